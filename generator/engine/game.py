"""One deal from the shuffle to the resti, in the order of play."""

from generator.engine.because import (
    PLAYERS_DIRECTION,
    PLAYERS_PARTNERS,
    PLAYERS_SIDES,
)
from generator.engine.block import Rules
from generator.engine.chance import shuffle
from generator.engine.codes import (
    ANSWERED_BY,
    DRAW_FROM_FIRST_LEAD,
    DRAW_FROM_FIRST_SCORE,
    MATTO,
    MATTO_CARD,
    NO_CARD,
    NO_SEAT,
    ONE,
    REFUSED,
    SEATED,
    SEEN_AFTER_DECLARING,
    SEEN_AFTER_TAKING,
    SHUFFLED,
    SUIT_CARDS,
)
from generator.engine.deal import deal_hands, expose
from generator.engine.deaths import bury
from generator.engine.declare import declare, declare_all
from generator.engine.discard import discard_all
from generator.engine.events import Log, emit, open_log, why
from generator.engine.fola import lay_fola, search_fola, show_fola
from generator.engine.ledger import side_of
from generator.engine.matto import lay_lost_matto, loses_power, owe, pay, trickless
from generator.engine.play import (
    following_cards,
    lead_cards,
    open_trick,
    play_card,
    seat_after,
    trick_winner,
)
from generator.engine.policies import choose_card
from generator.engine.resti import settle
from generator.engine.rob import cut_and_rob, dealer_robs
from generator.engine.stay import ask_to_stay, close_up
from generator.engine.table import Table
from generator.engine.tally import count_all

ANSWER = ANSWERED_BY  # a table of its own for every module that uses it


def play_deal(table: Table, rules: Rules, log: Log | None) -> None:
    """Play a whole deal on a fresh table whose pack is laid (`shuffle`, or card by card)."""
    rules = before_play(table, rules, log)
    while table.trick < rules.hand_size:
        play_trick(table, rules, log)
    finish(table, rules, log)


def new_pack(table: Table) -> None:
    """Shuffle the pack that the table's seed gives."""
    shuffle(table)


def before_play(table: Table, rules: Rules, log: Log | None) -> Rules:
    """From taking seats to the last thing before the first lead; the rules of this deal."""
    rules = sit_down(table, rules, log)
    cut_and_rob(table, rules, log)
    deal_hands(table, rules, log)
    expose(table, rules, log)
    turn_to_stock(table, rules, log)
    discard_all(table, rules, log)
    get_ready(table, rules, log)
    return rules


def sit_down(table: Table, rules: Rules, log: Log | None) -> Rules:
    """Everybody takes his seat, and the pack is shuffled; the rules of this deal.

    They are those of three players where one of four has stayed out before the deal.
    """
    take_seats(table, rules, log)
    if rules.stay_before:
        ask_to_stay(table, rules, log)
        if table.n_out and rules.rules_of_three is not None:
            close_up(table, rules)
            rules = rules.rules_of_three
    emit(log, SHUFFLED, table.dealer, NO_CARD, 0, 0)
    return rules


def turn_to_stock(table: Table, rules: Rules, log: Log | None) -> None:
    """The dealer robs, and what is left of the pack is the fola, searched and shown."""
    dealer_robs(table, rules, log)
    lay_fola(table)
    search_fola(table, rules, log)
    show_fola(table, rules, log, SEEN_AFTER_TAKING)


def get_ready(table: Table, rules: Rules, log: Log | None) -> None:
    """With hands of their right size: staying out, declaring, and who leads."""
    if not rules.stay_before:
        ask_to_stay(table, rules, log)
    if not rules.declare_in_trick:
        declare_all(table, rules, log)
    show_fola(table, rules, log, SEEN_AFTER_DECLARING)
    if rules.draw_from == DRAW_FROM_FIRST_LEAD:
        table.testing = 1
    for seat in range(rules.players):
        table.following[seat] = seat_after(table, rules, seat)
    table.leader = table.following[table.dealer]


def take_seats(table: Table, rules: Rules, log: Log | None) -> None:
    """Everybody sits down; the leader is right of the dealer, the cutter left of him.

    The log begins anew.
    """
    open_log(log)
    for seat in range(rules.players):
        table.active[seat] = 1
    table.seats = rules.players
    table.leader = (table.dealer + 1) % rules.players
    table.cutter = (table.dealer + rules.players - 1) % rules.players
    table.testing = 1 if rules.draw_from == DRAW_FROM_FIRST_SCORE else 0
    emit(log, SEATED, table.dealer, NO_CARD, PLAYERS_SIDES, rules.players)
    why(log, PLAYERS_DIRECTION)
    if rules.pairs:
        why(log, PLAYERS_PARTNERS)


def play_trick(table: Table, rules: Rules, log: Log | None) -> None:
    """One trick, from the lead to what its winner gains by it."""
    open_trick(table)
    declaring = 1 if rules.declare_in_trick and table.trick == 0 else 0
    for _ in range(table.seats):
        if declaring:
            declare(table, rules, log, table.mover)
        if table.place == 0:
            suits, trumps, question = lead_cards(table, rules)
        else:
            suits, trumps, question = following_cards(table, rules)
        if table.asked:
            card = chosen(table, rules, log, suits, trumps, question)
        else:
            card = choose_card(table, rules, suits, trumps)
        play_card(table, rules, log, card, question)
        table.mover = table.following[table.mover]
    close_trick(table, rules, log)


def chosen(
    table: Table, rules: Rules, log: Log | None, suits: int, trumps: int, question: int
) -> int:
    """The card that the record or the policy plays.

    A recorded card that the rules refuse is noted, and the policy named for that plays on.
    """
    card = table.line.card_at[4 * table.trick + table.place]
    if card >= 0:
        if lies_in(suits, trumps, card):
            return card
        emit(log, REFUSED, table.mover, card, question, table.trick + 1)
        refuse(table, rules)
    return choose_card(table, rules, suits, trumps)


def refuse(table: Table, rules: Rules) -> None:
    """The record can be followed no further: a policy plays the rest."""
    table.refused = 1
    table.asked = 0
    for seat in range(rules.players):
        table.policy[seat] = table.line.then


def lies_in(suits: int, trumps: int, card: int) -> int:
    """Whether a card lies in two masks."""
    if card < SUIT_CARDS:
        return 1 if suits & (ONE << card) else 0
    return 1 if trumps & (ONE << (card - SUIT_CARDS)) else 0


def close_trick(table: Table, rules: Rules, log: Log | None) -> None:
    """The winner gathers the trick; deaths are scored, and a card may be owed for the Matto."""
    winner = trick_winner(table, rules, log)
    table.tricks[winner] += 1
    powerless = loses_power(table, rules)
    gather(table, rules, winner, powerless)
    bury(table, rules, log, winner, powerless)
    if table.trick_t & MATTO and not powerless:
        owe(table, rules, log, winner)
    if rules.matto_paid_at_once:
        pay_when_able(table, rules, log)
    table.suits_led |= ANSWER[table.led]
    table.last_winner = winner
    table.leader = winner
    table.trick += 1


def gather(table: Table, rules: Rules, winner: int, powerless: int) -> None:
    """The cards go to the winner's pile; the Matto to that of its player, while it has power."""
    taker = side_of(rules, winner)
    table.pile_s[taker] |= table.trick_s
    table.pile_t[taker] |= table.trick_t
    table.pile_count[taker] += table.place
    table.gone_t |= table.trick_t
    if table.trick_t & MATTO == 0:
        return
    for place in range(table.place):
        if table.table_card[place] == MATTO_CARD:
            table.matto_seat = table.seat_at[place]
    side = side_of(rules, table.matto_seat)
    if not powerless and side != taker:
        table.pile_t[taker] &= ~MATTO
        table.pile_count[taker] -= 1
        table.pile_t[side] |= MATTO
        table.pile_count[side] += 1


def pay_when_able(table: Table, rules: Rules, log: Log | None) -> None:
    """Where the debt for the Matto is paid at once: as soon as its side has a card to give.

    Whether the Matto is lost is known only after the last trick.
    """
    if table.debt_from == NO_SEAT or trickless(table, rules, table.debt_from):
        return
    side = table.debt_from
    if table.pile_s[side] or table.pile_t[side] & ~MATTO:
        pay(table, rules, log)


def finish(table: Table, rules: Rules, log: Log | None) -> None:
    """After the last trick: the Matto's debt, the count, the resti."""
    count_up(table, rules, log)
    settle(table, rules, log)


def count_up(table: Table, rules: Rules, log: Log | None) -> None:
    """The Matto's debt and the end count; where that is netted, no lead is tested any more."""
    if rules.net_once:
        table.testing = 0
    pay(table, rules, log)
    count_all(table, rules, log)
    lay_lost_matto(table)
