"""The answers to one question, source by source: the smallest things that can be cited.

Forms of a rule set that answer alike share a block; each keeps its own anchor.
"""

from dataclasses import dataclass

from generator.model.answers import Answer, Reading
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.views.backlinks import Standing, standings
from generator.views.cells import Cell, arises, cell, reading_cell, state_of
from generator.views.citing import Cite, cite
from generator.views.context import Context, cell_anchor
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
    cell: Cell
    passages: tuple[Passage, ...]
    note_html: str | None
    played: bool
    unplayable: bool


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
    correct_href: str


def answer_blocks(context: Context, question: Question) -> tuple[AnswerBlock, ...]:
    """All answers, source by source; forms without an answer are named too."""
    blocks: list[AnswerBlock] = []
    for ruleset in context.library.rulesets.values():
        answered = standings(ruleset, question)
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
        cite=cite(context, *_title_and_state(context, question, standing), cell_anchor(form_id)),
        correct_href=context.address.page("contribute", "corrections"),
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
        cite=cite(context, title, context.word(f"evidence-{shown.state}"), anchor),
        correct_href=context.address.page("contribute", "corrections"),
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
            cell=_uncruxed(context, question, standing, reading),
            passages=passages(context, reading),
            note_html=_note(context, standing.ruleset, reading),
            played=reading == answer.played,
            unplayable=not reading.playable,
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


def _title_and_state(context: Context, question: Question, standing: Standing) -> tuple[str, str]:
    title = _title(context, question, standing.ruleset, standing.forms)
    played = standing.answer.played
    evidence = context.word(f"evidence-{state_of(played)}")
    crux = standing.answer.crux
    if crux is None:
        return title, context.word("state-cell", evidence=evidence)
    letter = played.letter or ""
    return title, context.word("state-cell-crux", evidence=evidence, crux=crux, letter=letter)


def _title(context: Context, question: Question, ruleset: RuleSet, forms: tuple[str, ...]) -> str:
    return context.word(
        "cell-title",
        question=question_short(context, question),
        source=source_short(context, ruleset.source),
        forms=joined(context.word, (form_name(context, ruleset, form) for form in forms)),
    )
