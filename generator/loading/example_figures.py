"""What may stand under the keys of a worked example: figures, seats, suits, moments.

Cards are looked at in examples.py; whether a seat sits in a form is known only when it is run.
"""

import re
from collections.abc import Callable, Mapping

from generator.loading.faults import may_be
from generator.loading.nodes import ListNode, MapNode, Node
from generator.loading.records import BAD, Reader
from generator.model.seats import ALL_SEATS
from generator.model.source import ExampleKind

PENALTIES = ("misdeal", "revoke", "revoke_denied", "late_remedy", "unexposed")
MOMENTS: Mapping[str, tuple[str, ...]] = {  # what happens, and the seats that it concerns
    "robbed": ("by",),
    "exposed": ("by",),
    "declared": ("by",),
    "captured": ("from", "by"),
    "last_trick": (),
    "stays_out": (),
}
NEEDED: Mapping[ExampleKind, tuple[tuple[str, ...], ...]] = {  # of each group of keys, one
    ExampleKind.COUNT: (("cards", "tricks"),),
    ExampleKind.MARKS: (("moments",),),
    ExampleKind.RESTI: (("scores", "close"),),
    ExampleKind.PENALTY: (("what",),),
    ExampleKind.LEGAL: (("hand",),),
    ExampleKind.TRICK: (("trick",),),
    ExampleKind.DEAL: (),
}
_SUITS = ["coppe", "denari", "spade", "bastoni"]
_FIGURE = re.compile(r"-?\d+$")
Look = Callable[[Reader, Node, str], object]


def check_given(reader: Reader, kind: ExampleKind, node: MapNode) -> None:
    """Tell of keys of `given` that are wanting, and of values that are not what is due."""
    for group in NEEDED[kind]:
        if not node.broken and not set(group) & set(node.values):
            wanted = " or ".join(f"'{key}'" for key in group)
            reader.fault(
                "002", node, f"given: an example of kind {kind.value} needs the key {wanted}"
            )
    _check(reader, node, _GIVEN)


def check_expected(reader: Reader, node: MapNode) -> None:
    """Tell of values of `expected` that are not what is due."""
    _check(reader, node, _EXPECTED)


def _check(reader: Reader, node: MapNode, looks: Mapping[str, Look]) -> None:
    for key, value in node.values.items():
        if key in looks:
            looks[key](reader, value, key)


def _figure(reader: Reader, node: Node, what: str) -> None:
    """A whole number, which may be below 0."""
    word = reader.word(node, what)
    if word is not BAD and not _FIGURE.match(word):
        reader.fault("003", node, f"{what}: '{word}' is no figure", "write it in digits, as 21")


def _figures(reader: Reader, node: Node, what: str) -> None:
    if reader.list(node, object, what) is not BAD and isinstance(node, ListNode):
        for item in node.items:
            _figure(reader, item, what)


def _by_side(reader: Reader, node: Node, what: str) -> None:
    """`{south: 40, east: -20}`, or by side: `{south+north: 5}`."""
    found = reader.map(node, "a map of figures by seat or side, as {south: 5, east: -5},")
    if found is BAD:
        return
    for side, value in found.values.items():
        if not set(side.split("+")) <= set(ALL_SEATS):
            place = found.keys[side]
            reader.fault("003", place, f"{what}: '{side}' is no seat", may_be(ALL_SEATS))
        _figure(reader, value, f"{what}.{side}")


def _list(reader: Reader, node: Node, what: str) -> None:
    reader.list(node, object, what)


def _lists(reader: Reader, node: Node, what: str) -> None:
    if reader.list(node, object, what) is not BAD and isinstance(node, ListNode):
        for item in node.items:
            reader.list(item, object, what)


def _suits(reader: Reader, node: Node, what: str) -> None:
    if reader.list(node, object, what) is not BAD and isinstance(node, ListNode):
        for item in node.items:
            reader.one_of(_SUITS, item, what)


def _one_of(*allowed: str) -> Look:
    return lambda reader, node, what: reader.one_of(list(allowed), node, what)


def _word(reader: Reader, node: Node, what: str) -> None:
    reader.word(node, what)


def _moments(reader: Reader, node: Node, what: str) -> None:
    if reader.list(node, object, what) is not BAD and isinstance(node, ListNode):
        for item in node.items:
            _moment(reader, item)


def _moment(reader: Reader, node: Node) -> None:
    """`{captured: T28, from: east, by: south}`: what happens stands first."""
    found = reader.map(node, "a moment, as {robbed: T28, by: south},")
    if found is BAD or not found.values:
        return
    what = next(iter(found.values))
    if what not in MOMENTS:
        reader.known_keys(found, [*MOMENTS, "by", "from"])
        if what in ("by", "from"):
            place = found.keys[what]
            reader.fault("003", place, "a moment begins with what happens", may_be(MOMENTS))
        return
    reader.known_keys(found, [what, *MOMENTS[what]])
    for key in MOMENTS[what]:
        if key not in found.values and not found.broken:
            reader.fault("002", found, f"the key '{key}' is wanting: which seat?")
    for key, value in found.values.items():
        if key in ("by", "from", "last_trick", "stays_out"):
            reader.one_of(list(ALL_SEATS), value, key)


_SEAT = _one_of(*ALL_SEATS)
_GIVEN: Mapping[str, Look] = {
    "cards": _list, "declared": _list, "hand": _list, "trick": _list, "card": _word,
    "tricks": _figure, "close": _figure, "wrong_cards": _figure, "scores": _figures,
    "dealer": _SEAT, "moments": _moments, "what": _one_of(*PENALTIES),
    "led_before": _suits, "last": _one_of("yes", "no"),
}  # fmt: skip
_EXPECTED: Mapping[str, Look] = {
    **dict.fromkeys(
        ("cards", "card_points", "versicole_points", "surplus", "times", "points", "total",
         "pack", "hand", "stock", "batches", "robbable", "protected", "resto"),
        _figure,
    ),
    **dict.fromkeys(("leads", "resti", "fees"), _figures),
    **dict.fromkeys(("legal", "refused", "dead"), _list),
    "versicole": _lists, "winner": _word, "changes": _by_side,
}  # fmt: skip
