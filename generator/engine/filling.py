"""The Matto as a stand-in for a missing card (`vienna-1756:w10`, one of its readings).

Every run or set of two real cards or more is then a versicola with the Matto in it, at its own
five. Two runs with a single card between them may be joined over it; of the ways to join, the
one worth most is taken (editors).
"""

from generator.engine.block import Rules
from generator.engine.codes import (
    FOUR_KINGS,
    FOUR_TENS,
    KINGS,
    MATTO,
    ONE,
    ONE_X_28,
    RUN,
    TEN_TO_THIRTY,
    TENS,
    TWENTY_TO_FORTY,
)
from generator.engine.primitives import count, highest, lowest
from generator.engine.table import Found
from generator.engine.worth import plain_worth, put

BELOW_29 = (1 << 28) - 1
TEN_AND_FORTY = (1 << 9) | (1 << 39)


def squeezed_ladder(cards: int) -> int:
    """The ladder of tarocchi without the rung of the 29, so that 28 and 30 are neighbours."""
    return (cards & BELOW_29) | (cards >> 29 << 28)


def whole_ladder(cards: int, squeezed: int) -> int:
    """Cards of a squeezed ladder, put back on the whole one."""
    if not squeezed:
        return cards
    return (cards & BELOW_29) | (cards >> 28 << 29)


def find_filled_runs(found: Found, rules: Rules, held: int, squeezed: int) -> None:
    """Enter the runs of the cards held, two of them joined where that makes more.

    `best` holds, for the first so many runs, the points they can make, and `joined` whether the
    last two of them are then one.
    """
    runs = split_in_runs(found, held)
    found.best[0] = 0
    for number in range(1, runs + 1):
        cards = found.run[number - 1]
        found.joined[number] = 0
        found.best[number] = found.best[number - 1]
        if count(cards) >= 2:
            found.best[number] += filled_points(rules, RUN, 0, whole_ladder(cards, squeezed))
        if number > 1 and lowest(cards) - highest(found.run[number - 2]) == 2:
            both = whole_ladder(found.run[number - 2] | cards, squeezed)
            points = found.best[number - 2] + filled_points(rules, RUN, 0, both)
            if points > found.best[number]:
                found.best[number] = points
                found.joined[number] = 1
    enter_pieces(found, rules, runs, squeezed)


def split_in_runs(found: Found, held: int) -> int:
    """Write down the runs of neighbours from below, in `run`; how many they are."""
    runs = 0
    while held:
        first = lowest(held)
        length = lowest(~(held >> first))
        found.run[runs] = ((ONE << length) - 1) << first
        held &= ~found.run[runs]
        runs += 1
    return runs


def enter_pieces(found: Found, rules: Rules, runs: int, squeezed: int) -> None:
    """Walk the best way back from the last run, then enter its pieces from below."""
    pieces = 0
    number = runs
    while number > 0:
        cards = found.run[number - 1]
        number -= 1
        if found.joined[number + 1]:
            cards |= found.run[number - 1]
            number -= 1
        if count(cards) >= 2:
            found.piece[pieces] = cards
            pieces += 1
    while pieces > 0:
        pieces -= 1
        put_filled(found, rules, RUN, 0, whole_ladder(found.piece[pieces], squeezed))


def find_filled_sets(found: Found, rules: Rules, suits: int, trumps: int) -> None:
    """Enter the sets of which two cards or more are held."""
    held = trumps & rules.one_x_28
    if count(held) >= 2:
        put_filled(found, rules, ONE_X_28, 0, held)
    if rules.four_tens_two:
        find_filled_ten(found, rules, trumps & TEN_TO_THIRTY)
        find_filled_ten(found, rules, trumps & TWENTY_TO_FORTY)
    elif trumps & FOUR_TENS != TEN_AND_FORTY:  # which lack two cards of either three
        find_filled_ten(found, rules, trumps & FOUR_TENS)
    if count(suits & KINGS) >= 2:
        put_filled(found, rules, FOUR_KINGS, suits & KINGS, 0)


def find_filled_ten(found: Found, rules: Rules, held: int) -> None:
    """Enter a set of tens if two of it are held."""
    if count(held) >= 2:
        put_filled(found, rules, TENS, 0, held)


def put_filled(found: Found, rules: Rules, kind: int, suits: int, trumps: int) -> None:
    """Write down a versicola with the Matto in it."""
    put(found, kind, suits, trumps | MATTO, filled_points(rules, kind, suits, trumps))


def filled_points(rules: Rules, kind: int, suits: int, trumps: int) -> int:
    """What cards make as one versicola with the Matto among them."""
    points = plain_worth(rules, kind, suits, trumps)
    return points if rules.flat_worth else points + rules.matto_worth
