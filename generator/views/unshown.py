"""What no kept deal shows: the answers that decide no step of one, with the reasons given.

An answer is shown if under some form that plays it a kept deal has a step, or an entry of points,
that it decided. The reasons stand in rulesets/unshown.yaml; tests hold that file to be whole, and
to list nothing that a deal does show.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.model.questions import Kind
from generator.replay.record import plain_value
from generator.views.context import Context
from generator.views.refs import Link, Ref, passage_refs, question_short, spoken
from generator.views.values import value_words

Answered = tuple[str, object]  # a question and a value, as a record has it


@dataclass(frozen=True, slots=True)
class Unseen:
    """A reason, with the answers and passages that it accounts for."""

    id: str
    why: str
    answers: tuple[Link, ...]  # to the questions; the value as text, empty for all of them
    passages: tuple[Ref, ...]


def unseen_answers(context: Context) -> tuple[Answered, ...]:
    """Every value of a question of kind `rule` that a form plays and no kept deal shows."""
    played: dict[tuple[str, str], Answered] = {}
    forms: dict[tuple[str, str], set[str]] = {}
    for form, setting in context.settings.items():
        for reading in setting.readings():
            question = context.library.questions[reading.question]
            if question.kind is Kind.RULE and reading.value is not None:
                value = plain_value(reading.value)
                played.setdefault((question.id, str(value)), (question.id, value))
                forms.setdefault((question.id, str(value)), set()).add(form)
    shown = set(_decided(context))
    return tuple(
        answer
        for key, answer in played.items()
        if not any((key[0], form) in shown for form in forms[key])
    )


def accounted(answers: tuple[str, ...], question: str, value: object) -> bool:
    """Whether a reason speaks of a value of a question, or of the question altogether."""
    return question in answers or f"{question}={value}" in answers


def unseen_rows(context: Context) -> tuple[Unseen, ...]:
    """The reasons in their order, with the words of what they account for."""
    unseen = unseen_answers(context)
    rows = []
    for record in context.library.unshown.values():
        why = context.library.unshown_texts.find(context.lang, record.id)
        links = tuple(
            _link(context, question, value)
            for question, value in unseen
            if accounted(record.answers, question, value)
        )
        rows.append(
            Unseen(
                id=record.id,
                why=spoken(context, why) if why else record.id,
                answers=links,
                passages=passage_refs(context, record.cites),
            )
        )
    return tuple(rows)


def _decided(context: Context) -> Iterator[tuple[str, str]]:
    """Question and form of every reading behind a step or an entry of the kept deals."""
    for replay in context.replays.values():
        for step in replay.steps:
            readings = (*step.because, *(entry.because for entry in step.marks))
            yield from ((reading.question, replay.setting.id) for reading in readings)


def _link(context: Context, question_id: str, value: object) -> Link:
    question = context.library.questions[question_id]
    return Link(
        title=question_short(context, question),
        href=context.address.question(question_id),
        text=value_words(context, question, _as_played(context, question_id, value)),
    )


def _as_played(context: Context, question: str, value: object) -> object:
    """The value as the model has it, from a form that plays it."""
    return next(
        reading.value
        for setting in context.settings.values()
        for reading in setting.readings()
        if reading.question == question and plain_value(reading.value) == value
    )
