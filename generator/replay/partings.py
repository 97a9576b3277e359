"""Where two plays of one deal part, by kind: procedure, legality, outcome, score, payment."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from generator.model.answers import Reading
from generator.replay.play import Replay
from generator.replay.record import plain_value
from generator.replay.setting import Setting
from generator.replay.side_by_side import PLAYS, Pair, SideBySide, side_by_side
from generator.replay.steps import Step

Readings = tuple[Reading[object], ...]
KINDS = ("procedure", "legality", "outcome", "score", "payment")
PREPARES = (
    "Cut", "Robbed", "RobbingStopped", "Dealt", "Exposed", "FolaTaken", "FolaShown", "Discarded",
    "StayedOut", "StayedIn",
)  # fmt: skip
MATTO_STEP = "matto"


@dataclass(frozen=True, slots=True)
class Parting:
    """The first step of its kind at which two plays part.

    A card that the other form refuses stands in `b`; the step is that of the card at home.
    """

    kind: str
    step: str
    a: Step | None
    b: Step | None
    because_a: Readings  # behind the step; where there is none, on the questions behind the other
    because_b: Readings
    undone_by: tuple[str, ...] = ()  # questions that, answered alike, move it or end it
    together: bool = False  # whether these do so only together, and not each alone


def partings_of(a: Replay, b: Replay) -> tuple[Parting, ...]:
    """Where two plays of a deal part, the first of each kind, in order of step."""
    apart = questions_apart(a.setting, b.setting)

    def telling(step: Step) -> bool:
        return any(reading.question in apart for reading in step.because)

    both = side_by_side(a, b, telling)
    return tuple(_parting(a, b, both, kind, pair) for kind, pair in first_of_each(both))


def questions_apart(a: Setting, b: Setting) -> tuple[str, ...]:
    """The questions that two settings answer otherwise, in the order of the questions."""
    one, other = ({r.question: plain_value(r.value) for r in s.readings()} for s in (a, b))
    return tuple(q for q in dict.fromkeys((*one, *other)) if one.get(q) != other.get(q))


def _parting(a: Replay, b: Replay, both: SideBySide, kind: str, pair: Pair) -> Parting:
    one, other = pair.a, pair.b
    if kind == "legality":
        other = both.b.refused.get(pair.id, other)
    mine, theirs = _because(a.setting, one, other), _because(b.setting, other, one)
    return Parting(kind, pair.id, one, other, mine, theirs)


def _because(own: Setting, step: Step | None, other: Step | None) -> Readings:
    """The readings behind a step; without one, what this form has on those behind the other."""
    if step is not None or other is None:
        return step.because if step else ()
    found = {reading.question: reading for reading in own.readings()}
    return tuple(found[r.question] for r in other.because if r.question in found)


def first_of_each(both: SideBySide) -> Iterator[tuple[str, Pair]]:
    """The first parting of each kind, in the order of the steps."""
    left = list(KINDS)
    for pair in both.pairs:
        for kind in [kind for kind in left if PARTS[kind](both, pair)]:
            left.remove(kind)
            yield kind, pair


def part_in_procedure(both: SideBySide, pair: Pair) -> bool:
    """A step that only one has or that comes elsewhere; other cards before play."""
    one, other = pair.a, pair.b
    if one is None or other is None or pair.moved:
        return True
    if one.event not in PREPARES and other.event not in PREPARES:
        return False
    return _prepared(one) != _prepared(other)


def _prepared(step: Step) -> tuple[object, ...]:
    lifted = step.figure if step.event == "Cut" else 0
    return step.event, step.seat, frozenset(step.cards), step.hands, lifted


def part_in_legality(both: SideBySide, pair: Pair) -> bool:
    """The same hand before the same cards: a card refused, or another rule narrows the choice."""
    one, other = pair.a, pair.b
    if one is None or other is None or one.event not in PLAYS or one.seat != other.seat:
        return False
    seat = one.seat or ""
    if both.a.place(pair.id) > both.alike or both.a.hands[seat] != both.b.hands[seat]:
        return False
    if pair.id in both.b.refused:
        return True
    return [r.question for r in one.because] != [r.question for r in other.because]


def part_in_outcome(both: SideBySide, pair: Pair) -> bool:
    """Another seat takes the trick, or other cards come to a pile."""
    one, other = pair.a, pair.b
    if pair.id == MATTO_STEP:
        return one is None or other is None or _handed(both, one) != _handed(both, other)
    if one is None or other is None or one.event != "TrickWon":
        return False
    if one.seat != other.seat or set(one.cards) != set(other.cards):
        return True
    return bool(both.piles & set(one.cards)) and not _handed_over(both) & set(one.cards)


def _handed(both: SideBySide, step: Step) -> tuple[object, ...]:
    return step.event, step.cards, both.sides.of(step.to or "")


def _handed_over(both: SideBySide) -> set[str]:
    """The cards that change their pile for the Matto, or with it, in either play."""
    steps = (s for p in both.pairs if p.id == MATTO_STEP for s in (p.a, p.b) if s)
    return {card for step in steps for card in step.cards}


def part_in_score(both: SideBySide, pair: Pair) -> bool:
    """Other points, or for another reason."""
    return both.a.scores.get(pair.id) != both.b.scores.get(pair.id)


def part_in_payment(both: SideBySide, pair: Pair) -> bool:
    """Resti drawn or settled otherwise, or the same points between others."""
    one, other = pair.a, pair.b
    if one is None or other is None:
        return "RestoDrawn" in (s.event for s in (one, other) if s)
    if one.event in ("RestoDrawn", "Settled"):
        return _paid(both, one) != _paid(both, other)
    if not both.sides.alike or part_in_score(both, pair):
        return False
    return _entries(one) != _entries(other)


def _paid(both: SideBySide, step: Step) -> object:
    """Resti from whom to whom; between unlike sides what each has of them in the end."""
    drawn = step.drawn or ((step.to or "", step.giver or "", step.figure),)
    if both.sides.alike:
        return sorted(drawn)
    ways = [(to, resti) for to, _, resti in drawn] + [(giver, -resti) for _, giver, resti in drawn]
    return both.sides.added(ways)


def _entries(step: Step) -> list[tuple[str, str, int]]:
    return sorted((mark.to, mark.giver, mark.points) for mark in step.marks)


PARTS: Mapping[str, Callable[[SideBySide, Pair], bool]] = {
    "procedure": part_in_procedure,
    "legality": part_in_legality,
    "outcome": part_in_outcome,
    "score": part_in_score,
    "payment": part_in_payment,
}
