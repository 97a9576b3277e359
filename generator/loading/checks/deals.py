"""Deals: their form, pack, seats, steps and journeys."""

from collections import Counter
from collections.abc import Iterator

from generator.loading.deals import ReadDeal
from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.nodes import ListNode, MapNode, Node, TextNode
from generator.loading.ruleset import ReadRuleSet
from generator.loading.steps import EXAMPLES, is_step
from generator.model.cards import CARDS
from generator.model.deal import Deal
from generator.model.forms import Form
from generator.model.seats import SEATS, side_name, sides_of

MOST_JOURNEYS = 3


def check_deals(files: LibraryFiles) -> None:
    """Every deal against its rule set."""
    for read in files.deals.values():
        ruleset = files.rulesets[read.deal.ruleset]
        form = ruleset.ruleset.forms.get(read.deal.form)
        _check_steps(files, read)
        if form is None:
            known = list(ruleset.ruleset.forms)
            files.faults.at(
                "D005",
                read.node.values["form"],
                f"{read.deal.ruleset} has no form '{read.deal.form}'",
                may_be(known),
                did_you_mean(read.deal.form, known),
            )
            continue
        _check_pack(files, read)
        _check_seats(files, read, form)
        _check_hands(files, read, ruleset, form)
        _check_journeys(files, read, form)


def _check_pack(files: LibraryFiles, read: ReadDeal) -> None:
    deal, values = read.deal, read.node.values
    if deal.cut is not None and not 1 <= deal.cut < len(CARDS):
        files.faults.at(
            "D003",
            values["cut"],
            f"cut: {deal.cut} cards cannot be lifted off {len(CARDS)}",
            "1 to 96 cards are lifted",
        )
    if deal.pack is None:
        return
    twice = sorted(c for c, times in Counter(deal.pack).items() if times > 1)
    wanting = [c for c in CARDS if c not in set(deal.pack)]
    said = [
        f"{', '.join(cards[:8])} {what}"
        for cards, what in ((twice, "twice"), (wanting, "not at all"))
        if cards
    ]
    if said:
        files.faults.at(
            "D006",
            values["pack"],
            f"the pack has {len(deal.pack)} cards: " + "; ".join(said),
            f"it has each of the {len(CARDS)} cards once",
        )


def _check_seats(files: LibraryFiles, read: ReadDeal, form: Form) -> None:
    seats = SEATS[form.players]
    if read.deal.dealer not in seats:
        files.faults.at(
            "D012",
            read.node.values["dealer"],
            f"nobody sits {read.deal.dealer} in '{form.id}'",
            may_be(seats),
        )
    sides = [side_name(side) for side in sides_of(form.players, form.sides)]
    expect = read.node.values.get("expect")
    if isinstance(expect, MapNode) and isinstance(expect.values.get("resti"), MapNode):
        _check_keys(files, expect.values["resti"], sides, "side", form)
    for key in ("hands", "robbed", "discarded"):
        _check_keys(files, read.node.values.get(key), list(seats), "seat", form)


def _check_keys(
    files: LibraryFiles, node: Node | None, allowed: list[str], what: str, form: Form
) -> None:
    if not isinstance(node, MapNode):
        return
    for key, place in node.keys.items():
        if key not in allowed:
            files.faults.at(
                "D012",
                place,
                f"'{form.id}' has no {what} '{key}'",
                may_be(allowed),
                did_you_mean(key, allowed),
            )


def _check_hands(files: LibraryFiles, read: ReadDeal, ruleset: ReadRuleSet, form: Form) -> None:
    hands, node = read.deal.hands, read.node.values.get("hands")
    if hands is None or node is None:
        return
    held = [c for cards in (*hands.hands.values(), *hands.discarded.values()) for c in cards]
    twice = sorted(c for c, times in Counter(held).items() if times > 1)
    if twice:
        files.faults.at("D011", node, f"{', '.join(twice)}: held twice", "each card is held once")
    size = ruleset.ruleset.deal.hand_size.get(form.id)
    for seat in SEATS[form.players]:
        number = len(hands.hands.get(seat, ()))
        if size is not None and size.played.value is not None and number != size.played.value:
            place = node.values.get(seat, node) if isinstance(node, MapNode) else node
            files.faults.at(
                "D011",
                place,
                f"{seat} holds {number} cards, and a hand of '{form.id}' is {size.played.value}",
                "hands stand as they are when play begins",
            )


def _check_steps(files: LibraryFiles, read: ReadDeal) -> None:
    for place in _steps(read.node):
        if not is_step(place.text):
            files.faults.at("D007", place, f"'{place.text}' is no step", f"steps are {EXAMPLES}")


def _steps(node: MapNode) -> Iterator[TextNode]:
    """Every text of a deal that must be the id of a step."""
    line, values = node.values.get("line"), node.values
    forced = line.values.get("forced") if isinstance(line, MapNode) else None
    for found in (forced, values.get("marks"), values.get("other")):
        if isinstance(found, MapNode):
            yield from found.keys.values()
    irregular, start = values.get("irregular"), values.get("start")
    items = irregular.items if isinstance(irregular, ListNode) else ()
    inner = [i.values.get(k) for i in items if isinstance(i, MapNode) for k in ("step", "noticed")]
    yield from (n for n in (*inner, start) if isinstance(n, TextNode) and not n.bad)


def _check_journeys(files: LibraryFiles, read: ReadDeal, form: Form) -> None:
    """A deal travels to at most three forms, for as many players on the same sides."""
    travels, node = read.deal.travels, read.node.values.get("travels")
    if travels is None or not isinstance(node, MapNode):
        return
    places = node.values["to"]
    assert isinstance(places, ListNode)
    if len(travels.to) > MOST_JOURNEYS:
        files.faults.at(
            "D010", places, f"the deal travels to {len(travels.to)} forms", "three at most"
        )
    _check_way(files, read.deal, travels.by, node.values["by"])
    forms = {f"{r.ruleset.id}/{f}": r.ruleset.forms[f] for r, f in files.forms()}
    sizes = {f"{r.ruleset.id}/{f}": _hand_size(r, f) for r, f in files.forms()}
    mine = sizes[f"{read.deal.ruleset}/{form.id}"]
    for name, place in zip(travels.to, places.items, strict=True):
        other = forms.get(name)
        if other is None and f"rulesets/{name.partition('/')[0]}" not in files.unread:
            files.faults.at(
                "D010", place, f"there is no form '{name}'", did_you_mean(name, list(forms))
            )
        elif other is not None and other.players != form.players:
            files.faults.at(
                "D010",
                place,
                f"'{name}' is for {other.players} players, and the deal for {form.players}",
                "a deal travels among forms of as many players",
            )
        elif other is not None and travels.by == "hands" and sizes[name] != mine:
            files.faults.at(
                "D010",
                place,
                f"a hand of '{name}' is {sizes[name]} cards, and the deal's are {mine}",
                "by hands a deal travels among forms with as large hands; try   by: pack",
            )


def _check_way(files: LibraryFiles, deal: Deal, by: str, place: Node) -> None:
    """What goes wrong before play goes with the pack; hands alone have none."""
    if by == "hands" and deal.irregular:
        files.faults.at("D010", place, "an irregular deal cannot travel by its hands", "try   pack")
    if by == "pack" and deal.hands is not None:
        files.faults.at("D010", place, "the deal has hands and no pack", "try   hands")


def _hand_size(read: ReadRuleSet, form: str) -> int | None:
    """How many cards a hand of a form has, None where nothing is played."""
    size = read.ruleset.deal.hand_size.get(form)
    return size.played.value if size else None
