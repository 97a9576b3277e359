"""The page of one source: its record, how we know it, what it says passage by passage."""

from dataclasses import dataclass

from generator.model.answers import Citation
from generator.model.source import Read, Source
from generator.model.texts import Text
from generator.views.changed import Changed, changed
from generator.views.citing import Cite, cite
from generator.views.context import Context
from generator.views.doubts import DoubtLine, doubts
from generator.views.entry import entry_html, year_of
from generator.views.naming import joined
from generator.views.provisions import ProvisionRow, facing_langs, provision_row
from generator.views.refs import (
    Link,
    Ref,
    form_name,
    passage_ref,
    passage_refs,
    source_text,
    source_title,
    spoken,
    witnessed,
)
from generator.views.state import state_of_text
from generator.views.witness import witnesses


@dataclass(frozen=True, slots=True)
class CopyLine:
    """A copy that can be looked at."""

    holder: str
    shelf: str | None
    href: str | None
    opens_at: str | None


@dataclass(frozen=True, slots=True)
class CreditLine:
    """Who did what."""

    role: str
    names: str


@dataclass(frozen=True, slots=True)
class SourceRecord:
    """The head of the page."""

    id: str
    siglum: str | None
    title: str
    title_html: str
    under: str | None
    about_html: str | None  # the first paragraph
    more_html: str | None
    record_html: tuple[str, ...]
    date: str | None
    date_html: str | None
    place: str | None
    evidence_kind: str
    ruleset_kind: str | None
    reached: tuple[str, ...]
    reached_html: str | None
    uncertainty: tuple[str, ...]
    numbering_html: str | None
    copies: tuple[CopyLine, ...]
    credits: tuple[CreditLine, ...]
    rights_html: str | None
    doubts: tuple[DoubtLine, ...]
    read: str
    witness_of: Ref | None
    witnesses: tuple[Ref, ...]
    rulebooks: tuple[Link, ...]
    pending: str | None


@dataclass(frozen=True, slots=True)
class UnencodedLine:
    """What a passage rules and no question asks."""

    cites: tuple[Ref, ...]
    note_html: str


@dataclass(frozen=True, slots=True)
class SourcePage:
    """Everything the template prints."""

    source: SourceRecord
    facing: tuple[Link, ...]  # a language beside the page's own: its name, its code as text
    contents: tuple[Link, ...]
    provisions: tuple[ProvisionRow, ...]
    unencoded: tuple[UnencodedLine, ...]
    changed: Changed | None  # none of a source without rules
    cite: Cite


def source_page(context: Context, source: Source) -> SourcePage:
    """The page of a source."""
    rows = tuple(provision_row(context, source, provision) for provision in source.provisions)
    return SourcePage(
        source=_record(context, source),
        facing=tuple(
            Link(context.names[lang], text=lang) for lang in facing_langs(context, source)
        ),
        contents=tuple(Link(row.locus, f"#{row.id}") for row in rows),
        provisions=rows,
        unencoded=_unencoded(context, source),
        changed=changed(context, source),
        cite=cite(context, source_title(context, source.id), state_of_text(context, source)),
    )


def when(context: Context, source: Source) -> str | None:
    """The year a source came out; the years of the play where that is not known."""
    year = year_of(source.bibliography)
    if year:
        return year
    first, last = source.play.not_before, source.play.not_after
    years = [str(each) for each in dict.fromkeys((first, last)) if each]
    return context.word("years", first=years[0], last=years[-1]) if years else None


def _title(context: Context, source: Source) -> str:
    """The title, with the names of works in it set as such."""
    found = source_text(context, source, "title")
    return context.prose.line(found) if found else source.id


def _record(context: Context, source: Source) -> SourceRecord:
    word = context.word
    about, more = _about(context, source)
    return SourceRecord(
        id=source.id,
        siglum=source.siglum,
        title=source_title(context, source.id),
        title_html=_title(context, source),
        under=None,
        about_html=about,
        more_html=more,
        record_html=(entry_html(context, source),),
        date=when(context, source),
        date_html=_prose(context, source, "date"),
        place=_place(context, source),
        evidence_kind=word(f"evidence-kind-{_dashed(source.evidence.value)}"),
        ruleset_kind=word(f"ruleset-kind-{_dashed(source.ruleset.value)}"),
        reached=tuple(word(f"layer-{_dashed(layer.value)}") for layer in source.layers),
        reached_html=_prose(context, source, "reached"),
        uncertainty=tuple(word(f"uncertainty-{_dashed(u.value)}") for u in source.uncertainty),
        numbering_html=_prose(context, source, "numbering"),
        copies=tuple(
            CopyLine(
                holder=copy.library or copy.address or "",
                shelf=copy.shelfmark,
                href=copy.address,
                opens_at=word("opens-at", page=copy.opens_at) if copy.opens_at else None,
            )
            for copy in source.copies
        ),
        credits=tuple(
            CreditLine(word(f"role-{_dashed(role)}"), joined(word, names))
            for role, names in source.credits.items()
        ),
        rights_html=_prose(context, source, "rights"),
        doubts=tuple(doubts(context, source)),
        read=word(f"read-{source.read.value}"),
        witness_of=_witness_of(context, source),
        witnesses=tuple(
            passage_ref(context, Citation(each.id, None)) for each in witnesses(context, source)
        ),
        rulebooks=_rulebooks(context, source),
        pending=word("source-pending") if source.read is Read.NONE else None,
    )


def _place(context: Context, source: Source) -> str | None:
    """Where the play was: in the page's words if there are any, else as the record has it."""
    found = source_text(context, source, "place")
    return spoken(context, found) if found else source.play.place


def _about(context: Context, source: Source) -> tuple[str | None, str | None]:
    """What is told about a source: the first paragraph, and the others."""
    found = source_text(context, source, "about")
    if found is None:
        return None, None
    first, _, more = found.words.partition("\n\n")
    parts = [context.prose(Text(words, found.lang)) if words else None for words in (first, more)]
    return parts[0], parts[1]


def _prose(context: Context, source: Source, key: str) -> str | None:
    found = source_text(context, source, key)
    return context.prose(found) if found else None


def _dashed(value: str) -> str:
    return value.replace("_", "-")


def _witness_of(context: Context, source: Source) -> Ref | None:
    other = witnessed(context, source)
    return passage_ref(context, Citation(other.id, None)) if other else None


def _rulebooks(context: Context, source: Source) -> tuple[Link, ...]:
    return tuple(
        Link(form_name(context, ruleset, form), context.address.rulebook(f"{ruleset.id}/{form}"))
        for ruleset, form in context.library.forms()
        if ruleset.source == source.id
    )


def _unencoded(context: Context, source: Source) -> tuple[UnencodedLine, ...]:
    lines = []
    for ruleset in context.library.rulesets.values():
        if ruleset.source != source.id:
            continue
        notes = context.library.ruleset_notes[ruleset.id]
        for each in ruleset.unencoded:
            note = notes.find(context.lang, each.note)
            lines.append(
                UnencodedLine(
                    passage_refs(context, each.cites), context.prose.line(note) if note else ""
                )
            )
    return tuple(lines)
