"""A bibliographic entry as a line of our prose, from a record in the shape of CSL-JSON.

Small on purpose: enough for the head of a source's page. The full bibliography is made by
pandoc, and kept.
"""

import re
from collections.abc import Mapping

from generator.model.source import Source
from generator.views.context import Context
from generator.views.naming import joined

STANDING_ALONE = ("book", "manuscript", "webpage", "report", "software", "thesis", "document")
_MARKS = re.compile(r"([\\`*_\[\]>])")  # a < needs none: prose knows no HTML

Record = Mapping[str, object]


def entry(context: Context, source: Source) -> str:
    """The entry of a source, as Markdown on one line."""
    record = source.bibliography
    parts = [
        people(context, record, "author"),
        _title(context, record),
        _container(context, record),
        _printed(record),
        _pages(context, record),
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


def _pages(context: Context, record: Record) -> str:
    pages = record.get("page")
    if not isinstance(pages, str):
        return ""
    return context.word("entry-pages", pages=_safe(pages.replace("-", "–")), many=str("-" in pages))


def _safe(value: object) -> str:
    """A value as Markdown that says just its characters."""
    return _MARKS.sub(r"\\\1", str(value))
