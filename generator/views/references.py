"""A work in the forms that reference managers read: CSL-JSON, BibTeX and RIS.

All are made of the record in source.yaml, whose entries are named as in CSL. The names of fields
and kinds belong to the formats and to no language.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping

from generator.model.source import Source
from generator.views.bibtex import bibtex_entry
from generator.views.raw import Plain, plain

Record = Mapping[str, object]
BIBTEX_KINDS = {
    "book": "book",
    "chapter": "incollection",
    "article-journal": "article",
    "manuscript": "unpublished",
    "report": "report",
    "webpage": "online",
}
RIS_KINDS = {
    "book": "BOOK",
    "chapter": "CHAP",
    "article-journal": "JOUR",
    "manuscript": "MANSCPT",
    "report": "RPRT",
    "webpage": "ELEC",
}
INSIDE = {"article-journal": "journal", "webpage": "organization"}  # else the title of a book
LANGUAGES = {"en": "english", "it": "italian", "de": "german"}
_SPAN = re.compile(r"([^\s,-]+)-([^\s,-]+)\Z")


def csl_item(source: Source) -> Plain:
    """The record of a work as an item of CSL-JSON."""
    record = plain(source.bibliography)
    assert isinstance(record, dict)
    return {"id": source.id, **record}


def csl_json(items: Iterable[Record]) -> str:
    """Items as a file of CSL-JSON."""
    return json.dumps(list(items), ensure_ascii=False, indent=1)


def bibtex(item: Record) -> str:
    """An item as BibTeX, with the fields that BibLaTeX adds."""
    fields = {
        "author": _bibtex_people(item, "author"),
        "editor": _bibtex_people(item, "editor"),
        "bookauthor": _bibtex_people(item, "container-author"),
        "annotator": _bibtex_people(item, "contributor"),
        "title": f"{{{text(item, 'title')}}}",
        INSIDE.get(kind(item), "booktitle"): text(item, "container-title"),
        "edition": text(item, "edition"),
        "volume": text(item, "volume"),
        "number": text(item, "issue") or text(item, "number"),
        "pages": "--".join(pages(item)),
        "pagetotal": text(item, "number-of-pages"),
        "publisher": text(item, "publisher"),
        "address": text(item, "publisher-place"),
        "library": ", ".join(shelf(item)),
        "year": "--".join(year for year, *_ in days(item)),
        "date": "/".join("-".join(day) for day in days(item)),
        "url": text(item, "URL"),
        "langid": LANGUAGES.get(text(item, "language"), ""),
    }
    return bibtex_entry(BIBTEX_KINDS.get(kind(item), "misc"), text(item, "id"), fields)


def ris(item: Record) -> str:
    """An item as a record of RIS; it has one year, the first, and no place for a second."""
    first, last = (*pages(item), "", "")[:2]
    day = next(days(item), ())
    fields = [
        ("TY", RIS_KINDS.get(kind(item), "GEN")),
        ("ID", text(item, "id")),
        *(("AU", name) for name in people(item, "author")),
        *(("ED", name) for name in people(item, "editor")),
        *(("A4", name) for name in people(item, "contributor")),
        ("TI", text(item, "title")),
        ("T2", text(item, "container-title")),
        ("ET", text(item, "edition")),
        ("VL", text(item, "volume")),
        ("IS", text(item, "issue") or text(item, "number")),
        ("SP", first),
        ("EP", last),
        ("PB", text(item, "publisher")),
        ("CY", text(item, "publisher-place")),
        ("AV", ", ".join(shelf(item))),
        ("PY", day[0] if day else ""),
        ("DA", "/".join(day) if len(day) > 1 else ""),
        ("UR", text(item, "URL")),
        ("LA", text(item, "language")),
    ]
    lines = [f"{tag}  - {value}" for tag, value in fields if value]
    return "\n".join((*lines, "ER  - "))


def kind(item: Record) -> str:
    """What kind of work it is, in the words of CSL."""
    return text(item, "type")


def text(item: Record, field: str) -> str:
    """A field of an item; empty if it has none."""
    return str(item.get(field, ""))


def people(item: Record, role: str) -> Iterator[str]:
    """Those who had a part in the work, as `Family, Given`."""
    found = item.get(role)
    for name in found if isinstance(found, list | tuple) else ():
        parts = (name["literal"],) if "literal" in name else (name["family"], name.get("given"))
        yield ", ".join(str(part) for part in parts if part)


def pages(item: Record) -> tuple[str, ...]:
    """The first and the last page, or what is said of the pages as a whole; none if nothing is."""
    said = text(item, "page")
    span = _SPAN.match(said)
    return (span[1], span[2]) if span else tuple(part for part in (said,) if part)


def shelf(item: Record) -> Iterator[str]:
    """Where a manuscript lies: the archive, its place, the shelf mark."""
    return (part for key in ("archive", "archive-place", "archive_location")
            if (part := text(item, key)))  # fmt: skip


def days(item: Record) -> Iterator[tuple[str, ...]]:
    """When the work came out, the first day and the last: each a year, month, day as far as known.

    Months and days have two figures.
    """
    issued = item.get("issued")
    parts = issued.get("date-parts") if isinstance(issued, Mapping) else None
    for day in parts if isinstance(parts, list | tuple) else ():
        yield tuple(f"{figure:02}" for figure in day)


def _bibtex_people(item: Record, role: str) -> str:
    found = item.get(role)
    names = people(item, role)
    literal = [isinstance(each, Mapping) and "literal" in each for each in _listed(found)]
    return " and ".join(
        f"{{{name}}}" if whole else name for name, whole in zip(names, literal, strict=True)
    )


def _listed(found: object) -> Iterable[object]:
    return found if isinstance(found, list | tuple) else ()
