"""The play of tricks: which cards may be played, and who takes a trick."""

from generator.engine.because import (
    MATTO_EXCUSE,
    MATTO_LEAD,
    PLAY_FOLLOW,
    PLAY_KING_BEFORE_MATTO,
    PLAY_KING_RULE,
    PLAY_KING_SCOPE,
    PLAY_KING_TRIGGER,
    PLAY_NEITHER,
    PLAY_NEXT_LEAD,
    PLAY_TRUMP_WHEN_VOID,
    PLAY_WINNER,
    PLAYERS_LEADER,
)
from generator.engine.block import Rules
from generator.engine.chance import draw
from generator.engine.codes import (
    ANSWERED_BY,
    BIT_IN_SUITS,
    BIT_IN_TRUMPS,
    CARD_PLAYED,
    FOR_PLAY,
    KING_BIT,
    KING_FREE,
    KING_SECOND,
    LED,
    LED_BY,
    MATTO,
    MATTO_CARD,
    NO_SUIT,
    SUIT_CARDS,
    TRICK_WON,
    TRUMP_LED,
    TRUMPS,
)
from generator.engine.events import Log, emit, why, why_if
from generator.engine.primitives import highest
from generator.engine.table import Table

KING_ASKED = (*KING_BIT, 0, 0)  # by what is led, the King that may be forced
ANSWER = ANSWERED_BY  # a table of its own for every module that uses it
SUIT_BIT = BIT_IN_SUITS
TRUMP_BIT = BIT_IN_TRUMPS
LEADS = LED_BY
# the question that binds: 1 for a card that answers, 2 for a tarocco due, 4 if tarocchi are led
DUTY = (
    PLAY_NEITHER,
    PLAY_FOLLOW,
    PLAY_TRUMP_WHEN_VOID,
    PLAY_FOLLOW,
    PLAY_NEITHER,
    PLAY_FOLLOW,
    PLAY_FOLLOW,
    PLAY_FOLLOW,
)


def open_trick(table: Table) -> None:
    """Clear the table for the next trick; `leader` is to move."""
    table.place = 0
    table.led = NO_SUIT
    table.trick_s = 0
    table.trick_t = 0
    table.best = 0
    table.mover = table.leader
    table.chance = draw(table.seed, FOR_PLAY, table.trick)


def legal_cards(table: Table, rules: Rules) -> tuple[int, int, int]:
    """The cards that the seat to move may play, and the question that narrowed the choice.

    Two masks, suit cards and tarocchi with the Matto: never both empty, and part of the hand.
    """
    if table.place == 0:
        return lead_cards(table, rules)
    return following_cards(table, rules)


def following_cards(table: Table, rules: Rules) -> tuple[int, int, int]:
    """What may be played to a trick that is led.

    The forced King comes before every other duty; the Matto excuses from the rest. Which of them
    binds, no processor could foresee: masks stand for branches. A mask less 1, shifted down by
    63, is all bits if the mask was empty, else none.
    """
    suits = table.suits[table.mover]
    trumps = table.trumps[table.mover]
    led = table.led
    if led == NO_SUIT:
        return suits, trumps, MATTO_LEAD
    matto = trumps & MATTO
    king = suits & KING_ASKED[led] & ~table.suits_led
    if (king or (rules.king_bars_matto and matto)) and king_may_be_forced(table, rules):
        if king:
            return king, 0, PLAY_KING_RULE
        if suits or trumps & TRUMPS:
            return without_matto(table, rules)
    answering = suits & ANSWER[led]
    due = trumps & rules.trumps_due
    void = (answering - 1) >> 63
    free = (due - 1) >> 63
    question = DUTY[(answering != 0) + 2 * (due != 0) + 4 * (led == TRUMP_LED)]
    return answering | suits & void & free, matto | due & void, question


def lead_cards(table: Table, rules: Rules) -> tuple[int, int, int]:
    """What the leader may play: anything but the Matto, unless it is the whole hand."""
    suits = table.suits[table.mover]
    trumps = table.trumps[table.mover]
    question = PLAYERS_LEADER if table.trick == 0 else PLAY_NEXT_LEAD
    if not rules.matto_anytime and trumps & MATTO:
        if suits or trumps & TRUMPS:
            return suits, trumps & TRUMPS, question
        return suits, trumps, MATTO_LEAD
    return suits, trumps, question


def king_may_be_forced(table: Table, rules: Rules) -> int:
    """Whether the rule of the forced King is in force on what is led for the first time."""
    if rules.king_rule == KING_FREE or table.led == TRUMP_LED or table.trick_t & TRUMPS == 0:
        return 0
    if table.suits_led & KING_ASKED[table.led]:
        return 0
    if rules.king_first_trick and table.trick > 0:
        return 0
    if rules.king_rule != KING_SECOND:
        return 1
    return 1 if SUIT_CARDS <= table.table_card[1] < MATTO_CARD else 0


def without_matto(table: Table, rules: Rules) -> tuple[int, int, int]:
    """What may be played where nobody may play the Matto to a suit just trumped."""
    suits = table.suits[table.mover]
    trumps = table.trumps[table.mover] & TRUMPS
    if suits & ANSWER[table.led]:
        return suits & ANSWER[table.led], 0, PLAY_KING_BEFORE_MATTO
    if trumps:
        return 0, trumps, PLAY_KING_BEFORE_MATTO
    return suits, 0, PLAY_KING_BEFORE_MATTO


def play_card(table: Table, rules: Rules, log: Log | None, card: int, question: int) -> None:
    """The seat to move plays a card; the question says what narrowed its choice."""
    seat = table.mover
    place = table.place
    if log is not None:
        tell_play(log, place, seat, card, question, table.trick + 1)
    table.table_card[place] = card
    table.seat_at[place] = seat
    table.place = place + 1
    suit_bit = SUIT_BIT[card]
    trump_bit = TRUMP_BIT[card]
    table.suits[seat] &= ~suit_bit
    table.trumps[seat] &= ~trump_bit
    table.trick_s |= suit_bit
    table.trick_t |= trump_bit
    if table.led == NO_SUIT:
        table.led = LEADS[card]
    takes = ((suit_bit & ~ANSWER[table.led] | trump_bit & MATTO) - 1) >> 63  # all bits, or none
    claim = (4 * rules.order[card] + place) & takes
    best = table.best
    table.best = claim if claim > best else best


def tell_play(log: Log, place: int, seat: int, card: int, question: int, trick: int) -> None:
    """Log a card played, and why it might be: a Matto first by what it excuses from."""
    what = CARD_PLAYED if place else LED
    if card == MATTO_CARD and question != MATTO_LEAD:
        emit(log, what, seat, card, MATTO_EXCUSE if place else question, trick)
        why(log, question if place else MATTO_LEAD)
    else:
        emit(log, what, seat, card, question, trick)
    if question == PLAY_KING_RULE:  # also behind a Matto, of whoever revokes with it
        why(log, PLAY_KING_TRIGGER)
        why(log, PLAY_KING_SCOPE)
        why(log, PLAY_KING_BEFORE_MATTO)


def trick_winner(table: Table, rules: Rules, log: Log | None) -> int:
    """The seat that takes the trick: highest tarocco, else highest card of the suit led."""
    seat = table.seat_at[table.best & 3]
    if log is not None:
        tell_winner(log, rules, seat, table.table_card[table.best & 3], table.trick + 1)
    return seat


def tell_winner(log: Log, rules: Rules, seat: int, card: int, trick: int) -> None:
    """Log who takes a trick, and by which order of cards."""
    emit(log, TRICK_WON, seat, card, PLAY_WINNER, trick)
    why_if(log, rules.order_why[card])


def highest_trump(trumps: int) -> int:
    """The number of the highest tarocco in a mask, 0 if there is none."""
    if trumps & TRUMPS == 0:
        return 0
    return highest(trumps & TRUMPS) + 1


def seat_after(table: Table, rules: Rules, seat: int) -> int:
    """The next player in the order of play who has not stayed out."""
    following = seat + 1 if seat + 1 < rules.players else 0
    while not table.active[following]:
        following = following + 1 if following + 1 < rules.players else 0
    return following
