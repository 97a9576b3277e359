"""The stages of a deal as it is shown: where each begins, and what it is called.

Finer than the questionnaire's where a viewer wants to stop (the cutter's robbing and the
dealer's, the last trick), and in the order in which they came in this deal.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from generator.replay.steps import Step
from generator.views.events import Told
from generator.views.uses import trick_of

FIRST, PLAY, LAST = "first", "play", "last"
AS_NAMED = ("cut", "deal", "exposed", "rob", "discard", "stay", "tally", "resti")


@dataclass(frozen=True, slots=True)
class Stage:
    """Steps that follow one another and belong together; `id` is a word of `replay-stage-`."""

    id: str
    told: tuple[Told, ...]

    @property
    def first(self) -> str:
        """The id of its first step."""
        return self.told[0].step.id

    def by_trick(self) -> Iterator[tuple[int, tuple[Told, ...]]]:
        """Its steps trick by trick; outside the tricks all under 0."""
        held: list[Told] = []
        number = 0
        for each in self.told:
            trick = trick_of(each.step.id)
            if held and trick and trick != number and number:
                yield number, tuple(held)
                held = []
            number = trick or number
            held.append(each)
        yield number, tuple(held)


def stages(told: Sequence[Told]) -> tuple[Stage, ...]:
    """The stages of a deal, or of another course of it, in the order in which they came."""
    steps = [each.step for each in told]
    in_trick = _declared_in_trick(steps)
    last = max([trick_of(step.id) for step in steps], default=0)
    found: list[tuple[str, list[Told]]] = []
    now = "seats"
    for each in told:
        word = _stage(each.step, now, in_trick, last)
        if word != now or not found:
            found.append((word, []))
        found[-1][1].append(each)
        now = word
    return tuple(Stage(word, tuple(held)) for word, held in found)


def _stage(step: Step, now: str, in_trick: bool, last: int) -> str:
    """The stage of a step; `now` is that of the step before, which goes on unless a new begins."""
    trick = trick_of(step.id)
    if trick:
        if trick == 1 and in_trick:
            return FIRST
        return LAST if trick == last else PLAY
    if step.event == "RestoDrawn":
        return now
    word = step.id.partition(".")[0]
    if word in AS_NAMED:
        return word
    if word == "declare":
        return FIRST if in_trick else "declare"
    if word == "fola":
        return "fola" if now in ("rob", "deal", "exposed", "fola") else "fola-open"
    if word == "matto":
        return "matto" if now == LAST else now
    return now


def _declared_in_trick(steps: Sequence[Step]) -> bool:
    """Whether versicole were declared while the first trick was played."""
    led = next((place for place, step in enumerate(steps) if step.event == "Led"), len(steps))
    return any(step.id.startswith("declare.") for step in steps[led:])
