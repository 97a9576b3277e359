"""The Matto once played: it stays with its side, for which a card may be owed, or is lost."""

from generator.engine.because import (
    MATTO_KEPT_BY,
    MATTO_LAST_TRICK,
    MATTO_LOSS_SCORES,
    MATTO_LOST_WHEN,
    MATTO_OWED_COUNTING_IS_DEATH,
    MATTO_OWES_CARD,
    MATTO_OWES_WHEN,
    MATTO_PAID_WHEN,
)
from generator.engine.block import Rules
from generator.engine.codes import (
    DEATH_TO_EACH,
    KINGS,
    LOSS_ENTRY,
    LOSS_PILE,
    LOST_BY_PLAYER,
    MATTO,
    MATTO_CARD,
    MATTO_LOST,
    MATTO_OWED,
    MATTO_PAID,
    NO_SEAT,
    ONE,
    OWES_ALWAYS,
    OWES_SUIT_CARD,
    SUIT_CARDS,
    TRUMPS,
)
from generator.engine.deaths import exempted, is_barred, marks_declared
from generator.engine.events import Log, emit, why
from generator.engine.ledger import enter, side_of
from generator.engine.policies import choose_owed
from generator.engine.table import Table


def loses_power(table: Table, rules: Rules) -> int:
    """Whether the Matto is taken like any card: in the last trick, where a source says so."""
    return 1 if rules.matto_loses_power and table.trick == rules.hand_size - 1 else 0


def owe(table: Table, rules: Rules, log: Log | None, winner: int) -> None:
    """After a trick with the Matto: its side owes a card if another side has won, or always."""
    seat = table.matto_seat
    side = side_of(rules, seat)
    taker = side_of(rules, winner)
    table.matto_winner = winner
    if taker == side:
        if rules.owes != OWES_ALWAYS:
            return
        taker = 1 - side
    table.debt_from = side
    table.debt_to = taker
    emit(log, MATTO_OWED, seat, MATTO_CARD, MATTO_OWES_WHEN, taker)
    why(log, MATTO_KEPT_BY)
    if table.trick == rules.hand_size - 1:
        why(log, MATTO_LAST_TRICK)


def pay(table: Table, rules: Rules, log: Log | None) -> None:
    """Settle the debt for the Matto: hand over a card, or the Matto if no trick was won."""
    if table.debt_from == NO_SEAT:
        return
    side = table.debt_from
    if trickless(table, rules, side):
        lose(table, rules, log)
        return
    suits, trumps = may_owe(table, rules, side)
    if suits == 0 and trumps == 0:
        return
    card = choose_owed(table, rules, side, table.debt_to, suits, trumps)
    move_between_piles(table, side, table.debt_to, card)
    emit(log, MATTO_PAID, table.matto_seat, card, MATTO_OWES_CARD, table.debt_to)
    why(log, MATTO_PAID_WHEN)
    if rules.value[card] and rules.owed_is_death:
        why(log, MATTO_OWED_COUNTING_IS_DEATH)
        mark_owed(table, rules, log, side, card)
    table.debt_from = NO_SEAT


def mark_owed(table: Table, rules: Rules, log: Log | None, side: int, card: int) -> None:
    """A counting card given for the Matto dies: to the taker, or to each opponent of its giver."""
    exempt = exempted(table, rules, table.matto_seat, card)
    for other in range(rules.sides):
        if other != table.debt_to and (other == side or rules.death_to != DEATH_TO_EACH):
            continue
        if is_barred(table, other):
            continue
        if not exempt or marks_declared(table, rules, other):
            enter(table, rules, log, other, side, rules.value[card], MATTO_OWED_COUNTING_IS_DEATH)


def trickless(table: Table, rules: Rules, side: int) -> int:
    """Whether the Matto's side, or its player where a source counts so, has won no trick."""
    if rules.lost_by == LOST_BY_PLAYER or not rules.pairs:
        return 1 if table.tricks[table.matto_seat] == 0 else 0
    return 1 if table.tricks[side] + table.tricks[side + 2] == 0 else 0


def lose(table: Table, rules: Rules, log: Log | None) -> None:
    """The Matto goes to the side that won its trick, and is scored as the source has it."""
    seat = table.matto_seat
    side = table.debt_from
    taker = table.debt_to
    table.lost_matto = 1
    table.debt_from = NO_SEAT
    table.pile_t[side] &= ~MATTO
    table.pile_count[side] -= 1
    if rules.loss_scores != LOSS_ENTRY:
        table.pile_t[taker] |= MATTO
    table.pile_count[taker] += 1
    emit(log, MATTO_LOST, seat, MATTO_CARD, MATTO_LOST_WHEN, taker)
    why(log, MATTO_LOSS_SCORES)
    if rules.loss_scores == LOSS_PILE:
        return
    points = rules.value[MATTO_CARD]
    exempt = exempted(table, rules, seat, MATTO_CARD)
    for other in range(rules.sides):
        if other == side or is_barred(table, other):
            continue
        if not exempt or marks_declared(table, rules, other):
            enter(table, rules, log, other, side, points, MATTO_LOSS_SCORES)


def lay_lost_matto(table: Table) -> None:
    """A lost Matto lies with its taker, also where it counts by its entry alone (X33 B)."""
    if table.lost_matto:
        table.pile_t[table.debt_to] |= MATTO


def may_owe(table: Table, rules: Rules, side: int) -> tuple[int, int]:
    """The captured cards that may be given for the Matto: never the Matto itself.

    Worthless ones if there are any; where the source names a worthless suit card, suit cards
    other than Kings, else any card that counts nothing, else any.
    """
    suits = table.pile_s[side]
    trumps = table.pile_t[side] & TRUMPS
    if rules.owes_what == OWES_SUIT_CARD and suits & ~KINGS:
        return suits & ~KINGS, 0
    idle_s = suits & ~rules.counting_s
    idle_t = trumps & ~rules.counting_t
    if idle_s or idle_t:
        return idle_s, idle_t
    return suits, trumps


def move_between_piles(table: Table, giver: int, taker: int, card: int) -> None:
    """A captured card changes its pile."""
    if card < SUIT_CARDS:
        table.pile_s[giver] &= ~(ONE << card)
        table.pile_s[taker] |= ONE << card
    else:
        table.pile_t[giver] &= ~(ONE << (card - SUIT_CARDS))
        table.pile_t[taker] |= ONE << (card - SUIT_CARDS)
    table.pile_count[giver] -= 1
    table.pile_count[taker] += 1
