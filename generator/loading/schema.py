"""JSON Schemas of the data files, for editors: completion, hover, and marks at slips.

They are kept in `schema/<name>.schema.json`; a data file names its own on its first line, as
`# yaml-language-server: $schema=../../schema/ruleset.schema.json`. `check` is stricter.
"""

import json
from pathlib import Path
from typing import Any

from generator.loading.beside import beside_shapes
from generator.loading.deals import deal_shapes
from generator.loading.faults import Faults
from generator.loading.prose import read_prose
from generator.loading.questionnaire import FOLDER, read_questionnaire
from generator.loading.schema_own import BEFORE_PLAY, OWN, figures_of_kinds
from generator.loading.schema_records import (
    DRAFT,
    FORM,
    Schema,
    explained,
    listed,
    record_schema,
)
from generator.loading.schema_rulesets import ruleset_schema
from generator.loading.sources import SHAPES
from generator.model.deal import Deal
from generator.model.glossary import Term
from generator.model.library import STAGES, CruxEntry, NamedTerm, Unshown
from generator.model.pack import PrintedCard
from generator.model.questions import Question
from generator.model.source import Example, Provision, Source

SCHEMA_FOLDER = "schema"
LINED_LEVELS = 4  # the levels of a schema that have a line for each key


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
        "pairs": _pairs(),
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
    "pairs": "Pairs of forms that have a page of their own, whatever their dates",
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
    return {**record_schema(Example, SHAPES, OWN), "allOf": figures_of_kinds()}


def _deal() -> Schema:
    """A deal; what had gone before its hands stands beside them."""
    one = record_schema(Deal, deal_shapes(None), OWN)
    for key, inner in BEFORE_PLAY.items():
        one["properties"][key] = explained(key, inner, "Deal")
    one["oneOf"] = [{"required": [key]} for key in ("pack", "seed", "hands")]
    return one


def _pairs() -> Schema:
    """Pairs of forms, as site_src/pairs.yaml lists them."""
    return listed({**listed(FORM), "minItems": 2, "maxItems": 2, "uniqueItems": True})
