"""What the sources disagree about most, measured on the data.

Two rule sets disagree on a question where both give a value of their own for forms that are
alike in players and sides, and the values differ. A disagreement of two plain statements weighs
most; one that hangs on a conjecture weighs least. A question's weight is the sum over all pairs
of rule sets; witnesses of another rule set are left out, since they repeat it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from generator.model.answers import Evidence, Reading
from generator.model.library import answer_of
from generator.model.questions import Kind, Question
from generator.model.ruleset import RuleSet
from generator.replay.record import plain_value
from generator.views.cells import Cell, own_answer, reading_cell
from generator.views.context import Context, cell_anchor
from generator.views.dated import by_age
from generator.views.naming import joined
from generator.views.refs import form_name, question_text, siglum_of, stage_text

WEIGHTS: Mapping[Evidence, int] = {
    Evidence.STATED: 3,
    Evidence.IMPLIED: 2,
    Evidence.CONJECTURED: 1,
    Evidence.SILENT: 0,
    Evidence.NOT_APPLICABLE: 0,
}


@dataclass(frozen=True, slots=True)
class Who:
    """A source that holds a position."""

    siglum: str
    name: str | None
    href: str


@dataclass(frozen=True, slots=True)
class Held:
    """A position, and those who hold it."""

    cell: Cell
    who: tuple[Who, ...]
    again: bool  # the same value as that before, otherwise known


@dataclass(frozen=True, slots=True)
class Dispute:
    """A question on which the sources part."""

    asks: str
    href: str
    stage: str
    positions: tuple[Held, ...]


def loudest(context: Context, most: int) -> tuple[Dispute, ...]:
    """The questions with the greatest weight, the heaviest first."""
    weights = {question.id: weight(context, question) for question in asked(context)}
    heaviest = sorted(asked(context), key=lambda question: -weights[question.id])
    return tuple(_dispute(context, each) for each in heaviest[:most] if weights[each.id])


def asked(context: Context) -> tuple[Question, ...]:
    """All questions, in the order of play."""
    return tuple(context.library.questions.values())


def weight(context: Context, question: Question) -> int:
    """How loudly the sources disagree on a question; 0 if they do not."""
    if question.kind is not Kind.RULE:
        return 0
    sets = [each for each in context.library.rulesets.values() if each.witness_of is None]
    return sum(_between(one, other, question) for one, other in combinations(sets, 2))


def _between(one: RuleSet, other: RuleSet, question: Question) -> int:
    weights = [
        min(WEIGHTS[a.evidence], WEIGHTS[b.evidence])
        for a, b in _facing(one, other, question)
        if plain_value(a.value) != plain_value(b.value)
    ]
    return max(weights, default=0)


def _facing(
    one: RuleSet, other: RuleSet, question: Question
) -> Iterator[tuple[Reading[object], Reading[object]]]:
    """The readings of two rule sets for forms alike in players and sides."""
    for form in one.forms.values():
        for like in other.forms.values():
            if (form.players, form.sides) != (like.players, like.sides):
                continue
            answers = answer_of(one, question.id, form.id), answer_of(other, question.id, like.id)
            if answers[0] is not None and answers[1] is not None:
                yield answers[0].played, answers[1].played


def _dispute(context: Context, question: Question) -> Dispute:
    held: dict[str, dict[str, tuple[Cell, list[Who]]]] = {}  # by value, then by how it is known
    for ruleset in by_age(context):
        for standing in context.links.standings(ruleset, question):
            played = standing.answer.played
            if not own_answer(played):
                continue
            cell = reading_cell(context, standing.form_id, question, standing.answer, played)
            names = (form_name(context, ruleset, form) for form in standing.forms)
            who = Who(
                siglum=siglum_of(context, ruleset),
                name=None if standing.of_all_forms else joined(context.word, names),
                href=context.address.question(question.id, cell_anchor(standing.form_id)),
            )
            known = f"{cell.state} {cell.completed_from} {cell.crux}"
            alike = held.setdefault(str(plain_value(played.value)), {})
            alike.setdefault(known, (cell, []))[1].append(who)
    return Dispute(
        asks=question_text(context, question, "asks") or question.id,
        href=context.address.question(question.id),
        stage=stage_text(context, question.stage, "short"),
        positions=tuple(
            Held(cell, tuple(who), place > 0)
            for alike in held.values()
            for place, (cell, who) in enumerate(alike.values())
        ),
    )
