"""What a pile comes to at the end, and versicole that were kept back at the declaration."""

from generator.engine.block import Rules
from generator.engine.codes import DECLARED_ROOM, MATTO, MATTO_1_40
from generator.engine.ledger import side_of
from generator.engine.table import Found, Table
from generator.engine.versicole import find_versicole, join_loose, loose_five
from generator.engine.worth import pile_points, total_points


def find_that_count(
    table: Table, rules: Rules, found: Found, side: int, suits: int, trumps: int
) -> None:
    """Fill `found` with the versicole of a side's cards that count at the end."""
    find_versicole(found, rules, suits, trumps)
    if rules.undeclared == 0:
        leave_out(table, rules, found, side)


def worth_of_pile(table: Table, rules: Rules, side: int, suits: int, trumps: int) -> int:
    """Values and versicole of a side's cards; uses the table's second store of versicole."""
    find_that_count(table, rules, table.other_found, side, suits, trumps)
    return pile_points(rules, suits, trumps) + rules.versicole_times * total_points(
        table.other_found
    )


def leave_out(table: Table, rules: Rules, found: Found, side: int) -> None:
    """Strike what counts nothing because its holder had kept it back.

    If it had the five of a Matto that joins but one versicola of a count, the first that is left
    has it now (editors).
    """
    left = 0
    loose = 0
    for place in range(found.count):
        if was_kept_back(table, rules, side, found.suits[place], found.trumps[place] & ~MATTO):
            loose += loose_five(rules, found, place)
            continue
        found.kind[left] = found.kind[place]
        found.suits[left] = found.suits[place]
        found.trumps[left] = found.trumps[place]
        found.points[left] = found.points[place]
        left += 1
    found.count = left
    for place in range(left):
        if loose and found.kind[place] != MATTO_1_40:
            join_loose(found, place, loose)
            loose = 0


def was_kept_back(table: Table, rules: Rules, side: int, suits: int, trumps: int) -> int:
    """Whether these cards all belong to a versicola that a player of this side kept back.

    Who has won it from another side is free to count it (editors).
    """
    for seat in range(rules.players):
        if side_of(rules, seat) != side:
            continue
        for number in range(table.kept_count[seat]):
            spot = DECLARED_ROOM * seat + number
            if suits & ~table.kept_s[spot] == 0 and trumps & ~table.kept_t[spot] == 0:
                return 1
    return 0
