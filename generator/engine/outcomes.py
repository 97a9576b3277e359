"""What each of many deals came to, so that two ways of playing can be compared deal by deal.

A study plays the same deals under a form as it is and with one answer changed. Outcomes keeps
what every deal came to; Shift adds up where two of them part.
"""

from generator.engine.because import PLAY_KING_RULE
from generator.engine.block import Rules
from generator.engine.chance import draw
from generator.engine.codes import (
    CARD_PLAYED,
    FOR_DEAL,
    KING_FORCED,
    LED,
    QUESTION_SHIFT,
)
from generator.engine.events import Log
from generator.engine.game import before_play, count_up, play_deal, play_trick
from generator.engine.resti import settle
from generator.engine.sweep import prepare
from generator.engine.table import Table

WHAT = 63  # of a packed event
QUESTION = 255  # of a packed event, once shifted down


class Outcomes:
    """What up to 1,024 deals came to; lists go by 4 * deal + side."""

    __slots__ = ("count", "points", "resti")

    def __init__(self) -> None:
        self.count = 0
        self.points = [0] * 4096  # net, from all other sides, before rests are rounded
        self.resti = [0] * 4096  # net


class Totals:
    """Sums over outcomes, by side; `wins` of deals that one side alone has won."""

    __slots__ = ("deals", "points", "point_squares", "resti", "resti_squares", "wins")

    def __init__(self) -> None:
        self.deals = 0
        self.points = [0, 0, 0, 0]
        self.point_squares = [0, 0, 0, 0]
        self.resti = [0, 0, 0, 0]
        self.resti_squares = [0, 0, 0, 0]
        self.wins = [0, 0, 0, 0]


class Shift:
    """Where the outcomes of the same deals part; points in sums over deals.

    `moved` is the sum of what each side's net points differ by, whichever way, `first` the
    signed difference of the side that leads to the first trick.
    """

    __slots__ = (
        "changed", "deals", "first", "first_squares", "moved", "moved_squares", "other_resti",
        "other_winner",
    )  # fmt: skip

    def __init__(self) -> None:
        self.deals = 0
        self.changed = 0  # deals in which any side's points differ
        self.other_winner = 0
        self.other_resti = 0
        self.moved = 0
        self.moved_squares = 0
        self.first = 0
        self.first_squares = 0


class Happenings:
    """How often each event happened, and in how many deals, by the code of the event."""

    __slots__ = ("deals", "in_deals", "now", "times")

    def __init__(self) -> None:
        self.deals = 0
        self.times = [0] * 64
        self.in_deals = [0] * 64
        self.now = [0] * 64


def play_outcomes(
    table: Table, rules: Rules, seed: int, first: int, number: int, policy: int
) -> Outcomes:
    """Play the deals `first` to `first + number - 1` (at most 1,024) of a seed."""
    outcomes = Outcomes()
    outcomes.count = number
    for deal in range(number):
        prepare(table, rules, draw(seed, FOR_DEAL, first + deal), policy)
        play_to_the_end(table, rules, outcomes, 4 * deal)
    return outcomes


def play_to_the_end(table: Table, rules: Rules, outcomes: Outcomes, place: int) -> None:
    """One deal; its net points are read before the rests of leads are rounded."""
    rules = before_play(table, rules, None)
    while table.trick < rules.hand_size:
        play_trick(table, rules, None)
    count_up(table, rules, None)
    for side in range(rules.sides):
        points = 0
        for other in range(rules.sides):
            drawn = table.won[4 * side + other] - table.won[4 * other + side]
            points += table.lead[4 * side + other] + drawn * rules.resto
        outcomes.points[place + side] = points
    settle(table, rules, None)
    for side in range(rules.sides):
        resti = table.won[4 * side + side]
        for other in range(rules.sides):
            resti += table.won[4 * side + other] - table.won[4 * other + side]
        outcomes.resti[place + side] = resti


def winner_of(outcomes: Outcomes, deal: int, sides: int) -> int:
    """The side with most points; -1 where two share that place."""
    best = 0
    shared = 0
    for side in range(1, sides):
        points = outcomes.points[4 * deal + side]
        most = outcomes.points[4 * deal + best]
        if points > most:
            best = side
            shared = 0
        elif points == most:
            shared = 1
    return -1 if shared else best


def add_totals(totals: Totals, outcomes: Outcomes, sides: int) -> None:
    """Add the outcomes of a batch to the totals."""
    for deal in range(outcomes.count):
        winner = winner_of(outcomes, deal, sides)
        if winner >= 0:
            totals.wins[winner] += 1
        for side in range(sides):
            points = outcomes.points[4 * deal + side]
            resti = outcomes.resti[4 * deal + side]
            totals.points[side] += points
            totals.point_squares[side] += points * points
            totals.resti[side] += resti
            totals.resti_squares[side] += resti * resti
    totals.deals += outcomes.count


def add_shift(shift: Shift, one: Outcomes, other: Outcomes, sides: int) -> None:
    """Compare two batches of the same deals, as they are and as they would be."""
    for deal in range(one.count):
        moved = 0
        resti = 0
        for side in range(sides):
            place = 4 * deal + side
            difference = other.points[place] - one.points[place]
            moved += difference if difference > 0 else -difference
            if other.resti[place] != one.resti[place]:
                resti = 1
        first = other.points[4 * deal] - one.points[4 * deal]
        shift.other_resti += resti
        if moved:
            shift.changed += 1
            shift.moved += moved
            shift.moved_squares += moved * moved
            shift.first += first
            shift.first_squares += first * first
            if winner_of(one, deal, sides) != winner_of(other, deal, sides):
                shift.other_winner += 1
    shift.deals += one.count


def count_happenings(
    happenings: Happenings, table: Table, rules: Rules, seed: int, first: int, number: int,
    policy: int,
) -> None:  # fmt: skip
    """Play deals with a log, and count the events in it."""
    log = Log()
    for deal in range(first, first + number):
        prepare(table, rules, draw(seed, FOR_DEAL, deal), policy)
        play_deal(table, rules, log)
        for code in range(64):
            happenings.now[code] = 0
        for place in range(log.count):
            event = log.items[place]
            code = event & WHAT
            happenings.now[code] += 1
            if (
                code in (LED, CARD_PLAYED)
                and (event >> QUESTION_SHIFT) & QUESTION == PLAY_KING_RULE
            ):
                happenings.now[KING_FORCED] += 1
        for code in range(64):
            happenings.times[code] += happenings.now[code]
            if happenings.now[code]:
                happenings.in_deals[code] += 1
        happenings.deals += 1
