"""A bibliographic entry as a line of our prose, from a record in the shape of CSL-JSON.

Small on purpose: it stands where a work has no entry yet that a processor of citations has
formatted and that was kept.
"""

import re
from collections.abc import Mapping

from generator.model.source import Source
from generator.model.texts import Text
from generator.views.context import Context
from generator.views.naming import joined

STANDING_ALONE = ("book", "manuscript", "webpage", "report", "software", "thesis", "document")
_MARKS = re.compile(r"([\\`*_\[\]>])")  # a < needs none: prose knows no HTML

Record = Mapping[str, object]


def entry_html(context: Context, source: Source) -> str:
    """The entry as it was formatted and kept; while there is none, the plain line."""
    kept = context.bibliography.get(source.id)
    if kept is not None:
        return kept
    return context.prose.line(Text(entry(context, source), context.lang))


def described(record: Record) -> str | None:
    """What a work is called that has no title, or whose title we lack; None if it has one.

    Such words of ours stand in square brackets in the record.
    """
    title = str(record.get("title", ""))
    return title[1:-1] if title.startswith("[") and title.endswith("]") else None


def entry(context: Context, source: Source) -> str:
    """The entry of a source, as Markdown on one line."""
    record = source.bibliography
    parts = [
        people(context, record, "author"),
        _title(context, record),
        _container(context, record),
        _printed(record),
        pages_of(context, record),
    ]
    line = ", ".join(part for part in parts if part)
    url = record.get("URL")
    return f"{line}. <{url}>" if isinstance(url, str) else f"{line}."


def year_of(record: Record) -> str | None:
    """The year in which the work came out."""
    issued = record.get("issued")
    dates = issued.get("date-parts") if isinstance(issued, Mapping) else None
    if isinstance(dates, list | tuple) and dates and isinstance(dates[0], list | tuple):
        return str(dates[0][0]) if dates[0] else None
    return None


def people(context: Context, record: Record, role: str) -> str:
    """The names of those who had a part in the work."""
    found = record.get(role)
    names = [_person(each) for each in found] if isinstance(found, list | tuple) else []
    return joined(context.word, (name for name in names if name))


def _person(name: object) -> str:
    if not isinstance(name, Mapping):
        return ""
    if "literal" in name:
        return _safe(name["literal"])
    return " ".join(_safe(name[part]) for part in ("given", "family") if part in name)


def _title(context: Context, record: Record) -> str:
    ours = described(record)
    if ours is not None:
        return _safe(ours)
    title = _safe(record.get("title", ""))
    if record.get("type") in STANDING_ALONE and "container-title" not in record:
        return f"*{title}*"
    return context.word("entry-part-title", title=title)


def _container(context: Context, record: Record) -> str:
    if "container-title" not in record:
        return ""
    title = f"*{_safe(record['container-title'])}*"
    by = people(context, record, "container-author")
    volume = _safe(record.get("volume", ""))
    inside = context.word("entry-inside", by=f"{by}, " if by else "", title=title)
    return f"{inside} {volume}".rstrip()


def _printed(record: Record) -> str:
    place, publisher = record.get("publisher-place"), record.get("publisher")
    maker = ": ".join(_safe(part) for part in (place, publisher) if part)
    return ", ".join(part for part in (maker, year_of(record)) if part)


def pages_of(context: Context, record: Record) -> str:
    """The pages of the work that are meant, as `pp. 329–353`; empty if none are named."""
    pages = record.get("page")
    if not isinstance(pages, str):
        return ""
    return context.word("entry-pages", pages=_safe(pages.replace("-", "–")), many=str("-" in pages))


def _safe(value: object) -> str:
    """A value as Markdown that says just its characters."""
    return _MARKS.sub(r"\\\1", str(value))
