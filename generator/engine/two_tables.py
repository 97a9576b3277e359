"""Two deals at once, a card of one and a card of the other: for sweeps, which log nothing.

What may be played hangs on the card before, and while a processor waits for it there is time for
another table.
"""

from generator.engine.block import Rules
from generator.engine.game import before_play, close_trick, finish, play_trick
from generator.engine.play import following_cards, lead_cards, open_trick, play_card
from generator.engine.policies import choose_card
from generator.engine.table import Table


def play_two(one: Table, other: Table, rules: Rules) -> None:
    """Play a whole deal on each of two fresh tables whose packs are laid."""
    rules_of_one = before_play(one, rules, None)
    rules_of_other = before_play(other, rules, None)
    play_trick(one, rules_of_one, None)  # apart, for some declare in it
    play_trick(other, rules_of_other, None)
    while one.trick < rules_of_one.hand_size and other.trick < rules_of_other.hand_size:
        play_two_tricks(one, rules_of_one, other, rules_of_other)
    while one.trick < rules_of_one.hand_size:  # fewer players may hold more cards
        play_trick(one, rules_of_one, None)
    while other.trick < rules_of_other.hand_size:
        play_trick(other, rules_of_other, None)
    finish(one, rules_of_one, None)
    finish(other, rules_of_other, None)


def play_two_tricks(one: Table, rules_of_one: Rules, other: Table, rules_of_other: Rules) -> None:
    """A trick at each table; the longer one ends alone."""
    open_trick(one)
    open_trick(other)
    lead(one, rules_of_one)
    lead(other, rules_of_other)
    seats = one.seats if one.seats < other.seats else other.seats
    for _ in range(1, seats):
        follow(one, rules_of_one)
        follow(other, rules_of_other)
    while one.place < one.seats:
        follow(one, rules_of_one)
    while other.place < other.seats:
        follow(other, rules_of_other)
    close_trick(one, rules_of_one, None)
    close_trick(other, rules_of_other, None)


def lead(table: Table, rules: Rules) -> None:
    """The leader plays a card."""
    suits, trumps, question = lead_cards(table, rules)
    play_card(table, rules, None, choose_card(table, rules, suits, trumps), question)
    table.mover = table.following[table.mover]


def follow(table: Table, rules: Rules) -> None:
    """The seat to move plays a card to what is led."""
    suits, trumps, question = following_cards(table, rules)
    play_card(table, rules, None, choose_card(table, rules, suits, trumps), question)
    table.mover = table.following[table.mover]
