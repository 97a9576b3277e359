"""What the deals show: which passages are exercised, which wait, which are no rules at all.

Passages by forms, each in one of the states of passage_states.py; and for every form how many
of the questions are answered how surely.
"""

from dataclasses import dataclass

from generator.model.answers import Citation, Evidence
from generator.model.ruleset import RuleSet
from generator.model.source import Provision, Source
from generator.views.backlinks import Resting
from generator.views.cells import cell
from generator.views.citing import Cite, cite
from generator.views.context import Context
from generator.views.indexes import state_of_site
from generator.views.passage_states import STATES, passage_state
from generator.views.refs import (
    Link,
    Ref,
    form_name,
    passage_ref,
    question_short,
    siglum_of,
    source_short,
)
from generator.views.translated import TranslatedRow, translated
from generator.views.unshown import Unseen, unseen_rows
from generator.views.values import joined

MOST = 5  # questions named beside a passage
EVIDENCE = (
    "stated", "implied", "conjectured", "supplied", "silent", "not-applicable", "not-arising",
    "not-read",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class CoverageCell:
    """One passage under one form."""

    form: str
    state: str
    count: int  # of steps, where it is shown
    href: str | None  # to the first of them


@dataclass(frozen=True, slots=True)
class CoverageRow:
    """One passage under all forms of its source; `why` in words where it does not act."""

    ref: Ref
    cells: tuple[CoverageCell, ...]
    why: str | None


@dataclass(frozen=True, slots=True)
class FormColumn:
    """A form, with how many passages are in each state."""

    id: str
    name: str
    href: str
    counts: tuple[tuple[str, int], ...]  # states that occur
    deals: int


@dataclass(frozen=True, slots=True)
class CoveredSet:
    """A rule set: passages by forms."""

    id: str
    siglum: str
    title: str
    href: str
    forms: tuple[FormColumn, ...]
    rows: tuple[CoverageRow, ...]


@dataclass(frozen=True, slots=True)
class EvidenceRow:
    """How surely a form's questions are answered."""

    form: str
    siglum: str
    href: str
    counts: tuple[int, ...]  # in the order of EVIDENCE


@dataclass(frozen=True, slots=True)
class CoveragePage:
    """Everything that coverage.html.j2 prints."""

    title: str
    under: str
    states: tuple[str, ...]
    evidence: tuple[str, ...]
    questions: tuple[EvidenceRow, ...]
    langs: tuple[Link, ...]  # what each language calls itself, its code as text
    texts: tuple[TranslatedRow, ...]
    contents: tuple[Link, ...]
    unseen: tuple[Unseen, ...]
    sets: tuple[CoveredSet, ...]
    cite: Cite
    state: str


def coverage_page(context: Context) -> CoveragePage:
    """The coverage of all rule sets."""
    title = context.word("menu-coverage")
    state = state_of_site(context)
    sets = tuple(
        _covered(context, ruleset, source)
        for ruleset in context.library.rulesets.values()
        if (source := context.library.sources.get(ruleset.source)) is not None
    )
    return CoveragePage(
        title=title,
        under=context.word("coverage-under"),
        states=STATES,
        evidence=EVIDENCE,
        questions=tuple(
            _evidence(context, ruleset, form) for ruleset, form in context.library.forms()
        ),
        langs=tuple(Link(name, text=lang) for lang, name in context.names.items()),
        texts=translated(context),
        contents=tuple(Link(each.title, f"#{each.id}") for each in sets),
        unseen=unseen_rows(context),
        sets=sets,
        cite=cite(context, title, state),
        state=state,
    )


def _evidence(context: Context, ruleset: RuleSet, form: str) -> EvidenceRow:
    states = [
        cell(context, ruleset, form, question).state
        for question in context.library.questions.values()
    ]
    return EvidenceRow(
        form=form_name(context, ruleset, form),
        siglum=siglum_of(context, ruleset),
        href=context.address.rulebook(f"{ruleset.id}/{form}"),
        counts=tuple(states.count(state) for state in EVIDENCE),
    )


def _covered(context: Context, ruleset: RuleSet, source: Source) -> CoveredSet:
    shown = {form: _shown(context, f"{ruleset.id}/{form}") for form in ruleset.forms}
    rows = tuple(_row(context, ruleset, source, p, shown) for p in source.provisions)
    return CoveredSet(
        id=ruleset.id,
        siglum=siglum_of(context, ruleset),
        title=source_short(context, source.id),
        href=context.address.source(source.id),
        forms=tuple(
            _column(context, ruleset, form, [row.cells[place].state for row in rows])
            for place, form in enumerate(ruleset.forms)
        ),
        rows=rows,
    )


def _column(context: Context, ruleset: RuleSet, form: str, states: list[str]) -> FormColumn:
    form_id = f"{ruleset.id}/{form}"
    return FormColumn(
        id=form_id,
        name=form_name(context, ruleset, form),
        href=context.address.rulebook(form_id),
        counts=tuple((s, states.count(s)) for s in STATES if s in states),
        deals=sum(replay.setting.id == form_id for replay in context.replays.values()),
    )


def _shown(context: Context, form: str) -> dict[Citation, list[tuple[str, str]]]:
    """The steps that each passage governed in the kept deals of a form, silences left aside."""
    found: dict[Citation, list[tuple[str, str]]] = {}
    for deal, replay in context.replays.items():
        if replay.setting.id != form:
            continue
        for step in replay.steps:
            spoken = (r for r in step.because if r.evidence is not Evidence.SILENT)
            for each in dict.fromkeys(c for reading in spoken for c in reading.cites):
                found.setdefault(each, []).append((deal, step.id))
    return found


def _row(
    context: Context,
    ruleset: RuleSet,
    source: Source,
    provision: Provision,
    shown: dict[str, dict[Citation, list[tuple[str, str]]]],
) -> CoverageRow:
    here = Citation(source.id, provision.id)
    resting = tuple(
        each for each in context.links.cited.get(here, ()) if each.standing.ruleset.id == ruleset.id
    )
    cells = []
    for form in ruleset.forms:
        steps = shown[form].get(here, [])
        state = "shown" if steps else passage_state(ruleset, source, provision, form, resting)
        href = context.address.replay(*steps[0]) if steps else None
        cells.append(CoverageCell(f"{ruleset.id}/{form}", state, len(steps), href))
    return CoverageRow(
        ref=passage_ref(context, here),
        cells=tuple(cells),
        why=_why(context, provision, resting, {each.state for each in cells}),
    )


def _why(
    context: Context, provision: Provision, resting: tuple[Resting, ...], states: set[str]
) -> str | None:
    """Why a passage is not shown: what it is, or which questions it answers."""
    if provision.context is not None:
        return context.word(f"context-{provision.context.value}")
    if states <= {"shown", "example"}:
        return None
    asked = list(dict.fromkeys(question_short(context, r.standing.question) for r in resting))
    named = joined(context.word, asked[:MOST], "semicolon")
    if len(asked) <= MOST:
        return named or None
    return context.word("coverage-more", list=named, count=len(asked) - MOST)
