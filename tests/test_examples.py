"""Every worked example of every source runs, and comes out as its data file says it does."""

import pytest

from generator.loading.changes import read_changes
from generator.model.source import Example, Outcome
from generator.replay.examples import run
from generator.replay.given import NotAnExample
from generator.replay.setting import setting
from tests.conftest import library


def all_examples():
    for source in library().sources.values():
        for example in source.examples:
            for form in example.forms:
                yield pytest.param(example, form, id=f"{source.id}-{example.id}-{form}")


def outcome_of(example: Example, form_id: str) -> Outcome:
    ruleset_id, _, form = form_id.partition("/")
    ruleset = library().rulesets[ruleset_id]
    made = read_changes(ruleset, form, library().questions, example.changes)
    assert all(change.letter for change in made), "examples change crux letters"
    try:
        return run(example, setting(ruleset, form, dict(example.changes))).outcome
    except NotAnExample as unsaid:
        pytest.fail(f"{example.id}: {unsaid}")


@pytest.mark.parametrize(("example", "form_id"), list(all_examples()))
def test_an_example_comes_out_as_told(example, form_id):
    assert outcome_of(example, form_id) is example.outcome


def test_the_running_score_that_dummett_and_mcleod_print():
    """A 3, A 8, A 3, A 14, B 6, B 1, A 9, out of the ledger."""
    source = library().sources["dummett-mcleod-2004"]
    found = [
        run(example, setting(library().rulesets["online-table"], "pairs")).found
        for example in source.examples
    ]
    assert {"leads": [3, 8, 3, 14, -6, -1, 9]} in found


def test_some_examples_contradict_their_own_rules():
    """A library in which every example agreed would be one where nobody looked."""
    told = {e.outcome for s in library().sources.values() for e in s.examples}
    assert told >= {Outcome.AGREES, Outcome.CONTRADICTS}
