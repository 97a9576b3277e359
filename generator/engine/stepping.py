"""A deal played card by card by whoever calls: a program, a notebook, a player of one's own.

    rules = begin(table, rules, log)
    while play_on(table, rules, log, choose(cards_to_play(table, rules))):
        pass

The table's policies make the choices before the first lead; after each call `table.mover` is the
seat to move. After the last card the deal is counted and settled.
"""

from generator.engine.block import Rules
from generator.engine.codes import SUIT_CARDS
from generator.engine.declare import declare
from generator.engine.events import Log
from generator.engine.game import before_play, close_trick, finish, lies_in
from generator.engine.play import legal_cards, open_trick, play_card
from generator.engine.primitives import count, lowest
from generator.engine.table import Table


def begin(table: Table, rules: Rules, log: Log | None) -> Rules:
    """Play what comes before the first lead, on a table whose pack is laid; the deal's rules.

    The log begins anew.
    """
    rules = before_play(table, rules, log)
    open_trick(table)
    declare_in_turn(table, rules, log)
    return rules


def declare_in_turn(table: Table, rules: Rules, log: Log | None) -> None:
    """Where versicole are declared in the first trick, the seat to move declares."""
    if rules.declare_in_trick and table.trick == 0:
        declare(table, rules, log, table.mover)


def cards_to_play(table: Table, rules: Rules) -> list[int]:
    """The numbers of the cards that the seat to move may play, in card order; never empty."""
    suits, trumps, _ = legal_cards(table, rules)
    in_suits = count(suits)
    cards = [0] * (in_suits + count(trumps))  # a list that grows takes longer
    for place in range(in_suits):
        cards[place] = lowest(suits)
        suits &= suits - 1
    for place in range(in_suits, len(cards)):
        cards[place] = SUIT_CARDS + lowest(trumps)
        trumps &= trumps - 1
    return cards


def play_on(table: Table, rules: Rules, log: Log | None, card: int) -> int:
    """The seat to move plays a card; 1 while there is more to play, 0 when the deal is settled.

    Raises ValueError for a card that may not be played.
    """
    suits, trumps, question = legal_cards(table, rules)
    if card < 0 or not lies_in(suits, trumps, card):
        raise ValueError("this card may not be played now")
    play_card(table, rules, log, card, question)
    if table.place < table.seats:
        table.mover = table.following[table.mover]
    else:
        close_trick(table, rules, log)
        if table.trick == rules.hand_size:
            finish(table, rules, log)
            return 0
        open_trick(table)
    declare_in_turn(table, rules, log)
    return 1
