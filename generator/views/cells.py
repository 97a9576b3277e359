"""A cell: what one form answers to one question, as every page shows it."""

from dataclasses import dataclass

from generator.model.answers import EDITORS, Answer, Evidence, Reading
from generator.model.library import answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.replay.record import plain_value
from generator.views.context import Context, cell_anchor
from generator.views.refs import Ref, form_ref, passage_refs
from generator.views.values import value_words
from generator.views.witness import Agreement, agreement

NOT_ARISING = "not-arising"
NOT_READ = "not-read"


@dataclass(frozen=True, slots=True)
class CruxMark:
    """The sign of a doubtful place; `letter` is the reading that this value is."""

    id: str
    letter: str | None
    href: str


@dataclass(frozen=True, slots=True)
class Cell:
    """One answer, ready to be set; the states are those of macros.html.j2."""

    state: str
    words: str | None = None  # none where nothing is played
    cites: tuple[Ref, ...] = ()
    see: tuple[Ref, ...] = ()
    source: Ref | None = None  # of a supplied value; none where the editors supply it
    completed_from: Ref | None = None
    crux: CruxMark | None = None
    href: str | None = None  # its own place on the question's page
    agrees: Agreement | None = None  # of a witness that has no reading of its own


def cell(context: Context, ruleset: RuleSet, form: str, question: Question) -> Cell:
    """What a form answers to a question, by the reading that is played."""
    answer = answer_of(ruleset, question.id, form)
    form_id = f"{ruleset.id}/{form}"
    if answer is None:
        href = context.address.question(question.id, cell_anchor(form_id))
        return Cell(cell_state(ruleset, form, question), href=href)
    return reading_cell(context, form_id, question, answer, answer.played)


def cell_state(ruleset: RuleSet, form: str, question: Question) -> str:
    """The state of that cell alone."""
    answer = answer_of(ruleset, question.id, form)
    if answer is None:
        return NOT_READ if arises(ruleset, form, question) else NOT_ARISING
    return state_of(answer.played)


def reading_cell(
    context: Context,
    form_id: str,
    question: Question,
    answer: Answer[object],
    reading: Reading[object],
) -> Cell:
    """One reading of an answer as a cell."""
    filler = None if reading.supplied_from == EDITORS else reading.supplied_from
    return Cell(
        state=state_of(reading),
        words=_words(context, question, reading),
        cites=passage_refs(context, reading.cites),
        see=passage_refs(context, reading.see),
        source=_filler(context, question, filler),
        completed_from=_filler(context, question, reading.completed_from),
        crux=_crux(context, answer, reading),
        href=context.address.question(question.id, cell_anchor(form_id)),
        agrees=agreement(context, form_id, question.id),
    )


def state_of(reading: Reading[object]) -> str:
    """The state of a reading, in the words of the style sheet."""
    return reading.evidence_word.replace("_", "-")


def arises(ruleset: RuleSet, form: str, question: Question) -> bool:
    """Whether the form's other answers, as played, leave room for the question."""
    for asked, allowed in (question.applies_when or {}).items():
        answer = answer_of(ruleset, asked, form)
        if answer is not None and str(plain_value(answer.played.value)) not in allowed:
            return False
    return True


def same_value(one: Reading[object], other: Reading[object]) -> bool:
    """Whether two readings are played alike."""
    return plain_value(one.value) == plain_value(other.value)


def own_answer(reading: Reading[object]) -> bool:
    """Whether the source itself gives the value, however surely."""
    return reading.evidence in (Evidence.STATED, Evidence.IMPLIED, Evidence.CONJECTURED)


def _words(context: Context, question: Question, reading: Reading[object]) -> str | None:
    if reading.value is not None:
        return value_words(context, question, reading.value)
    return None if reading.playable else context.word("value-unplayable")


def _filler(context: Context, question: Question, form: str | None) -> Ref | None:
    if form is None:
        return None
    if form == EDITORS:
        return Ref(label=context.word("editors-short"))
    return form_ref(context, form, question.id)


def _crux(context: Context, answer: Answer[object], reading: Reading[object]) -> CruxMark | None:
    if answer.crux is None:
        return None
    return CruxMark(answer.crux, reading.letter, context.address.crux(answer.crux))
