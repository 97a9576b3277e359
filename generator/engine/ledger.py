"""The ledger: points pass between sides, and a lead of a resto is drawn when it may be.

Between two sides an entry is one transfer; where each plays for himself a score is one entry
from every other active player. Nothing is entered for 0 points.
"""

from generator.engine.because import (
    RESTI_DRAWN_FROM,
    RESTI_IN_PLAY,
    RESTI_POINTS,
)
from generator.engine.block import Rules
from generator.engine.codes import MARK, RESTO_DRAWN
from generator.engine.events import Log, emit, why
from generator.engine.table import Table


def side_of(rules: Rules, seat: int) -> int:
    """The side of a seat: its own number, or 0 and 1 in pairs."""
    return seat & rules.side_mask


def seat_from_dealer(table: Table, rules: Rules, step: int) -> int:
    """The seat `step` places after the first after the dealer, round the table once.

    By a comparison: a division takes much longer.
    """
    seat = table.dealer + 1 + step
    return seat - rules.players if seat >= rules.players else seat


def side_plays(table: Table, rules: Rules, side: int) -> int:
    """Whether a side is still in the deal: its player has not stayed out."""
    if rules.pairs:
        return 1
    return table.active[side]


def enter(
    table: Table, rules: Rules, log: Log | None, to: int, giver: int, points: int, question: int
) -> None:
    """Pass points from one side to another, and draw the resti that the lead then allows.

    A mark of negative points passes the other way.
    """
    if points < 0:
        to, giver, points = giver, to, -points
    if points == 0:
        return
    pair = 4 * to + giver
    back = 4 * giver + to
    table.lead[pair] += points
    table.lead[back] -= points
    table.gross[to] += points
    emit(log, MARK, to, giver, question, points)
    if table.testing:
        if table.lead[pair] >= rules.resto:
            draw_resti(table, rules, log, to, giver)
        elif table.lead[back] >= rules.resto:  # it had stood untested till the first lead
            draw_resti(table, rules, log, giver, to)


def draw_resti(table: Table, rules: Rules, log: Log | None, to: int, giver: int) -> None:
    """Turn a lead of a resto or more into resti, one after another."""
    pair = 4 * to + giver
    back = 4 * giver + to
    while table.lead[pair] >= rules.resto:
        table.lead[pair] -= rules.resto
        table.lead[back] += rules.resto
        table.won[pair] += 1
        emit(log, RESTO_DRAWN, to, giver, RESTI_POINTS, 1)
        why(log, RESTI_IN_PLAY)
        why(log, RESTI_DRAWN_FROM)


def score(
    table: Table, rules: Rules, log: Log | None, side: int, points: int, question: int
) -> None:
    """A side scores: from the other side, or from every other active player."""
    for place in range(rules.sides - 1):
        other = place + (place >= side)  # the sides but his, in order
        if side_plays(table, rules, other):
            enter(table, rules, log, side, other, points, question)


def settle_amounts(table: Table, rules: Rules, log: Log | None, question: int) -> None:
    """Enter the differences of an item of the end count, pair by pair.

    `table.counted` holds what each side has of it; each pair makes one entry, the difference.
    What a side is credited with is the amount itself, once for each it is compared with.
    """
    for one in range(rules.sides):
        for other in range(one + 1, rules.sides):
            if not side_plays(table, rules, one) or not side_plays(table, rules, other):
                continue
            difference = table.counted[one] - table.counted[other]
            less = table.counted[other] if difference > 0 else table.counted[one]
            enter(table, rules, log, one, other, difference, question)
            table.gross[one] += less  # enter credited the difference to the one that has more
            table.gross[other] += less
