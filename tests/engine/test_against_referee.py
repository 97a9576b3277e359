"""The engine against a referee that shares nothing with it: every deal is judged card by card."""

import json
import os

import pytest

from generator.replay.play import play_seed
from generator.replay.record import record
from generator.replay.setting import Setting
from tests.conftest import every_form, form_of
from tests.engine.test_readings import letters
from tests.referee.forms import FORMS
from tests.referee.judge import judge
from tests.referee.switches import letters_of

DEEP = 10 if os.environ.get("MINCHIATE_DEEP") else 1
BY_FORM, BY_READING = 100 * DEEP, 10 * DEEP
KNOWN = [form for form in every_form() if form in FORMS]  # others wait for their second reading


def judged(setting: Setting, seed: int, other: dict[str, str]) -> list[str]:
    """What the referee says of a deal; policies and dealer go by the seed."""
    seats = setting.seats
    policy = "careful" if seed % 3 == 0 else "random"
    replay = play_seed(setting, seed, seats[seed % len(seats)], (policy,) * len(seats))
    return judge(json.loads(json.dumps(record(replay))), other)


def test_every_form_of_the_referee_is_one_of_the_library():
    assert set(FORMS) == set(KNOWN)


@pytest.mark.parametrize("form_id", KNOWN)
def test_the_referee_agrees_under_a_form(form_id):
    setting = form_of(form_id)
    for seed in range(1, BY_FORM + 1):
        assert judged(setting, seed, {}) == [], seed


def known_letters():
    for case in letters():
        form_id, crux, letter = case.values
        if form_id in KNOWN and letter in letters_of(FORMS[form_id]).get(crux, ()):
            yield case


@pytest.mark.parametrize(("form_id", "crux", "letter"), list(known_letters()))
def test_the_referee_agrees_under_a_reading(form, form_id, crux, letter):
    setting = form(form_id, **{crux: letter})
    for seed in range(1, BY_READING + 1):
        assert judged(setting, seed, {crux: letter}) == [], seed
