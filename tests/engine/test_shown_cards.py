"""Whether the death of a card shown in a versicola is marked (`minucci-1688:n11`, X26)."""

import pytest

from generator.engine.deaths import die, exempted
from generator.engine.declare import declare_all
from generator.engine.table import Table
from generator.model.cards import INDEX
from generator.replay.setting import Setting, masks
from tests.conftest import form_of

EACH_3 = "minucci-1688/each-3"
SOUTH, EAST, WEST = range(3)


def declared(setting: Setting, hand: str, piled: str = "") -> Table:
    """Three players; the first has declared what lies in his hand, and won some of it since."""
    table = Table()
    table.active, table.seats, table.dealer = [1, 1, 1, 0], 3, 2
    table.suits[SOUTH], table.trumps[SOUTH] = masks(tuple(hand.split()))
    declare_all(table, setting.rules, None)
    table.lead = [0] * 16
    for code in piled.split():
        move(table, code)
        suits, trumps = masks((code,))
        table.pile_s[SOUTH] |= suits
        table.pile_t[SOUTH] |= trumps
    return table


def move(table: Table, code: str) -> None:
    """A card leaves the hand."""
    suits, trumps = masks((code,))
    table.suits[SOUTH] &= ~suits
    table.trumps[SOUTH] &= ~trumps


def is_exempt(setting: Setting, hand: str, card: str, piled: str = "") -> int:
    table = declared(setting, hand, piled)
    move(table, card)
    return exempted(table, setting.rules, SOUTH, INDEX[card])


@pytest.mark.parametrize(
    ("hand", "card", "breaks"),
    [
        ("T32 T33 T34", "T33", 1),
        ("T32 T33 T34 T35", "T32", 0),  # three are left
        ("T32 T33 T34 T35", "T33", 1),
        ("T1 T2 T3 T36 T37 T38 T39", "T36", 0),
        ("T1 T2 T3 T36 T37 T38 T39", "T2", 1),
        ("T1 T2 T3 T36 T37 T38", "T37", 1),
        ("CK DK SK", "DK", 1),
        ("CK DK SK BK", "DK", 0),
        ("CK DK SK T1 T2 T3", "T1", 1),
        ("T1 T13 T28 CK DK SK BK", "CK", 0),
        ("T1 T13 T28 CK DK SK BK", "T13", 1),
        ("T20 T30 T40 T10", "T10", 0),
        ("T20 T30 T40 T10", "T20", 1),
    ],
)
def test_a_card_is_exempt_by_the_letter_or_where_its_versicola_dies_with_it(
    form, hand, card, breaks
):
    """X26: A every card that was shown, B only one without which there is no versicola."""
    assert is_exempt(form(EACH_3, X26="A"), hand, card) == 1
    assert is_exempt(form(EACH_3, X26="B"), hand, card) == breaks


def test_what_has_been_won_still_stands_with_what_is_held(form):
    setting = form(EACH_3, X26="B")
    assert is_exempt(setting, "T32 T33 T34 T35 CK DK SK BK", "T32", "T34 T35") == 0
    assert is_exempt(setting, "T32 T33 T34 T35 CK DK SK BK", "BK", "CK DK") == 0


def test_what_was_lost_before_breaks_it(form):
    setting = form(EACH_3, X26="B")
    for hand, lost, card in (
        ("T32 T33 T34 T35", "T35", "T32"),
        ("CK DK SK BK", "CK", "BK"),
    ):
        table = declared(setting, hand)
        move(table, lost)
        move(table, card)
        assert exempted(table, setting.rules, SOUTH, INDEX[card]) == 1


def test_what_was_lost_of_another_versicola_is_nothing_to_it(form):
    setting = form(EACH_3, X26="B")
    hand = "T32 T33 T34 T36 T37 T38 T39 CK DK SK BK"
    for lost, card in (("T33", "CK"), ("T33", "T36"), ("CK", "T36")):
        table = declared(setting, hand)
        move(table, lost)
        move(table, card)
        assert exempted(table, setting.rules, SOUTH, INDEX[card]) == 0


def test_each_player_has_his_own_versicole(form):
    setting = form(EACH_3, X26="B")
    table = Table()
    table.active, table.seats, table.dealer = [1, 1, 1, 0], 3, 2
    hands = ("T36 T37 T38 T39", "T1 T2 T3 T30 T31 T32", "CK DK SK BK")
    for seat, hand in enumerate(hands):
        table.suits[seat], table.trumps[seat] = masks(tuple(hand.split()))
    declare_all(table, setting.rules, None)
    for seat, card, breaks in (
        (SOUTH, "T36", 0),
        (EAST, "T2", 1),
        (EAST, "T31", 1),
        (WEST, "CK", 0),
    ):
        suits, trumps = masks((card,))
        table.suits[seat] &= ~suits
        table.trumps[seat] &= ~trumps
        assert exempted(table, setting.rules, seat, INDEX[card]) == breaks
        assert exempted(table, setting.rules, (seat + 1) % 3, INDEX[card]) == 0


@pytest.mark.parametrize(
    ("form_id", "card"), [(EACH_3, "T20"), (EACH_3, "SK"), ("vienna-1756/each-3", "T36")]
)
def test_a_card_that_was_not_shown_dies_as_any_other(form_id, card):
    setting = form_of(form_id)
    assert is_exempt(setting, f"T1 T2 T3 CK {card}", card) == 0


def test_one_who_stays_out_marks_what_the_others_may_not(form):
    """`n11`: he has no part in the count; the others gain by the count that is lost."""
    setting = form_of("minucci-1688/each-4")
    table = declared(setting, "T32 T33 T34")
    table.active = [1, 1, 1, 0]
    die(table, setting.rules, None, SOUTH, EAST, INDEX["T33"])
    absent = 3
    assert [table.lead[4 * side + SOUTH] for side in range(4)] == [0, 0, 0, 5]
    assert table.lead[4 * SOUTH + absent] == -5
