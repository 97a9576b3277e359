"""The engine against a referee that shares nothing with it."""

import pytest

from tests.engine.judging import (
    ALONE,
    KNOWN,
    alone,
    by_default,
    disagreements,
    disagreements_mixed,
)


@pytest.mark.parametrize(("form_id", "seeds"), by_default(KNOWN))
def test_the_referee_agrees_under_a_form(form_id, seeds):
    assert disagreements(form_id, {}, seeds) == []


@pytest.mark.parametrize(("form_id", "crux", "letter"), alone(KNOWN))
def test_the_referee_agrees_under_a_reading(form_id, crux, letter):
    assert disagreements(form_id, {crux: letter}, range(1, ALONE + 1)) == []


@pytest.mark.parametrize("form_id", KNOWN)
def test_the_referee_agrees_under_all_readings_shuffled(form_id):
    assert disagreements_mixed(form_id) == []
