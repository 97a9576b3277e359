"""The parts that entries of `answers:` share: keys, evidence, citations, values, fillers."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from generator.loading.citations import Cites, filler_form
from generator.loading.faults import Faults, may_be
from generator.loading.nodes import ListNode, MapNode, Node, TextNode
from generator.loading.records import BAD, Bad, Reader
from generator.loading.values import Value, read_value
from generator.model.answers import Citation, Evidence
from generator.model.questions import Question

GIVING_A_VALUE = (Evidence.STATED, Evidence.IMPLIED, Evidence.CONJECTURED)
EVERY_KEY = (
    "forms", "crux", "readings", "value", "evidence", "cites", "see", "completed_from",
    "supplied", "playable",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Filled:
    """A value taken from a form, for the check that the form has it."""

    question: str
    value: object
    written: str
    form: str  # or `editors`
    node: Node
    completed: bool  # the source gives part of the value; else it is silent


@dataclass(slots=True)
class Parts:
    """Reads the parts of the entries of one rule set, and keeps what came from elsewhere."""

    reader: Reader
    cites: Cites
    filled: list[Filled] = field(default_factory=list)

    def keys(self, node: MapNode, allowed: Sequence[str], how: str) -> bool:
        """Whether an entry has only the allowed keys; a fault for each other one."""
        strange = {k: place for k, place in node.keys.items() if k not in (*allowed, "forms")}
        for key, place in strange.items():
            if key in EVERY_KEY:
                self.reader.fault("009", place, f"'{key}' has no place in this entry", how)
            else:
                one = MapNode({}, {key: place}, node.at)
                self.reader.known_keys(one, list(dict.fromkeys(("forms", *allowed))))
        return not strange

    def evidence(self, node: MapNode) -> Evidence | Bad:
        """How surely the source has it."""
        place = node.values.get("evidence")
        if place is None:
            return self.wanting(node, "evidence", may_be(e.value for e in Evidence))
        found = self.reader.choice(Evidence, place, "evidence")
        return found if isinstance(found, Evidence) else BAD

    def wanting(self, node: MapNode, key: str, *hints: str) -> Bad:
        """Keep a fault for a key that is not there."""
        return self.reader.wanting(node, key, EVERY_KEY, *hints)

    def passages(
        self, question: Question, node: MapNode, evidence: Evidence
    ) -> tuple[Citation, ...]:
        """`cites`, which no entry may lack."""
        cites = self.cites.of(node, "cites")
        place = node.values.get("cites") or node.values.get("evidence") or node
        if any(cite.provision for cite in cites) or (cites and evidence not in GIVING_A_VALUE):
            return cites
        if not cites and self.cites.told(node, "cites"):
            return cites
        if evidence in GIVING_A_VALUE:
            what = "the source as a whole" if cites else "nothing"
            self.reader.fault(
                "010",
                place,
                f"{question.id} is {evidence.value} and cites {what}",
                "name the passage, as in   cites: [w4]",
            )
        else:
            what = "silent" if evidence is Evidence.SILENT else "not applicable"
            self.reader.fault(
                "011",
                place,
                f"{question.id} is {what} and cites nothing",
                "a silence too names where you looked, as in   cites: [w4]",
                f"if there is no such place, the source:   cites: [{self.cites.source}]",
            )
        return cites

    def value(self, question: Question, node: MapNode) -> Value | Bad:
        """The value under `value`."""
        place = node.values.get("value")
        if place is None:
            return self.wanting(node, "value")
        return read_value(self.reader, question, place)

    def unplayable_value(self, question: Question, node: MapNode) -> Value | Bad:
        """The value of a reading that is only shown; any words will do."""
        place = node.values.get("value")
        if place is None:
            return self.wanting(node, "value")
        read = read_value(Reader(Faults(), self.reader.ground), question, place)
        if read is not BAD:
            return read
        if isinstance(place, ListNode):
            return None, ", ".join(i.text for i in place.items if isinstance(i, TextNode))
        word = self.reader.word(place, "value")
        return BAD if word is BAD else (None, word)

    def completed(self, question: Question, node: MapNode, read: Value) -> str | None:
        """Where the part of a value comes from that the source does not give."""
        place = node.values.get("completed_from")
        form = filler_form(self.reader, place)
        if form is BAD or place is None:
            return None
        self.filled.append(Filled(question.id, *read, form, place, completed=True))
        return form

    def filler(self, question: Question, node: Node) -> tuple[Value, str] | Bad:
        """`{value, from}` of a silence."""
        found = self.reader.map(node, "a filler, as {value: 21, from: vienna-1756/pairs},")
        if found is BAD:
            return BAD
        self.reader.known_keys(found, ["value", "from"])
        read, place = self.value(question, found), found.values.get("from")
        form = filler_form(self.reader, place)
        if place is None and not found.broken:
            self.reader.fault(
                "012",
                found,
                f"the filler of {question.id} does not say where it comes from",
                "name a form that has this value, or editors, as in   from: vienna-1756/pairs",
            )
        if read is BAD or form is BAD or place is None:
            return BAD
        self.filled.append(Filled(question.id, *read, form, place, completed=False))
        return read, form
