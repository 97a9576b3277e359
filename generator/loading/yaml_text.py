"""Strict YAML as nodes with places: no anchors, tags, merge keys or duplicate keys; all is text.

Read from PyYAML's events (libyaml), not from `compose()`: events still tell an anchor that
nothing uses, how a scalar was quoted, and all that stood before the place where reading failed.
"""

from pathlib import Path
from typing import Any

import yaml

from generator.loading.faults import Faults
from generator.loading.nodes import ListNode, MapNode, Node, TextNode
from generator.loading.yaml_bytes import clean_text, file_bytes
from generator.loading.yaml_faults import tell_syntax
from generator.model.answers import Mark

MAX_DEPTH = 20
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_READ: dict[str, tuple[bytes, Node]] = {}  # by name, what was last read without a fault
_SAY_THE_WORD = "say the word: none, stock, allowed, barred"
_NOTHING = frozenset({"null", "Null", "NULL", "~", ""})
_TRUTH = frozenset({"true", "True", "TRUE", "false", "False", "FALSE"})
_QUOTES = "“”„‟‘’‚‛«»‹›"


def read_file(root: Path, file: str, faults: Faults) -> Node | None:
    """The node of a data file under `root`; None, with a fault, if it could not be read on.

    Of the same bytes it is the same node: while somebody writes, one file of hundreds is other.
    """
    data = file_bytes(root / file, file, faults)
    if data is None:
        return None
    known, node = _READ.get(file, (None, None))
    if known != data:
        before = len(faults)
        node = read_bytes(data, file, faults)
        if node is not None and len(faults) == before:
            _READ[file] = data, node
    return node


def read_bytes(data: bytes, file: str, faults: Faults) -> Node | None:
    """The node that bytes hold; `file` is the name that faults will say."""
    prose = is_prose(file)
    text = clean_text(data, file, prose, faults)
    if text is None:
        return None
    before = len(faults)
    builder = _Builder(file, prose, faults, text)
    try:
        node = builder.build()
    except yaml.MarkedYAMLError as error:
        tell_syntax(error, text, file, faults)
        return None
    except _TooDeep:
        return None
    if not text.endswith("\n"):
        _no_last_line_end(text, file, faults)
        return None
    builder.tell_last()
    if node is None and len(faults) == before:
        faults.add(
            "Y002",
            Mark(file, 1, 1),
            "the file holds nothing but comments",
            "write its records, or take the file away",
        )
    return node


def is_prose(file: str) -> bool:
    """Whether a file holds prose: `<name>.<lang>.yaml`."""
    return file.rpartition("/")[2].count(".") > 1


def _no_last_line_end(text: str, file: str, faults: Faults) -> None:
    last = text.rpartition("\n")[2]
    faults.add(
        "Y009",
        Mark(file, text.count("\n") + 1, len(last) + 1),
        "the file breaks off: its last line has no end",
        "see what is missing; if nothing is, end the line",
    )


class _TooDeep(Exception):
    """The file is nested deeper than anything that we write."""


class _Builder:
    """Builds nodes from events, and tells each thing that strict YAML does not have."""

    def __init__(self, file: str, prose: bool, faults: Faults, text: str) -> None:
        self.file = file
        self.prose = prose
        self.faults = faults
        self.text = text
        self.documents = 0
        written = text.rstrip()
        self.end = (written.count("\n") + 1, len(written) - written.rfind("\n"))
        self.last: Mark | None = None  # an empty value at the end of the file

    def build(self) -> Node | None:
        """The node of the only document; raises yaml.MarkedYAMLError where reading fails."""
        self.events = yaml.parse(self.text, Loader=_LOADER)
        node = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent):
                self.document(event)
            elif not isinstance(event, _STREAM):
                built = self.node(event, 1)
                node = built if self.documents == 1 else node
        return node

    def document(self, event: yaml.DocumentStartEvent) -> None:
        self.documents += 1
        if self.documents > 1:
            self.faults.add(
                "Y015",
                self.mark(event),
                "a second document begins here",
                "a file holds one: take the line --- away",
            )
        elif event.version or event.tags:
            self.faults.add(
                "Y015", self.mark(event), "a % directive stands before this line", "take it away"
            )

    def mark(self, event: Any) -> Mark:
        return Mark(self.file, event.start_mark.line + 1, event.start_mark.column + 1)

    def node(self, event: Any, depth: int) -> Node:
        if depth > MAX_DEPTH:
            self.faults.add("Y018", self.mark(event), f"nested deeper than {MAX_DEPTH} levels")
            raise _TooDeep
        if isinstance(event, yaml.AliasEvent):
            self.faults.add(
                "Y011",
                self.mark(event),
                f"the alias *{event.anchor} stands here",
                "write the value out",
            )
            return TextNode("", self.mark(event), bad=True)
        self.plain_node(event)
        if isinstance(event, yaml.ScalarEvent):
            return self.scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self.sequence(event, depth)
        return self.mapping(event, depth)

    def plain_node(self, event: Any) -> None:
        if event.anchor is not None:
            self.faults.add(
                "Y011",
                self.mark(event),
                f"the anchor &{event.anchor} stands here",
                "take it away, and write the value out where it is due",
                width=len(event.anchor) + 1,
            )
        if event.tag is not None:
            shown = event.tag.replace("tag:yaml.org,2002:", "!!")
            self.faults.add(
                "Y012",
                self.mark(event),
                f"the tag {shown} stands here",
                "take it away",
                width=len(shown),
            )

    def scalar(self, event: Any) -> TextNode:
        at = self.mark(event)
        start, end = event.start_mark, event.end_mark
        width = end.column - start.column if end.line == start.line else 1
        text: str = event.value
        bad = self.told(text, not event.style, at, max(1, width))
        return TextNode(text.rstrip("\n"), at, max(1, width), bad)

    def told(self, text: str, bare: bool, at: Mark, width: int) -> bool:
        """Whether a scalar is none of ours: nothing, a truth value, in a book's quotes."""
        if not text and (at.line, at.column) >= self.end:
            self.last = at  # unless the file breaks off here, which is told by others
            return True
        if (bare and text in _NOTHING) or not text.strip():
            what = f"'{text}' stands here" if text.strip() else "the value is empty"
            self.faults.add("Y016", at, what, _SAY_THE_WORD, width=width)
        elif bare and text in _TRUTH:
            self.faults.add("Y017", at, f"'{text}' stands here", _SAY_THE_WORD, width=width)
        elif bare and not self.prose and text[0] in _QUOTES and text[-1] in _QUOTES:
            inner = text.strip(_QUOTES)
            self.faults.add(
                "Y019",
                at,
                f"{text} stands in a book's quotation marks",
                f"write it without: {inner}",
                width=width,
            )
        else:
            return False
        return True

    def tell_last(self) -> None:
        """Tell of an empty value at the end, once the file is known to be whole."""
        if self.last is not None:
            self.faults.add("Y016", self.last, "the value is empty", _SAY_THE_WORD)

    def sequence(self, event: yaml.SequenceStartEvent, depth: int) -> ListNode:
        items = []
        for inner in self.events:
            if isinstance(inner, yaml.SequenceEndEvent):
                break
            items.append(self.node(inner, depth + 1))
        return ListNode(tuple(items), self.mark(event))

    def mapping(self, event: yaml.MappingStartEvent, depth: int) -> MapNode:
        values: dict[str, Node] = {}
        keys: dict[str, TextNode] = {}
        broken = False
        for inner in self.events:
            if isinstance(inner, yaml.MappingEndEvent):
                break
            key = self.key(inner, keys, depth)
            value = self.node(next(self.events), depth + 1)
            if key is None:
                broken = True
            else:
                keys[key.text], values[key.text] = key, value
        return MapNode(values, keys, self.mark(event), broken=broken)

    def key(self, event: Any, keys: dict[str, TextNode], depth: int) -> TextNode | None:
        """The key, None with a fault if it may not stand here."""
        node = self.node(event, depth + 1)
        if node.bad:
            return None
        if not isinstance(node, TextNode):
            self.faults.at("Y020", node, "a key is a word, not a list or a map")
        elif node.text == "<<":
            self.faults.at("Y013", node, "the merge key << stands here", "write the values out")
        elif node.text in keys:
            first = keys[node.text].at.line
            self.faults.at(
                "Y014",
                node,
                f"the key '{node.text}' stands twice, first on line {first}",
                "take one of the two away",
            )
        else:
            return node
        return None


_STREAM = (yaml.StreamStartEvent, yaml.StreamEndEvent, yaml.DocumentEndEvent)
