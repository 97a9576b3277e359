"""A match of several deals, before the referee too: who deals, what stands over, and the sums."""

import json

import pytest

from generator.replay.match import match
from tests.engine.judging import KNOWN, at_rest, read_as, readings
from tests.referee.match import judge_match

EACH_4 = "minucci-1688/each-4"


def played(setting, seed, deals=4, policy="random"):
    return match(setting, seed, setting.seats[-1], (policy,) * len(setting.seats), deals)


def test_a_match_of_four_deals_moves_the_dealer_four_times(form):
    five = played(form(EACH_4), 5, deals=5)
    assert [replay.dealer for replay in five.replays] == ["west", "south", "east", "north", "west"]


def test_where_there_is_no_next_dealer_he_stays(form):
    two = played(form("cardavia/pairs"), 5, deals=2)
    assert {replay.dealer for replay in two.replays} == {"west"}


def test_the_deals_of_a_match_are_different(form):
    four = played(form("online-table/pairs"), 5)
    assert len({replay.pack for replay in four.replays}) == 4
    assert four.plain()["match"] == {"resti": four.resti(), "points_scored": four.points()}


@pytest.mark.parametrize("form_id", KNOWN)
def test_the_referee_agrees_with_whole_matches(form_id):
    """Ledgers sum to zero, resti too; the dealer moves; deals of a match follow one another."""
    with at_rest():
        for seed in range(1, 13):
            found = played(read_as(form_id, {}), seed, policy=("random", "careful")[seed % 2])
            assert judge_match(json.loads(json.dumps(found.plain())), {}) == [], seed


CARRYING = [form for form in KNOWN if "B" in readings(form).get("X35c", ())]


@pytest.mark.parametrize("form_id", CARRYING)
def test_what_is_no_whole_resto_stands_over_to_the_next_deal(form_id):
    """X35c B: kept by the same persons for the next deal; after the last it settles nothing."""
    setting = read_as(form_id, {"X35c": "B"})
    for seed in range(1, 9):
        found = played(setting, seed)
        assert judge_match(found.plain(), {"X35c": "B"}) == [], seed
        for before, after in zip(found.replays, found.replays[1:], strict=False):
            assert all(abs(points) < 60 for _, _, points in before.steps[-1].lead)
            assert after.steps[0].lead == before.steps[-1].lead
        assert any(points for _, _, points in found.replays[1].carried)
        stands = any(points for _, _, points in found.replays[-1].steps[-1].lead)
        assert ("left" in found.plain()["match"]) == stands  # now and then nothing is left over


def test_nothing_stands_over_where_a_part_of_a_resto_is_paid(form):
    for letter in ("A", "C"):
        four = played(form(EACH_4, X35c=letter), 3)
        assert not any(replay.carried for replay in four.replays)
        assert all(lead == 0 for replay in four.replays for _, _, lead in replay.steps[0].lead)


def test_what_stands_over_may_be_drawn_in_the_next_deal(form):
    """The same deal with a lead before it: the resto comes sooner, and the sums move with it."""
    setting = form("minucci-1688/each-2", X35c="B")
    four = played(setting, 2)
    later = [r for r in four.replays if r.carried]
    drawn = [s for r in later for s in r.steps if s.event == "RestoDrawn"]
    assert drawn
    net = four.resti()
    left = four.plain()["match"].get("left", {"south>north": 0})["south>north"]
    ledger = [row for r in four.plain()["deals"] for row in r["result"]["ledger"]]
    ahead = sum(row["points"] * (1 if row["to"] == "south" else -1) for row in ledger)
    assert 60 * net["south"] + left == ahead


def test_totals_settled_with_the_table_leave_no_lead(form):
    """X35a B beside X35c B."""
    setting = form("minucci-1688/each-3", X35a="B", X35c="B")
    for replay in match(setting, 5, "west", ("careful",) * 3, 2).replays:
        assert {points for _, _, points in (*replay.steps[0].lead, *replay.steps[-1].lead)} == {0}
