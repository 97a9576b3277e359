"""The fola: what a dealer must take of it, and what he may leave (`vienna-1756:w6`, X11a)."""

import pytest

from generator.engine.codes import CAREFUL, RANDOM
from generator.engine.fola import search_fola
from generator.engine.table import Table
from generator.replay.play import codes_of
from generator.replay.setting import masks

FOLA = ("C4", "CK", "T1", "T6", "T20", "T40", "M")
COUNTING = {"CK", "T1", "T20", "T40", "M"}


@pytest.mark.parametrize(
    ("letter", "policy", "leaves"),
    [("A", RANDOM, False), ("B", RANDOM, True), ("B", CAREFUL, False)],
)
def test_a_dealer_who_may_choose_leaves_some_cards_where_chance_has_it(
    form, letter, policy, leaves
):
    setting = form("vienna-1756/pairs", X11a=letter)
    left: set[str] = set()
    for seed in range(30):
        table = Table()
        table.seed = seed
        table.policy[table.dealer] = policy
        table.fola_s, table.fola_t = masks(FOLA)
        search_fola(table, setting.rules, None)
        taken = set(codes_of(table.robbed_s[table.dealer], table.robbed_t[table.dealer]))
        rest = set(codes_of(table.fola_s, table.fola_t))
        assert taken <= COUNTING
        assert taken | rest == set(FOLA)
        assert not taken & rest
        assert table.robbed_count[table.dealer] == len(taken)
        left |= COUNTING & rest
    assert bool(left) == leaves
