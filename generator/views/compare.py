"""The comparison: questions by forms, whole or one stage of it."""

import json
from dataclasses import dataclass

from generator.model.cards import CardSet
from generator.model.library import STAGES, answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.replay.record import plain_value
from generator.views.cells import Cell, arises, cell
from generator.views.citing import Cite, cite
from generator.views.context import Context
from generator.views.effects import Heaviest, caution, heaviest
from generator.views.indexes import state_of_site
from generator.views.refs import (
    Link,
    form_name,
    question_short,
    siglum_of,
    source_short,
    stage_text,
)

AT_FIRST = 12  # columns shown before the reader has chosen
NOTHING_PLAYED = ""


@dataclass(frozen=True, slots=True)
class Column:
    """A form."""

    id: str
    name: str
    siglum: str
    source: str
    href: str
    first: bool  # whether it is shown at first


@dataclass(frozen=True, slots=True)
class ComparedCell:
    """What a form answers, and what it plays."""

    form: str
    label: str  # the form's name where the head of the column is not seen
    cell: Cell
    played: str | None  # two forms play alike where it is the same; none where it was not read


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """A question under every form."""

    id: str
    short: str
    consequence: str
    href: str
    effect: Heaviest | None  # where another answer weighs most; none where none could be tried
    effect_href: str
    cells: tuple[ComparedCell, ...]


@dataclass(frozen=True, slots=True)
class ComparedStage:
    """The questions of a stage."""

    id: str
    title: str
    href: str | None  # of the stage's own page; none on that page itself
    rows: tuple[ComparedRow, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything that compare.html.j2 prints."""

    title: str
    under: str | None
    lead_html: str | None
    csv_href: str | None
    json_href: str | None
    contents: tuple[Link, ...]
    forms: tuple[Column, ...]
    stages: tuple[ComparedStage, ...]
    caution: Link | None
    cite: Cite
    state: str


def compare_page(context: Context, stage: str | None = None) -> Comparison:
    """All questions under all forms, or those of one stage."""
    word = context.word
    title = word("compare-title")
    if stage is not None:
        title = word("compare-title-stage", stage=stage_text(context, stage, "title"))
    forms = tuple(context.library.forms())
    state = state_of_site(context)
    names = stages_asked(context)
    return Comparison(
        title=title,
        under=stage_text(context, stage, "about") if stage else word("compare-under"),
        lead_html=None,
        csv_href="index.csv",
        json_href="index.json",
        contents=tuple(
            Link(stage_text(context, name, "short"), context.address.compare(name))
            for name in names
        ),
        forms=tuple(
            _column(context, ruleset, form, place < AT_FIRST)
            for place, (ruleset, form) in enumerate(forms)
        ),
        stages=tuple(
            _stage(context, name, forms, own=name == stage)
            for name in ((stage,) if stage else names)
        ),
        caution=caution(context),
        cite=cite(context, title, state),
        state=state,
    )


def stages_asked(context: Context) -> tuple[str, ...]:
    """The stages that have questions, in the order of play."""
    asked = {question.stage for question in context.library.questions.values()}
    return tuple(stage for stage in STAGES if stage in asked)


def questions_of(context: Context, stage: str) -> tuple[Question, ...]:
    """The questions of a stage, in the order of the questionnaire."""
    return tuple(q for q in context.library.questions.values() if q.stage == stage)


def _stage(
    context: Context, stage: str, forms: tuple[tuple[RuleSet, str], ...], own: bool
) -> ComparedStage:
    return ComparedStage(
        id=stage,
        title=stage_text(context, stage, "title"),
        href=None if own else context.address.compare(stage),
        rows=tuple(_row(context, question, forms) for question in questions_of(context, stage)),
    )


def _column(context: Context, ruleset: RuleSet, form: str, first: bool) -> Column:
    form_id = f"{ruleset.id}/{form}"
    return Column(
        id=form_id,
        name=form_name(context, ruleset, form),
        siglum=siglum_of(context, ruleset),
        source=source_short(context, ruleset.source),
        href=context.address.rulebook(form_id),
        first=first,
    )


def _row(
    context: Context, question: Question, forms: tuple[tuple[RuleSet, str], ...]
) -> ComparedRow:
    return ComparedRow(
        id=question.id,
        short=question_short(context, question),
        consequence=context.word(f"consequence-{question.consequence.value}"),
        href=context.address.question(question.id),
        effect=heaviest(context, question.id),
        effect_href=context.address.question(question.id, "effects"),
        cells=tuple(_cell(context, ruleset, form, question) for ruleset, form in forms),
    )


def _cell(context: Context, ruleset: RuleSet, form: str, question: Question) -> ComparedCell:
    return ComparedCell(
        form=f"{ruleset.id}/{form}",
        label=form_label(context, ruleset, form),
        cell=cell(context, ruleset, form, question),
        played=played(ruleset, form, question),
    )


def form_label(context: Context, ruleset: RuleSet, form: str) -> str:
    """A form with its siglum: `V pairs`."""
    return f"{siglum_of(context, ruleset)} {form_name(context, ruleset, form)}"


def played(ruleset: RuleSet, form: str, question: Question) -> str | None:
    """What a form plays, as canonical text; empty where nothing is, none where it was not read."""
    answer = answer_of(ruleset, question.id, form)
    if answer is None:
        return None if arises(ruleset, form, question) else NOTHING_PLAYED
    value = canonical(answer.played.value)
    return NOTHING_PLAYED if value is None else json.dumps(value, ensure_ascii=False)


def canonical(value: object) -> object:
    """A value as plain data; of sets of cards one form, however a source writes them."""
    if isinstance(value, CardSet):
        return [*(["counting"] if value.counting else []), *value.cards]
    if isinstance(value, tuple):
        return [canonical(part) for part in value]
    return plain_value(value)
