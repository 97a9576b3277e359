"""Two forms compared: where they differ, by what it bears on, with the passages of both."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.model.library import Pair
from generator.model.questions import Consequence, Question
from generator.views.cells import NOT_READ, Cell, cell, cell_state
from generator.views.citing import Cite, cite
from generator.views.compare import played
from generator.views.context import Context, cell_anchor
from generator.views.diverge import Form, form_of
from generator.views.indexes import IndexGroup, IndexItem, IndexPage
from generator.views.parted import said
from generator.views.quoted import Passage
from generator.views.refs import Link, question_short, question_text, stage_text
from generator.views.uses import answer_steps, deal_title

STEPS = 2  # places in deals shown of each form
VALUE, EVIDENCE, UNREAD, ALIKE = "value", "evidence", "unread", "alike"


@dataclass(frozen=True, slots=True)
class Said:
    """A passage on one side; `again` where it stood further up already."""

    passage: Passage
    again: bool


@dataclass(frozen=True, slots=True)
class Side:
    """What one of the two forms answers."""

    cell: Cell
    said: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A question on which they differ."""

    id: str
    title: str
    asks: str
    stage: str
    href: str
    differs: str  # value or evidence
    how: str  # the same in words
    a: Side
    b: Side
    steps: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """The questions that bear on one thing."""

    id: str
    title: str
    means: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class PairPage:
    """Everything that pair.html.j2 prints."""

    title: str
    one: Form
    other: Form
    figures: str
    groups: tuple[Group, ...]
    alike: tuple[Link, ...]
    unread: tuple[Link, ...]
    deals: tuple[Link, ...]  # played under both
    compare_href: str
    cite: Cite
    state: str


def pair_title(context: Context, pair: Pair) -> str:
    """`Vienna 1756 (in pairs) and the online table (in pairs)`."""
    one, other = (form_of(context, context.settings[form]) for form in pair)
    return context.word("pair-title", one=one.name, other=other.name)


def pair_page(context: Context, pair: Pair) -> PairPage:
    """The page of two forms."""
    one, other = (form_of(context, context.settings[form]) for form in pair)
    sorted_out: dict[str, list[Question]] = {VALUE: [], EVIDENCE: [], UNREAD: [], ALIKE: []}
    for question in context.library.questions.values():
        sorted_out[difference(context, pair, question)].append(question)
    title = pair_title(context, pair)
    state = context.word("pair-state", one=one.name, other=other.name)
    return PairPage(
        title=title,
        one=one,
        other=other,
        figures=context.word(
            "pair-figures", **{name: len(questions) for name, questions in sorted_out.items()}
        ),
        groups=tuple(_groups(context, pair, sorted_out[VALUE], sorted_out[EVIDENCE])),
        alike=_links(context, pair, sorted_out[ALIKE]),
        unread=_links(context, pair, sorted_out[UNREAD]),
        deals=tuple(_deals(context, pair)),
        compare_href=f"{context.address.compare()}?columns={','.join(pair)}",
        cite=cite(context, title, state),
        state=state,
    )


def difference(context: Context, pair: Pair, question: Question) -> str:
    """`value` where they play otherwise, `evidence` where only how surely differs.

    `unread` where one of them was not read for the question, `alike` else.
    """
    values = [
        played(setting.ruleset, setting.form, question)
        for setting in (context.settings[form] for form in pair)
    ]
    if None in values:
        return UNREAD
    if values[0] != values[1]:
        return VALUE
    states = {_state(context, form, question) for form in pair}
    return EVIDENCE if len(states) > 1 else ALIKE


def pairs_index(context: Context, pairs: Iterable[Pair]) -> IndexPage:
    """All pairs that have a page, by the first of the two forms."""
    groups: dict[str, list[IndexItem]] = {}
    for pair in pairs:
        item = IndexItem(
            title=form_of(context, context.settings[pair[1]]).name,
            href=context.address.pair(*pair),
            text=_figures(context, pair),
            siglum=form_of(context, context.settings[pair[1]]).siglum,
        )
        groups.setdefault(pair[0], []).append(item)
    title, state = context.word("menu-pairs"), context.word("pair-index-state")
    return IndexPage(
        title=title,
        under=context.word("under-pairs"),
        groups=tuple(
            IndexGroup(
                items=tuple(items),
                id=cell_anchor(form),
                title=form_of(context, context.settings[form]).name,
                href=context.address.rulebook(form),
            )
            for form, items in groups.items()
        ),
        cite=cite(context, title, state),
        state=state,
    )


def _figures(context: Context, pair: Pair) -> str:
    found = [difference(context, pair, each) for each in context.library.questions.values()]
    return context.word(
        "pair-figures", **{n: found.count(n) for n in (VALUE, EVIDENCE, UNREAD, ALIKE)}
    )


def _groups(
    context: Context, pair: Pair, values: Iterable[Question], evidence: Iterable[Question]
) -> Iterator[Group]:
    differing = [(question, VALUE) for question in values]
    differing += [(question, EVIDENCE) for question in evidence]
    shown: set[str] = set()  # addresses of passages
    for consequence in Consequence:
        lines = tuple(
            _line(context, pair, question, differs, shown)
            for question, differs in differing
            if question.consequence is consequence
        )
        if lines:
            yield Group(
                id=consequence.value,
                title=context.word(f"diverge-kind-{consequence.value}"),
                means=context.word(f"pair-means-{consequence.value}"),
                lines=lines,
            )


def _line(context: Context, pair: Pair, question: Question, differs: str, shown: set[str]) -> Line:
    sides = [_side(context, form, question, shown) for form in pair]
    steps = (step for form in pair for step in answer_steps(context, form, question.id)[:STEPS])
    return Line(
        id=question.id,
        title=question_short(context, question),
        asks=question_text(context, question, "asks") or question.id,
        stage=stage_text(context, question.stage, "short"),
        href=context.address.question(question.id, cell_anchor(pair[0])),
        differs=differs,
        how=context.word(f"pair-differs-{differs}"),
        a=sides[0],
        b=sides[1],
        steps=tuple(steps),
    )


def _side(context: Context, form: str, question: Question, shown: set[str]) -> Side:
    found = said(context, context.settings[form], question.id)
    lines = tuple(Said(passage, passage.ref.href in shown) for passage in found)
    shown.update(passage.ref.href for passage in found if passage.ref.href)
    return Side(_cell(context, form, question), lines)


def _cell(context: Context, form: str, question: Question) -> Cell:
    setting = context.settings[form]
    return cell(context, setting.ruleset, setting.form, question)


def _state(context: Context, form: str, question: Question) -> str:
    setting = context.settings[form]
    return cell_state(setting.ruleset, setting.form, question)


def _links(context: Context, pair: Pair, questions: Iterable[Question]) -> tuple[Link, ...]:
    unread = {each.id: _unread(context, pair, each) for each in questions}
    return tuple(
        Link(
            question_short(context, context.library.questions[id]),
            context.address.question(id, cell_anchor(form)),
        )
        for id, form in unread.items()
    )


def _unread(context: Context, pair: Pair, question: Question) -> str:
    """The form whose cell a link leads to: the one that was not read, else the first."""
    unread = (form for form in pair if _state(context, form, question) == NOT_READ)
    return next(unread, pair[0])


def _deals(context: Context, pair: Pair) -> Iterator[Link]:
    """The pages of deals that travel from one of the two forms to the other."""
    for deal, found in context.divergences.items():
        for each in found:
            if {each.a.setting.id, each.b.setting.id} == set(pair):
                href = context.address.diverge(deal, each.b.setting.id)
                yield Link(deal_title(context, deal), href)
