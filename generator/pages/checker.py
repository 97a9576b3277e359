"""Checks a built site.

Links and anchors lead somewhere, nothing is fetched from outside, every page is well formed, and
data stand beside pages.
"""

import json
import multiprocessing
import re
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from generator.pages.addresses import INDEX, NOT_FOUND, RAW
from generator.pages.well_formed import ReadPage, Reference, read_html

UNCHECKED = ("data", "mailto", "javascript")
_CSS_ADDRESS = re.compile(r"(?:url\(\s*|@import\s+)[\"']?([^\"')\s;]+)")


def check_site(site: Path, processes: int = 1) -> list[str]:
    """What is wrong with a built site, one line each, by file; empty if all is well.

    Reading its pages takes nearly all the time, and can be parted among processes.
    """
    files = {p.relative_to(site).as_posix() for p in site.rglob("*") if p.is_file()}
    html = sorted(name for name in files if name.endswith(".html"))
    pages = dict(zip(html, _read_all([site / name for name in html], processes), strict=True))
    found = [*_pages(pages, files), *_styles(site, files), *_raw(site, pages, files)]
    return found if html else [f"{site}: no pages"]


def _read_all(files: list[Path], processes: int) -> list[ReadPage]:
    if processes == 1 or sys.platform != "linux":  # elsewhere a process cannot be forked safely
        return [_read(file) for file in files]
    with ProcessPoolExecutor(processes, multiprocessing.get_context("fork")) as pool:
        return list(pool.map(_read, files, chunksize=16))


def _read(file: Path) -> ReadPage:
    return read_html(file.read_text("utf-8"))


def _pages(pages: Mapping[str, ReadPage], files: set[str]) -> Iterator[str]:
    for name, page in pages.items():
        for line, message in page.faults:
            yield f"{name}:{line}: {message}"
        if name.rpartition("/")[2] == NOT_FOUND:
            continue  # its links go out from the root of the published site
        for reference in page.references:
            wrong = _leads(name, reference, pages, files)
            if wrong:
                yield f"{name}:{reference.line}: {wrong}: {reference.address}"


def _leads(
    name: str, reference: Reference, pages: Mapping[str, ReadPage], files: set[str]
) -> str | None:
    """What is wrong with an address; None if it leads somewhere."""
    parts = urlsplit(reference.address)
    if parts.scheme in UNCHECKED:
        return "a script for an address" if parts.scheme == "javascript" else None
    if parts.scheme or parts.netloc:
        return "fetched from outside" if reference.fetched else None
    path = unquote(urljoin("/" + name, parts.path) if parts.path else "/" + name).lstrip("/")
    target = path + INDEX if path == "" or path.endswith("/") else path
    if target not in files:
        return "no such page"
    if parts.path and target.endswith(INDEX) and not path.endswith(INDEX):
        return "a folder cannot be opened from a disk; name index.html"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].ids:
        return "no such anchor"
    return None


def _styles(site: Path, files: set[str]) -> Iterator[str]:
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


def _raw(site: Path, pages: Mapping[str, ReadPage], files: set[str]) -> Iterator[str]:
    """The data beside pages: every page has some, and they are JSON."""
    for name in pages:
        if name.endswith(INDEX) and name.removesuffix(INDEX) + RAW not in files:
            yield f"{name}: a page without its data"
    for name in sorted(file for file in files if file.endswith(RAW)):
        if name.removesuffix(RAW) + INDEX not in pages:
            yield f"{name}: data without a page"
        try:
            json.loads((site / name).read_text("utf-8"))
        except ValueError as error:
            yield f"{name}: {error}"
