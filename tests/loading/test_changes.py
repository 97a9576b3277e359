"""Other answers than those played, by question and by crux."""

from collections.abc import Callable
from pathlib import Path

import pytest

from generator.loading.changes import BadChange, Change, read_changes
from generator.loading.ruleset import load_ruleset
from generator.model.choices import PlayKingRule, VersicoleTrump29InRuns
from tests.loading.toy import sound_library

Read = Callable[..., tuple[Change, ...]]


@pytest.fixture
def changes(tmp_path: Path) -> Read:
    ruleset, questions, _ = load_ruleset(sound_library(tmp_path), "toy")
    assert ruleset is not None
    return lambda given: read_changes(ruleset, "each-3", questions, given)


def test_a_question_is_answered_otherwise(changes: Read) -> None:
    (change,) = changes({"play.king_rule": "free"})
    assert change == Change("play.king_rule", PlayKingRule.FREE, "free", None)


def test_a_value_stands_as_in_yaml(changes: Read) -> None:
    (change,) = changes({"deal.batches": "[10, 15]"})
    assert (change.value, change.written) == ((10, 15), "10, 15")


def test_a_letter_is_played_at_all_questions_of_its_crux(changes: Read) -> None:
    made = changes({"X02": "B"})
    assert [(c.question, c.letter) for c in made] == [
        ("cards.trump_29", "B"),
        ("versicole.trump_29_in_runs", "B"),
    ]
    assert made[1].value is VersicoleTrump29InRuns.BARRED


@pytest.mark.parametrize(
    ("name", "word", "code", "near"),
    [
        ("play.king_rul", "free", "unknown_id", "play.king_rule"),
        ("X09", "A", "unknown_id", "X02"),
        ("X02", "C", "unknown_letter", "A"),
        ("play.king_rule", "freed", "bad_value", "free"),
        ("deal.batches", "ten", "bad_value", None),
        ("deal.batches", "[10", "bad_value", None),
    ],
)
def test_a_change_that_cannot_be_is_refused(
    changes: Read, name: str, word: str, code: str, near: str | None
) -> None:
    with pytest.raises(BadChange) as bad:
        changes({name: word})
    assert bad.value.code == code
    assert near is None or near in bad.value.near
