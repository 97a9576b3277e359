"""Many deals: the same as one by one, and nothing left over from the deal before."""

import pytest

from generator.engine.chance import draw
from generator.engine.codes import CAREFUL, RANDOM
from generator.engine.game import new_pack, play_deal
from generator.engine.sweep import play_many
from generator.engine.table import Table
from tests.conftest import every_form
from tests.engine.both_ways import left_by_reset, readable


@pytest.mark.parametrize("id", ["online-table/pairs", "vienna-1756/each-4", "minucci-1688/each-3"])
def test_a_table_reset_is_as_new(form, id):
    assert left_by_reset(form(id).rules) == {}


def by_hand(rules, seed, deals, policy):
    """Sums of deals each played on a new table."""
    points, cards, resti = [0] * 4, [0] * 4, [0] * 16
    for deal in deals:
        table = Table()
        table.seed = draw(seed, 0, deal)
        table.dealer = rules.players - 1
        table.policy = [policy] * 4
        new_pack(table)
        play_deal(table, rules, None)
        points = [a + b for a, b in zip(points, table.gross, strict=True)]
        cards = [a + b for a, b in zip(cards, table.pile_count, strict=True)]
        resti = [a + b for a, b in zip(resti, table.won, strict=True)]
    return points, cards, resti


@pytest.mark.parametrize("policy", [RANDOM, CAREFUL])
@pytest.mark.parametrize("id", every_form())
def test_a_sweep_is_its_deals_one_by_one(form, id, policy):
    rules = form(id).rules
    # an odd number: one is left over of those that are played two by two
    sums = play_many(rules, 7, 5, 21, policy)
    assert (sums.points, sums.cards, sums.resti) == by_hand(rules, 7, range(5, 26), policy)
    assert sums.deals == 21


def test_two_tables_with_unlike_numbers_of_players_are_as_each_alone(form):
    # of four one stays out before the deal here and none there: tricks and hands differ in length
    rules = form("vienna-1756/each-4").rules
    seats = []
    for first in range(30):
        sums = play_many(rules, 3, first, 2, RANDOM)
        seats.append(sum(sums.stayed_out))
        assert (sums.points, sums.cards, sums.resti) == by_hand(
            rules, 3, range(first, first + 2), RANDOM
        )
    assert {0, 1} <= set(seats)


def test_a_sweep_in_two_parts_is_the_whole(form):
    rules = form("vienna-1756/each-4").rules
    whole, first, second = (
        readable(play_many(rules, 3, *part, RANDOM)) for part in ((0, 30), (0, 12), (12, 18))
    )
    for name, total in whole.items():
        if isinstance(total, list):
            assert total == [a + b for a, b in zip(first[name], second[name], strict=True)]
        else:
            assert total == first[name] + second[name]


def test_every_trick_and_every_card_is_won_by_somebody(form):
    sums = play_many(form("online-table/pairs").rules, 1, 0, 25, RANDOM)
    assert sum(sums.tricks) == 21 * 25
    assert sum(sums.cards) == 84 * 25
