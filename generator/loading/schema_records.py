"""JSON Schema of records, by the same annotations that `records` reads them by."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, get_args, get_origin

from generator.loading.annotations import is_optional
from generator.loading.records import Shape
from generator.loading.schema_keys import told
from generator.loading.schema_words import RECORDS, WORDS, words
from generator.model.answers import Mark
from generator.model.texts import Texts

Schema = dict[str, Any]
DRAFT = "http://json-schema.org/draft-07/schema#"
ID: Schema = {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}
_SUIT_CARD = "[CDSBcdsb](10|[1-9JNQKjnqk])"
_TRUMP = "[Tt](40|[1-3][0-9]|[1-9])"
CARD: Schema = {"type": "string", "pattern": f"^({_SUIT_CARD}|{_TRUMP}|[Mm])$"}
CARD_WORD: Schema = {
    "type": "string",
    "pattern": f"^({_SUIT_CARD}|{_TRUMP}(-{_TRUMP})?|[Mm]|counting)$",
    "description": "CK D10 SN B1 (J N Q K), T1 to T40, M; a range T21-T27; the word counting",
}
RANGE: Schema = {"type": "string", "pattern": f"^{_TRUMP}-{_TRUMP}$", "description": "as T28-T40"}
CITES: Schema = {
    "type": "array",
    "items": {"type": "string", "pattern": "^([a-z0-9-]+:)?[a-z0-9-]+$"},
}
FORM: Schema = {"type": "string", "pattern": "^[a-z0-9-]+/[a-z0-9-]+$"}
FIGURE: Schema = {"type": "integer", "minimum": 0}
Own = Mapping[tuple[str, str], Schema]  # schemas of fields that are not as annotated


def listed(items: Schema) -> Schema:
    """A list of such items."""
    return {"type": "array", "items": items}


def explained(key: str, inner: Schema, record: str = "") -> Schema:
    """The schema of a key, with what editors show over it; a definition has that itself."""
    line = {} if "$ref" in inner else told(key, record)
    return {**line, **inner, **line}


def one_object(
    properties: Mapping[str, Schema], record: str, required: Iterable[str] = ()
) -> Schema:
    """An object with just these keys, each explained as that record has it."""
    return {
        "type": "object",
        "properties": {key: explained(key, inner, record) for key, inner in properties.items()},
        "required": list(required),
        "additionalProperties": False,
    }


def record_schema(kind: type, shapes: Mapping[type, Shape], own: Own) -> Schema:
    """The schema of a record as it stands in its file."""
    shape = shapes.get(kind, Shape())
    properties: Schema = {}
    required = []
    for f in fields(kind):
        if (
            f.name in shape.unwritten
            or f.type in (Mark, Texts)
            or own.get((kind.__name__, f.name)) == {}
        ):
            continue
        key = shape.renamed.get(f.name, f.name)
        inner = _field(kind.__name__, f.name, f.type, shapes, own)
        properties[key] = explained(key, inner, kind.__name__)
        if f.name not in shape.lacking and f.default is MISSING and not is_optional(f.type):
            required.append(key)
    found: Schema = {
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": False,
    }
    if kind.__name__ in RECORDS:
        found["description"] = RECORDS[kind.__name__]
    return found


def _field(kind: str, name: str, annotation: Any, shapes: Mapping[type, Shape], own: Own) -> Schema:
    if (kind, name) in own:
        return dict(own[kind, name])
    return ID if name == "id" else _value(annotation, shapes, own)


def _value(annotation: Any, shapes: Mapping[type, Shape], own: Own) -> Schema:
    """The schema of an annotated type."""
    if isinstance(annotation, UnionType):
        return _value(next(k for k in get_args(annotation) if k is not type(None)), shapes, own)
    origin, args = get_origin(annotation), get_args(annotation)
    if origin is tuple:
        return listed(_value(args[0], shapes, own))
    if origin is not None and issubclass(origin, Mapping):
        return {"type": "object", "additionalProperties": _value(args[1], shapes, own)}
    if is_dataclass(annotation) and isinstance(annotation, type):
        return record_schema(annotation, shapes, own)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return words((m.value for m in annotation), WORDS[annotation.__name__])
    plain: dict[Any, Schema] = {str: {"type": ["string", "number"]}, int: FIGURE, object: {}}
    return dict(plain[annotation])
