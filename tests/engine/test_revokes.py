"""Revokes and captures not owned to: what each costs under each source, entry by entry."""

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
    recorded_revoke,
    returned,
    slip,
    step,
)

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


def test_a_matto_played_where_the_king_is_forced_names_the_whole_rule():
    """It excuses from following suit, but not from the forced King (`vienna-1756:law-4`)."""
    here = slip("t03.4", "revoke", "t05.won")
    deal = recorded(f"{VIENNA}/pairs", 19, here, forced={"t03.4": ("M",)})
    replay = play_recorded(form_of(f"{VIENNA}/pairs"), deal)
    assert [reading.question for reading in step(replay, "t03.4").because] == [
        "matto.excuse", "play.king_rule", "play.king_trigger", "play.king_scope",
        "play.king_before_matto",
    ]  # fmt: skip
    assert step(replay, "irr.1").cards == ("M",)


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
