"""What may be played, what takes what, and what may be put away."""

import pytest

from tests.referee.forms import FORMS
from tests.referee.legality import discard_faults, legal_cards, winning_card
from tests.referee.switches import form_rules

ONLINE = FORMS["online-table/pairs"]
MINUCCI = FORMS["minucci-1688/each-3"]


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("T5 T6", "T6"),
        ("T13 T14", "T14"),
        ("CK T1", "T1"),
        ("C2 C10 C3", "C2"),
        ("S2 S10 S3", "S10"),
        ("D1 DJ", "DJ"),
        ("B2 CK", "B2"),
        ("M S4 SK", "SK"),
    ],
)
def test_what_takes_what(trick, winner):
    assert winning_card(ONLINE, trick.split()) == winner


@pytest.mark.parametrize(
    ("hand", "trick", "led", "legal"),
    [
        ("C3 CK T5 M", "C2", "", "C3 CK M"),
        ("S3 T5 M", "C2", "", "T5 M"),
        ("S3 M", "C2", "", "S3 M"),
        ("C3 CK T5 M", "C2 T9", "", "CK"),  # the King rule
        ("C3 CK T5 M", "C2 T9", "C", "C3 CK M"),
        ("C3 CK T5 M", "C2 CJ", "", "C3 CK M"),
        ("C3 M", "", "", "C3"),
        ("M", "", "", "M"),
        ("C3 T5", "M", "", "C3 T5"),
        ("C3 T5 M", "T2", "", "T5 M"),
    ],
)
def test_what_may_be_played(hand, trick, led, legal):
    found = legal_cards(ONLINE, set(hand.split()), trick.split(), set(led), False)
    assert found == set(legal.split())


@pytest.mark.parametrize(
    ("letters", "hand", "trick", "legal"),
    [
        ({"X28b": "B"}, "C3 CK", "C2 CJ T9", "C3 CK"),
        ({"X28b": "B"}, "C3 CK", "C2 T9 CJ", "CK"),
        ({"X28c": "B"}, "C3 CK", "C2 T9", "C3 CK"),  # not the first trick of the deal
        ({"X28d": "B"}, "C3 M", "C2 T9", "C3"),
        ({"X28d": "B"}, "M", "C2 T9", "M"),
        ({"X54": "B"}, "S3 M", "C2", "M"),
        ({"X29": "B"}, "S3 M", "", "S3 M"),
    ],
)
def test_what_may_be_played_in_other_readings(letters, hand, trick, legal):
    form = form_rules("vienna-1756/pairs", letters)
    found = legal_cards(form, set(hand.split()), trick.split(), set(), False)
    assert found == set(legal.split())


def test_minucci_knows_no_king_rule():
    assert legal_cards(MINUCCI, {"C3", "CK"}, ["C2", "T9"], set(), False) == {"C3", "CK"}


def test_barred_cards_go_only_when_nothing_else_is_left():
    """The 29 first, then the cheapest."""
    hand = {"C3", "T29", "T2", "CK", "T36"}
    assert not discard_faults(ONLINE, hand, ["C3"], 1)
    assert discard_faults(ONLINE, hand, ["T29"], 1)
    assert not discard_faults(ONLINE, hand, ["C3", "T29", "T2"], 3)
    assert discard_faults(ONLINE, hand, ["C3", "T2", "CK"], 3)
    assert not discard_faults(MINUCCI, hand, ["CK"], 1)
    assert discard_faults(form_rules("minucci-1688/each-3", {"X19b": "B"}), hand, ["CK", "C3"], 2)
