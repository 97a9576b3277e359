"""The data as files: the table with its dictionary, the library, the works; all or none written."""

import csv
import json
import os
import re

import pytest
from click.testing import CliRunner
from pybtex.database import parse_string

from generator.commands.export import command
from generator.model.library import answer_of
from generator.pages.build import plain_context
from generator.replay.record import plain_value
from generator.views.exports import DICTIONARY, FILES, TABLE, exports
from generator.views.long_table import ALWAYS, COLUMNS, KEY, LISTS, field_of
from tests.conftest import ROOT, library


@pytest.fixture(scope="module")
def files():
    return exports(plain_context(ROOT, library()))


@pytest.fixture(scope="module")
def table(files):
    return list(csv.DictReader(files[TABLE].splitlines()))


def run(*words):
    return CliRunner().invoke(command, [*map(str, words)])


def test_every_form_has_a_line_for_every_question(table):
    found = {(row["form"], row["question"]) for row in table}
    forms = [f"{ruleset.id}/{form}" for ruleset, form in library().forms()]
    assert found == {(form, question) for form in forms for question in library().questions}


def test_the_line_that_is_played_has_the_value_of_the_library(table):
    played = {(row["form"], row["question"]): row for row in table if row["played"] == "yes"}
    for ruleset, form in library().forms():
        for question in library().questions:
            answer = answer_of(ruleset, question, form)
            row = played.get((f"{ruleset.id}/{form}", question))
            assert (answer is None) == (row is None)
            if answer is not None:
                assert row["value"] == field_of(plain_value(answer.played.value))
                assert row["evidence"] == answer.played.evidence_word
                assert row["cites"].split() == [str(cite) for cite in answer.played.cites]


def test_not_read_is_never_silent(table):
    by_evidence = {row["evidence"] for row in table}
    assert by_evidence >= {"stated", "supplied", "not_arising"}
    unanswered = [row for row in table if row["evidence"] in ("not_read", "not_arising")]
    assert not [row for row in unanswered if row["value"] or row["cites"]]


def test_each_passage_has_its_place(table):
    (row,) = (
        row
        for row in table
        if (row["form"], row["question"], row["letter"])
        == ("vienna-1756/pairs", "deal.hand_size", "")
    )
    assert (row["cites"], row["locus"]) == ("vienna-1756:w4", "p. 2, par. 2")


def test_the_dictionary_tells_of_every_column_what_the_table_bears_out(files, table):
    schema = json.loads(files[DICTIONARY])["tableSchema"]
    assert [column["name"] for column in schema["columns"]] == list(COLUMNS) == list(table[0])
    for column in schema["columns"]:
        name = column["name"]
        assert len(column["dc:description"]) >= 15, name
        assert column["required"] == (name in ALWAYS)
        assert column.get("separator") == LISTS.get(name)
        if column["required"]:
            assert all(row[name] for row in table), name
    keys = [tuple(row[part] for part in KEY) for row in table]
    assert len(set(keys)) == len(keys)


def test_the_values_are_those_that_the_dictionary_lists(files, table):
    told = {c["name"]: c["dc:description"] for c in json.loads(files[DICTIONARY])["tableSchema"]["columns"]}  # fmt: skip  # noqa: E501
    for name in ("kind", "consequence", "played", "evidence"):
        for word in {row[name] for row in table}:
            assert re.search(rf"\b{word}\b", told[name]), (name, word)


def test_the_library_is_whole(files):
    whole = json.loads(files["library.json"])
    assert whole["sources"].keys() == library().sources.keys()
    assert whole["deals"].keys() == library().deals.keys()
    vienna = whole["sources"]["vienna-1756"]
    assert {"en", "it", "de"} <= vienna["rendering"].keys()
    assert len(vienna["rendering"]["de"]) == len(vienna["provisions"])
    answer = whole["rulesets"]["vienna-1756"]["forms"]["pairs"]["answers"]["deal.hand_size"]
    assert (answer["value"], answer["cites"]) == (21, ["vienna-1756:w4"])
    assert "/tmp" not in files["library.json"]


def test_the_works_are_in_all_three_files(files):
    ids = set(library().sources)
    assert {work["id"] for work in json.loads(files["works.json"])} == ids
    assert set(parse_string(files["works.bib"], "bibtex").entries) == ids
    assert set(re.findall(r"^ID  - (.+)$", files["works.ris"], re.MULTILINE)) == ids


def test_only_what_is_asked_for_is_written(tmp_path):
    done = run(
        "--what", "bibtex,csv", "--out", tmp_path / "new", "--root", ROOT, "--format", "json"
    )
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert [each["file"] for each in told["files"]] == ["works.bib", *FILES["csv"]]
    assert sorted(os.listdir(tmp_path / "new")) == sorted(["works.bib", *FILES["csv"]])
    assert told["files"][0]["bytes"] == (tmp_path / "new/works.bib").stat().st_size


def test_all_is_written_or_nothing(tmp_path):
    """A folder stands in the place of the last file: the others are left as they were."""
    (tmp_path / "works.ris").mkdir()
    (tmp_path / "works.bib").write_text("old", "utf-8")
    done = run("--out", tmp_path, "--root", ROOT)
    assert done.exit_code == 1
    assert len(done.output.strip().splitlines()) == 1
    assert sorted(os.listdir(tmp_path)) == ["works.bib", "works.ris"]
    assert (tmp_path / "works.bib").read_text("utf-8") == "old"


@pytest.mark.parametrize("words", [("--what", "cvs"), ("--what", ""), ()])
def test_a_wrong_word_is_told_in_one_line(tmp_path, words):
    out = ("--out", tmp_path / "x") if words else ()
    done = run(*words, *out, "--root", ROOT)
    assert done.exit_code == 2
    assert len(done.output.strip().splitlines()) == 1
    assert not (tmp_path / "x").exists()


def test_a_file_in_the_place_of_the_folder_is_told_in_one_line(tmp_path):
    (tmp_path / "x").write_text("mine", "utf-8")
    done = run("--what", "csl", "--out", tmp_path / "x", "--root", ROOT)
    assert done.exit_code == 1
    assert len(done.output.strip().splitlines()) == 1
    assert (tmp_path / "x").read_text("utf-8") == "mine"
