"""Checks a built site.

Links and anchors lead somewhere, nothing is fetched from outside, every page is well formed, and
data stand beside pages.
"""

import gc
import json
import multiprocessing
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import unquote, urljoin, urlsplit

from generator.pages.addresses import INDEX, NOT_FOUND, RAW
from generator.pages.markup import Address, line_of
from generator.pages.well_formed import ReadPage, read_html

PARCEL = 32  # files for one process at a time
UNCHECKED = ("data", "mailto", "javascript")
_UP = re.compile(r"((?:\.\./)*)((?:[\w-]+/)*(?:[\w-]+(?:\.[\w-]+)*)?)", re.ASCII)  # ../../a/b.html
_CSS_ADDRESS = re.compile(r"(?:url\(\s*|@import\s+)[\"']?([^\"')\s;]+)")
T = TypeVar("T")


Anchor = tuple[str, str]  # a page, and an id that it must have


@dataclass(frozen=True, slots=True)
class _Looked:
    """A page that was looked through by itself."""

    faults: list[tuple[int, str]]  # by line
    ids: set[str]
    anchors: set[Anchor]  # to be looked for when all pages are read


class _Way(NamedTuple):
    """Where an address leads."""

    file: str | None = None  # of the site
    anchor: str = ""
    wrong: str | None = None  # what is wrong with the address


def check_site(site: Path, processes: int = 1) -> list[str]:
    """What is wrong with a built site, one line each, by file; empty if all is well.

    Reading its pages takes nearly all the time, and can be parted among processes.
    """
    files = frozenset(_files(site))
    html = sorted(name for name in files if name.endswith(".html"))
    data = sorted(name for name in files if name.endswith(RAW))
    with _parting(processes) as each:
        pages = dict(zip(html, each(partial(_look, site, files), html), strict=True))
        wrong = dict(zip(data, each(partial(_no_json, site), data), strict=True))
    found = [*_pages(site, files, pages), *_styles(site, files), *_raw(files, wrong)]
    return found if html else [f"{site}: no pages"]


def _files(site: Path) -> Iterator[str]:
    """Every file of a site, by its place there."""
    for folder, _, names in os.walk(site):
        inside = Path(folder).relative_to(site).as_posix()
        yield from (names if inside == "." else (f"{inside}/{name}" for name in names))


Each = Callable[[Callable[[str], T], list[str]], Iterable[T]]


@contextmanager
def _parting(processes: int) -> Iterator[Each[Any]]:
    """A way to look at each of many files, in several processes if that can be done."""
    if processes == 1 or sys.platform != "linux":  # elsewhere a process cannot be forked safely
        yield map
        return
    fork = multiprocessing.get_context("fork")
    # nothing here refers to itself: looking for dead objects would take a third of the time
    with ProcessPoolExecutor(processes, fork, initializer=gc.disable) as pool:
        yield partial(pool.map, chunksize=PARCEL)


def _look(site: Path, files: frozenset[str], name: str) -> _Looked:
    """All that can be said of a page without the others."""
    text = (site / name).read_text("utf-8")
    page = read_html(text)
    ways = _ways(name, page, files)
    faults = page.faults + [
        (place, f"{way.wrong}: {address.words}")
        for address, way in ways.items()
        if way.wrong
        for place in page.places[address]
    ]
    anchors = {(way.file, way.anchor) for way in ways.values() if way.file and way.anchor}
    return _Looked([(line_of(text, place), told) for place, told in faults], page.ids, anchors)


def _ways(name: str, page: ReadPage, files: frozenset[str]) -> dict[Address, _Way]:
    """Where each address of a page leads."""
    if name.rpartition("/")[2] == NOT_FOUND:
        return {}  # its links go out from the root of the published site
    return {address: _leads(name, address, files) for address in page.places}


def _leads(name: str, address: Address, files: frozenset[str]) -> _Way:
    words, _, anchor = address.words.partition("#")
    if not words:
        return _Way(name, unquote(anchor))
    scheme, outside, path = _parted(name.rpartition("/")[0], words)
    if scheme in UNCHECKED:
        return _Way(wrong="a script for an address" if scheme == "javascript" else None)
    if outside:
        return _Way(wrong="fetched from outside" if address.fetched else None)
    target = path + INDEX if path == "" or path.endswith("/") else path
    if target not in files:
        return _Way(wrong="no such page")
    if target.endswith(INDEX) and not path.endswith(INDEX):
        return _Way(wrong="a folder cannot be opened from a disk; name index.html")
    return _Way(target, unquote(anchor))


@lru_cache(maxsize=100_000)
def _parted(folder: str, address: str) -> tuple[str, bool, str]:
    """Of an address on a page of a folder: scheme, whether it leads outside, path in the site."""
    if up := _UP.fullmatch(address):  # nearly all are so, and the other way takes longer
        above = folder.split("/")[: -up[1].count("/") or None] if folder else []
        return "", False, "/".join((*above, up[2]))
    parts = urlsplit(address)
    outside = bool(parts.scheme or parts.netloc)
    return parts.scheme, outside, unquote(urljoin(f"/{folder}/", parts.path)).lstrip("/")


def _pages(site: Path, files: frozenset[str], pages: Mapping[str, _Looked]) -> Iterator[str]:
    for name, page in pages.items():
        lost = {each for each in page.anchors if _is_lost(each, pages)}
        told = _naming(site, files, name, lost) if lost else []
        for line, message in sorted(page.faults + told):
            yield f"{name}:{line}: {message}"


def _is_lost(anchor: Anchor, pages: Mapping[str, _Looked]) -> bool:
    page = pages.get(anchor[0])
    return page is not None and anchor[1] not in page.ids


def _naming(
    site: Path, files: frozenset[str], name: str, lost: set[Anchor]
) -> list[tuple[int, str]]:
    """Every line of a page that names an anchor which is not there; for that it is read again."""
    text = (site / name).read_text("utf-8")
    page = read_html(text)
    return [
        (line_of(text, place), f"no such anchor: {address.words}")
        for address, way in _ways(name, page, files).items()
        if (way.file, way.anchor) in lost
        for place in page.places[address]
    ]


def _styles(site: Path, files: frozenset[str]) -> Iterator[str]:
    """Addresses in style sheets."""
    for name in sorted(file for file in files if file.endswith(".css")):
        for address in _CSS_ADDRESS.findall((site / name).read_text("utf-8")):
            parts = urlsplit(address)
            if parts.scheme == "data" or address.startswith("#"):
                continue
            if parts.scheme or parts.netloc:
                yield f"{name}: fetched from outside: {address}"
            elif urljoin("/" + name, parts.path).lstrip("/") not in files:
                yield f"{name}: no such file: {address}"


def _raw(files: frozenset[str], data: Mapping[str, str | None]) -> Iterator[str]:
    """The data beside pages: every page has some, and they are JSON; `data` says why not."""
    for name in sorted(file for file in files if file.endswith(INDEX)):
        if name.removesuffix(INDEX) + RAW not in files:
            yield f"{name}: a page without its data"
    for name, wrong in data.items():
        if name.removesuffix(RAW) + INDEX not in files:
            yield f"{name}: data without a page"
        if wrong:
            yield f"{name}: {wrong}"


def _no_json(site: Path, name: str) -> str | None:
    """Why a file is not JSON; None if it is."""
    try:
        json.loads((site / name).read_text("utf-8"))
    except ValueError as error:
        return str(error)
    return None
