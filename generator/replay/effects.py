"""Kept studies read back, with the means and intervals that are shown of them.

Intervals are at 95 per cent: Wilson's for shares of deals, the normal one for means.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist
from typing import Any

Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True, slots=True)
class Interval:
    """A figure, and the bounds between which it lies with a confidence of 95 per cent."""

    figure: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Shifted:
    """Where the same deals part when one thing is changed; counts of deals, sums of points."""

    deals: int
    sides: int
    changed: int
    first: int
    first_squares: int
    moved: int
    moved_squares: int
    other_resti: int
    other_winner: int

    @property
    def winner(self) -> Interval:
        """The share of deals that another side wins, in per cent."""
        return share(self.other_winner, self.deals)

    @property
    def touched(self) -> Interval:
        """The share of deals in which any point differs, in per cent."""
        return share(self.changed, self.deals)

    @property
    def points(self) -> Interval:
        """By how many points a side's score differs in the mean, whichever way."""
        sums = self.moved / self.sides, self.moved_squares / self.sides**2
        return mean(*sums, self.deals)

    @property
    def first_hand(self) -> Interval:
        """By how many points the side of the first hand gains in the mean, below 0 loses."""
        return mean(self.first, self.first_squares, self.deals)


@dataclass(frozen=True, slots=True)
class Change:
    """One thing changed: an answer, or with `question` None a doubtful place read otherwise.

    `shifts` by policy; empty where the change could not be played alone, and then `why` is
    `cannot_play`, `silent`, `sides` or `alike`.
    """

    question: str | None
    crux: str | None
    letter: str | None
    value: str | None
    held_by: tuple[str, ...]
    why: str | None
    shifts: Mapping[str, Shifted]


@dataclass(frozen=True, slots=True)
class FormStudy:
    """One form: what its deals came to by each policy, and what each change does to them."""

    form: str
    deals: int
    seed: int
    policies: tuple[str, ...]
    first_hand: Mapping[str, Interval]  # net points a deal, of the side that leads first
    spread: Mapping[str, float]  # standard deviation of the same
    resti: Mapping[str, Interval]  # net resti a deal, of the same side
    happenings: Mapping[str, Mapping[str, float]]  # policy -> event -> times in a hundred deals
    changes: tuple[Change, ...]
    asked: Mapping[str | None, list[Change]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Sort the changes by their questions, which pages ask for again and again."""
        asked: dict[str | None, list[Change]] = {}
        for change in self.changes:
            asked.setdefault(change.question, []).append(change)
        object.__setattr__(self, "asked", asked)

    def of(self, question: str) -> tuple[Change, ...]:
        """The changes to one question."""
        return tuple(self.asked.get(question, ()))


def share(count: int, deals: int) -> Interval:
    """A count of deals as a share in per cent, with Wilson's interval."""
    part, zz = count / deals, Z * Z / deals
    middle = (part + zz / 2) / (1 + zz)
    half = Z * sqrt(part * (1 - part) / deals + zz / (4 * deals)) / (1 + zz)
    return Interval(100 * part, max(0.0, 100 * (middle - half)), min(100.0, 100 * (middle + half)))


def mean(total: float, squares: float, deals: int) -> Interval:
    """The mean of a sum over deals, with its interval."""
    middle = total / deals
    half = Z * spread(total, squares, deals) / sqrt(deals)
    return Interval(middle, middle - half, middle + half)


def spread(total: float, squares: float, deals: int) -> float:
    """The standard deviation, from a sum and a sum of squares."""
    return sqrt(max(0.0, squares / deals - (total / deals) ** 2))


def read_study(plain: Mapping[str, Any]) -> FormStudy:
    """A kept study, from its JSON."""
    receipt, totals = plain["receipt"], plain["totals"]
    policies, deals = tuple(receipt["policies"]), receipt["deals"]
    sides = len(plain["sides"])

    def first(policy: str, name: str) -> tuple[int, int]:
        """Sum and sum of squares, of the side that leads first."""
        squares = {"points": "point_squares", "resti": "resti_squares"}[name]
        return totals[policy][name][0], totals[policy][squares][0]

    return FormStudy(
        form=plain["form"],
        deals=deals,
        seed=receipt["seed"],
        policies=policies,
        first_hand={p: mean(*first(p, "points"), deals) for p in policies},
        spread={p: spread(*first(p, "points"), deals) for p in policies},
        resti={p: mean(*first(p, "resti"), deals) for p in policies},
        happenings={
            p: {name: 100 * times / deals for name, (times, _) in plain["happenings"][p].items()}
            for p in policies
        },
        changes=tuple(
            Change(
                row["question"],
                row["crux"],
                row["letter"],
                row["value"],
                tuple(row.get("held_by", ())),
                row.get("why"),
                {
                    p: Shifted(deals, sides, **dict(zip(plain["shift"], row[p], strict=True)))
                    for p in policies
                    if p in row
                },
            )
            for row in plain["changes"]
        ),
    )
