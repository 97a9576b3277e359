"""The end count: minucci-1688:n12, n19; online-table:s5-5; cardavia:c4-6."""

from typing import Any

from tests.referee.account import Mark
from tests.referee.before import compare_group, in_words
from tests.referee.cards import in_order
from tests.referee.clerk import read_group
from tests.referee.debts import end_versicole, honours, pay_debt, scoring_pile
from tests.referee.table import Table
from tests.referee.values import card_points
from tests.referee.versicole import Group, worth_of

LAST_TRICK = 10  # minucci-1688:n12, online-table:s5-5, cardavia:c4-6


def count(table: Table) -> None:
    """The Matto first, then item after item in the source's own order."""
    if table.form.netting == "once":
        table.clerk.drawing = False
    pay_debt(table, at_the_end=True)
    for item in table.form.order:
        ITEMS[item](table)


def enter(
    table: Table, item: str, marks: list[Mark], amounts: dict[str, set[int]]
) -> dict[str, Any]:
    """Read an item's step: its marks and, for each side, one of the amounts that may be shown."""
    id = f"tally.{item}"
    step = table.clerk.step(id, "Counted", None, None, marks, optional=not marks)
    shown = table.clerk.told(step, "amounts", {side: max(amounts[side]) for side in amounts})
    for side, allowed in amounts.items():
        if step and shown.get(side, 0) not in allowed:
            wanted = " or ".join(str(points) for points in sorted(allowed))
            table.clerk.fault(id, f"{side} counts {shown.get(side, 0)}, not {wanted}")
    return step


def differences(table: Table, amounts: dict[str, int]) -> list[Mark]:
    """Between every two sides in play, the difference of their amounts, to the one with more."""
    sides = table.in_play()
    return [
        Mark(more, less, amounts[more] - amounts[less])
        for more in sides
        for less in sides
        if amounts[more] > amounts[less]
    ]


def exactly(amounts: dict[str, int]) -> dict[str, set[int]]:
    return {side: {points} for side, points in amounts.items()}


def last_trick(table: Table) -> None:
    """Ten from each other side in play, and the fee of the absent: minucci-1688:n12."""
    winner = table.last_to_win
    side = table.side[winner]
    marks = table.score(winner, LAST_TRICK)
    amounts = {other: {0} for other in table.in_play()}
    amounts[side] = {LAST_TRICK, sum(mark.points for mark in marks)}
    enter(table, "last_trick", marks, amounts)
    table.amounts[side] += LAST_TRICK
    if table.absent:
        fee = table.form.fees[table.absents_place]
        enter(table, "fees", [Mark(side, table.side[table.absent], fee)], {})


def cards(table: Table) -> None:
    """Cards over the quota."""
    sizes = {side: len(table.piles[side]) for side in table.in_play()}
    marks = SURPLUS[table.form.surplus](table, sizes)
    over = {side: max(0, size - table.form.quota) for side, size in sizes.items()}
    if table.form.pairs and table.form.surplus == "side":
        enter(table, "cards", marks, exactly(over))
        table.amounts.update(over)
    else:
        enter(table, "cards", marks, {})


def surplus_of_side(table: Table, sizes: dict[str, int]) -> list[Mark]:
    """One point a card over the quota, to the side: online-table:s5-5, cardavia:c4-6."""
    over = {side: max(0, size - table.form.quota) for side, size in sizes.items()}
    return differences(table, over)


def surplus_from_below(table: Table, sizes: dict[str, int]) -> list[Mark]:
    """Who is above takes his surplus from each who is below: minucci-1688:n19 by the letter."""
    quota = table.form.quota
    return [
        Mark(above, below, sizes[above] - quota)
        for above in sizes
        for below in sizes
        if sizes[above] > quota > sizes[below]
    ]


def own_surplus(table: Table, sizes: dict[str, int]) -> list[Mark]:
    """Each his own difference: who lacks pays the first not yet satisfied (editorial)."""
    wanted = {side: size - table.form.quota for side, size in sizes.items()}
    marks = []
    for payer in sizes:
        for to in sizes:
            points = min(wanted[to], -wanted[payer])
            if points > 0:
                marks.append(Mark(to, payer, points))
                wanted[to] -= points
                wanted[payer] += points
    return marks


def no_surplus(table: Table, sizes: dict[str, int]) -> list[Mark]:
    return []


SURPLUS = {
    "side": surplus_of_side,
    "below": surplus_from_below,
    "own": own_surplus,
    "pairwise": differences,
    "none": no_surplus,
}


def values(table: Table) -> None:
    """The counting cards in each pile."""
    points = {side: card_points(table.form, scoring_pile(table, side)) for side in table.in_play()}
    enter(table, "values", differences(table, points), exactly(points))
    table.amounts.update(points)


def versicole_of_piles(table: Table) -> None:
    """The versicole in each pile, however its cards came there."""
    groups = groups_of_piles(table)
    times = table.form.versicole_times
    points = {
        side: times * worth_of(table.form, groups[side], scoring_pile(table, side))
        for side in table.in_play()
    }
    step = enter(table, "versicole", differences(table, points), exactly(points))
    compare_groups(table, "tally.versicole", step, groups)
    table.amounts.update(points)


def honours_of_piles(table: Table) -> None:
    """Values and versicole in one, the difference of every two: minucci-1688:n19."""
    points = {side: honours(table, side, scoring_pile(table, side)) for side in table.in_play()}
    step = enter(table, "honours", differences(table, points), exactly(points))
    compare_groups(table, "tally.honours", step, groups_of_piles(table))
    table.amounts.update(points)


def groups_of_piles(table: Table) -> dict[str, list[Group]]:
    return {side: end_versicole(table, side, scoring_pile(table, side)) for side in table.in_play()}


def compare_groups(
    table: Table, where: str, step: dict[str, Any], groups: dict[str, list[Group]]
) -> None:
    """Tell what versicole a step names too many, too few or at a wrong worth."""
    if not step:
        return
    told = table.clerk.told(step, "groups", as_told(groups))
    for side, mine in groups.items():
        found = [read_group(group) for group in told if group.get("of") == side]
        for group in found:
            compare_group(table, f"{where}, {side}", group, mine)
        if table.form.matto_joins == "fills":
            continue
        keys = [group.key for group in found]
        for group in mine:
            if keys.count(group.key) != 1:
                words = f"{in_words(group)} stands {keys.count(group.key)} times"
                table.clerk.fault(f"{where}, {side}", words)


def as_told(groups: dict[str, list[Group]]) -> list[dict[str, Any]]:
    return [
        {"of": side, "kind": group.kind, "points": group.points, "cards": in_order(group.cards)}
        for side, mine in groups.items()
        for group in mine
    ]


ITEMS = {
    "last_trick": last_trick,
    "cards": cards,
    "values": values,
    "versicole": versicole_of_piles,
    "honours": honours_of_piles,
}
