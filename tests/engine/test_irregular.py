"""Irregularities of recorded deals: what each costs under each source, entry by entry."""

from dataclasses import replace

import pytest

from generator.loading.deals import SLIPS
from generator.model.answers import Evidence, Mark
from generator.model.cards import CARDS
from generator.model.deal import Deal, Irregularity, Line
from generator.model.texts import Texts
from generator.replay.irregular import HANDLERS, MAY_PASS
from generator.replay.play import Replay, play_recorded, play_seed
from generator.replay.record import record
from generator.replay.setting import setting
from generator.replay.written import deal_yaml
from tests.conftest import ROOT, every_form, form_of, library, ruleset
from tests.engine.find_live import answered, pairs_of, rule_questions
from tests.engine.folding import Lying, whole
from tests.engine.test_invariants import check_ledger

VIENNA, MINUCCI = "vienna-1756", "minucci-1688"
IRREGULAR = sorted(id for id in library().deals if "/irr-" in id)
BLOCKED = ("online-table/pairs", "cardavia/pairs")


def slip(step, what, noticed=None, seat=None, cards=(), more=None, fewer=None) -> Irregularity:
    return Irregularity(step, what, noticed, seat, tuple(cards), more or {}, fewer or {})


def recorded(form_id, seed, *slips, forced=None, dealer=None) -> Deal:
    """A deal from a seed, with what goes wrong in it; a careful policy chooses the rest."""
    home, _, name = form_id.partition("/")
    seats = form_of(form_id).seats
    dealer = dealer or seats[-1]
    played = play_seed(form_of(form_id), seed, dealer, ("careful",) * len(seats))
    return Deal(
        slug="made", ruleset=home, form=name, cites=(), dealer=dealer, pack=played.pack,
        seed=None, hands=None, cut=played.cut, irregular=slips, start=None, marks={}, other={},
        line=Line("careful", seed, forced or {}, "careful"), travels=None, expect=None,
        texts=Texts(), at=Mark("", 0, 0),
    )  # fmt: skip


def kept(id: str) -> Deal:
    return library().deals[id]


def at_home(id: str, **letters) -> Replay:
    deal = kept(id)
    return play_recorded(form_with(f"{deal.ruleset}/{deal.form}", letters), deal)


def form_with(form_id: str, letters):
    """A form with other crux readings."""
    if not letters:
        return form_of(form_id)
    name, _, form = form_id.partition("/")
    return setting(ruleset(name), form, letters)


def step(replay: Replay, id: str):
    return next(s for s in replay.steps if s.id == id)


def of(replay: Replay):
    """The irregular steps, resti apart."""
    return [s for s in replay.steps if s.id.startswith("irr.") and ".resto" not in s.id]


def entries(replay: Replay, id: str = "irr.1"):
    """The entries of a step: to, from, points."""
    return [(m.to, m.giver, m.points) for m in step(replay, id).marks]


def penalties(replay: Replay, id: str = "irr.1"):
    return [(m.to, m.points) for m in step(replay, id).marks if m.reason == "penalty"]


def returned(replay: Replay, id: str = "irr.1"):
    return [(m.to, m.giver, m.points) for m in step(replay, id).marks if m.reason == "returned"]


def questions(replay: Replay, id: str = "irr.1"):
    return [reading.question for reading in step(replay, id).because]


def check(replay: Replay) -> None:
    """No card is lost, the ledger balances, and every step says why by something that cites."""
    lying = Lying(replay)
    for each in replay.steps:
        lying.step(each)
        assert whole(lying.every_card()), each.id
        if each.event != "Shuffled":
            assert each.because, each.id
        assert all(reading.cites for reading in each.because), each.id
    assert {side: sorted(cards) for side, cards in lying.piles.items()} == {
        side: sorted(cards) for side, cards in replay.piles
    }
    assert len({each.id for each in replay.steps}) == len(replay.steps)
    check_ledger(replay)
    record(replay)


# ---------------------------------------------------------------------- the records


def test_there_are_twelve_irregular_records_and_every_kind_is_among_them():
    assert len(IRREGULAR) >= 12
    assert {s.what for id in IRREGULAR for s in kept(id).irregular} == set(SLIPS) == set(HANDLERS)


@pytest.mark.parametrize("id", IRREGULAR)
def test_a_record_plays_to_its_end_and_every_slip_comes_up(id):
    replay = at_home(id)
    check(replay)
    deal = kept(id)
    assert dict(replay.steps[-1].resti) == dict(deal.expect)
    found = [s for s in deal.irregular if s.noticed or s.what not in MAY_PASS]
    assert len(of(replay)) >= len(found) > 0
    played = {s.id: s.cards for s in replay.steps}
    for place, cards in deal.line.forced.items():
        assert played[place] == cards or place.startswith("discard."), place


@pytest.mark.parametrize("id", IRREGULAR)
def test_a_record_holds_under_every_form_for_as_many(id):
    seats = form_of(id.rpartition("/")[0]).seats
    for form_id in every_form():
        if form_of(form_id).seats == seats:
            check(play_recorded(form_of(form_id), kept(id)))


@pytest.mark.parametrize("id", IRREGULAR)
def test_a_record_written_again_is_the_same(id):
    deal = kept(id)
    lines = [line for line in deal_yaml(at_home(id)).splitlines() if line.startswith("  - {step")]
    again = [line for line in (library_text(deal)).splitlines() if line.startswith("  - {step")]
    assert lines == again


def library_text(deal: Deal) -> str:
    return (ROOT / deal.at.file).read_text(encoding="utf-8")


@pytest.mark.parametrize("form_id", every_form())
def test_without_a_slip_the_course_is_the_engines(form_id):
    """The stages driven one by one give what `play_deal` gives; this slip never comes up."""
    setting = form_of(form_id)
    for seed in range(1, 9):
        deal = recorded(form_id, seed, slip("t99.2", "revoke", "t99.3"))
        plain = play_recorded(setting, replace(deal, irregular=()))
        assert play_recorded(setting, deal).steps == plain.steps


def test_a_deal_that_goes_by_the_rules_never_comes_there(monkeypatch):
    monkeypatch.setattr("generator.replay.play.play_irregular", None)
    play_recorded(form_of(f"{VIENNA}/pairs"), recorded(f"{VIENNA}/pairs", 3))


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


# ---------------------------------------------------------------------- revokes


def test_e36_a_revoke_in_pairs_is_two_resti_or_one():
    id = f"{VIENNA}/pairs/irr-refusal"
    assert penalties(at_home(id)) == [("south+north", 60)] * 2
    assert penalties(at_home(id, X39b="B")) == [("south+north", 60)]
    assert {"irregular.revoke_unit", "irregular.partner_pays_revoke"} <= set(questions(at_home(id)))


def test_e36_a_revoke_costs_sixty_to_each_opponent():
    vienna = at_home(f"{VIENNA}/each-4/irr-refusal-alone")
    assert penalties(vienna) == [("east", 60), ("north", 60), ("west", 60)]
    minucci = at_home(f"{MINUCCI}/each-4/irr-four-players")
    assert penalties(minucci) == [("north", 60), ("west", 60), ("south", 60)]
    assert [s.to for s in minucci.steps if s.id.startswith("irr.1.resto")] == [
        "north", "south", "west",
    ]  # fmt: skip


def test_e37_the_king_of_coins():
    """N17: sixty to each, and the King, that card alone, to the player whose he was."""
    replay = at_home(f"{MINUCCI}/each-3/irr-king-of-coins")
    assert step(replay, "t01.1").cards == ("DK",)
    played = step(replay, "t01.2")
    assert (played.event, played.cards, played.because[0].question) == (
        "CardPlayed", ("T9",), "play.follow",
    )  # fmt: skip
    revoked = step(replay, "irr.1")
    assert (revoked.event, revoked.seat, revoked.cards) == ("Revoked", "east", ("T9",))
    assert entries(replay) == [("west", "east", 60), ("south", "east", 60)]
    assert [(m.card, m.source, m.to) for m in revoked.moves] == [("DK", "pile:east", "pile:south")]
    assert "DK" in dict(replay.piles)["south"]
    assert [str(c) for c in revoked.because[0].cites] == ["minucci-1688:n17"]


def test_e37_where_the_whole_trick_goes_back():
    deal = kept(f"{MINUCCI}/each-3/irr-king-of-coins")
    vienna = play_recorded(form_of(f"{VIENNA}/each-3"), deal)
    assert [m.card for m in step(vienna, "irr.1").moves] == ["DK", "D5"]
    nothing = play_recorded(form_with(f"{VIENNA}/each-3", {"X41": "A"}), deal)
    assert step(nothing, "irr.1").moves == ()
    assert penalties(nothing) == penalties(vienna)


def test_e38_denied_it_costs_two_resti_to_each():
    id = f"{VIENNA}/each-3/irr-refusal-denied"
    assert penalties(at_home(id)) == [("west", 120), ("south", 120)]
    assert questions(at_home(id))[0] == "irregular.revoke_denied"
    assert penalties(at_home(id, X44="A")) == [("west", 60), ("south", 60)]
    minucci = recorded_revoke(f"{MINUCCI}/each-3", "revoke_denied", after=2)
    found = play_recorded(form_of(f"{MINUCCI}/each-3"), minucci)
    assert [points for _, points in penalties(found)] == [60, 60]  # silent: no heavier one
    assert step(found, "irr.1").because[0].supplied_from == "editors"


def test_the_deaths_of_cards_given_back_are_undone():
    """Every one who had marked the King pays back: also those who had no part in the revoke."""
    replay = at_home(f"{VIENNA}/each-4/irr-refusal-alone")
    marked = entries(replay, "t07.dead.DK")
    assert sorted(returned(replay)) == sorted((giver, to, points) for to, giver, points in marked)
    pairs = at_home(f"{VIENNA}/pairs/irr-refusal")
    assert returned(pairs) == [("south+north", "east+west", 5)]
    assert [m.card for m in step(pairs, "irr.1").moves] == ["CJ", "CK"]


def test_points_scored_forget_what_was_given_back():
    deal = kept(f"{VIENNA}/pairs/irr-refusal")
    setting = form_of(f"{VIENNA}/pairs")
    again = play_recorded(setting, deal)
    nothing = play_recorded(form_with(f"{VIENNA}/pairs", {"X41": "A"}), deal)
    assert step(again, "t04.dead.CK").marks[0].points == 5
    credited = dict(zip(setting.sides, again.gross, strict=True))
    other = dict(zip(setting.sides, nothing.gross, strict=True))
    assert credited["east+west"] < other["east+west"]


def test_a_revoke_is_mended_in_time():
    replay = at_home(f"{VIENNA}/pairs/irr-refusal-mended")
    mended = step(replay, "irr.1")
    assert (mended.event, mended.seat, mended.cards, mended.marks) == (
        "RevokeMended", "east", ("T27",), (),
    )  # fmt: skip
    assert mended.because[0].question == "irregular.revoke_stands"
    assert step(replay, "t05.won").seat == "north"
    assert step(replay, "t05.won").cards == ("CN", "C9", "CK", "C7")


def test_minucci_knows_no_mending():
    deal = recorded_revoke(f"{MINUCCI}/each-3", "revoke_mended", after=0)
    replay = play_recorded(form_of(f"{MINUCCI}/each-3"), deal)
    check(replay)
    revoked = step(replay, "irr.1")
    assert (revoked.event, [p for _, p in penalties(replay)]) == ("Revoked", [60, 60])
    before = replay.steps[replay.steps.index(revoked) - 1]
    assert before.id.startswith(deal.irregular[0].step[:3])  # its own trick, once taken


def recorded_revoke(form_id, what, after, trick=3) -> Deal:
    """A revoke by the second to play to a suit, found out so many tricks later."""
    setting = form_of(form_id)
    for seed in range(1, 200):
        plain = play_seed(setting, seed, setting.seats[-1], ("careful",) * len(setting.seats))
        here = f"t{trick:02}.2"
        played = next((s for s in plain.steps if s.id == here), None)
        if played is None or played.because[0].question != "play.follow":
            continue
        lying = Lying(plain)
        for each in plain.steps:
            if each.id == here:
                break
            lying.step(each)
        tarocchi = [c for c in lying.hands[played.seat] if c[0] == "T"]
        if played.cards[0][0] == "T" or not tarocchi or len(plain.steps[0].lead) > 6:
            continue
        line = {s.id: s.cards for s in plain.steps if s.event in ("Led", "CardPlayed")}
        forced = {id: cards for id, cards in line.items() if id < here} | {here: (tarocchi[0],)}
        noticed = here if not after else f"t{trick + after:02}.won"
        cards = played.cards if what == "revoke_mended" else ()
        return recorded(form_id, seed, slip(here, what, noticed, cards=cards), forced=forced)
    raise AssertionError("no such deal")


def test_in_vienna_a_revoke_waits_till_its_author_has_played_again():
    """Rules IX and X: found at once, it is punished with his next card."""
    form_id = f"{VIENNA}/each-3"
    deal = recorded_revoke(form_id, "revoke", after=0)
    replay = play_recorded(form_of(form_id), deal)
    check(replay)
    place = replay.steps.index(step(replay, "irr.1"))
    card = replay.steps[place - 1]
    assert (card.seat, card.id[:4]) == (step(replay, "irr.1").seat, "t04.")


def test_a_revoke_in_the_last_trick_never_stands_in_vienna():
    """It takes a card too many to revoke there at all; and then there is no next card."""
    form_id = f"{VIENNA}/each-3"
    wrong = slip("deal.2", "wrong_count", more={"east": 1})
    revoke = slip("t25.2", "revoke", "t25.2")
    for seed in range(1, 200):
        plain = play_recorded(form_of(form_id), recorded(form_id, seed, wrong))
        last = step(plain, "t25.2")
        left = held_after(plain, "t25.2")["east"]
        if last.seat == "east" and last.because[0].question == "play.follow" and left:
            line = {s.id: s.cards for s in plain.steps if s.event in ("Led", "CardPlayed")}
            forced = line | {"t25.2": tuple(left)}
            deal = recorded(form_id, seed, wrong, revoke, forced=forced)
            replay = play_recorded(form_of(form_id), deal)
            if "irr.1" in {s.id for s in replay.steps}:
                break
    check(replay)
    refused = step(replay, "irr.1")
    assert (refused.event, refused.because[0].question) == ("Refused", "irregular.revoke_stands")
    assert refused.marks == ()


def held_after(replay: Replay, id: str):
    """The hands after a step."""
    lying = Lying(replay)
    for each in replay.steps:
        lying.step(each)
        if each.id == id:
            break
    return lying.hands


def test_a_rightful_card_is_no_revoke():
    deal = recorded(f"{VIENNA}/pairs", 3, slip("t04.2", "revoke", "t06.1"))
    replay = play_recorded(form_of(f"{VIENNA}/pairs"), deal)
    assert of(replay) == []


# ---------------------------------------------------------------------- captures not owned to


def test_a_capture_not_owned_to():
    id = f"{VIENNA}/each-2/irr-capture-hidden"
    replay = at_home(id)
    assert [(s.event, s.id) for s in of(replay)] == [("Penalty", "irr.1"), ("Penalty", "irr.2")]
    assert [m.card for m in step(replay, "irr.1").moves] == ["DK"]
    assert entries(replay, "irr.2") == [("north", "south", 120)]
    after = replay.steps[replay.steps.index(step(replay, "irr.2")) - 1]
    assert after.id.startswith("t25.")  # when the play is over
    minucci = play_recorded(form_of(f"{MINUCCI}/each-2"), kept(id))
    assert [s.marks for s in of(minucci)] == [()]  # no penalty is set


def test_a_capture_at_large_is_touched_under_the_other_reading_alone():
    """X41: B is of refusals; under A whoever does not mark a capture pays."""
    form_id = f"{VIENNA}/pairs"
    plain = play_recorded(form_of(form_id), recorded(form_id, 3))
    dead = next(s for s in plain.steps if s.event == "Died")
    concealed = slip(f"{dead.id[:3]}.won", "capture_denied", "t21.won")
    deal = recorded(form_id, 3, concealed)
    assert [s.event for s in of(play_recorded(form_of(form_id), deal))] == ["Refused"]
    other = play_recorded(form_with(form_id, {"X41": "A"}), deal)
    check(other)
    assert [s.event for s in of(other)] == ["Penalty", "Penalty"]
    assert [points for _, points in penalties(other, "irr.2")] == [120]
    assert len(returned(other)) == 1


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


def test_only_vienna_lets_a_hand_be_laid_down():
    deal = kept(f"{VIENNA}/pairs/irr-laid-down")
    for form_id in (*BLOCKED, f"{MINUCCI}/each-4"):
        replay = play_recorded(form_of(form_id), deal)
        assert [s.because[0].question for s in of(replay)] == ["match.laydown"] * 2
        assert {s.event for s in of(replay)} == {"Refused"}


# ---------------------------------------------------------------------- where software blocks it


@pytest.mark.parametrize("form_id", BLOCKED)
@pytest.mark.parametrize(
    "id", [id for id in IRREGULAR if id.startswith(f"{VIENNA}/pairs") and "laid" not in id]
)
def test_software_blocks_what_is_irregular(form_id, id):
    """One step `Refused`, with the reading that says so, and the play goes on by the rules."""
    replay = play_recorded(form_of(form_id), kept(id))
    check(replay)
    assert {s.event for s in of(replay)} <= {"Refused"}
    for each in of(replay):
        assert each.because[0].evidence is Evidence.NOT_APPLICABLE
        assert not each.marks


def test_software_refuses_the_card_of_a_revoke():
    setting = form_of("online-table/pairs")
    deal = recorded_revoke("online-table/pairs", "revoke", after=2)
    replay = play_recorded(setting, deal)
    check(replay)
    refused = step(replay, "irr.1")
    assert (refused.event, refused.cards) == ("Refused", deal.line.forced["t03.2"])
    assert [r.question for r in refused.because] == ["irregular.revoke", "play.follow"]
    assert replay.refused


# ---------------------------------------------------------------------- one who stays out


def test_the_absent_is_paid_where_he_may_claim_every_loss():
    """X55: C the deaths alone, D the penalties for errors too."""
    form_id = f"{VIENNA}/each-4"
    for seed in range(1, 60):
        plain = play_recorded(form_of(form_id), recorded(form_id, seed))
        out = [s.seat for s in plain.steps if s.event == "StayedOut"]
        if out:
            break
    seat = "east" if out[0] != "east" else "west"
    wrong = slip("deal.2", "wrong_count", "t21.won", more={seat: 1})
    deal = recorded(form_id, seed, wrong)
    for letter, paid in (("A", 2), ("B", 3)):
        replay = play_recorded(form_with(form_id, {"X55b": letter}), deal)
        check(replay)
        assert [points for _, points in penalties(replay)] == [20] * paid
        assert "stay.marks_deaths" in questions(replay)
        assert (out[0] in {to for to, _ in penalties(replay)}) == (paid == 3)


# ---------------------------------------------------------------------- no dead rule


def of_irregularities():
    """The questions of kind `rule` that only recorded deals with a slip can show."""
    only = ("match.laydown", "match.laydown_bar")
    return [id for id in rule_questions() if id.startswith("irregular.") or id in only]


def tried():
    """The records, and a misdeal so gross that nobody would record it."""
    slips = (slip("deal.2", "misdeal", more={"south": 7}), slip("deal.2", "too_many", seat="south"))
    return [*(kept(id) for id in IRREGULAR), recorded(f"{VIENNA}/pairs", 7, *slips)]


def told_apart(question, values) -> bool:
    """Whether some record plays otherwise, reasons apart, with the one value or the other."""
    for deal in tried():
        seats = form_of(f"{deal.ruleset}/{deal.form}").seats
        for form_id in every_form():
            if form_of(form_id).seats != seats or form_id in BLOCKED:
                continue
            one, other = (answered(form_id, {question: value}) for value in values)
            courses = [
                [(s.id, s.event, s.cards, [(m.to, m.points) for m in s.marks], s.moves, s.hands)
                 for s in play_recorded(setting, deal).steps]
                for setting in (one, other)
            ]  # fmt: skip
            if courses[0] != courses[1]:
                return True
    return False


@pytest.mark.parametrize("question", of_irregularities())
def test_no_question_of_irregularities_is_dead(question):
    for values in pairs_of(question):
        assert told_apart(question, values), values


# ---------------------------------------------------------------------- many


@pytest.mark.parametrize("form_id", every_form())
@pytest.mark.parametrize("what", ["revoke", "revoke_denied", "revoke_mended"])
def test_revokes_hold_under_every_form(form_id, what):
    seats = form_of(form_id).seats
    for trick in (2, 5):
        for after in (0, 1, 4):
            deal = recorded_revoke(form_id, what, after, trick)
            assert len(seats) == len(form_of(form_id).seats)
            check(play_recorded(form_of(form_id), deal))


@pytest.mark.parametrize("form_id", every_form())
def test_wrong_counts_hold_under_every_form(form_id):
    setting = form_of(form_id)
    tricks = setting.rules.hand_size
    for seat in setting.seats:
        for counts in ({"more": {seat: 2}}, {"fewer": {seat: 2}}):
            for noticed in (None, "t03.won", f"t{tricks}.won"):
                for place in ("deal.1", f"discard.{seat}"):
                    wrong = slip(place, "wrong_count", noticed, **counts)
                    check(play_recorded(setting, recorded(form_id, 5, wrong)))
