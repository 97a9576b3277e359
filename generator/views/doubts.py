"""Entries of a source's record that are doubtful: who says what, and what we think of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from generator.model.answers import Citation
from generator.model.source import TRANSLATOR, Said, Source
from generator.model.texts import FIRST_LANGUAGE
from generator.views.context import Context
from generator.views.refs import Ref, passage_ref


@dataclass(frozen=True, slots=True)
class SaidLine:
    """One value of a disputed entry, and who gives it."""

    value: str
    by: tuple[Ref, ...]
    kept: bool  # whether our record has it


@dataclass(frozen=True, slots=True)
class DoubtLine:
    """A doubtful entry of the record: the rival values, if there are any, and what we think."""

    field: str
    values: tuple[SaidLine, ...]
    html: str | None


def doubts(context: Context, source: Source) -> Iterator[DoubtLine]:
    """Entries on which records disagree, then those that are doubtful without a rival."""
    for doubt in source.doubts:
        values = (
            SaidLine(said.value, tuple(_sayers(context, said)), said.value == doubt.kept)
            for said in doubt.values
        )
        yield _doubt(context, source, doubt.field.value, tuple(values))
    told = {doubt.field.value for doubt in source.doubts}
    for field in source.texts.keys(FIRST_LANGUAGE, "doubts"):
        if field not in told:
            yield _doubt(context, source, field, ())


def _doubt(context: Context, source: Source, field: str, values: tuple[SaidLine, ...]) -> DoubtLine:
    found = source.texts.find(context.lang, "doubts", field)
    name = context.word(f"doubt-of-{field.lower().replace('_', '-')}")
    return DoubtLine(name, values, context.prose(found) if found else None)


def _sayers(context: Context, said: Said) -> Iterator[Ref]:
    for word in said.by:
        source, _, provision = word.partition(":")
        if word == TRANSLATOR:
            yield Ref(label=context.word("doubt-translator"))
        else:
            yield passage_ref(context, Citation(source, provision or None))
