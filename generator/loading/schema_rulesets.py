"""JSON Schema of ruleset.yaml, from the questionnaire and its English prose."""

from collections.abc import Mapping

from generator.loading.answers import conditions
from generator.loading.schema_records import (
    CARD_WORD,
    CITES,
    FIGURE,
    FORM,
    ID,
    RANGE,
    Schema,
    listed,
    words,
)
from generator.loading.schema_words import ENTRY, KEYS, WORDS
from generator.model.answers import EDITORS, CruxKind, Evidence
from generator.model.questions import Question, Shape
from generator.model.seats import Sides
from generator.model.texts import FIRST_LANGUAGE, Texts

_LETTER = "^[A-Z]$"
_CRUX: Schema = {"type": "string", "pattern": "^X[0-9]{1,3}[a-z]?$", "description": KEYS["crux"]}
_VALUE_GIVEN = (Evidence.STATED, Evidence.IMPLIED, Evidence.CONJECTURED)


def ruleset_schema(questions: Mapping[str, Question], prose: Mapping[str, Texts]) -> Schema:
    """The schema of a rule set; `prose` are the texts of the questionnaire by stage."""
    texts = {q.id: prose.get(q.stage, Texts()) for q in questions.values()}
    values = {_value_name(q): _value(q, texts[q.id]) for q in questions.values()}
    properties: Schema = {
        "id": {**ID, "description": KEYS["id"]},
        "source": {**ID, "description": KEYS["source"]},
        "witness_of": {**ID, "description": KEYS["witness_of"]},
        "forms": _by_name("^[a-z0-9-]+$", _form(), KEYS["forms"]),
        "cruxes": _by_name(_CRUX["pattern"], _crux(), KEYS["cruxes"]),
        "answers": {
            **_object({q.id: _answer(q, texts[q.id]) for q in questions.values()}, []),
            "description": KEYS["answers"],
        },
        "unencoded": {**listed(_unencoded()), "description": KEYS["unencoded"]},
    }
    entries = {f"entry-{name}": _entry(_ref(name)) for name in values}
    return {
        **_object(properties, ["id", "source", "answers"]),
        "definitions": {**_SHARED, **values, **entries},
    }


def _unencoded() -> Schema:
    note = {"type": "string", "description": KEYS["note"]}
    return _object({"cites": _ref("cites"), "note": note}, ["cites", "note"])


def _value_name(question: Question) -> str:
    """The definition of a question's values: its own if it has words, else that of the type."""
    return question.id if question.allowed else f"any-{question.type.value}"


def _object(properties: Schema, required: list[str]) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }


def _by_name(pattern: str, inner: Schema, description: str) -> Schema:
    return {
        "type": "object",
        "patternProperties": {pattern: inner},
        "additionalProperties": False,
        "description": description,
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def _form() -> Schema:
    players: Schema = {"enum": [2, 3, 4], "description": KEYS["players"]}
    sides = {**words((s.value for s in Sides), WORDS), "description": KEYS["sides"]}
    return _object({"players": players, "sides": sides}, ["players", "sides"])


def _crux() -> Schema:
    kind = {**words((k.value for k in CruxKind), WORDS), "description": ENTRY["kind"]}
    play = {"type": "string", "pattern": _LETTER, "description": "The letter that is played."}
    return _object({"kind": kind, "cites": _ref("cites"), "play": play}, ["kind", "play"])


def _text(texts: Texts, *path: str) -> str:
    found = texts.find(FIRST_LANGUAGE, *path)
    return found.words if found else ""


def _value(question: Question, texts: Texts) -> Schema:
    """The values that answer a question."""
    told = {w: _told(question, texts, w) for w in question.allowed}
    one = words(question.allowed, told)
    figure = FIGURE if not question.allowed else {"anyOf": [FIGURE, one]}
    by_shape: dict[Shape, Schema] = {
        Shape.CHOICE: one,
        Shape.NUMBER: figure,
        Shape.NUMBERS: listed(FIGURE),
        Shape.WORDS: listed(one),
        Shape.CARDS: listed(CARD_WORD),
        Shape.SETS: listed(listed(CARD_WORD)),
        Shape.RANGES: listed(RANGE),
    }
    return {**by_shape[question.type], "description": ENTRY["value"]}


def _told(question: Question, texts: Texts, word: str) -> str:
    short = _text(texts, question.name, "values", word)
    says = _text(texts, question.name, "says", word)
    return f"{short}. {says}".strip(". ") + "." if short or says else ""


def _answer(question: Question, texts: Texts) -> Schema:
    """One entry, or a list of entries with their forms."""
    when = f"Arises when {conditions(question)}." if question.applies_when else ""
    unit = f"In {question.unit}." if question.unit else ""
    asked = [_text(texts, question.name, "asks"), _text(texts, question.name, "how"), unit, when]
    entry = _ref(f"entry-{_value_name(question)}")
    return {
        "title": _text(texts, question.name, "short") or question.id,
        "description": "\n\n".join(line for line in asked if line),
        "anyOf": [entry, listed({"allOf": [entry, {"required": ["forms"]}]})],
    }


def _entry(value: Schema) -> Schema:
    """The five shapes as one object, so that editors offer all keys."""
    filler = _object({"value": value, "from": _ref("from")}, ["value", "from"])
    properties: Schema = {
        "forms": _ref("forms"),
        "value": value,
        "evidence": _ref("evidence"),
        "cites": _ref("cites"),
        "see": _ref("see"),
        "completed_from": _ref("from"),
        "supplied": {
            "description": ENTRY["supplied"],
            "anyOf": [filler, _by_name(_LETTER, filler, "By letter of the crux.")],
        },
        "crux": _ref("crux"),
        "readings": _by_name(_LETTER, _reading(value), "By letter."),
    }
    shapes = [["value", "evidence", "cites"], ["evidence", "cites"], ["crux", "readings"]]
    return {**_object(properties, []), "anyOf": [{"required": keys} for keys in shapes]}


def _reading(value: Schema) -> Schema:
    """A reading of a crux; of one that is not playable, any value."""
    properties: Schema = {
        "value": {"description": ENTRY["value"]},
        "evidence": _ref("given"),
        "cites": _ref("cites"),
        "see": _ref("see"),
        "completed_from": _ref("from"),
        "playable": {"enum": ["yes", "no"], "description": ENTRY["playable"]},
    }
    return {
        **_object(properties, ["value", "evidence", "cites"]),
        "if": {"properties": {"playable": {"const": "no"}}, "required": ["playable"]},
        "else": {"properties": {"value": value}},
    }


_SHARED: Schema = {
    "cites": CITES,
    "see": {**CITES, "description": KEYS["see"]},
    "forms": {**listed(ID), "description": "The forms that this entry is for."},
    "from": {"description": KEYS["from"], "anyOf": [{"const": EDITORS}, FORM]},
    "crux": _CRUX,
    "evidence": {**words((e.value for e in Evidence), WORDS), "description": ENTRY["evidence"]},
    "given": {**words((e.value for e in _VALUE_GIVEN), WORDS), "description": ENTRY["evidence"]},
}
