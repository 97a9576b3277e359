"""The close of a deal: what is left of each lead becomes resti, or is kept, or dropped."""

from generator.engine.because import (
    RESTI_BETWEEN,
    RESTI_LEAD,
    RESTI_NETTING,
    RESTI_POINTS,
    RESTI_REMAINDER,
)
from generator.engine.block import Rules
from generator.engine.codes import (
    NO_CARD,
    NO_SEAT,
    REMAINDER_CARRIED,
    REMAINDER_UP,
    RESTO,
    SETTLED,
    TO_THE_TABLE,
)
from generator.engine.events import Log, emit, why
from generator.engine.table import Table


def resti_in(rules: Rules, points: int) -> int:
    """How many resti a lead is worth at the close: each sixty, and a part of one if it counts."""
    whole = points // rules.resto
    if rules.remainder == REMAINDER_UP and points > whole * rules.resto:
        whole += 1
    return whole


def settle(table: Table, rules: Rules, log: Log | None) -> None:
    """Turn every remaining lead into resti; a remainder that is carried over stays a lead."""
    emit(log, SETTLED, NO_SEAT, NO_CARD, RESTI_REMAINDER, 0)
    why(log, RESTI_POINTS)
    why(log, RESTI_NETTING)
    why(log, RESTI_LEAD)
    why(log, RESTI_BETWEEN)
    if rules.one_total:
        settle_totals(table, rules, log)
        return
    for one in range(rules.sides):
        for other in range(rules.sides):
            points = table.lead[4 * one + other]
            if points <= 0:
                continue
            drawn = resti_in(rules, points)
            if drawn:
                table.won[4 * one + other] += drawn
                emit(log, RESTO, one, other, RESTI_REMAINDER, drawn)
            left = points - drawn * rules.resto
            if rules.remainder != REMAINDER_CARRIED:
                left = 0
            table.lead[4 * one + other] = left
            table.lead[4 * other + one] = -left


def settle_totals(table: Table, rules: Rules, log: Log | None) -> None:
    """One signed total for each player, settled with the table and not with one another.

    What a player wins from the table stands on the diagonal of `won`, below 0 what he pays.
    """
    for one in range(rules.sides):
        total = 0
        for other in range(rules.sides):
            total += table.lead[4 * one + other]
        drawn = resti_in(rules, total) if total > 0 else -resti_in(rules, -total)
        table.won[4 * one + one] += drawn
        if drawn:
            emit(log, RESTO, one, TO_THE_TABLE, RESTI_REMAINDER, drawn)
    for pair in range(16):
        table.lead[pair] = 0
