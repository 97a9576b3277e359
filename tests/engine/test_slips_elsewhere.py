"""Irregularities where a reading or an absent player makes them rarer still."""

from dataclasses import replace

import pytest

from generator.engine.irregular import Figures, bring_up, deal_wrongly, misdeal_points
from generator.engine.revoke import give_back
from generator.engine.table import Table
from generator.model.cards import INDEX
from generator.replay.play import Replay, codes_of, play_recorded
from generator.replay.setting import masks
from tests.conftest import form_of
from tests.engine.folding import Lying
from tests.engine.slips import (
    VIENNA,
    check,
    form_with,
    penalties,
    questions,
    recorded,
    returned,
    slip,
    step,
)

PAIRS, EACH_4 = f"{VIENNA}/pairs", f"{VIENNA}/each-4"


def dealt(replay: Replay) -> dict[str, int]:
    """How many cards each seat was dealt."""
    hands: dict[str, int] = {}
    for each in replay.steps:
        for seat, cards in each.hands:
            hands[seat] = hands.get(seat, 0) + len(cards)
    return hands


def test_a_misdeal_leaves_the_cutters_short_packets_short():
    """X14c A: what he has robbed is not dealt to him again, whoever else gets too many."""
    for seed in range(1, 40):
        deal = recorded(PAIRS, seed, slip("deal.2", "misdeal", more={"south": 2}))
        replay = play_recorded(form_with(PAIRS, {"X14c": "A"}), deal)
        robbed = sum(s.event == "Robbed" for s in replay.steps)
        if robbed > 1:
            break
    check(replay)
    assert "rob.hand_back" in questions(replay, "deal.1")
    cutter = step(replay, "cut").seat
    assert cutter != "south"
    assert not [s for s in replay.steps if s.event == "Discarded" and s.seat == cutter]
    assert dealt(replay) == {
        seat: 21 + 2 * (seat == "south") - robbed * (seat == cutter)
        for seat in ("south", "east", "north", "west")
    }


@pytest.mark.parametrize(("letter", "turned"), [("A", {"south", "north", "west"}), ("B", {"west"})])
def test_of_the_cards_to_be_turned_up_one_is_forgotten(letter, turned):
    """X17: A everybody's last card, B the last of the deal, which is the dealer's."""
    deal = recorded(PAIRS, 7, slip("exposed.east", "unexposed"))
    replay = play_recorded(form_with(PAIRS, {"X17": letter}), deal)
    check(replay)
    assert {s.seat for s in replay.steps if s.event == "Exposed"} == turned


def test_the_absent_has_no_resti_for_a_capture_not_owned_to():
    """X55b: unless he may claim every loss; the card goes back, and its death is undone."""
    for seed in range(1, 100):
        plain = play_recorded(form_of(EACH_4), recorded(EACH_4, seed))
        out = [s.seat for s in plain.steps if s.event == "StayedOut"]
        dead = [s for s in plain.steps if s.event == "Died"]
        if out and dead:
            break
    concealed = slip(f"{dead[0].id[:3]}.won", "capture_denied", "t21.won")
    deal = recorded(EACH_4, seed, concealed)
    for letter, paid in (("A", 2), ("B", 3)):
        replay = play_recorded(form_with(EACH_4, {"X41": "A", "X55b": letter}), deal)
        check(replay)
        assert [points for _, points in penalties(replay, "irr.2")] == [120] * paid
        assert (out[0] in {to for to, _ in penalties(replay, "irr.2")}) == (paid == 3)
        assert returned(replay)


def test_a_card_drawn_from_deep_in_the_stock_leaves_the_others_as_they_lay():
    """`minucci-1688:n15`: he names the place; nobody's card but his own is moved by it."""
    table = Table()
    for drawn in (10, 11, 12, 96):
        table.deck = list(range(97))
        table.top = 10
        assert bring_up(table, drawn) == 1
        others = [card for card in range(10, 97) if card != drawn]
        assert list(table.deck) == [*range(10), drawn, *others]
    assert bring_up(table, 3) == 0  # dealt already
    assert sorted(table.deck) == list(range(97))


def test_what_a_side_has_not_taken_it_does_not_give_back():
    setting = form_of(PAIRS)
    table = Table()
    table.pile_s[1] = masks(("CK",))[0]
    table.pile_count[1] = 1
    king, other = INDEX["CK"], INDEX["DK"]
    assert not give_back(table, setting.rules, None, 0, 1, other)
    assert not give_back(table, setting.rules, None, 1, 1, king)  # it is its own side's
    assert codes_of(table.pile_s[1], table.pile_t[1]) == ("CK",)
    assert give_back(table, setting.rules, None, 0, 1, king)
    assert codes_of(table.pile_s[0], table.pile_t[0]) == ("CK",)
    assert table.pile_count[:2] == [1, 0]


def of_another_suit(form_id: str):
    """A deal in which the second to play follows suit, though he has other suits; and one card."""
    for seed in range(1, 100):
        plain = play_recorded(form_of(form_id), recorded(form_id, seed))
        lying = Lying(plain)
        for each in plain.steps:
            if each.id == "t03.2":
                break
            lying.step(each)
        suit = each.cards[0][0]
        others = [c for c in lying.hands[each.seat] if c[0] not in (suit, "T", "M")]
        if each.because[0].question == "play.follow" and suit != "T" and others:
            line = {s.id: s.cards for s in plain.steps if s.event in ("Led", "CardPlayed")}
            before = {id: cards for id, cards in line.items() if id < "t03.2"}
            return seed, before, each, others[0]
    raise AssertionError("no such deal")


def test_a_suit_card_taken_back_is_played_later():
    """Rule X: the card that was no answer to the lead goes back to the hand."""
    form_id = f"{VIENNA}/each-3"
    seed, before, played, wrong = of_another_suit(form_id)
    mended = slip("t03.2", "revoke_mended", "t03.2", cards=played.cards)
    deal = recorded(form_id, seed, mended, forced=before | {"t03.2": (wrong,)})
    replay = play_recorded(form_of(form_id), deal)
    check(replay)
    assert step(replay, "irr.1").event == "RevokeMended"
    later = replay.steps[replay.steps.index(step(replay, "irr.1")) :]
    assert [s.seat for s in later if s.event in ("Led", "CardPlayed") and s.cards == (wrong,)] == [
        played.seat
    ]
    plain = play_recorded(form_of(form_id), replace(deal, irregular=()))
    assert plain.refused


def excess_put_away(seed: int, *cards: str) -> tuple[Replay, list[tuple[str, ...]]]:
    """The dealer has dealt himself two too many; and what he puts away, at once and later."""
    wrong = slip("deal.2", "misdeal", more={"west": 2})
    excess = slip("deal.2", "too_many", seat="west", cards=cards)
    replay = play_recorded(form_of(PAIRS), recorded(PAIRS, seed, wrong, excess))
    check(replay)
    west = [s for s in replay.steps if s.seat == "west"]
    return replay, [s.cards for s in west if s.event == "Discarded"]


def test_what_was_put_away_of_a_misdeal_is_not_put_away_again():
    """He takes cards from the fola later, and puts as many away as he has taken."""
    for seed in range(1, 60):
        replay, away = excess_put_away(seed)
        plays = [s for s in replay.steps if s.event in ("Led", "CardPlayed") and s.seat == "west"]
        idle = [
            s.cards[0] for s in plays if s.cards[0] in ("T6", "T7", "T8", "T9", "T11", "T12", "T14")
        ]
        if len(away) == 2 and idle:
            break
    assert len(away[0]) == 2
    assert not set(away[0]) & set(away[1])
    _, again = excess_put_away(seed, idle[0])
    assert idle[0] in again[0]
    assert not set(again[0]) & set(again[1])


def test_no_wrong_card_costs_nothing():
    points = [misdeal_points(20, 10, 60, wrong) for wrong in range(-1, 8)]
    assert points == [0, 0, 20, 30, 40, 50, 60, 60, 60]


def test_a_misdeal_goes_on_to_a_round_of_single_cards():
    """X09 B deals twelve, twelve and one."""
    form_id = "ughi-ms/each-3"
    deal = recorded(form_id, 2, slip("deal.1", "misdeal", more={"south": 1}))
    replay = play_recorded(form_with(form_id, {"X09": "B"}), deal)
    check(replay)
    last = step(replay, "deal.3").hands
    assert [(seat, len(cards)) for seat, cards in last] == [("south", 1), ("east", 1), ("west", 1)]
    assert dealt(replay) == {"south": 26, "east": 25, "west": 25}


@pytest.mark.parametrize("more", [12, 13, 14, 15, 40])
def test_no_more_can_be_dealt_than_there_are(more):
    setting = form_of(PAIRS)
    table = Table()
    table.active, table.seats = [1, 1, 1, 1], 4
    table.deck = list(range(97))
    wrong = Figures()
    wrong.at[4 * (setting.rules.n_batches - 1) + table.dealer] = more
    deal_wrongly(table, setting.rules, None, wrong)
    assert table.hand_count == [21, 21, 21, 21 + min(more, 13)]
    assert table.top == 84 + min(more, 13)
