"""Records as plain data, for the JSON that stands beside each page: ids and words of the data."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache

from generator.model.answers import Answer, Reading
from generator.model.library import Library, answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.model.source import Provision, Source
from generator.replay.record import plain_value
from generator.views.context import Context
from generator.views.refs import question_text

Plain = dict[str, object]


class Written(str):
    """Data that are already written as JSON."""


AS_THEY_ARE = (str, int, float, bool, type(None))


def raw_question(context: Context, question: Question) -> Plain:
    """A question and what every form answers."""
    return {
        **_question(context, question),
        "answers": [
            raw_answer(answer, f"{ruleset.id}/{form}")
            for ruleset, form in context.library.forms()
            if (answer := answer_of(ruleset, question.id, form)) is not None
        ],
    }


def _question(context: Context, question: Question) -> Plain:
    return {
        "id": question.id,
        "stage": question.stage,
        "dimension": list(question.dimension),
        "kind": question.kind.value,
        "type": question.type.value,
        "allowed": list(question.allowed),
        "unit": question.unit,
        "consequence": question.consequence.value,
        "applies_when": plain(question.applies_when),
        "short": question_text(context, question, "short"),
        "asks": question_text(context, question, "asks"),
        "how": question_text(context, question, "how"),
    }


def raw_form(library: Library, ruleset: RuleSet, form: str) -> Plain:
    """Every answer of a form, in the order of the questionnaire."""
    form_id = f"{ruleset.id}/{form}"
    return {
        "form": form_id,
        "source": ruleset.source,
        "players": ruleset.forms[form].players,
        "sides": ruleset.forms[form].sides.value,
        "witness_of": ruleset.witness_of,
        "answers": {
            id: raw_answer(answer, form_id)
            for id in library.questions
            if (answer := answer_of(ruleset, id, form)) is not None
        },
    }


def raw_answer(answer: Answer[object], form: str) -> Plain:
    """An answer by its played reading, with every reading of a crux."""
    readings = answer.readings if answer.crux else ()
    return {
        "form": form,
        **raw_reading(answer.played),
        "crux": answer.crux,
        "letter": answer.played.letter,
        "readings": [
            {"letter": each.letter, **raw_reading(each), "playable": each.playable}
            for each in readings
        ],
    }


def raw_reading(reading: Reading[object]) -> Plain:
    """A reading in the words of its file."""
    return {
        "value": plain_value(reading.value),
        "evidence": reading.evidence_word,
        "cites": [str(cite) for cite in reading.cites],
        "see": [str(cite) for cite in reading.see],
        "supplied_from": reading.supplied_from,
        "completed_from": reading.completed_from,
        "note": reading.note,
    }


def raw_source(context: Context, source: Source) -> Plain:
    """A source with its provisions, renderings and examples."""
    lang = context.lang
    return {
        "id": source.id,
        "siglum": source.siglum,
        **{key: _words(context, source, key) for key in ("title", "short", "about", "reached")},
        "evidence": source.evidence.value,
        "ruleset": source.ruleset.value,
        "read": source.read.value,
        "play": plain(source.play),
        "layers": plain(source.layers),
        "uncertainty": plain(source.uncertainty),
        "bibliography": plain(source.bibliography),
        "copies": plain(source.copies),
        "numberings": plain(source.numberings),
        "credits": plain(source.credits),
        "provisions": [_provision(source, each, lang) for each in source.provisions],
        "examples": [
            {
                "id": each.id,
                "provision": each.provision,
                "kind": each.kind.value,
                "forms": list(each.forms),
                "given": plain(each.given),
                "expected": plain(each.expected),
                "outcome": each.outcome.value,
            }
            for each in source.examples
        ],
    }


def _words(context: Context, source: Source, key: str) -> str | None:
    found = source.texts.find(context.lang, key)
    return found.words if found else None


def _provision(source: Source, provision: Provision, lang: str) -> Plain:
    rendering = source.rendering.find(lang, provision.id)
    note = source.notes.find(lang, provision.id)
    return {
        "id": provision.id,
        "locus": {**dict(provision.locus.parts), "of": provision.locus.of},
        "matter": list(provision.matter),
        "terms": list(provision.terms),
        "context": provision.context.value if provision.context else None,
        "readings": plain(provision.readings),
        "rendering": rendering.words if rendering else None,
        "note": note.words if note else None,
    }


def plain(value: object) -> object:
    """Any record as plain data: maps, lists, text, figures."""
    if type(value) in AS_THEY_ARE:
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {str(key): plain(part) for key, part in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        return {name: plain(getattr(value, name)) for name in _names(type(value))}
    if isinstance(value, str):
        return str(value)
    return value


@cache
def _names(record: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(record))


def raw_library(library: Library) -> Plain:
    """What the library holds, by id."""
    return {
        "sources": list(library.sources),
        "forms": [f"{ruleset.id}/{form}" for ruleset, form in library.forms()],
        "questions": list(library.questions),
        "cruxes": list(library.cruxes),
        "deals": list(library.deals),
    }
