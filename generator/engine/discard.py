"""Discards: whoever robbed or took cards goes back to the size of a hand."""

from generator.engine.because import DISCARD_BARRED, DISCARD_VOIDS, ROB_HAND_BACK
from generator.engine.block import Rules
from generator.engine.codes import (
    BIT_IN_SUITS,
    BIT_IN_TRUMPS,
    DISCARDED,
    NO_CARD,
    ONE,
    SUIT_CARDS,
)
from generator.engine.events import Log, cards_part, emit, why
from generator.engine.policies import choose_discard
from generator.engine.primitives import count
from generator.engine.table import Table

SUIT_BIT = BIT_IN_SUITS  # by card; a table of its own for every module that uses it
TRUMP_BIT = BIT_IN_TRUMPS


def take_up(table: Table, rules: Rules, seat: int) -> None:
    """Robbed and taken cards join the hand; how many must go is fixed then."""
    table.suits[seat] |= table.robbed_s[seat]
    table.trumps[seat] |= table.robbed_t[seat]
    table.hand_count[seat] = count(table.suits[seat]) + count(table.trumps[seat])
    table.discards[seat] = table.hand_count[seat] - rules.hand_size


def discard_all(table: Table, rules: Rules, log: Log | None) -> None:
    """Cutter, then dealer; neither sees what the other puts away."""
    take_up(table, rules, table.cutter)
    take_up(table, rules, table.dealer)
    discard(table, rules, log, table.cutter)
    discard(table, rules, log, table.dealer)


def discard(table: Table, rules: Rules, log: Log | None, seat: int) -> None:
    """One player puts his surplus away, card by card, as his policy or the record chooses."""
    amount = table.discards[seat]
    if amount <= 0:
        return
    given = table.line.discards_given[seat]
    for number in range(amount):
        suits, trumps = may_discard(table, rules, seat)
        card = -1
        if given:
            card = next_given(table, seat, suits, trumps)
        if card < 0:
            card = choose_discard(table, rules, seat, suits, trumps, number)
        put_away(table, seat, card)
    emit(log, DISCARDED, seat, NO_CARD, DISCARD_BARRED, amount)
    why(log, DISCARD_VOIDS)
    why(log, ROB_HAND_BACK)
    cards_part(log, seat, table.discard_s[seat], table.discard_t[seat])


def next_given(table: Table, seat: int, suits: int, trumps: int) -> int:
    """The next card that the record puts away and the rules allow, or -1."""
    left_s = table.line.discard_s[seat] & suits
    left_t = table.line.discard_t[seat] & trumps
    for place in range(56):
        if left_s & (ONE << place):
            return place
    for place in range(41):
        if left_t & (ONE << place):
            return SUIT_CARDS + place
    return -1


def put_away(table: Table, seat: int, card: int) -> None:
    """Move one card from the hand to the discards."""
    table.suits[seat] &= ~SUIT_BIT[card]
    table.trumps[seat] &= ~TRUMP_BIT[card]
    table.discard_s[seat] |= SUIT_BIT[card]
    table.discard_t[seat] |= TRUMP_BIT[card]
    table.hand_count[seat] -= 1


def may_discard(table: Table, rules: Rules, seat: int) -> tuple[int, int]:
    """The cards that may be put away next, as two masks: never both empty.

    If all that is left is barred, the 29 goes first, then the cards that count least; no source
    foresees it (editors).
    """
    suits = table.suits[seat] & ~rules.barred_s
    trumps = table.trumps[seat] & ~rules.barred_t
    if rules.voids_barred:
        suits = without_last_cards(table.suits[seat], suits)
    if suits or trumps:
        return suits, trumps
    least = 1000
    for place in range(97):
        if holds(table, seat, place) and rules.value[place] < least:
            least = rules.value[place]
    for place in range(97):
        if holds(table, seat, place) and rules.value[place] == least:
            if place < SUIT_CARDS:
                suits |= ONE << place
            else:
                trumps |= ONE << (place - SUIT_CARDS)
    return suits, trumps


def holds(table: Table, seat: int, card: int) -> int:
    """Whether a card lies in a hand."""
    if card < SUIT_CARDS:
        return (table.suits[seat] >> card) & 1
    return (table.trumps[seat] >> (card - SUIT_CARDS)) & 1


def without_last_cards(hand: int, free: int) -> int:
    """Of the free suit cards, those whose going leaves no suit empty."""
    for suit in range(4):
        mask = 0x3FFF * (ONE << (14 * suit))
        if count(hand & mask) <= 1:
            free &= ~mask
    return free
