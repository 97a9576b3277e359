"""Other answers than those played: `play.king_rule=free`, or a crux's other letter, `X02=B`.

Used by `--with` and by the `with:` of worked examples.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from generator.loading.faults import Faults, near
from generator.loading.records import BAD, Reader
from generator.loading.values import read_value
from generator.loading.yaml_text import read_bytes
from generator.model.answers import Answer
from generator.model.library import answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Change:
    """One question answered otherwise; `letter` if a reading of a crux is played."""

    question: str
    value: object
    written: str
    letter: str | None


class BadChange(Exception):
    """A change that cannot be made; `code` is a word for machines, `near` what may be meant."""

    def __init__(self, code: str, message: str, near: tuple[str, ...] = ()) -> None:
        self.code = code
        self.near = near
        super().__init__(message)


def read_changes(
    ruleset: RuleSet, form: str, questions: Mapping[str, Question], changes: Mapping[str, str]
) -> tuple[Change, ...]:
    """The changes, each question once and the later one holding; raises BadChange."""
    found: dict[str, Change] = {}
    for name, word in changes.items():
        if name in questions:
            made: Iterable[Change] = (_of_question(questions[name], word),)
        else:
            made = _of_crux(ruleset, form, questions, name, word)
        found.update({change.question: change for change in made})
    return tuple(found.values())


def _of_question(question: Question, word: str) -> Change:
    faults = Faults()
    node = read_bytes(f"{word}\n".encode(), question.id, faults)
    read = BAD if node is None else read_value(Reader(faults, "R"), question, node)
    if read is BAD:
        raise _bad_value(question, word, faults)
    return Change(question.id, *read, letter=None)


def _bad_value(question: Question, word: str, faults: Faults) -> BadChange:
    """What is wrong with a value, and the words most like it, else all that may be."""
    told = faults.sorted()[0]
    how = "" if question.allowed else "; ".join(("", *told.hint.splitlines()))
    meant = near(word, question.allowed) or question.allowed
    return BadChange("bad_value", told.message + how, meant)


def _of_crux(
    ruleset: RuleSet, form: str, questions: Mapping[str, Question], name: str, letter: str
) -> list[Change]:
    where = {q: a for q in questions if (a := answer_of(ruleset, q, form)) and a.crux == name}
    if not where:
        here = sorted({a.crux for q in questions if (a := answer_of(ruleset, q, form)) and a.crux})
        known = near(name, [*here, *questions]) or tuple(here)
        raise BadChange(
            "unknown_id", f"{ruleset.id}/{form} has no question or crux '{name}'", known
        )
    return [_reading(name, letter, question, answer) for question, answer in where.items()]


def _reading(crux: str, letter: str, question: str, answer: Answer[object]) -> Change:
    reading = answer.by_letter(letter)
    playable = tuple(r.letter for r in answer.readings if r.playable and r.letter)
    if reading is None:
        raise BadChange("unknown_letter", f"{crux} has no reading {letter} at {question}", playable)
    if not reading.playable:
        raise BadChange(
            "not_playable",
            f"{crux} {letter} ({reading.written}) cannot be played at {question}: it is only shown",
            playable,
        )
    return Change(question, reading.value, reading.written, letter)
