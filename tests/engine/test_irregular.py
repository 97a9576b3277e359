"""Irregularities of recorded deals: the records themselves, and what holds for all of them."""

from dataclasses import replace

import pytest

from generator.loading.deals import SLIPS
from generator.model.answers import Evidence
from generator.model.deal import Deal
from generator.replay.irregular import HANDLERS, MAY_PASS
from generator.replay.play import play_recorded
from generator.replay.written import deal_yaml
from tests.conftest import ROOT, every_form, form_of
from tests.engine.find_live import answered, pairs_of, rule_questions
from tests.engine.slips import (
    BLOCKED,
    IRREGULAR,
    VIENNA,
    at_home,
    check,
    form_with,
    kept,
    of,
    penalties,
    questions,
    recorded,
    recorded_revoke,
    slip,
    step,
)

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
