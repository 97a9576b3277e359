"""Steps of kept deals as links: where a passage governed the play, where an answer decided it.

For the pages of sources and questions, and whoever names a step in words:

    passage_deals(context, citation)         of each deal, the first step for each question by
                                             which the passage governed it, each step once
    answer_steps(context, form, question)    of each deal, the first step that the answer decided
    step_link(context, deal, step)           one step by its id
    deal_title, step_place, step_label       a deal, a place in it, both together, in words

The full index of steps is `context.links` (backlinks.py); these choose from it, so that a passage
on following suit does not lead to every card of every trick.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from generator.model.answers import Citation
from generator.replay.steps import Step
from generator.views.backlinks import StepPlace
from generator.views.context import Context
from generator.views.refs import Link, plain_words, spoken

Reason = tuple[str, str]  # a deal and a question


@dataclass(frozen=True, slots=True)
class StepOfDeal:
    """A step among others of its deal; `number` counts those at one place: 1, 2, ..."""

    place: str
    number: int
    href: str


@dataclass(frozen=True, slots=True)
class DealSteps:
    """A deal, and steps of it."""

    title: str
    steps: tuple[StepOfDeal, ...]


def passage_deals(context: Context, cite: Citation) -> tuple[DealSteps, ...]:
    """The deals that a passage governed, with its first step in each for each of its questions."""
    first: dict[Reason, StepPlace] = {}
    for place in context.links.steps.get(cite, ()):
        step = _step(context, place)
        for question in _questions(step, cite) if step else ():
            first.setdefault((place.deal, question), place)
    places = tuple(dict.fromkeys(first.values()))
    return tuple(
        DealSteps(
            deal_title(context, deal),
            tuple(_of_deal(context, (p for p in places if p.deal == deal))),
        )
        for deal in dict.fromkeys(place.deal for place in places)
    )


def _of_deal(context: Context, places: Iterable[StepPlace]) -> Iterator[StepOfDeal]:
    counted: Counter[str] = Counter()
    for place in places:
        step = _step(context, place)
        if step is not None:
            words = step_place(context, step)
            counted[words] += 1
            href = context.address.replay(place.deal, place.step)
            yield StepOfDeal(words, counted[words], href)


def answer_steps(context: Context, form: str, question: str) -> tuple[Link, ...]:
    """Links to the first step of each deal that a form's answer decided."""
    first: dict[str, StepPlace] = {}
    for place in context.links.shown.get((question, form), ()):
        first.setdefault(place.deal, place)
    return _links(context, first.values())


def step_link(context: Context, deal: str, step: str) -> Link | None:
    """The link to a step of a kept deal by its id; None where the deal has none of that id."""
    return next(iter(_links(context, (StepPlace(deal, step),))), None)


def deal_title(context: Context, deal: str) -> str:
    """The title of a kept deal; its slug where it has none."""
    record = context.library.deals.get(deal)
    found = record.texts.find(context.lang, "title") if record else None
    return plain_words(spoken(context, found)) if found else deal.rpartition("/")[2]


def step_label(context: Context, deal: str, step: Step) -> str:
    """A step of a deal in words: `The King hanged: trick 4, West`."""
    return context.word(
        "uses-step", deal=deal_title(context, deal), place=step_place(context, step)
    )


def step_place(context: Context, step: Step) -> str:
    """Where in a deal a step stands: `trick 4, West`, `the cutter robs`."""
    number = trick_of(step.id)
    if not number:
        return context.word(f"uses-stage-{step.id.partition('.')[0]}")
    if step.seat is None or step.event not in ("Led", "CardPlayed", "Refused"):
        return context.word("uses-trick", trick=number)
    return context.word("uses-trick-seat", trick=number, seat=step.seat)


@lru_cache(maxsize=4_000)  # the ids of steps are alike from deal to deal
def trick_of(step: str) -> int:
    """The number of the trick that a step's id names, 0 outside the tricks."""
    return int(step[1:3]) if step[:1] == "t" and step[1:3].isdigit() else 0


def _questions(step: Step, cite: Citation) -> Iterator[str]:
    return (reading.question for reading in step.because if cite in reading.cites)


def _step(context: Context, place: StepPlace) -> Step | None:
    replay = context.replays.get(place.deal)
    if replay is None:
        return None
    steps = context.once(("steps", place.deal), lambda: {step.id: step for step in replay.steps})
    return steps.get(place.step)


def _links(context: Context, places: Iterable[StepPlace]) -> tuple[Link, ...]:
    found = ((place, _step(context, place)) for place in dict.fromkeys(places))
    return tuple(
        Link(step_label(context, place.deal, step), context.address.replay(place.deal, place.step))
        for place, step in found
        if step is not None
    )
