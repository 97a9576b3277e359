"""rulesets/<id>/deals/<slug>.yaml: recorded deals, with their texts beside them.

The cards come from `pack` (top to bottom before the cut), from `seed`, or from `hands` as they
are when play begins, beside which `robbed`, `taken` and `discarded` say what had gone before.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from generator.loading.citations import Cited, Cites
from generator.loading.faults import Faults
from generator.loading.nodes import ListNode, MapNode, Node
from generator.loading.prose import Prose, read_prose
from generator.loading.records import BAD, Bad, Reader, Shape
from generator.loading.ruleset import source_ids
from generator.loading.ruleset_file import ID
from generator.loading.values import card_hints
from generator.loading.yaml_text import read_file
from generator.model.cards import NotACard, cards_named
from generator.model.deal import Deal, Hands, Irregularity, Line, Other, Travels
from generator.model.ruleset import RuleSet
from generator.model.seats import ALL_SEATS

MADE = "for this site"
POLICIES = ["first", "random", "careful"]
SYMBOLS = ["good", "bad", "doubtful", "forced", "turning_point"]
SLIPS = [
    "misdeal", "too_many", "too_few", "wrong_count", "late_remedy", "unexposed",
    "revoke", "revoke_mended", "revoke_denied", "capture_denied", "laydown",
]  # fmt: skip
_HANDS = ("hands", "robbed", "taken", "discarded")
ReadNode = Callable[[Reader, Node], object]
_AS_USUAL = Line("careful", 1, {}, "careful")


@dataclass(frozen=True, slots=True)
class ReadDeal:
    """A deal, its node, its passages and its prose, for the checks of the library."""

    deal: Deal
    node: MapNode
    cited: tuple[Cited, ...]
    prose: Prose


def deal_slugs(root: Path, ruleset_id: str) -> tuple[str, ...]:
    """The slugs of a rule set's deals: its data files, not the texts beside them."""
    files = (root / "rulesets" / ruleset_id / "deals").glob("*.yaml")
    return tuple(sorted(f.stem for f in files if "." not in f.stem))


def read_deal(root: Path, ruleset: RuleSet, slug: str, faults: Faults) -> ReadDeal | None:
    """The deal of that slug; None with faults if it cannot be read."""
    folder = f"rulesets/{ruleset.id}/deals"
    prose = read_prose(root, folder, slug, faults)
    node = read_file(root, f"{folder}/{slug}.yaml", faults)
    reader = Reader(faults, "D")
    top = reader.map(node, "a deal (form, dealer, pack, line)")
    if top is BAD:
        return None
    cites = Cites(reader, ruleset.source, source_ids(root))
    reader.shapes = deal_shapes(cites)
    if not ID.match(slug):
        reader.fault(
            "003", top, f"'{slug}' cannot name a deal", "lower-case words joined by hyphens"
        )
    _check_origin(reader, top)
    hands = reader.record(Hands, _only(top, _HANDS)) if "hands" in top.values else None
    rest = _only(top, [key for key in top.values if key not in (*_HANDS, "made")])
    deal = reader.record(Deal, rest, slug=slug, ruleset=ruleset.id, hands=hands, texts=prose.texts)
    if deal is BAD or hands is BAD:
        return None
    return ReadDeal(deal, top, tuple(cites.all), prose)


def _only(node: MapNode, keys: tuple[str, ...] | list[str]) -> MapNode:
    values = {key: value for key, value in node.values.items() if key in keys}
    return MapNode(values, {key: node.keys[key] for key in values}, node.at, broken=node.broken)


def _check_origin(reader: Reader, top: MapNode) -> None:
    made = top.values.get("made")
    if made is not None:
        reader.one_of([MADE], made, "made")
    if (made is None) == ("cites" not in top.values) and not top.broken:
        reader.fault(
            "009",
            top,
            "a deal says where it comes from, once",
            f"write   made: {MADE}   , or   cites: [s9-2]",
        )
    ways = [key for key in ("pack", "seed", "hands") if key in top.values]
    if len(ways) != 1 and not top.broken:
        said = " and ".join(ways) if ways else "no pack, seed or hands"
        reader.fault("008", top, f"the deal has {said}", "give the cards in one way")


def deal_shapes(cites: Cites | None) -> dict[type, Shape]:
    """How deals stand in their files; `cites` reads their passages, None if only asked how."""
    words = {
        "policy": _one_of(POLICIES, "policy"),
        "then": _one_of(POLICIES, "then"),
        "dealer": _one_of(list(ALL_SEATS), "dealer"),
        "by": _one_of(["pack", "hands"], "by"),
        "what": _one_of(SLIPS, "what"),
        "seat": _one_of(list(ALL_SEATS), "seat"),
    }
    own = {"cites": lambda _, node: cites.listed(node, own=True) if cites else ()}
    deal = {**own, "dealer": words["dealer"], "pack": _cards, "marks": _marks, "expect": _expected}
    nothing = {"cites": (), "irregular": (), "marks": {}, "other": {}, "line": _AS_USUAL}
    return {
        Deal: Shape(readers=deal, lacking=nothing),
        Hands: Shape(
            readers={"hands": _by_seat, "robbed": _by_seat, "taken": _cards, "discarded": _by_seat},
            lacking={"robbed": {}, "taken": (), "discarded": {}},
        ),
        Line: Shape(
            readers={"policy": words["policy"], "then": words["then"], "forced": _by_step},
            lacking={"seed": 1, "forced": {}, "then": "careful"},
        ),
        Other: Shape(readers={"play": _card, "then": words["then"]}, lacking={"then": "careful"}),
        Travels: Shape(readers={"by": words["by"]}),
        Irregularity: Shape(
            readers={
                "what": words["what"],
                "seat": words["seat"],
                "cards": _cards,
                "more": _counts,
                "fewer": _counts,
            },
            lacking={"cards": (), "more": {}, "fewer": {}},
        ),
    }


def _one_of(allowed: list[str], what: str) -> ReadNode:
    return lambda reader, node: reader.one_of(allowed, node, what)


def _cards(reader: Reader, node: Node) -> object:
    """Cards in the order written; ranges are allowed."""
    if reader.list(node, str, "cards") is BAD or not isinstance(node, ListNode):
        return BAD
    cards = [_named(reader, item) for item in node.items]
    return BAD if BAD in cards else tuple(c for some in cards if some is not BAD for c in some)


def _named(reader: Reader, node: Node) -> tuple[str, ...] | Bad:
    word = reader.word(node, "a card")
    if word is BAD:
        return BAD
    try:
        return cards_named((word,))
    except NotACard:
        return reader.fault("004", node, f"'{word}' is no card", *card_hints(word))


def _card(reader: Reader, node: Node) -> object:
    cards = _named(reader, node)
    return BAD if cards is BAD else cards[0]


def _some(reader: Reader, node: Node) -> object:
    """One card or a list of them, as a tuple."""
    return _cards(reader, node) if isinstance(node, ListNode) else _named(reader, node)


def _inside(reader: Reader, node: Node, read: ReadNode) -> object:
    found = reader.map(node, "a map")
    values = {} if found is BAD else {key: read(reader, v) for key, v in found.values.items()}
    return BAD if found is BAD or BAD in values.values() else values


def _by_seat(reader: Reader, node: Node) -> object:
    return _inside(reader, node, _cards)


def _counts(reader: Reader, node: Node) -> object:
    """`{south: 1}`: cards too many, or too few, by seat."""
    return _inside(reader, node, lambda r, n: r.figure(n, "cards"))


def _by_step(reader: Reader, node: Node) -> object:
    return _inside(reader, node, _some)


def _marks(reader: Reader, node: Node) -> object:
    return _inside(reader, node, _one_of(SYMBOLS, "marks"))


def _expected(reader: Reader, node: Node) -> object:
    """`{resti: {south+north: 1}, from: made}`: the resti by side."""
    found = reader.map(node, "what is expected, as {resti: {south: 1}, from: made},")
    if found is BAD:
        return BAD
    reader.known_keys(found, ["resti", "from"])
    if "from" in found.values:
        reader.one_of(["made", "cites"], found.values["from"], "from")
    resti = found.values.get("resti")
    if resti is None:
        return BAD if found.broken else reader.fault("002", found, "the key 'resti' is wanting")
    return _inside(reader, resti, lambda r, n: r.figure(n, "resti"))
