"""Irregularities of deals: each kind where it can happen, with what it needs, at seats that are."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.loading.deals import ReadDeal
from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.nodes import ListNode, MapNode, TextNode
from generator.model.deal import Irregularity
from generator.model.forms import Form
from generator.model.seats import SEATS


@dataclass(frozen=True, slots=True)
class Kind:
    """At which steps a kind happens, as a pattern and an example; what it needs and may have."""

    step: str
    example: str
    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    counts: bool = False  # whether it needs `more` or `fewer`


DEAL, PLAYED = r"deal\.\d+", r"t\d\d\.[1-4]"
KINDS: Mapping[str, Kind] = {
    "misdeal": Kind(DEAL, "deal.2", counts=True),
    "too_many": Kind(DEAL, "deal.2", ("seat",), ("cards",)),
    "too_few": Kind(DEAL, "deal.2", ("seat",), ("cards",)),
    "wrong_count": Kind(
        rf"{DEAL}|discard\.\w+", "deal.2 or discard.west", may=("noticed",), counts=True
    ),
    "late_remedy": Kind(PLAYED, "t01.2", ("cards",), ("noticed",)),
    "unexposed": Kind(r"exposed\.\w+", "exposed.east", may=("noticed",)),
    "revoke": Kind(r"t\d\d\.[2-4]", "t05.3", may=("noticed",)),
    "revoke_mended": Kind(r"t\d\d\.[2-4]", "t05.3", ("noticed", "cards")),
    "revoke_denied": Kind(r"t\d\d\.[2-4]", "t05.3", ("noticed",)),
    "capture_denied": Kind(r"t\d\d\.won", "t05.won", ("noticed",)),
    "laydown": Kind(PLAYED, "t15.1", may=("seat",)),
}
REMEDIES = {"more": "too_many", "fewer": "too_few"}
ALWAYS = ("step", "what")


def check_irregularities(files: LibraryFiles) -> None:
    """Every irregularity of every deal whose form is there."""
    for read in files.deals.values():
        form = files.rulesets[read.deal.ruleset].ruleset.forms.get(read.deal.form)
        if read.deal.hands is not None and read.deal.irregular:
            files.faults.at(
                "D013",
                read.node.keys["irregular"],
                "a deal that is given by its hands plays no irregularity",
                "give the cards as a pack",
            )
        for slip, node in _slips(read):
            _check_step(files, slip, node)
            _check_keys(files, slip, node)
            if form is not None:
                _check_seats(files, slip, node, form)
            if slip.what == "misdeal":
                _check_remedies(files, read, slip, node)


def _slips(read: ReadDeal) -> Iterator[tuple[Irregularity, MapNode]]:
    items = read.node.values.get("irregular")
    nodes = items.items if isinstance(items, ListNode) else ()
    for slip, node in zip(read.deal.irregular, nodes, strict=True):
        assert isinstance(node, MapNode)
        yield slip, node


def _check_step(files: LibraryFiles, slip: Irregularity, node: MapNode) -> None:
    kind = KINDS[slip.what]
    if not re.fullmatch(kind.step, slip.step):
        files.faults.at(
            "D014",
            node.values["step"],
            f"{slip.what} does not happen at '{slip.step}'",
            f"its step is as {kind.example}",
        )


def _check_keys(files: LibraryFiles, slip: Irregularity, node: MapNode) -> None:
    """The keys that the kind needs, and no other."""
    kind = KINDS[slip.what]
    counts = tuple(REMEDIES) if kind.counts else ()
    for key in kind.needs:
        if key not in node.values:
            files.faults.at("D013", node, f"{slip.what}: the key '{key}' is wanting")
    if counts and not any(key in node.values for key in counts):
        files.faults.at(
            "D013",
            node,
            f"{slip.what}: whose number of cards is wrong is not said",
            "write   more: {south: 1}   or   fewer: {south: 1}",
        )
    known = (*ALWAYS, *kind.needs, *kind.may, *counts)
    for key, place in node.keys.items():
        if key not in known:
            files.faults.at("D013", place, f"{slip.what} has no '{key}'", may_be(known))


def _check_seats(files: LibraryFiles, slip: Irregularity, node: MapNode, form: Form) -> None:
    """Whoever is named sits at the table."""
    seats = SEATS[form.players]
    named = [node.values["seat"]] if slip.seat is not None else []
    for key in REMEDIES:
        counts = node.values.get(key)
        named += counts.keys.values() if isinstance(counts, MapNode) else ()
    for place in named:
        if isinstance(place, TextNode) and place.text not in seats:
            files.faults.at(
                "D012",
                place,
                f"'{form.id}' has no seat '{place.text}'",
                may_be(seats),
                did_you_mean(place.text, seats),
            )


def _check_remedies(files: LibraryFiles, read: ReadDeal, slip: Irregularity, node: MapNode) -> None:
    """A misdeal is put right before play, hand by hand: else it is a wrong count."""
    for key, remedy in REMEDIES.items():
        mended = {s.seat for s in read.deal.irregular if s.what == remedy}
        counts = node.values.get(key)
        for seat, place in counts.keys.items() if isinstance(counts, MapNode) else ():
            if seat not in mended:
                files.faults.at(
                    "D013",
                    place,
                    f"{seat} is dealt a wrong number of cards, and nothing puts it right",
                    f"add   {{step: {slip.step}, what: {remedy}, seat: {seat}}}   after it",
                    "never found, it is a wrong_count",
                )
