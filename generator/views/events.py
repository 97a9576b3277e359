"""What happens in a deal, in words: one sentence for each step.

`GUARDED` are the events whose sentences tell cards that not every seat has seen: for them
`redacted` has a sentence that tells none.
"""

from collections.abc import Sequence
from typing import NamedTuple

from generator.replay.packed import PLAYS
from generator.replay.play import Replay
from generator.replay.steps import Step
from generator.views.context import Words
from generator.views.sentences import Moment, Trick, sentence

GUARDED = ("Dealt", "Discarded", "FolaShown", "FolaTaken", "RobbingStopped", "Refused")


class Told(NamedTuple):
    """A step and its sentence."""

    step: Step
    sentence: str


def told(word: Words, replay: Replay) -> tuple[Told, ...]:
    """The whole deal, step by step."""
    return told_on(word, replay, (), replay.steps)


def told_on(
    word: Words, replay: Replay, past: Sequence[Step], steps: Sequence[Step]
) -> tuple[Told, ...]:
    """Steps of a deal, or of another course of it, that follow on what is past."""
    trick = Trick()
    for step in past:
        trick = _before(step, trick)
        _take_in(trick, step)
    tales = []
    for step in steps:
        trick = _before(step, trick)
        tales.append(Told(step, sentence(word, Moment(replay, step, trick))))
        _take_in(trick, step)
    return tuple(tales)


def _before(step: Step, trick: Trick) -> Trick:
    """The trick to which a step belongs; a lead begins one."""
    return Trick() if step.event == "Led" else trick


def _take_in(trick: Trick, step: Step) -> None:
    """What the step does to the trick."""
    if step.event in PLAYS:
        assert step.seat is not None
        trick.add(step.seat, step.cards[0])
    elif step.moves:
        new = next((move.card for move in step.moves if move.to.startswith("table:")), None)
        if new is not None and step.seat in trick.played:
            trick.change(step.seat, new)


def redacted(word: Words, event: str) -> str:
    """What stands for the sentence of a guarded event before those who may not read it."""
    return word(f"replay-hidden-{event}")
