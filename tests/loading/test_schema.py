"""JSON Schemas: they take the data that `check` takes, and tell editors what a word means."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from generator.loading.faults import Faults
from generator.loading.nodes import plain
from generator.loading.schema import schema, schema_file, schema_text
from generator.loading.yaml_text import read_file
from tests.loading.toy import ROOT

SCHEMAS = schema(ROOT)
KINDS = {
    "rulesets/*/ruleset.yaml": "ruleset",
    "rulesets/*/deals/*.yaml": "deal",
    "rulesets/cruxes.yaml": "cruxes",
    "rulesets/cards.yaml": "cards",
    "rulesets/glossary.yaml": "glossary",
    "rulesets/terminology.yaml": "terminology",
    "rulesets/unshown.yaml": "unshown",
    "rulesets/questionnaire/*.yaml": "questionnaire",
    "sources/*/source.yaml": "source",
    "sources/*/provisions.yaml": "provisions",
    "sources/*/examples.yaml": "examples",
    "site_src/pairs.yaml": "pairs",
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


def parts(node: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema inside a schema, with where it stands."""
    if isinstance(node, dict):
        yield place, node
        for key, inner in node.items():
            if key not in ("enum", "enumDescriptions", "markdownEnumDescriptions", "required"):
                yield from parts(inner, f"{place}/{key}")
    elif isinstance(node, list):
        for number, inner in enumerate(node):
            yield from parts(inner, f"{place}/{number}")


def resolved(whole: dict[str, Any], node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A schema and those it points to or is made of, as a language server follows them."""
    yield node
    if "$ref" in node:
        target: Any = whole
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        yield from resolved(whole, target)
    for key in ("anyOf", "oneOf", "allOf"):
        for inner in node.get(key, ()):
            yield from resolved(whole, inner)
    if node.get("type") == "array" and isinstance(node.get("items"), dict):
        yield from resolved(whole, node["items"])


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_has_the_shape_that_a_language_server_reads(name: str) -> None:
    """Draft 07, a title, local references, a text for every key and for every word of a list."""
    whole = SCHEMAS[name]
    assert whole["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert whole["title"]
    for place, node in parts(whole):
        if "$ref" in node and isinstance(node["$ref"], str):
            assert node["$ref"].startswith("#/definitions/"), place
            assert len(list(resolved(whole, node))) > 1, place
        if isinstance(node.get("enum"), list) and "enumDescriptions" in node:
            assert len(node["enum"]) == len(node["enumDescriptions"]), place
            assert all(isinstance(text, str) for text in node["enumDescriptions"]), place


def hover(whole: dict[str, Any], path: tuple[str, ...]) -> str:
    """What a language server shows over a key: the description of its schema."""
    found = [whole]
    for key in path:
        inside = [each for node in found for each in resolved(whole, node)]
        found = [each["properties"][key] for each in inside if key in each.get("properties", {})]
        found += [
            schema
            for each in inside
            for pattern, schema in each.get("patternProperties", {}).items()
            if re.search(pattern, key)
        ]
    texts = (each.get("description") for node in found for each in resolved(whole, node))
    return next((text for text in texts if text), "")


def completions(whole: dict[str, Any], path: tuple[str, ...]) -> set[str]:
    """The words that a language server offers after a key."""
    found = [whole]
    for key in path:
        inside = [each for node in found for each in resolved(whole, node)]
        found = [each["properties"][key] for each in inside if key in each.get("properties", {})]
    nodes = [each for node in found for each in resolved(whole, node)]
    words = {word for node in nodes for word in node.get("enum", ())}
    return words | {key for node in nodes for key in node.get("properties", ())}


@pytest.mark.parametrize(
    ("name", "path", "offered"),
    [
        ("ruleset", (), {"id", "source", "forms", "answers", "unencoded"}),
        ("ruleset", ("answers",), {"play.king_trigger", "tally.last_trick"}),
        ("ruleset", ("answers", "play.king_rule"), {"value", "evidence", "cites", "supplied"}),
        ("ruleset", ("answers", "play.king_rule", "value"), {"free", "forced"}),
        ("ruleset", ("answers", "play.king_rule", "evidence"), {"stated", "silent"}),
        ("source", ("read",), {"whole", "part", "none"}),
        ("source", ("rights",), {"public_domain", "rendering_ours"}),
        ("provisions", ("matter",), {"rob", "fola"}),
        ("deal", ("line", "policy"), {"careful", "random", "first"}),
    ],
)
def test_an_editor_completes_and_explains(
    name: str, path: tuple[str, ...], offered: set[str]
) -> None:
    assert offered <= completions(SCHEMAS[name], path)
    assert not path or hover(SCHEMAS[name], path)


def keys(whole: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every key that a schema knows, with the schema of what stands under it.

    Where `if` and `then` narrow a key that is explained above them, nothing more is due.
    """
    for place, node in parts(whole):
        if isinstance(node.get("properties"), dict) and not place.endswith(("/properties", "/if")):
            for key, inner in node["properties"].items():
                if inner.keys() != {"const"} and not place.endswith(("/then", "/else")):
                    yield f"{place}/{key}", inner


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_key_of_every_file_has_a_title_and_an_explanation(name: str) -> None:
    whole = SCHEMAS[name]
    silent = [
        (place, wanted)
        for place, inner in keys(whole)
        for wanted in ("title", "description")
        if not next(resolved(whole, inner)).get(wanted)
        and not any(each.get(wanted) for each in list(resolved(whole, inner))[1:2])
    ]
    assert silent == []


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_word_that_an_editor_offers_is_explained(name: str) -> None:
    silent = [
        (place, node["enum"])
        for place, node in parts(SCHEMAS[name])
        if isinstance(node.get("enum"), list)
        and not (
            len(node.get("enumDescriptions", ())) == len(node["enum"])
            and all(node["enumDescriptions"])
            and node["markdownEnumDescriptions"] == node["enumDescriptions"]
        )
    ]
    assert silent == []


def test_a_key_that_means_several_things_is_explained_as_each() -> None:
    """`kind`, `by` and `evidence` stand in several records."""
    told = [
        hover(SCHEMAS[name], path)
        for name, path in (
            ("cards", ("kind",)),
            ("questionnaire", ("kind",)),
            ("examples", ("kind",)),
            ("provisions", ("readings", "kind")),
            ("ruleset", ("cruxes", "X1", "kind")),
            ("source", ("evidence",)),
            ("ruleset", ("answers", "play.follow", "evidence")),
            ("source", ("doubts", "values", "by")),
            ("deal", ("travels", "by")),
        )
    ]
    assert len(set(told)) == len(told)
    assert all(told)


@pytest.mark.parametrize(("file", "name"), [at for at in FILES if at[0][:6] != "tests/"])
def test_a_data_file_names_its_schema_on_its_first_line(file: str, name: str) -> None:
    first = (ROOT / file).read_text("utf-8").partition("\n")[0]
    named = first.removeprefix("# yaml-language-server: $schema=")
    assert ((ROOT / file).parent / named).resolve() == ROOT / schema_file(name)
    assert (ROOT / schema_file(name)).is_file()
