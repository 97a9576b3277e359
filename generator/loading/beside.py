"""The files of rulesets/ itself: cruxes, cards, glossary and others; lists of records by id."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from generator.loading.citations import Cited, Cites
from generator.loading.faults import Faults
from generator.loading.nodes import ListNode, MapNode, Node, plain
from generator.loading.records import BAD, Reader, Shape
from generator.loading.ruleset import source_ids
from generator.loading.yaml_text import read_file
from generator.model.glossary import Term, Use
from generator.model.library import CruxEntry, NamedTerm, Unshown
from generator.model.pack import PrintedCard

BESIDE = ("cruxes", "cards", "glossary", "terminology", "unshown")
NO_SOURCE = ""  # a file of the library belongs to none, so that each citation names its own
T = TypeVar("T")
ReadNode = Callable[[Reader, Node], object]


@dataclass(slots=True)
class Beside:
    """What stands in the files of rulesets/ itself."""

    nodes: dict[str, dict[str, Node]] = field(default_factory=dict)  # by stem, then by id
    cruxes: dict[str, CruxEntry] = field(default_factory=dict)
    cards: dict[str, PrintedCard] = field(default_factory=dict)
    glossary: dict[str, Term] = field(default_factory=dict)
    terms: dict[str, NamedTerm] = field(default_factory=dict)
    unshown: dict[str, Unshown] = field(default_factory=dict)
    cited: list[Cited] = field(default_factory=list)
    unread: set[str] = field(default_factory=set)  # stems of files that could not be read whole


def read_beside(root: Path, faults: Faults) -> Beside:
    """The records of every such file that is there."""
    found = Beside()
    for stem in BESIDE:
        file = f"rulesets/{stem}.yaml"
        if not (root / file).exists():
            continue
        reader = Reader(faults, "R")
        cites = Cites(reader, NO_SOURCE, source_ids(root))
        reader.shapes = beside_shapes(_citing(cites))
        node = read_file(root, file, faults)
        if node is None:
            found.unread.add(stem)
            continue
        found.nodes[stem] = _by_id(reader, node)
        _read_records(found, stem, reader)
        found.cited += cites.all
    return found


def beside_shapes(citing: ReadNode | None) -> Mapping[type, Shape]:
    """How the records stand in their files; `citing` reads their citations."""
    readers = {} if citing is None else {"cites": citing}
    return {
        PrintedCard: Shape(lacking={"cites": (), "was": ()}, readers=readers),
        Use: Shape(readers=readers),
        Unshown: Shape(lacking={"answers": (), "cites": (), "was": ()}, readers=readers),
        Term: Shape(lacking={"sought": (), "see": (), "was": ()}),
    }


def _citing(cites: Cites) -> ReadNode:
    """Reads citations that all name their source."""

    def read(reader: Reader, node: Node) -> object:
        if reader.list(node, str, "cites") is BAD or not isinstance(node, ListNode):
            return BAD
        read = [cites.one(plain(item), item, own=False) for item in node.items]
        return BAD if BAD in read else tuple(read)

    return read


def _read_records(found: Beside, stem: str, reader: Reader) -> None:
    nodes = found.nodes[stem].items()
    if stem == "cruxes":
        found.cruxes = dict(_records(found, stem, reader, CruxEntry, nodes))
    elif stem == "cards":
        found.cards = dict(_records(found, stem, reader, PrintedCard, nodes))
    elif stem == "terminology":
        found.terms = dict(_records(found, stem, reader, NamedTerm, nodes))
    elif stem == "unshown":
        found.unshown = dict(_records(found, stem, reader, Unshown, nodes))
    else:
        found.glossary = dict(_records(found, stem, reader, Term, nodes))


def _records(
    found: Beside, stem: str, reader: Reader, kind: type[T], nodes: Iterable[tuple[str, Node]]
) -> Iterable[tuple[str, T]]:
    for name, node in nodes:
        record = reader.record(kind, node)
        if record is BAD:
            found.unread.add(stem)
        else:
            yield name, record


def _by_id(reader: Reader, node: Node) -> dict[str, Node]:
    if isinstance(node, MapNode):
        return dict(node.values)
    if not isinstance(node, ListNode):
        reader.fault("003", node, "a list of records is due here", "each begins   - id: X02")
        return {}
    found: dict[str, Node] = {}
    for item in node.items:
        record = reader.map(item, "a record with an id")
        place = None if record is BAD else record.values.get("id")
        name = BAD if place is None else reader.word(place, "id")
        if record is not BAD and place is None and not record.broken:
            reader.fault("002", item, "the key 'id' is wanting")
        elif name is not BAD and name in found and place is not None:
            reader.faults.at("L010", place, f"'{name}' stands twice", "each has an id of its own")
        elif name is not BAD:
            found[name] = item
    return found
