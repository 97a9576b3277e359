"""`check`, `questions` and `schema`: their answers, exit codes, and what a wrong use is told."""

import json
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from generator.commands import check, new, questions, schema, where
from tests.loading.toy import sound_library

BLANK = ("R004", "R006")  # the codes of a value that is no answer


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return sound_library(tmp_path)


def run(command: click.Command, *words: str | Path) -> Result:
    return CliRunner().invoke(command, [str(word) for word in words], catch_exceptions=False)


def answer(result: Result) -> Any:
    return json.loads(result.stdout)


def test_a_sound_library_passes(root: Path) -> None:
    result = run(check.command, "--root", root, "--format", "json")
    found = answer(result)
    assert result.exit_code == 0
    assert found["faults"] == found["warnings"] == []
    counts = found["counts"]
    assert counts["provisions"] == {"toy": 8}
    assert counts["examples"] == {"toy": 2}
    toy = counts["answers"]["toy/each-3"]
    assert toy["answered"] == toy["of"]
    assert toy["supplied"] == 2
    assert toy["in_doubt"] == 3


def test_a_fault_gives_exit_code_1_and_all_its_parts(root: Path) -> None:
    file = root / "rulesets/toy/ruleset.yaml"
    file.write_text(file.read_text().replace("value: must_follow", "value: must_folow"))
    result = run(check.command, "--root", root, "--format", "json")
    assert result.exit_code == 1
    (fault,) = answer(result)["faults"]
    assert list(fault) == ["file", "line", "column", "code", "message", "hint"]
    assert fault["hint"] == "it may be: must_follow; did you mean 'must_follow'?"
    shown = run(check.command, "--root", root)
    assert f"{fault['file']}:{fault['line']}:{fault['column']}: R006" in shown.stdout
    assert "Traceback" not in shown.output


def test_a_warning_lets_the_library_stand(root: Path) -> None:
    (root / "sources/toy/rendering.en.yaml").write_text("p1: >-\n  The pack.\n")
    result = run(check.command, "--root", root, "--format", "json")
    assert result.exit_code == 0
    assert {w["code"] for w in answer(result)["warnings"]} == {"T101"}


def test_check_tells_of_the_paths_it_is_given(root: Path) -> None:
    for file in ("rulesets/toy/notes.en.yaml", "sources/toy/notes.en.yaml"):
        (root / file).write_text("zz: x\n")
    for path in ("sources", "sources/toy/notes.en.yaml", root / "sources" / "toy"):
        result = run(check.command, path, "--root", root, "--format", "json")
        assert {f["file"] for f in answer(result)["faults"]} == {"sources/toy/notes.en.yaml"}
    result = run(check.command, "sources/toy/source.yaml", "--root", root, "--format", "json")
    assert result.exit_code == 0


def test_questions_are_listed(root: Path) -> None:
    found = answer(run(questions.command, "--root", root, "--format", "json"))["questions"]
    king = next(q for q in found if q["id"] == "play.king_trigger")
    assert list(king) == [
        "id", "stage", "dimension", "kind", "type", "allowed", "unit", "applies_when", "short",
        "asks",
    ]  # fmt: skip
    assert king["applies_when"] == {"play.king_rule": ["forced"]}
    assert "play.king_trigger" in run(questions.command, "--root", root).stdout


def test_a_question_has_the_answers_of_every_form(root: Path) -> None:
    words = ("versicole.four_tens", "--root", root)
    (found,) = answer(run(questions.command, *words, "--format", "json"))["answers"]
    assert found["form"] == "toy/each-3"
    assert (found["value"], found["evidence"], found["crux"]) == ("one_set", "supplied", "X08b")
    assert [r["letter"] for r in found["readings"]] == ["A", "B"]
    assert "toy/each-3" in run(questions.command, *words).stdout


def test_an_unknown_question_has_near_ones(root: Path) -> None:
    result = run(questions.command, "play.king_rul", "--root", root, "--format", "json")
    assert result.exit_code == 2
    error = answer(result)["error"]
    assert error["code"] == "unknown_id"
    assert error["near"][0] == "play.king_rule"
    shown = run(questions.command, "play.king_rul", "--root", root)
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert len(shown.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--formt", "json", "--format", "json"], "unknown_option"),
        (["--root", "/nowhere-at-all", "--format", "json"], "no_library"),
        (["nowhere.yaml", "--format=json"], "unknown_path"),
        (["--format", "json", "--root"], "usage"),
    ],
)
def test_a_wrong_use_is_told_as_it_was_asked(
    root: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], code: str
) -> None:
    monkeypatch.chdir(root)
    result = run(check.command, *words)
    assert result.exit_code == 2
    assert answer(result)["error"]["code"] == code


def test_the_root_is_found_upward(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(root / "sources" / "toy")
    assert run(check.command).exit_code == 0


def test_schemas_are_written_and_compared(root: Path) -> None:
    assert run(schema.command, "--check", "--root", root).exit_code == 1
    assert run(schema.command, "--write", "--root", root).exit_code == 0
    assert run(schema.command, "--check", "--root", root).exit_code == 0
    (root / "schema/deal.schema.json").write_text("{}\n")
    result = run(schema.command, "--check", "--root", root, "--format", "json")
    kept = {s["file"]: s["kept"] for s in answer(result)["schemas"]}
    assert result.exit_code == 1
    assert [file for file, same in kept.items() if not same] == ["schema/deal.schema.json"]


@pytest.mark.parametrize(
    ("scope", "file"),
    [
        ("sources/toy/notes.en.yaml", "sources/toy/notes.en.yaml"),
        ("rulesets/toy", "rulesets/toy/notes.en.yaml"),
        ("toy/each-3/first", "rulesets/toy/deals/first.en.yaml"),
        ("toy/first", "rulesets/toy/deals/first.en.yaml"),
    ],
)
def test_check_tells_of_a_file_a_rule_set_or_a_deal_alone(
    root: Path, scope: str, file: str
) -> None:
    for name in ("sources/toy/notes", "rulesets/toy/notes", "rulesets/toy/deals/first"):
        (root / f"{name}.en.yaml").write_text("zz: x\n")
    result = run(check.command, scope, "--root", root, "--format", "json")
    told = {f["file"] for f in answer(result)["faults"]}
    assert file in told
    assert all(f.startswith(scope) for f in told) or told == {file}


def test_check_tells_of_a_source_and_its_rule_set_by_their_id(root: Path) -> None:
    for name in ("sources/toy/notes", "rulesets/toy/notes", "rulesets/glossary"):
        (root / f"{name}.en.yaml").write_text("zz: x\n")
    told = answer(run(check.command, "toy", "--root", root, "--format", "json"))["faults"]
    assert {f["file"].split("/")[0] for f in told} == {"sources", "rulesets"}
    assert {f["file"].split("/")[1] for f in told} == {"toy"}
    shown = run(check.command, "toi", "--root", root)
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert "did you mean toy" in shown.stderr


def test_a_passage_is_followed_to_what_rests_on_it(root: Path) -> None:
    found = answer(run(where.command, "toy:p5", "--root", root, "--format", "json"))
    assert list(found) == ["provision", "answers", "examples", "steps", "pages"]
    assert {"form": "toy/each-3", "question": "play.follow"} in found["answers"]
    assert {step["deal"] for step in found["steps"]} == {"toy/each-3/first"}
    assert "/sources/toy/#p5" in found["pages"]
    assert "play.follow" in run(where.command, "toy:p5", "--root", root).stdout


def test_an_unknown_passage_has_near_ones(root: Path) -> None:
    result = run(where.command, "toy:p55", "--root", root, "--format", "json")
    assert result.exit_code == 2
    assert "toy:p5" in answer(result)["error"]["near"]


def test_a_blank_of_a_new_rule_set_is_no_answer(root: Path) -> None:
    """A line of the skeleton that is taken over without a value is a fault, and is told so."""
    made = CliRunner().invoke(new.command, ["ruleset", "toy-2", "--root", str(root)])
    assert made.exit_code == 0
    file = root / "rulesets/toy-2/ruleset.yaml"
    lines = file.read_text().split("\n")
    blanks = [n for n, line in enumerate(lines) if "value: " in line and "cites: [p1-1]}" in line]
    for n in blanks:
        lines[n] = lines[n].replace("  # ", "  ", 1)
    lines = [line for line in lines if "in place of this" not in line]
    file.write_text("\n".join(lines).replace("source: toy-2", "source: toy"))
    told = answer(run(check.command, "toy-2", "--root", root, "--format", "json"))["faults"]
    asked = answer(run(questions.command, "--root", root, "--format", "json"))["questions"]
    wrong = {lines[f["line"] - 1].strip().partition(":")[0] for f in told if f["code"] in BLANK}
    assert wrong == {q["id"] for q in asked}
