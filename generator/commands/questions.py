"""`questions`: what is asked of every source, and what each form answers to one question."""

from pathlib import Path

import click

from generator.commands.answers import answer_record
from generator.commands.common import (
    Command,
    FaultyData,
    columns,
    echo_json,
    format_option,
    root_option,
    unknown,
)
from generator.loading.faults import Faults
from generator.loading.prose import read_prose
from generator.loading.questionnaire import FOLDER, Questionnaire, read_questionnaire
from generator.loading.ruleset import read_ruleset, ruleset_ids
from generator.model.questions import Question
from generator.model.texts import FIRST_LANGUAGE, Texts


@click.command(cls=Command)
@click.argument("question_id", metavar="[ID]", required=False)
@root_option
@format_option()
def command(question_id: str | None, root: Path, output: str) -> None:
    """List the questions that are asked of every source; with ID, one and its answers by form.

    \b
    Examples:
        minchiate questions
        minchiate questions play.king_rule
    """
    faults = Faults()
    asked = read_questionnaire(root, faults)
    if question_id is not None and question_id not in asked.questions:
        raise unknown("question", question_id, asked.questions)
    wanted = [asked.questions[question_id]] if question_id else list(asked.questions.values())
    answers = _answers(root, question_id, asked, faults) if question_id else None
    if faults.parted()[0]:
        raise FaultyData(root, faults.parted()[0])
    stages = dict.fromkeys(q.stage for q in wanted)
    prose = {stage: read_prose(root, FOLDER, stage, faults).texts for stage in stages}
    records = [question_record(q, prose[q.stage]) for q in wanted]
    if output == "json":
        echo_json({"questions": records} | ({} if answers is None else {"answers": answers}))
    elif answers is None:
        rows = [
            [q.id, q.kind.value, q.type.value, r["short"] or ""]
            for q, r in zip(wanted, records, strict=True)
        ]
        click.echo(columns(rows))
    else:
        _print_one(wanted[0], prose[wanted[0].stage], answers)


def _answers(
    root: Path, question_id: str, asked: Questionnaire, faults: Faults
) -> list[dict[str, object]]:
    """What every form answers to a question; forms that were not read have evidence None."""
    found: list[dict[str, object]] = []
    for ruleset_id in ruleset_ids(root):
        read = read_ruleset(root, ruleset_id, asked, faults)
        for form in read.ruleset.forms if read else ():
            answer = (
                read.answers[question_id].get(form)
                if read and question_id in read.answers
                else None
            )
            found.append({"form": f"{ruleset_id}/{form}", **answer_record(answer)})
    return found


def question_record(question: Question, texts: Texts) -> dict[str, object]:
    """A question as JSON has it; texts that are wanting are null."""
    short = texts.find(FIRST_LANGUAGE, question.name, "short")
    asks = texts.find(FIRST_LANGUAGE, question.name, "asks")
    when = question.applies_when
    return {
        "id": question.id,
        "stage": question.stage,
        "dimension": list(question.dimension),
        "kind": question.kind.value,
        "type": question.type.value,
        "allowed": list(question.allowed),
        "unit": question.unit,
        "applies_when": None if when is None else {q: list(words) for q, words in when.items()},
        "short": short and short.words,
        "asks": asks and asks.words,
    }


def _print_one(question: Question, texts: Texts, answers: list[dict[str, object]]) -> None:
    asks = texts.find(FIRST_LANGUAGE, question.name, "asks")
    click.echo(f"{question.id}: {asks.words if asks else '(no English text yet)'}")
    for word in question.allowed:
        told = texts.find(FIRST_LANGUAGE, question.name, "values", word)
        click.echo(f"  {word}{': ' + told.words if told else ''}")
    how = texts.find(FIRST_LANGUAGE, question.name, "how")
    if how:
        click.echo(f"\n{' '.join(how.words.split())}\n")
    click.echo(columns([["", "", "", ""], *(_row(answer) for answer in answers)]))


def _row(answer: dict[str, object]) -> list[object]:
    cites, value = answer["cites"], answer["value"]
    shown = ", ".join(map(str, value)) if isinstance(value, list) else value
    where = " ".join(cites) if isinstance(cites, list) else ""
    said = answer["evidence"] or "not read, or does not arise"
    return [answer["form"], "-" if shown is None else shown, said, where]
