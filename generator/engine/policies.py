"""Players: they choose what the rules leave open, from what their seat may know.

`first` takes the first card in card order, `random` leaves all to chance, `careful` is a sound,
simple player, who stays out of hopeless hands; which card he plays stands in `careful.py`. A
policy looks at its own hand, at cards all have seen, and at the table.
"""

from generator.engine.block import Rules
from generator.engine.careful import careful_card
from generator.engine.chance import below, draw
from generator.engine.codes import (
    CAREFUL,
    FIRST,
    FOR_DECLARE,
    FOR_DISCARD,
    FOR_FOLA,
    FOR_ROB,
    FOR_STAY,
    KING_BIT,
    LOW16,
    LOW32,
    MATTO,
    ONE,
    RANDOM,
    RANKS,
    SUIT_CARDS,
    SUIT_MASK,
    TRUMPS,
)
from generator.engine.kept_back import worth_of_pile
from generator.engine.play import highest_trump
from generator.engine.primitives import count, lowest, nth, pick
from generator.engine.table import Table

KING_OF = KING_BIT  # by suit; a table of its own for every module that uses it
SUIT_OF = SUIT_MASK


def nth_card(suits: int, trumps: int, number: int) -> int:
    """The card at a place, from 0, among those of two masks in card order."""
    in_suits = count(suits)
    if number < in_suits:
        return nth(suits, number)
    return SUIT_CARDS + nth(trumps, number - in_suits)


def robs_on(table: Table, robbed: int) -> int:
    """Whether a cutter who may stop takes the next card; only chance ever stops."""
    if table.policy[table.cutter] != RANDOM:
        return 1
    return 1 if below(table.seed, FOR_ROB, robbed, 8) else 0


def choose_from_fola(table: Table, suits: int, trumps: int) -> tuple[int, int]:
    """What a dealer takes who may choose: everything, or by chance each card or not."""
    if table.policy[table.dealer] != RANDOM:
        return suits, trumps
    for place in range(97):
        if below(table.seed, FOR_FOLA, place, 4) == 0:
            if place < SUIT_CARDS:
                suits &= ~(ONE << place)
            else:
                trumps &= ~(ONE << (place - SUIT_CARDS))
    return suits, trumps


def choose_discard(
    table: Table, rules: Rules, seat: int, suits: int, trumps: int, number: int
) -> int:
    """One card to put away, among those that may go; `number` of this hand's discards so far."""
    if table.policy[seat] == FIRST:
        return nth_card(suits, trumps, 0)
    if table.policy[seat] == RANDOM:
        chance = draw(table.seed, FOR_DISCARD, 32 * seat + number)
        return pick(chance & LOW32, suits, trumps)
    best = -1
    least = 0
    while suits or trumps:
        card = lowest(suits) if suits else SUIT_CARDS + lowest(trumps)
        if suits:
            suits &= suits - 1
        else:
            trumps &= trumps - 1
        worth = worth_keeping(table, rules, seat, card)
        if best < 0 or worth < least:
            best = card
            least = worth
    return best


def worth_keeping(table: Table, rules: Rules, seat: int, card: int) -> int:
    """How loath a careful player is to put a card away: short suits go, so that he may trump."""
    if card >= SUIT_CARDS:
        return 100 + card + 20 * rules.value[card]
    suit = card // RANKS
    held = table.suits[seat] & SUIT_OF[suit]
    worth = 4 * count(held) + rules.order[card] % RANKS
    if rules.value[card]:
        return 90 + worth
    if held & KING_OF[suit]:
        worth += 12  # a guarded King can be saved by leading low
    return worth


def stays_out(table: Table, rules: Rules, seat: int) -> int:
    """Whether a player lays his hand aside for the fee."""
    forced = table.line.stay[seat]
    if forced >= 0:
        return forced
    if table.policy[seat] == RANDOM:
        return 1 if below(table.seed, FOR_STAY, seat, 8) == 0 else 0
    if table.policy[seat] == FIRST or table.hand_count[seat] == 0:
        return 0  # a careful player does not leave before he has seen his cards
    trumps = table.trumps[seat] & TRUMPS
    strength = 2 * count(trumps) + 2 * count(trumps >> 20)
    if table.trumps[seat] & MATTO:
        strength += 3
    return 1 if strength < 17 and highest_trump(trumps) < 36 else 0


def holds_back(table: Table, seat: int, number: int) -> int:
    """Whether a player keeps a versicola back at the declaration."""
    found = table.found
    line = table.line
    if line.hold_s[seat] or line.hold_t[seat]:
        inside = found.suits[number] & ~line.hold_s[seat] == 0
        return 1 if inside and found.trumps[number] & ~line.hold_t[seat] == 0 else 0
    if table.policy[seat] != RANDOM:
        return 0
    return 1 if below(table.seed, FOR_DECLARE, 32 * seat + number, 8) == 0 else 0


def choose_card(table: Table, rules: Rules, suits: int, trumps: int) -> int:
    """The card that the seat to move plays, among the legal ones."""
    policy = table.policy[table.mover]
    if policy == RANDOM:
        # one draw serves a trick, 16 bits each place
        return pick(table.chance >> (16 * table.place) & LOW16, suits, trumps)
    if policy == CAREFUL and count(suits) + count(trumps) > 1:  # a single one is no choice
        return careful_card(table, rules, suits, trumps)
    return nth_card(suits, trumps, 0)


def choose_owed(table: Table, rules: Rules, side: int, taker: int, suits: int, trumps: int) -> int:
    """The captured card given for the Matto: the one that leaves its side best off.

    Every player chooses so (editors, after `online-table:s9-1`); equals go by card order.
    """
    if table.line.owed >= 0:
        card = table.line.owed
        if card < SUIT_CARDS and suits & (ONE << card):
            return card
        if card >= SUIT_CARDS and trumps & (ONE << (card - SUIT_CARDS)):
            return card
    idle_s = suits & ~(rules.alike_s | rules.counting_s)  # whichever of these goes is all one
    idle_t = trumps & ~(rules.alike_t | rules.counting_t)
    if idle_s == suits and idle_t == trumps:
        return nth_card(suits, trumps, 0)
    suits = suits ^ idle_s | idle_s & -idle_s  # so the first of them stands for all
    trumps ^= idle_t
    if idle_s == 0:
        trumps |= idle_t & -idle_t
    best = -1
    most = 0
    while suits or trumps:
        bit_s = suits & -suits
        bit_t = 0 if suits else trumps & -trumps
        card = lowest(bit_s) if bit_s else SUIT_CARDS + lowest(bit_t)
        suits ^= bit_s
        trumps ^= bit_t
        mine = worth_of_pile(
            table, rules, side, table.pile_s[side] & ~bit_s, table.pile_t[side] & ~bit_t
        )
        theirs = worth_of_pile(
            table, rules, taker, table.pile_s[taker] | bit_s, table.pile_t[taker] | bit_t
        )
        if best < 0 or mine - theirs > most:
            best = card
            most = mine - theirs
    return best
