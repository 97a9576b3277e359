"""site_src/pairs.yaml: pairs of forms that have a page of their own whatever their dates."""

from collections.abc import Collection
from pathlib import Path

from generator.loading.faults import Faults, did_you_mean, may_be
from generator.loading.nodes import ListNode, Node, TextNode
from generator.loading.yaml_text import read_file
from generator.model.library import Pair

FILE = "site_src/pairs.yaml"


def read_pairs(root: Path, forms: Collection[str], faults: Faults) -> tuple[Pair, ...]:
    """The pairs that the file names, none if there is no such file; `forms` are all form ids."""
    if not (root / FILE).is_file():
        return ()
    node = read_file(root, FILE, faults)
    if node is None:
        return ()
    if not isinstance(node, ListNode):
        faults.at("L017", node, "a list of pairs is due here", "write   - [form, form]")
        return ()
    found: list[Pair] = []
    for item in node.items:
        pair = _pair(item, forms, faults)
        if pair is None:
            continue
        if pair in found or (pair[1], pair[0]) in found:
            faults.at("L017", item, "this pair stands twice", "take one of the lines away")
            continue
        found.append(pair)
    return tuple(found)


def _pair(item: Node, forms: Collection[str], faults: Faults) -> Pair | None:
    words = item.items if isinstance(item, ListNode) else ()
    ids = [word.text for word in words if isinstance(word, TextNode)]
    if len(ids) != 2 or len(set(ids)) != 2 or len(words) != 2:
        faults.at("L017", item, "two forms are due here", "write   - [form, form]")
        return None
    for word, id in zip(words, ids, strict=True):
        if id not in forms:
            known = sorted(forms)
            message = f"there is no form '{id}'"
            faults.at("L016", word, message, may_be(known), did_you_mean(id, known))
            return None
    return ids[0], ids[1]
