"""The careful player's card: what he likes best to lead, or to play to what is led.

He keeps counting cards and those wanted in several versicole out of tricks that are not safe,
takes deaths when he can, leads low from a King in danger, and keeps high tarocchi for later. Of
cards that he likes alike he plays the first in card order.
"""

from generator.engine.block import Rules
from generator.engine.codes import (
    KING_BIT,
    MATTO,
    MATTO_CARD,
    NO_SUIT,
    RANKS,
    SUIT_CARDS,
    SUIT_MASK,
    TRUMPS,
)
from generator.engine.ledger import side_of
from generator.engine.play import highest_trump
from generator.engine.primitives import count, lowest
from generator.engine.table import Table

KING_OF = KING_BIT  # by suit; a table of its own for every module that uses it
SUIT_OF = SUIT_MASK
LAST_OF_ALL = -500  # how the Matto is liked as a lead


def careful_card(table: Table, rules: Rules, suits: int, trumps: int) -> int:
    """The legal card that a careful player likes best."""
    if table.place == 0 or table.led == NO_SUIT:
        return card_to_lead(table, rules, suits, trumps)
    return card_to_follow(table, rules, suits, trumps)


def card_to_lead(table: Table, rules: Rules, suits: int, trumps: int) -> int:
    """Low from a King in danger, else from a suit; tarocchi that nothing takes late."""
    best = -1
    most = 0
    for suit in range(4):
        held = suits & SUIT_OF[suit]
        liking = 12 - count(held)
        if held & KING_OF[suit] & ~table.suits_led:
            liking += 14 if rules.king_rule else 4
        while held:
            card = lowest(held)
            held &= held - 1
            liked = -30 if rules.value[card] else liking - rules.spends[card]
            if best < 0 or liked > most:
                best = card
                most = liked
    left = rules.hand_size - table.trick
    sure = surely_taking(table)
    matto = trumps & MATTO
    trumps &= TRUMPS
    while trumps:
        number = lowest(trumps)
        trumps &= trumps - 1
        if number >= sure:
            liked = 8 if left < 4 else -10
        else:
            liked = -23 - 4 * rules.dear[SUIT_CARDS + number] - number * left // 24
        if best < 0 or liked > most:
            best = SUIT_CARDS + number
            most = liked
    if matto and (best < 0 or most < LAST_OF_ALL):
        return MATTO_CARD
    return best


def card_to_follow(table: Table, rules: Rules, suits: int, trumps: int) -> int:
    """Takes deaths where that is safe, keeps dear cards from others, and gives to a partner."""
    seat = table.seat_at[table.best & 3]
    taking = table.table_card[table.best & 3]
    left = rules.hand_size - table.trick
    last = 1 if table.place == table.seats - 1 else 0
    sure = 0 if last else surely_taking(table)  # nobody comes after the last
    ours = 1 if rules.pairs and side_of(rules, seat) == side_of(rules, table.mover) else 0
    against = points_against(table, rules)
    surely = 16 * against - 12 * ours  # liking for a card that takes the trick
    perhaps = 8 * against - 20 * ours  # for one that others may still take
    to_us = 1 if ours and (last or taking - SUIT_CARDS >= sure) else 0
    given, wanted = (10, 3) if to_us else (0, -2)  # for one that does not take it: dear ones to us
    rank = rules.order[taking]  # what a suit card must beat; all of the suit led, or none, may go
    if taking >= SUIT_CARDS or suits & SUIT_OF[taking // RANKS] == 0:
        rank = MATTO_CARD
    best = -1
    most = 0
    while suits:
        card = lowest(suits)
        suits &= suits - 1
        dear = rules.dear[card]
        liked = -rules.spends[card]
        if rules.order[card] <= rank:
            liked += given + wanted * dear
        elif last:
            liked += surely
        else:
            liked += perhaps - dear // 2
        if best < 0 or liked > most:
            best = card
            most = liked
    matto = trumps & MATTO
    trumps &= TRUMPS
    while trumps:
        number = lowest(trumps)
        card = SUIT_CARDS + number
        trumps &= trumps - 1
        dear = rules.dear[card]
        liked = -15 - number * left // 24
        if card <= taking:
            liked += given + wanted * dear
        elif number >= sure:
            liked += surely
        else:
            liked += perhaps - dear // 2
        if best < 0 or liked > most:
            best = card
            most = liked
    # the Matto is kept for the moment when every other card would lose something
    if matto and (best < 0 or (-46 if left < 6 else -60) > most):
        return MATTO_CARD
    return best


def surely_taking(table: Table) -> int:
    """From which bit on no tarocco can be taken by one still to be played by another."""
    known = table.gone_t | table.trick_t | table.trumps[table.mover]
    return highest_trump(~known & TRUMPS)


def points_against(table: Table, rules: Rules) -> int:
    """The points of the other sides' counting cards on the table."""
    points = 0
    mine = side_of(rules, table.mover)
    for place in range(table.place):
        card = table.table_card[place]
        if card != MATTO_CARD and side_of(rules, table.seat_at[place]) != mine:
            points += rules.value[card]
    return points
