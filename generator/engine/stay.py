"""Staying out: a player who does not like his hand lays it aside for a fee."""

from generator.engine.because import STAY_ALLOWED, STAY_FEES, STAY_MOST, STAY_ORDER, STAY_WHEN
from generator.engine.block import Rules
from generator.engine.codes import NO_CARD, STAYED_IN, STAYED_OUT
from generator.engine.events import Log, emit, why
from generator.engine.ledger import seat_from_dealer
from generator.engine.policies import stays_out
from generator.engine.table import Table


def ask_to_stay(table: Table, rules: Rules, log: Log | None) -> None:
    """Ask from the leader to the dealer, until as many have stayed out as may."""
    if not rules.stay_allowed:
        return
    for step in range(rules.players):
        seat = seat_from_dealer(table, rules, step)
        if table.n_out >= rules.stay_most:
            return
        if stays_out(table, rules, seat):
            table.active[seat] = 0
            table.out = seat
            table.n_out += 1
            table.seats -= 1
            table.fee[seat] = fee_of(rules, table.dealer, seat)
            emit(log, STAYED_OUT, seat, NO_CARD, STAY_ALLOWED, table.fee[seat])
            why(log, STAY_WHEN)
            why(log, STAY_FEES)
        else:
            emit(log, STAYED_IN, seat, NO_CARD, STAY_ORDER, 0)
            why(log, STAY_WHEN)
            why(log, STAY_MOST)


def fee_of(rules: Rules, dealer: int, seat: int) -> int:
    """The fee, in points, for staying out at a seat; it grows from the leader to the dealer."""
    return rules.fees[(seat + rules.players - dealer - 1) % rules.players]


def close_up(table: Table, rules: Rules) -> None:
    """After one of four has stayed out before the deal, the others sit as three (editors).

    If it was the dealer, the player on his left deals.
    """
    while not table.active[table.dealer]:
        table.dealer = (table.dealer + rules.players - 1) % rules.players
    table.cutter = (table.dealer + rules.players - 1) % rules.players
    while not table.active[table.cutter]:
        table.cutter = (table.cutter + rules.players - 1) % rules.players
