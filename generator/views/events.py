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
NEW = Trick()  # nothing played yet


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
    trick = NEW
    for step in past:
        trick = _after(NEW if step.event == "Led" else trick, step)
    tales = []
    for step in steps:
        if step.event == "Led":
            trick = NEW
        tales.append(Told(step, sentence(word, Moment(replay, step, trick))))
        trick = _after(trick, step)
    return tuple(tales)


def _after(trick: Trick, step: Step) -> Trick:
    """The trick after a step; a lead is given a new one."""
    if step.event in PLAYS:
        assert step.seat is not None
        return trick.after(step.seat, step.cards[0])
    return _with_other_card(trick, step) if step.moves else trick


def _with_other_card(trick: Trick, step: Step) -> Trick:
    """The trick after another card has been put where one lay on the table."""
    new = next((move.card for move in step.moves if move.to.startswith("table:")), None)
    if new is None:
        return trick
    changed = NEW
    for seat, card in trick.played:
        changed = changed.after(seat, new if seat == step.seat else card)
    return changed


def redacted(word: Words, event: str) -> str:
    """What stands for the sentence of a guarded event before those who may not read it."""
    return word(f"replay-hidden-{event}")
