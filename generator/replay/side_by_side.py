"""Two plays of one deal side by side: their steps aligned by id, their sides made comparable.

Between pairs and players each for himself only what both have is compared: the worth of an
entry and not who makes it, and what a pair has together.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from generator.replay.play import Replay
from generator.replay.steps import Step

PLAYS = ("Led", "CardPlayed")
SPLIT, WHOLE = ("tally.versicole", "tally.values"), "tally.honours"  # counted apart, or as one
Signature = tuple[tuple[object, int], ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """The steps of one id in both plays, None where a play has none.

    A step that both have may stand elsewhere in the order of one of them: `moved`.
    """

    id: str
    a: Step | None
    b: Step | None
    moved: bool = False


def aligned(a: Iterable[Step], b: Iterable[Step], telling: Callable[[Step], bool]) -> list[Pair]:
    """Every step of both plays once, in an order that holds for both as far as it goes.

    Where the orders part, the step that moves is one that is `telling`, if there is one.
    """
    ones, others = {s.id: s for s in a}, {s.id: s for s in b}
    left, right = list(ones.values()), list(others.values())
    pairs: list[Pair] = []
    done: set[str] = set()
    while left or right:
        if left and left[0].id in done:
            left.pop(0)
        elif right and right[0].id in done:
            right.pop(0)
        else:
            pair = _next(left, right, ones, others, telling)
            done.add(pair.id)
            pairs.append(pair)
    return pairs


def _next(
    left: list[Step], right: list[Step], ones: Mapping[str, Step], others: Mapping[str, Step],
    telling: Callable[[Step], bool],
) -> Pair:  # fmt: skip
    if left and left[0].id not in others:
        return Pair(left[0].id, left[0], None)
    if right and right[0].id not in ones:
        return Pair(right[0].id, None, right[0])
    step = left[0]  # what is left is in both
    moved = step.id != right[0].id
    if moved and telling(right[0]) and not telling(step):
        step = right[0]
    return Pair(step.id, ones[step.id], others[step.id], moved)


@dataclass(frozen=True, slots=True)
class Sides:
    """The names of sides brought to the coarser of two divisions."""

    alike: bool  # both plays have the same sides
    names: Mapping[str, str]

    def of(self, side: str) -> str:
        """The side that stands for a side of either play; others, as the table, are themselves."""
        return self.names.get(side, side)

    def added(self, amounts: Iterable[tuple[str, int]]) -> Signature:
        """What each side has together, those with nothing left out."""
        total: Counter[str] = Counter()
        for side, points in amounts:
            total[self.of(side)] += points
        return tuple(sorted((side, points) for side, points in total.items() if points))


def sides_of(a: Replay, b: Replay) -> Sides:
    """The coarser division of two plays by as many players."""
    one, other = a.setting.sides, b.setting.sides
    coarse = min(one, other, key=len)
    names = {
        side: next(s for s in coarse if side.partition("+")[0] in s.split("+"))
        for side in (*one, *other)
    }
    return Sides(one == other, names)


@dataclass(frozen=True, slots=True)
class Course:
    """What one play holds that no single step tells."""

    plays: tuple[tuple[str, str, str], ...]  # step, seat, card, in order
    hands: Mapping[str, frozenset[str]]  # all that each seat played
    refused: Mapping[str, Step]  # by the step of the card played instead
    scores: Mapping[str, Signature]  # what is scored, by step

    def place(self, id: str) -> int:
        """The place of a card in the order of play."""
        return next(place for place, play in enumerate(self.plays) if play[0] == id)


@dataclass(frozen=True, slots=True)
class SideBySide:
    """Two plays of one deal; `pairs` are their steps but for refused cards."""

    a: Course
    b: Course
    sides: Sides
    pairs: tuple[Pair, ...]
    alike: int  # how many cards are played in the same order from the first on
    piles: frozenset[str] = field(default_factory=frozenset)  # cards that end in other piles


def side_by_side(a: Replay, b: Replay, telling: Callable[[Step], bool]) -> SideBySide:
    """Lay two plays side by side."""
    sides = sides_of(a, b)
    merged = (WHOLE in {s.id for s in a.steps}) != (WHOLE in {s.id for s in b.steps})
    one, other = _course(a, sides, merged), _course(b, sides, merged)
    both = zip(one.plays, other.plays, strict=False)
    alike = next((n for n, (x, y) in enumerate(both) if x != y), len(one.plays))
    pairs = aligned(_taken(a), _taken(b), telling)
    return SideBySide(one, other, sides, tuple(pairs), alike, _other_piles(a, b, sides))


def _taken(replay: Replay) -> list[Step]:
    """The steps of a play but for refused cards."""
    return [step for step in replay.steps if step.event != "Refused"]


def _course(replay: Replay, sides: Sides, merged: bool) -> Course:
    plays = tuple((s.id, s.seat or "", s.cards[0]) for s in replay.steps if s.event in PLAYS)
    return Course(
        plays=plays,
        hands={
            seat: frozenset(card for _, who, card in plays if who == seat)
            for seat in replay.setting.seats
        },
        refused={s.id.removesuffix(".refused"): s for s in replay.steps if s.event == "Refused"},
        scores=dict(_scores(replay, sides, merged)),
    )


def _scores(replay: Replay, sides: Sides, merged: bool) -> Iterator[tuple[str, Signature]]:
    """What each step scores; cards and versicole as one item where the other play counts so."""
    honours: list[tuple[str, int]] = []
    for step in replay.steps:
        found = score(step, sides)
        if merged and step.id in SPLIT:
            honours += step.amounts
        elif found:
            yield step.id, found
    if honours and sides.added(honours):
        yield WHOLE, sides.added(honours)


def score(step: Step, sides: Sides) -> Signature:
    """What a step scores: the amounts of an item, else the entries by reason and points.

    Between unlike sides an entry that each of several makes is one.
    """
    if step.amounts:
        return sides.added(step.amounts)
    entries = Counter((mark.reason, mark.points) for mark in step.marks)
    return tuple(sorted((e, times if sides.alike else 1) for e, times in entries.items()))


def _other_piles(a: Replay, b: Replay, sides: Sides) -> frozenset[str]:
    """The cards that end in the piles of different sides."""
    owners = [
        {card: sides.of(side) for side, cards in replay.piles for card in cards}
        for replay in (a, b)
    ]
    cards = owners[0].keys() | owners[1].keys()
    return frozenset(card for card in cards if owners[0].get(card) != owners[1].get(card))
