"""ANSWER: what a form answers to a question, as JSON has it."""

from typing import Any

from generator.loading.values import plain_value
from generator.model.answers import Answer, Reading

NOT_READ: dict[str, object] = {
    "value": None, "evidence": None, "cites": [], "supplied_from": None, "crux": None,
    "readings": [],
}  # fmt: skip


def answer_record(answer: Answer[Any] | None) -> dict[str, object]:
    """The played value with its evidence, and all readings of a crux; of None, nulls."""
    if answer is None:
        return dict(NOT_READ)
    played = answer.played
    return {
        "value": plain_value(played.value),
        "evidence": played.evidence_word,
        "cites": [str(cite) for cite in played.cites],
        "supplied_from": played.supplied_from,
        "crux": answer.crux,
        "readings": [_reading(reading) for reading in answer.readings if answer.crux],
    }


def _reading(reading: Reading[Any]) -> dict[str, object]:
    return {
        "letter": reading.letter,
        "value": plain_value(reading.value) if reading.playable else reading.written,
        "evidence": reading.evidence_word,
        "cites": [str(cite) for cite in reading.cites],
        "see": [str(cite) for cite in reading.see],
        "supplied_from": reading.supplied_from,
        "playable": reading.playable,
    }
