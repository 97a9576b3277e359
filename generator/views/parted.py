"""Partings of a deal under two forms: where each is, both courses, the passages side by side."""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.model.answers import EDITORS
from generator.model.library import answer_of
from generator.replay.diverge import Divergence
from generator.replay.partings import Parting
from generator.replay.setting import Setting
from generator.views.around import CourseStep, around
from generator.views.cells import Cell, cell
from generator.views.context import Context, cell_anchor
from generator.views.quoted import Passage, passages
from generator.views.refs import Link, Ref, form_parts, question_short
from generator.views.uses import step_place


@dataclass(frozen=True, slots=True)
class Answered:
    """What a form answers, with the passages that say it; of a filler, the filler's."""

    cell: Cell
    passages: tuple[Passage, ...]
    again: tuple[Ref, ...]  # passages that stand further up


@dataclass(frozen=True, slots=True)
class Matter:
    """A question that the two forms answer otherwise."""

    id: str
    title: str
    href: str
    a: Answered
    b: Answered


@dataclass(frozen=True, slots=True)
class Apart:
    """The first parting of a kind."""

    kind: str
    title: str
    means: str
    step: str
    place: str
    a: tuple[CourseStep, ...]  # the course around it
    b: tuple[CourseStep, ...]
    matters: tuple[Matter, ...]  # those not met with an earlier parting
    above: tuple[Link, ...]  # those that were, and where
    alike: tuple[Link, ...]  # questions behind the step that both answer alike
    undone: str
    undone_by: tuple[Link, ...]


def partings(context: Context, found: Divergence, deal: str) -> Iterator[Apart]:
    """The partings in order; what an earlier one has shown is not shown again."""
    shown: set[str] = set()  # questions, and the addresses of passages
    for parting in found.partings:
        yield _apart(context, found, parting, deal, shown)


def _apart(
    context: Context, found: Divergence, parting: Parting, deal: str, shown: set[str]
) -> Apart:
    behind = [r.question for r in (*parting.because_a, *parting.because_b)]
    asked = tuple(dict.fromkeys((*parting.undone_by, *behind)))
    apart = [question for question in asked if _differ(found, question)]
    new = [question for question in apart if question not in shown]
    above = [question for question in apart if question in shown]
    shown.update(new)
    step = parting.a or parting.b
    assert step is not None
    return Apart(
        kind=parting.kind,
        title=context.word(f"diverge-kind-{parting.kind}"),
        means=context.word(f"diverge-means-{parting.kind}"),
        step=parting.step,
        place=step_place(context, step),
        a=around(context, deal, (found.a, found.b), parting.a or parting.step),
        b=around(context, None, (found.b, found.a), parting.b or parting.step),
        matters=tuple(_matter(context, found, question, shown) for question in new),
        above=tuple(Link(_link(context, q).title, f"#{q}") for q in above),
        alike=tuple(_link(context, q) for q in asked if q not in apart),
        undone=context.word(f"diverge-undone-{_how(parting)}"),
        undone_by=tuple(_link(context, question) for question in parting.undone_by),
    )


def _how(parting: Parting) -> str:
    """How the questions undo a parting: none, one, any of several, or all together."""
    if len(parting.undone_by) < 2:
        return "one" if parting.undone_by else "none"
    return "together" if parting.together else "any"


def _link(context: Context, question: str) -> Link:
    short = question_short(context, context.library.questions[question])
    return Link(short, context.address.question(question))


def _differ(found: Divergence, question: str) -> bool:
    one, other = (replay.setting.answer(question) for replay in (found.a, found.b))
    return one != other


def _matter(context: Context, found: Divergence, question: str, shown: set[str]) -> Matter:
    record = context.library.questions[question]
    return Matter(
        id=question,
        title=question_short(context, record),
        href=context.address.question(question, cell_anchor(found.a.setting.id)),
        a=_answered(context, found.a.setting, question, shown),
        b=_answered(context, found.b.setting, question, shown),
    )


def _answered(context: Context, own: Setting, question: str, shown: set[str]) -> Answered:
    found = said(context, own, question)
    new = tuple(passage for passage in found if passage.ref.href not in shown)
    shown.update(passage.ref.href for passage in new if passage.ref.href)
    return Answered(
        cell=cell(context, own.ruleset, own.form, context.library.questions[question]),
        passages=new,
        again=tuple(passage.ref for passage in found if passage not in new),
    )


def said(context: Context, own: Setting, question: str) -> tuple[Passage, ...]:
    """The passages that say it; of a filled silence, the chief one of the form that fills it."""
    reading = own.played.get(question)
    own_words = passages(context, reading) if reading else ()
    filler = reading.supplied_from if reading and not own_words else None
    if filler is None or filler == EDITORS:
        return own_words
    ruleset, form = form_parts(context, filler)
    answer = answer_of(ruleset, question, form)
    return passages(context, answer.played)[:1] if answer else ()
