"""`diverge`: its answer, and that the questions it names undo what they are named for."""

import json

import pytest
from click.testing import CliRunner

from generator.commands.diverge import command
from generator.replay.record import plain_value
from tests.conftest import ROOT, form_of, library

LIBRARY = library()
TRAVELS = [
    (deal.id, to) for deal in LIBRARY.deals.values() if deal.travels for to in deal.travels.to
]


@pytest.fixture(autouse=True)
def loaded_once(monkeypatch):
    """The library is the same for every run here: it need not be read again."""
    monkeypatch.setattr("generator.commands.diverge.load_library", lambda root: (LIBRARY, (), ()))


def run(*words):
    words = [*map(str, words), "--root", str(ROOT), "--format", "json"]
    result = CliRunner().invoke(command, words, catch_exceptions=False)
    return result.exit_code, json.loads(result.stdout)


def written(form, question):
    """What a form answers, as it is given on the command line; None if it answers nothing."""
    found = [plain_value(r.value) for r in form_of(form).readings() if r.question == question]
    if not found or found[0] is None:
        return None
    return found[0] if isinstance(found[0], str) else json.dumps(found[0])


def alike(option, form, questions):
    """The words that make the other form answer some questions as a form does."""
    values = {question: written(form, question) for question in questions}
    return [w for q, v in values.items() if v is not None for w in (option, f"{q}={v}")]


def moves(words, parting, ways):
    """Whether a parting is gone from its step in one of the ways of answering alike."""
    for way in ways:
        code, found = run(*words, *way) if way else (2, {})
        places = [(p["kind"], p["step"]) for p in found.get("partings", ())]
        if code == 0 and (parting["kind"], parting["step"]) not in places:
            return True
    return False


@pytest.mark.parametrize(("deal", "to"), TRAVELS)
def test_the_questions_named_undo_the_partings_of_a_travelling_deal(deal, to):
    code, found = run(deal, to)
    assert code == 0
    assert found["by"] == LIBRARY.deals[deal].travels.by
    assert found["partings"]
    for parting in found["partings"]:
        named = parting["undone_by"]
        assert named, parting["kind"]
        ways = [alike("--other-with", found["a"], named), alike("--with", found["b"], named)]
        assert moves((deal, to), parting, ways), (parting["kind"], parting["step"])


def test_the_command_answers_in_json():
    code, found = run("vienna-1756/each-4", "minucci-1688/each-4", "--seed", 7, "--by", "hands")
    assert code == 0
    assert list(found) == ["a", "b", "by", "partings", "tally_a", "tally_b"]
    assert (found["a"], found["b"]) == ("vienna-1756/each-4", "minucci-1688/each-4")
    for parting in found["partings"]:
        assert list(parting) == ["kind", "step", "because_a", "because_b", "undone_by"]
        for reading in (*parting["because_a"], *parting["because_b"]):
            assert list(reading) == ["question", "value", "evidence", "cites", "supplied_from"]
    assert {"side", "item", "points", "cards"} <= set(found["tally_b"][0])


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["online-table/pairs/whole-deal", "vienna-1756/each-3"], "cannot_travel"),
        (["online-table/pairs/whole-deal", "vienna-1756/pairs", "--seed", "2"], "bad_value"),
        (["online-table/pairs/no-such-deal", "vienna-1756/pairs"], "unknown_id"),
        (["online-table/pairs", "vienna-1756/pear"], "unknown_id"),
        (
            [
                "online-table/pairs", "vienna-1756/pairs", "--by", "hands",
                "--other-with", "deal.hand_size=20", "--other-with", "deal.batches=[10, 10]",
                "--other-with", "deal.stock=17",
            ],
            "cannot_travel",
        ),
    ],
)  # fmt: skip
def test_a_journey_that_cannot_be_made_is_refused_in_words(words, code):
    exit_code, found = run(*words)
    assert exit_code == 2
    assert found["error"]["code"] == code


def test_it_is_told_in_plain_lines():
    words = ["online-table/pairs/whole-deal", "vienna-1756/pairs", "--root", str(ROOT)]
    told = CliRunner().invoke(command, words, catch_exceptions=False).stdout
    assert told.startswith("online-table/pairs/whole-deal, by hands:")
    assert "procedure, declare.east" in told
    assert "undone, if both answer alike, by declare.when" in told
    assert "resti won" in told
