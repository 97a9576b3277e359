"""What each rule changes, measured: the loudest rules, what silences and doubts are worth."""

from collections.abc import Iterable
from dataclasses import dataclass

from generator.replay.effects import FormStudy
from generator.views.citing import Cite, cite
from generator.views.context import Context, cell_anchor
from generator.views.effects import (
    CAREFUL,
    CHANCE,
    Loudest,
    Measured,
    change_value,
    is_supplied,
    measured,
    told,
)
from generator.views.indexes import state_of_site
from generator.views.refs import (
    Link,
    Ref,
    crux_title,
    form_ref,
    question_short,
    stage_text,
)

DRAWN = 30  # rules in the drawing
ROW = 26  # px


@dataclass(frozen=True, slots=True)
class FormRow:
    """A form by one policy."""

    form: Ref
    policy: str
    first_hand: str
    spread: str
    resti: str
    happenings: tuple[str, ...]  # in the order of the page's heads


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule, or a doubt, at the form and for the value where it changes most."""

    title: str
    href: str
    stage: str | None
    value: str
    form: Ref
    winner: tuple[Measured, ...]
    points: tuple[Measured, ...]
    supplied: bool


@dataclass(frozen=True, slots=True)
class Bar:
    """A line of the drawing; x in per cent of the width."""

    label: str
    href: str
    y: int
    careful: float
    chance: float
    told: str


@dataclass(frozen=True, slots=True)
class Drawing:
    """The loudest rules, drawn; the tables that follow say the same in figures."""

    title: str
    description: str
    caption: str
    height: int
    ticks: tuple[tuple[float, str], ...]
    bars: tuple[Bar, ...]


@dataclass(frozen=True, slots=True)
class StudyPage:
    """Everything the template prints."""

    title: str
    under: str
    ways: tuple[str, ...]  # how it was measured, a paragraph each
    heads: tuple[str, ...]  # of the events
    forms: tuple[FormRow, ...]
    drawing: Drawing | None
    rules: tuple[RuleRow, ...]
    silences: tuple[RuleRow, ...]
    doubts: tuple[RuleRow, ...]
    idle: tuple[Link, ...]  # questions whose change altered no score at all
    cite: Cite
    state: str


def study_page(context: Context) -> StudyPage:
    """The page of the study; without one that was kept, it says so."""
    studies = tuple(context.study.values())
    title, state = context.word("menu-study"), state_of_site(context)
    loudest = _loudest(studies)
    rules = tuple(_rule(context, each) for each in loudest)
    events = tuple(next(iter(studies)).happenings[CAREFUL]) if studies else ()
    return StudyPage(
        title=title,
        under=context.word("under-study"),
        ways=_ways(context, studies),
        heads=tuple(context.word(f"study-event-{name.replace('_', '-')}") for name in events),
        forms=tuple(
            _form(context, study, policy) for study in studies for policy in study.policies
        ),
        drawing=_drawing(context, loudest) if loudest else None,
        rules=rules,
        silences=tuple(_rule(context, each) for each in _silences(context, studies)),
        doubts=tuple(_rule(context, each) for each in _doubts(studies)),
        idle=_idle(context, studies),
        cite=cite(context, title, state),
        state=state,
    )


def _ways(context: Context, studies: tuple[FormStudy, ...]) -> tuple[str, ...]:
    if not studies:
        return (context.word("study-none"),)
    most = max(study.deals for study in studies)
    return (
        context.word("study-way-paired", deals=most, forms=len(studies)),
        context.word("study-way-policies"),
        context.word("study-way-luck"),
        context.word("study-way-figures"),
    )


def _form(context: Context, study: FormStudy, policy: str) -> FormRow:
    return FormRow(
        form=form_ref(context, study.form),
        policy=context.word(f"study-policy-{policy}"),
        first_hand=context.word("study-signed", figure=round(study.first_hand[policy].figure, 1)),
        spread=context.word("study-plain", figure=round(study.spread[policy], 0)),
        resti=context.word("study-signed", figure=round(study.resti[policy].figure, 2)),
        happenings=tuple(
            context.word("study-plain", figure=round(times, 1))
            for times in study.happenings[policy].values()
        ),
    )


def _played(studies: Iterable[FormStudy]) -> Iterable[Loudest]:
    return (
        Loudest(study, change) for study in studies for change in study.changes if change.shifts
    )


def _most(found: Iterable[tuple[str, Loudest]]) -> tuple[Loudest, ...]:
    """Of each key the loudest change, loudest first."""
    best: dict[str, Loudest] = {}
    for key, each in found:
        if key not in best or each.winner > best[key].winner:
            best[key] = each
    return tuple(sorted(best.values(), key=lambda each: -each.winner))


def _loudest(studies: tuple[FormStudy, ...]) -> tuple[Loudest, ...]:
    found = ((each.change.question, each) for each in _played(studies))
    return tuple(each for each in _most((q, e) for q, e in found if q) if each.winner)


def _silences(context: Context, studies: tuple[FormStudy, ...]) -> tuple[Loudest, ...]:
    """Of each silence of a rule set, the change that would matter most if it were filled so."""
    found = (
        (f"{each.study.form.partition('/')[0]} {each.change.question}", each)
        for each in _played(studies)
        if each.change.question and _supplied(context, each)
    )
    return tuple(each for each in _most(found) if each.winner)


def _supplied(context: Context, each: Loudest) -> bool:
    return is_supplied(context, each.study.form, str(each.change.question))


def _doubts(studies: tuple[FormStudy, ...]) -> tuple[Loudest, ...]:
    found = (
        (f"{each.change.crux} {each.change.letter}", each)
        for each in _played(studies)
        if each.change.question is None
    )
    return _most(found)


def _rule(context: Context, each: Loudest) -> RuleRow:
    change, form = each.change, form_ref(context, each.study.form, each.change.question)
    winner = measured(context, change, "winner")
    points = measured(context, change, "points")
    if change.question is None:
        crux = str(change.crux)
        title, href, stage = crux_title(context, crux), context.address.crux(crux), None
        value = f"{crux} {change.letter}"
    else:
        question = context.library.questions[change.question]
        anchor = cell_anchor(each.study.form)
        title, href = (
            question_short(context, question),
            context.address.question(question.id, anchor),
        )
        stage, value = stage_text(context, question.stage, "short"), change_value(context, change)
    supplied = change.question is not None and _supplied(context, each)
    return RuleRow(title, href, stage, value, form, winner, points, supplied)


def _drawing(context: Context, loudest: tuple[Loudest, ...]) -> Drawing:
    drawn = loudest[:DRAWN]
    most = max(_share(each, policy) for each in drawn for policy in (CAREFUL, CHANCE))
    end = 10 * (int(most) // 10 + 1)
    bars = tuple(
        Bar(
            label=question_short(context, context.library.questions[str(each.change.question)]),
            href=context.address.question(str(each.change.question)),
            y=ROW * (place + 1),
            careful=round(100 * _share(each, CAREFUL) / end, 2),
            chance=round(100 * _share(each, CHANCE) / end, 2),
            told=told(context, each.change.shifts[CAREFUL].winner, "winner")[0],
        )
        for place, each in enumerate(drawn)
    )
    return Drawing(
        title=context.word("study-drawing"),
        description=context.word("study-drawing-means", count=len(bars)),
        caption=context.word("study-drawing-caption"),
        height=ROW * (len(bars) + 2),
        ticks=tuple(
            (100 * at / end, context.word("study-percent", figure=at))
            for at in range(0, end + 1, 10)
        ),
        bars=bars,
    )


def _share(each: Loudest, policy: str) -> float:
    shifted = each.change.shifts.get(policy)
    return shifted.winner.figure if shifted else 0.0


def _idle(context: Context, studies: tuple[FormStudy, ...]) -> tuple[Link, ...]:
    """Questions that were varied, and altered no score under any form by any policy."""
    touched: dict[str, bool] = {}
    for each in _played(studies):
        if each.change.question:
            any_change = any(shifted.changed for shifted in each.change.shifts.values())
            before = touched.get(each.change.question, False)
            touched[each.change.question] = before or any_change
    return tuple(
        Link(question_short(context, question), context.address.question(id))
        for id, question in context.library.questions.items()
        if touched.get(id) is False
    )
