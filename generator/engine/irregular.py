"""Wrong numbers of cards, cards not turned up, and who pays: in recorded deals only.

generator/replay/irregular.py reads a record and a form's readings, and calls these between the
stages of game.py; nothing here is part of a deal that goes by the rules.
"""

from generator.engine.because import DEAL_BATCHES, DEAL_HAND_SIZE, ROB_HAND_BACK
from generator.engine.block import Rules
from generator.engine.codes import (
    ABSENT_EVERY_LOSS,
    DEALT,
    EXPOSE_EACH,
    EXPOSE_NONE,
    LAST_TRICK,
    MARKS_NOTHING,
    NO_CARD,
    ONE,
    SURPLUS_NONE,
)
from generator.engine.deal import give, shortened, turn_up
from generator.engine.discard import discard, may_discard, take_up, without_last_cards
from generator.engine.events import Log, emit, why
from generator.engine.ledger import enter, seat_from_dealer, side_of, side_plays
from generator.engine.matto import pay
from generator.engine.primitives import count
from generator.engine.resti import settle
from generator.engine.table import Table
from generator.engine.tally import count_item


class Figures:
    """A figure for each seat or side, or for each seat and round of the deal: 4 * round + seat."""

    __slots__ = ("at",)

    def __init__(self) -> None:
        self.at = [0] * 16


def misdeal_points(first: int, further: int, cap: int, wrong: int) -> int:
    """What a dealer owes for `wrong` cards: the first, each further one, up to the cap (0: none).

    `vienna-1756:law-2`, `minucci-1688:n15`.
    """
    if wrong < 1:
        return 0
    points = first + further * (wrong - 1)
    return cap if cap and points > cap else points


def payees(players: int, pairs: int) -> int:
    """How many opponents are paid when each is: the others, or the other side's two."""
    return 2 if pairs else players - 1


# ---------------------------------------------------------------------- who pays


def pay_player(
    table: Table, rules: Rules, log: Log | None, seat: int, to: int, points: int, question: int
) -> None:
    """One seat pays another; nothing passes between partners."""
    if side_of(rules, to) != side_of(rules, seat):
        enter(table, rules, log, side_of(rules, to), side_of(rules, seat), points, question)


def pay_opponents(
    table: Table, rules: Rules, log: Log | None, seat: int, points: int, question: int
) -> None:
    """A seat pays each opponent, in the order of play from it: in pairs each of two.

    One who has stayed out is paid only where he may claim every loss (X55 D).
    """
    claims = 1 if rules.absent_marks == ABSENT_EVERY_LOSS else 0
    for step in range(1, rules.players):
        other = (seat + step) % rules.players
        if table.active[other] or claims:
            pay_player(table, rules, log, seat, other, points, question)


def pay_sides(
    table: Table, rules: Rules, log: Log | None, seat: int, points: int, question: int
) -> None:
    """A seat pays each other side once, as `pay_opponents` has it of players."""
    side = side_of(rules, seat)
    claims = 1 if rules.absent_marks == ABSENT_EVERY_LOSS else 0
    for other in range(rules.sides):
        if other != side and (claims or side_plays(table, rules, other)):
            enter(table, rules, log, other, side, points, question)


# ---------------------------------------------------------------------- the deal


def deal_wrongly(table: Table, rules: Rules, log: Log | None, wrong: Figures) -> None:
    """Deal round by round as `deal_hands` does, packets too large or, below 0, too small."""
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
            size = rules.batches[batch] + wrong.at[4 * batch + seat]
            if seat == table.cutter and owed:
                size -= shortened(rules, owed, batch)
            if size > 97 - table.top:
                size = 97 - table.top
            if size > 0:
                give(table, log, seat, size)


def expose_but(table: Table, rules: Rules, log: Log | None, unturned: Figures) -> None:
    """Turn up last cards as `expose` does, but for the seats that are passed over.

    A card not turned up in its time stays so, and nobody scores it (editors).
    """
    if rules.expose == EXPOSE_NONE:
        return
    for step in range(rules.players):
        seat = seat_from_dealer(table, rules, step)
        if table.active[seat] and (rules.expose == EXPOSE_EACH or seat == table.dealer):
            if not unturned.at[seat]:
                turn_up(table, rules, log, seat)


def cards_held(table: Table, seat: int) -> int:
    """How many cards lie in a hand: `hand_count` is not kept while tricks are played."""
    return count(table.suits[seat]) + count(table.trumps[seat])


def hand_due(table: Table, rules: Rules, seat: int) -> int:
    """How many cards a seat should have been dealt, robbed ones apart."""
    if rules.dealt_short and seat == table.cutter:
        return rules.hand_size - table.robbed_count[seat]
    return rules.hand_size


def may_put_excess_away(
    table: Table, rules: Rules, seat: int, without_void: int
) -> tuple[int, int]:
    """The cards that one who was dealt too many may put away next: those any robber may.

    Where no suit may be emptied, its last card stays (`minucci-1688:n15`), unless nothing else
    is left.
    """
    suits, trumps = may_discard(table, rules, seat)
    if without_void:
        kept = without_last_cards(table.suits[seat], suits)
        if kept or trumps:
            return kept, trumps
    return suits, trumps


def bring_up(table: Table, card: int) -> int:
    """Bring a card of the stock to its top, the others as they lay; 0 if it is not there."""
    place = table.top
    while place < 97 and table.deck[place] != card:
        place += 1
    if place == 97:
        return 0
    while place > table.top:
        table.deck[place] = table.deck[place - 1]
        place -= 1
    table.deck[place] = card
    return 1


def discard_wrongly(table: Table, rules: Rules, log: Log | None, kept: Figures) -> None:
    """Cutter, then dealer, put away as `discard_all` has it, but so many cards fewer."""
    take_up(table, rules, table.cutter)
    take_up(table, rules, table.dealer)
    discard_apart(table, rules, log, table.cutter, kept.at[table.cutter])
    discard_apart(table, rules, log, table.dealer, kept.at[table.dealer])


def discard_apart(table: Table, rules: Rules, log: Log | None, seat: int, kept: int) -> None:
    """One player's discards, told apart from what he had put away before."""
    suits = table.discard_s[seat]
    trumps = table.discard_t[seat]
    table.discard_s[seat] = 0
    table.discard_t[seat] = 0
    table.discards[seat] -= kept
    discard(table, rules, log, seat)
    table.discard_s[seat] |= suits
    table.discard_t[seat] |= trumps


# ---------------------------------------------------------------------- the end


def bar(table: Table, rules: Rules, side: int, what: int) -> None:
    """From now on a side marks no more deaths, as little as anything else that is not excepted.

    Where the cards taken are excepted and no cards over a quota are counted, they can only be
    the counting cards that it captures, whose deaths it then still marks (X34 E).
    """
    if what == MARKS_NOTHING or rules.surplus != SURPLUS_NONE:
        table.barred |= ONE << side


def finish_barred(table: Table, rules: Rules, log: Log | None, barred: Figures) -> None:
    """After the last trick as `finish` has it, but for what a barred side may not count.

    Its pile counts nothing. A side that marks nothing at all has neither last trick nor surplus;
    it still pays the others what they have over it (X46 A). What it marked in play stands.
    """
    if rules.net_once:
        table.testing = 0
    pay(table, rules, log)
    suits = [0, 0, 0, 0]
    trumps = [0, 0, 0, 0]
    counts = [0, 0, 0, 0]
    for side in range(rules.sides):
        suits[side] = table.pile_s[side]
        trumps[side] = table.pile_t[side]
        counts[side] = table.pile_count[side]
        if barred.at[side]:
            table.pile_s[side] = 0
            table.pile_t[side] = 0
        if barred.at[side] == MARKS_NOTHING and table.pile_count[side] > rules.quota:
            table.pile_count[side] = rules.quota
    winner = side_of(rules, table.last_winner)
    for place in range(rules.n_items):
        if rules.items[place] != LAST_TRICK or barred.at[winner] != MARKS_NOTHING:
            count_item(table, rules, log, rules.items[place])
    for side in range(rules.sides):
        table.pile_s[side] = suits[side]
        table.pile_t[side] = trumps[side]
        table.pile_count[side] = counts[side]
    settle(table, rules, log)
