"""A few steps of one play around the place where another parts from it."""

from collections.abc import Sequence
from dataclasses import dataclass

from generator.replay.play import Replay
from generator.replay.steps import Step
from generator.views.context import Context
from generator.views.events import Told, told
from generator.views.reckoning import marks_whole

BEFORE, AFTER = 2, 2


@dataclass(frozen=True, slots=True)
class CourseStep:
    """One step in words; `here` is where the plays part."""

    sentence: str
    marks: tuple[str, ...]
    href: str | None  # its place on the page of the deal, if it has one
    here: bool


def around(
    context: Context, deal: str | None, plays: tuple[Replay, Replay], step: Step | str
) -> tuple[CourseStep, ...]:
    """The steps of the first play around one of them, or around where the other's would stand.

    A step by its id is one that only the other has. `deal` is the kept deal that the first play
    is, to whose page its steps lead.
    """
    tale = told(context.word, plays[0])
    ids = [each.step.id for each in tale]
    if isinstance(step, str):
        here, first, last = None, *_gap(ids, plays[1], step)
    else:
        here = ids.index(step.id)
        first, last = here - BEFORE, here + AFTER + 1
    return tuple(
        _course_step(context, deal, tale[place], place == here)
        for place in range(max(first, 0), min(last, len(tale)))
    )


def _course_step(context: Context, deal: str | None, each: Told, here: bool) -> CourseStep:
    kept = context.replays.get(deal or "")
    id = each.step.id
    known = kept is not None and any(step.id == id for step in kept.steps)
    href = context.address.replay(deal, id) if deal and known else None
    return CourseStep(each.sentence, marks_whole(context.word, each.step), href, here)


def _gap(ids: Sequence[str], other: Replay, step: str) -> tuple[int, int]:
    """The places around where a step of the other play would stand."""
    theirs = [each.id for each in other.steps]
    before = next((id for id in reversed(theirs[: theirs.index(step)]) if id in ids), None)
    place = ids.index(before) + 1 if before else 0
    return place - BEFORE, place + AFTER
