"""Rule sets: the five shapes of an entry, short forms, witnesses, the quick way."""

import subprocess
import sys
from pathlib import Path

import pytest

from generator.loading.faults import Faults
from generator.loading.library import load_library
from generator.loading.questionnaire import read_questionnaire
from generator.loading.ruleset import load_ruleset
from generator.model.answers import Citation, Evidence
from generator.model.cards import Range
from generator.model.choices import VersicoleFourTens
from generator.model.library import UnknownId, answer_of, question_paths
from generator.model.ruleset import RuleSet
from tests.loading.toy import ROOT, sound_library

WITNESS = """id: copy
source: copy
witness_of: toy
cruxes:
  X08b: {kind: silent, cites: [p2], play: B}
answers:
  deal.batches: {value: [25], evidence: stated, cites: [p3]}
"""
COPY = (ROOT / "tests/toy/sources/toy/source.yaml").read_text().replace("id: toy", "id: copy")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return sound_library(tmp_path)


@pytest.fixture
def toy(root: Path) -> RuleSet:
    ruleset, _, faults = load_ruleset(root, "toy")
    assert ruleset is not None
    assert not faults
    return ruleset


def with_witness(root: Path) -> Path:
    for file, text in {
        "rulesets/copy/ruleset.yaml": WITNESS,
        "sources/copy/source.yaml": COPY.replace("siglum: Z", "siglum: Y"),
        "sources/copy/provisions.yaml": (root / "sources/toy/provisions.yaml").read_text(),
    }.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text)
    return root


def test_questions_are_the_fields_of_a_rule_set() -> None:
    assert tuple(read_questionnaire(ROOT, Faults()).questions) == question_paths()


def test_the_questions_cover_every_dimension() -> None:
    asked = read_questionnaire(ROOT, Faults()).questions.values()
    assert {number for question in asked for number in question.dimension} == set(range(1, 130))


def test_a_value_has_the_type_of_its_field(toy: RuleSet) -> None:
    assert toy.deal.batches["each-3"].played.value == (12, 13)
    assert toy.rob.cutter_limit["each-3"].played.value == "stock"
    assert toy.versicole.run_ranges["each-3"].played.value == (Range(1, 5), Range(28, 40))
    takes = toy.rob.cutter_takes["each-3"].played.answer
    assert takes.counting
    assert takes.cards == ("T21", "T22", "T23", "T24", "T25", "T26", "T27", "T29")


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("play.king_rule", "forced"),
        ("tally.last_trick", "10"),
        ("deal.batches", "12, 13"),
        ("rob.cutter_takes", "counting, T21-T27, T29"),
        ("versicole.tens", "T10, T20, T30 / T20, T30, T40"),
        ("versicole.run_ranges", "T1-T5, T28-T40"),
        ("pack.reversed_suits", "none"),
        ("irregular.misdeal_cap", "none"),
    ],
)
def test_a_value_has_a_short_form(toy: RuleSet, question: str, written: str) -> None:
    answer = answer_of(toy, question, "each-3")
    assert answer is not None
    assert answer.played.written == written


def test_a_crux_plays_the_letter_that_the_rule_set_plays(toy: RuleSet) -> None:
    answer = toy.versicole.trump_29_in_runs["each-3"]
    assert answer.crux == "X02"
    assert [r.letter for r in answer.readings] == ["A", "B"]
    assert answer.played is answer.by_letter("A")


def test_a_silence_is_supplied(toy: RuleSet) -> None:
    reading = toy.versicole.four_tens["each-3"].played
    assert reading.evidence is Evidence.SILENT
    assert reading.evidence_word == "supplied"
    assert reading.supplied_from == "editors"
    assert reading.value is VersicoleFourTens.ONE_SET
    bare = toy.match.laydown["each-3"].played
    assert bare.cites == (Citation("toy", None),)


def test_a_question_that_does_not_arise_has_no_answer(toy: RuleSet) -> None:
    assert "each-3" not in toy.players.partners
    assert "each-3" not in toy.stay.fees


def test_notes_are_found_by_the_most_particular_key(root: Path) -> None:
    library, _, _ = load_library(root)
    toy = library.rulesets["toy"]
    assert toy.cards.trump_29["each-3"].played.note == "cards.trump_29#A"
    assert toy.versicole.four_tens["each-3"].played.note == "versicole.four_tens"
    assert toy.pack.size["each-3"].played.note is None


def test_a_witness_answers_as_the_text_it_witnesses(root: Path) -> None:
    library, faults, _ = load_library(with_witness(root))
    assert faults == ()
    copy = library.rulesets["copy"]
    assert list(copy.forms) == ["each-3"]
    assert copy.play.follow["each-3"].played.cites == (Citation("copy", "p5"),)
    assert copy.deal.batches["each-3"].played.value == (25,)
    assert copy.versicole.four_tens["each-3"].played.letter == "B"
    assert copy.cruxes["X02"].cites == (Citation("copy", "p1"), Citation("copy", "p2"))
    assert library.ruleset_notes["copy"].has("en", "match.laydown")


def test_an_unknown_rule_set_has_near_ones(root: Path) -> None:
    with pytest.raises(UnknownId) as unknown:
        load_ruleset(root, "toi")
    assert unknown.value.near == ("toy",)


def test_the_quick_way_reads_no_prose_and_no_sources(root: Path) -> None:
    for file in [*root.rglob("*.en.yaml"), *(root / "sources").rglob("*.yaml")]:
        file.write_text("- [\n")
    ruleset, questions, faults = load_ruleset(root, "toy")
    assert ruleset is not None
    assert len(questions) == len(question_paths())
    assert faults == ()


def test_the_quick_way_needs_no_pydantic() -> None:
    code = (
        "import sys; from generator.loading import library, ruleset; "
        "sys.exit(bool({'pydantic', 'rich', 'mkdocs'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0
