"""The fola: what is left of the pack, searched by the dealer or by nobody."""

from generator.engine.because import (
    FOLA_CARDS_SEEN_BY,
    FOLA_SCORES,
    FOLA_SEARCH,
    FOLA_SEEN_WHEN,
    FOLA_SUITS_TOLD_TO,
    FOLA_TAKES,
)
from generator.engine.block import Rules
from generator.engine.codes import (
    BIT_IN_SUITS,
    BIT_IN_TRUMPS,
    FOLA_SHOWN,
    FOLA_TAKEN,
    NO_CARD,
    SEARCH_MAY,
    SEARCH_NONE,
)
from generator.engine.events import Log, cards_part, emit, why
from generator.engine.ledger import score, side_of
from generator.engine.policies import choose_from_fola
from generator.engine.primitives import count
from generator.engine.table import Table
from generator.engine.worth import pile_points

SUIT_BIT = BIT_IN_SUITS  # by card; a table of its own for every module that uses it
TRUMP_BIT = BIT_IN_TRUMPS


def lay_fola(table: Table) -> None:
    """What is left of the pack is the fola from now on."""
    suits = table.fola_s
    trumps = table.fola_t
    for place in range(table.top, 97):
        card = table.deck[place]
        suits |= SUIT_BIT[card]
        trumps |= TRUMP_BIT[card]
    table.fola_s = suits
    table.fola_t = trumps
    table.top = 97


def search_fola(table: Table, rules: Rules, log: Log | None) -> None:
    """The dealer takes out of the fola what he must, or what he chooses among what he may."""
    if rules.fola_search == SEARCH_NONE:
        return
    suits = table.fola_s & rules.fola_takes_s
    trumps = table.fola_t & rules.fola_takes_t
    if rules.fola_search == SEARCH_MAY:
        suits, trumps = choose_from_fola(table, suits, trumps)
    seat = table.dealer
    table.fola_s &= ~suits
    table.fola_t &= ~trumps
    table.robbed_s[seat] |= suits
    table.robbed_t[seat] |= trumps
    table.robbed_count[seat] += count(suits) + count(trumps)
    emit(log, FOLA_TAKEN, seat, NO_CARD, FOLA_SEARCH, count(suits) + count(trumps))
    why(log, FOLA_TAKES)
    cards_part(log, seat, suits, trumps)
    if rules.fola_scores:
        points = pile_points(rules, suits, trumps)
        score(table, rules, log, side_of(rules, seat), points, FOLA_SCORES)


def show_fola(table: Table, rules: Rules, log: Log | None, when: int) -> None:
    """What is left is shown, or told, to those who may know it, at the moment `when`."""
    if rules.fola_seen != when:
        return
    emit(log, FOLA_SHOWN, table.dealer, NO_CARD, FOLA_CARDS_SEEN_BY, 0)
    why(log, FOLA_SUITS_TOLD_TO)
    why(log, FOLA_SEEN_WHEN)
    cards_part(log, table.dealer, table.fola_s, table.fola_t)
