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
    explained,
    listed,
    one_object,
)
from generator.loading.schema_words import one_of, words
from generator.model.answers import EDITORS, CruxKind, Evidence
from generator.model.questions import Question, Shape
from generator.model.seats import Sides
from generator.model.texts import FIRST_LANGUAGE, Texts

_LETTER = "^[A-Z]$"
_CRUX = explained("crux", {"type": "string", "pattern": "^X[0-9]{1,3}[a-z]?$"})
_VALUE_GIVEN = (Evidence.STATED, Evidence.IMPLIED, Evidence.CONJECTURED)


def ruleset_schema(questions: Mapping[str, Question], prose: Mapping[str, Texts]) -> Schema:
    """The schema of a rule set; `prose` are the texts of the questionnaire by stage."""
    texts = {q.id: prose.get(q.stage, Texts()) for q in questions.values()}
    values = {_value_name(q): _value(q, texts[q.id]) for q in questions.values()}
    answers = {q.id: _answer(q, texts[q.id]) for q in questions.values()}
    whole = one_object(
        {
            "id": ID,
            "was": listed(ID),
            "source": ID,
            "witness_of": ID,
            "forms": _by_name("^[a-z0-9-]+$", _form()),
            "cruxes": _by_name(_CRUX["pattern"], _crux()),
            "answers": _object(answers),
            "unencoded": listed(_unencoded()),
        },
        "RuleSet",
        ["id", "source", "answers"],
    )
    entries = {f"entry-{name}": _entry(_ref(name)) for name in values}
    return {**whole, "definitions": {**_SHARED, **values, **entries}}


def _unencoded() -> Schema:
    both: Schema = {"cites": _ref("cites"), "note": {"type": "string"}}
    return one_object(both, "Entry", both)


def _value_name(question: Question) -> str:
    """The definition of a question's values: its own if it has words, else that of the type."""
    return question.id if question.allowed else f"any-{question.type.value}"


def _object(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _by_name(pattern: str, inner: Schema) -> Schema:
    return {
        "type": "object",
        "patternProperties": {pattern: inner},
        "additionalProperties": False,
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def _form() -> Schema:
    players, sides = one_of((2, 3, 4), "players"), one_of((s.value for s in Sides), "Sides")
    return one_object({"players": players, "sides": sides}, "Form", ["players", "sides"])


def _crux() -> Schema:
    kind = one_of((k.value for k in CruxKind), "CruxKind")
    play = {"type": "string", "pattern": _LETTER}
    found: Schema = {"kind": kind, "cites": _ref("cites"), "play": play}
    return one_object(found, "Crux", ["kind", "play"])


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
    return explained("value", by_shape[question.type], "Entry")


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
    filler = one_object({"value": value, "from": _ref("from")}, "Filler", ["value", "from"])
    properties: Schema = {
        "forms": _ref("forms"),
        "value": value,
        "evidence": _ref("evidence"),
        "cites": _ref("cites"),
        "see": _ref("see"),
        "completed_from": _ref("completed_from"),
        "supplied": {"anyOf": [filler, _by_name(_LETTER, filler)]},
        "crux": _ref("crux"),
        "readings": _by_name(_LETTER, _reading(value)),
    }
    shapes = [["value", "evidence", "cites"], ["evidence", "cites"], ["crux", "readings"]]
    return {
        **one_object(properties, "Entry"),
        "anyOf": [{"required": keys} for keys in shapes],
    }


def _reading(value: Schema) -> Schema:
    """A reading of a crux; of one that is not playable, any value."""
    properties: Schema = {
        "value": {},
        "evidence": _ref("given"),
        "cites": _ref("cites"),
        "see": _ref("see"),
        "completed_from": _ref("completed_from"),
        "playable": one_of(("yes", "no"), "playable"),
    }
    return {
        **one_object(properties, "Entry", ["value", "evidence", "cites"]),
        "if": {"properties": {"playable": {"const": "no"}}, "required": ["playable"]},
        "else": {"properties": {"value": value}},
    }


_FROM: Schema = {"anyOf": [{"const": EDITORS}, FORM]}
_GIVEN = one_of((e.value for e in _VALUE_GIVEN), "Evidence")
_SHARED: Schema = {
    "cites": explained("cites", CITES),
    "see": explained("see", CITES),
    "forms": explained("forms", listed(ID), "Entry"),
    "from": explained("from", _FROM),
    "completed_from": explained("completed_from", _FROM),
    "crux": _CRUX,
    "evidence": explained("evidence", one_of((e.value for e in Evidence), "Evidence"), "Entry"),
    "given": explained("evidence", _GIVEN, "Entry"),
}
