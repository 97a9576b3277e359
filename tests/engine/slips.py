"""Recorded deals in which something goes wrong, for the tests of irregularities."""

from generator.model.answers import Mark
from generator.model.deal import Deal, Irregularity, Line
from generator.model.texts import Texts
from generator.replay.play import Replay, play_recorded, play_seed
from generator.replay.record import record
from generator.replay.setting import setting
from tests.conftest import form_of, library, ruleset
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
