"""Declaring: versicole of one's own hand, shown for their first count."""

from generator.engine.because import (
    DECLARE_CHOICE,
    DECLARE_SCOPE,
    DECLARE_SCORES,
    DECLARE_WHEN,
)
from generator.engine.block import Rules
from generator.engine.codes import (
    DECLARED,
    DECLARED_NOTHING,
    DECLARED_ROOM,
    MATTO_1_40,
    NO_CARD,
)
from generator.engine.events import Log, emit, why
from generator.engine.ledger import score, seat_from_dealer, side_of
from generator.engine.policies import holds_back
from generator.engine.table import Table
from generator.engine.versicole import find_versicole, join_loose, loose_five, tell_group


def declare_all(table: Table, rules: Rules, log: Log | None) -> None:
    """Before the first lead, everybody in turn from the leader to the dealer."""
    for step in range(rules.players):
        seat = seat_from_dealer(table, rules, step)
        if table.active[seat]:
            declare(table, rules, log, seat)


def declare(table: Table, rules: Rules, log: Log | None, seat: int) -> None:
    """One player shows his versicole; each scores once, at once, the Matto's five inside it.

    A versicola may be kept back whole where declaring is left to the player.
    """
    find_versicole(table.found, rules, table.suits[seat], table.trumps[seat])
    found = table.found
    loose = 0  # the Matto's five, if it joins but one versicola and that one is kept back
    for place in range(found.count):
        if not rules.declare_automatic and holds_back(table, seat, place):
            loose += loose_five(rules, found, place)
            if table.kept_count[seat] < DECLARED_ROOM:
                spot = DECLARED_ROOM * seat + table.kept_count[seat]
                table.kept_s[spot] = found.suits[place]
                table.kept_t[spot] = found.trumps[place]
                table.kept_count[seat] += 1
            found.points[place] = -1
            continue
        if loose and found.kind[place] != MATTO_1_40:
            join_loose(found, place, loose)
            loose = 0
        if table.declared_count[seat] < DECLARED_ROOM:
            spot = DECLARED_ROOM * seat + table.declared_count[seat]
            table.declared_s[spot] = found.suits[place]
            table.declared_t[spot] = found.trumps[place]
            table.declared_count[seat] += 1
        table.shown_s[seat] |= found.suits[place]
        table.shown_t[seat] |= found.trumps[place]
    if table.declared_count[seat] == 0:
        emit(log, DECLARED_NOTHING, seat, NO_CARD, DECLARE_WHEN, 0)
        why(log, DECLARE_SCOPE)
        return
    emit(log, DECLARED, seat, NO_CARD, DECLARE_WHEN, table.declared_count[seat])
    why(log, DECLARE_SCOPE)
    why(log, DECLARE_CHOICE)
    for place in range(found.count):
        if found.points[place] >= 0:
            tell_group(log, rules, found, place, seat)
            score(table, rules, log, side_of(rules, seat), found.points[place], DECLARE_SCORES)
