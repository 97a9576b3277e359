"""rulesets/<id>/ruleset.yaml to a RuleSet: the quick way for one, and the part of a library.

`load_ruleset` reads the questionnaire and one rule set (with the one that it witnesses), no
prose and no sources; `read_ruleset` is the same with all that the checks of a library need.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from generator.loading.answers import AnswersReader, ByForm
from generator.loading.citations import Cited, Cites
from generator.loading.entry_parts import Filled, Parts
from generator.loading.faults import Fault, Faults, did_you_mean, near
from generator.loading.nodes import MapNode, Node
from generator.loading.questionnaire import Questionnaire, read_questionnaire
from generator.loading.records import BAD, Reader
from generator.loading.ruleset_file import RuleSetFile
from generator.loading.values import group_types
from generator.loading.witness import completed, completed_cruxes, completed_unencoded, replayed
from generator.loading.yaml_text import read_file
from generator.model.answers import Crux, Unencoded
from generator.model.forms import Form
from generator.model.library import UnknownId
from generator.model.questions import Question
from generator.model.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class ReadRuleSet:
    """A rule set, with what the checks of a library ask of its file."""

    ruleset: RuleSet
    answers: Mapping[str, ByForm]  # the same answers, by question
    cited: tuple[Cited, ...]
    filled: tuple[Filled, ...]
    nodes: Mapping[str, Node]  # top, id, form/<id>, crux/<id>, play/<id>, value/<q>/<form>/<letter>
    named_cruxes: frozenset[str]  # declared in this very file


def load_ruleset(
    root: Path, ruleset_id: str
) -> tuple[RuleSet | None, dict[str, Question], tuple[Fault, ...]]:
    """One rule set with the questions, and the faults of these files alone.

    The rule set is None only where its file cannot be read at all. Raises UnknownId.
    """
    known = ruleset_ids(root)
    if ruleset_id not in known:
        raise UnknownId("rule set", ruleset_id, near(ruleset_id, known))
    faults = Faults()
    asked = read_questionnaire(root, faults)
    read = read_ruleset(root, ruleset_id, asked, faults)
    return (read.ruleset if read else None), asked.questions, faults.parted()[0]


def ruleset_ids(root: Path) -> tuple[str, ...]:
    """The ids of all rule sets: folders under rulesets/ that hold a ruleset.yaml."""
    return tuple(sorted(p.parent.name for p in (root / "rulesets").glob("*/ruleset.yaml")))


def source_ids(root: Path) -> frozenset[str]:
    """The ids of all sources: folders under sources/ that hold a source.yaml."""
    return frozenset(p.parent.name for p in (root / "sources").glob("*/source.yaml"))


def read_ruleset(
    root: Path,
    ruleset_id: str,
    asked: Questionnaire,
    faults: Faults,
    notes: Mapping[str, frozenset[str]] | None = None,
) -> ReadRuleSet | None:
    """The rule set of that folder; None with faults if the file cannot be read.

    None too, but with no word of it, if it witnesses a rule set whose file cannot be read.
    `notes` are the keys of the notes of each rule set; None if they were not read.
    """
    node = read_file(root, f"rulesets/{ruleset_id}/ruleset.yaml", faults)
    reader = Reader(faults, "R")
    top = reader.map(node, "a rule set (id, source, forms, answers)")
    if top is BAD:
        return None
    source = top.values.get("source")
    cites = Cites(reader, str(getattr(source, "text", ruleset_id)), source_ids(root))
    file = RuleSetFile(ruleset_id, reader, top, cites)
    file.check_head()
    own_notes = None if notes is None else notes.get(ruleset_id, frozenset())
    name = _witnessed_id(root, file)
    if name is None:
        return _read(file, asked, own_notes, None)
    other = read_ruleset(root, name, asked, Faults(), notes)
    return None if other is None else _read(file, asked, own_notes, other)


def _witnessed_id(root: Path, file: RuleSetFile) -> str | None:
    """The id of the rule set that a file witnesses, None with a fault if it cannot be."""
    word = file.word("witness_of")
    if word is None:
        return None
    node, ids = file.top.values["witness_of"], ruleset_ids(root)
    if word not in ids or word == file.ruleset_id:
        file.reader.fault("022", node, f"'{word}' is no other rule set", did_you_mean(word, ids))
        return None
    if _is_witness(root, word):
        hint = "name the rule set that it witnesses"
        file.reader.fault("022", node, f"{word} is itself a witness", hint)
        return None
    return word


def _is_witness(root: Path, ruleset_id: str) -> bool:
    node = read_file(root, f"rulesets/{ruleset_id}/ruleset.yaml", Faults())
    return isinstance(node, MapNode) and "witness_of" in node.values


def _read(
    file: RuleSetFile, asked: Questionnaire, notes: frozenset[str] | None, other: ReadRuleSet | None
) -> ReadRuleSet:
    forms, cruxes, unencoded = file.forms(), file.cruxes(), file.unencoded()
    declared = frozenset(cruxes)
    if other is not None:
        of, source = other.ruleset.source, file.cites.source
        forms = forms or dict(other.ruleset.forms)
        cruxes = completed_cruxes(cruxes, other.ruleset.cruxes, source, of)
        unencoded = completed_unencoded(unencoded, other.ruleset.unencoded, source, of)
    parts = Parts(file.reader, file.cites)
    found = AnswersReader(parts, asked, tuple(forms), cruxes, notes).read(
        file.top.values.get("answers")
    )
    answers: Mapping[str, ByForm] = found.by_question
    if other is not None:
        merged = completed(answers, other.answers, source, of)
        answers = {
            q: {f: replayed(a, cruxes) for f, a in by_form.items() if f in forms}
            for q, by_form in merged.items()
        }
    nodes = {**found.nodes, **file.nodes}
    ruleset = _ruleset(file, forms, cruxes, unencoded, answers)
    return ReadRuleSet(
        ruleset, answers, tuple(file.cites.all), tuple(parts.filled), nodes, declared
    )


def _ruleset(
    file: RuleSetFile, forms: Mapping[str, Form], cruxes: Mapping[str, Crux],
    unencoded: tuple[Unencoded, ...], answers: Mapping[str, ByForm],
) -> RuleSet:  # fmt: skip
    groups: dict[str, Any] = {
        stage: group(**{f.name: answers.get(f"{stage}.{f.name}", {}) for f in fields(group)})
        for stage, group in group_types().items()
    }
    return RuleSet(
        id=file.ruleset_id, source=file.cites.source, forms=forms,
        witness_of=file.word("witness_of"), cruxes=cruxes, unencoded=unencoded, was=file.former(),
        **groups,
    )  # fmt: skip
