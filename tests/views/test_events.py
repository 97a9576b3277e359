"""Every event has its sentence, and nobody is told cards by it who may not know them."""

import re

import pytest

from generator.model.cards import CARDS
from generator.replay.play import Replay, play_seed
from generator.replay.setting import Setting
from generator.replay.steps import EVENTS, Step
from generator.views.context import Context
from generator.views.element import KEYS
from generator.views.events import GUARDED, redacted, told
from generator.views.naming import card_list, card_name
from generator.views.reckoning import versicola
from generator.views.sentences import SENTENCES, Moment, Trick, sentence
from tests.conftest import ROOT

SCRIPTS = ROOT / "site_src/assets/js"
TEMPLATES = ROOT / "site_src/templates"
SEEDS = range(1, 13)


def deal_of(setting: Setting, seed: int) -> Replay:
    policies = ("careful", "random")[seed % 2]
    return play_seed(setting, seed, setting.seats[-1], (policies,) * len(setting.seats))


def script() -> str:
    return (SCRIPTS / "replay.mjs").read_text("utf-8")


def test_every_event_has_a_sentence():
    assert set(SENTENCES) == set(EVENTS)


def test_every_step_of_many_deals_is_told(context: Context):
    """In every form, pairs and each for himself, two to four players."""
    met = set()
    for setting in context.settings.values():
        for seed in SEEDS:
            replay = deal_of(setting, seed)
            tale = told(context.word, replay)
            assert [each.step for each in tale] == list(replay.steps)
            for each in tale:
                met.add(each.step.event)
                assert re.fullmatch(r"[A-Z][^{}\n]*\.", each.sentence), each.sentence
    later = {"Revoked", "RevokeMended", "Misdealt", "Penalty", "LaidDown", "Refused", "MattoLost"}
    assert met >= set(EVENTS) - later


@pytest.mark.parametrize("event", EVENTS)
def test_a_sentence_names_its_seat_and_card(context: Context, event: str):
    """Also of events that no policy brings about."""
    replay = next(iter(context.replays.values()))
    step = next((s for s in replay.steps if s.event == event), None)
    if step is None:
        some = replay.steps[0]
        step = some._replace(
            id="t01.1", event=event, seat="north", cards=("SK",), to="south+north",
            giver="east+west",
        )  # fmt: skip
    trick = Trick({"north": "S2", "west": "T3", "south": "S4", "east": "S5"}, "S")
    words = sentence(context.word, Moment(replay, step, trick))
    assert words.endswith(".")
    if event in ("Led", "Refused", "Revoked", "Died", "MattoPaid"):
        assert card_list(context.word, step.cards[:1]) in words


def test_a_trick_is_taken_with_the_winners_own_card(context: Context):
    for replay in context.replays.values():
        played: dict[str, str] = {}
        for each in told(context.word, replay):
            if each.step.event in ("Led", "CardPlayed"):
                assert each.step.seat is not None
                played[each.step.seat] = each.step.cards[0]
            if each.step.event == "TrickWon":
                assert each.step.seat is not None
                card = card_list(context.word, (played[each.step.seat],))
                assert each.sentence.endswith(f"{card}."), each.sentence


def test_guarded_events_are_those_of_the_element():
    body = re.search(r"const GUARDED = \{(.*?)\n\};", script(), re.DOTALL)
    assert body is not None
    assert set(re.findall(r"^  (\w+):", body[1], re.MULTILINE)) == set(GUARDED)


@pytest.mark.parametrize("event", GUARDED)
def test_a_redacted_sentence_holds_no_card(context: Context, event: str):
    words = redacted(context.word, event)
    names = {card_name(context.word, code) for code in CARDS}
    names |= {card_list(context.word, (code,)) for code in CARDS} - {str(n) for n in range(41)}
    assert not [name for name in names if name in words]
    assert not re.search(r"\d", words)


def test_sentences_that_tell_hidden_cards_are_guarded(context: Context):
    """What lies in a hand, in the fola or among discards is named by guarded events alone."""
    open_to_all = {
        "Robbed", "Exposed", "Declared", "Led", "CardPlayed", "TrickWon", "Died", "MattoOwed",
        "MattoPaid", "MattoLost", "RestoDrawn", "Counted", "Revoked", "RevokeMended",
    }  # fmt: skip
    for setting in context.settings.values():
        for step in deal_of(setting, 3).steps:
            if (step.cards or step.hands) and step.event not in open_to_all:
                assert step.event in GUARDED, step.event


def test_a_resto_names_no_card(context: Context):
    for setting in context.settings.values():
        for seed in SEEDS:
            drawn = [s for s in deal_of(setting, seed).steps if s.event == "RestoDrawn"]
            assert not [step.id for step in drawn if step.cards]


def test_the_element_is_given_every_word_it_asks_for():
    asked = set(re.findall(r"#say\('([\w-]+)'", script()))
    families = ("seat-", "item-", "evidence-", "hidden-", "pace-", "suit-", "side-")
    wanted = {key for key in asked if not key.endswith("-")}
    assert wanted <= set(KEYS), wanted - set(KEYS)
    assert all(any(key.startswith(family) for key in KEYS) for family in families[:-1])


def test_every_word_of_the_replay_is_asked_for():
    """Messages `replay-...` are for the element, for its template, or for the sheet of cards."""
    words = (ROOT / "generator/words/en.ftl").read_text("utf-8")
    templates = "".join((TEMPLATES / name).read_text("utf-8") for name in
                        ("replay.html.j2", "cards.svg.j2"))  # fmt: skip
    for id in re.findall(r"^replay-([\w-]+) =", words, re.MULTILINE):
        of_views = id.startswith(("stage-", "side", "over", "state"))
        of_cards = id.startswith("aria-") and "replay-aria-" in templates
        assert of_views or of_cards or id in KEYS or f"replay-{id}" in templates, id


def test_a_versicola_is_told_with_its_cards(context: Context):
    for setting in context.settings.values():
        for seed in SEEDS:
            for step in deal_of(setting, seed).steps:
                for group in step.groups:
                    assert group.cards, (setting.id, seed, step.id)
                    assert versicola(context.word, group)


def test_the_dead_are_told_with_what_they_score(context: Context):
    dead: list[tuple[Step, str]] = []
    for setting in context.settings.values():
        for seed in SEEDS:
            tale = told(context.word, deal_of(setting, seed))
            dead += [(each.step, each.sentence) for each in tale if each.step.event == "Died"]
    assert any(not step.marks for step, _ in dead), "no declared card died"
    for step, words in dead:
        assert str(step.marks[0].points) in words if step.marks else "declared" in words
