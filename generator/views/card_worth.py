"""What a card is worth and where it scores together with others, form by form.

A line is a question that concerns the card; under it the forms stand by what they answer, the
most first, so that a form that disagrees stands apart. Where a place is in doubt its other
readings stand apart too, under what they would say.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.model.answers import Answer, Reading
from generator.model.cards import CARDS, KINGS, MATTO, CardSet, Range, is_trump, trump_number
from generator.model.library import Library, answer_of
from generator.model.pack import NUMBERED
from generator.model.questions import Question
from generator.views.backlinks import Standing
from generator.views.cells import CruxMark, reading_cell
from generator.views.context import Context, cell_anchor
from generator.views.naming import joined
from generator.views.refs import Ref, form_name, question_short, siglum_of, source_title

PAPI = range(2, 6)
FIVES = (10, 13, 20)
HIGH = (28, *range(30, NUMBERED + 1))
SETS = ("versicole.run_ranges", "versicole.one_x_28", "versicole.tens")  # that name their cards
OF_CARDS = {
    "versicole.trump_29_in_runs": ("T29",),
    "versicole.matto_1_40": ("T1", "T40", MATTO),
    "versicole.kings": KINGS,
    "versicole.matto_joins": (MATTO,),
}


@dataclass(frozen=True, slots=True)
class Holder:
    """Forms of one rule set that answer alike: `ref` leads to their cell."""

    ref: Ref
    state: str
    cites: tuple[Ref, ...]
    played: bool  # no: another reading of a doubtful place
    crux: CruxMark | None


@dataclass(frozen=True, slots=True)
class Saying:
    """One answer, and who gives it; `apart` if more forms say something else."""

    words: str
    holders: tuple[Holder, ...]
    apart: bool


@dataclass(frozen=True, slots=True)
class WorthLine:
    """One question that concerns a card."""

    id: str
    title: str
    href: str
    sayings: tuple[Saying, ...]


def worth_lines(context: Context) -> dict[str, WorthLine]:
    """The line of every question that concerns some card, by the question's id."""
    asked = dict.fromkeys(id for code in CARDS for id in questions_of(context.library, code))
    return {
        id: _line(context, context.library.questions[id])
        for id in asked
        if id in context.library.questions
    }


def questions_of(library: Library, code: str) -> Iterator[str]:
    """The ids of the questions that concern a card, that on its own value first."""
    worth = question_of(code)
    if worth is not None:
        yield worth
    for id in SETS:
        if code in _named(library, id):
            yield id
    yield from (id for id, codes in OF_CARDS.items() if code in codes)


def question_of(code: str) -> str | None:
    """The question that asks what a card is worth; None for those that never count."""
    if code == MATTO:
        return "cards.matto"
    if not is_trump(code):
        return "cards.kings" if code in KINGS else None
    number = trump_number(code)
    if number > NUMBERED:
        return "cards.arie"
    special = {1: "cards.trump_1", 29: "cards.trump_29"}
    if number in special:
        return special[number]
    if number in PAPI:
        return "cards.trumps_2_to_5"
    if number in FIVES:
        return "cards.trumps_10_13_20"
    return "cards.trumps_28_30_to_35" if number in HIGH else None


def _named(library: Library, question: str) -> frozenset[str]:
    """The cards that any form's answer names, in whichever reading."""
    found = (answer_of(ruleset, question, form) for ruleset, form in library.forms())
    readings = (reading for answer in found if answer for reading in answer.readings)
    return frozenset(code for reading in readings for code in _cards_in(reading.value))


def _cards_in(value: object) -> Iterator[str]:
    if isinstance(value, CardSet):
        yield from value.cards
    elif isinstance(value, Range):
        yield from (f"T{number}" for number in range(value.low, value.high + 1))
    elif isinstance(value, tuple):
        for each in value:
            yield from _cards_in(each)


def _line(context: Context, question: Question) -> WorthLine:
    by_words: dict[str, list[tuple[int, Holder]]] = {}
    for ruleset in context.library.rulesets.values():
        for standing in context.links.standings(ruleset, question):
            for reading in _readings(standing.answer):
                words, holder = _holder(context, standing, reading)
                weight = len(standing.forms) if holder.played else 0
                by_words.setdefault(words, []).append((weight, holder))
    groups = sorted(by_words.items(), key=lambda item: -sum(n for n, _ in item[1]))
    return WorthLine(
        id=question.id,
        title=question_short(context, question),
        href=context.address.question(question.id),
        sayings=tuple(
            Saying(words, tuple(holder for _, holder in holders), place > 0)
            for place, (words, holders) in enumerate(groups)
        ),
    )


def _readings(answer: Answer[object]) -> tuple[Reading[object], ...]:
    """The reading that is played, then those that could be."""
    others = (r for r in answer.readings if r.letter != answer.played.letter and r.playable)
    return (answer.played, *others)


def _holder(context: Context, standing: Standing, reading: Reading[object]) -> tuple[str, Holder]:
    ruleset, question, answer = standing.ruleset, standing.question, standing.answer
    found = reading_cell(context, standing.form_id, question, answer, reading)
    names = (form_name(context, ruleset, form) for form in standing.forms)
    siglum = siglum_of(context, ruleset)
    anchor = cell_anchor(standing.form_id, reading.letter)
    ref = Ref(
        label=siglum if standing.of_all_forms else joined(context.word, names),
        href=context.address.question(question.id, anchor),
        title=source_title(context, ruleset.source),
        siglum=None if standing.of_all_forms else siglum,
    )
    words = found.words or context.word("value-none")
    return words, Holder(
        ref, found.state, found.cites, reading.letter == answer.played.letter, found.crux
    )
