"""Misdeals, cards not turned up and wrong counts: what each costs under each source."""

from dataclasses import replace

import pytest

from generator.model.cards import CARDS
from generator.replay.play import Replay, play_recorded
from tests.conftest import form_of
from tests.engine.folding import Lying
from tests.engine.slips import (
    MINUCCI,
    VIENNA,
    at_home,
    check,
    entries,
    form_with,
    kept,
    of,
    penalties,
    questions,
    recorded,
    slip,
    step,
)

# ---------------------------------------------------------------------- misdeals


def misdealt(form_id, wrong, **letters) -> Replay:
    """South is dealt so many cards too many, and puts them away."""
    slips = (
        slip("deal.2", "misdeal", more={"south": wrong}),
        slip("deal.2", "too_many", seat="south"),
    )
    replay = play_recorded(form_with(form_id, letters), recorded(form_id, 7, *slips))
    check(replay)
    assert len(step(replay, "irr.2").cards) == wrong
    return replay


@pytest.mark.parametrize("form", ["pairs", "each-4", "each-3", "each-2"])
@pytest.mark.parametrize(
    ("wrong", "points"), [(1, 20), (2, 30), (3, 40), (4, 50), (5, 60), (6, 60), (7, 60)]
)
def test_e34_the_first_wrong_card_costs_twenty_each_further_ten_a_resto_at_most(
    form, wrong, points
):
    replay = misdealt(f"{VIENNA}/{form}", wrong)
    assert [points for _, points in penalties(replay)] == [points]
    assert penalties(replay)[0][0].startswith("south")  # whoever was wronged, and nobody else
    assert questions(replay)[:4] == [
        "irregular.misdeal_first", "irregular.misdeal_further", "irregular.misdeal_cap",
        "irregular.misdeal_paid_to",
    ]  # fmt: skip


@pytest.mark.parametrize(("wrong", "points"), [(1, 20), (2, 30), (5, 30), (7, 30)])
def test_e34_ten_once_for_all_the_rest(wrong, points):
    assert penalties(misdealt(f"{VIENNA}/pairs", wrong, X37="B")) == [("south+north", points)]


@pytest.mark.parametrize(
    ("form", "paid"),
    [
        ("each-4", [("south", 20), ("east", 20), ("north", 20)]),
        ("each-3", [("south", 20), ("east", 20)]),
        ("each-2", [("south", 20)]),
    ],
)
def test_e35_minucci_has_twenty_to_each_opponent(form, paid):
    for home in (MINUCCI, "ughi-ms"):
        for wrong in (1, 3):
            assert penalties(misdealt(f"{home}/{form}", wrong)) == paid


def test_each_hand_that_was_wronged_is_paid_for_by_itself():
    replay = at_home(f"{VIENNA}/pairs/irr-two-hands-wrong")
    assert entries(replay) == [
        ("south+north", "east+west", 40), ("south+north", "east+west", 20),
    ]  # fmt: skip
    assert step(replay, "irr.2").event == "Discarded"
    assert questions(replay, "irr.2")[0] == "irregular.too_many"
    assert step(replay, "irr.3").hands == (("north", ("D1",)),)  # the top of the stock
    assert questions(replay, "irr.3") == ["irregular.too_few"]


def test_a_wronged_partner_is_not_paid():
    wrong = slip("deal.2", "misdeal", more={"east": 2, "south": 1})
    slips = (wrong, *(slip("deal.2", "too_many", seat=seat) for seat in ("east", "south")))
    deal = recorded(f"{VIENNA}/pairs", 7, *slips)  # west deals
    assert penalties(play_recorded(form_of(f"{VIENNA}/pairs"), deal)) == [("south+north", 20)]


def test_no_suit_may_be_emptied_by_the_excess_in_minucci():
    """N15: the only cup stays; Vienna lets it go."""
    replay = at_home(f"{MINUCCI}/each-4/irr-misdeal")
    refused = step(replay, "irr.2")
    assert (refused.event, refused.cards) == ("Refused", ("C5",))
    assert step(replay, "irr.3").cards == ("D10",)
    vienna = play_recorded(form_of(f"{VIENNA}/each-4"), kept(f"{MINUCCI}/each-4/irr-misdeal"))
    assert step(vienna, "irr.2").cards == ("C5",)


def test_the_short_hand_draws_unseen_in_minucci_and_is_supplied_in_vienna():
    id = f"{MINUCCI}/each-3/irr-short-hand"
    assert step(at_home(id), "irr.2").hands == (("south", ("S2",)),)  # the fifth of the stock
    vienna = play_recorded(form_of(f"{VIENNA}/each-3"), kept(id))
    assert step(vienna, "irr.2").hands == (("south", ("D7",)),)  # its top


# ---------------------------------------------------------------------- a card not turned up


def test_a_card_not_turned_up():
    id = f"{VIENNA}/each-4/irr-card-not-turned"
    replay = at_home(id)
    assert "exposed.east" not in {s.id for s in replay.steps}
    assert entries(replay) == [
        ("south", "west", 20), ("east", "west", 20), ("north", "west", 20),
    ]  # fmt: skip
    minucci = play_recorded(form_of(f"{MINUCCI}/each-4"), kept(id))
    assert (step(minucci, "irr.1").event, entries(minucci)) == ("Penalty", [])
    assert step(minucci, "irr.1").because[0].supplied_from == "editors"


# ---------------------------------------------------------------------- wrong counts


def test_a_wrong_count_found_in_vienna():
    """Rule I: the penalty, and nothing counts but the last trick and the cards taken."""
    replay = at_home(f"{VIENNA}/pairs/irr-exchange-forgotten")
    assert entries(replay) == [("east+west", "south+north", 20)] * 2
    assert step(replay, "tally.last_trick").amounts == (("south+north", 10), ("east+west", 0))
    assert step(replay, "tally.cards").amounts == (("south+north", 6), ("east+west", 0))
    assert step(replay, "tally.honours").amounts == (("south+north", 0), ("east+west", 84))
    assert "irregular.partner_pays_count" in questions(replay)
    assert "irregular.wrong_count_scores" in questions(replay)


def test_a_wrong_count_found_in_minucci():
    """N14: no fine, and the value of his cards is not counted."""
    replay = at_home(f"{MINUCCI}/each-3/irr-wrong-hand")
    assert entries(replay) == []
    assert step(replay, "tally.honours").amounts == (("south", 58), ("east", 0), ("west", 25))
    lying = Lying(replay)
    for each in replay.steps:
        lying.step(each)
    assert [len(cards) for cards in lying.hands.values()] == [0, 1, 0]


def found_out(form_id, seat, **letters) -> tuple[Replay, list]:
    """A deal in which a seat is found with a card too many after its fifth trick, and the deaths
    that its side takes later, as they are marked with nothing found and with it."""
    wrong = slip("deal.2", "wrong_count", more={seat: 1})
    setting = form_with(form_id, letters)
    for seed in range(1, 60):
        unseen = play_recorded(setting, recorded(form_id, seed, wrong))
        side = setting.side_of(seat)
        later = [
            s for s in unseen.steps
            if s.event == "Died" and s.id > "t06" and side in {m.to for m in s.marks}
        ]  # fmt: skip
        if later:
            break
    line = {s.id: s.cards for s in unseen.steps if s.event in ("Led", "CardPlayed")}
    deal = recorded(form_id, seed, replace(wrong, noticed="t05.won"), forced=line)
    replay = play_recorded(setting, deal)
    check(replay)
    return replay, later


@pytest.mark.parametrize(
    ("form_id", "seat"),
    [(f"{VIENNA}/pairs", "south"), (f"{VIENNA}/each-3", "east"), (f"{MINUCCI}/each-3", "east")],
)
def test_who_is_found_out_marks_no_death_any_more(form_id, seat):
    """Rule I: nothing but the last trick and the cards; N14: nothing. The others mark as ever."""
    replay, later = found_out(form_id, seat)
    guilty = replay.setting.side_of(seat)
    for before in later:
        after = step(replay, before.id)
        mine = [(m.to, m.giver, m.points) for m in after.marks]
        assert mine == [(m.to, m.giver, m.points) for m in before.marks if m.to != guilty]
        assert "irregular.wrong_count_scores" in questions(replay, before.id)
    found = replay.steps.index(step(replay, "irr.1"))
    deaths = [s for s in replay.steps if s.event == "Died"]
    assert all(m.to != guilty for s in deaths if replay.steps.index(s) > found for m in s.marks)


def test_what_is_captured_counts_where_no_cards_over_a_quota_do():
    """X34b B: the cards taken, which rule I excepts, can only be the counting cards captured."""
    replay, later = found_out(f"{VIENNA}/each-3", "east", X34b="B")
    assert all(step(replay, each.id).marks == each.marks for each in later)


def test_the_last_trick_of_one_who_marks_nothing_is_nobodys():
    deal = kept(f"{MINUCCI}/each-3/irr-wrong-hand")
    winner = step(at_home(f"{MINUCCI}/each-3/irr-wrong-hand"), "t25.won").seat
    wrong = slip("deal.2", "wrong_count", "t25.won", more={winner: 1})
    found = play_recorded(form_of(f"{MINUCCI}/each-3"), replace(deal, irregular=(wrong,)))
    check(found)
    last = step(found, "t25.won").seat
    counted = "tally.last_trick" in {s.id for s in found.steps}
    assert counted == (last != winner)
    assert all(m.to != winner for s in found.steps if s.event == "Counted" for m in s.marks)


def test_a_hand_too_short_has_no_card_for_the_last_trick():
    wrong = slip("discard.west", "wrong_count", "t21.won", fewer={"west": 1})
    deal = recorded(f"{VIENNA}/pairs", 3, wrong)
    replay = play_recorded(form_of(f"{VIENNA}/pairs"), deal)
    check(replay)
    assert len(step(replay, "t21.won").cards) == 3
    assert penalties(replay) == [("south+north", 20)] * 2


def test_a_wrong_count_that_nobody_finds_costs_nothing():
    wrong = slip("deal.2", "wrong_count", more={"south": 1})
    replay = play_recorded(form_of(f"{VIENNA}/pairs"), recorded(f"{VIENNA}/pairs", 3, wrong))
    check(replay)
    assert of(replay) == []


@pytest.mark.parametrize(("letter", "points"), [("A", 19), ("B", 20)])
def test_e39_the_late_remedy(letter, points):
    replay = at_home(f"{VIENNA}/each-3/irr-one-too-many", X36=letter)
    assert entries(replay) == [("east", "west", points)]
    moves = [(m.card, m.source, m.to) for m in step(replay, "irr.1").moves]
    assert moves == [("D8", "table:east", "discards:east"), ("D3", "hand:east", "table:east")]
    assert step(replay, "t01.won").cards == ("D6", "D3", "T2")


def test_a_counting_card_cannot_be_the_excuse():
    form_id = f"{VIENNA}/each-3"
    wrong = slip("deal.2", "wrong_count", more={"east": 1})
    plain = play_recorded(form_of(form_id), recorded(form_id, 2, wrong))
    value = dict(zip(CARDS, form_of(form_id).rules.value, strict=True))
    played = next(
        s for s in plain.steps
        if s.event == "CardPlayed" and s.seat == "east" and value[s.cards[0]]
    )  # fmt: skip
    late = slip(played.id, "late_remedy", cards=("D3",))
    replay = play_recorded(form_of(form_id), recorded(form_id, 2, wrong, late))
    assert [(s.event, s.cards) for s in of(replay)] == [("Refused", played.cards)]


def test_only_one_who_holds_a_card_too_many_may_call_a_card_a_discard():
    form_id = f"{VIENNA}/each-3"
    late = slip("t01.2", "late_remedy", cards=("D3",))
    assert [s.event for s in of(play_recorded(form_of(form_id), recorded(form_id, 2, late)))] == [
        "Refused"
    ]


def test_minucci_has_no_late_remedy():
    deal = kept(f"{VIENNA}/each-3/irr-one-too-many")
    barred = play_recorded(form_of(f"{MINUCCI}/each-3"), deal)
    assert [(s.event, s.because[0].question) for s in of(barred)] == [
        ("Refused", "irregular.late_remedy")
    ]
