"""Outcomes: what deals came to, one by one, and where two ways of playing them part."""

import pytest

from generator.engine.codes import CAREFUL, DIED, KING_FORCED, LED, RANDOM, TRICK_WON
from generator.engine.outcomes import (
    Happenings,
    Shift,
    Totals,
    add_shift,
    add_totals,
    count_happenings,
    play_outcomes,
    winner_of,
)
from generator.engine.sweep import play_many
from generator.engine.table import Table

FORMS = ["online-table/pairs", "vienna-1756/each-4", "minucci-1688/each-3"]


@pytest.mark.parametrize("id", FORMS)
def test_points_are_net_and_cancel_out_between_the_sides(form, id):
    rules = form(id).rules
    played = play_outcomes(Table(), rules, 7, 0, 40, CAREFUL)
    for deal in range(40):
        assert sum(played.points[4 * deal : 4 * deal + 4]) == 0
    assert any(played.points)


@pytest.mark.parametrize("id", FORMS)
def test_resti_are_those_of_a_sweep(form, id):
    rules = form(id).rules
    played = play_outcomes(Table(), rules, 7, 5, 30, RANDOM)
    won = play_many(rules, 7, 5, 30, RANDOM).resti
    for side in range(rules.sides):
        net = won[5 * side] + sum(
            won[4 * side + other] - won[4 * other + side] for other in range(4)
        )
        assert sum(played.resti[4 * deal + side] for deal in range(30)) == net


def test_nothing_parts_a_deal_from_itself(form):
    rules = form("online-table/pairs").rules
    one, other = (play_outcomes(Table(), rules, 3, 0, 20, CAREFUL) for _ in range(2))
    shift = Shift()
    add_shift(shift, one, other, 2)
    assert (shift.deals, shift.changed, shift.moved, shift.other_winner) == (20, 0, 0, 0)


def test_a_shift_adds_up_what_each_side_gains_or_loses(form):
    rules = form("online-table/pairs").rules
    one, other = (play_outcomes(Table(), rules, 3, 0, 20, policy) for policy in (CAREFUL, RANDOM))
    shift = Shift()
    add_shift(shift, one, other, 2)
    moved = [abs(a - b) for a, b in zip(one.points, other.points, strict=True)]
    gained = [b - a for a, b in zip(one.points[::4], other.points[::4], strict=True)]
    assert shift.moved == sum(moved) > 0
    assert shift.first == sum(gained)
    assert shift.first_squares == sum(each * each for each in gained)
    won = [(winner_of(one, deal, 2), winner_of(other, deal, 2)) for deal in range(20)]
    assert shift.other_winner == sum(a != b for a, b in won)


def test_totals_count_a_shared_win_for_nobody(form):
    rules = form("online-table/pairs").rules
    played = play_outcomes(Table(), rules, 1, 0, 30, RANDOM)
    played_as = [winner_of(played, deal, 2) for deal in range(30)]
    totals = Totals()
    add_totals(totals, played, 2)
    assert list(totals.wins)[:2] == [played_as.count(0), played_as.count(1)]


def test_every_trick_of_every_deal_is_counted_among_the_events(form):
    rules = form("online-table/pairs").rules
    seen = Happenings()
    count_happenings(seen, Table(), rules, 1, 0, 30, CAREFUL)
    assert seen.times[LED] == seen.times[TRICK_WON] == 21 * 30
    assert seen.in_deals[DIED] == 30 < seen.times[DIED]
    assert 0 < seen.in_deals[KING_FORCED] <= seen.times[KING_FORCED] < 30 * 4
