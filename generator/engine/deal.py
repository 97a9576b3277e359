"""The deal: packets from the top of the pack, leader first, dealer last; cards turned up."""

from generator.engine.because import (
    DEAL_BATCHES,
    DEAL_EXPOSED,
    DEAL_EXPOSED_SCORES,
    DEAL_HAND_SIZE,
    ROB_HAND_BACK,
)
from generator.engine.block import Rules
from generator.engine.codes import (
    BIT_IN_SUITS,
    BIT_IN_TRUMPS,
    DEALT,
    EXPOSE_EACH,
    EXPOSE_NONE,
    EXPOSED,
    NO_CARD,
    PACKET,
)
from generator.engine.events import Log, emit, why, why_if
from generator.engine.ledger import score, seat_from_dealer, side_of
from generator.engine.table import Table

SUIT_BIT = BIT_IN_SUITS  # by card; a table of its own for every module that uses it
TRUMP_BIT = BIT_IN_TRUMPS


def deal_hands(table: Table, rules: Rules, log: Log | None) -> None:
    """Deal round by round.

    Where robbed cards are part of the hand, the cutter's packets are shortened by as many, the
    last packet first.
    """
    owed = table.robbed_count[table.cutter] if rules.dealt_short else 0
    for batch in range(rules.n_batches):
        emit(log, DEALT, table.dealer, NO_CARD, DEAL_BATCHES, batch + 1)
        why(log, DEAL_HAND_SIZE)
        if owed:
            why(log, ROB_HAND_BACK)
        for step in range(rules.players):
            seat = seat_from_dealer(table, rules, step)
            if not table.active[seat]:
                continue
            size = rules.batches[batch]
            if seat == table.cutter and owed:
                size -= shortened(rules, owed, batch)
            if size:
                give(table, log, seat, size)


def shortened(rules: Rules, owed: int, batch: int) -> int:
    """By how many cards this packet of the cutter's is short: later packets go short first."""
    later = 0
    for other in range(batch + 1, rules.n_batches):
        later += rules.batches[other]
    short = owed - later
    if short < 0:
        return 0
    return short if short < rules.batches[batch] else rules.batches[batch]


def give(table: Table, log: Log | None, seat: int, size: int) -> None:
    """A packet from the top of the pack goes to a hand; the log says where in the deck it lay."""
    emit(log, PACKET, seat, table.top, 0, size)
    suits = table.suits[seat]
    trumps = table.trumps[seat]
    card = 0
    for place in range(table.top, table.top + size):
        card = table.deck[place]
        suits |= SUIT_BIT[card]
        trumps |= TRUMP_BIT[card]
    table.suits[seat] = suits
    table.trumps[seat] = trumps
    table.hand_count[seat] += size
    table.last_packet[seat] = card
    table.top += size


def expose(table: Table, rules: Rules, log: Log | None) -> None:
    """Turn up the last card of each hand, or of the whole deal; its owner scores it."""
    if rules.expose == EXPOSE_NONE:
        return
    for step in range(rules.players):
        seat = seat_from_dealer(table, rules, step)
        if table.active[seat] and (rules.expose == EXPOSE_EACH or seat == table.dealer):
            turn_up(table, rules, log, seat)


def turn_up(table: Table, rules: Rules, log: Log | None, seat: int) -> None:
    """Turn up the last card dealt to a seat, whose side scores it."""
    card = table.last_packet[seat]
    emit(log, EXPOSED, seat, card, DEAL_EXPOSED, 0)
    why_if(log, rules.value_why[card])
    if rules.exposed_scores:
        score(table, rules, log, side_of(rules, seat), rules.value[card], DEAL_EXPOSED_SCORES)
