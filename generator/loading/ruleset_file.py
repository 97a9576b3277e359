"""The parts of a ruleset.yaml but its answers: id, source, forms, cruxes, what is unencoded."""

import re
from dataclasses import dataclass, field

from generator.loading.citations import Cites
from generator.loading.nodes import ListNode, MapNode, Node
from generator.loading.records import BAD, Reader, Shape
from generator.model.answers import Crux, Unencoded
from generator.model.forms import Form
from generator.model.seats import SEATS, Sides

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\Z")
KEYS = ["id", "was", "source", "witness_of", "forms", "cruxes", "answers", "unencoded"]
_CRUX_LIKE = "a crux, as {kind: garbled, cites: [w4], play: A},"


@dataclass(slots=True)
class RuleSetFile:
    """One ruleset.yaml while it is read; `nodes` keeps the places that checks ask for."""

    ruleset_id: str
    reader: Reader
    top: MapNode
    cites: Cites
    nodes: dict[str, Node] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.nodes.update(self.top.values)
        self.nodes["top"] = self.top
        self.reader.shapes = {
            Crux: Shape(readers={"cites": self._cites}, lacking={"cites": ()}),
            Unencoded: Shape(readers={"cites": self._cites}),
        }

    def _cites(self, reader: Reader, node: Node) -> object:
        return self.cites.listed(node, own=True)

    def word(self, key: str) -> str | None:
        """The word under a key, None if it is left out or no word."""
        node = self.top.values.get(key)
        word = self.reader.word(node, key) if node is not None else BAD
        return None if word is BAD else word

    def former(self) -> tuple[str, ...]:
        """The former ids."""
        node = self.top.values.get("was")
        read = self.reader.list(node, str, "was") if node is not None else ()
        return () if read is BAD else tuple(map(str, read))

    def check_head(self) -> None:
        """Tell of keys that are wanting or unknown, and of an id that is not the folder's."""
        self.reader.known_keys(self.top, KEYS)
        due = ["id", "source", "answers"]
        if "witness_of" not in self.top.values:
            due.insert(2, "forms")
        for key in due:
            if key not in self.top.values and not self.top.broken:
                self.reader.fault("002", self.top, f"the key '{key}' is wanting")
        word = self.word("id")
        if word is not None and word != self.ruleset_id:
            self.reader.fault(
                "019",
                self.top.values["id"],
                f"the id '{word}' is not the name of the folder, '{self.ruleset_id}'",
                "they are the same word",
            )

    def forms(self) -> dict[str, Form]:
        """The forms by their names."""
        read = {name: self._form(name, key, node) for name, key, node in self._inside("forms")}
        return {name: form for name, form in read.items() if form is not None}

    def cruxes(self) -> dict[str, Crux]:
        """The cruxes by their ids, each with the letter that is played."""
        read = {name: self._crux(name, key, node) for name, key, node in self._inside("cruxes")}
        return {name: crux for name, crux in read.items() if crux is not None}

    def unencoded(self) -> tuple[Unencoded, ...]:
        """What the passages ask and no question can say."""
        node = self.top.values.get("unencoded")
        if node is None or node.bad:
            return ()
        if not isinstance(node, ListNode):
            self.reader.fault(
                "003",
                node,
                "unencoded: a list is due",
                "as in   - {cites: [law-9], note: unencoded-1}",
            )
            return ()
        read = [self.reader.record(Unencoded, item) for item in node.items]
        self.nodes.update({f"unencoded/{i}": item for i, item in enumerate(node.items)})
        return tuple(u for u in read if u is not BAD)

    def _inside(self, key: str) -> list[tuple[str, Node, Node]]:
        node = self.top.values.get(key)
        found = self.reader.map(node, f"{key} by their names") if node is not None else BAD
        if found is BAD:
            return []
        return [(name, found.keys[name], inner) for name, inner in found.values.items()]

    def _form(self, name: str, key: Node, node: Node) -> Form | None:
        self.nodes[f"form/{name}"] = key
        if not ID.match(name):
            self.reader.fault(
                "003",
                key,
                f"'{name}' cannot name a form",
                "lower-case words joined by hyphens, as each-4",
            )
            return None
        form = self.reader.record(Form, node, id=name)
        if form is BAD:
            return None
        if form.players not in SEATS or (form.sides is Sides.PAIRS and form.players != 4):
            self.reader.fault(
                "020",
                node,
                f"{form.players} players, {form.sides.value}: no table can seat them",
                "two, three or four play; pairs are of four",
            )
            return None
        return form

    def _crux(self, name: str, key: Node, node: Node) -> Crux | None:
        self.nodes[f"crux/{name}"] = key
        if self.reader.map(node, _CRUX_LIKE) is BAD:
            return None
        crux = self.reader.record(Crux, node, id=name)
        if isinstance(node, MapNode) and "play" in node.values:
            self.nodes[f"play/{name}"] = node.values["play"]
        return None if crux is BAD else crux
