"""The count at the end: last trick, cards over the quota, values and versicole in the piles."""

from generator.engine.because import (
    STAY_FEES,
    STAY_PAID_TO,
    TALLY_HONOURS,
    TALLY_LAST_TRICK,
    TALLY_ORDER,
    TALLY_SURPLUS,
    TALLY_SURPLUS_PAID_BY,
    TALLY_SURPLUS_QUOTA,
    TALLY_UNDECLARED,
    TALLY_VALUES,
    TALLY_VERSICOLE_OF,
    TALLY_VERSICOLE_TIMES,
)
from generator.engine.block import Rules
from generator.engine.codes import (
    AMOUNT,
    COUNTED,
    FEES,
    HONOURS,
    LAST_TRICK,
    NO_CARD,
    NO_SEAT,
    SURPLUS,
    SURPLUS_BELOW,
    SURPLUS_NONE,
    SURPLUS_OWN,
    SURPLUS_PAIRS,
    SURPLUS_SIDE,
    VALUES,
    VERSICOLE,
)
from generator.engine.events import Log, emit, why
from generator.engine.kept_back import find_that_count
from generator.engine.ledger import enter, seat_from_dealer, settle_amounts, side_of, side_plays
from generator.engine.primitives import count
from generator.engine.table import Table
from generator.engine.versicole import tell_group
from generator.engine.worth import pile_points, total_points


def count_all(table: Table, rules: Rules, log: Log | None) -> None:
    """Count item after item in the rule set's order.

    Each item is one entry between two sides; netted or item by item, `game.finish` has seen to
    whether the lead is tested after it.
    """
    for place in range(rules.n_items):
        count_item(table, rules, log, rules.items[place])


def count_item(table: Table, rules: Rules, log: Log | None, item: int) -> None:
    """Count one item."""
    if item == LAST_TRICK:
        count_last_trick(table, rules, log)
    elif item == SURPLUS:
        count_surplus(table, rules, log)
    elif item == VALUES:
        count_piles(table, rules, log, 1, 0, VALUES)
    elif item == VERSICOLE:
        count_piles(table, rules, log, 0, 1, VERSICOLE)
    elif item == HONOURS:
        count_piles(table, rules, log, 1, 1, HONOURS)


def clear(table: Table) -> None:
    """No side has anything of the next item yet."""
    for side in range(4):
        table.counted[side] = 0


def show_amounts(table: Table, rules: Rules, log: Log | None) -> None:
    """What each active side has of the item, for the log."""
    for side in range(rules.sides):
        if side_plays(table, rules, side):
            emit(log, AMOUNT, side, NO_CARD, 0, table.counted[side])


def count_last_trick(table: Table, rules: Rules, log: Log | None) -> None:
    """Ten for the last trick; whoever stayed out pays its winner his fee."""
    side = side_of(rules, table.last_winner)
    clear(table)
    table.counted[side] = rules.last_trick_points
    emit(log, COUNTED, table.last_winner, LAST_TRICK, TALLY_LAST_TRICK, 0)
    why(log, TALLY_ORDER)
    show_amounts(table, rules, log)
    settle_amounts(table, rules, log, TALLY_LAST_TRICK)
    if table.n_out == 0:
        return
    emit(log, COUNTED, table.last_winner, FEES, STAY_PAID_TO, 0)
    why(log, STAY_FEES)
    for seat in range(rules.players):
        if not table.active[seat]:
            enter(table, rules, log, side, seat, table.fee[seat], STAY_FEES)


def count_piles(
    table: Table, rules: Rules, log: Log | None, values: int, versicole: int, item: int
) -> None:
    """Values of the counting cards, versicole, or both as one item, for each pile."""
    question = TALLY_HONOURS
    if not versicole:
        question = TALLY_VALUES
    elif not values:
        question = TALLY_VERSICOLE_OF
    emit(log, COUNTED, NO_SEAT, item, question, 0)
    if values:
        if versicole:
            why(log, TALLY_VALUES)
        tell_values(rules, log)
    if versicole:
        why(log, TALLY_VERSICOLE_OF)
        why(log, TALLY_VERSICOLE_TIMES)
        if rules.undeclared == 0:
            why(log, TALLY_UNDECLARED)
    clear(table)
    for side in range(rules.sides):
        if not side_plays(table, rules, side):
            continue
        if values:
            table.counted[side] += pile_points(rules, table.pile_s[side], table.pile_t[side])
        if versicole:
            find_that_count(table, rules, table.found, side, table.pile_s[side], table.pile_t[side])
            table.counted[side] += count_versicole(table, rules, log, side)
    show_amounts(table, rules, log)
    settle_amounts(table, rules, log, question)


def tell_values(rules: Rules, log: Log | None) -> None:
    """Log the questions that give the counting cards their values."""
    if log is None:
        return
    for place in range(rules.n_values):
        why(log, rules.values[place])


def count_versicole(table: Table, rules: Rules, log: Log | None, side: int) -> int:
    """The points of the versicole just found."""
    found = table.found
    for place in range(found.count):
        tell_group(log, rules, found, place, side)
    return rules.versicole_times * total_points(found)


def count_surplus(table: Table, rules: Rules, log: Log | None) -> None:
    """A point for every card over the quota, from whom the source says."""
    if rules.surplus == SURPLUS_NONE:
        return
    clear(table)
    for side in range(rules.sides):
        over = table.pile_count[side] - rules.quota
        if over > 0 or rules.surplus in (SURPLUS_PAIRS, SURPLUS_OWN):
            table.counted[side] = over
    emit(log, COUNTED, NO_SEAT, SURPLUS, TALLY_SURPLUS, rules.quota)
    why(log, TALLY_SURPLUS_QUOTA)
    why(log, TALLY_SURPLUS_PAID_BY)
    show_amounts(table, rules, log)
    if rules.surplus == SURPLUS_BELOW:
        surplus_from_below(table, rules, log)
    elif rules.surplus == SURPLUS_OWN:
        surplus_by_own(table, rules, log)
    elif rules.surplus in (SURPLUS_SIDE, SURPLUS_PAIRS):
        settle_amounts(table, rules, log, TALLY_SURPLUS_PAID_BY)


def surplus_from_below(table: Table, rules: Rules, log: Log | None) -> None:
    """Each player above the quota takes his surplus from each player below it."""
    for one in range(rules.sides):
        if not side_plays(table, rules, one) or table.counted[one] <= 0:
            continue
        for other in range(rules.sides):
            if side_plays(table, rules, other) and table.pile_count[other] < rules.quota:
                enter(table, rules, log, one, other, table.counted[one], TALLY_SURPLUS_PAID_BY)


def surplus_by_own(table: Table, rules: Rules, log: Log | None) -> None:
    """Each is credited or debited his own difference from the quota.

    Deficits are paid, from the leader on, to the first whose surplus is not yet met (editors).
    """
    for step in range(rules.players):
        payer = seat_from_dealer(table, rules, step)
        for turn in range(rules.players):
            taker = seat_from_dealer(table, rules, turn)
            if not side_plays(table, rules, payer) or not side_plays(table, rules, taker):
                continue
            if table.counted[payer] < 0 < table.counted[taker]:
                points = -table.counted[payer]
                if points > table.counted[taker]:
                    points = table.counted[taker]
                table.counted[payer] += points
                table.counted[taker] -= points
                enter(table, rules, log, taker, payer, points, TALLY_SURPLUS_PAID_BY)


def cards_over(rules: Rules, suits: int, trumps: int) -> int:
    """How many cards of a pile are over the quota, never below 0."""
    over = count(suits) + count(trumps) - rules.quota
    return over if over > 0 else 0
