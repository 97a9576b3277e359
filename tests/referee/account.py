"""The running account of a deal: leads between sides, and the resti drawn from them."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any, NamedTuple

RESTO = 60  # points: minucci-1688:n19, vienna-1756:law-11, online-table:s6-1, cardavia:c4-7

Pair = tuple[str, str]


class Mark(NamedTuple):
    """Points that one side pays to another."""

    to: str
    payer: str
    points: int


def words(marks: Iterable[Mark]) -> str:
    said = [f"{mark.points} to {mark.to} from {mark.payer}" for mark in marks]
    return ", ".join(sorted(said)) or "no marks"


def added_up(marks: Iterable[Mark]) -> list[Mark]:
    """The marks summed for each payee and payer, without what comes to nothing."""
    sums: dict[Pair, int] = {}
    for mark in marks:
        pair = (mark.to, mark.payer)
        sums[pair] = sums.get(pair, 0) + mark.points
    return sorted(Mark(to, payer, points) for (to, payer), points in sums.items() if points)


class Account:
    """What each pair of sides has between them; with one total, what each has against the table.

    A lead is positive for the side that comes first in the order of play.
    """

    def __init__(self, sides: list[str], one_total: bool = False) -> None:
        self.sides = sides
        self.one_total = one_total
        self.leads: dict[Pair, int] = dict.fromkeys(combinations(sides, 2), 0)
        self.totals: dict[str, int] = dict.fromkeys(sides, 0)
        self.resti: dict[str, int] = dict.fromkeys(sides, 0)  # won
        self.net: dict[str, int] = dict.fromkeys(sides, 0)  # won less lost
        self._shown: int | dict[str, int] | None = None  # as last written, while it is so

    def lead(self, one: str, other: str) -> int:
        """By how much `one` is ahead of `other`, negative if behind."""
        if (one, other) in self.leads:
            return self.leads[one, other]
        return -self.leads[other, one]

    def enter(self, mark: Mark) -> None:
        self._shift(mark.to, mark.payer, mark.points)
        self.totals[mark.to] += mark.points
        self.totals[mark.payer] -= mark.points

    def _shift(self, one: str, other: str, points: int) -> None:
        self._shown = None
        if (one, other) in self.leads:
            self.leads[one, other] += points
        else:
            self.leads[other, one] -= points

    def due(self, marks: Iterable[Mark]) -> list[Pair]:
        """The resti to draw from the leads that these marks touched: winner and loser of each."""
        found: list[Pair] = []
        touched = {
            pair for mark in marks for pair in ((mark.to, mark.payer), (mark.payer, mark.to))
        }
        for one, other in sorted(touched):
            found += [(one, other)] * (max(0, self.lead(one, other)) // RESTO)
        return [] if self.one_total else found

    def draw(self, winner: str, loser: str) -> None:
        self._win(winner, loser, 1)
        self._shift(winner, loser, -RESTO)

    def _win(self, winner: str, loser: str, resti: int) -> None:
        self.resti[winner] += resti
        self.net[winner] += resti
        self.net[loser] -= resti

    def close(self, remainder: str) -> dict[Pair, int]:
        """Settle what is left: the resti that each winner has from each loser."""
        won: dict[Pair, int] = {}
        self._shown = None
        for (one, other), lead in self.leads.items():
            resti = at_the_close(abs(lead), remainder)
            winner, loser = (one, other) if lead > 0 else (other, one)
            if resti:
                won[winner, loser] = resti
                self._win(winner, loser, resti)
            kept = abs(lead) % RESTO if remainder == "carried" else 0
            self.leads[one, other] = kept if lead > 0 else -kept
        return won

    def close_totals(self, remainder: str) -> dict[str, int]:
        """The resti that each player wins from the table, or pays to it (negative)."""
        won = {}
        for side, total in self.totals.items():
            resti = at_the_close(abs(total), remainder)
            won[side] = resti if total > 0 else -resti
            self.resti[side] += max(0, won[side])
            self.net[side] += won[side]
        return won

    def shown(self) -> int | dict[str, int]:
        """The leads as a record writes them."""
        if self._shown is None:
            self._shown = self._written()
        return self._shown

    def _written(self) -> int | dict[str, int]:
        if self.one_total:
            return dict(self.totals)
        if len(self.sides) == 2 and "+" in self.sides[0]:
            return self.leads[self.sides[0], self.sides[1]]
        return {f"{one}>{other}": lead for (one, other), lead in self.leads.items()}

    def agrees(self, lead: Any) -> bool:
        """Whether the leads of a record are these."""
        if not isinstance(lead, dict):
            return bool(lead == self.shown())
        if self.one_total and not any(">" in key for key in lead):
            return bool(lead == self.totals)
        found = read_leads(lead)
        return len(found) == len(self.leads) and all(
            pair[0] in self.sides and pair[1] in self.sides and self.lead(*pair) == points
            for pair, points in found.items()
        )

    def adopt(self, lead: Any, resti: Any) -> None:
        """Go on from the record's figures, so that one slip is told once."""
        self._shown = None
        if isinstance(resti, dict) and set(resti) == set(self.sides):
            self.resti = dict(resti)
        if isinstance(lead, int) and len(self.leads) == 1:
            self.leads = dict.fromkeys(self.leads, lead)
        elif isinstance(lead, dict) and self.one_total and set(lead) == set(self.sides):
            self.totals = dict(lead)
        elif isinstance(lead, dict):
            for (one, other), points in read_leads(lead).items():
                if (one, other) in self.leads:
                    self.leads[one, other] = points
                elif (other, one) in self.leads:
                    self.leads[other, one] = -points


def read_leads(lead: dict[str, int]) -> dict[Pair, int]:
    found = {}
    for key, points in lead.items():
        one, _, other = key.partition(">")
        found[one, other] = points
    return found


def at_the_close(points: int, remainder: str) -> int:
    """Resti for a lead: each 60, and with `up` each part of 60."""
    return -(-points // RESTO) if remainder == "up" else points // RESTO
