"""Texts for readers: `<name>.<lang>.yaml` beside `<name>.yaml`, texts by ids and keys."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from generator.loading.faults import Faults
from generator.loading.nodes import ListNode, MapNode, Node, TextNode
from generator.loading.yaml_text import read_file
from generator.model.texts import Texts, Tree

LANGUAGES = ("en", "it", "de")


@dataclass(frozen=True, slots=True)
class Prose:
    """The texts of one data file in every language, and where they stand."""

    texts: Texts
    nodes: Mapping[str, MapNode] = field(default_factory=dict)  # by language
    unread: frozenset[str] = frozenset()  # languages whose file could not be read

    def keys(self, lang: str) -> frozenset[str]:
        """The ids that have texts in a language."""
        return frozenset(self.nodes[lang].values) if lang in self.nodes else frozenset()


def read_prose(root: Path, folder: str, stem: str, faults: Faults) -> Prose:
    """The texts `<folder>/<stem>.<lang>.yaml` in every language that has them."""
    trees: dict[str, Tree] = {}
    nodes: dict[str, MapNode] = {}
    unread = set()
    for lang in LANGUAGES:
        file = f"{folder}/{stem}.{lang}.yaml"
        if not (root / file).exists():
            continue
        node = read_file(root, file, faults)
        if isinstance(node, MapNode):
            nodes[lang], trees[lang] = node, _tree(node, faults)
        else:
            unread.add(lang)
            if node is not None:
                faults.at("T002", node, "texts by their ids are due here", "as in   s4-2: >-")
    return Prose(Texts(trees), nodes, frozenset(unread))


def _tree(node: MapNode, faults: Faults) -> Tree:
    branches = {key: _branch(inner, faults) for key, inner in node.values.items()}
    return {key: branch for key, branch in branches.items() if branch is not None}


def _branch(node: Node, faults: Faults) -> "str | Tree | None":
    if node.bad:
        return None
    if isinstance(node, TextNode):
        return node.text
    if isinstance(node, ListNode):
        faults.at(
            "T002",
            node,
            "a list stands where a text is due",
            "put a text that begins with [ in quotes, or in a block   key: >-",
        )
        return None
    return _tree(node, faults)
