"""JSON Schemas of the data files, for editors: completion, hover, and marks at slips.

They are kept in `schema/<name>.schema.json`; a data file names its own on its first line, as
`# yaml-language-server: $schema=../../schema/ruleset.schema.json`. `check` is stricter.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from generator.loading.beside import beside_shapes
from generator.loading.deals import MADE, POLICIES, SLIPS, SYMBOLS, deal_shapes
from generator.loading.examples import EXPECTED, GIVEN
from generator.loading.faults import Faults
from generator.loading.prose import read_prose
from generator.loading.questionnaire import FOLDER, read_questionnaire
from generator.loading.schema_records import (
    CARD,
    CARD_WORD,
    CITES,
    DRAFT,
    FIGURE,
    FORM,
    Schema,
    listed,
    record_schema,
)
from generator.loading.schema_rulesets import ruleset_schema
from generator.loading.schema_words import KEYS
from generator.loading.sources import LOCUS_KEYS, SHAPES
from generator.loading.steps import STEP
from generator.model.deal import Deal
from generator.model.glossary import Term
from generator.model.library import STAGES, CruxEntry, NamedTerm, Unshown
from generator.model.pack import PrintedCard
from generator.model.questions import Question
from generator.model.seats import ALL_SEATS
from generator.model.source import Example, Provision, Rights, Source

SCHEMA_FOLDER = "schema"
LINED_LEVELS = 4  # the levels of a schema that have a line for each key
_LOCUS: Schema = {
    "type": "object",
    "properties": {key: {"type": ["string", "integer"]} for key in LOCUS_KEYS}
    | {"of": {"type": "string"}},
    "additionalProperties": False,
}
_LETTERS = listed({"type": "string", "pattern": "^[A-Z]$"})
_CARDS = listed(CARD_WORD)
_BY_SEAT: Schema = {
    "type": "object", "properties": dict.fromkeys(ALL_SEATS, _CARDS), "additionalProperties": False,
}  # fmt: skip
_COUNTS: Schema = {
    "type": "object", "properties": dict.fromkeys(ALL_SEATS, FIGURE), "additionalProperties": False,
}  # fmt: skip
_ANSWER = {"type": "string", "pattern": "^[a-z0-9_]+[.][a-z0-9_]+(=.+)?$"}
_STEP: Schema = {"type": "string", "pattern": f"^{STEP.pattern}$"}
_EXPECT: Schema = {
    "type": "object",
    "properties": {
        "resti": {"type": "object", "additionalProperties": FIGURE},
        "from": {"enum": ["made", "cites"]},
    },
    "required": ["resti"],
    "additionalProperties": False,
}


def _by_step(inner: Schema) -> Schema:
    return {"type": "object", "propertyNames": _STEP, "additionalProperties": inner}


OWN: Mapping[tuple[str, str], Schema] = {
    ("Source", "provisions"): {}, ("Source", "examples"): {},
    ("Source", "bibliography"): {"type": "object", "required": ["type", "title"]},
    ("Source", "rights"): listed({"enum": [r.value for r in Rights]}),
    ("Provision", "locus"): _LOCUS,
    ("Provision", "matter"): listed({"enum": list(STAGES)}),
    ("Example", "changes"): {"type": "object"},
    ("Example", "forms"): listed(FORM),
    ("Example", "given"): {"type": "object"}, ("Example", "expected"): {"type": "object"},
    ("Question", "id"): {"type": "string", "pattern": "^[a-z0-9_]+$"},
    ("NamedTerm", "matter"): listed({"enum": list(STAGES)}),
    ("NamedTerm", "id"): {"type": "string", "pattern": "^[a-z][a-z0-9-]*$"},
    ("Unshown", "id"): {"type": "string", "pattern": "^[a-z][a-z0-9-]*$"},
    ("Unshown", "answers"): listed(_ANSWER),
    ("Unshown", "cites"): CITES,
    ("CruxEntry", "id"): {"type": "string", "pattern": "^X[0-9]{1,3}[a-z]?$"},
    ("CruxEntry", "letters"): _LETTERS, ("CruxEntry", "unplayable"): _LETTERS,
    ("PrintedCard", "id"): CARD, ("PrintedCard", "cites"): CITES, ("Use", "cites"): CITES,
    ("Shown", "step"): _STEP,
    ("Shown", "deal"): {"type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+$"},
    ("Deal", "slug"): {}, ("Deal", "ruleset"): {}, ("Deal", "hands"): _BY_SEAT,
    ("Deal", "cites"): CITES, ("Deal", "dealer"): {"enum": list(ALL_SEATS)},
    ("Deal", "pack"): _CARDS, ("Deal", "marks"): _by_step({"enum": SYMBOLS}),
    ("Deal", "expect"): _EXPECT, ("Deal", "start"): _STEP,
    ("Line", "policy"): {"enum": POLICIES}, ("Line", "then"): {"enum": POLICIES},
    ("Line", "forced"): _by_step({"anyOf": [CARD, _CARDS]}),
    ("Other", "play"): CARD, ("Other", "then"): {"enum": POLICIES},
    ("Travels", "by"): {"enum": ["pack", "hands"]},
    ("Travels", "to"): {**listed(FORM), "maxItems": 3},
    ("Irregularity", "what"): {"enum": SLIPS}, ("Irregularity", "step"): _STEP,
    ("Irregularity", "noticed"): _STEP, ("Irregularity", "seat"): {"enum": list(ALL_SEATS)},
    ("Irregularity", "cards"): _CARDS,
    ("Irregularity", "more"): _COUNTS, ("Irregularity", "fewer"): _COUNTS,
}  # fmt: skip


def schema(root: Path) -> dict[str, Schema]:
    """The schema of each kind of data file, by name; of rule sets, from the questionnaire."""
    asked = read_questionnaire(root, Faults())
    prose = {stage: read_prose(root, FOLDER, stage, Faults()).texts for stage in STAGES}
    found = {
        "ruleset": ruleset_schema(asked.questions, prose),
        "source": record_schema(Source, SHAPES, OWN),
        "provisions": listed(record_schema(Provision, SHAPES, OWN)),
        "examples": listed(_examples()),
        "deal": _deal(),
        "questionnaire": listed(record_schema(Question, {}, OWN)),
        "cruxes": listed(record_schema(CruxEntry, {}, OWN)),
        "cards": listed(record_schema(PrintedCard, beside_shapes(None), OWN)),
        "glossary": listed(record_schema(Term, beside_shapes(None), OWN)),
        "terminology": listed(record_schema(NamedTerm, {}, OWN)),
        "unshown": listed(record_schema(Unshown, beside_shapes(None), OWN)),
    }
    return {name: {"$schema": DRAFT, "title": TITLES[name], **made} for name, made in found.items()}


TITLES = {
    "ruleset": "A rule set: what one source answers",
    "source": "A source",
    "provisions": "The provisions of a source",
    "examples": "The worked examples of a source",
    "deal": "A recorded deal",
    "questionnaire": "The questions of a stage",
    "cruxes": "The cruxes of the library",
    "cards": "The cards of the pack",
    "glossary": "The terms of the sources",
    "unshown": "What no kept deal shows, and why",
    "terminology": "Things of the game whose names were chosen in each language",
}


def schema_text(made: Schema) -> str:
    """A schema as its file has it: a line for each definition, property and answer."""
    return _lines(made, 0) + "\n"


def _lines(value: Any, depth: int) -> str:
    if not isinstance(value, dict) or depth >= LINED_LEVELS or not value:
        return json.dumps(value, ensure_ascii=False)
    inner = ",\n".join(
        f"{' ' * (depth + 1)}{json.dumps(k)}: {_lines(v, depth + 1)}" for k, v in value.items()
    )
    return f"{{\n{inner}\n{' ' * depth}}}"


def schema_file(name: str) -> str:
    """Where a schema is kept, from the root."""
    return f"{SCHEMA_FOLDER}/{name}.schema.json"


def _examples() -> Schema:
    """An example, whose figures depend on its kind."""
    one = record_schema(Example, SHAPES, OWN)
    one["allOf"] = [
        {
            "if": {"properties": {"kind": {"const": kind.value}}},
            "then": {
                "properties": {"given": _only(GIVEN[kind]), "expected": _only(EXPECTED[kind])}
            },
        }
        for kind in GIVEN
    ]
    return one


def _only(keys: tuple[str, ...]) -> Schema:
    return {
        "type": "object",
        "properties": {key: {} for key in keys},
        "additionalProperties": False,
    }


def _deal() -> Schema:
    """A deal; what had gone before its hands stands beside them."""
    one = record_schema(Deal, deal_shapes(None), OWN)
    one["properties"]["made"] = {"enum": [MADE], "description": KEYS["made"]}
    for key, inner in (("robbed", _BY_SEAT), ("taken", _CARDS), ("discarded", _BY_SEAT)):
        one["properties"][key] = {"description": KEYS[key], **inner}
    one["oneOf"] = [{"required": [key]} for key in ("pack", "seed", "hands")]
    return one
