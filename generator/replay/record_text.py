"""The replay record written as JSON piece by piece, as json.dumps writes what `record` gives.

Beside every page of a deal stands its record, and in the page another form of it; most of both is
the same, and said again and again: cards, what a step rests on, leads and resti. A piece is
written once for both.
"""

import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from generator.model.answers import Reading
from generator.replay.packed import OF_A_TRICK
from generator.replay.play import Replay
from generator.replay.record import (
    after_steps,
    before_steps,
    comments_of,
    of_its_event,
    plain_reading,
)
from generator.replay.setting import Setting
from generator.replay.steps import Entry, Step

as_text: Callable[[object], str] = json.JSONEncoder(ensure_ascii=False).encode


class StepText(NamedTuple):
    """A step in members of a JSON object."""

    head: str  # id, event, seat, cards
    score: str  # lead and resti after it
    more: str  # what its event has beside, each member after a comma; empty if nothing


class DealText(NamedTuple):
    """A deal in members of a JSON object, but for its steps, which stand after `before`."""

    before: str
    steps: tuple[StepText, ...]
    after: str


def deal_text(replay: Replay) -> DealText:
    """A deal in pieces."""
    return DealText(
        before=as_text(before_steps(replay))[1:-1],
        steps=steps_text(replay.setting, replay.steps),
        after=as_text(after_steps(replay))[1:-1],
    )


def steps_text(setting: Setting, steps: Iterable[Step]) -> tuple[StepText, ...]:
    """Steps of a deal, or of another course of it, in pieces."""
    written = []
    lead = resti = score = None
    for step in steps:
        if score is None or step.lead is not lead or step.resti is not resti:
            lead, resti = step.lead, step.resti
            score = _score_text(setting, step)
        head = f'"id": {word_text(step.id)}, {_play_text(step.event, step.seat, step.cards)}'
        more = ""
        if step.event not in OF_A_TRICK or step.moves:  # three of four steps have nothing more
            more = members(of_its_event(step))
        written.append(StepText(head, score, more))
    return tuple(written)


@lru_cache(maxsize=20_000)  # a seat's play of a card comes again from deal to deal
def _play_text(event: str, seat: str | None, cards: tuple[str, ...]) -> str:
    """The members `event`, `seat` and `cards`."""
    listed = ", ".join(map(word_text, cards))
    return f'"event": {word_text(event)}, "seat": {word_text(seat)}, "cards": [{listed}]'


def _score_text(setting: Setting, step: Step) -> str:
    """The members `lead`, between two sides one figure, and `resti`."""
    lead = str(step.lead[0][2])
    if not setting.pairs:
        pairs = [f"{word_text(f'{one}>{other}')}: {ahead}" for one, other, ahead in step.lead]
        lead = f"{{{', '.join(pairs)}}}"
    resti = ", ".join([f"{word_text(side)}: {won}" for side, won in step.resti])
    return f'"lead": {lead}, "resti": {{{resti}}}'


def members(plain: dict[str, object]) -> str:
    """The members of a JSON object, each after a comma, to stand behind others."""
    return f", {as_text(plain)[1:-1]}" if plain else ""


def mark_text(mark: Entry, more: str = "") -> str:
    """Points that passed from one side to another; `more` are members behind it."""
    return (
        f'{{"to": {word_text(mark.to)}, "from": {word_text(mark.giver)}, '
        f'"points": {mark.points}, "for": {word_text(mark.reason)}{more}}}'
    )


class RecordWriter:
    """Puts the records of deals under one form together."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._grounds: dict[int, str] = {}  # by the identity of readings, which the form keeps
        self._readings: dict[int, str] = {}  # by that of a reading

    def record(self, replay: Replay, text: DealText) -> str:
        """The whole record, comments too, on one line; `text` is that of the deal."""
        noted = replay.deal.noted if replay.deal else ()
        steps = []
        for step, (head, score, more) in zip(replay.steps, text.steps, strict=True):
            marks = ", ".join(map(mark_text, step.marks)) if step.marks else ""
            comment = _comment(replay, step) if step.id in noted else ""
            steps.append(
                f'{{{head}, "marks": [{marks}], {score}, '
                f'"because": [{self._because(step)}]{more}{comment}}}'
            )
        return f'{{{text.before}, "steps": [{", ".join(steps)}], {text.after}}}'

    def _because(self, step: Step) -> str:
        found = self._grounds.get(id(step.because))
        if found is None:
            found = ", ".join(map(self._reading, step.because))
            self._grounds[id(step.because)] = found
        return found

    def _reading(self, reading: Reading[object]) -> str:
        found = self._readings.get(id(reading))
        if found is None:
            found = self._readings[id(reading)] = as_text(plain_reading(reading))
        return found


def _comment(replay: Replay, step: Step) -> str:
    comments = comments_of(replay, step)
    return members({"comment": comments}) if comments else ""


@lru_cache(maxsize=50_000)
def word_text(word: str | None) -> str:
    """A word that comes again from deal to deal: the id of a step, a card, most sentences."""
    return as_text(word)
