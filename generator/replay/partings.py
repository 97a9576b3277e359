"""Where two plays of one deal part, by kind: procedure, legality, outcome, score, payment."""

from collections.abc import Callable, Iterator, Mapping

from generator.replay.side_by_side import PLAYS, Pair, SideBySide
from generator.replay.steps import Step

KINDS = ("procedure", "legality", "outcome", "score", "payment")
PREPARES = (
    "Cut", "Robbed", "RobbingStopped", "Dealt", "Exposed", "FolaTaken", "FolaShown", "Discarded",
    "StayedOut", "StayedIn",
)  # fmt: skip
MATTO_STEP = "matto"


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
