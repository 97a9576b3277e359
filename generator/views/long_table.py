"""The long table of values: one line for each reading of each form's answer to each question.

It is also what a release keeps, without the columns that hold words of a language.
"""

from collections.abc import Iterator

from generator.model.answers import Answer, Citation, Reading
from generator.model.library import answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.replay.record import plain_value
from generator.views.cells import NOT_ARISING, NOT_READ, arises
from generator.views.context import Context
from generator.views.csv_text import Row
from generator.views.refs import locus_place, plain_words, question_short, siglum_of, spoken

COLUMNS = (
    "source", "siglum", "form", "question", "short", "stage", "dimension", "kind", "consequence",
    "crux", "letter", "played", "value", "evidence", "supplied_from", "completed_from", "cites",
    "locus", "see", "note",
)  # fmt: skip
LISTS = {"dimension": " ", "cites": " ", "see": " ", "locus": "; "}  # what parts their items
ALWAYS = ("source", "form", "question", "short", "stage", "kind", "consequence", "played",
          "evidence")  # fmt: skip
KEY = ("form", "question", "letter")  # no two lines have the same


def rows(context: Context) -> Iterator[Row]:
    """The lines by question and form, each in its order; every form has one for every question."""
    for question in context.library.questions.values():
        asked = {
            "question": question.id,
            "short": question_short(context, question),
            "stage": question.stage,
            "dimension": " ".join(map(str, question.dimension)),
            "kind": question.kind.value,
            "consequence": question.consequence.value,
        }
        for ruleset, form in context.library.forms():
            of = {
                "source": ruleset.source,
                "siglum": siglum_of(context, ruleset),
                "form": f"{ruleset.id}/{form}",
            }
            for row in _answers(context, ruleset, form, question):
                whole = {**of, **asked, **row}
                yield {name: whole.get(name, "") for name in COLUMNS}


def _answers(
    context: Context, ruleset: RuleSet, form: str, question: Question
) -> Iterator[dict[str, str]]:
    answer = answer_of(ruleset, question.id, form)
    if answer is None:
        state = NOT_READ if arises(ruleset, form, question) else NOT_ARISING
        yield {"played": "no", "evidence": state.replace("-", "_")}
        return
    for reading in answer.readings:
        yield _reading(context, ruleset, answer, reading)


def _reading(
    context: Context, ruleset: RuleSet, answer: Answer[object], reading: Reading[object]
) -> dict[str, str]:
    return {
        "crux": answer.crux or "",
        "letter": reading.letter or "",
        "played": "yes" if reading.letter == answer.played.letter else "no",
        "value": field_of(plain_value(reading.value)),
        "evidence": reading.evidence_word,
        "supplied_from": reading.supplied_from or "",
        "completed_from": reading.completed_from or "",
        "cites": " ".join(map(str, reading.cites)),
        "locus": "; ".join(_locus(context, cite) for cite in reading.cites),
        "see": " ".join(map(str, reading.see)),
        "note": _note(context, ruleset, reading),
    }


def field_of(value: object) -> str:
    """A value as one field: the items of a list parted by blanks."""
    if value is None:
        return ""
    return " ".join(map(field_of, value)) if isinstance(value, list) else str(value)


def _locus(context: Context, cite: Citation) -> str:
    source = context.library.sources.get(cite.source)
    provision = source.provision(cite.provision) if source and cite.provision else None
    return locus_place(context, provision) if provision else ""


def _note(context: Context, ruleset: RuleSet, reading: Reading[object]) -> str:
    notes = context.library.ruleset_notes[ruleset.id]
    found = notes.find(context.lang, reading.note) if reading.note else None
    return plain_words(spoken(context, found)) if found else ""
