"""`answers:` of a rule set, question by question, to an Answer for each form."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from generator.loading.entries import AnyReading, Entry, read_entry
from generator.loading.entry_parts import Parts
from generator.loading.faults import did_you_mean, may_be
from generator.loading.nodes import ListNode, MapNode, Node
from generator.loading.questionnaire import Questionnaire, may_arise
from generator.loading.records import BAD, Reader
from generator.loading.values import value_types
from generator.model.answers import Answer, Crux
from generator.model.questions import Question

AnyAnswer = Answer[object]
ByForm = dict[str, AnyAnswer]


@dataclass(slots=True)
class AnswersRead:
    """Answers by question and form, the places of their values, and which forms were named."""

    by_question: dict[str, ByForm] = field(default_factory=dict)
    nodes: dict[str, Node] = field(default_factory=dict)  # value/<q>/<form>/<letter>, crux, entry
    named: dict[tuple[str, str], Node] = field(default_factory=dict)  # in `forms:`, by q and form


@dataclass(slots=True)
class AnswersReader:
    """Reads the answers of one rule set."""

    parts: Parts
    asked: Questionnaire
    forms: tuple[str, ...]
    cruxes: Mapping[str, Crux]
    notes: frozenset[str] | None  # keys of the notes; None if they were not read
    found: AnswersRead = field(default_factory=AnswersRead)

    @property
    def reader(self) -> Reader:
        """The reader of the file."""
        return self.parts.reader

    def read(self, node: Node | None) -> AnswersRead:
        """All answers; what cannot be read is left out."""
        top = self.reader.map(node, "answers by their questions")
        for name, inner in () if top is BAD else top.values.items():
            question = self.asked.questions.get(name)
            if question is not None and name in value_types():
                self._question(question, inner)
            elif question is None and name.partition(".")[0] not in self.asked.unread:
                assert top is not BAD
                ids = list(self.asked.questions)
                self.reader.fault(
                    "005", top.keys[name], f"'{name}' is not a question", did_you_mean(name, ids)
                )
        self._drop_what_cannot_arise()
        return self.found

    def _question(self, question: Question, node: Node) -> None:
        by_form: ByForm = {}
        if isinstance(node, ListNode):
            for item in node.items:
                self._one_entry(question, item, by_form, listed=True)
        else:
            self._one_entry(question, node, by_form, listed=False)
        in_order = {form: by_form[form] for form in self.forms if form in by_form}
        self.found.by_question[question.id] = in_order

    def _one_entry(self, question: Question, node: Node, by_form: ByForm, listed: bool) -> None:
        found = self.reader.map(node, f"an answer to {question.id}, as {{value, evidence, cites}},")
        if found is BAD:
            return
        forms = self._forms(question, found, listed)
        entry = read_entry(self.parts, question, found)
        for form in forms:
            if form in by_form or f"told/{question.id}/{form}" in self.found.nodes:
                self.reader.fault(
                    "008",
                    found.values.get("forms", found),
                    f"{question.id} has two entries for '{form}'",
                    "one entry for each form",
                )
                continue
            self.found.nodes[f"told/{question.id}/{form}"] = found
            if entry is not BAD:
                by_form[form] = self._answer(question, form, entry)

    def _forms(self, question: Question, node: MapNode, listed: bool) -> tuple[str, ...]:
        """The forms that an entry is for: those it names, else all."""
        place = node.values.get("forms")
        if place is None:
            if listed and not node.broken and len(self.forms) > 1:
                self.reader.fault(
                    "008",
                    node,
                    f"an entry of {question.id} does not say its forms",
                    f"as in   forms: [{', '.join(self.forms)}]",
                )
            return self.forms
        if self.reader.list(place, str, "forms") is BAD or not isinstance(place, ListNode):
            return ()
        return tuple(f for f in (self._form(question, item) for item in place.items) if f)

    def _form(self, question: Question, node: Node) -> str | None:
        word = self.reader.word(node, "forms")
        if word is BAD:
            return None
        if word not in self.forms:
            self.reader.fault(
                "007",
                node,
                f"the rule set has no form '{word}'",
                may_be(self.forms),
                did_you_mean(word, self.forms),
            )
            return None
        self.found.named[question.id, word] = node
        return word

    def _answer(self, question: Question, form: str, entry: Entry) -> AnyAnswer:
        key = f"{question.id}/{form}"
        self.found.nodes[f"entry/{key}"] = entry.at
        for reading, node in zip(entry.readings, entry.nodes, strict=True):
            self.found.nodes[f"value/{key}/{reading.letter or ''}"] = node
        readings = tuple(self._noted(form, r) for r in entry.readings)
        return Answer(form, entry.crux, readings, self._played(question, entry, readings))

    def _noted(self, form: str, reading: AnyReading) -> AnyReading:
        if self.notes is None:
            return reading
        note = next((k for k in note_keys(reading, form) if k in self.notes), None)
        return reading if note is None else replace(reading, note=note)

    def _played(
        self, question: Question, entry: Entry, readings: tuple[AnyReading, ...]
    ) -> AnyReading:
        """The reading of the letter that `cruxes:` plays."""
        if entry.crux is None:
            return readings[0]
        crux = self.cruxes.get(entry.crux)
        if crux is None:
            self.reader.fault(
                "013",
                entry.at,
                f"{entry.crux} is not among this rule set's cruxes",
                f"as in   cruxes: {{{entry.crux}: {{kind: garbled, cites: [w4], play: A}}}}",
            )
            return readings[0]
        played = next((r for r in readings if r.letter == crux.play), None)
        if played is None or not played.playable:
            why = "is not playable" if played else "is not among the letters"
            self.reader.fault(
                "015",
                entry.at,
                f"{entry.crux} plays {crux.play}, which {why} of {question.id}",
                may_be(r.letter or "" for r in readings if r.playable),
            )
        return played or readings[0]

    def _drop_what_cannot_arise(self) -> None:
        """Take away answers for forms where the question cannot arise; a fault if it is named."""
        for name, by_form in self.found.by_question.items():
            question = self.asked.questions[name]
            idle = [f for f in by_form if not may_arise(question, self._may_say(question, f))]
            useless = len(idle) == len(by_form)
            for form in idle:
                named = self.found.named.get((name, form))
                if named is not None or useless:
                    at = named or self.found.nodes[f"told/{name}/{form}"]
                    self.reader.fault(
                        "018",
                        at,
                        f"{name} does not arise in '{form}'",
                        "it arises when " + conditions(question),
                        "write nothing for it",
                    )
                del by_form[form]

    def _may_say(self, question: Question, form: str) -> dict[str, frozenset[str]]:
        said = {}
        for name in question.applies_when or {}:
            answer = self.found.by_question.get(name, {}).get(form)
            if answer is not None:
                said[name] = frozenset(r.written for r in answer.readings if r.playable)
        return said


def note_keys(reading: AnyReading, form: str) -> tuple[str, ...]:
    """The keys under which a reading's note may stand, the most particular first."""
    letter = f"#{reading.letter}" if reading.letter else None
    name = reading.question
    with_letter = (f"{name}/{form}{letter}", f"{name}{letter}") if letter else ()
    return (*with_letter, f"{name}/{form}", name)


def conditions(question: Question) -> str:
    """`play.king_rule is forced`: when the question arises."""
    when = question.applies_when or {}
    return " and ".join(f"{q} is {' or '.join(words)}" for q, words in when.items())
