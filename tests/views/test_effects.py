"""What rules change is shown of every change that the kept studies hold, by both policies."""

import re
from collections import Counter

import pytest

from generator.replay.effects import Change, FormStudy
from generator.views.compare import compare_page
from generator.views.context import Context
from generator.views.cruxes import cruxes_page
from generator.views.effects import CAREFUL, CHANCE, effects, raw_effects
from generator.views.question import question_page
from generator.views.silences import WORTHS, silences_page
from tests.conftest import ROOT


def changes(context: Context, question: str) -> list[tuple[FormStudy, Change]]:
    """All changes to a question, as kept."""
    return [(study, each) for study in context.study.values() for each in study.of(question)]


def shares(change: Change) -> tuple[float, float]:
    """Deals with another winner in per cent, by careful play and by chance."""
    return change.shifts[CAREFUL].winner.figure, change.shifts[CHANCE].winner.figure


def test_a_question_lists_every_change_the_heaviest_first(context: Context):
    for id in context.library.questions:
        kept = changes(context, id)
        shown = effects(context, id)
        assert len(shown) == len(kept)
        tried = [each for each in shown if not each.why]
        assert shown[: len(tried)] == tuple(tried)
        careful = sorted((shares(each)[0] for _, each in kept if each.shifts), reverse=True)
        assert [each.winner[1].figure for each in tried] == [f"{f:.1f}\u00a0%" for f in careful]


def test_an_effect_has_both_policies_with_bounds_and_the_number_of_deals(context: Context):
    for effect in effects(context, "fola.search"):
        assert effect.deals == "10,000"
        for figures in (effect.winner, effect.points):
            assert [each.policy for each in figures] == [CHANCE, CAREFUL]
            for each in figures:
                figure = float(each.figure.removesuffix("\u00a0%"))
                low, high = map(float, each.between.split(" to "))
                assert low <= figure <= high


def test_the_data_of_a_question_have_the_figures_of_its_table(context: Context):
    rows = raw_effects(context, "tally.surplus")
    kept = changes(context, "tally.surplus")
    assert [(row["form"], row["value"]) for row in rows] == [(s.form, c.value) for s, c in kept]
    for row, (_, change) in zip(rows, kept, strict=True):
        assert row["why"] == change.why
        for policy, shifted in change.shifts.items():
            figure, low, high = row[policy]["winner"]
            assert figure == round(100 * shifted.other_winner / shifted.deals, 3)
            assert low <= figure <= high


def test_a_sentence_of_a_cell_has_the_bounds_of_both(context: Context):
    page = question_page(context, context.library.questions["tally.surplus"])
    told = [sentence for cell in page.cells for _, _, sentence in cell.changes]
    figures = [re.findall(r"\d+\.\d", sentence) for sentence in told if "deals" in sentence]
    assert figures
    assert all(len(each) == 6 for each in figures)


@pytest.mark.parametrize("stage", [None, "tally"])
def test_the_comparison_shows_where_a_rule_weighs_most(context: Context, stage: str | None):
    page = compare_page(context, stage)
    assert page.caution is not None
    for row in (row for each in page.stages for row in each.rows):
        tried = [each for _, each in changes(context, row.id) if each.shifts]
        assert (row.effect is None) is (not tried)
        if row.effect:
            careful, chance = max(shares(each) for each in tried)
            assert row.effect.careful == f"{careful:.1f}\u00a0%"
            assert row.effect.chance == f"{chance:.1f}\u00a0%"
            assert len(re.findall(r"\(\d+\.\d to \d+\.\d\)", row.effect.told)) == 2


def test_a_silence_is_worth_what_its_filler_is(context: Context):
    page = silences_page(context)
    forms = [f"{ruleset.id}/{form}" for ruleset, form in context.library.forms()]
    levels = Counter()
    for row in (row for stage in page.stages for row in stage.rows):
        for form, place in zip(forms, row.places, strict=True):
            study = context.study.get(form)
            tried = [each for each in study.of(row.id) if each.shifts] if study else []
            if place.state != "supplied" or not tried:
                assert place.level is None
                continue
            most = max(shares(max(tried, key=shares)))
            assert place.level == sum(most > worth for worth in WORTHS)
            assert place.worth in place.title
            levels[place.level] += 1
        assert [each.text for each in row.worths] == [p.worth for p in row.places if p.worth]
    assert set(levels) == set(range(len(page.levels))), "every level stands in the map"


def test_a_doubtful_place_says_what_its_other_readings_change(context: Context):
    rows = cruxes_page(context).cruxes
    kept = Counter(
        each.crux
        for study in context.study.values()
        for each in study.changes
        if each.question is None
    )
    assert {row.id: len(row.changes) for row in rows if row.changes} == dict(kept)


def test_worths_are_told_apart_by_marks_and_not_by_shade_alone():
    text = (ROOT / "site_src/templates/silences.html.j2").read_text("utf-8")
    assert "{% for n in range(level) %}<rect" in text
    assert 'href="#sm-worth-{{ p.level }}"' in text
