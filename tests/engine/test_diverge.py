"""One deal under two forms: aligned by step, the first parting of each kind, and what undoes it."""

from contextlib import suppress
from dataclasses import replace

import pytest

from generator.engine.rules import CannotPlay
from generator.model.answers import SilentSource
from generator.model.deal import Irregularity
from generator.replay.diverge import diverge
from generator.replay.partings import KINDS, partings_of
from generator.replay.play import play_recorded
from generator.replay.setting import setting
from generator.replay.side_by_side import Pair, aligned
from generator.replay.steps import Step
from generator.replay.travel import Travel, UnknownTravel, hands_of
from tests.conftest import form_of, library

LIBRARY = library()
TRAVELS = [
    (deal.id, to) for deal in LIBRARY.deals.values() if deal.travels for to in deal.travels.to
]
JOURNEYS = [  # deals of seeds, among forms that differ much
    (4, "minucci-1688/each-3", "vienna-1756/each-3", "hands"),
    (15, "vienna-1756/each-4", "minucci-1688/each-4", "hands"),
    (18, "online-table/pairs", "cardavia/pairs", "hands"),
    (9, "minucci-1688/each-4", "vienna-1756/pairs", "hands"),
    (3, "online-table/pairs", "vienna-1756/pairs", "pack"),
]


# ---------------------------------------------------------------------- what undoes a parting


@pytest.mark.parametrize(("seed", "a", "b", "by"), JOURNEYS)
def test_each_question_named_undoes_its_parting_or_all_do_together(seed, a, b, by):
    one, other = form_of(a), form_of(b)
    for parting in diverge(seed, one, other, by).partings:
        named = parting.undone_by
        assert named, parting.kind
        for some in [named] if parting.together else [(question,) for question in named]:
            assert any(gone(seed, one, other, by, parting, some)), (parting.kind, some)


def gone(seed, one, other, by, parting, some):
    """Whether a parting is gone, each way of answering some questions alike that can be played."""
    for left, right in ((True, False), (False, True)):
        with suppress(CannotPlay, SilentSource):
            ways = answering(one, other, some, left), answering(other, one, some, right)
            travel = Travel(seed, by)
            found = partings_of(*travel.both(travel.home(ways[0]), ways[1]))
            yield (parting.kind, parting.step) not in {(p.kind, p.step) for p in found}


def answering(own, other, some, so):
    readings = {r.question: r for r in other.readings() if r.question in some}
    return setting(own.ruleset, own.form, readings) if so else own


# ---------------------------------------------------------------------- the kinds


@pytest.mark.parametrize(("seed", "a", "b", "by"), JOURNEYS)
def test_there_is_one_parting_a_kind_in_the_order_of_the_steps(seed, a, b, by):
    found = diverge(seed, form_of(a), form_of(b), by)
    kinds = [parting.kind for parting in found.partings]
    assert kinds
    assert len(kinds) == len(set(kinds))
    assert set(kinds) <= set(KINDS)
    for replay, sides in ((found.a, "a"), (found.b, "b")):
        ids = [step.id for step in replay.steps]
        mine = [getattr(p, sides) for p in found.partings]
        places = [ids.index(step.id) for step in mine if step is not None]
        assert places == sorted(places)


@pytest.mark.parametrize("by", ["pack", "hands"])
@pytest.mark.parametrize("form", ["minucci-1688/each-3", "vienna-1756/each-4", "cardavia/pairs"])
def test_a_deal_does_not_part_from_itself(form, by):
    found = diverge(11, form_of(form), form_of(form), by)
    assert found.partings == ()
    assert found.plain()["tally_a"] == found.plain()["tally_b"]


def seed_of_refusal(a, b):
    """The first seed by which the other form refuses a card played at home."""
    for seed in range(1, 100):
        travel = Travel(seed, "hands")
        found = partings_of(*travel.both(travel.home(form_of(a)), form_of(b)))
        if any(p.kind == "legality" and p.b.event == "Refused" for p in found):
            return seed
    raise AssertionError("no card is refused")


def test_a_card_that_only_one_form_refuses_is_a_parting_of_legality():
    """The King must be played to a suit that is trumped, by one of the two sources alone."""
    a, b = "minucci-1688/each-4", "vienna-1756/each-4"
    seed = seed_of_refusal(a, b)
    found = diverge(seed, form_of(a), form_of(b), "hands")
    parting = next(parting for parting in found.partings if parting.kind == "legality")
    assert parting.a.id == parting.step
    assert parting.b.id == f"{parting.step}.refused"
    assert parting.a.cards == parting.b.cards
    assert parting.because_b[0].question == "play.king_rule"
    assert parting.undone_by == ("play.king_rule",)
    outcome = next(parting for parting in found.partings if parting.kind == "outcome")
    assert outcome.undone_by == ("play.king_rule",)  # it follows from the refusal


def test_cards_and_versicole_counted_as_one_item_are_no_parting_of_score():
    """By one rule set they are two items of the count, by the other one."""
    found = diverge(3, form_of("online-table/pairs"), form_of("vienna-1756/pairs"), "hands")
    items = [{step.id for step in replay.steps} for replay in (found.a, found.b)]
    assert "tally.versicole" in items[0]
    assert "tally.honours" in items[1]
    scores = [parting.step for parting in found.partings if parting.kind == "score"]
    assert not [step for step in scores if step.startswith("tally.")]


# ---------------------------------------------------------------------- alignment


def step(id, event="Led"):
    return Step(id, event, "south", (), (), (), (), ())


def test_steps_are_aligned_by_id():
    """A step that only one has stands where it comes; one that moves is told as moved."""
    one = [step(id) for id in ("seats", "cut", "deal.1", "t01.1", "declare.east", "resti")]
    other = [step(id) for id in ("seats", "deal.1", "declare.east", "fola", "t01.1", "resti")]
    pairs = aligned(one, other, lambda found: found.id == "declare.east")
    assert [pair.id for pair in pairs] == [
        "seats", "cut", "deal.1", "declare.east", "fola", "t01.1", "resti",
    ]  # fmt: skip
    lone = {pair.id for pair in pairs if pair.a is None or pair.b is None}
    assert lone == {"cut", "fola"}
    assert [pair.id for pair in pairs if pair.moved] == ["declare.east"]
    assert pairs[0] == Pair("seats", one[0], other[0])


def test_every_step_of_both_plays_stands_in_the_alignment_once():
    found = diverge(3, form_of("online-table/pairs"), form_of("vienna-1756/pairs"), "pack")
    pairs = aligned(found.a.steps, found.b.steps, lambda _: False)
    assert sorted(p.id for p in pairs if p.a) == sorted(s.id for s in found.a.steps)
    assert sorted(p.id for p in pairs if p.b) == sorted(s.id for s in found.b.steps)
    assert all(p.id == each.id for p in pairs for each in (p.a, p.b) if each)


# ---------------------------------------------------------------------- from the same hands


def hands_played(replay):
    hands = {}
    for each in replay.steps:
        if each.event in ("Led", "CardPlayed"):
            hands.setdefault(each.seat, set()).add(each.cards[0])
    return hands


@pytest.mark.parametrize(("deal", "to"), TRAVELS)
def test_by_hands_both_forms_begin_with_the_hands_of_the_deal_at_home(deal, to):
    record = LIBRARY.deals[deal]
    home = form_of(f"{record.ruleset}/{record.form}")
    found = diverge(record, home, form_of(to), "hands")
    kept = diverge(record, home, home, "pack").a
    out = {each.seat for each in kept.steps if each.event == "StayedOut"}
    hands = {seat: set(cards) for seat, cards in hands_of(kept).hands.items() if seat not in out}
    assert hands_played(kept) == hands
    for replay in (found.a, found.b):
        assert hands_played(replay) == hands
        assert not {"Dealt", "Robbed", "Discarded"} & {each.event for each in replay.steps}
        assert all(points == 0 for *_, points in replay.steps[0].lead)
    plays = [[s.cards for s in r.steps if s.event == "CardPlayed"] for r in (kept, found.a)]
    assert plays[0] == plays[1]


def test_a_record_that_gives_its_hands_is_played_from_them():
    record = LIBRARY.deals["online-table/pairs/whole-deal"]
    home = form_of("online-table/pairs")
    kept = play_recorded(home, record)
    given = replace(record, pack=None, hands=hands_of(kept))
    assert hands_played(play_recorded(home, given)) == hands_played(kept)
    with pytest.raises(UnknownTravel, match="no pack"):
        diverge(given, home, form_of("vienna-1756/pairs"), "pack")


def test_an_irregular_deal_travels_by_its_pack_alone():
    slip = Irregularity("t01.1", "revoke", None, None, (), {}, {})
    deal = replace(LIBRARY.deals["online-table/pairs/whole-deal"], irregular=(slip,))
    with pytest.raises(UnknownTravel, match="by its pack alone"):
        diverge(deal, form_of("online-table/pairs"), form_of("cardavia/pairs"), "hands")
