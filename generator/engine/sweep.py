"""Many deals of one rule set, one after another on one table, and what they came to.

The deals of a seed are the same for every rule set of as many players: sweeps compare rules on
the same shuffles and the same leanings of the players.
"""

from generator.engine.block import Rules
from generator.engine.chance import draw
from generator.engine.codes import FOR_DEAL
from generator.engine.game import new_pack, play_deal
from generator.engine.table import Table, reset
from generator.engine.two_tables import play_two


class Sums:
    """What some deals came to. Lists of four go by seat or side, of sixteen by pair: 4 * a + b."""

    __slots__ = ("cards", "deals", "matto_lost", "points", "resti", "stayed_out", "tricks")

    def __init__(self) -> None:
        self.deals = 0
        self.resti = [0] * 16  # won, of pairs of sides; with the table on the diagonal
        self.points = [0, 0, 0, 0]  # all that a side was credited with
        self.tricks = [0, 0, 0, 0]  # by seat
        self.cards = [0, 0, 0, 0]  # captured, by side
        self.stayed_out = [0, 0, 0, 0]  # by seat
        self.matto_lost = 0


def play_many(rules: Rules, seed: int, first: int, number: int, policy: int) -> Sums:
    """Play the deals `first` to `first + number - 1` of a seed, all seats by one policy."""
    one, other = Table(), Table()
    sums = Sums()
    for deal in range(first, first + number - 1, 2):
        prepare(one, rules, draw(seed, FOR_DEAL, deal), policy)
        prepare(other, rules, draw(seed, FOR_DEAL, deal + 1), policy)
        play_two(one, other, rules)
        add_deal(sums, one, rules)
        add_deal(sums, other, rules)
    if number > 0 and number % 2:
        prepare(one, rules, draw(seed, FOR_DEAL, first + number - 1), policy)
        play_deal(one, rules, None)
        add_deal(sums, one, rules)
    return sums


def prepare(table: Table, rules: Rules, seed: int, policy: int) -> None:
    """A table as new, with the pack that the seed gives; the first seat will lead."""
    reset(table)
    table.seed = seed
    table.dealer = rules.players - 1
    for seat in range(rules.players):
        table.policy[seat] = policy
    new_pack(table)


def add_deal(sums: Sums, table: Table, rules: Rules) -> None:
    """Add what can be read off the table at the end of a deal."""
    sums.deals += 1
    sums.matto_lost += table.lost_matto
    for pair in range(16):
        sums.resti[pair] += table.won[pair]
    for seat in range(4):
        sums.points[seat] += table.gross[seat]
        sums.tricks[seat] += table.tricks[seat]
        sums.cards[seat] += table.pile_count[seat]
    for seat in range(rules.players):
        if not table.active[seat]:
            sums.stayed_out[seat] += 1
