"""The replay record written as JSON, as json.dumps writes what `record` gives.

Beside every page of a deal stands its record, and most of it is said again and again: what a step
rests on, leads and resti. Here that is written once, which takes a third of the time.
"""

import json
from collections.abc import Callable
from functools import lru_cache

from generator.model.answers import Reading
from generator.replay.play import Replay
from generator.replay.record import (
    after_steps,
    before_steps,
    comments_of,
    of_its_event,
    plain_lead,
    plain_mark,
    plain_reading,
)
from generator.replay.setting import Setting
from generator.replay.steps import Step

as_text: Callable[[object], str] = json.JSONEncoder(ensure_ascii=False).encode


class RecordWriter:
    """Writes the records of deals under one form."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._grounds: dict[int, str] = {}  # by the identity of readings, which the form keeps
        self._readings: dict[int, str] = {}  # by that of a reading

    def record(self, replay: Replay) -> str:
        """The whole record, comments too, on one line."""
        steps = ", ".join(self._steps(replay))
        before, after = as_text(before_steps(replay)), as_text(after_steps(replay))
        return f'{before[:-1]}, "steps": [{steps}], {after[1:]}'

    def _steps(self, replay: Replay) -> list[str]:
        written = []
        last: Step | None = None
        score = ""
        for step in replay.steps:
            if last is None or step.lead is not last.lead or step.resti is not last.resti:
                lead = as_text(plain_lead(self.setting, step.lead))
                score = f'"lead": {lead}, "resti": {as_text(dict(step.resti))}'
            more = of_its_event(step)
            comments = comments_of(replay, step)
            if comments:
                more["comment"] = comments
            written.append(
                f'{{"id": {_word(step.id)}, "event": {_word(step.event)}, '
                f'"seat": {_word(step.seat)}, "cards": {_words(step.cards)}, '
                f'"marks": {as_text(list(map(plain_mark, step.marks))) if step.marks else "[]"}, '
                f'{score}, "because": {self._because(step)}'
                f"{', ' + as_text(more)[1:] if more else '}'}"
            )
            last = step
        return written

    def _because(self, step: Step) -> str:
        found = self._grounds.get(id(step.because))
        if found is None:
            found = f"[{', '.join(map(self._reading, step.because))}]"
            self._grounds[id(step.because)] = found
        return found

    def _reading(self, reading: Reading[object]) -> str:
        found = self._readings.get(id(reading))
        if found is None:
            found = self._readings[id(reading)] = as_text(plain_reading(reading))
        return found


@lru_cache(maxsize=4_000)  # ids of steps, seats, events
def _word(word: str | None) -> str:
    return as_text(word)


def _words(words: tuple[str, ...]) -> str:
    return f"[{', '.join(map(_word, words))}]"
