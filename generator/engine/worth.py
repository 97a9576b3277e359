"""What versicole and piles are worth, and where those found are written down."""

from generator.engine.block import Rules
from generator.engine.codes import FOUND_ROOM, RUN, SUIT_CARDS, T29
from generator.engine.primitives import count
from generator.engine.table import Found

LOWEST_ARIA = 35  # the bit of the 36
PAPI = 0b11111


def put(found: Found, kind: int, suits: int, trumps: int, points: int) -> None:
    """Write one versicola down."""
    if found.count < FOUND_ROOM:
        found.kind[found.count] = kind
        found.suits[found.count] = suits
        found.trumps[found.count] = trumps
        found.points[found.count] = points
        found.count += 1


def plain_worth(rules: Rules, kind: int, suits: int, trumps: int) -> int:
    """What the cards of a versicola are worth in it, the Matto apart."""
    if rules.flat_worth:
        if kind == RUN and trumps & ~PAPI == 0:
            return 3
        if kind == RUN and trumps >> LOWEST_ARIA << LOWEST_ARIA == trumps:
            return 10
        return 5
    points = pile_points(rules, suits, trumps)
    if trumps & T29 and rules.t29_worth > rules.value[SUIT_CARDS + 28]:
        points += rules.t29_worth - rules.value[SUIT_CARDS + 28]
    return points


def total_points(found: Found) -> int:
    """The points of all the versicole found."""
    points = 0
    for place in range(found.count):
        points += found.points[place]
    return points


def pile_points(rules: Rules, suits: int, trumps: int) -> int:
    """The values of the single cards of two masks."""
    points = 0
    for place in range(rules.n_worths):
        cards = count(suits & rules.worth_s[place]) + count(trumps & rules.worth_t[place])
        points += rules.worth[place] * cards
    return points
