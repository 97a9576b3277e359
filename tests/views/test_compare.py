"""The comparison holds every question under every form."""

import csv
import io
import json
from dataclasses import replace
from itertools import combinations

from generator.commands.compare import difference
from generator.model.cards import CardSet
from generator.model.library import answer_of
from generator.views.cells import arises
from generator.views.compare import canonical, compare_page, played, stages_asked
from generator.views.compare_data import compare_csv, compare_raw
from generator.views.context import Context


def test_the_rows_are_the_questions(context: Context):
    page = compare_page(context)
    assert [row.id for stage in page.stages for row in stage.rows] == list(
        context.library.questions
    )


def test_a_stage_has_its_own_questions(context: Context):
    whole = {stage.id: stage for stage in compare_page(context).stages}
    for name in stages_asked(context):
        page = compare_page(context, name)
        assert [stage.id for stage in page.stages] == [name]
        assert [r.id for r in page.stages[0].rows] == [r.id for r in whole[name].rows]
        assert page.stages[0].href is None


def test_every_form_has_its_column_in_order_of_the_play(context: Context):
    page = compare_page(context)
    forms = [f"{ruleset.id}/{form}" for ruleset, form in context.library.forms()]
    assert [column.id for column in page.forms] == forms
    assert sum(column.first for column in page.forms) == min(12, len(forms))
    begins = [
        context.library.sources[ruleset.source].play.not_before or 9999
        for ruleset in context.library.rulesets.values()
    ]
    assert begins == sorted(begins)
    for stage in page.stages:
        for row in stage.rows:
            assert [cell.form for cell in row.cells] == forms


def test_cells_agree_when_the_same_is_played(context: Context):
    for stage in compare_page(context).stages:
        for row in stage.rows:
            question = context.library.questions[row.id]
            for each in row.cells:
                ruleset_id, form = each.form.split("/")
                ruleset = context.library.rulesets[ruleset_id]
                answer = answer_of(ruleset, row.id, form)
                if answer is None:
                    assert each.played == (None if arises(ruleset, form, question) else "")
                elif answer.played.value is None:
                    assert each.played == ""
                else:
                    assert json.loads(each.played or "") is not None


def test_cells_agree_where_the_command_finds_no_other_value(context: Context):
    """Of any two forms that were read; `compare` in the command line compares the values."""
    forms = tuple(context.library.forms())
    for (one, form), (other, its) in combinations(forms, 2):
        for question in context.library.questions.values():
            cells = played(one, form, question), played(other, its, question)
            if None not in cells:
                answers = answer_of(one, question.id, form), answer_of(other, question.id, its)
                apart = difference(*answers) == "value"
                assert (cells[0] != cells[1]) is apart, (one.id, form, other.id, its, question.id)


def test_a_set_of_cards_is_one_value_however_it_is_written():
    cards = ("T28", "T29", "T30")
    ranged, listed = CardSet(("T28-T30",), cards, False), CardSet(cards, cards, False)
    assert canonical(ranged) == canonical(listed)
    assert canonical(ranged) != canonical(replace(ranged, counting=True))


def test_the_data_hold_every_answer(context: Context):
    lines = list(csv.DictReader(io.StringIO(compare_csv(context))))
    answers = [
        (question, f"{ruleset.id}/{form}")
        for question in context.library.questions
        for ruleset, form in context.library.forms()
        if answer_of(ruleset, question, form)
    ]
    assert [(line["question"], line["form"]) for line in lines] == answers
    raw = compare_raw(context)
    assert [question["id"] for question in raw["questions"]] == list(context.library.questions)
    assert sum(len(question["answers"]) for question in raw["questions"]) == len(answers)
