"""No rule is dead: for every question of kind `rule` there is a deal that its answer changes.

The deals stand in live.json, found by find_live.py: the same pack under the same form, with one
answer changed from a value that a form or crux reading of the library holds to another. What
acts only where something goes against the rules, or between deals, no such deal can show; those
stages (`find_live.RECORDED`, `RECORDED_TOO`) are tried on recorded deals with irregularities and
on matches.
"""

import pytest

from generator.engine.rules import CannotPlay
from generator.model.answers import Evidence
from generator.model.questions import Kind
from tests.conftest import every_form, library, ruleset
from tests.engine.find_live import (
    about,
    alive,
    answered,
    held,
    kept,
    key,
    own,
    pairs_of,
    rule_questions,
    tried_here,
)

CASES = kept()
LIVE = {case.question for case in CASES}

# two values of a live question that no deal tells apart
ALIKE = {
    "rob.stop_card": (["bottom_of_pack", "top_of_pack"], "follows from rob.cutter_from"),
    "resti.lead": (["one_lead", "pairwise_leads"], "the number of sides decides"),
    "resti.remainder": (["carried_over", "down"], "only the next deal of a match tells"),
}
# what cannot be changed alone, and what has to go with it
BOUND = {
    "deal.hand_size": {"deal.batches"},  # packets make up the hand
    "deal.batches": {"deal.hand_size"},
}
# rules of which the library holds one value only, so that no change of the answer is to be had
ONE_VALUE = {
    "irregular.misdeal_first",
    "irregular.partner_pays_count",
    "irregular.partner_pays_revoke",
    "irregular.revoke",
    "match.laydown_bar",
}
MOST_FIXED = 35
SAYS = (Evidence.STATED, Evidence.IMPLIED)


@pytest.mark.parametrize("question", tried_here())
def test_a_deal_shows_the_question_alive(question):
    assert question in LIVE, f"{question}: find a deal with tests/engine/find_live.py"


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.question}-{case.form}-{case.seed}")
def test_the_answer_changes_the_deal(case):
    assert {key(value) for value in case.values} <= set(held(case.question))
    assert set(case.together) <= BOUND.get(case.question, set())
    assert alive(case), f"{case.question}: no difference between {case.values}"


def test_what_goes_with_another_answer_cannot_go_alone():
    bound = [case for case in CASES if case.together]
    assert {case.question for case in bound} <= set(BOUND)
    for case in bound:
        with pytest.raises(CannotPlay):
            answered(case.form, {case.question: case.values[1]})


def test_every_two_values_of_a_question_are_told_apart():
    shown = {about(case.question, case.values) for case in CASES}
    alike = {about(question, tuple(values)) for question, (values, _) in ALIKE.items()}
    every = {about(question, values) for question in tried_here() for values in pairs_of(question)}
    assert every - alike <= shown
    assert alike <= every - shown


def test_every_case_is_of_a_question_that_is_tried():
    assert set(tried_here()) >= LIVE


def test_sources_differ_on_a_rule():
    assert {id for id in rule_questions() if len(held(id)) < 2} <= ONE_VALUE


# ---------------------------------------------------------------------- fixed


def fixed():
    return [q.id for q in library().questions.values() if q.kind is Kind.FIXED]


def test_few_questions_are_fixed():
    assert len(fixed()) <= MOST_FIXED


@pytest.mark.parametrize("question", fixed())
def test_a_fixed_question_has_one_value_and_two_witnesses(question):
    assert len(held(question)) == 1
    witnesses = {
        ruleset(form.partition("/")[0]).source
        for form in every_form()
        for reading in own(question, form)
        if reading.evidence in SAYS and reading.cites
    }
    assert len(witnesses) >= 2, witnesses
