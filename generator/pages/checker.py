"""Checks a built site.

Links and anchors lead somewhere, nothing is fetched from outside, every page is well formed, and
data stand beside pages.
"""

import gc
import json
import multiprocessing
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple, TypeVar
from urllib.parse import unquote, urljoin, urlsplit

from generator.pages.addresses import INDEX, NOT_FOUND, RAW
from generator.pages.markup import line_of
from generator.pages.well_formed import read_html

UNCHECKED = ("data", "mailto", "javascript")
_CSS_ADDRESS = re.compile(r"(?:url\(\s*|@import\s+)[\"']?([^\"')\s;]+)")
T = TypeVar("T")


class _Anchor(NamedTuple):
    """A place on a page that a page names."""

    place: int  # of its tag among those of the naming page
    address: str
    page: str
    anchor: str


@dataclass(frozen=True, slots=True)
class _Looked:
    """A page that was looked through by itself."""

    faults: list[tuple[int, str]]  # by line
    ids: set[str]
    anchors: list[_Anchor]  # to be looked for when all pages are read


def check_site(site: Path, processes: int = 1) -> list[str]:
    """What is wrong with a built site, one line each, by file; empty if all is well.

    Reading its pages takes nearly all the time, and can be parted among processes.
    """
    files = frozenset(p.relative_to(site).as_posix() for p in site.rglob("*") if p.is_file())
    html = sorted(name for name in files if name.endswith(".html"))
    pages = dict(zip(html, _each(partial(_look, site, files), html, processes), strict=True))
    found = [*_pages(site, pages), *_styles(site, files), *_raw(site, files, processes)]
    return found if html else [f"{site}: no pages"]


def _each(look: Callable[[str], T], names: list[str], processes: int) -> list[T]:
    """What is seen in each file."""
    if processes == 1 or sys.platform != "linux":  # elsewhere a process cannot be forked safely
        return [look(name) for name in names]
    fork = multiprocessing.get_context("fork")
    # nothing here refers to itself: looking for dead objects would take a third of the time
    with ProcessPoolExecutor(processes, fork, initializer=gc.disable) as pool:
        return list(pool.map(look, names, chunksize=16))


def _look(site: Path, files: frozenset[str], name: str) -> _Looked:
    """All that can be said of a page without the others."""
    text = (site / name).read_text("utf-8")
    page = read_html(text)
    faults, anchors = page.faults, []
    follow = name.rpartition("/")[2] != NOT_FOUND  # its links go out from the root of the site
    for reference in page.references if follow else ():
        path, _, anchor = reference.address.partition("#")
        target, wrong = _leads(name, path, reference.fetched, files)
        if wrong:
            faults.append((reference.place, f"{wrong}: {reference.address}"))
        elif anchor and target:
            anchors.append(_Anchor(reference.place, reference.address, target, unquote(anchor)))
    return _Looked([(line_of(text, place), told) for place, told in faults], page.ids, anchors)


def _leads(
    name: str, address: str, fetched: bool, files: frozenset[str]
) -> tuple[str | None, str | None]:
    """Our file that an address without its anchor leads to, if it does; what is wrong with it."""
    if not address:
        return name, None
    scheme, outside, path = _parted(name.rpartition("/")[0], address)
    if scheme in UNCHECKED:
        return None, "a script for an address" if scheme == "javascript" else None
    if outside:
        return None, "fetched from outside" if fetched else None
    target = path + INDEX if path == "" or path.endswith("/") else path
    if target not in files:
        return None, "no such page"
    if target.endswith(INDEX) and not path.endswith(INDEX):
        return None, "a folder cannot be opened from a disk; name index.html"
    return target, None


@lru_cache(maxsize=100_000)
def _parted(folder: str, address: str) -> tuple[str, bool, str]:
    """Of an address on a page of a folder: scheme, whether it leads outside, path in the site."""
    parts = urlsplit(address)
    outside = bool(parts.scheme or parts.netloc)
    return parts.scheme, outside, unquote(urljoin(f"/{folder}/", parts.path)).lstrip("/")


def _pages(site: Path, pages: Mapping[str, _Looked]) -> Iterator[str]:
    for name, page in pages.items():
        lost = [each for each in page.anchors if _is_lost(each, pages)]
        text = (site / name).read_text("utf-8") if lost else ""
        told = [(line_of(text, each.place), f"no such anchor: {each.address}") for each in lost]
        for line, message in sorted(page.faults + told):
            yield f"{name}:{line}: {message}"


def _is_lost(named: _Anchor, pages: Mapping[str, _Looked]) -> bool:
    page = pages.get(named.page)
    return page is not None and named.anchor not in page.ids


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


def _raw(site: Path, files: frozenset[str], processes: int) -> Iterator[str]:
    """The data beside pages: every page has some, and they are JSON."""
    for name in sorted(file for file in files if file.endswith(INDEX)):
        if name.removesuffix(INDEX) + RAW not in files:
            yield f"{name}: a page without its data"
    data = sorted(file for file in files if file.endswith(RAW))
    for name, wrong in zip(data, _each(partial(_no_json, site), data, processes), strict=True):
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
