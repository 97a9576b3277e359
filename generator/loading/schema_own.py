"""Schemas of the fields that are not read as their annotation says: loci, cards, figures."""

from collections.abc import Mapping

from generator.loading.deals import MADE, POLICIES, SLIPS, SYMBOLS
from generator.loading.example_figures import PENALTIES
from generator.loading.examples import EXPECTED, GIVEN
from generator.loading.schema_records import (
    CARD,
    CARD_WORD,
    CITES,
    FIGURE,
    FORM,
    Schema,
    explained,
    listed,
    one_object,
)
from generator.loading.schema_words import WORDS, one_of, words
from generator.loading.sources import LOCUS_KEYS
from generator.loading.steps import STEP
from generator.model.library import STAGES
from generator.model.seats import ALL_SEATS
from generator.model.source import Rights

_TEXT: Schema = {"type": ["string", "integer"]}
_LETTERS = listed({"type": "string", "pattern": "^[A-Z]$"})
_CARDS = listed(CARD_WORD)
_BY_SEAT = one_object(dict.fromkeys(ALL_SEATS, _CARDS), "Seats")
_COUNTS = one_object(dict.fromkeys(ALL_SEATS, FIGURE), "Seats")
_SEAT = one_of(ALL_SEATS, "seats")
_POLICY = one_of(POLICIES, "policies")
_STAGES = listed(one_of(STAGES, "stages"))
_SLUG: Schema = {"type": "string", "pattern": "^[a-z][a-z0-9-]*$"}
_ANSWER = {"type": "string", "pattern": "^[a-z0-9_]+[.][a-z0-9_]+(=.+)?$"}
_STEP: Schema = {"type": "string", "pattern": f"^{STEP.pattern}$"}
_DEAL_ID: Schema = {"type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+$"}
_EXPECT = one_object(
    {
        "resti": {"type": "object", "additionalProperties": FIGURE},
        "from": one_of(WORDS["expected"], "expected"),
    },
    "Deal",
    ["resti"],
)
_NAMES = listed(one_object({"family": _TEXT, "given": _TEXT, "literal": _TEXT}, "Name"))
_DATE: Schema = {
    "type": "object",
    "properties": {"date-parts": explained("date-parts", listed(listed(_TEXT)))},
}
_CSL = (
    "type", "title", "container-title", "edition", "volume", "issue", "number", "page",
    "number-of-pages", "dimensions", "publisher", "publisher-place", "archive", "archive-place",
    "archive_location", "language", "status", "URL",
)  # fmt: skip
_PEOPLE = ("author", "editor", "contributor", "container-author")
_RECORD: Schema = {  # further entries of CSL are taken as well
    "type": "object",
    "properties": {
        key: explained(key, inner, "Csl")
        for key, inner in {
            **dict.fromkeys(_CSL, _TEXT),
            **dict.fromkeys(_PEOPLE, _NAMES),
            **dict.fromkeys(("issued", "accessed"), _DATE),
        }.items()
    },
    "required": ["type", "title"],
}
_CREDITS: Schema = {
    "type": "object",
    "properties": {key: explained(key, listed(_TEXT)) for key in ("rendering", "encoding")},
    "additionalProperties": listed(_TEXT),
}
_MOMENTS = listed(
    one_object(
        {
            **dict.fromkeys(("robbed", "exposed", "captured"), CARD),
            "declared": _CARDS,
            **dict.fromkeys(("last_trick", "stays_out", "by", "from"), _SEAT),
        },
        "Moment",
    )
)
_GIVEN: Mapping[str, Schema] = {
    "moments": _MOMENTS,
    "dealer": _SEAT,
    "what": one_of(PENALTIES, "penalties"),
    "last": one_of(("yes", "no"), "last"),
}


def _by_step(inner: Schema) -> Schema:
    return {"type": "object", "propertyNames": _STEP, "additionalProperties": inner}


OWN: Mapping[tuple[str, str], Schema] = {
    ("Source", "provisions"): {}, ("Source", "examples"): {},
    ("Source", "bibliography"): _RECORD, ("Source", "credits"): _CREDITS,
    ("Source", "rights"): listed(words([r.value for r in Rights], WORDS["Rights"])),
    ("Numbering", "counts"): listed(one_of(LOCUS_KEYS, "loci")),
    ("Provision", "locus"): one_object({**dict.fromkeys(LOCUS_KEYS, _TEXT), "of": _TEXT}, "Locus"),
    ("Provision", "matter"): _STAGES,
    ("Example", "changes"): {"type": "object"},
    ("Example", "forms"): listed(FORM),
    ("Example", "given"): {"type": "object"}, ("Example", "expected"): {"type": "object"},
    ("Question", "id"): {"type": "string", "pattern": "^[a-z0-9_]+$"},
    ("NamedTerm", "matter"): _STAGES, ("NamedTerm", "id"): _SLUG,
    ("Unshown", "id"): _SLUG, ("Unshown", "answers"): listed(_ANSWER), ("Unshown", "cites"): CITES,
    ("CruxEntry", "id"): {"type": "string", "pattern": "^X[0-9]{1,3}[a-z]?$"},
    ("CruxEntry", "letters"): _LETTERS, ("CruxEntry", "unplayable"): _LETTERS,
    ("PrintedCard", "id"): CARD, ("PrintedCard", "cites"): CITES, ("Use", "cites"): CITES,
    ("Shown", "step"): _STEP, ("Shown", "deal"): _DEAL_ID,
    ("Deal", "slug"): {}, ("Deal", "ruleset"): {}, ("Deal", "hands"): _BY_SEAT,
    ("Deal", "cites"): CITES, ("Deal", "dealer"): _SEAT,
    ("Deal", "pack"): _CARDS, ("Deal", "marks"): _by_step(one_of(SYMBOLS, "symbols")),
    ("Deal", "expect"): _EXPECT, ("Deal", "start"): _STEP,
    ("Line", "policy"): _POLICY, ("Line", "then"): _POLICY, ("Line", "out"): listed(_SEAT),
    ("Line", "forced"): _by_step({"anyOf": [CARD, _CARDS]}),
    ("Other", "play"): CARD, ("Other", "then"): _POLICY,
    ("Travels", "by"): one_of(WORDS["travels"], "travels"),
    ("Travels", "to"): {**listed(FORM), "maxItems": 3},
    ("Irregularity", "what"): one_of(SLIPS, "slips"), ("Irregularity", "step"): _STEP,
    ("Irregularity", "noticed"): _STEP, ("Irregularity", "seat"): _SEAT,
    ("Irregularity", "cards"): _CARDS,
    ("Irregularity", "more"): _COUNTS, ("Irregularity", "fewer"): _COUNTS,
}  # fmt: skip
BEFORE_PLAY: Mapping[str, Schema] = {  # keys of a deal that stand beside its hands
    "made": one_of([MADE], "made"),
    "robbed": _BY_SEAT,
    "taken": _CARDS,
    "discarded": _BY_SEAT,
}


def figures_of_kinds() -> list[Schema]:
    """What an example of each kind gives and expects."""
    return [
        {
            "if": {"properties": {"kind": {"const": kind.value}}},
            "then": {
                "properties": {
                    "given": one_object({k: _GIVEN.get(k, {}) for k in GIVEN[kind]}, "Given"),
                    "expected": one_object({k: {} for k in EXPECTED[kind]}, "Expected"),
                }
            },
        }
        for kind in GIVEN
    ]
