"""Deaths: counting cards taken by another side are scored at once."""

from generator.engine.because import (
    DEATHS_DECLARED_CARDS,
    DEATHS_MARKED_BY,
    DEATHS_SCORED,
    IRREGULAR_WRONG_COUNT_SCORES,
    MATTO_LAST_TRICK,
    STAY_MARKS_DEATHS,
)
from generator.engine.block import Rules
from generator.engine.codes import (
    ABSENT_UNDECLARED,
    BIT_IN_SUITS,
    BIT_IN_TRUMPS,
    DEATH_TO_EACH,
    DECLARED_ROOM,
    DIED,
    MATTO_CARD,
    ONE,
    SHOWN_EXEMPT,
    SHOWN_EXEMPT_BROKEN,
    SHOWN_SCORED,
    SUIT_CARDS,
)
from generator.engine.events import Log, emit, why, why_if
from generator.engine.ledger import enter, side_of
from generator.engine.primitives import lowest
from generator.engine.table import Table
from generator.engine.versicole import find_versicole

SUIT_BIT = BIT_IN_SUITS  # by card; a table of its own for every module that uses it
TRUMP_BIT = BIT_IN_TRUMPS


def bury(table: Table, rules: Rules, log: Log | None, winner: int, powerless: int) -> None:
    """Score the deaths of the trick just taken, in the order in which the cards were played.

    The Matto dies only where it has lost its power.
    """
    taker = side_of(rules, winner)
    dying = 0  # places, as bits; put together with no branch, which no processor would foresee
    for place in range(table.place):
        counting = 1 if rules.value[table.table_card[place]] else 0
        lost = 1 if table.seat_at[place] & rules.side_mask != taker else 0
        dying |= (counting & lost) << place
    while dying:
        place = lowest(dying)
        dying &= dying - 1
        card = table.table_card[place]
        loser = table.seat_at[place]
        if card != MATTO_CARD:
            die(table, rules, log, loser, taker, card)
        elif powerless:
            die(table, rules, log, loser, taker, card)
            why(log, MATTO_LAST_TRICK)


def die(table: Table, rules: Rules, log: Log | None, loser: int, taker: int, card: int) -> None:
    """One card dies; who marks it depends on the form, and on whether it had been declared."""
    exempt = exempted(table, rules, loser, card)
    emit(log, DIED, loser, card, DEATHS_SCORED, rules.value[card])
    why(log, DEATHS_MARKED_BY)
    why_if(log, rules.value_why[card])
    side = side_of(rules, loser)
    if log is not None:
        why_if(log, DEATHS_DECLARED_CARDS * shown(table, loser, card))
        if table.barred & ~(ONE << side):  # somebody who would mark the death does not
            why(log, IRREGULAR_WRONG_COUNT_SCORES)
    if rules.death_to != DEATH_TO_EACH:
        if not exempt and not is_barred(table, taker):
            enter(table, rules, log, taker, side, rules.value[card], DEATHS_MARKED_BY)
        return
    for place in range(rules.sides - 1):
        other = place + (place >= side)  # the sides but his, in order
        if is_barred(table, other):
            continue
        if exempt and not marks_declared(table, rules, other):
            continue
        question = DEATHS_MARKED_BY if table.active[other] else STAY_MARKS_DEATHS
        enter(table, rules, log, other, side, rules.value[card], question)


def is_barred(table: Table, side: int) -> int:
    """Whether a side marks no death any more."""
    return table.barred >> side & 1


def marks_declared(table: Table, rules: Rules, side: int) -> int:
    """Whether a side marks the death of a card although it had been declared.

    Only a player who has stayed out does, for he has no part in the count (`minucci-1688:n11`).
    """
    if rules.pairs or table.active[side]:
        return 0
    return 1 if rules.absent_marks != ABSENT_UNDECLARED else 0


def shown(table: Table, owner: int, card: int) -> int:
    """Whether its owner had shown the card in a declared versicola."""
    held = table.shown_s[owner] & SUIT_BIT[card] | table.shown_t[owner] & TRUMP_BIT[card]
    return 1 if held else 0


def exempted(table: Table, rules: Rules, owner: int, card: int) -> int:
    """Whether a declared card is exempt from scoring as a death."""
    if rules.shown_cards == SHOWN_SCORED or not shown(table, owner, card):
        return 0
    if rules.shown_cards == SHOWN_EXEMPT:
        return 1
    if rules.shown_cards == SHOWN_EXEMPT_BROKEN:
        return breaks(table, rules, owner, card)
    return 0


def breaks(table: Table, rules: Rules, owner: int, card: int) -> int:
    """Whether the loss of a card leaves a declared versicola of its owner that is none any more.

    Judged at the capture by what the owner still has of it in hand and pile.
    """
    side = side_of(rules, owner)
    for number in range(table.declared_count[owner]):
        suits = table.declared_s[DECLARED_ROOM * owner + number]
        trumps = table.declared_t[DECLARED_ROOM * owner + number]
        if not in_masks(suits, trumps, card):
            continue
        kept_s = suits & (table.suits[owner] | table.pile_s[side])
        kept_t = trumps & (table.trumps[owner] | table.pile_t[side])
        find_versicole(table.other_found, rules, kept_s, kept_t)
        if table.other_found.count == 0:
            return 1
    return 0


def in_masks(suits: int, trumps: int, card: int) -> int:
    """Whether a card lies in two masks."""
    if card < SUIT_CARDS:
        return 1 if suits & (ONE << card) else 0
    return 1 if trumps & (ONE << (card - SUIT_CARDS)) else 0
