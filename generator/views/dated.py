"""A question through time: who answers it how, oldest first, and who has a rule for it first."""

from dataclasses import dataclass

from generator.model.answers import Evidence
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.model.source import Source
from generator.views.backlinks import Standing
from generator.views.cells import Cell, own_answer, reading_cell
from generator.views.context import Context, cell_anchor
from generator.views.naming import joined
from generator.views.refs import form_name, siglum_of
from generator.views.source import when


@dataclass(frozen=True, slots=True)
class Position:
    """A value and the forms of the source that have it."""

    cell: Cell
    forms: str | None


@dataclass(frozen=True, slots=True)
class StripEntry:
    """One source on the dated strip."""

    when: str
    siglum: str
    href: str
    silent: bool
    positions: tuple[Position, ...]


def strip(context: Context, question: Question) -> tuple[StripEntry, ...]:
    """Every rule set that was read for the question, by the age of its source."""
    entries = []
    for ruleset in by_age(context):
        found = context.links.standings(ruleset, question)
        if found:
            entries.append(_entry(context, question, ruleset, found))
    return tuple(entries)


def by_age(context: Context) -> tuple[RuleSet, ...]:
    """The rule sets, those of older sources first."""
    rulesets = context.library.rulesets.values()
    return tuple(sorted(rulesets, key=lambda ruleset: _age(context, ruleset)))


def _age(context: Context, ruleset: RuleSet) -> tuple[int, str]:
    source = context.library.sources.get(ruleset.source)
    return (age_of(context, source) if source else 9999, ruleset.id)


def read_sources(context: Context) -> tuple[Source, ...]:
    """The sources of which at least a part was read, and which have passages here."""
    return tuple(source for source in context.library.sources.values() if source.provisions)


def age_of(context: Context, source: Source) -> int:
    """The year by which a source is ordered: when it came out, else when its play ends."""
    year = when(context, source) or ""
    return int(year) if year.isdigit() else source.play.not_after or 9999


def first_of_all(context: Context, question: Question) -> str | None:
    """`First in M (1688), of 5 read; 2 are silent.`"""
    read = [(ruleset, context.links.standings(ruleset, question)) for ruleset in by_age(context)]
    read = [(ruleset, found) for ruleset, found in read if found]
    speaking = [ruleset for ruleset, found in read if any(map(_speaks, found))]
    if not read:
        return None
    silent = sum(1 for _, found in read if not any(map(_speaks, found)) and _silent(found))
    if not speaking:
        return context.word("first-none", read=len(read))
    first = speaking[0]
    return context.word(
        "first-of-all",
        siglum=siglum_of(context, first),
        when=when(context, context.library.sources[first.source]) or "",
        read=len(read),
        silent=silent,
    )


def _speaks(standing: Standing) -> bool:
    return any(own_answer(reading) for reading in standing.answer.readings)


def _silent(found: tuple[Standing, ...]) -> bool:
    return any(standing.answer.played.evidence is Evidence.SILENT for standing in found)


def _entry(
    context: Context, question: Question, ruleset: RuleSet, found: tuple[Standing, ...]
) -> StripEntry:
    source = context.library.sources[ruleset.source]
    return StripEntry(
        when=when(context, source) or "",
        siglum=siglum_of(context, ruleset),
        href=f"#{cell_anchor(found[0].form_id)}",
        silent=not any(map(_speaks, found)),
        positions=tuple(_position(context, question, standing) for standing in found),
    )


def _position(context: Context, question: Question, standing: Standing) -> Position:
    names = (form_name(context, standing.ruleset, form) for form in standing.forms)
    return Position(
        cell=reading_cell(
            context, standing.form_id, question, standing.answer, standing.answer.played
        ),
        forms=None if standing.of_all_forms else joined(context.word, names),
    )
