"""The referee's rules against what the sources reckon, and what follows from it by hand."""

import pytest

from tests.referee.account import Account, Mark, at_the_close
from tests.referee.cards import MATTO, PACK
from tests.referee.count import SURPLUS, last_trick
from tests.referee.debts import best_card
from tests.referee.forms import FORMS, Form
from tests.referee.scribe import scribe_table
from tests.referee.switches import form_rules
from tests.referee.table import Debt
from tests.referee.tricks import die
from tests.referee.values import card_points, is_counting, is_protected, is_robbable
from tests.referee.versicole import Group, versicole

ONLINE = FORMS["online-table/pairs"]
MINUCCI = FORMS["minucci-1688/each-3"]
A, B = "south+north", "east+west"


def trumps(*numbers: int) -> set[str]:
    return {f"T{number}" for number in numbers}


def worth(form: Form, cards: set[str]) -> int:
    return sum(group.points for group in versicole(form, cards))


def test_25_counting_cards_make_142():
    counting = [card for card in PACK if is_counting(ONLINE, card)]
    assert (len(counting), card_points(ONLINE, set(PACK))) == (25, 142)
    minucci_c = form_rules("minucci-1688/each-3", {"X02": "C"})
    assert card_points(minucci_c, set(PACK)) == 147
    assert card_points(form_rules("vienna-1756/pairs", {"X01": "A"}), set(PACK)) == 137


@pytest.mark.parametrize(
    ("form", "letters", "robbable"),
    [
        ("online-table/pairs", {}, 33),
        ("minucci-1688/each-3", {}, 33),
        ("minucci-1688/each-3", {"X15": "B"}, 32),
        ("vienna-1756/pairs", {}, 25),
        ("vienna-1756/pairs", {"X01": "A"}, 24),
    ],
)
def test_how_many_cards_may_be_robbed(form, letters, robbable):
    rules = form_rules(form, letters)
    assert sum(is_robbable(rules, card, first=True) for card in PACK) == robbable


def test_26_cards_are_protected():
    assert sum(is_protected(ONLINE, card) for card in PACK) == 26


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ({MATTO, "T1", "T40"}, 20),  # online-table:s5-3
        (trumps(1, 13, 28), 15),
        (trumps(10, 20, 30), 15),
        (trumps(20, 30, 40), 20),
        (trumps(10, 20, 30, 40), 25),
        ({"CK", "DK", "SK"}, 15),
        ({"CK", "DK", "SK", "BK"}, 20),
        (trumps(36, 37, 38, 32, 33, 34) | {MATTO}, 55),  # online-table:s5-4
        (trumps(*range(32, 39)) | {MATTO}, 55),  # online-table:s5-4
        (trumps(28, 29, 30), 15),  # minucci-1688:n6c
        (trumps(1, 2) | {MATTO}, 0),  # minucci-1688:n8
        (set(PACK), 212),
    ],
)
def test_what_versicole_count(cards, points):
    assert worth(ONLINE, cards) == points


@pytest.mark.parametrize(
    ("letters", "cards", "points"),
    [
        ({"X02": "B"}, set(PACK), 202),
        ({"X02": "D"}, set(PACK), 207),
        ({"X02": "D"}, trumps(28, 30, 31), 15),
        ({"X08b": "B"}, trumps(10, 20, 30, 40), 35),
        ({"X05": "B"}, {MATTO, "T1", "T40"}, 25),
        ({"X08a": "B"}, trumps(*range(30, 37)) | {MATTO}, 50),  # 34-36 and 30-33
        ({"X08a": "C"}, trumps(1, 2, 3, 4) | {MATTO}, 30),
        ({"X04": "B"}, trumps(1, 2) | {MATTO}, 13),
        ({"X04": "B"}, trumps(30, 31, 33) | {MATTO}, 20),
        ({"X07": "A"}, trumps(1, 2, 3, 36, 37, 38) | {MATTO}, 13),
    ],
)
def test_what_versicole_count_in_other_readings(letters, cards, points):
    assert worth(form_rules("vienna-1756/pairs", letters), cards) == points


def in_all(declared: set[str], saved: set[str]) -> int:
    """What a declared versicola brings over the deal: at first, in the pile, at the end."""
    return worth(MINUCCI, declared) + card_points(MINUCCI, saved) + worth(MINUCCI, saved)


@pytest.mark.parametrize(
    ("declared", "saved", "points"),
    [
        (trumps(32, 33, 34, 35), trumps(32, 33, 34, 35), 60),  # minucci-1688:n9
        (trumps(32, 33, 34, 35), trumps(32, 34, 35), 35),
        (trumps(32, 33, 34, 35), trumps(33, 34, 35), 50),
        (trumps(28, 29, 30), trumps(28, 29, 30), 40),  # minucci-1688:n6c
        (trumps(28, 29, 30), trumps(28, 29), 20),
        (set(), trumps(32, 33, 34), 30),  # minucci-1688:n10
        (
            trumps(36, 37, 38, 32, 33, 34) | {MATTO},
            trumps(36, 37, 38, 32, 33, 34) | {MATTO},
            55 + 50 + 55,
        ),
    ],
)
def test_what_versicole_count_over_a_deal(declared, saved, points):
    assert in_all(declared, saved) == points


@pytest.mark.parametrize(
    ("form", "seat", "got"),
    [
        ("minucci-1688/each-4", "", 30),  # minucci-1688:n12, n13
        ("minucci-1688/each-4", "south", 50),
        ("minucci-1688/each-4", "east", 60),
        ("minucci-1688/each-4", "north", 70),
        ("minucci-1688/each-4", "west", 80),
        ("vienna-1756/each-4", "south", 40),  # vienna-1756:w5
        ("vienna-1756/each-4", "west", 60),
        ("vienna-1756/each-3", "west", 50),
    ],
)
def test_the_last_trick_and_the_fee(form, seat, got):
    table, clerk = scribe_table(form)
    table.absent = seat
    table.last_to_win = "south" if seat != "south" else "east"
    last_trick(table)
    assert sum(mark["points"] for step in clerk.steps for mark in step.get("marks", [])) == got


@pytest.mark.parametrize(
    ("way", "sizes", "nets"),
    [
        ("below", (36, 24, 15), (22, -11, -11)),
        ("own", (36, 24, 15), (11, -1, -10)),
        ("pairwise", (36, 24, 15), (33, -3, -30)),
        ("below", (33, 30, 12), (8, 5, -13)),
        ("own", (33, 30, 12), (8, 5, -13)),
        ("pairwise", (33, 30, 12), (24, 15, -39)),
    ],
)
def test_cards_over_25_with_three_players(way, sizes, nets):
    table, clerk = scribe_table("minucci-1688/each-3")
    for mark in SURPLUS[way](table, dict(zip(table.sides, sizes, strict=True))):
        clerk.account.enter(mark)
    assert tuple(clerk.account.totals.values()) == nets


@pytest.mark.parametrize(
    ("lead", "resti"), [(0, 0), (1, 1), (59, 1), (60, 1), (61, 2), (119, 2), (120, 2), (121, 3)]
)
def test_the_remainder_is_rounded_up(lead, resti):
    assert at_the_close(lead, "up") == resti


def test_winning_a_resto_early_can_hurt():
    """online-table:s6-1: 65 ahead, a resto, then the others score 19 more."""
    account = Account([A, B])
    mark = Mark(A, B, 65)
    account.enter(mark)
    for pair in account.due([mark]):
        account.draw(*pair)
    account.enter(Mark(B, A, 19))
    assert account.shown() == -14
    assert account.close("up") == {(B, A): 1}
    assert account.resti == {A: 1, B: 1}


@pytest.mark.parametrize(
    ("form", "pile", "card"),
    [
        ("online-table/pairs", "M C4 S9 T12 T28 T29 T30 CK", "C4"),
        ("online-table/pairs", "M T28 T29 T30 T36", "T29"),
        ("online-table/pairs", "M CK T2 T36 T37", "T2"),
        ("minucci-1688/each-3", "M T6 T29 CK S3 B9", "S3"),
        ("minucci-1688/each-3", "M T9 T29 CK", "T9"),
    ],
)
def test_the_card_that_is_owed(form, pile, card):
    table, _ = scribe_table(form)
    first, second = table.sides[:2]
    table.piles[first] = set(pile.split())
    assert best_card(table, Debt("south", first, second))[0] == card


@pytest.mark.parametrize(
    ("absent", "card", "declared", "loses"),
    [
        ("", "CK", False, 15),  # minucci-1688:n11
        ("north", "CK", False, 15),
        ("north", "T38", True, 10),
        ("", "T38", True, 0),
        ("", "T29", False, 0),
    ],
)
def test_deaths_of_four_each_for_himself(absent, card, declared, loses):
    table, clerk = scribe_table("minucci-1688/each-4")
    table.absent = absent
    group = Group("run", frozenset(trumps(37, 38, 39)), 30)
    table.declared["south"] = [group] if declared else []
    die(table, "t04", "south", card)
    assert -clerk.account.totals["south"] == loses


@pytest.mark.parametrize(("saved", "marked"), [({"T33", "T34"}, 0), ({"T33", "T34", "T35"}, 5)])
def test_a_versicola_that_survives_may_leave_its_dead_card_marked(saved, marked):
    """minucci-1688:n11 read by its reason: the 32 of 32-35 dies, with the 35 still there or not."""
    table, clerk = scribe_table("minucci-1688/each-2", X26="B")
    table.declared["south"] = [Group("run", frozenset(trumps(32, 33, 34, 35)), 20)]
    table.hands["south"] = saved
    die(table, "t04", "south", "T32")
    assert -clerk.account.totals["south"] == marked


def test_the_ledger_runs_as_in_the_oldest_example():
    """dummett-mcleod-2004: robbed, exposed, robbed, declared twice, captured twice."""
    account = Account([A, B])
    leads = []
    for to, points in ((A, 3), (A, 5), (B, 5), (A, 11), (B, 20), (A, 5), (A, 10)):
        account.enter(Mark(to, B if to == A else A, points))
        leads.append(account.shown())
    assert leads == [3, 8, 3, 14, -6, -1, 9]
