"""When a King must be played on a suit that somebody has trumped (`vienna-1756:law-4`, X28)."""

import pytest

from generator.replay.counting import legal_in_hand
from generator.replay.setting import Setting
from tests.conftest import form_of

PAIRS = "vienna-1756/pairs"
HOLDING = ("C3", "CK", "T5")
TRUMPED_BY_THE_SECOND, TRUMPED_BY_THE_THIRD = ("C9", "T10", "C2"), ("C9", "C2", "T10")


def may_play(setting: Setting, hand, trick, led_before=()) -> tuple[str, ...]:
    return legal_in_hand(setting, hand, trick, led_before).legal


@pytest.mark.parametrize(
    ("letter", "led_before", "forced"),
    [
        ("A", (), True),
        ("A", ("denari",), True),
        ("A", ("coppe",), False),
        ("B", (), True),
        ("B", ("denari",), False),
        ("B", ("coppe",), False),
    ],
)
def test_in_the_first_round_of_its_suit_or_in_the_first_trick_alone(
    form, letter, led_before, forced
):
    """X28c."""
    legal = may_play(form(PAIRS, X28c=letter), HOLDING, ("C9", "T10"), led_before)
    assert legal == (("CK",) if forced else ("C3", "CK"))


@pytest.mark.parametrize(
    ("letter", "trick", "forced"),
    [
        ("A", TRUMPED_BY_THE_SECOND, True),
        ("A", TRUMPED_BY_THE_THIRD, True),
        ("B", TRUMPED_BY_THE_SECOND, True),
        ("B", TRUMPED_BY_THE_THIRD, False),
        ("A", ("C9", "T10", "T12"), True),
        ("B", ("C9", "T10", "T12"), True),
        ("B", ("C9", "M", "T10"), False),
    ],
)
def test_by_any_who_trumped_before_or_by_the_second_player_alone(form, letter, trick, forced):
    """X28b."""
    legal = may_play(form(PAIRS, X28b=letter), HOLDING, trick)
    assert legal == (("CK",) if forced else ("C3", "CK"))


@pytest.mark.parametrize("trick", [("C9", "C2"), ("C9", "M"), ("T9", "T10"), ("D9", "T10")])
def test_never_where_nobody_has_trumped_that_suit(trick):
    assert may_play(form_of(PAIRS), ("C3", "CK", "DK", "D4"), trick) != ("CK",)


@pytest.mark.parametrize(
    ("hand", "for_the_holder", "for_everyone"),
    [
        (("C3", "C4", "M"), ("C3", "C4", "M"), ("C3", "C4")),
        (("C3", "CK", "M"), ("CK",), ("CK",)),
        (("D3", "T5", "M"), ("T5", "M"), ("T5",)),
        (("D3", "S4", "M"), ("D3", "S4", "M"), ("D3", "S4")),
        (("M",), ("M",), ("M",)),
    ],
)
def test_whom_it_keeps_from_playing_the_matto(form, hand, for_the_holder, for_everyone):
    """X28d: A the holder of the King alone, B everyone whose turn comes after the tarocco."""
    assert may_play(form(PAIRS, X28d="A"), hand, ("C9", "T10")) == for_the_holder
    assert may_play(form(PAIRS, X28d="B"), hand, ("C9", "T10")) == for_everyone


def test_the_matto_that_is_a_tarocco_must_be_played_for_want_of_another(form):
    """X54 B; a suit card is then refused by the duty that asked for a tarocco."""
    setting = form(PAIRS, X54="B")
    for trick, duty in ((("T9",), "play.follow"), (("C9",), "play.trump_when_void")):
        judged = legal_in_hand(setting, ("D3", "M"), trick)
        assert judged.legal == ("M",)
        assert [(r.card, r.because.question) for r in judged.refused] == [("D3", duty)]
        assert may_play(form(PAIRS, X54="A"), ("D3", "M"), trick) == ("D3", "M")
