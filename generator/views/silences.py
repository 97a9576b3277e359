"""What each source leaves out: a map of questions by forms, drawn and in words.

A mark of the map is one answer of one form, and leads to its cell. Silences that are filled
bear the siglum of the filler, and are shaded by what the filler is worth: in how many deals
another side wins if it is changed to what another source has.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from generator.model.answers import EDITORS
from generator.model.library import answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.model.seats import Sides
from generator.views.cells import NOT_ARISING, NOT_READ, arises, state_of
from generator.views.citing import Cite, cite, state_of_site
from generator.views.compare import questions_of, stages_asked
from generator.views.context import Context, cell_anchor
from generator.views.effects import CAREFUL, CHANCE, caution, filler_worth, told
from generator.views.naming import joined
from generator.views.refs import (
    Link,
    form_name,
    form_parts,
    question_short,
    siglum_of,
    source_short,
    stage_text,
)

STATES = (
    "stated", "implied", "conjectured", "supplied", "silent", "not-applicable", NOT_ARISING,
    NOT_READ,
)  # fmt: skip
SPOKEN = STATES[:3]  # told together in words: the source says something of its own
WORTHS = (0.0, 1.0, 5.0, 20.0)  # per cent of deals: above each, a silence is worth a mark more
CELL, LABELS, HEAD = 24, 230, 48  # px: a mark; the names of questions; the head of a drawing


@dataclass(frozen=True, slots=True)
class Place:
    """One mark of the map."""

    state: str
    filler: str  # siglum of the form that fills a silence; empty where nothing or editors do
    editors: bool
    x: int
    href: str
    title: str
    level: int | None  # what the filler is worth, 0 to 4; none where nothing else could be tried
    worth: str  # the same in figures, or empty


@dataclass(frozen=True, slots=True)
class Part:
    """Forms in one state, in words: `V pairs and four alone, from C`."""

    state: str
    who: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A question under every form."""

    id: str
    name: str
    href: str
    y: int
    places: tuple[Place, ...]
    parts: tuple[Part, ...]
    worths: tuple[Link, ...]  # of each silence that is filled, what its filler is worth


@dataclass(frozen=True, slots=True)
class StageMap:
    """The drawing of one stage."""

    id: str
    title: str
    height: int
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A form: where it stands in the drawings, and what it leaves out in all."""

    id: str
    siglum: str
    name: str
    figure: str  # players at the table: `4`, or `2+2` in pairs
    source: str
    href: str
    x: int
    first: bool  # of its rule set
    counts: tuple[int, ...]  # in the order of STATES
    fillers: tuple[tuple[str, int], ...]  # who fills its silences, and how many each


@dataclass(frozen=True, slots=True)
class SilencesPage:
    """Everything that silences.html.j2 prints."""

    title: str
    under: str
    states: tuple[str, ...]
    spoken: tuple[str, ...]
    columns: tuple[Column, ...]
    stages: tuple[StageMap, ...]
    cell: int
    labels: int
    head: int
    width: int
    levels: tuple[str, ...]  # what the marks of worth mean, from 0 on; empty without a study
    caution: Link | None
    worth_href: str | None
    cite: Cite
    state: str


def silences_page(context: Context) -> SilencesPage:
    """The map of silences."""
    word = context.word
    forms = tuple(context.library.forms())
    stages = tuple(_stage(context, stage, forms) for stage in stages_asked(context))
    state = state_of_site(context)
    return SilencesPage(
        title=word("menu-silences"),
        under=word("under-silences"),
        states=STATES,
        spoken=SPOKEN,
        columns=tuple(_columns(context, forms, stages)),
        stages=stages,
        cell=CELL,
        labels=LABELS,
        head=HEAD,
        width=LABELS + CELL * len(forms),
        levels=_levels(context) if context.study else (),
        caution=caution(context),
        worth_href=context.address.page("study", "silences") if context.study else None,
        cite=cite(context, word("menu-silences"), state),
        state=state,
    )


def _stage(context: Context, stage: str, forms: tuple[tuple[RuleSet, str], ...]) -> StageMap:
    asked = questions_of(context, stage)
    return StageMap(
        id=stage,
        title=stage_text(context, stage, "title"),
        height=HEAD + CELL * len(asked),
        rows=tuple(
            _row(context, question, forms, HEAD + CELL * place)
            for place, question in enumerate(asked)
        ),
    )


def _row(
    context: Context, question: Question, forms: tuple[tuple[RuleSet, str], ...], y: int
) -> Row:
    places = tuple(
        _place(context, question, ruleset, form, LABELS + CELL * number)
        for number, (ruleset, form) in enumerate(forms)
    )
    return Row(
        id=question.id,
        name=question_short(context, question),
        href=context.address.question(question.id),
        y=y,
        places=places,
        parts=tuple(_parts(context, forms, places)),
        worths=tuple(
            Link(
                f"{siglum_of(context, ruleset)} {form_name(context, ruleset, form)}",
                place.href,
                place.worth,
            )
            for (ruleset, form), place in zip(forms, places, strict=True)
            if place.worth
        ),
    )


def _place(context: Context, question: Question, ruleset: RuleSet, form: str, x: int) -> Place:
    answer = answer_of(ruleset, question.id, form)
    form_id = f"{ruleset.id}/{form}"
    filler = None
    if answer is not None:
        state, filler = state_of(answer.played), answer.played.supplied_from
    else:
        state = NOT_READ if arises(ruleset, form, question) else NOT_ARISING
    level, worth = _worth(context, form_id, question)
    siglum = "" if filler in (None, EDITORS) else siglum_of(context, form_parts(context, filler)[0])
    return Place(
        state=state,
        filler=siglum,
        editors=filler == EDITORS,
        x=x,
        href=context.address.question(question.id, cell_anchor(form_id)),
        title=context.word(
            "silences-mark",
            form=f"{siglum_of(context, ruleset)} {form_name(context, ruleset, form)}",
            question=question_short(context, question),
            state=_filled(
                context,
                context.word(f"evidence-{state}"),
                siglum or (context.word("editors-short") if filler else ""),
            ),
            worth=worth or "none",
        ),
        level=level,
        worth=worth,
    )


def _worth(context: Context, form: str, question: Question) -> tuple[int | None, str]:
    """What the filler of a silence is worth, where it shows most, and in figures."""
    change = filler_worth(context, form, question.id)
    if change is None:
        return None, ""
    careful, chance = change.shifts[CAREFUL].winner, change.shifts[CHANCE].winner
    most = max(careful.figure, chance.figure)
    figure, between = told(context, careful, "winner")
    by_chance, about = told(context, chance, "winner")
    return sum(most > worth for worth in WORTHS), context.word(
        "silences-worth-of", careful=figure, between=between, chance=by_chance, about=about
    )


def _levels(context: Context) -> tuple[str, ...]:
    bounds = [round(worth) for worth in WORTHS]
    return (
        context.word("silences-level-none"),
        *(context.word("silences-level", low=low, high=high) for low, high in pairwise(bounds)),
        context.word("silences-level-most", low=bounds[-1]),
    )


def _parts(
    context: Context, forms: tuple[tuple[RuleSet, str], ...], places: tuple[Place, ...]
) -> Iterator[Part]:
    """The row in words: for each state the forms that are in it."""
    for state in STATES:
        here = [
            (ruleset, form, place)
            for (ruleset, form), place in zip(forms, places, strict=True)
            if place.state == state
        ]
        if here:
            yield Part(state, tuple(_who(context, here)))


def _who(context: Context, here: Iterable[tuple[RuleSet, str, Place]]) -> Iterator[Link]:
    """Forms of a rule set that are filled alike stand together."""
    groups: dict[tuple[str, str, bool], list[tuple[RuleSet, str, Place]]] = {}
    for each in here:
        key = each[0].id, each[2].filler, each[2].editors
        groups.setdefault(key, []).append(each)
    for group in groups.values():
        ruleset, _, place = group[0]
        names = joined(context.word, (form_name(context, ruleset, form) for _, form, _ in group))
        filler = place.filler or (context.word("editors-short") if place.editors else "")
        who = siglum_of(context, ruleset)
        if len(group) < len(ruleset.forms):
            who = context.word("silences-who", siglum=who, forms=names)
        yield Link(_filled(context, who, filler), place.href)


def _filled(context: Context, what: str, filler: str) -> str:
    """`supplied` with the siglum of the filler, if there is one."""
    return context.word("silences-filled", what=what, filler=filler) if filler else what


def _columns(
    context: Context,
    forms: tuple[tuple[RuleSet, str], ...],
    stages: tuple[StageMap, ...],
) -> Iterator[Column]:
    for number, (ruleset, form) in enumerate(forms):
        own = [row.places[number] for stage in stages for row in stage.rows]
        states = Counter(place.state for place in own)
        form_id = f"{ruleset.id}/{form}"
        yield Column(
            id=cell_anchor(form_id),
            siglum=siglum_of(context, ruleset),
            name=form_name(context, ruleset, form),
            figure=_figure(ruleset, form),
            source=source_short(context, ruleset.source),
            href=context.address.rulebook(form_id),
            x=LABELS + CELL * number,
            first=number == 0 or forms[number - 1][0] is not ruleset,
            counts=tuple(states[state] for state in STATES),
            fillers=_fillers(context, own),
        )


def _figure(ruleset: RuleSet, form: str) -> str:
    found = ruleset.forms[form]
    return "2+2" if found.sides is Sides.PAIRS else str(found.players)


def _fillers(context: Context, own: Iterable[Place]) -> tuple[tuple[str, int], ...]:
    """Who fills the silences of a form, and how many each, the greatest first."""
    eds = context.word("editors-short")
    filled = Counter(place.filler or eds for place in own if place.state == "supplied")
    return tuple(filled.most_common())
