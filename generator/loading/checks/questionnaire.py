"""The questionnaire and RuleSet: the same questions, words and types, held to a bijection."""

from enum import Enum
from types import UnionType
from typing import Any

from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.nodes import MapNode, Node
from generator.loading.questionnaire import FOLDER
from generator.loading.values import same_value, value_types
from generator.model.answers import Mark
from generator.model.cards import CardSet, Range
from generator.model.questions import Kind, Question, Shape

_TYPES: dict[Any, tuple[Shape, ...]] = {
    int: (Shape.NUMBER,),
    int | str: (Shape.NUMBER,),
    tuple[int, ...]: (Shape.NUMBERS,),
    tuple[str, ...]: (Shape.WORDS,),
    CardSet: (Shape.CARDS,),
    tuple[CardSet, ...]: (Shape.SETS,),
    tuple[Range, ...]: (Shape.RANGES,),
}


def check_questionnaire(files: LibraryFiles) -> None:
    """Tell where questionnaire and model part, and of fixed questions that are not."""
    types = value_types()
    for question in files.asked.questions.values():
        node = files.asked.nodes[question.id]
        _check_type(files, question, types[question.id], node)
        _check_condition(files, question, node)
    for name in types:
        stage = name.partition(".")[0]
        if name not in files.asked.questions and stage not in files.asked.unread:
            files.faults.add(
                "Q005",
                Mark(f"{FOLDER}/{stage}.yaml", 1, 1),
                f"nothing asks for {name}, a field of RuleSet",
                f"as in   - id: {name.partition('.')[2]}",
            )
    for question in files.asked.questions.values():
        if question.kind is Kind.FIXED:
            _check_fixed(files, question)


def _of(node: Node, key: str) -> Node:
    return node.values.get(key, node) if isinstance(node, MapNode) else node


def _check_type(files: LibraryFiles, question: Question, kind: Any, node: Node) -> None:
    is_enum = isinstance(kind, type) and issubclass(kind, Enum)
    due = (Shape.CHOICE,) if is_enum else _TYPES[kind]
    if question.type not in due:
        files.faults.at(
            "Q007",
            _of(node, "type"),
            f"{question.id} is a {question.type.value}, and its field is not",
            may_be(s.value for s in due),
        )
        return
    words = tuple(m.value for m in kind) if is_enum else question.allowed
    if is_enum and set(words) != set(question.allowed):
        files.faults.at(
            "Q006",
            _of(node, "allowed"),
            f"the allowed words of {question.id} are not those of its enum {kind.__name__}",
            f"the enum has {', '.join(words)}",
        )
    may_have_words = is_enum or isinstance(kind, UnionType) or kind == tuple[str, ...]
    if bool(question.allowed) != may_have_words:
        files.faults.at(
            "Q006",
            _of(node, "allowed"),
            f"{question.id} {'has no' if may_have_words else 'cannot have'} allowed words",
            "a choice, words, and a number that may be a word have them",
        )


def _check_condition(files: LibraryFiles, question: Question, node: Node) -> None:
    place = _of(node, "applies_when")
    for name, words in (question.applies_when or {}).items():
        asked = files.asked.questions.get(name)
        if asked is None:
            if name.partition(".")[0] not in files.asked.unread:
                key = place.keys.get(name, place) if isinstance(place, MapNode) else place
                files.faults.at(
                    "Q008",
                    key,
                    f"'{name}' is not a question",
                    did_you_mean(name, list(files.asked.questions)),
                )
            continue
        for word in words:
            if word not in asked.allowed:
                files.faults.at(
                    "Q008",
                    _of(place, name),
                    f"'{word}' is not an answer to {name}",
                    may_be(asked.allowed),
                    did_you_mean(word, asked.allowed),
                )


def _check_fixed(files: LibraryFiles, question: Question) -> None:
    """Each form that has another value than most."""
    said = [
        (read, form, reading)
        for read, form in files.forms()
        if (answer := read.answers.get(question.id, {}).get(form))
        for reading in answer.readings
        if reading.playable and reading.value is not None
    ]
    if not said:
        return
    most = max(
        (r for _, _, r in said), key=lambda r: sum(same_value(r.value, o.value) for _, _, o in said)
    )
    for read, form, reading in said:
        if same_value(reading.value, most.value):
            continue
        place = read.nodes.get(f"value/{question.id}/{form}/{reading.letter or ''}")
        files.faults.add(
            "Q010",
            place.at if place else reading.at,
            f"{question.id} is fixed at {most.written}, and this says {reading.written}",
            f"if the source says so, make it   kind: rule   in {FOLDER}/{question.stage}.yaml",
            width=place.width if place else 1,
        )
