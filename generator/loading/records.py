"""Nodes to the model's records, by the annotations of their fields.

One `Reader` reads one file. What does not fit becomes a fault of the file's ground: code 001
for a key too many, 002 for a key wanting, 003 for a value that is not what is due, 004 for a
card. A value that could not be read is `BAD`, of which nothing more is said.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from types import UnionType
from typing import Any, Final, TypeVar, get_args, get_origin

from generator.loading.annotations import is_optional, is_sentence, shortened, what_may_be
from generator.loading.faults import Faults, did_you_mean, may_be, near
from generator.loading.nodes import KIND_NAMES, ListNode, MapNode, Node, TextNode, plain
from generator.model.answers import Mark
from generator.model.texts import Texts

T = TypeVar("T")


class Bad(Enum):
    """The type of BAD: what stands for a value that could not be read."""

    BAD = "bad"


BAD: Final = Bad.BAD
FIGURE = re.compile(r"(0|[1-9]\d{0,8})\Z")
_PROSE_KEYS = frozenset({"note", "notes", "comment", "text", "about", "remark", "because"})


@dataclass(frozen=True, slots=True)
class Shape:
    """How a record stands in its file, where that is not as in the model."""

    unwritten: frozenset[str] = frozenset()  # fields that other files fill
    renamed: Mapping[str, str] = field(default_factory=dict)  # field -> key
    lacking: Mapping[str, object] = field(default_factory=dict)  # field -> value if left out
    readers: Mapping[str, Callable[["Reader", Node], object]] = field(default_factory=dict)


_AS_IN_THE_MODEL = Shape()


class Reader:
    """Reads the nodes of one file, and keeps the faults of its ground."""

    def __init__(self, faults: Faults, ground: str, shapes: Mapping[type, Shape] | None = None):
        self.faults = faults
        self.ground = ground
        self.shapes = shapes or {}

    def fault(self, number: str, node: Node, message: str, *hints: str) -> Bad:
        """Keep a fault of this file's ground, and give back BAD."""
        self.faults.at(self.ground + number, node, message, *hints)
        return BAD

    def record(self, kind: type[T], node: Node, **given: object) -> T | Bad:
        """The record of that kind; `given` are fields that do not stand in the file."""
        found = self.map(node, f"a record ({', '.join(self._keys(kind, given))})")
        if found is BAD:
            return BAD
        self.known_keys(found, self._keys(kind, given))
        values = dict(given)
        for f in self._written(kind, given):
            values[f.name] = self._field(kind, f, found)
        if BAD in values.values():
            return BAD
        return kind(**values)

    def _written(self, kind: type, given: Mapping[str, object]) -> list[Field[Any]]:
        shape = self.shapes.get(kind, _AS_IN_THE_MODEL)
        return [
            f
            for f in fields(kind)
            if f.name not in given and f.name not in shape.unwritten and f.type is not Texts
        ]

    def _keys(self, kind: type, given: Mapping[str, object]) -> list[str]:
        shape = self.shapes.get(kind, _AS_IN_THE_MODEL)
        written = self._written(kind, given)
        return [shape.renamed.get(f.name, f.name) for f in written if f.type is not Mark]

    def _field(self, kind: type, f: Field[Any], found: MapNode) -> object:
        shape = self.shapes.get(kind, _AS_IN_THE_MODEL)
        if f.type is Mark:
            return found.at
        key = shape.renamed.get(f.name, f.name)
        node = found.values.get(key)
        if node is not None:
            own = shape.readers.get(f.name)
            return own(self, node) if own else self.value(f.type, node, key)
        if f.name in shape.lacking:
            return shape.lacking[f.name]
        if f.default is not MISSING:
            return f.default
        if is_optional(f.type):
            return None
        return self.wanting(found, key, self._keys(kind, {}), what_may_be(f.type))

    def wanting(self, node: MapNode, key: str, known: Sequence[str], *hints: str) -> Bad:
        """Keep a fault for a key that is not there, unless it is there misspelt."""
        strange = [k for k in node.values if k not in known]
        if node.broken or near(key, strange, 1):
            return BAD
        return self.fault("002", node, f"the key '{key}' is wanting", *hints)

    def known_keys(self, node: MapNode, allowed: list[str]) -> None:
        """Keep a fault for each key that is not allowed."""
        for key, place in node.keys.items():
            if key in allowed:
                continue
            if key in _PROSE_KEYS:
                self.faults.at(
                    "T003",
                    place,
                    f"'{key}' is a text, and this is a data file",
                    "texts stand in <name>.<lang>.yaml beside it, by id",
                )
            else:
                self.fault(
                    "001",
                    place,
                    f"the key '{key}' is not known here",
                    may_be(allowed),
                    did_you_mean(key, allowed),
                )

    def value(self, kind: Any, node: Node, what: str) -> object:
        """The value of an annotated type; `what` names it in a fault."""
        if node.bad:
            return BAD
        if isinstance(kind, UnionType):
            return self._union(kind, node, what)
        origin, args = get_origin(kind), get_args(kind)
        if origin is tuple:
            return self.list(node, args[0], what)
        if origin is not None and issubclass(origin, Mapping):
            return self._mapping(node, args[1], what)
        if kind is object:
            return plain(node)
        if kind is str or kind is int or (isinstance(kind, type) and issubclass(kind, Enum)):
            return self._scalar(kind, node, what)
        return self.record(kind, node)

    def _union(self, kind: UnionType, node: Node, what: str) -> object:
        inner = [k for k in get_args(kind) if k is not type(None)]
        return self.value(inner[0], node, what)

    def _scalar(self, kind: type, node: Node, what: str) -> object:
        word = self.word(node, what)
        if word is BAD or kind is str:
            return word
        return self.figure(node, what) if kind is int else self.choice(kind, node, what)

    def word(self, node: Node, what: str) -> str | Bad:
        """A text on one line."""
        if node.bad:
            return BAD
        if not isinstance(node, TextNode):
            return self.fault(
                "003", node, f"{what}: {KIND_NAMES[type(node)]} stands where a word is due"
            )
        return node.text

    def figure(self, node: Node, what: str) -> int | Bad:
        """A whole number, 0 or more."""
        word = self.word(node, what)
        if word is BAD:
            return BAD
        if not FIGURE.match(word):
            return self.fault(
                "003",
                node,
                f"{what}: '{shortened(word)}' is no figure",
                "write it in digits, as 21",
            )
        return int(word)

    def choice(self, kind: type[Enum], node: Node, what: str) -> object:
        """A member of an enum, by its word."""
        word = self.one_of([m.value for m in kind], node, what)
        return BAD if word is BAD else kind(word)

    def one_of(self, allowed: list[str], node: Node, what: str, number: str = "003") -> str | Bad:
        """One of the allowed words."""
        word = self.word(node, what)
        if word is BAD or word in allowed:
            return word
        if is_sentence(word):
            self.faults.at(
                "T003",
                node,
                f"{what}: a sentence stands where a word is due",
                may_be(allowed),
                "what is to be said stands in <name>.<lang>.yaml",
            )
            return BAD
        return self.fault(
            number,
            node,
            f"{what}: '{shortened(word)}' is not known",
            may_be(allowed),
            did_you_mean(word, allowed),
        )

    def list(self, node: Node, kind: Any, what: str) -> tuple[object, ...] | Bad:
        """A list, each item of that type."""
        if node.bad:
            return BAD
        if not isinstance(node, ListNode):
            shown = f"[{plain(node)}]" if isinstance(node, TextNode) else ""
            return self.fault(
                "003",
                node,
                f"{what}: {KIND_NAMES[type(node)]} stands where a list is due",
                f"write   {shown}" if shown else "",
            )
        values = tuple(self.value(kind, item, what) for item in node.items)
        return BAD if BAD in values else values

    def map(self, node: Node | None, what: str) -> MapNode | Bad:
        """A map."""
        if node is None or node.bad:
            return BAD
        if not isinstance(node, MapNode):
            return self.fault("003", node, f"{KIND_NAMES[type(node)]} stands where {what} is due")
        return node

    def _mapping(self, node: Node, kind: Any, what: str) -> object:
        found = self.map(node, "a map")
        if found is BAD:
            return BAD
        values = {
            key: self.value(kind, inner, f"{what}.{key}") for key, inner in found.values.items()
        }
        return BAD if BAD in values.values() else values
