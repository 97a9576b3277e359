"""What holds of every deal, whatever the cards and the form."""

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from generator.replay.play import Replay, play_seed
from generator.replay.record import as_json, net_resti, record
from generator.replay.setting import Setting
from tests.conftest import every_form, form_of
from tests.engine.folding import Lying, whole

DEEP = bool(os.environ.get("MINCHIATE_DEEP"))
SEEDS = 10_000 if DEEP else 1_000
MANY = settings(max_examples=600 if DEEP else 60, derandomize=not DEEP, deadline=None)
LEADS = ("players.leader", "play.next_lead", "matto.lead")
PLAYS = (
    "play.follow", "play.trump_when_void", "play.neither", "play.king_rule",
    "play.king_before_matto", "matto.lead", "matto.excuse",
)  # fmt: skip


def played(setting: Setting, seed: int, policy: str) -> Replay:
    seats = setting.seats
    return play_seed(setting, seed, seats[seed % len(seats)], (policy,) * len(seats))


def check_cards(replay: Replay) -> None:
    """No card is made or lost, and every hand is played out."""
    lying = Lying(replay)
    for step in replay.steps:
        lying.step(step)
        assert whole(lying.every_card()), step.id
    assert not any(lying.hands.values())
    assert {side: sorted(cards) for side, cards in lying.piles.items()} == {
        side: sorted(cards) for side, cards in replay.piles
    }


def check_tricks(replay: Replay) -> None:
    """A trick has one card a seat, and its winner leads to the next."""
    leader = None
    seats: list[str | None] = []
    absent = sum(1 for step in replay.steps if step.event == "StayedOut")
    for step in replay.steps:
        if step.event == "Led":
            assert leader in (None, step.seat)
            seats = []
        if step.event in ("Led", "CardPlayed"):
            seats.append(step.seat)
        if step.event == "TrickWon":
            assert len(set(seats)) == len(seats) == len(replay.setting.seats) - absent
            assert len(step.cards) == len(seats)
            leader = step.seat
    tricks = sum(1 for step in replay.steps if step.event == "TrickWon")
    assert tricks == replay.setting.rules.hand_size


def check_because(replay: Replay) -> None:
    """Every step but the shuffle says why, by readings that cite or say that nobody does."""
    for step in replay.steps:
        if step.event == "Shuffled":
            continue
        assert step.because, step.id
        for reading in step.because:
            assert reading.cites, (step.id, reading.question)
        first = step.because[0].question
        if step.event == "Led":
            assert first in LEADS
        if step.event == "CardPlayed":
            assert first in PLAYS
        if step.event == "Discarded":
            assert first == "discard.barred"


def check_ledger(replay: Replay) -> None:
    """Leads are what the entries make them; no lead of a resto stands where it must be drawn."""
    setting = replay.setting
    lead = dict.fromkeys([pair[:2] for pair in replay.steps[0].lead], 0)
    for step in replay.steps:
        for mark in step.marks:
            assert mark.points > 0
            assert mark.to != mark.giver
            pass_on(lead, mark.to, mark.giver, mark.points)
        if step.event == "RestoDrawn":
            pass_on(lead, step.to, step.giver, -setting.rules.resto)
        if step.event == "Settled":
            break
        assert {pair[:2]: pair[2] for pair in step.lead} == lead, step.id
    if not setting.rules.one_total:  # one total each is settled with the table
        assert sum(net_resti(replay).values()) == 0


def pass_on(lead: dict[tuple[str, str], int], to: str, giver: str, points: int) -> None:
    if (to, giver) in lead:
        lead[to, giver] += points
    else:
        lead[giver, to] -= points


def check_totals(replay: Replay) -> None:
    """What one side gains others lose, entry by entry."""
    total = dict.fromkeys(replay.setting.sides, 0)
    for step in replay.steps:
        for mark in step.marks:
            total[mark.to] += mark.points
            total[mark.giver] -= mark.points
            assert sum(total.values()) == 0, step.id


def check_piles(replay: Replay) -> None:
    """Between pairs the piles hold all the cards that were played."""
    if replay.setting.rules.pairs:
        assert sum(len(cards) for _, cards in replay.piles) == 84


def check(replay: Replay) -> None:
    check_cards(replay)
    check_totals(replay)
    check_piles(replay)
    check_tricks(replay)
    check_because(replay)
    check_ledger(replay)


@pytest.mark.parametrize("form_id", ["online-table/pairs", "vienna-1756/pairs"])
def test_a_thousand_deals_hold(form_id):
    setting = form_of(form_id)
    for seed in range(1, SEEDS + 1):
        check(played(setting, seed, ("careful", "random", "first")[seed % 3]))


@pytest.mark.parametrize("form_id", every_form())
def test_three_hundred_deals_hold_under_every_form(form_id):
    setting = form_of(form_id)
    for seed in range(1, 301):
        check(played(setting, seed, "random" if seed % 2 else "careful"))


@MANY
@given(st.sampled_from(every_form()), st.integers(0, 2**63), st.sampled_from(["first", "random"]))
def test_any_deal_holds(form_id, seed, policy):
    check(played(form_of(form_id), seed, policy))


@pytest.mark.parametrize("form_id", every_form())
def test_the_same_seed_gives_the_same_record(form_id):
    setting = form_of(form_id)
    assert as_json(record(played(setting, 7, "careful"))) == as_json(
        record(played(setting, 7, "careful"))
    )


@pytest.mark.parametrize("form_id", [f for f in every_form() if not f.endswith("pairs")])
def test_where_each_plays_for_himself_entries_sum_to_zero(form_id):
    setting = form_of(form_id)
    assert not setting.rules.pairs
    for seed in range(1, 61):
        check_totals(played(setting, seed, "random"))
