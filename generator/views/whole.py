"""The whole library as plain data, with its texts in every language."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum

from generator.model.answers import Citation, Mark
from generator.model.library import Library
from generator.model.ruleset import RuleSet
from generator.model.texts import Texts
from generator.views.raw import Plain, raw_form

SKIPPED = ("at",)  # where a record stands in its file


def whole_library(library: Library, version: str, date: str) -> Plain:
    """Every record by kind and id; texts by language, then as in their files.

    Citations are words, `vienna-1756:w4`; the answers of a form are those of its rulebook's JSON.
    """
    return {
        "version": version,
        "date": date,
        "sources": tidy(library.sources),
        "questions": tidy(library.questions),
        "question_texts": tidy(library.question_texts),
        "rulesets": {id: _ruleset(library, each) for id, each in library.rulesets.items()},
        "cruxes": tidy(library.cruxes),
        "crux_texts": tidy(library.crux_texts),
        "deals": tidy(library.deals),
        "cards": tidy(library.cards),
        "card_texts": tidy(library.card_texts),
        "glossary": tidy(library.glossary),
        "glossary_texts": tidy(library.glossary_texts),
        "terms": tidy(library.terms),
        "term_texts": tidy(library.term_texts),
        "unshown": tidy(library.unshown),
        "unshown_texts": tidy(library.unshown_texts),
    }


def _ruleset(library: Library, ruleset: RuleSet) -> Plain:
    return {
        "source": ruleset.source,
        "witness_of": ruleset.witness_of,
        "cruxes": tidy(ruleset.cruxes),
        "forms": {form: raw_form(library, ruleset, form) for form in ruleset.forms},
        "unencoded": tidy(ruleset.unencoded),
        "notes": tidy(library.ruleset_notes[ruleset.id]),
    }


def tidy(value: object) -> object:
    """Any record as plain data: maps, lists, text, figures."""
    if isinstance(value, Texts):
        return tidy(value.trees)
    if isinstance(value, Citation):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(key): tidy(part) for key, part in value.items()}
    if is_dataclass(value) and not isinstance(value, type):
        assert not isinstance(value, Mark)
        known = (f.name for f in fields(value) if f.name not in SKIPPED)
        return {name: tidy(getattr(value, name)) for name in known}
    if isinstance(value, list | tuple):
        return [tidy(part) for part in value]
    return str(value) if isinstance(value, str) else value
