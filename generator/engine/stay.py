"""Staying out: a player who does not like his hand lays it aside for a fee."""

from generator.engine.because import STAY_ALLOWED, STAY_FEES, STAY_MOST, STAY_ORDER
from generator.engine.block import Rules
from generator.engine.codes import NO_CARD, STAYED_IN, STAYED_OUT
from generator.engine.events import Log, emit, why
from generator.engine.policies import stays_out
from generator.engine.table import Table


def ask_to_stay(table: Table, rules: Rules, log: Log | None) -> None:
    """Ask from the leader to the dealer, until as many have stayed out as may."""
    if not rules.stay_allowed:
        return
    for step in range(rules.players):
        seat = (table.dealer + 1 + step) % rules.players
        if table.n_out >= rules.stay_most:
            return
        if stays_out(table, rules, seat):
            table.active[seat] = 0
            table.out = seat
            table.n_out += 1
            table.seats -= 1
            emit(log, STAYED_OUT, seat, NO_CARD, STAY_ALLOWED, rules.fees[step])
            why(log, STAY_FEES)
        else:
            emit(log, STAYED_IN, seat, NO_CARD, STAY_ORDER, 0)
            why(log, STAY_MOST)


def fee_of(table: Table, rules: Rules, seat: int) -> int:
    """What a player who has stayed out owes the winner of the last trick, in points."""
    step = (seat - table.dealer - 1) % rules.players
    return rules.fees[step]
