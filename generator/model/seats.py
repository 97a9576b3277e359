"""Seats in the order of play, which runs to the right, and the sides they form."""

from enum import Enum

SEATS = {
    2: ("south", "north"),
    3: ("south", "east", "west"),
    4: ("south", "east", "north", "west"),
}
ALL_SEATS = SEATS[4]


class Sides(Enum):
    """Who plays with whom: partners sit opposite, or each plays for himself."""

    PAIRS = "pairs"
    EACH = "each"


def sides_of(players: int, sides: Sides) -> tuple[tuple[str, ...], ...]:
    """The sides as tuples of seats, in the order of play of their first seat."""
    seats = SEATS[players]
    if sides is Sides.PAIRS:
        return (seats[0::2], seats[1::2])
    return tuple((seat,) for seat in seats)


def side_name(side: tuple[str, ...]) -> str:
    """`south+north`, `south`."""
    return "+".join(side)
