"""Every reading of every crux that can be played is played, and keeps what always holds."""

import pytest

from generator.engine import because
from generator.engine.rules import QUESTIONS, CannotPlay
from generator.model.library import answer_of, question_paths
from generator.replay.setting import setting
from tests.conftest import every_form, ruleset
from tests.engine.test_invariants import check_because, check_cards, check_ledger, played


def letters():
    for form_id in every_form():
        name, _, form = form_id.partition("/")
        seen = set()
        for question in question_paths():
            answer = answer_of(ruleset(name), question, form)
            if answer is None or answer.crux is None:
                continue
            for reading in answer.readings:
                key = (answer.crux, reading.letter)
                if reading.playable and key not in seen:
                    seen.add(key)
                    yield pytest.param(form_id, *key, id=f"{form_id}-{answer.crux}{reading.letter}")


@pytest.mark.parametrize(("form_id", "crux", "letter"), list(letters()))
def test_a_reading_plays(form, form_id, crux, letter):
    changed = form(form_id, **{crux: letter})
    for seed in (1, 2, 3):
        for policy in ("careful", "random"):
            replay = played(changed, seed, policy)
            check_cards(replay)
            check_because(replay)
            check_ledger(replay)


def test_a_reading_that_cannot_be_played_is_refused():
    refused = 0
    for form_id in every_form():
        name, _, form = form_id.partition("/")
        for question in question_paths():
            answer = answer_of(ruleset(name), question, form)
            for reading in answer.readings if answer and answer.crux else ():
                if not reading.playable:
                    refused += 1
                    with pytest.raises(CannotPlay):
                        setting(ruleset(name), form, {answer.crux: reading.letter})
    assert refused


def test_the_numbers_of_questions_are_those_of_the_rule_set():
    numbers = {name: value for name, value in vars(because).items() if name.isupper()}
    assert {path.upper().replace(".", "_") for path in question_paths()} == set(numbers)
    for name, number in numbers.items():
        assert QUESTIONS[number].upper().replace(".", "_") == name
