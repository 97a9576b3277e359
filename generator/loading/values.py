"""The values of answers: from a node, by the type of the question's field in RuleSet.

A value is read together with its short form (`written`): the word; the figure; `10, 11`; words
of cards joined by `, `; sets by ` / `; `none` for an empty list.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, get_args

from generator.loading.annotations import is_sentence, shortened
from generator.loading.faults import did_you_mean, may_be
from generator.loading.nodes import ListNode, Node, TextNode
from generator.loading.records import BAD, FIGURE, Bad, Reader
from generator.model.cards import (
    COUNTING,
    CardSet,
    NotACard,
    Range,
    card_range,
    card_set,
    cards_named,
)
from generator.model.library import STAGES
from generator.model.questions import Question
from generator.model.ruleset import RuleSet

EMPTY = "none"  # an empty list, written
Value = tuple[object, str]  # the value, and its short form


@cache
def group_types() -> Mapping[str, type]:
    """The group of fields of each stage, in the order of the stages."""
    kinds = {f.name: f.type for f in fields(RuleSet)}
    return {stage: kinds[stage] for stage in STAGES}  # type: ignore[misc]


@cache
def value_types() -> Mapping[str, Any]:
    """The type of each question's value, by its id, from `Answers[...]` of its field."""
    return {
        f"{stage}.{f.name}": get_args(get_args(f.type)[1])[0]
        for stage, group in group_types().items()
        for f in fields(group)
    }


def read_value(reader: Reader, question: Question, node: Node) -> Value | Bad:
    """The value that stands at a node as an answer to a question; BAD with a fault."""
    if node.bad:
        return BAD
    kind = value_types()[question.id]
    if isinstance(kind, UnionType):
        return _figure_or_word(reader, question, node)
    if isinstance(kind, type) and issubclass(kind, Enum):
        word = _word(reader, question, node, [m.value for m in kind])
        return BAD if word is BAD else (kind(word), word)
    return _BY_TYPE[kind](reader, question, node)


def plain_value(value: object) -> object:
    """A value as JSON has it: words, figures, lists of them."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, CardSet):
        return list(value.written)
    if isinstance(value, Range):
        return str(value)
    if isinstance(value, tuple):
        return [plain_value(v) for v in value]
    return value


def same_value(a: object, b: object) -> bool:
    """Whether two values say the same; of sets of cards, whichever way they are written."""
    return _essence(a) == _essence(b)


def _essence(value: object) -> object:
    if isinstance(value, CardSet):
        return value.counting, value.cards
    if isinstance(value, tuple):
        return tuple(_essence(v) for v in value)
    return value


def _no_answer(reader: Reader, question: Question, node: Node, *hints: str) -> Bad:
    text = node.text if isinstance(node, TextNode) else ""
    what = f"'{shortened(text)}'" if text else "this list" if isinstance(node, ListNode) else "this"
    return reader.fault("006", node, f"{what} is not an answer to {question.id}", *hints)


def _word(reader: Reader, question: Question, node: Node, allowed: list[str]) -> str | Bad:
    if isinstance(node, TextNode) and node.text in allowed:
        return node.text
    if isinstance(node, TextNode) and is_sentence(node.text):
        return reader.one_of(allowed, node, question.id)
    nearest = did_you_mean(node.text, allowed) if isinstance(node, TextNode) else ""
    return _no_answer(reader, question, node, may_be(allowed), nearest)


def _figure(reader: Reader, question: Question, node: Node) -> Value | Bad:
    if not isinstance(node, TextNode) or not FIGURE.match(node.text):
        return _no_answer(reader, question, node, "it is a figure, as 21")
    return int(node.text), node.text


def _figure_or_word(reader: Reader, question: Question, node: Node) -> Value | Bad:
    if isinstance(node, TextNode) and not FIGURE.match(node.text):
        if node.text in question.allowed:
            return node.text, node.text
        return _no_answer(
            reader,
            question,
            node,
            may_be(["a figure", *question.allowed]),
            did_you_mean(node.text, question.allowed),
        )
    return _figure(reader, question, node)


def _items(reader: Reader, question: Question, node: Node, example: str) -> ListNode | Bad:
    if isinstance(node, ListNode):
        return node
    return _no_answer(reader, question, node, f"it is a list, as {example}")


def _figures(reader: Reader, question: Question, node: Node) -> Value | Bad:
    listed = _items(reader, question, node, "[10, 11]")
    if listed is BAD:
        return BAD
    read = [_figure(reader, question, item) for item in listed.items]
    numbers = [one for one in read if one is not BAD]
    if len(numbers) < len(read):
        return BAD
    return tuple(value for value, _ in numbers), ", ".join(w for _, w in numbers) or EMPTY


def _words(reader: Reader, question: Question, node: Node) -> Value | Bad:
    listed = _items(reader, question, node, "[" + ", ".join(question.allowed[:2]) + "]")
    if listed is BAD:
        return BAD
    allowed = list(question.allowed)
    words = [_word(reader, question, item, allowed) for item in listed.items]
    if BAD in words:
        return BAD
    return tuple(words), ", ".join(map(str, words)) or EMPTY


def _cards(reader: Reader, question: Question, node: Node) -> Value | Bad:
    listed = _items(reader, question, node, "[counting, T21-T27, T29]")
    if listed is BAD:
        return BAD
    words = [card_word(reader, item) for item in listed.items]
    if BAD in words:
        return BAD
    return card_set(tuple(str(w) for w in words)), ", ".join(map(str, words)) or EMPTY


def _sets(reader: Reader, question: Question, node: Node) -> Value | Bad:
    listed = _items(reader, question, node, "[[T10, T20, T30], [T20, T30, T40]]")
    if listed is BAD:
        return BAD
    sets = [_cards(reader, question, item) for item in listed.items]
    read = [s for s in sets if s is not BAD]
    if len(read) < len(sets):
        return BAD
    return tuple(value for value, _ in read), " / ".join(w for _, w in read) or EMPTY


def _ranges(reader: Reader, question: Question, node: Node) -> Value | Bad:
    listed = _items(reader, question, node, "[T1-T5, T28-T40]")
    if listed is BAD:
        return BAD
    spans: list[Range] = []
    for item in listed.items:
        word = reader.word(item, question.id)
        try:
            spans.append(card_range(word if word is not BAD else ""))
        except NotACard:
            if word is not BAD:
                reader.fault(
                    "004",
                    item,
                    f"'{shortened(word)}' is no range of tarocchi",
                    "write it as T28-T40",
                )
    if len(spans) < len(listed.items):
        return BAD
    return tuple(spans), ", ".join(map(str, spans)) or EMPTY


def card_word(reader: Reader, node: Node) -> str | Bad:
    """A card, a range or `counting`, in upper case as we write them; BAD with a fault."""
    word = reader.word(node, "a card")
    if word is BAD or word == COUNTING:
        return word
    try:
        cards_named((word,))
    except NotACard:
        return reader.fault("004", node, f"'{shortened(word)}' is no card", *card_hints(word))
    return word.upper()


def card_hints(word: str) -> tuple[str, str]:
    """How cards are written, and the word perhaps meant."""
    how = "cards are CK D10 SN B1 (J N Q K), T1 to T40, M; ranges T21-T27; or the word counting"
    return how, did_you_mean(word, [COUNTING]) if len(word) > 4 else ""


_BY_TYPE: dict[Any, Callable[[Reader, Question, Node], Value | Bad]] = {
    int: _figure,
    tuple[int, ...]: _figures,
    tuple[str, ...]: _words,
    CardSet: _cards,
    tuple[CardSet, ...]: _sets,
    tuple[Range, ...]: _ranges,
}
