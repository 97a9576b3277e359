"""The answers to one question, source by source: the smallest things that can be cited.

Forms of a rule set that answer alike share a block; each keeps its own anchor.
"""

from dataclasses import dataclass

from generator.model.answers import Answer, Reading
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.views.backlinks import Standing
from generator.views.cells import Cell, arises, cell, reading_cell, state_of
from generator.views.citing import Cite, cite
from generator.views.context import Context, cell_anchor
from generator.views.correcting import Correction, correction
from generator.views.effects import effects_of
from generator.views.naming import joined
from generator.views.quoted import Passage, passages
from generator.views.refs import (
    Link,
    crux_title,
    form_name,
    question_short,
    siglum_of,
    source_short,
)
from generator.views.state import line_of_text
from generator.views.uses import answer_steps
from generator.views.values import says


@dataclass(frozen=True, slots=True)
class FormTag:
    """A form named beside its answer."""

    name: str
    href: str
    anchor: str


@dataclass(frozen=True, slots=True)
class ReadingBlock:
    """One reading of a doubtful place."""

    letter: str
    anchor: str
    also: tuple[str, ...]  # the anchors of the other forms
    cell: Cell
    passages: tuple[Passage, ...]
    note_html: str | None
    played: bool
    unplayable: bool
    cite: Cite


@dataclass(frozen=True, slots=True)
class CruxLine:
    """The doubtful place that an answer is part of."""

    id: str
    letter: str | None
    href: str
    title: str


@dataclass(frozen=True, slots=True)
class AnswerBlock:
    """What one or more forms of a rule set answer."""

    anchor: str
    siglum: str
    title: str
    forms: tuple[FormTag, ...]
    cell: Cell
    passages: tuple[Passage, ...]
    note_html: str | None
    readings: tuple[ReadingBlock, ...]
    crux: CruxLine | None
    says: str | None
    engine_use: str | None
    steps: tuple[Link, ...]
    changes: tuple[tuple[FormTag, str, str], ...]  # form, other value, what it changes
    cite: Cite
    correct: Correction


def answer_blocks(context: Context, question: Question) -> tuple[AnswerBlock, ...]:
    """All answers, source by source; forms without an answer are named too."""
    blocks: list[AnswerBlock] = []
    for ruleset in context.library.rulesets.values():
        answered = context.links.standings(ruleset, question)
        blocks.extend(_block(context, question, standing) for standing in answered)
        named = {form for standing in answered for form in standing.forms}
        rest = tuple(form for form in ruleset.forms if form not in named)
        for arising in (True, False):
            like = tuple(form for form in rest if arises(ruleset, form, question) is arising)
            if like:
                blocks.append(_empty(context, question, ruleset, like))
    return tuple(blocks)


def _block(context: Context, question: Question, standing: Standing) -> AnswerBlock:
    answer, form_id = standing.answer, standing.form_id
    played = answer.played
    shown = reading_cell(context, form_id, question, answer, played)
    return AnswerBlock(
        anchor=cell_anchor(form_id),
        siglum=siglum_of(context, standing.ruleset),
        title=source_short(context, standing.ruleset.source),
        forms=_tags(context, standing.ruleset, standing.forms),
        cell=shown,
        passages=passages(context, played),
        note_html=None if answer.crux else _note(context, standing.ruleset, played),
        readings=_readings(context, question, standing),
        crux=_crux(context, answer),
        says=says(context, question, played),
        engine_use=None,
        steps=answer_steps(context, form_id, question.id),
        changes=_changes(context, question, standing),
        cite=_cite(context, question, standing, played),
        correct=_correct(context, question, standing.ruleset, standing.forms),
    )


def _changes(
    context: Context, question: Question, standing: Standing
) -> tuple[tuple[FormTag, str, str], ...]:
    """What each other value changes, form by form, as measured."""
    return tuple(
        (tag, value, told)
        for form, tag in zip(
            standing.forms, _tags(context, standing.ruleset, standing.forms), strict=True
        )
        for value, told in effects_of(context, f"{standing.ruleset.id}/{form}", question.id)
    )


def _empty(
    context: Context, question: Question, ruleset: RuleSet, forms: tuple[str, ...]
) -> AnswerBlock:
    """Forms that were not read for the question, or for which it does not arise."""
    shown = cell(context, ruleset, forms[0], question)
    title = _title(context, question, ruleset, forms)
    anchor = cell_anchor(f"{ruleset.id}/{forms[0]}")
    return AnswerBlock(
        anchor=anchor,
        siglum=siglum_of(context, ruleset),
        title=source_short(context, ruleset.source),
        forms=_tags(context, ruleset, forms),
        cell=shown,
        passages=(),
        note_html=None,
        readings=(),
        crux=None,
        says=None,
        engine_use=None,
        steps=(),
        changes=(),
        cite=cite(context, title, _state_of_cell(context, ruleset, shown.state), anchor),
        correct=_correct(context, question, ruleset, forms),
    )


def _tags(context: Context, ruleset: RuleSet, forms: tuple[str, ...]) -> tuple[FormTag, ...]:
    return tuple(
        FormTag(
            name=form_name(context, ruleset, form),
            href=context.address.rulebook(f"{ruleset.id}/{form}"),
            anchor=cell_anchor(f"{ruleset.id}/{form}"),
        )
        for form in forms
    )


def _note(context: Context, ruleset: RuleSet, reading: Reading[object]) -> str | None:
    if reading.note is None:
        return None
    found = context.library.ruleset_notes[ruleset.id].find(context.lang, reading.note)
    return context.prose(found) if found else None


def _readings(context: Context, question: Question, standing: Standing) -> tuple[ReadingBlock, ...]:
    answer = standing.answer
    if answer.crux is None:
        return ()
    return tuple(
        ReadingBlock(
            letter=reading.letter or "",
            anchor=cell_anchor(standing.form_id, reading.letter),
            also=tuple(
                cell_anchor(f"{standing.ruleset.id}/{form}", reading.letter)
                for form in standing.forms[1:]
            ),
            cell=_uncruxed(context, question, standing, reading),
            passages=passages(context, reading),
            note_html=_note(context, standing.ruleset, reading),
            played=reading == answer.played,
            unplayable=not reading.playable,
            cite=_cite(context, question, standing, reading, reading.letter),
        )
        for reading in answer.readings
    )


def _uncruxed(
    context: Context, question: Question, standing: Standing, reading: Reading[object]
) -> Cell:
    """A reading under its own letter: the sign of doubt stands above them all."""
    plain = Answer(standing.answer.form, None, (reading,), reading)
    return reading_cell(context, standing.form_id, question, plain, reading)


def _crux(context: Context, answer: Answer[object]) -> CruxLine | None:
    if answer.crux is None:
        return None
    return CruxLine(
        answer.crux,
        answer.played.letter,
        context.address.crux(answer.crux),
        crux_title(context, answer.crux),
    )


def _cite(
    context: Context,
    question: Question,
    standing: Standing,
    reading: Reading[object],
    letter: str | None = None,
) -> Cite:
    """The citation of an answer as it is played; with a letter, of one of its readings."""
    title = _title(context, question, standing.ruleset, standing.forms)
    if letter is not None:
        title = context.word("cite-reading", title=title, letter=letter)
    state = _state(context, standing, reading)
    return cite(context, title, state, cell_anchor(standing.form_id, letter))


def _state(context: Context, standing: Standing, reading: Reading[object]) -> str:
    """How surely we have it, by which reading, and how the source's text reaches us."""
    crux, evidence = standing.answer.crux, state_of(reading)
    if crux is None:
        return _state_of_cell(context, standing.ruleset, evidence)
    said = context.word(
        "state-cell-crux",
        evidence=context.word(f"evidence-{evidence}"),
        crux=crux,
        letter=reading.letter or "",
        played="yes" if reading == standing.answer.played else "no",
    )
    return _with_line(context, standing.ruleset, said)


def _state_of_cell(context: Context, ruleset: RuleSet, evidence: str) -> str:
    said = context.word("state-cell", evidence=context.word(f"evidence-{evidence}"))
    return _with_line(context, ruleset, said)


def _with_line(context: Context, ruleset: RuleSet, said: str) -> str:
    line = line_of_text(context, context.library.sources.get(ruleset.source))
    return f"{said} {line}".strip()


def _correct(
    context: Context, question: Question, ruleset: RuleSet, forms: tuple[str, ...]
) -> Correction:
    id = f"{question.id} {ruleset.id}/{'+'.join(forms)}"
    title = _title(context, question, ruleset, forms)
    return correction(context, id, title, cell_anchor(f"{ruleset.id}/{forms[0]}"))


def _title(context: Context, question: Question, ruleset: RuleSet, forms: tuple[str, ...]) -> str:
    return context.word(
        "cell-title",
        question=question_short(context, question),
        source=source_short(context, ruleset.source),
        forms=joined(context.word, (form_name(context, ruleset, form) for form in forms)),
    )
