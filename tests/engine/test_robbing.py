"""Robbing from a pack laid on purpose: what stops it, and how the pack lies afterwards."""

import pytest

from generator.engine.codes import RANDOM
from generator.engine.rob import cut_and_rob, dealer_robs
from generator.engine.table import Table
from generator.model.cards import CARDS, INDEX
from generator.replay.play import codes_of
from generator.replay.setting import Setting
from tests.conftest import form_of

EACH_3 = "minucci-1688/each-3"


def laid(setting: Setting, cut: int, upward: str = "", downward: str = "") -> Table:
    """A pack cut at a depth: cards of the packet from its bottom up, of the rest from its top."""
    up, down = upward.split(), downward.split()
    rest = [card for card in CARDS if card not in (*up, *down)]
    above = cut - len(up)
    pack = [*rest[:above], *reversed(up), *down, *rest[above:]]
    table = Table()
    players = setting.rules.players
    table.active = [1] * players + [0] * (4 - players)
    table.dealer, table.cutter = players - 1, players - 2
    table.deck = [INDEX[card] for card in pack]
    table.line.cut = cut
    return table


def robbed_by_the_cutter(setting: Setting, table: Table) -> tuple[str, ...]:
    cut_and_rob(table, setting.rules, None)
    return codes_of(table.robbed_s[table.cutter], table.robbed_t[table.cutter])


@pytest.mark.parametrize(
    ("upward", "letter", "taken"),
    [
        ("T40 T20 C4", "A", "T20 T40"),
        ("T40 T21 T22 CK C4", "A", "T21 T22 T40 CK"),
        ("T40 T21 T22 CK C4", "B", "T40"),
        ("T21 T40 T22 C4", "B", "T21 T40"),
        ("T29 CK C4", "B", "T29 CK"),
        ("CK T29 T40 C4", "B", "CK T29 T40"),
        ("C4 T40", "A", ""),
        ("T40 T6 T20", "A", "T40"),
        ("CK T19 T20", "A", "CK"),
        ("T40 T27 CK C4", "A", "T27 T40 CK"),
        ("T40 T27 CK C4", "B", "T40"),
        ("T40 T20 T28 C4", "B", "T20 T28 T40"),
        ("C4 T40", "B", ""),
    ],
)
def test_the_first_ignoble_card_ends_the_robbing_unless_it_is_the_first_of_all(
    form, upward, letter, taken
):
    """X60 (`minucci-1688:n14`, `n6a`): B; under A he takes every card that may be robbed.

    The 29, where it may be robbed (X15 A), is one of the noble cards from 28 to 35.
    """
    setting = form(EACH_3, X60=letter)
    assert set(robbed_by_the_cutter(setting, laid(setting, 40, upward))) == set(taken.split())


@pytest.mark.parametrize(
    ("letter", "policy", "most", "taken"),
    [
        ("A", 0, -1, "T20 T40 CK"),
        ("A", 0, 2, "T40 CK"),
        ("A", 0, 0, ""),
        ("B", 0, 2, "T20 T40 CK"),
        ("B", RANDOM, 0, "T20 T40 CK"),
    ],
)
def test_a_cutter_who_may_stop_stops_where_he_will(form, letter, policy, most, taken):
    """X14d: A he may, B he must go on while he can."""
    setting = form("vienna-1756/pairs", X14d=letter)
    table = laid(setting, 40, "CK T40 T20 C4")
    table.policy[table.cutter] = policy
    table.line.rob_most[table.cutter] = most
    assert set(robbed_by_the_cutter(setting, table)) == set(taken.split())


def order_after(setting: Setting, table: Table) -> tuple[str, ...]:
    """The pack from its top, without the robbed cards."""
    cut_and_rob(table, setting.rules, None)
    return tuple(CARDS[number] for number in table.deck[table.top :])


def halves(table: Table, cut: int, gone: set[str]) -> tuple[list[str], list[str]]:
    """What is left of the packet lifted, and of the rest, both from the top."""
    pack = [CARDS[number] for number in table.deck]
    return [c for c in pack[:cut] if c not in gone], [c for c in pack[cut:] if c not in gone]


@pytest.mark.parametrize("cut", [2, 3, 20, 40, 48, 49, 60, 77, 95])
@pytest.mark.parametrize(("letter", "packet_first"), [("A", False), ("B", True)])
def test_where_the_packet_goes_after_the_cutter_has_robbed_from_it(form, cut, letter, packet_first):
    """X13: A under the rest, B back on top; where it is all robbed, the rest alone is dealt."""
    setting = form(EACH_3, X13=letter)
    table = laid(setting, cut, "T40 T20 C4" if cut > 2 else "T40 T20")
    above, below = halves(table, cut, {"T40", "T20"})
    expected = [*above, *below] if packet_first else [*below, *above]
    assert order_after(setting, table) == tuple(expected)
    assert table.top == table.robbed_count[table.cutter] == 2


@pytest.mark.parametrize("cut", [1, 20, 60, 95])
@pytest.mark.parametrize(("letter", "packet_first"), [("A", False), ("B", True)])
def test_the_cards_at_the_cut_are_robbed_downward_from_the_cut(form, cut, letter, packet_first):
    """X14b B; the packet goes under the rest, or back on top (X13)."""
    setting = form("vienna-1756/pairs", X14b="B", X13=letter)
    table = laid(setting, cut, downward="CK T40 C4" if cut < 95 else "CK T40")
    above, below = halves(table, cut, {"CK", "T40"})
    expected = [*above, *below] if packet_first else [*below, *above]
    assert order_after(setting, table) == tuple(expected)
    assert table.top == table.robbed_count[table.cutter] == 2


def test_the_dealer_robs_till_a_card_that_he_may_not_take():
    setting = form_of(EACH_3)
    for cards, taken in (("T40 CK T21 T20 C4 T36", 4), ("C4 T40", 0), ("T20", 1)):
        table = laid(setting, 97 - len(cards.split()), downward=cards)
        table.top = 97 - len(cards.split())
        dealer_robs(table, setting.rules, None)
        got = codes_of(table.robbed_s[table.dealer], table.robbed_t[table.dealer])
        assert set(got) == set(cards.split()[:taken])
        assert table.robbed_count[table.dealer] == taken
        assert table.top == 97 - len(cards.split()) + taken
