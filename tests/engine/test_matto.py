"""The Matto: paid for once, without its power in the last trick, and as a stand-in."""

import pytest

from generator.engine.codes import WHY
from generator.engine.deaths import bury
from generator.engine.events import Log
from generator.engine.matto import pay
from generator.engine.play import open_trick, play_card
from generator.engine.rules import QUESTIONS
from generator.engine.table import Table
from generator.model.cards import INDEX
from generator.replay.counting import versicole_in
from generator.replay.packed import unpack
from generator.replay.play import codes_of, play_seed
from generator.replay.setting import masks
from tests.engine.slips import check
from tests.engine.test_invariants import check_because, check_tricks

PAIRS = "vienna-1756/pairs"


def test_a_card_owed_is_paid_but_once(form):
    setting = form(PAIRS, X32b="B")
    table = Table()
    table.active, table.seats, table.tricks = [1, 1, 1, 1], 4, [1, 0, 0, 0]
    table.pile_s[0], table.pile_t[0] = masks(("M", "C2", "C3", "C4"))
    table.matto_seat, table.debt_from, table.debt_to = 0, 0, 1
    pay(table, setting.rules, None)
    pay(table, setting.rules, None)
    assert codes_of(table.pile_s[1], table.pile_t[1]) == ("C2",)


@pytest.mark.parametrize(
    ("pile", "points"), [("M CK T1", 5), ("M CK T4", 3), ("M CK T29", 0), ("M CK C4", 0)]
)
def test_a_counting_card_that_is_owed_dies_and_says_why(form, pile, points):
    """X31a B (`vienna-1756:law-12`); a worthless one is no death."""
    setting = form(PAIRS, X31a="B")
    table, log = Table(), Log()
    table.active, table.seats, table.tricks = [1, 1, 1, 1], 4, [1, 0, 0, 0]
    table.pile_s[0], table.pile_t[0] = masks(tuple(pile.split()))
    table.matto_seat, table.debt_from, table.debt_to = 0, 0, 1
    pay(table, setting.rules, log)
    assert table.lead[4] == points
    items = [unpack(item) for item in log.items[: log.count]]
    told = [QUESTIONS[item.question] for item in items if item.what == WHY]
    assert ("matto.owed_counting_is_death" in told) == (points > 0)


def test_a_matto_of_one_without_a_trick_is_lost_but_once(form):
    """X33 A: five to the side that won its trick, which also has the card in its pile."""
    setting = form("cardavia/pairs", X33="A")
    table = Table()
    table.active, table.seats, table.tricks = [1, 1, 1, 1], 4, [0, 3, 0, 0]
    table.pile_t[0], table.pile_count[0] = masks(("M",))[1], 1
    table.pile_t[1], table.pile_count[1] = masks(("T6", "T7", "T8"))[1], 11
    table.matto_seat, table.debt_from, table.debt_to = 0, 0, 1
    pay(table, setting.rules, None)
    pay(table, setting.rules, None)
    assert codes_of(table.pile_s[1], table.pile_t[1]) == ("T6", "T7", "T8", "M")
    assert table.pile_count[:2] == [0, 12]
    assert (table.lead[4], table.lead[1]) == (5, -5)


def test_a_side_whose_tricks_were_given_back_has_nothing_to_give(form):
    """A revoke may empty its pile (`vienna-1756:law-9`): the debt stands, the Matto too."""
    setting = form(PAIRS)
    table = Table()
    table.active, table.seats, table.tricks = [1, 1, 1, 1], 4, [1, 0, 0, 0]
    table.pile_t[0] = masks(("M",))[1]
    table.matto_seat, table.debt_from, table.debt_to = 0, 0, 1
    pay(table, setting.rules, None)
    assert codes_of(table.pile_s[0], table.pile_t[0]) == ("M",)
    assert codes_of(table.pile_s[1], table.pile_t[1]) == ()
    assert table.lead == [0] * 16


@pytest.mark.parametrize(("powerless", "points"), [(1, 5), (0, 0)])
def test_a_matto_without_power_dies_like_any_counting_card(form, powerless, points):
    """X30 B: in the last trick; it is marked by whoever takes it."""
    setting = form("cardavia/pairs", X30="B")
    table = Table()
    table.active, table.seats = [1, 1, 1, 1], 4
    open_trick(table)
    for seat, code in enumerate(("C4", "M", "C9", "CN")):
        table.mover = seat
        table.suits[seat], table.trumps[seat] = masks((code,))
        play_card(table, setting.rules, None, INDEX[code], 0)
    bury(table, setting.rules, None, 2, powerless)
    assert table.lead[1] == points
    bury(table, setting.rules, None, 3, powerless)  # its own side takes it
    assert table.lead[1] == points


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ("T30 T31 T32 M", ["T30 T31 T32 M"]),
        ("T30 T31 M", ["T30 T31 M"]),
        ("T30 T32 M", ["T30 T32 M"]),
        ("T30 T33 M", []),
        ("T28 T29 T30 T32 T33 M", ["T28 T29 T30 M", "T32 T33 M"]),
        ("T30 T32 T33 M", ["T30 T32 T33 M"]),
        ("T1 T13 M", ["T1 T13 M"]),
        ("T10 T40 M", []),
        ("CK SK M", ["CK SK M"]),
        ("CK DK SK M", ["CK DK SK M"]),
        ("T1 T13 T28 M", ["T1 T13 T28 M"]),
        ("T10 T20 T30 M", ["T10 T20 T30 M"]),
        ("T30 T31", []),
    ],
)
def test_the_matto_fills_one_gap_of_each_versicola(form, cards, found):
    """X04 B (`vienna-1756:w10`): two real cards are enough, and what makes most is taken."""
    versicole = versicole_in(form(PAIRS, X04="B"), tuple(cards.split()))
    assert [" ".join(v.cards) for v in versicole] == found


def test_a_matto_led_before_the_last_trick_is_told_as_a_lead(form):
    """X29 B: where it may be; the next card then says what is to be followed."""
    setting = form(PAIRS, X29="B")
    for seed in range(1, 200):
        replay = play_seed(setting, seed, "west", ("random",) * 4)
        led = [s.id for s in replay.steps if s.event == "Led" and s.cards == ("M",)]
        if led and led[0] < "t20":
            break
    check(replay)
    check_tricks(replay)
    check_because(replay)
    lead = next(s for s in replay.steps if s.id == led[0])
    assert [r.question for r in lead.because] == ["play.next_lead", "matto.lead"]
