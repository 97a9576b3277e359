"""sources/<id>/: the record of a work, its provisions in its own order, its worked examples."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.loading.examples import EXAMPLE, check_example
from generator.loading.faults import Faults, did_you_mean, may_be
from generator.loading.nodes import ListNode, MapNode, Node, TextNode, plain
from generator.loading.prose import Prose, read_prose
from generator.loading.records import BAD, Reader, Shape
from generator.loading.ruleset_file import ID
from generator.loading.yaml_text import read_file
from generator.model.library import STAGES
from generator.model.source import Example, Locus, Provision, Read, Rights, Source

LOCUS_KEYS = ("page", "paragraph", "section", "law", "bullet", "line", "folio", "footnote")
STEMS = ("source", "rendering", "notes", "examples", "text")


@dataclass(slots=True)
class ReadSource:
    """A source, the nodes of its records and its prose, for the checks of the library."""

    source: Source
    prose: Mapping[str, Prose]  # by stem of the file
    examples: Mapping[str, MapNode]
    loci: Mapping[str, MapNode]  # by provision
    doubts: Mapping[str, MapNode] = field(default_factory=dict)  # by field of the record
    unread: frozenset[str] = frozenset()  # files that could not be read


@dataclass(slots=True)
class _Listed:
    """The records of one list file, with their nodes by id."""

    records: list[Any] = field(default_factory=list)
    nodes: dict[str, MapNode] = field(default_factory=dict)
    read: bool = True


def read_source(root: Path, source_id: str, faults: Faults) -> ReadSource | None:
    """The source of that folder; None with faults if its source.yaml cannot be read."""
    folder = f"sources/{source_id}"
    prose = {stem: read_prose(root, folder, stem, faults) for stem in STEMS}
    provisions = _read_list(root, f"{folder}/provisions.yaml", Provision, faults)
    examples = _read_list(root, f"{folder}/examples.yaml", Example, faults)
    node = read_file(root, f"{folder}/source.yaml", faults)
    reader = Reader(faults, "S", SHAPES)
    if node is None:
        return None
    source = reader.record(
        Source, node,
        provisions=tuple(provisions.records), examples=tuple(examples.records),
        texts=prose["source"].texts, rendering=prose["rendering"].texts,
        notes=prose["notes"].texts, example_texts=prose["examples"].texts,
    )  # fmt: skip
    if source is BAD or not isinstance(node, MapNode):
        return None
    _check_head(reader, source, source_id, node)
    loci = {k: n.values["locus"] for k, n in provisions.nodes.items()}
    maps = {k: n for k, n in loci.items() if isinstance(n, MapNode)}
    listed = (("provisions", provisions), ("examples", examples))
    unread = frozenset(name for name, found in listed if not found.read)
    return ReadSource(source, prose, examples.nodes, maps, _doubts(source, node), unread)


def _doubts(source: Source, node: MapNode) -> dict[str, MapNode]:
    listed = node.values.get("doubts")
    nodes = listed.items if isinstance(listed, ListNode) else ()
    pairs = zip(source.doubts, nodes, strict=True)
    return {doubt.field.value: item for doubt, item in pairs if isinstance(item, MapNode)}


def _check_head(reader: Reader, source: Source, source_id: str, node: MapNode) -> None:
    if source.id != source_id:
        reader.fault(
            "006",
            node.values["id"],
            f"the id '{source.id}' is not the name of the folder, '{source_id}'",
            "they are the same word",
        )
    elif not ID.match(source.id):
        reader.fault(
            "005",
            node.values["id"],
            f"'{source.id}' cannot be an id",
            "lower-case words joined by hyphens, as minucci-1688",
        )
    first, last = source.play.not_before, source.play.not_after
    if first is not None and last is not None and first > last:
        reader.fault(
            "014", node.values["play"], f"not_before {first} is later than not_after {last}"
        )
    if source.read is Read.NONE and (source.provisions or source.examples):
        reader.fault(
            "013",
            node.values["read"],
            "a work with read: none has provisions or examples",
            "write   read: part   , or   read: whole",
        )


def _read_list(root: Path, file: str, kind: type, faults: Faults) -> _Listed:
    """The records of a file that is a list of them; none if there is no such file."""
    found = _Listed()
    if not (root / file).exists():
        return found
    node = read_file(root, file, faults)
    reader = Reader(faults, "S", SHAPES)
    if not isinstance(node, ListNode):
        found.read = False
        if node is not None:
            reader.fault("003", node, "a list of records is due here", "each begins   - id: name")
        return found
    for item in node.items:
        record: Any = reader.record(kind, item)
        if record is BAD or not isinstance(item, MapNode):
            found.read = False
        elif _new_id(reader, record.id, item, found.nodes):
            found.records.append(record)
            found.nodes[record.id] = item
            if isinstance(record, Example):
                check_example(reader, record, item)
    return found


def _new_id(reader: Reader, name: str, item: MapNode, known: Mapping[str, MapNode]) -> bool:
    place = item.values["id"]
    if not ID.match(name):
        reader.fault(
            "005",
            place,
            f"'{name}' cannot be an id",
            "lower-case words joined by hyphens, as s4-2 or law-12",
        )
    if name in known:
        first = known[name].values["id"].at.line
        reader.fault(
            "007",
            place,
            f"'{name}' stands twice, first on line {first}",
            "each has an id of its own",
        )
    return name not in known


def _locus(reader: Reader, node: Node) -> object:
    """A place in a source: words or figures by key, and the numbering that counts them."""
    found = reader.map(node, "a locus, as {page: 3, paragraph: 2, of: page},")
    if found is BAD:
        return BAD
    reader.known_keys(found, [*LOCUS_KEYS, "of"])
    words = {key: reader.word(value, key) for key, value in found.values.items()}
    if BAD in words.values():
        return BAD
    of = words.pop("of", None)
    return Locus(tuple((key, str(word)) for key, word in words.items()), of and str(of))


def _stages(reader: Reader, node: Node) -> object:
    words = reader.list(node, str, "matter")
    if words is BAD or not isinstance(node, ListNode):
        return BAD
    for word, place in zip(words, node.items, strict=True):
        if word not in STAGES:
            reader.fault(
                "003",
                place,
                f"matter: '{word}' is no stage",
                may_be(STAGES),
                did_you_mean(str(word), STAGES),
            )
    return tuple(word for word in words if word in STAGES)


def _rights(reader: Reader, node: Node) -> object:
    return reader.value(tuple[Rights, ...], node, "rights")


def _bibliography(reader: Reader, node: Node) -> object:
    """A record of CSL-JSON; dates are figures there."""
    found = reader.map(node, "a bibliographic record, as {type: book, title: ...},")
    if found is BAD:
        return BAD
    for key in ("type", "title"):
        if key not in found.values and not found.broken:
            reader.fault("002", found, f"the key '{key}' is wanting")
    return {key: _dated(value) for key, value in found.values.items()}


def _dated(node: Node) -> object:
    if isinstance(node, MapNode):
        return {
            key: _figures(value) if key == "date-parts" else _dated(value)
            for key, value in node.values.items()
        }
    if isinstance(node, ListNode):
        return [_dated(item) for item in node.items]
    return node.text


def _figures(node: Node) -> object:
    if isinstance(node, ListNode):
        return [_figures(item) for item in node.items]
    if isinstance(node, TextNode) and node.text.isdigit():
        return int(node.text)
    return plain(node)


SHAPES = {
    Source: Shape(
        readers={"bibliography": _bibliography, "rights": _rights},
        lacking={"was": (), "siglum": None, "doubts": ()},
    ),
    Provision: Shape(readers={"locus": _locus, "matter": _stages}),
    Example: EXAMPLE,
}
