"""A value in words: what a source answers, as a reader would say it.

Words of a choice stand beside the question in the questionnaire; figures, cards and lists are
put together from messages, so that no language is bent to another's order.
"""

import re
from collections.abc import Callable, Mapping

from generator.model.answers import Reading
from generator.model.cards import COUNTING, KINGS, MATTO, SUIT_CARDS, CardSet, Range, is_trump
from generator.model.cards import INDEX as CARD_INDEX
from generator.model.questions import Question, Shape
from generator.replay.record import plain_value
from generator.views.context import Context, Words
from generator.views.naming import card_name
from generator.views.naming import joined as joined
from generator.views.refs import spoken

EITHER = ("players", "deals")  # units of which a list is a choice: 2, 3 or 4 players
IN_TURN = ("tally.order", "match.result")  # lists of words that are gone through in their order
_RANGE = re.compile(r"T(\d+)-T(\d+)\Z", re.IGNORECASE)


def value_words(context: Context, question: Question, value: object) -> str:
    """The value of an answer in words; `value` as in the model, never None."""
    return _WORDING[question.type](context, question, value)


def says(context: Context, question: Question, reading: Reading[object]) -> str | None:
    """The rulebook's sentence for a reading's value; None where there is nothing to say."""
    value = plain_value(reading.value)
    if value is None:
        return None
    key = "none" if value == [] else value if isinstance(value, str) else "any"
    texts = context.library.question_texts[question.stage]
    found = texts.find(context.lang, question.name, "says", key) or texts.find(
        context.lang, question.name, "says", "any"
    )
    if found is None:
        return None
    return spoken(context, found).replace("{value}", value_words(context, question, reading.value))


def figure(word: Words, unit: str | None, count: int) -> str:
    """`5 points`, `twice`, `nothing`."""
    return word(f"unit-{unit}", count=count) if unit else str(count)


def card_set_words(word: Words, cards: CardSet) -> str:
    """`the counting cards, the 21 to 27 and the 29`."""
    written = list(cards.written)
    if not written:
        return word("cards-none")
    if set(KINGS) <= set(written):
        place = written.index(next(code for code in written if code in KINGS))
        written = [code for code in written if code not in KINGS]
        written.insert(place, "kings")
    return joined(word, (_set_part(word, part) for part in written))


def _set_part(word: Words, part: str) -> str:
    span = _RANGE.match(part)
    if span:
        return word("cards-range", low=int(span[1]), high=int(span[2]))
    if part in (COUNTING, "kings"):
        return word(f"cards-{part}")
    code = part.upper()
    if code != MATTO and CARD_INDEX[code] >= SUIT_CARDS:
        return word("cards-trump", number=int(code[1:]))
    return card_name(word, code)


def _choice(context: Context, question: Question, value: object) -> str:
    return _own_word(context, question, str(plain_value(value)))


def _number(context: Context, question: Question, value: object) -> str:
    if isinstance(value, int):
        return figure(context.word, question.unit, value)
    return _own_word(context, question, str(value))


def _numbers(context: Context, question: Question, value: object) -> str:
    assert isinstance(value, tuple)
    if len(value) == 1:
        return figure(context.word, question.unit, value[0])
    joint = "or" if question.unit in EITHER else "and"
    figures = joined(context.word, map(str, value), joint)
    return context.word(f"units-{question.unit}", list=figures)


def _words(context: Context, question: Question, value: object) -> str:
    assert isinstance(value, tuple)
    joint = "comma" if question.id in IN_TURN else "and"
    words = (_own_word(context, question, word) for word in value)
    return joined(context.word, words, joint) or context.word("value-empty")


def _cards(context: Context, question: Question, value: object) -> str:
    assert isinstance(value, CardSet)
    return card_set_words(context.word, value)


def _sets(context: Context, question: Question, value: object) -> str:
    assert isinstance(value, tuple)
    return joined(context.word, (_one_set(context.word, cards) for cards in value), "semicolon")


def _one_set(word: Words, cards: CardSet) -> str:
    return joined(
        word, (code[1:] if is_trump(code) else card_name(word, code) for code in cards.cards)
    )


def _ranges(context: Context, question: Question, value: object) -> str:
    assert isinstance(value, tuple)
    return joined(context.word, (_one_range(context.word, span) for span in value))


def _one_range(word: Words, span: Range) -> str:
    return word("range", low=span.low, high=span.high)


def _own_word(context: Context, question: Question, value: str) -> str:
    texts = context.library.question_texts[question.stage]
    found = texts.find(context.lang, question.name, "values", value)
    return spoken(context, found) if found else value.replace("_", " ")


_WORDING: Mapping[Shape, Callable[[Context, Question, object], str]] = {
    Shape.CHOICE: _choice,
    Shape.NUMBER: _number,
    Shape.NUMBERS: _numbers,
    Shape.WORDS: _words,
    Shape.CARDS: _cards,
    Shape.SETS: _sets,
    Shape.RANGES: _ranges,
}
