"""What changing an answer does, as the kept studies measured it.

Every figure is shown for both players that were tried, with its interval: a player who plays
badly makes a rule look harmless.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from generator.model.answers import SUPPLIED
from generator.model.library import answer_of
from generator.replay.effects import Change, FormStudy, Interval
from generator.views.context import Context
from generator.views.refs import Link, Ref, form_parts, form_ref
from generator.views.values import value_words

CAREFUL, CHANCE = "careful", "random"


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure of one policy, in words with its interval."""

    policy: str
    figure: str
    between: str


@dataclass(frozen=True, slots=True)
class Effect:
    """One other value put into one form; where it could not be tried, `why` stands for figures."""

    form: Ref
    value: str
    why: str | None
    winner: tuple[Measured, ...]
    points: tuple[Measured, ...]
    deals: str


@dataclass(frozen=True, slots=True)
class Loudest:
    """A change under a form."""

    study: FormStudy
    change: Change

    @property
    def winner(self) -> float:
        """The share of deals with another winner, careful play first."""
        return self.change.shifts[CAREFUL].winner.figure

    @property
    def weight(self) -> tuple[float, float, float]:
        """By which changes are set in order: careful play, then chance, then points."""
        careful, chance = self.change.shifts[CAREFUL], self.change.shifts[CHANCE]
        return careful.winner.figure, chance.winner.figure, careful.points.figure


@dataclass(frozen=True, slots=True)
class Heaviest:
    """A question where its answer weighs most: the figures, and all of it in a sentence."""

    careful: str
    chance: str
    told: str


def caution(context: Context) -> Link | None:
    """What to think of the figures, and where they come from; none where nothing is kept."""
    if not context.study:
        return None
    return Link(context.word("effects-caution"), context.address.page("study"))


def measured(context: Context, change: Change, name: str) -> tuple[Measured, ...]:
    """A figure of a change by each policy; empty if it was not tried."""
    return tuple(
        Measured(policy, *told(context, getattr(shifted, name), name))
        for policy, shifted in change.shifts.items()
    )


def told(context: Context, interval: Interval, name: str) -> tuple[str, str]:
    """A figure and its bounds, in words."""
    return (
        context.word(f"study-{name}", figure=round(interval.figure, 1)),
        context.word("study-between", low=round(interval.low, 1), high=round(interval.high, 1)),
    )


def change_value(context: Context, change: Change) -> str:
    """The value put in, in words."""
    question = context.library.questions[str(change.question)]
    for ruleset, form in context.library.forms():
        answer = answer_of(ruleset, question.id, form)
        for reading in answer.readings if answer else ():
            if reading.written == change.value and reading.value is not None:
                return value_words(context, question, reading.value)
    return change.value or ""  # of a study older than the answers


def sentence(context: Context, change: Change) -> str:
    """What a change does, by both policies with their intervals; or why it was not tried."""
    if change.why:
        return context.word(f"study-why-{change.why.replace('_', '-')}")
    careful, chance = change.shifts[CAREFUL], change.shifts[CHANCE]
    return context.word(
        "study-effect",
        deals=careful.deals,
        **_bounds("careful", careful.winner),
        **_bounds("chance", chance.winner),
    )


def _bounds(name: str, interval: Interval) -> dict[str, float]:
    return {
        name: round(interval.figure, 1),
        f"{name}-low": round(interval.low, 1),
        f"{name}-high": round(interval.high, 1),
    }


def effects_of(context: Context, form: str, question: str) -> tuple[tuple[str, str], ...]:
    """What each other value would change in a form: the value, and the effect in a sentence."""
    study: Mapping[str, FormStudy] = context.study
    if form not in study:
        return ()
    return tuple(
        (change_value(context, change), sentence(context, change))
        for change in study[form].of(question)
    )


def effects(context: Context, question: str) -> tuple[Effect, ...]:
    """Every change to a question under every form: the heaviest first, those not tried last."""
    tried = sorted(played(context, question), key=lambda each: each.weight, reverse=True)
    return tuple(
        [_effect(context, each.study, each.change) for each in tried]
        + [
            _effect(context, study, change)
            for study in context.study.values()
            for change in study.of(question)
            if not change.shifts
        ]
    )


def raw_effects(context: Context, question: str) -> list[dict[str, object]]:
    """The same as data: figures with the bounds of 95 per cent, by policy; `why` if not tried."""
    return [
        {"form": study.form, "value": change.value, "deals": study.deals, "why": change.why}
        | {
            policy: {name: _bounded(getattr(shifted, name)) for name in ("winner", "points")}
            for policy, shifted in change.shifts.items()
        }
        for study in context.study.values()
        for change in study.of(question)
    ]


def _bounded(interval: Interval) -> list[float]:
    """Figure, low, high; per cent of deals, or points."""
    return [round(each, 3) for each in (interval.figure, interval.low, interval.high)]


def _effect(context: Context, study: FormStudy, change: Change) -> Effect:
    return Effect(
        form=form_ref(context, study.form, change.question),
        value=change_value(context, change),
        why=sentence(context, change) if change.why else None,
        winner=measured(context, change, "winner"),
        points=measured(context, change, "points"),
        deals=context.word("study-deals", deals=study.deals),
    )


def played(context: Context, question: str) -> Iterable[Loudest]:
    """The changes to a question that could be tried."""
    return (
        Loudest(study, change)
        for study in context.study.values()
        for change in study.of(question)
        if change.shifts
    )


def heaviest(context: Context, question: str) -> Heaviest | None:
    """The form and the value at which a question weighs most; none where nothing was tried."""
    each = max(played(context, question), key=lambda each: each.weight, default=None)
    if each is None:
        return None
    shifts = each.change.shifts
    form = form_ref(context, each.study.form, question)
    return Heaviest(
        careful=told(context, shifts[CAREFUL].winner, "winner")[0],
        chance=told(context, shifts[CHANCE].winner, "winner")[0],
        told=context.word(
            "effect-told",
            form=f"{form.siglum} {form.label}",
            value=change_value(context, each.change),
            effect=sentence(context, each.change),
        ),
    )


def readings_of(context: Context, crux: str) -> tuple[tuple[Ref, str, str], ...]:
    """What reading a doubtful place otherwise changes: form, letter, and the effect in words."""
    return tuple(
        (form_ref(context, study.form), str(change.letter), sentence(context, change))
        for study in context.study.values()
        for change in study.changes
        if change.question is None and change.crux == crux
    )


def filler_worth(context: Context, form: str, question: str) -> Change | None:
    """Of a silence that is filled, the change that would matter most; none if none was tried."""
    study = context.study.get(form)
    if study is None or not is_supplied(context, form, question):
        return None
    tried = (Loudest(study, change) for change in study.of(question) if change.shifts)
    found = max(tried, key=lambda each: each.weight, default=None)
    return found.change if found else None


def is_supplied(context: Context, form: str, question: str) -> bool:
    """Whether a form plays what the source does not say."""
    ruleset, name = form_parts(context, form)
    answer = answer_of(ruleset, question, name)
    return answer is not None and answer.played.evidence_word == SUPPLIED
