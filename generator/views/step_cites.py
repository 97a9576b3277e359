"""How a step of a deal is cited: one pattern for the page, and the first lead as an example."""

from dataclasses import dataclass

from generator.replay.play import Replay
from generator.replay.steps import Step
from generator.views.citing import STEP, WHY, Cite, cite, cite_pattern
from generator.views.context import Context
from generator.views.refs import question_short
from generator.views.uses import deal_title
from generator.views.values import value_words


@dataclass(frozen=True, slots=True)
class StepCites:
    """What the box for citing a step is given."""

    first: str  # the id of the step that `example` cites
    example: Cite
    pattern: Cite
    why: str  # the words around the reasons of a step, with {reasons}


def step_cites(context: Context, replay: Replay, state: str) -> StepCites:
    """For the page of a kept deal, whose state is `state`."""
    assert replay.deal is not None
    first = next((step for step in replay.steps if step.event == "Led"), replay.steps[0])
    title = context.word("cite-step", deal=deal_title(context, replay.deal.id), step=STEP)
    return StepCites(
        first=first.id,
        example=cite_step(context, replay, first, state),
        pattern=cite_pattern(context, title, f"{state}{WHY}"),
        why=context.word("cite-step-why", reasons="{reasons}"),
    )


def cite_step(context: Context, replay: Replay, step: Step, state: str) -> Cite:
    """The citation of one step: the deal, the step, what decided it and how surely."""
    assert replay.deal is not None
    title = context.word("cite-step", deal=deal_title(context, replay.deal.id), step=step.id)
    return cite(context, title, " ".join(filter(None, (state, _why(context, step)))), step.id)


def _why(context: Context, step: Step) -> str:
    reasons = []
    for reading in step.because:
        question = context.library.questions[reading.question]
        value = context.word("value-none")
        if reading.value is not None:
            value = value_words(context, question, reading.value)
        said = context.word(
            "because-words", question=question_short(context, question), value=value
        )
        reasons.append(f"{said} ({context.word(f'replay-evidence-{reading.evidence_word}')})")
    return context.word("cite-step-why", reasons="; ".join(reasons)) if reasons else ""
