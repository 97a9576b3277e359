"""Another course of a deal: one card played otherwise, and a policy from there on."""

from dataclasses import replace

from generator.model.deal import Other
from generator.replay.play import Replay, play_recorded
from generator.replay.steps import Step
from generator.views.context import Words
from generator.views.events import Told, told_on

PLAYS = ("Led", "CardPlayed")


def course(word: Words, replay: Replay, step: str, other: Other) -> tuple[Told, ...]:
    """The other course told, from the step that is played otherwise."""
    past = replay.steps[: _place(replay, step)]
    return told_on(word, replay, past, course_steps(replay, past, step, other))


def course_steps(
    replay: Replay, past: tuple[Step, ...], step: str, other: Other
) -> tuple[Step, ...]:
    """The steps of the other course.

    What is past is forced as it was played; the card itself may be one that the rules refuse,
    and the course then begins with a step `Refused`.
    """
    deal = replay.deal
    assert deal is not None
    forced = {key: cards for key, cards in deal.line.forced.items() if key.startswith("declare.")}
    for before in past:
        if before.event in (*PLAYS, "Discarded"):
            forced[before.id] = before.cards
    forced[step] = (other.play,)
    line = replace(deal.line, policy=other.then, then=other.then, forced=forced)
    played = play_recorded(replay.setting, replace(deal, line=line, other={}))
    return played.steps[len(past) :]


def _place(replay: Replay, step: str) -> int:
    return next(place for place, each in enumerate(replay.steps) if each.id == step)
