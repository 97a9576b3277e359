"""One deal under two forms: where they first part in each way, and which questions undo it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from generator.engine.rules import CannotPlay
from generator.model.answers import Reading, SilentSource
from generator.replay.partings import first_of_each
from generator.replay.play import Replay
from generator.replay.record import Plain, plain_reading, plain_value, tally
from generator.replay.setting import Setting, setting
from generator.replay.side_by_side import Pair, SideBySide, side_by_side
from generator.replay.steps import Step
from generator.replay.travel import Start, Travel

Readings = tuple[Reading[object], ...]


@dataclass(frozen=True, slots=True)
class Parting:
    """The first step of its kind at which the two plays part.

    A card that the other form refuses stands in `b`; the step is that of the card at home.
    """

    kind: str
    step: str
    a: Step | None
    b: Step | None
    because_a: Readings  # behind the step; where there is none, on the questions behind the other
    because_b: Readings
    undone_by: tuple[str, ...] = ()  # questions each of which, answered alike, moves or ends it


@dataclass(frozen=True, slots=True)
class Divergence:
    """A deal under its own form and another."""

    a: Replay
    b: Replay
    by: str  # pack or hands
    partings: tuple[Parting, ...]

    def plain(self) -> Plain:
        """The comparison as plain data."""
        return {
            "a": self.a.setting.id,
            "b": self.b.setting.id,
            "by": self.by,
            "partings": [_plain_parting(parting) for parting in self.partings],
            "tally_a": tally(self.a),
            "tally_b": tally(self.b),
        }


def _plain_parting(parting: Parting) -> Plain:
    return {
        "kind": parting.kind,
        "step": parting.step,
        "because_a": [plain_reading(reading) for reading in parting.because_a],
        "because_b": [plain_reading(reading) for reading in parting.because_b],
        "undone_by": list(parting.undone_by),
    }


def diverge(start: Start, a: Setting, b: Setting, by: str) -> Divergence:
    """Play a deal, or that of a seed, under its own form and another; raises UnknownTravel."""
    comparison = _Comparison(Travel(start, by), a, b)
    mine, theirs = comparison.travel.both(comparison.home, b)
    partings: list[Parting] = []
    for parting in partings_of(mine, theirs):
        undone = comparison.undone_by(parting, partings)
        partings.append(replace(parting, undone_by=undone))
    return Divergence(mine, theirs, by, tuple(partings))


def partings_of(a: Replay, b: Replay) -> tuple[Parting, ...]:
    """Where two plays of a deal part, the first of each kind, in order of step."""
    apart = questions_apart(a.setting, b.setting)

    def telling(step: Step) -> bool:
        return any(reading.question in apart for reading in step.because)

    both = side_by_side(a, b, telling)
    return tuple(_parting(a, b, both, kind, pair) for kind, pair in first_of_each(both))


def _parting(a: Replay, b: Replay, both: SideBySide, kind: str, pair: Pair) -> Parting:
    one, other = pair.a, pair.b
    if kind == "legality":
        other = both.b.refused.get(pair.id, other)
    return Parting(
        kind,
        pair.id,
        one,
        other,
        _because(a.setting, one, other),
        _because(b.setting, other, one),
    )


def _because(own: Setting, step: Step | None, other: Step | None) -> Readings:
    """The readings behind a step; without one, what this form has on those behind the other."""
    if step is not None:
        return step.because
    asked = {reading.question for reading in other.because} if other else set()
    return tuple(reading for reading in own.readings() if reading.question in asked)


def questions_apart(a: Setting, b: Setting) -> tuple[str, ...]:
    """The questions that two settings answer otherwise, in the order of the questions."""
    one, other = (
        {r.question: plain_value(r.value) for r in each.readings()} for each in (a, b)
    )
    return tuple(q for q in dict.fromkeys((*one, *other)) if one.get(q) != other.get(q))


@dataclass(slots=True)
class _Comparison:
    """Two forms, and what has been tried to bring them together."""

    travel: Travel
    a: Setting
    b: Setting
    home: Replay = field(init=False)
    apart: tuple[str, ...] = field(init=False)
    tried: dict[str, tuple[tuple[Parting, ...], ...]] = field(init=False)

    def __post_init__(self) -> None:
        self.home = self.travel.home(self.a)
        self.apart = questions_apart(self.a, self.b)
        self.tried = {}

    def undone_by(self, parting: Parting, before: Iterable[Parting]) -> tuple[str, ...]:
        """The questions each of which, answered alike, moves the parting or ends it.

        They are sought first among those behind the step; if none is there, the parting follows
        from an earlier one, or from a step on the way, and those behind that are tried.
        """
        for asked in self.suspects(parting, before):
            found = tuple(q for q in self.apart if q in asked and self.undoes(q, parting))
            if found:
                return found
        return ()

    def suspects(self, parting: Parting, before: Iterable[Parting]) -> Iterator[set[str]]:
        """Sets of questions that may be behind a parting, the nearest first."""
        yield {reading.question for reading in (*parting.because_a, *parting.because_b)}
        yield {question for each in before for question in each.undone_by}
        yield set(self.apart)

    def undoes(self, question: str, parting: Parting) -> bool:
        """Whether the parting is gone from its step in every way of answering alike."""
        gone = [
            (parting.kind, parting.step) not in {(p.kind, p.step) for p in found}
            for found in self.alike(question)
        ]
        return bool(gone) and all(gone)

    def alike(self, question: str) -> tuple[tuple[Parting, ...], ...]:
        """The partings with the other form answering as the form at home does, and vice versa."""
        if question not in self.tried:
            self.tried[question] = tuple(self._alike(question))
        return self.tried[question]

    def _alike(self, question: str) -> Iterator[tuple[Parting, ...]]:
        like_a = _answering(self.b, question, self.a)
        if like_a is not None:
            yield partings_of(*self.travel.both(self.home, like_a))
        like_b = _answering(self.a, question, self.b)
        if like_b is not None:
            yield partings_of(*self.travel.both(self.travel.home(like_b), self.b))


def _answering(own: Setting, question: str, other: Setting) -> Setting | None:
    """A setting that answers a question as another does; None if that cannot be played."""
    reading = next((r for r in other.readings() if r.question == question), None)
    if reading is None or reading.value is None:
        return None
    try:
        return setting(own.ruleset, own.form, {**own.changes, question: reading})
    except (CannotPlay, SilentSource):
        return None
