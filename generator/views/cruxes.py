"""The doubtful places: what is in doubt, how it may be read, and what we play.

A crux is one independent choice. It may stand in several rule sets and at several questions; the
same letter is then played at all of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from generator.model.answers import Answer, Crux
from generator.model.library import CruxEntry
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.views.backlinks import Standing
from generator.views.cells import Cell, reading_cell
from generator.views.citing import Cite, cite
from generator.views.compare import stages_asked
from generator.views.context import Context, cell_anchor
from generator.views.correcting import Correction, correction
from generator.views.effects import caution, readings_of
from generator.views.indexes import state_of_site
from generator.views.refs import (
    Link,
    Ref,
    crux_title,
    form_name,
    passage_refs,
    question_short,
    siglum_of,
    source_short,
    stage_text,
)
from generator.views.values import joined


@dataclass(frozen=True, slots=True)
class CruxReading:
    """One way of reading the place."""

    letter: str
    anchor: str
    text_html: str
    unplayable: bool
    played_by: tuple[Ref, ...]  # the rule sets that play it
    cite: Cite


@dataclass(frozen=True, slots=True)
class CruxAnswer:
    """A question at which the doubt stands, with the value of each reading."""

    question: str
    href: str
    forms: str | None  # none where all forms of the rule set share it
    cells: tuple[tuple[str, Cell], ...]  # letter and value, in order


@dataclass(frozen=True, slots=True)
class CruxPlace:
    """A rule set that has the doubt."""

    siglum: str
    title: str
    href: str
    kind: str  # of doubt, as a word of `crux-...`
    cites: tuple[Ref, ...]
    plays: str  # the letter played
    answers: tuple[CruxAnswer, ...]


@dataclass(frozen=True, slots=True)
class CruxRow:
    """One doubtful place."""

    id: str
    title: str
    doubt_html: str | None
    readings: tuple[CruxReading, ...]
    editors_html: str | None
    choice_html: str | None
    places: tuple[CruxPlace, ...]
    changes: tuple[tuple[Ref, str, str], ...]  # form, letter, what reading it so changes
    kinds: tuple[str, ...]
    cite: Cite
    correct: Correction


@dataclass(frozen=True, slots=True)
class CruxKindLine:
    """A kind of doubt, with the number of places of that kind."""

    kind: str
    count: int


@dataclass(frozen=True, slots=True)
class CruxGroup:
    """Doubtful places of one stage of the game, for the list of contents."""

    title: str
    links: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class CruxesPage:
    """Everything that cruxes.html.j2 prints."""

    title: str
    under: str
    kinds: tuple[CruxKindLine, ...]
    contents: tuple[CruxGroup, ...]
    cruxes: tuple[CruxRow, ...]
    caution: Link | None
    cite: Cite
    state: str


def cruxes_page(context: Context) -> CruxesPage:
    """All doubtful places of the library."""
    rows = tuple(_row(context, entry) for entry in context.library.cruxes.values())
    title = context.word("menu-cruxes")
    state = state_of_site(context)
    counted = [kind for row in rows for kind in row.kinds]
    return CruxesPage(
        title=title,
        under=context.word("cruxes-under", count=len(rows)),
        kinds=tuple(CruxKindLine(k, counted.count(k)) for k in dict.fromkeys(sorted(counted))),
        contents=_contents(context, rows),
        cruxes=rows,
        caution=caution(context),
        cite=cite(context, title, state),
        state=state,
    )


def _contents(context: Context, rows: tuple[CruxRow, ...]) -> tuple[CruxGroup, ...]:
    """By the stage of the first question at which a place stands; last, those at none."""
    stages: dict[str, list[Link]] = {stage: [] for stage in (*stages_asked(context), "")}
    for row in rows:
        asked = context.library.cruxes[row.id].questions
        stage = context.library.questions[asked[0]].stage if asked else ""
        stages[stage].append(Link(row.id, f"#{row.id}", row.title))
    return tuple(
        CruxGroup(
            stage_text(context, stage, "title") if stage else context.word("cruxes-no-question"),
            tuple(links),
        )
        for stage, links in stages.items()
        if links
    )


def _row(context: Context, entry: CruxEntry) -> CruxRow:
    places = tuple(_places(context, entry))
    title = crux_title(context, entry.id)
    named = context.word("cite-crux", crux=entry.id, title=title)
    return CruxRow(
        id=entry.id,
        title=title,
        doubt_html=_text(context, entry.id, "doubt"),
        readings=tuple(_reading(context, entry, letter, places, named) for letter in entry.letters),
        editors_html=_text(context, entry.id, "editors"),
        choice_html=_text(context, entry.id, "choice"),
        places=places,
        changes=readings_of(context, entry.id),
        kinds=tuple(dict.fromkeys(place.kind for place in places)),
        cite=cite(context, named, _state(context, places), entry.id),
        correct=correction(context, entry.id, named, entry.id),
    )


def _reading(
    context: Context, entry: CruxEntry, letter: str, places: tuple[CruxPlace, ...], named: str
) -> CruxReading:
    anchor = f"{entry.id}.{letter}"
    played_by = tuple(_who(place) for place in places if place.plays == letter)
    where = joined(context.word, (ref.label for ref in played_by))
    state = context.word("state-crux-reading", played="yes" if where else "no", where=where)
    title = context.word("cite-reading", title=named, letter=letter)
    return CruxReading(
        letter=letter,
        anchor=anchor,
        text_html=_text(context, entry.id, "readings", letter) or "",
        unplayable=letter in entry.unplayable,
        played_by=played_by,
        cite=cite(context, title, state, anchor),
    )


def _state(context: Context, places: tuple[CruxPlace, ...]) -> str:
    """Where the doubt stands, and what we play there."""
    where = (
        context.word("state-crux-where", siglum=place.siglum, letter=place.plays)
        for place in places
    )
    return context.word("state-crux", places=len(places), where=joined(context.word, where))


def _text(context: Context, *path: str) -> str | None:
    found = context.library.crux_texts.find(context.lang, *path)
    return context.prose.line(found) if found else None


def _who(place: CruxPlace) -> Ref:
    """A rule set by its siglum."""
    return Ref(label=place.siglum, href=place.href, title=place.title)


def _places(context: Context, entry: CruxEntry) -> Iterator[CruxPlace]:
    for ruleset in context.library.rulesets.values():
        crux = ruleset.cruxes.get(entry.id)
        if crux is not None:
            yield _place(context, ruleset, crux)


def _place(context: Context, ruleset: RuleSet, crux: Crux) -> CruxPlace:
    return CruxPlace(
        siglum=siglum_of(context, ruleset),
        title=source_short(context, ruleset.source),
        href=context.address.source(ruleset.source),
        kind=crux.kind.value,
        cites=passage_refs(context, crux.cites),
        plays=crux.play,
        answers=tuple(_answers(context, ruleset, crux)),
    )


def _answers(context: Context, ruleset: RuleSet, crux: Crux) -> Iterator[CruxAnswer]:
    for question in context.library.questions.values():
        for standing in context.links.standings(ruleset, question):
            if standing.answer.crux == crux.id:
                yield _answer(context, question, standing)


def _answer(context: Context, question: Question, standing: Standing) -> CruxAnswer:
    names = (form_name(context, standing.ruleset, form) for form in standing.forms)
    anchor = cell_anchor(standing.form_id)
    return CruxAnswer(
        question=question_short(context, question),
        href=context.address.question(question.id, anchor),
        forms=None if standing.of_all_forms else joined(context.word, names),
        cells=tuple(_cells(context, question, standing.form_id, standing.answer)),
    )


def _cells(
    context: Context, question: Question, form: str, answer: Answer[object]
) -> Iterator[tuple[str, Cell]]:
    """The value that each letter has; without the sign of the doubt, which is known here."""
    for reading in answer.readings:
        cell = reading_cell(context, form, question, answer, reading)
        yield reading.letter or "", replace(cell, crux=None)
