"""What is laid before the referee: every form, every reading that touches play, often enough."""

from collections import Counter

import pytest

from tests.conftest import every_form
from tests.engine.judging import (
    A_ROW,
    BY_FORM,
    BY_READING,
    KNOWN,
    by_default,
    mixed,
    readings,
    touching,
    twin,
)
from tests.referee.forms import FORMS


def test_every_form_of_the_referee_is_one_of_the_library():
    assert set(FORMS) == set(KNOWN) <= set(every_form())


@pytest.mark.parametrize("form_id", KNOWN)
def test_the_referee_knows_every_reading_that_touches_play(form_id):
    unknown = [(x, a) for x, a in touching(form_id) if a not in readings(form_id).get(x, ())]
    assert unknown == []


@pytest.mark.parametrize("form_id", KNOWN)
def test_every_reading_is_judged_in_two_hundred_deals(form_id):
    deals = Counter(each for row in mixed(form_id) for each in row.items())
    letters = {(crux, letter) for crux, its in readings(form_id).items() for letter in its}
    assert set(deals) == letters
    assert min(deals.values()) * A_ROW >= BY_READING >= 200


def test_every_game_is_judged_in_two_thousand_deals():
    deals = Counter()
    for case in by_default(KNOWN):
        form, seeds = case.values
        deals[twin(form) or form] += len(seeds)
    assert min(deals.values()) >= BY_FORM >= 2000
    assert all(twin(form) is None for form in deals)
