"""The table during one deal: who sits where, holds what, and pays whom."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property

from tests.referee.account import Mark
from tests.referee.clerk import Clerk
from tests.referee.forms import Form
from tests.referee.versicole import Group

# In the order of play, to the right: online-table:s2-1, cardavia:c3-1, minucci-1688:n12, n16.
SEATS = {
    2: ["south", "north"],
    3: ["south", "east", "west"],
    4: ["south", "east", "north", "west"],
}


def sides_of(form: Form) -> dict[str, str]:
    """The side of each seat, named by its seats in the order of play."""
    seats = SEATS[form.players]
    if not form.pairs:
        return {seat: seat for seat in seats}
    return {seat: "+".join(seats[at % 2 :: 2]) for at, seat in enumerate(seats)}


@dataclass(slots=True)
class Debt:
    """One card, owed for a Matto whose trick another side has won."""

    seat: str  # who played the Matto
    debtor: str  # his side
    creditor: str  # the side that gets the card


@dataclass
class Table:
    form: Form
    clerk: Clerk
    dealer: str
    pack: list[str]  # what is left of it, from the top
    cut: int  # cards lifted, 0 where no cut is made
    hands: dict[str, set[str]] = field(default_factory=dict)  # by seat
    piles: dict[str, set[str]] = field(default_factory=dict)  # by side
    tricks: Counter[str] = field(default_factory=Counter)  # won, by seat
    last_to_win: str = ""
    absent: str = ""  # the seat that stays out
    extra: Counter[str] = field(default_factory=Counter)  # cards robbed or taken, by seat
    declared: dict[str, list[Group]] = field(default_factory=dict)  # by seat
    kept_back: dict[str, list[Group]] = field(default_factory=dict)  # by seat
    debt: Debt | None = None
    lost_matto: str = ""  # the side that got a lost Matto
    amounts: Counter[str] = field(default_factory=Counter)  # items of the end count, by side

    def __post_init__(self) -> None:
        self.side = sides_of(self.form)
        self.sides = list(dict.fromkeys(self.side.values()))
        self.piles = {side: set() for side in self.sides}
        self.hands = {seat: set() for seat in self.side}
        self.seated_dealer = self.dealer

    @property
    def absents_place(self) -> int:
        """How late the absent seat was asked, 0 for the eldest; also after the others closed up."""
        seats = list(self.side)
        return (seats.index(self.absent) - seats.index(self.seated_dealer) - 1) % len(seats)

    @cached_property
    def seats_around(self) -> list[str]:
        seats = list(self.side)
        at = (seats.index(self.dealer) + 1) % len(seats)
        return seats[at:] + seats[:at]

    def around(self) -> list[str]:
        """All the seats, from the dealer's right to the dealer."""
        return list(self.seats_around)

    def order(self) -> list[str]:
        """The seats that play, from the eldest on."""
        return [seat for seat in self.seats_around if seat != self.absent]

    def order_from(self, first: str) -> list[str]:
        seats = self.order()
        at = seats.index(first)
        return seats[at:] + seats[:at]

    @property
    def cutter(self) -> str:
        """The seat at the dealer's left: minucci-1688:n14; online-table:s2-1."""
        return self.around()[-2]

    def in_play(self) -> list[str]:
        """The sides that play, in order from the eldest; all but an absent player."""
        return list(dict.fromkeys(self.side[seat] for seat in self.order()))

    def score(self, seat: str, points: int) -> list[Mark]:
        """A score: every other side in play pays it to the side of the seat."""
        side = self.side[seat]
        payers = [other for other in self.in_play() if other != side]
        return [Mark(side, payer, points) for payer in payers if points]

    def death(self, seat: str, points: int) -> list[Mark]:
        """A death: the loser's side pays every opponent, an absent one too: minucci-1688:n11."""
        loser = self.side[seat]
        winners = [other for other in self.sides if other != loser]
        return [Mark(winner, loser, points) for winner in winners if points]

    def shown_by(self, seat: str) -> set[str]:
        """The cards that a seat has shown in declared versicole."""
        return {card for group in self.declared.get(seat, []) for card in group.cards}
