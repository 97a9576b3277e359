"""Staying out before the deal: the seats close up, and three are dealt to (X23 C, X53 B)."""

from dataclasses import replace

import pytest

from generator.engine.stay import close_up
from generator.engine.table import Table
from generator.replay.play import play_recorded
from generator.replay.setting import Setting
from tests.engine.slips import check, recorded

EACH_4 = "minucci-1688/each-4"


@pytest.fixture
def before_the_deal(form) -> Setting:
    return form(EACH_4, X23="C")


@pytest.mark.parametrize(
    ("dealer", "out", "deals", "cuts"),
    [
        (0, 0, 3, 2), (1, 1, 0, 3), (3, 3, 2, 1),  # the dealer himself
        (0, 3, 0, 2), (1, 0, 1, 3), (3, 2, 3, 1),  # who would have cut
        (0, 1, 0, 3), (3, 0, 3, 2), (1, 3, 1, 0),  # another
    ],
)  # fmt: skip
def test_the_player_on_the_left_deals_or_cuts_for_one_who_is_out(
    before_the_deal, dealer, out, deals, cuts
):
    table = Table()
    table.dealer = dealer
    table.active = [1, 1, 1, 1]
    table.active[out] = 0
    close_up(table, before_the_deal.rules)
    assert (table.dealer, table.cutter) == (deals, cuts)


@pytest.mark.parametrize(
    ("out", "deals", "cuts", "leads", "fee"),
    [
        ("south", "west", "north", "east", 30),
        ("north", "west", "east", "south", 50),
        ("west", "north", "east", "south", 60),
    ],
)
def test_three_are_dealt_to_where_one_leaves_before_the_deal(
    before_the_deal, out, deals, cuts, leads, fee
):
    """His fee is that of the seat he has left; the last trick's winner has it (`n12`, `n13`)."""
    deal = recorded(EACH_4, 5, dealer="west")
    replay = play_recorded(before_the_deal, replace(deal, line=replace(deal.line, out=(out,))))
    check(replay)
    steps = {step.id: step for step in replay.steps}
    assert (steps["cut"].seat, steps["deal.1"].seat, steps["t01.1"].seat) == (cuts, deals, leads)
    dealt = [[(seat, len(cards)) for seat, cards in steps[id].hands] for id in ("deal.1", "deal.2")]
    order = [seat for seat in before_the_deal.seats if seat != out]
    first = order.index(leads)
    order = order[first:] + order[:first]
    assert dealt == [[(seat, 12) for seat in order], [(seat, 13) for seat in order]]
    assert [(m.giver, m.points) for m in steps["tally.fees"].marks] == [(out, fee)]
