"""Steps of a deal, as decoded: what happened, what it scored, and why."""

from dataclasses import dataclass, field
from typing import NamedTuple

from generator.model.answers import Reading

EVENTS = (
    "Seated", "Shuffled", "Cut", "Robbed", "RobbingStopped", "Dealt", "Exposed", "FolaTaken",
    "FolaShown", "Discarded", "StayedOut", "StayedIn", "Declared", "DeclaredNothing", "Led",
    "CardPlayed", "Died", "TrickWon", "RestoDrawn", "MattoOwed", "MattoPaid", "MattoLost",
    "Counted", "Settled", "Revoked", "RevokeMended", "Misdealt", "Penalty", "LaidDown", "Refused",
)  # fmt: skip


class Entry(NamedTuple):
    """Points that passed from one side to another; `reason` is a word of REASONS."""

    to: str
    giver: str
    points: int
    reason: str
    because: Reading[object]


@dataclass(frozen=True, slots=True)
class Group:
    """A versicola: its kind, its cards, its points; of a seat when declared, else of a side."""

    owner: str
    kind: str
    points: int
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A card that goes from one place to another, as `pile:south` or `table:east`."""

    card: str
    source: str
    to: str


class Step(NamedTuple):
    """One step of a deal. `lead` is by pair of sides, positive for the first of the pair.

    A tuple, for there are over a hundred in a deal, and tuples are made sooner.
    """

    id: str
    event: str
    seat: str | None
    cards: tuple[str, ...]
    marks: tuple[Entry, ...]
    lead: tuple[tuple[str, str, int], ...]
    resti: tuple[tuple[str, int], ...]  # won so far, by side
    because: tuple[Reading[object], ...]
    figure: int = 0  # cards lifted, the round of a deal, the fee, the number of the trick
    to: str | None = None  # a side: of a resto, of a card owed or paid
    giver: str | None = None
    hands: tuple[tuple[str, tuple[str, ...]], ...] = ()  # dealt in this round
    groups: tuple[Group, ...] = ()
    moves: tuple[Move, ...] = ()  # cards that go where no event of this kind would take them
    amounts: tuple[tuple[str, int], ...] = ()  # of an item of the end count, by side
    drawn: tuple[tuple[str, str, int], ...] = ()  # resti at the close: winner, loser, how many


@dataclass(frozen=True, slots=True)
class Score:
    """The running score while a log is read: leads and resti by pair of sides."""

    sides: tuple[str, ...]
    resto: int
    lead: dict[tuple[int, int], int] = field(default_factory=dict)
    won: dict[int, int] = field(default_factory=dict)

    def pass_points(self, to: int, giver: int, points: int) -> None:
        """Enter points from one side to another."""
        if to < giver:
            self.lead[to, giver] = self.lead.get((to, giver), 0) + points
        else:
            self.lead[giver, to] = self.lead.get((giver, to), 0) - points

    def draw(self, to: int, giver: int, resti: int) -> None:
        """Take resti off a lead."""
        self.pass_points(to, giver, -self.resto * resti)
        self.won[to] = self.won.get(to, 0) + resti

    def leads(self) -> tuple[tuple[str, str, int], ...]:
        """Every pair of sides once, in order of play."""
        names, lead = self.sides, self.lead
        places = range(len(names))
        return tuple(
            [(names[a], names[b], lead.get((a, b), 0)) for a in places for b in places if a < b]
        )

    def resti(self) -> tuple[tuple[str, int], ...]:
        """Resti won so far, by side."""
        won = self.won
        return tuple([(name, won.get(place, 0)) for place, name in enumerate(self.sides)])
