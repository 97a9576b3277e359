"""A versicola kept back at the declaration, and where the Matto's five goes then (X05 C)."""

import pytest

from generator.engine.codes import VERSICOLE
from generator.engine.declare import declare
from generator.engine.table import Table
from generator.engine.tally import count_piles
from generator.replay.play import codes_of
from generator.replay.setting import masks

PAIRS = "vienna-1756/pairs"
HAND = ("T1", "T2", "T3", "T30", "T31", "T32", "CK", "DK", "SK", "M")


@pytest.mark.parametrize(
    ("kept", "points", "shown"),
    [
        ((), 11 + 5 + 15 + 15, HAND),
        (("T1", "T2", "T3", "M"), 15 + 5 + 15, ("T30", "T31", "T32", "CK", "DK", "SK", "M")),
        (("T30", "T31", "T32"), 11 + 5 + 15, ("T1", "T2", "T3", "CK", "DK", "SK", "M")),
        (("T1", "T2", "T3", "T30", "T31", "T32", "M"), 15 + 5, ("CK", "DK", "SK", "M")),
        (HAND, 0, ()),
    ],
)
def test_the_five_of_the_matto_passes_to_the_next_that_is_shown(form, kept, points, shown):
    """It joins one alone; if that one is kept back, the first of those declared."""
    setting = form(PAIRS, X05="C")
    table = Table()
    table.active, table.seats = [1, 1, 1, 1], 4
    table.suits[1], table.trumps[1] = masks(HAND)
    table.line.hold_s[1], table.line.hold_t[1] = masks(kept)
    declare(table, setting.rules, None, 1)
    assert table.lead[4 * 1 + 0] == points
    assert set(codes_of(table.shown_s[1], table.shown_t[1])) == set(shown)
    assert table.lead[4 * 0 + 1] == -points


@pytest.mark.parametrize("seat", [0, 1, 3])
@pytest.mark.parametrize(
    ("kept", "points"),
    [
        ((), 11 + 5 + 15 + 15),
        (("T30", "T31", "T32"), 11 + 5 + 15),
        (("CK", "DK", "SK"), 11 + 5 + 15),
        (("T1", "T2", "T3", "M"), 15 + 15 + 5),
        (("T1", "T2", "T3", "T30", "T31", "T32", "M"), 15 + 5),
        (HAND, 0),
    ],
)
def test_each_that_was_kept_back_is_passed_over_at_the_end(form, seat, kept, points):
    """X21 B (`vienna-1756:law-13`): whoever of the side had kept it back."""
    setting = form(PAIRS, X05="C", X21="B")
    table = Table()
    table.active, table.seats = [1, 1, 1, 1], 4
    table.suits[seat], table.trumps[seat] = masks(HAND)
    table.line.hold_s[seat], table.line.hold_t[seat] = masks(kept)
    declare(table, setting.rules, None, seat)
    side = seat & 1
    table.pile_s[side], table.pile_t[side] = masks(HAND)
    count_piles(table, setting.rules, None, 0, 1, VERSICOLE)
    assert table.counted[side] == setting.rules.versicole_times * points


@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_side_counts_what_it_has_taken_of_one_kept_back(form, seat):
    """X21 B: he who kept it back loses by it, not they who took it."""
    setting = form(PAIRS, X21="B")
    table = Table()
    table.active, table.seats = [1, 1, 1, 1], 4
    run = masks(("T30", "T31", "T32"))
    table.suits[seat], table.trumps[seat] = run
    table.line.hold_s[seat], table.line.hold_t[seat] = run
    declare(table, setting.rules, None, seat)
    other = 1 - seat
    table.pile_s[other], table.pile_t[other] = run
    count_piles(table, setting.rules, None, 0, 1, VERSICOLE)
    assert table.counted[other] == setting.rules.versicole_times * 15
