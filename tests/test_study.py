"""The kept study: it is of these rules, comes out the same, and is shown as it stands."""

import json

import pytest

from generator.commands.study import FOLDER, first_difference
from generator.engine.table import Table
from generator.model.answers import Reading
from generator.replay.effects import mean, read_study, share
from generator.replay.play import POLICIES
from generator.replay.study import Untried, _shift, answers_of_all, as_text, plan, variations
from generator.replay.study import _played as played
from tests.conftest import ROOT, every_form, library


def kept(form):
    return json.loads((ROOT / FOLDER / f"{form}.json").read_text("utf-8"))


@pytest.mark.parametrize("form", every_form())
def test_every_form_has_a_study_of_the_answers_that_it_has_now(form):
    assert kept(form)["receipt"]["answers"] == answers_of_all(library()), "run study --write"


@pytest.mark.parametrize("form_id", every_form())
def test_a_study_varies_every_question_that_other_values_are_held_of(form_id, form):
    said = kept(form_id)
    planned = plan(library(), form(form_id))
    told = [
        {k: row[k] for k in row if k not in said["receipt"]["policies"]} for row in said["changes"]
    ]
    assert told == planned["changes"]


@pytest.mark.parametrize("policy", ["random", "careful"])
def test_what_was_kept_comes_out_again(form, policy):
    """One change of a form, over all its deals: `study --check` does them all."""
    setting, said = form("minucci-1688/each-2"), kept("minucci-1688/each-2")
    deals, seed = said["receipt"]["deals"], said["receipt"]["seed"]
    base = list(played(Table(), setting.rules, deals, seed, POLICIES[policy]))
    place, changed = next(
        (place, each)
        for place, each in enumerate(variations(library(), setting))
        if not isinstance(each, Untried) and each.question == "fola.search"
    )
    again = _shift(changed, base, Table(), deals, seed, POLICIES[policy])
    assert again == said["changes"][place][policy]
    assert again[0] > 0


def test_a_kept_study_is_written_the_same_again():
    for form in every_form():
        file = ROOT / FOLDER / f"{form}.json"
        assert first_difference(file, as_text(json.loads(file.read_text("utf-8")))) is None


def test_a_study_that_differs_says_at_which_line(tmp_path):
    said = kept("online-table/pairs")
    file = tmp_path / "pairs.json"
    file.write_text(as_text(said).replace('"seed": 1', '"seed": 2'))
    assert "seed" in first_difference(file, as_text(said))


def test_no_change_that_is_tried_leaves_the_rules_alike(form):
    for each in variations(library(), form("vienna-1756/pairs")):
        if not isinstance(each, Untried):
            one, other = each.changed.readings(), form("vienna-1756/pairs").readings()
            assert all(isinstance(reading, Reading) for reading in one)
            assert one != other


def test_a_share_has_wilsons_interval():
    found = share(10, 100)
    assert (round(found.figure, 1), round(found.low, 2), round(found.high, 2)) == (
        10.0,
        5.52,
        17.44,
    )


def test_a_mean_has_the_normal_interval():
    found = mean(100, 1000 * 1.0, 100)
    assert (round(found.figure, 2), round(found.high - found.low, 3)) == (1.0, 1.176)


def test_means_are_by_side_and_by_deal():
    study = read_study(kept("online-table/pairs"))
    shifted = study.of("tally.surplus")[0].shifts["careful"]
    assert shifted.points.figure == pytest.approx(shifted.moved / 2 / study.deals)
