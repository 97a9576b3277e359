"""Playing against a duty, mending it, and giving back what was taken by it: recorded deals only."""

from generator.engine.because import IRREGULAR_REVOKE_RETURNS
from generator.engine.block import Rules
from generator.engine.codes import (
    CARD,
    CARD_SHIFT,
    DIED,
    FIGURE_SHIFT,
    FIGURE_ZERO,
    IN_PILE,
    MARK,
    MOVE,
    ONE,
    RESTO_DRAWN,
    SEAT_SHIFT,
    SUIT_CARDS,
)
from generator.engine.declare import declare
from generator.engine.discard import holds
from generator.engine.events import Log, emit
from generator.engine.game import chosen, lies_in
from generator.engine.ledger import enter, side_of
from generator.engine.matto import move_between_piles
from generator.engine.play import legal_cards, open_trick, play_card, seat_after
from generator.engine.policies import choose_card
from generator.engine.primitives import lowest
from generator.engine.table import Table


def forced_card(table: Table) -> int:
    """The card that the record plays here, -1 where it is not asked or does not say."""
    return table.line.card_at[4 * table.trick + table.place] if table.asked else -1


def breaks_duty(table: Table, rules: Rules) -> int:
    """The card that the record plays here against a duty, though it lies in the hand; else -1.

    Who leads answers nobody: a Matto led too early is no revoke.
    """
    card = forced_card(table)
    if table.place == 0 or card < 0 or not holds(table, table.mover, card):
        return -1
    suits, trumps, _ = legal_cards(table, rules)
    return -1 if lies_in(suits, trumps, card) else card


def take_turn(table: Table, rules: Rules, log: Log | None) -> None:
    """The seat to move plays as the rules allow: its turn of `play_trick`."""
    open_turn(table, rules, log)
    suits, trumps, question = legal_cards(table, rules)
    if table.asked:
        card = chosen(table, rules, log, suits, trumps, question)
    else:
        card = choose_card(table, rules, suits, trumps)
    play_card(table, rules, log, card, question)
    pass_turn(table, rules)


def play_wrongly(table: Table, rules: Rules, log: Log | None, card: int) -> None:
    """The seat to move plays a card against a duty, which the event names."""
    open_turn(table, rules, log)
    _, _, question = legal_cards(table, rules)
    play_card(table, rules, log, card, question)
    pass_turn(table, rules)


def play_laid_down(table: Table, rules: Rules, log: Log | None) -> None:
    """The others choose for a hand laid down: as recorded, or the card that counts most (X40 A).

    That the dearest card is the one they choose, and the lowest of equals, is the editors'.
    """
    suits, trumps, question = legal_cards(table, rules)
    if forced_card(table) >= 0:
        card = chosen(table, rules, log, suits, trumps, question)
    else:
        card = dearest(rules, suits, trumps)
    play_card(table, rules, log, card, question)
    pass_turn(table, rules)


def dearest(rules: Rules, suits: int, trumps: int) -> int:
    """The card of two masks that counts most, the first in card order of equals."""
    best = -1
    while suits or trumps:
        card = lowest(suits) if suits else SUIT_CARDS + lowest(trumps)
        if suits:
            suits &= suits - 1
        else:
            trumps &= trumps - 1
        if best < 0 or rules.value[card] > rules.value[best]:
            best = card
    return best


def open_turn(table: Table, rules: Rules, log: Log | None) -> None:
    """Where versicole are declared in the first trick, the seat to move declares."""
    if table.trick == 0 and rules.declare_in_trick:
        declare(table, rules, log, table.mover)


def pass_turn(table: Table, rules: Rules) -> None:
    """The next player is to move."""
    table.mover = seat_after(table, rules, table.mover)


# ---------------------------------------------------------------------- another card instead


def change_card(table: Table, rules: Rules, place: int, card: int, away: int) -> int:
    """Put another card of the hand where one lies on the table; the old one goes back to the hand.

    The trick is laid again from its first card, so that it stands as if the new one had been
    played at once; what others have played since stays as it is (editors). With `away` the old
    card does not count as held when the duty is judged. Returns 0, and nothing is changed, if
    the new card may not be played there.
    """
    number = table.place
    mover = table.mover
    seat = table.seat_at[place]
    cards = [0, 0, 0, 0]
    seats = [0, 0, 0, 0]
    for spot in range(number):
        cards[spot] = table.table_card[spot]
        seats[spot] = table.seat_at[spot]
    for spot in range(number):
        if spot != place or not away:
            hold(table, seats[spot], cards[spot])
    open_trick(table)
    for spot in range(place):
        table.mover = seats[spot]
        play_card(table, rules, None, cards[spot], 0)
    table.mover = seat
    suits, trumps, _ = legal_cards(table, rules)
    may = lies_in(suits, trumps, card)
    if away:
        hold(table, seat, cards[place])
    if may:
        cards[place] = card
    for spot in range(place, number):
        table.mover = seats[spot]
        play_card(table, rules, None, cards[spot], 0)
    table.mover = mover
    return may


def hold(table: Table, seat: int, card: int) -> None:
    """A card goes into a hand."""
    if card < SUIT_CARDS:
        table.suits[seat] |= ONE << card
    else:
        table.trumps[seat] |= ONE << (card - SUIT_CARDS)


# ---------------------------------------------------------------------- cards given back


def give_back(table: Table, rules: Rules, log: Log | None, seat: int, taker: int, card: int) -> int:
    """A card of the pile of side `taker` goes to that of the seat's side; 0 if it is not there.

    It goes to the pile and not to the hand, and the trick is not played again: no source says
    more than that it returns (editors).
    """
    side = side_of(rules, seat)
    if side == taker or not lies_in(table.pile_s[taker], table.pile_t[taker], card):
        return 0
    move_between_piles(table, taker, side, card)
    emit(log, MOVE, seat, card, 0, 64 * (IN_PILE + taker) + IN_PILE + side)
    return 1


def undo_death(table: Table, rules: Rules, log: Log, card: int, until: int) -> None:
    """Pass back what the death of a card had passed, as the log has it up to `until`.

    No source says that a card given back was never marked; it would be marked twice (editors).
    """
    dead = 0
    for place in range(until):
        item = log.items[place]
        what = item & 63
        if what < CARD and what != RESTO_DRAWN:
            dead = 1 if what == DIED and (item >> CARD_SHIFT) & 127 == card else 0
        elif dead and what == MARK:
            to = (item >> SEAT_SHIFT) & 7
            giver = (item >> CARD_SHIFT) & 127
            points = (item >> FIGURE_SHIFT) - FIGURE_ZERO
            enter(table, rules, log, giver, to, points, IRREGULAR_REVOKE_RETURNS)
            table.gross[to] -= points  # as if it had never been credited
            table.gross[giver] -= points
