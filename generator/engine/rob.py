"""Robbing: the cutter takes cards one by one from the cut pack, the dealer from the stock."""

from generator.engine.because import (
    ROB_CUTTER_FROM,
    ROB_CUTTER_LIMIT,
    ROB_CUTTER_SCORES,
    ROB_CUTTER_TAKES,
    ROB_DEALER,
    ROB_DEALER_SCORES,
    ROB_DEALER_TAKES,
    ROB_DUTY,
    ROB_STOP_CARD,
    ROB_STOPS,
)
from generator.engine.block import Rules
from generator.engine.chance import below
from generator.engine.codes import (
    CUT,
    FOR_CUT,
    FROM_PACKET,
    FROM_TOP,
    IGNOBLE_FIRST,
    IGNOBLE_LAST,
    NO_CARD,
    ONE,
    ROBBED,
    ROBBING_STOPPED,
    STOP_BACK_ON_TOP,
    SUIT_CARDS,
)
from generator.engine.events import Log, emit, why, why_if
from generator.engine.ledger import score, side_of
from generator.engine.policies import robs_on
from generator.engine.table import Table


def cut_and_rob(table: Table, rules: Rules, log: Log | None) -> None:
    """The cut, the cutter's robbing, and the pack put together again for the deal."""
    if rules.cut_from == FROM_TOP:
        robbed = rob_downward(table, rules, log, 0, rules.rob_limit)
        table.top = robbed
        return
    depth = table.line.cut
    if depth < 1:
        depth = 20 + below(table.seed, FOR_CUT, 0, 58)  # a cut somewhere about the middle
    table.cut_at = depth
    emit(log, CUT, table.cutter, NO_CARD, ROB_CUTTER_FROM, depth)
    if rules.cut_from == FROM_PACKET:
        robbed = rob_packet(table, rules, log, depth)
        if rules.stop_card == STOP_BACK_ON_TOP:
            close_gap(table, depth - robbed, robbed)
            table.top = robbed
        else:
            turn_pack(table, depth, depth - robbed)
            table.top = robbed
    else:
        robbed = rob_downward(table, rules, log, depth, rules.rob_limit)
        if rules.stop_card == STOP_BACK_ON_TOP:
            close_gap(table, depth, robbed)
        else:
            turn_pack(table, depth + robbed, depth)
        table.top = robbed


def rob_downward(table: Table, rules: Rules, log: Log | None, start: int, limit: int) -> int:
    """Rob from `start` towards the bottom; how many cards were taken."""
    robbed = 0
    while start + robbed < 97:
        if may_take(table, rules, log, table.deck[start + robbed], robbed, limit):
            take(table, rules, log, table.cutter, table.deck[start + robbed], ROB_CUTTER_TAKES,
                 ROB_CUTTER_SCORES)  # fmt: skip
            robbed += 1
        else:
            break
    return robbed


def rob_packet(table: Table, rules: Rules, log: Log | None, depth: int) -> int:
    """Rob from the bottom of the lifted packet upward; how many cards were taken."""
    robbed = 0
    while robbed < depth:
        card = table.deck[depth - 1 - robbed]
        if may_take(table, rules, log, card, robbed, rules.rob_limit):
            take(table, rules, log, table.cutter, card, ROB_CUTTER_TAKES, ROB_CUTTER_SCORES)
            robbed += 1
        else:
            return robbed
    emit(log, ROBBING_STOPPED, table.cutter, NO_CARD, ROB_CUTTER_FROM, 0)
    return robbed


def may_take(
    table: Table, rules: Rules, log: Log | None, card: int, robbed: int, limit: int
) -> int:
    """Whether the cutter takes this card; if not, the log says what stopped him."""
    if robbed >= limit:
        emit(log, ROBBING_STOPPED, table.cutter, NO_CARD, ROB_CUTTER_LIMIT, limit)
        return 0
    if not robbable(rules, rules.rob_takes_s, rules.rob_takes_t, card, robbed):
        emit(log, ROBBING_STOPPED, table.cutter, card, ROB_STOPS, 0)
        why(log, ROB_CUTTER_TAKES)
        why(log, ROB_STOP_CARD)
        return 0
    most = table.line.rob_most[table.cutter]
    if rules.may_stop and (robbed == most or (most < 0 and not robs_on(table, robbed))):
        emit(log, ROBBING_STOPPED, table.cutter, NO_CARD, ROB_DUTY, 0)
        return 0
    return 1


def robbable(rules: Rules, takes_s: int, takes_t: int, card: int, robbed: int) -> int:
    """Whether a card is among those that may be robbed.

    Where the first ignoble card stops the robbing, a tarocco from 21 to 27 may only be the first
    card taken; the 29, if it may be taken at all, is one of the noble ones (editors).
    """
    if card < SUIT_CARDS:
        return (takes_s >> card) & 1
    if rules.ignoble_stops and robbed > 0 and IGNOBLE_FIRST <= card <= IGNOBLE_LAST:
        return 0
    return (takes_t >> (card - SUIT_CARDS)) & 1


def take(
    table: Table, rules: Rules, log: Log | None, seat: int, card: int, question: int, scores: int
) -> None:
    """A robbed card is laid open before its taker, whose side scores what it counts."""
    if card < SUIT_CARDS:
        table.robbed_s[seat] |= ONE << card
    else:
        table.robbed_t[seat] |= ONE << (card - SUIT_CARDS)
    table.robbed_count[seat] += 1
    emit(log, ROBBED, seat, card, question, 0)
    if question == ROB_DEALER_TAKES:
        why(log, ROB_DEALER)
    else:
        why(log, ROB_CUTTER_FROM)
        why(log, ROB_DUTY)
    why_if(log, rules.value_why[card])
    score(table, rules, log, side_of(rules, seat), rules.value[card], scores)


def close_gap(table: Table, start: int, gone: int) -> None:
    """Move the cards above a gap down over it, so that the robbed ones lie on top as used up."""
    place = start - 1
    while place >= 0:
        table.deck[place + gone] = table.deck[place]
        place -= 1


def turn_pack(table: Table, lower: int, kept: int) -> None:
    """Lay the lower part of the pack on what is left of the packet lifted.

    `lower` is where the lower part begins, `kept` how many cards of the packet are left. The
    deck then holds, after as many used-up places as cards were robbed, the lower part and the
    packet below it.
    """
    gone = lower - kept
    rest = 97 - lower
    for step in range(kept):  # turn the pack by one card as often as the packet has cards
        held = table.deck[step]
        table.spare[step] = held
    for step in range(rest):
        table.deck[gone + step] = table.deck[lower + step]
    for step in range(kept):
        table.deck[gone + rest + step] = table.spare[step]


def dealer_robs(table: Table, rules: Rules, log: Log | None) -> None:
    """After the deal the dealer takes from the top of the stock while he may."""
    if not rules.dealer_robs:
        return
    seat = table.dealer
    robbed = 0
    while table.top < 97:
        card = table.deck[table.top]
        if not robbable(rules, rules.dealer_takes_s, rules.dealer_takes_t, card, robbed):
            emit(log, ROBBING_STOPPED, seat, card, ROB_STOPS, 0)
            why(log, ROB_DEALER_TAKES)
            return
        take(table, rules, log, seat, card, ROB_DEALER_TAKES, ROB_DEALER_SCORES)
        robbed += 1
        table.top += 1
    emit(log, ROBBING_STOPPED, seat, NO_CARD, ROB_DEALER, 0)
