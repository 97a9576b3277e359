"""What goes when a hand must go back to its size: the record's cards, and what is barred."""

import pytest

from generator.engine.discard import discard, may_discard
from generator.engine.table import Table
from generator.replay.play import codes_of
from generator.replay.setting import Setting, masks
from tests.conftest import form_of


def holding(hand: str) -> Table:
    """A table whose first seat holds these cards."""
    table = Table()
    table.suits[0], table.trumps[0] = masks(tuple(hand.split()))
    return table


def may_go(setting: Setting, hand: str) -> tuple[str, ...]:
    return codes_of(*may_discard(holding(hand), setting.rules, 0))


@pytest.mark.parametrize(
    ("hand", "goes"),
    [
        ("C4 SQ T12 CK T29 T40", "C4 SQ T12"),
        ("CK T5 T29 T40 M", "T29"),
        ("CK DK T3 T5 T10 T40", "T3 T5"),
        ("CK BK T1 T10 T36 M", "CK BK T1 T10 M"),
        ("T36 M", "M"),
        ("T36 T40", "T36 T40"),
    ],
)
def test_where_all_is_barred_the_29_goes_and_then_what_counts_least(hand, goes):
    """Counting cards and the 29 are barred (`vienna-1756:w15`); for nothing else the editors."""
    assert may_go(form_of("vienna-1756/pairs"), hand) == tuple(goes.split())


def test_the_last_card_of_a_suit_stays_where_no_suit_may_be_emptied(form):
    """X19b: no source says it; A leaves free what B bars."""
    hand = "C4 D2 D9 T12"
    assert may_go(form("minucci-1688/each-3", X19b="A"), hand) == tuple(hand.split())
    assert may_go(form("minucci-1688/each-3", X19b="B"), hand) == ("D2", "D9", "T12")


def test_the_record_puts_tarocchi_away_too():
    setting = form_of("online-table/pairs")
    table = holding("C4 C5 C6 T6 T7 T12")
    table.hand_count[0] = 6
    table.discards[0] = 3
    table.line.discards_given[0] = 1
    table.line.discard_s[0], table.line.discard_t[0] = masks(("C5", "T6", "T12"))
    discard(table, setting.rules, None, 0)
    assert codes_of(table.discard_s[0], table.discard_t[0]) == ("C5", "T6", "T12")
    assert codes_of(table.suits[0], table.trumps[0]) == ("C4", "C6", "T7")
    assert table.hand_count[0] == 3


def test_the_record_may_put_the_last_king_away_where_kings_are_not_barred(form):
    """X19a A; he is the last of the suit cards."""
    setting = form("minucci-1688/each-3", X19a="A")
    table = holding("C4 D4 BK T6")
    table.hand_count[0], table.discards[0] = 4, 1
    table.line.discards_given[0] = 1
    table.line.discard_s[0] = masks(("BK",))[0]
    discard(table, setting.rules, None, 0)
    assert codes_of(table.discard_s[0], table.discard_t[0]) == ("BK",)
