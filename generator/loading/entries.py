"""Entries of `answers:`: five shapes (value, silence, nothing applicable, crux, silent crux)."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from generator.loading.entry_parts import EVERY_KEY, GIVING_A_VALUE, Parts
from generator.loading.nodes import MapNode, Node
from generator.loading.records import BAD, Bad
from generator.model.answers import Evidence, Reading
from generator.model.questions import Question

VALUE = ("value", "evidence", "cites", "see", "completed_from")
SILENT = ("evidence", "cites", "see", "supplied")
NOT_APPLICABLE = ("evidence", "cites", "see")
READINGS = ("crux", "readings")
_VALUE_HOW = "an entry has value, evidence, cites; see and completed_from if need be"
_SILENT_HOW = "a silence has evidence, cites and supplied: {value, from}"
_NOTHING_HOW = "where the source leaves no room for it, an entry has evidence and cites alone"
_CRUX_HOW = "a crux has crux and readings: {A: {value, evidence, cites}, ...}"
_SILENT_CRUX_HOW = "a silent crux has crux, evidence, cites, supplied: {A: {value, from}, ...}"
_LETTER = re.compile(r"[A-Z]\Z")
CRUX_ID = re.compile(r"X\d{1,3}[a-z]?\Z")

AnyReading = Reading[object]


@dataclass(frozen=True, slots=True)
class Entry:
    """What one entry says: its readings, without notes, and where their values stand."""

    crux: str | None
    readings: tuple[AnyReading, ...]
    nodes: tuple[Node, ...]  # of the values, one for each reading
    at: Node  # the crux, or the entry


def read_entry(parts: Parts, question: Question, node: MapNode) -> Entry | Bad:
    """The entry at a node, whichever of the five shapes it has; BAD with faults."""
    if "readings" in node.values:
        return _crux(parts, question, node)
    evidence = parts.evidence(node)
    if evidence is BAD:
        _rest(parts, question, node)
        return BAD
    if evidence is Evidence.SILENT:
        return _silent(parts, question, node)
    if evidence is Evidence.NOT_APPLICABLE:
        parts.keys(node, NOT_APPLICABLE, _NOTHING_HOW)
        return Entry(None, (_no_value(parts, question, node, evidence),), (node,), node)
    parts.keys(node, VALUE, _VALUE_HOW)
    reading = _value(parts, question, node, evidence, None)
    if reading is BAD:
        return BAD
    return Entry(None, (reading,), (node.values["value"],), node)


def _rest(parts: Parts, question: Question, node: MapNode) -> None:
    """Tell of what else is wrong in an entry of which nobody knows the shape."""
    parts.keys(node, EVERY_KEY, "")
    parts.cites.of(node, "cites")
    if "value" in node.values:
        parts.value(question, node)


def _value(
    parts: Parts, question: Question, node: MapNode, evidence: Evidence, letter: str | None
) -> AnyReading | Bad:
    """A reading with a value of the source's own."""
    cites, see = parts.passages(question, node, evidence), parts.cites.of(node, "see")
    playable = not _is_no(parts, node)
    read = (parts.value if playable else parts.unplayable_value)(question, node)
    if read is BAD:
        return BAD
    completed = parts.completed(question, node, read)
    return Reading(
        question.id, letter, *read, evidence, cites, see, None, completed, playable, None, node.at
    )


def _is_no(parts: Parts, node: MapNode) -> bool:
    place = node.values.get("playable")
    return place is not None and parts.reader.one_of(["yes", "no"], place, "playable") == "no"


def _no_value(parts: Parts, question: Question, node: MapNode, evidence: Evidence) -> AnyReading:
    cites, see = parts.passages(question, node, evidence), parts.cites.of(node, "see")
    return Reading(
        question.id, None, None, evidence.value, evidence, cites, see, None, None, True, None,
        node.at,
    )  # fmt: skip


def _silent(parts: Parts, question: Question, node: MapNode) -> Entry | Bad:
    """A silence: with a filler, with fillers by letter of a crux, or bare."""
    crux, supplied = node.values.get("crux"), node.values.get("supplied")
    keys = SILENT if crux is None else ("crux", *SILENT)
    good = parts.keys(node, keys, _SILENT_HOW if crux is None else _SILENT_CRUX_HOW)
    bare = _no_value(parts, question, node, Evidence.SILENT)
    if crux is not None:
        return _by_letter(
            parts,
            node,
            "supplied",
            lambda letter, inner: _filled(parts, question, bare, letter, inner),
        )
    if supplied is None:
        return Entry(None, (bare,), (node,), node) if good else BAD
    filled = _filled(parts, question, bare, None, supplied)
    if filled is BAD:
        return BAD
    return Entry(None, (filled[0],), (filled[1],), node)


def _filled(
    parts: Parts, question: Question, bare: AnyReading, letter: str | None, node: Node
) -> tuple[AnyReading, Node] | Bad:
    """A silent reading with what fills it, and where the value stands."""
    found = parts.filler(question, node)
    if found is BAD or not isinstance(node, MapNode):
        return BAD
    (value, written), form = found
    reading = replace(bare, letter=letter, value=value, written=written, supplied_from=form)
    return reading, node.values["value"]


def _crux(parts: Parts, question: Question, node: MapNode) -> Entry | Bad:
    parts.keys(node, READINGS, _CRUX_HOW)
    return _by_letter(
        parts, node, "readings", lambda letter, inner: _reading(parts, question, letter, inner)
    )


def _reading(
    parts: Parts, question: Question, letter: str, node: Node
) -> tuple[AnyReading, Node] | Bad:
    """One letter's reading of a crux."""
    found = parts.reader.map(node, "a reading, as {value: 21, evidence: stated, cites: [w4]},")
    if found is BAD:
        return BAD
    parts.keys(found, (*VALUE, "playable"), _CRUX_HOW)
    evidence = parts.evidence(found)
    if evidence is BAD:
        return BAD
    if evidence not in GIVING_A_VALUE:
        place = found.values["evidence"]
        return parts.reader.fault(
            "009", place, f"a reading of a crux cannot be {evidence.value}",
            "it is stated, implied or conjectured; of a silence: " + _SILENT_CRUX_HOW,
        )  # fmt: skip
    reading = _value(parts, question, found, evidence, letter)
    return BAD if reading is BAD else (reading, found.values["value"])


OneLetter = Callable[[str, Node], tuple[AnyReading, Node] | Bad]


def _by_letter(parts: Parts, node: MapNode, key: str, read_one: OneLetter) -> Entry | Bad:
    """The entry of a crux, its letters read one by one."""
    how = _CRUX_HOW if key == "readings" else _SILENT_CRUX_HOW
    crux, inner = node.values.get("crux"), node.values.get(key)
    if crux is None or inner is None:
        return parts.wanting(node, "crux" if crux is None else key, how)
    word = parts.reader.word(crux, "crux")
    if word is not BAD and not CRUX_ID.match(word):
        word = parts.reader.fault("003", crux, f"'{word}' is no crux", "write it as X28b")
    letters = parts.reader.map(inner, "readings by letter")
    if letters is BAD:
        return BAD
    read = [
        _one(parts, letters.keys[name], value, read_one) for name, value in letters.values.items()
    ]
    good = [pair for pair in read if pair is not BAD]
    if word is BAD or not good:
        return BAD
    return Entry(word, tuple(r for r, _ in good), tuple(n for _, n in good), crux)


def _one(
    parts: Parts, letter: Node, value: Node, read_one: OneLetter
) -> tuple[AnyReading, Node] | Bad:
    word = parts.reader.word(letter, "letter")
    if word is BAD:
        return BAD
    if not _LETTER.match(word):
        return parts.reader.fault("003", letter, f"'{word}' is no letter", "readings go by A, B, C")
    return read_one(word, value)
