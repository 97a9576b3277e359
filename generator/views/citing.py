"""How a page or a place on it is cited: as a reference, BibTeX, RIS and CSL-JSON.

Every form holds the version, its date and the state of the text, so that a citation says what
was looked at. Names of fields are those of the formats and belong to no language. A page of very
many places has one pattern for them all, which assets/js/site.js fills in.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from generator.views.bibtex import bibtex_entry
from generator.views.context import Context

EDITOR = "The Minchiate rules project"  # as CITATION.cff has it
_as_text: Callable[[object], str] = json.JSONEncoder(ensure_ascii=False).encode
STEP, WHY, ANCHOR, KEY = "{step}", "{why}", "{anchor}", "{key}"  # the blanks of a pattern


@dataclass(frozen=True, slots=True)
class Cite:
    """A citation in its forms."""

    text: str
    bibtex: str
    ris: str
    csl_json: str


@dataclass(frozen=True, slots=True)
class _Cited:
    """What is cited, apart from the form of the citation."""

    title: str
    site: str
    address: str
    state: str
    lang: str
    version: str
    date: str
    day: tuple[str, ...]  # year, month, day, as far as known
    key: str  # a name for the entry


def cite(context: Context, title: str, state: str, anchor: str | None = None) -> Cite:
    """The citation of this page, or of the place `anchor` on it."""
    address = context.address.lasting(anchor)
    return _forms(context, title, state, address, _key(address))


def cite_pattern(context: Context, title: str, state: str) -> Cite:
    """The citation of any place on this page; `title` and `state` hold the blanks STEP and WHY.

    STEP and WHY want the escapes of each form; ANCHOR is the place as it stands in an address,
    KEY the same in small letters, figures and hyphens.
    """
    page = context.address.lasting()
    return _forms(context, title, state, f"{page}#{ANCHOR}", f"{_key(page)}-{KEY}")


def _forms(context: Context, title: str, state: str, address: str, key: str) -> Cite:
    cited = _Cited(
        title=title,
        site=site_title(context),
        address=address,
        state=state,
        lang=context.lang,
        version=context.version,
        date=context.date,
        day=tuple([part for part in context.date.split("-") if part]),
        key=key,
    )
    return Cite(_text(context, cited), _bibtex(cited), _ris(cited), _csl_json(cited))


def _key(address: str) -> str:
    place = re.sub(r"^\w+://[^/]*/", "", address)
    return re.sub(r"[^a-z0-9]+", "-", f"minchiate {place}".lower()).strip("-")


def site_title(context: Context) -> str:
    """The whole title of the site."""
    return f"{context.word('site-title')}, {context.word('site-subtitle')}"


def state_of_site(context: Context) -> str:
    """The state of the whole, for pages that stand for no single text."""
    read = sum(1 for source in context.library.sources.values() if source.provisions)
    return context.word("state-site", sources=read)


def date_words(context: Context, date: str) -> str:
    """A day in words: `30 November 2026`."""
    parts = date.split("-")
    if len(parts) != 3:
        return date
    year, month, day = parts
    return context.word("date-words", year=year, month=int(month), day=int(day))


def _text(context: Context, cited: _Cited) -> str:
    return context.word(
        "cite-words",
        title=cited.title,
        site=cited.site,
        version=cited.version,
        date=date_words(context, cited.date),
        state=cited.state,
        address=cited.address,
    )


def _bibtex(cited: _Cited) -> str:
    fields = {
        "author": f"{{{EDITOR}}}",
        "title": f"{{{cited.title}}}",
        "booktitle": f"{{{cited.site}}}",
        "version": cited.version,
        "date": cited.date,
        "year": cited.day[0] if cited.day else "",
        "url": cited.address,
        "langid": cited.lang,
        "note": cited.state,
    }
    return bibtex_entry("inreference", cited.key, fields)


def _ris(cited: _Cited) -> str:
    fields = [
        ("TY", "ELEC"),
        ("ID", cited.key),
        ("AU", EDITOR),
        ("TI", cited.title),
        ("T2", cited.site),
        ("ET", cited.version),
        ("PY", cited.day[0] if cited.day else ""),
        ("DA", "/".join(cited.day)),
        ("UR", cited.address),
        ("LA", cited.lang),
        ("N1", cited.state),
        ("ER", ""),
    ]
    return "\n".join(f"{tag}  - {value}" for tag, value in fields if value or tag == "ER")


def _csl_json(cited: _Cited) -> str:
    record = {
        "id": cited.key,
        "type": "entry",
        "author": [{"literal": EDITOR}],
        "title": cited.title,
        "container-title": cited.site,
        "version": cited.version,
        "issued": {"date-parts": [[int(part) for part in cited.day]]},
        "URL": cited.address,
        "language": cited.lang,
        "note": cited.state,
    }
    members = ",\n".join(f'  "{name}": {_as_text(value)}' for name, value in record.items())
    return f"[\n {{\n{members}\n }}\n]"
