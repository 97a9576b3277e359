"""What stands in a data file: texts, lists and maps, each with its place."""

from dataclasses import dataclass, field

from generator.model.answers import Mark


@dataclass(frozen=True, slots=True)
class TextNode:
    """A scalar. Every scalar is text; the type of the field converts it."""

    text: str
    at: Mark
    width: int = 1  # of the text as written, for the caret under it
    bad: bool = False  # a fault has been told of it: say no more


@dataclass(frozen=True, slots=True)
class ListNode:
    """A list, block or `[a, b]`."""

    items: tuple["Node", ...]
    at: Mark
    width: int = 1
    bad: bool = False


@dataclass(frozen=True, slots=True)
class MapNode:
    """A map, block or `{a: b}`; `keys` has the key itself as a node, by its text."""

    values: dict[str, "Node"]
    keys: dict[str, TextNode]
    at: Mark
    width: int = 1
    bad: bool = False
    broken: bool = field(default=False)  # a key could not be read: do not call others missing


Node = TextNode | ListNode | MapNode

KIND_NAMES = {TextNode: "a word", ListNode: "a list", MapNode: "a map"}


def plain(node: Node) -> object:
    """The node as text, lists and dicts."""
    if isinstance(node, TextNode):
        return node.text
    if isinstance(node, ListNode):
        return [plain(item) for item in node.items]
    return {key: plain(value) for key, value in node.values.items()}
