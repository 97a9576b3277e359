"""Worked examples: which figures each kind may give and expect, and that their cards are cards."""

from collections.abc import Iterator, Mapping

from generator.loading.example_figures import check_expected, check_given
from generator.loading.nodes import ListNode, MapNode, Node, TextNode
from generator.loading.records import Reader, Shape
from generator.loading.values import card_word
from generator.model.source import Example, ExampleKind

EXAMPLE = Shape(renamed={"changes": "with"}, lacking={"changes": {}})
GIVEN: Mapping[ExampleKind, tuple[str, ...]] = {
    ExampleKind.COUNT: ("cards", "tricks", "declared", "card"),
    ExampleKind.MARKS: ("dealer", "moments"),
    ExampleKind.RESTI: ("scores", "close"),
    ExampleKind.PENALTY: ("what", "wrong_cards"),
    ExampleKind.LEGAL: ("hand", "trick", "led_before", "last"),
    ExampleKind.TRICK: ("trick",),
    ExampleKind.DEAL: (),
}
EXPECTED: Mapping[ExampleKind, tuple[str, ...]] = {
    ExampleKind.COUNT: (
        "cards", "card_points", "versicole_points", "surplus", "versicole", "times",
    ),
    ExampleKind.MARKS: ("leads", "changes"),
    ExampleKind.RESTI: ("resti",),
    ExampleKind.PENALTY: ("points", "total"),
    ExampleKind.LEGAL: ("legal", "refused"),
    ExampleKind.TRICK: ("winner", "dead"),
    ExampleKind.DEAL: (
        "pack", "hand", "stock", "batches", "robbable", "protected", "resto", "fees",
    ),
}  # fmt: skip
_MOMENTS = ("robbed", "exposed", "declared", "captured")
OF_CARDS: Mapping[tuple[ExampleKind, str], tuple[str, ...]] = {
    (ExampleKind.COUNT, "given"): ("cards", "declared", "card"),
    (ExampleKind.COUNT, "expected"): ("versicole",),
    (ExampleKind.MARKS, "given"): _MOMENTS,
    (ExampleKind.LEGAL, "given"): ("hand", "trick"),
    (ExampleKind.LEGAL, "expected"): ("legal", "refused"),
    (ExampleKind.TRICK, "given"): ("trick",),
    (ExampleKind.TRICK, "expected"): ("winner", "dead"),
}


def check_example(reader: Reader, example: Example, node: MapNode) -> None:
    """Tell of figures that an example of this kind does not have, and of wrong cards."""
    for key, allowed in (("given", GIVEN), ("expected", EXPECTED)):
        found = node.values[key]
        if isinstance(found, MapNode):
            reader.known_keys(found, list(allowed[example.kind]))
            for place in _cards_in(found, OF_CARDS.get((example.kind, key), ())):
                card_word(reader, place)
            if key == "given":
                check_given(reader, example.kind, found)
            else:
                check_expected(reader, found)
    if not example.expected:
        reader.fault("003", node.values["expected"], "expected: nothing is expected")


def _cards_in(node: Node, keys: tuple[str, ...]) -> Iterator[TextNode]:
    """The texts that must be cards: all that stand under those keys."""
    if isinstance(node, ListNode):
        for item in node.items:
            yield from _cards_in(item, keys)
    elif isinstance(node, MapNode):
        for key, value in node.values.items():
            yield from _texts(value) if key in keys else _cards_in(value, keys)


def _texts(node: Node) -> Iterator[TextNode]:
    if isinstance(node, TextNode):
        yield node
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from _texts(item)
