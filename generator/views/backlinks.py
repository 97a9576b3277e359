"""From a passage to what rests on it: answers, steps of deals, findings of examples.

Made once for a library and its replays, and looked up by every page.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from generator.model.answers import Answer, Citation, Reading
from generator.model.library import Library, answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.replay.examples import Finding
from generator.replay.play import Replay

K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Standing:
    """An answer of a rule set, with all the forms that share it."""

    ruleset: RuleSet
    forms: tuple[str, ...]
    question: Question
    answer: Answer[object]

    @property
    def form_id(self) -> str:
        """The first form, under which the answer has its place."""
        return f"{self.ruleset.id}/{self.forms[0]}"

    @property
    def of_all_forms(self) -> bool:
        """Whether every form of the rule set answers so."""
        return len(self.forms) == len(self.ruleset.forms)


@dataclass(frozen=True, slots=True)
class Resting:
    """One reading of an answer that rests on a passage."""

    standing: Standing
    reading: Reading[object]


@dataclass(frozen=True, slots=True)
class StepPlace:
    """A step of a kept deal."""

    deal: str
    step: str


@dataclass(frozen=True, slots=True)
class Backlinks:
    """Everything that leads back; each list in the order of the questionnaire or of play."""

    cited: Mapping[Citation, tuple[Resting, ...]] = field(default_factory=dict)
    seen: Mapping[Citation, tuple[Resting, ...]] = field(default_factory=dict)  # of other sources
    steps: Mapping[Citation, tuple[StepPlace, ...]] = field(default_factory=dict)
    shown: Mapping[tuple[str, str], tuple[StepPlace, ...]] = field(default_factory=dict)
    findings: Mapping[tuple[str, str], tuple[Finding, ...]] = field(default_factory=dict)
    known: dict[tuple[str, str], "_Standings"] = field(default_factory=dict)

    def standings(self, ruleset: RuleSet, question: Question) -> tuple[Standing, ...]:
        """What a rule set answers to a question (as `standings`), worked out once for all pages."""
        known = self.known.get((ruleset.id, question.id))
        if known is None or known.ruleset is not ruleset or known.question is not question:
            known = _Standings(ruleset, question, standings(ruleset, question))
            self.known[ruleset.id, question.id] = known
        return known.found


@dataclass(frozen=True, slots=True)
class _Standings:
    """The answers to a question, and what they were worked out from."""

    ruleset: RuleSet
    question: Question
    found: tuple[Standing, ...]


def backlinks(
    library: Library, replays: Iterable[Replay] = (), findings: Iterable[Finding] = ()
) -> Backlinks:
    """All that leads back; `findings` are of any source, by source and example."""
    cited: dict[Citation, list[Resting]] = defaultdict(list)
    seen: dict[Citation, list[Resting]] = defaultdict(list)
    links = Backlinks()
    for question in library.questions.values():
        for ruleset in library.rulesets.values():
            for standing in links.standings(ruleset, question):
                for reading in standing.answer.readings:
                    resting = Resting(standing, reading)
                    for cite in _once(reading.cites, resting, cited):
                        cited[cite].append(resting)
                    for cite in _once(reading.see, resting, seen):
                        seen[cite].append(resting)
    steps, shown = _of_replays(replays)
    told = _of_findings(library, findings)
    return Backlinks(_fixed(cited), _fixed(seen), steps, shown, told, links.known)


def standings(ruleset: RuleSet, question: Question) -> tuple[Standing, ...]:
    """What a rule set answers to a question: forms that answer alike stand together."""
    groups: list[tuple[Answer[object], list[str]]] = []
    for form in ruleset.forms:
        answer = answer_of(ruleset, question.id, form)
        if answer is None:
            continue
        like = next((forms for other, forms in groups if alike(other, answer)), None)
        if like is None:
            groups.append((answer, [form]))
        else:
            like.append(form)
    return tuple(Standing(ruleset, tuple(forms), question, answer) for answer, forms in groups)


def alike(one: Answer[object], other: Answer[object]) -> bool:
    """Whether two forms of a rule set have the very same answer."""
    return one.crux == other.crux and one.readings == other.readings and one.played == other.played


def _once(
    cites: tuple[Citation, ...], resting: Resting, kept: Mapping[Citation, list[Resting]]
) -> list[Citation]:
    """The passages under which this answer does not stand yet with the same value."""
    return [
        cite
        for cite in dict.fromkeys(cites)
        if not any(
            other.standing is resting.standing and other.reading.written == resting.reading.written
            for other in kept.get(cite, ())
        )
    ]


def _of_replays(
    replays: Iterable[Replay],
) -> tuple[dict[Citation, tuple[StepPlace, ...]], dict[tuple[str, str], tuple[StepPlace, ...]]]:
    steps: dict[Citation, list[StepPlace]] = defaultdict(list)
    shown: dict[tuple[str, str], list[StepPlace]] = defaultdict(list)
    for replay in replays:
        if replay.deal is None:
            continue
        for step in replay.steps:
            place = StepPlace(replay.deal.id, step.id)
            for reading in step.because:
                shown[reading.question, replay.setting.id].append(place)
            for cite in dict.fromkeys(c for r in step.because for c in r.cites):
                steps[cite].append(place)
    return _fixed(steps), _fixed(shown)


def _of_findings(
    library: Library, findings: Iterable[Finding]
) -> dict[tuple[str, str], tuple[Finding, ...]]:
    home = {
        id(example): source.id for source in library.sources.values() for example in source.examples
    }
    found: dict[tuple[str, str], list[Finding]] = defaultdict(list)
    for finding in findings:
        found[home[id(finding.example)], finding.example.id].append(finding)
    return _fixed(found)


def _fixed(lists: Mapping[K, list[V]]) -> dict[K, tuple[V, ...]]:
    return {key: tuple(values) for key, values in lists.items()}
