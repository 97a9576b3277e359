"""The tags of a page of HTML as they are written, strictly: what is not plain HTML is a fault.

A site of a hundred megabytes has millions of tags, and some ten thousand different ones. What a
tag says is therefore read once, however often it stands; and where it stands in the text is looked
for only where a fault has to be told.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from html import unescape
from itertools import islice
from typing import NamedTuple

# possessive throughout: what has been read is not read again in another way
_REST = r"""[^"'<>]*+(?:"[^"]*+"[^"'<>]*+|'[^']*+'[^"'<>]*+)*+>"""
_SCRIPT = rf"(?:[sS][cC][rR][iI][pP][tT]|[sS][tT][yY][lL][eE])\b{_REST}"
_RAW = r"(?:[^<]++|<(?!/(?i:script|style)\b))*+(?=<)"  # in these two, < begins no tag
_TAG = re.compile(
    rf"<(?:/[^<>]*+>|{_SCRIPT}{_RAW}|[a-zA-Z]{_REST}|!--.*?-->|![^<>]*+>|)", re.DOTALL
)
_SCRIPT_TAG = re.compile("<" + _SCRIPT)
_NAME = r"[a-zA-Z][^\s/<>=\"']*"
_END = re.compile(rf"</({_NAME})\s*>")
_ATTRIBUTE = r"""\s+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?"""
_ATTRIBUTES = re.compile(_ATTRIBUTE)
_START = re.compile(rf"<({_NAME})((?:{_ATTRIBUTE})*)\s*(/?)>")

VOID = (
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
)  # fmt: skip
FETCHED = ("src", "srcset", "poster", "data")
ADDRESSING = frozenset(("href", *FETCHED))
FETCHING_LINKS = {"stylesheet", "icon", "preload", "modulepreload", "prefetch", "manifest"}


class Kind(Enum):
    """What a tag does."""

    OPENS = auto()
    CLOSES = auto()
    STANDS_ALONE = auto()  # as <br>, which nothing closes
    CLOSES_ITSELF = auto()  # as <path/>
    DECLARES = auto()
    SAYS_NOTHING = auto()  # a comment, or no tag at all


class Address(NamedTuple):
    """An address that a tag names; `fetched`: the browser goes there by itself."""

    words: str
    fetched: bool


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag by itself, wherever it stands."""

    kind: Kind
    name: str
    faults: tuple[str, ...] = ()
    anchor: str | None = None  # the id
    addresses: tuple[Address, ...] = ()


def tags(text: str) -> Iterator[Tag]:
    """Every tag of a page, in their order."""
    return map(_KNOWN.__getitem__, _TAG.findall(text))


def line_of(text: str, place: int) -> int:
    """The line of a page's tag, from its place among them all: 0 for the first."""
    found = next(islice(_TAG.finditer(text), place, None))
    return text.count("\n", 0, found.start()) + 1


class _Known(dict[str, Tag]):
    """Tags as they are written, a script's with all that stands in it: what each says."""

    def __missing__(self, written: str) -> Tag:
        script = _SCRIPT_TAG.match(written)
        if script and script[0] != written:
            return self[script[0]]
        tag = self[written] = _read(written)
        return tag


_KNOWN = _Known()


def _read(written: str) -> Tag:
    if written.startswith("<!"):
        return _declaration(written)
    if end := _END.fullmatch(written):
        return Tag(Kind.CLOSES, end[1].lower())
    if not (start := _START.fullmatch(written)):
        return Tag(Kind.SAYS_NOTHING, "", (f"no tag of HTML, nor written &lt;: {written}",))
    name = start[1].lower()
    attributes = [
        (key.lower(), unescape(double or single or bare))
        for key, double, single, bare in _ATTRIBUTES.findall(start[2])
    ]
    given = dict(attributes)
    return Tag(
        kind=_kind(name, closed=bool(start[_START.groups])),
        name=name,
        faults=tuple(_faults(name, [key for key, _ in attributes], given.get("id"))),
        anchor=given.get("id"),
        addresses=tuple(_addresses(name, given)),
    )


def _kind(name: str, closed: bool) -> Kind:
    if name in VOID:
        return Kind.STANDS_ALONE
    return Kind.CLOSES_ITSELF if closed else Kind.OPENS


def _declaration(written: str) -> Tag:
    if written.startswith("<!--"):
        return Tag(Kind.SAYS_NOTHING, "")
    told = written[2:-1]
    wrong = told.lower() != "doctype html"
    faults = (f"a declaration that is none of HTML: {told}",) if wrong else ()
    return Tag(Kind.DECLARES, told, faults)


def _faults(tag: str, keys: list[str], anchor: str | None) -> Iterator[str]:
    if len(set(keys)) < len(keys):
        for key in sorted({key for key in keys if keys.count(key) > 1}):
            yield f"<{tag}> has the attribute {key} twice"
    if anchor is not None and (not anchor or any(c.isspace() for c in anchor)):
        yield f"the id '{anchor}' is empty or has a blank in it"


def _addresses(tag: str, given: dict[str, str]) -> Iterator[Address]:
    if ADDRESSING.isdisjoint(given):
        return
    kinds = set(given.get("rel", "").split())
    alternate = tag == "link" and "alternate" in kinds and bool(given.get("hreflang"))
    for key in ("href", *FETCHED):
        address = given.get(key)
        if not address or (key == "data" and tag != "object"):
            continue
        fetched = key in FETCHED or (tag == "link" and bool(kinds & FETCHING_LINKS))
        yield Address(address, fetched and not alternate)
