"""A hand laid down: what it gives away, and who allows it."""

from dataclasses import replace

import pytest

from generator.engine.revoke import dearest
from generator.model.cards import CARDS
from generator.replay.play import play_recorded
from generator.replay.setting import masks
from tests.conftest import form_of
from tests.engine.slips import (
    BLOCKED,
    MINUCCI,
    VIENNA,
    at_home,
    check,
    kept,
    of,
    step,
)

# ---------------------------------------------------------------------- laying down


def test_a_hand_is_laid_down_without_a_king_alone():
    replay = at_home(f"{VIENNA}/pairs/irr-laid-down")
    refused, down = of(replay)
    assert (refused.event, refused.cards, refused.because[0].question) == (
        "Refused", ("BK",), "match.laydown_bar",
    )  # fmt: skip
    assert (down.event, down.seat, len(down.cards)) == ("LaidDown", "west", 9)
    later = replay.steps[replay.steps.index(down) + 1 :]
    plays = [s for s in later if s.event in ("Led", "CardPlayed")]
    chosen = {s.seat for s in plays if "match.laydown_effect" in [r.question for r in s.because]}
    assert chosen == {"west"}


def test_the_others_choose_the_dearest_card_of_a_hand_laid_down():
    deal = kept(f"{VIENNA}/pairs/irr-laid-down")
    kept_line = {id: cards for id, cards in deal.line.forced.items() if id < "t13.1"}
    free = replace(deal, line=replace(deal.line, forced=kept_line))
    replay = play_recorded(form_of(f"{VIENNA}/pairs"), free)
    check(replay)
    assert step(replay, "t13.1").cards == ("C1",)  # of equals, the first in card order


@pytest.mark.parametrize(
    ("may", "chosen"),
    [
        ("T6 T7 T12", "T6"),
        ("C4 T3 T10 T36 T37", "T36"),
        ("C4 CK T1 T20", "CK"),
        ("C4 T2 T7", "T2"),
        ("D9 S2", "D9"),
    ],
)
def test_the_dearest_card_is_sought_among_tarocchi_too(may, chosen):
    """X40: what counts most; of equals the first in card order (editors)."""
    found = dearest(form_of(f"{VIENNA}/pairs").rules, *masks(tuple(may.split())))
    assert CARDS[found] == chosen


def test_only_vienna_lets_a_hand_be_laid_down():
    deal = kept(f"{VIENNA}/pairs/irr-laid-down")
    for form_id in (*BLOCKED, f"{MINUCCI}/each-4"):
        replay = play_recorded(form_of(form_id), deal)
        assert [s.because[0].question for s in of(replay)] == ["match.laydown"] * 2
        assert {s.event for s in of(replay)} == {"Refused"}
