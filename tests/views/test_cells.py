"""A cell shows what is played, how surely, and from where."""

import pytest

from generator.model.answers import Evidence
from generator.model.library import answer_of
from generator.views.cells import arises, cell, own_answer

STATES = {
    "stated", "implied", "conjectured", "silent", "supplied", "not-applicable", "not-arising",
    "not-read",
}  # fmt: skip


def cells(context):
    for ruleset, form in context.library.forms():
        for question in context.library.questions.values():
            yield ruleset, form, question, cell(context, ruleset, form, question)


def test_every_answer_has_a_state_of_the_style_sheet(context):
    assert {shown.state for *_, shown in cells(context)} <= STATES


def test_what_is_played_is_said_and_nothing_else(context):
    for ruleset, form, question, shown in cells(context):
        answer = answer_of(ruleset, question.id, form)
        played = answer is not None and answer.played.value is not None
        assert (shown.words is not None) == played, (ruleset.id, form, question.id)


def test_a_supplied_value_names_its_filler_unless_the_editors_are(context):
    for ruleset, form, question, shown in cells(context):
        if shown.state == "supplied":
            filler = answer_of(ruleset, question.id, form).played.supplied_from
            assert (shown.source is None) == (filler == "editors")


def test_a_doubtful_place_has_the_letter_that_is_played(context):
    ruleset = context.library.rulesets["vienna-1756"]
    shown = cell(context, ruleset, "pairs", context.library.questions["play.king_trigger"])
    assert (shown.crux.id, shown.crux.letter) == ("X28b", "A")
    assert shown.state == "conjectured"


def test_a_question_without_room_does_not_arise(context):
    ruleset = context.library.rulesets["online-table"]
    question = context.library.questions["stay.fees"]
    assert not arises(ruleset, "pairs", question)
    assert cell(context, ruleset, "pairs", question).state == "not-arising"


def test_every_passage_that_is_cited_has_its_gist(context):
    for *_, shown in cells(context):
        for ref in (*shown.cites, *shown.see):
            assert ref.href.startswith(("../", "#"))
            assert ref.title


@pytest.mark.parametrize("evidence", Evidence)
def test_only_what_a_source_gives_is_its_own(context, evidence):
    own = {Evidence.STATED, Evidence.IMPLIED, Evidence.CONJECTURED}
    for ruleset, form in context.library.forms():
        for id in context.library.questions:
            answer = answer_of(ruleset, id, form)
            if answer is not None and answer.played.evidence is evidence:
                assert own_answer(answer.played) == (evidence in own)
