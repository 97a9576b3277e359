"""rulesets/questionnaire/<stage>.yaml: the questions, in the order of the stages."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from generator.loading.faults import Faults, did_you_mean
from generator.loading.nodes import ListNode, Node
from generator.loading.records import BAD, Reader
from generator.loading.values import value_types
from generator.loading.yaml_text import read_file
from generator.model.library import STAGES
from generator.model.questions import Question

FOLDER = "rulesets/questionnaire"


@dataclass(slots=True)
class Questionnaire:
    """The questions by id, and the node of each."""

    questions: dict[str, Question] = field(default_factory=dict)
    nodes: dict[str, Node] = field(default_factory=dict)
    unread: set[str] = field(default_factory=set)  # stages whose file could not be read


def read_questionnaire(root: Path, faults: Faults) -> Questionnaire:
    """All questions; a stage whose file is wanting has none (the checks tell of it)."""
    found = Questionnaire()
    for stage in STAGES:
        file = f"{FOLDER}/{stage}.yaml"
        if not (root / file).exists():
            continue
        node = read_file(root, file, faults)
        if node is None:
            found.unread.add(stage)
        else:
            _read_stage(found, stage, node, Reader(faults, "Q"))
    return found


def _read_stage(found: Questionnaire, stage: str, node: Node, reader: Reader) -> None:
    if not isinstance(node, ListNode):
        reader.fault("003", node, "a list of questions is due here", "each begins   - id: name")
        found.unread.add(stage)
        return
    for item in node.items:
        question = reader.record(Question, item)
        if question is BAD:
            found.unread.add(stage)
            continue
        whole = replace(question, id=f"{stage}.{question.id}")
        if whole.id not in value_types():
            hint = did_you_mean(whole.id, list(value_types()))
            reader.fault("004", item, f"RuleSet has no field {whole.id}", hint)
            continue
        if whole.id in found.questions:
            reader.fault("009", item, f"{whole.id} is asked twice", "each has an id of its own")
        found.questions[whole.id] = whole
        found.nodes[whole.id] = item


def arises(question: Question, written: Mapping[str, str | None]) -> bool:
    """Whether a question arises, by the short forms of a form's answers; unknown is no."""
    return all(written.get(q) in words for q, words in (question.applies_when or {}).items())


def may_arise(question: Question, written: Mapping[str, frozenset[str]]) -> bool:
    """Whether a question can arise, by all that a form's playable readings may say."""
    return all(
        q not in written or written[q] & frozenset(words)
        for q, words in (question.applies_when or {}).items()
    )
