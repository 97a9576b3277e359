"""`compare`: two forms question by question."""

from pathlib import Path

import click

from generator.commands.answers import answer_record
from generator.commands.common import Command, columns, echo_json, format_option, root_option
from generator.commands.forms import load_form
from generator.loading.values import same_value
from generator.model.answers import Answer
from generator.model.library import answer_of
from generator.model.questions import Question


@click.command(cls=Command)
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@click.option("--differences", is_flag=True, help="Only questions that differ.")
@root_option
@format_option()
def command(a: str, b: str, differences: bool, root: Path, output: str) -> None:
    """Compare two forms: what each plays, how surely, and on which passage.

    \b
    Example:
        minchiate compare online-table/pairs vienna-1756/pairs --differences
    """
    one, other = load_form(root, a), load_form(root, b)
    rows = []
    for question in one.questions.values():
        left = answer_of(one.ruleset, question.id, one.form)
        right = answer_of(other.ruleset, question.id, other.form)
        differs = difference(left, right)
        if differs != "no" or not differences:
            rows.append((question, differs, left, right))
    if output == "json":
        echo_json({"a": a, "b": b, "questions": [_plain(*row) for row in rows]})
    else:
        click.echo(columns([("question", "differs", a, b), *(_text(*row) for row in rows)]))


def difference(one: Answer[object] | None, other: Answer[object] | None) -> str:
    """`value` if the values played differ, `evidence` if only how surely, else `no`."""
    left = None if one is None else one.played.value
    right = None if other is None else other.played.value
    if not same_value(left, right):
        return "value"
    if (one and one.played.evidence_word) != (other and other.played.evidence_word):
        return "evidence"
    return "no"


def _plain(
    question: Question, differs: str, one: Answer[object] | None, other: Answer[object] | None
) -> dict[str, object]:
    return {
        "id": question.id,
        "stage": question.stage,
        "consequence": question.consequence.value,
        "differs": differs,
        "a": answer_record(one),
        "b": answer_record(other),
    }


def _text(
    question: Question, differs: str, one: Answer[object] | None, other: Answer[object] | None
) -> tuple[str, ...]:
    return question.id, differs, _cell(one), _cell(other)


def _cell(answer: Answer[object] | None) -> str:
    if answer is None:
        return ""
    reading = answer.played
    word = reading.written if reading.value is not None else "-"
    crux = f" {answer.crux}={reading.letter}" if answer.crux else ""
    return f"{word} ({reading.evidence_word}{crux})"
