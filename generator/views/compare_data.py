"""The comparison as data: every answer on a line of its own, and as records."""

import csv
import io

from generator.model.library import answer_of
from generator.model.questions import Question
from generator.replay.record import plain_value
from generator.views.compare import questions_of, stages_asked
from generator.views.context import Context
from generator.views.raw import Plain, raw_answer, raw_question

HEAD = (
    "question", "stage", "consequence", "form", "value", "evidence", "supplied_from",
    "completed_from", "crux", "letter", "cites",
)  # fmt: skip


def compare_raw(context: Context, stage: str | None = None) -> Plain:
    """The questions with all their answers, as the JSON beside the page."""
    return {
        "forms": [f"{ruleset.id}/{form}" for ruleset, form in context.library.forms()],
        "questions": [raw_question(context, question) for question in _asked(context, stage)],
    }


def compare_csv(context: Context, stage: str | None = None) -> str:
    """One line for each form's answer to each question; lists are parted by blanks."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEAD)
    for question in _asked(context, stage):
        for ruleset, form in context.library.forms():
            answer = answer_of(ruleset, question.id, form)
            if answer is None:
                continue
            plain = raw_answer(answer, f"{ruleset.id}/{form}")
            known = {"question": question.id, "stage": question.stage, **plain}
            known["consequence"] = question.consequence.value
            known["value"] = plain_value(answer.played.value)
            writer.writerow([_field(known[name]) for name in HEAD])
    return text.getvalue()


def _field(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, list):
        return " ".join(map(_field, value))
    return str(value)


def _asked(context: Context, stage: str | None) -> list[Question]:
    stages = (stage,) if stage else stages_asked(context)
    return [question for name in stages for question in questions_of(context, name)]
