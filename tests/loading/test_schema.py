"""JSON Schemas: they take the data that `check` takes, and tell editors what a word means."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from generator.loading.faults import Faults
from generator.loading.nodes import plain
from generator.loading.schema import schema, schema_text
from generator.loading.yaml_text import read_file
from tests.loading.toy import ROOT

SCHEMAS = schema(ROOT)
KINDS = {
    "rulesets/*/ruleset.yaml": "ruleset",
    "rulesets/*/deals/*.yaml": "deal",
    "rulesets/cruxes.yaml": "cruxes",
    "rulesets/cards.yaml": "cards",
    "rulesets/glossary.yaml": "glossary",
    "rulesets/questionnaire/*.yaml": "questionnaire",
    "sources/*/source.yaml": "source",
    "sources/*/provisions.yaml": "provisions",
    "sources/*/examples.yaml": "examples",
}
FILES = [
    (file.relative_to(ROOT).as_posix(), name)
    for pattern, name in KINDS.items()
    for file in sorted((*ROOT.glob(pattern), *ROOT.glob(f"tests/toy/{pattern}")))
    if file.name.count(".") == 1
]


def as_editors_read(value: Any) -> Any:
    """Texts of digits as numbers, as YAML 1.2 has them."""
    if isinstance(value, dict):
        return {key: as_editors_read(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [as_editors_read(inner) for inner in value]
    return int(value) if value.isdigit() else value


def data(root: Path, file: str) -> Any:
    node = read_file(root, file, Faults())
    assert node is not None
    return as_editors_read(plain(node))


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_one(name: str) -> None:
    jsonschema.Draft7Validator.check_schema(SCHEMAS[name])


@pytest.mark.parametrize(("file", "name"), FILES)
def test_a_data_file_fits_its_schema(file: str, name: str) -> None:
    found = jsonschema.Draft7Validator(SCHEMAS[name]).iter_errors(data(ROOT, file))
    assert [f"{list(e.absolute_path)}: {e.message[:200]}" for e in found] == []


@pytest.mark.parametrize(
    ("question", "entry"),
    [
        ("play.follow", {"value": "must_folow", "evidence": "stated", "cites": ["p5"]}),
        ("play.follow", {"value": "must_follow", "evidence": "sated", "cites": ["p5"]}),
        ("play.follow", {"value": "must_follow", "cites": ["p5"]}),
        ("deal.batches", {"value": 25, "evidence": "stated", "cites": ["p5"]}),
        ("play.folow", {"value": "must_follow", "evidence": "stated", "cites": ["p5"]}),
    ],
)
def test_a_slip_does_not_fit(question: str, entry: dict[str, Any]) -> None:
    ruleset = {"id": "x", "source": "x", "answers": {question: entry}}
    assert not jsonschema.Draft7Validator(SCHEMAS["ruleset"]).is_valid(ruleset)


def test_a_question_is_told_in_english() -> None:
    """Title, description and a line for each value: what editors show on hover."""
    answer = SCHEMAS["ruleset"]["properties"]["answers"]["properties"]["play.king_trigger"]
    value = SCHEMAS["ruleset"]["definitions"]["play.king_trigger"]
    assert answer["title"]
    assert "Arises when play.king_rule is forced." in answer["description"]
    assert len(value["enum"]) == len(value["markdownEnumDescriptions"])
    assert all(value["enumDescriptions"])


def test_a_schema_is_the_same_on_every_run() -> None:
    again = schema(ROOT)
    for name, made in SCHEMAS.items():
        assert schema_text(made) == schema_text(again[name])
        assert json.loads(schema_text(made)) == made
