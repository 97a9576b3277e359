"""While somebody writes: the pages that are made at once when a text changes.

A text stands on one page above all, and its beginning on many others. The one page is made in a
moment, the others after it; `near` says which is which.
"""

import re
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from generator.model.library import Library
from generator.model.texts import FIRST_LANGUAGE
from generator.pages.build import Loaded, load, make_pages, reread
from generator.pages.core import Made, Page, make_of
from generator.pages.edition import Edition
from generator.pages.kinds import Maker, questions, sources

DATA = ".yaml"  # files of another kind stand around pages: templates, words, styles
LOOK = 0.2  # seconds from one look for saved files to the next; a look takes ten milliseconds
Stamp = tuple[int, int]  # of a file: when it was changed, in nanoseconds, and its size in bytes
Narrow = Callable[[Library, set[str]], Library]


def _of_sources(library: Library, ids: set[str]) -> Library:
    return replace(library, sources={i: s for i, s in library.sources.items() if i in ids})


def _of_stages(library: Library, stages: set[str]) -> Library:
    asked = {i: q for i, q in library.questions.items() if q.stage in stages}
    return replace(library, questions=asked)


# files of texts, by their names, which say the page and the language: the pages that show them
NEAR: tuple[tuple[re.Pattern[str], Maker, Narrow], ...] = (
    (re.compile(r"sources/([\w-]+)/\w+\.([a-z]{2})\.yaml"), sources, _of_sources),
    (re.compile(r"rulesets/questionnaire/(\w+)\.([a-z]{2})\.yaml"), questions, _of_stages),
)


def stamps(folders: Iterable[Path]) -> dict[Path, Stamp]:
    """Every file of the folders as it is now."""
    told = ((file, file.stat()) for folder in folders for file in folder.rglob("*.*"))
    return {file: (stat.st_mtime_ns, stat.st_size) for file, stat in told}


def changed(before: Mapping[Path, Stamp], now: Mapping[Path, Stamp]) -> set[Path]:
    """The files that are new, other, or gone."""
    return {file for file in {*before, *now} if before.get(file) != now.get(file)}


def all_near(files: Collection[Path], root: Path) -> bool:
    """Whether something has changed, and nothing but texts whose pages can be made at once."""
    inside = [f.relative_to(root).as_posix() for f in files if f.is_relative_to(root)]
    known = [name for name in inside if any(pattern.fullmatch(name) for pattern, _, _ in NEAR)]
    return len(known) == len(files) > 0


def near(made: Made, library: Library, files: Collection[str]) -> Iterator[Page]:
    """The pages of the texts in these files, with the library as it is now read.

    A text in the first language stands on the pages of every language that has it not yet.
    """
    for frame in made.frames.values():
        shown = (frame.shelf.lang, FIRST_LANGUAGE)
        base = replace(frame.shelf.base, library=library, known={})  # what was known was of the old
        for pattern, kind, narrow in NEAR:
            named = filter(None, map(pattern.fullmatch, files))
            ids = {found[1] for found in named if found[2] in shown}
            if ids:
                own = replace(frame.shelf, base=base, listed=narrow(library, ids))
                yield from make_of(replace(frame, shelf=own), kind)


def _at_rest(made: Made) -> Made:
    """Made pages whose frames no longer look for what was saved."""
    frames = made.frames.items()
    still = {lang: replace(f, shelf=replace(f.shelf, between=None)) for lang, f in frames}
    return replace(made, frames=still)


def _others(before: Made, made: Made) -> tuple[Page, ...]:
    """The pages that are other than before, by themselves or by what stands around them."""
    if _around(before) != _around(made):
        return made.pages
    known = {page.path: page for page in before.pages}
    return tuple(
        page
        for page in made.pages
        if known.get(page.path) != page
        or before.crumbs.get(page.path) != made.crumbs.get(page.path)
    )


def _around(made: Made) -> list[dict[str, object]]:
    """What the frame of each language knows, but for its functions."""
    around = (frame.around("") for frame in made.frames.values())
    return [{key: told for key, told in each.items() if not callable(told)} for each in around]


class Overtaken(Exception):
    """Something was saved while the pages were made."""


@dataclass(slots=True)
class Writing:
    """A site that is being written: its pages as they were last made, and what is behind."""

    root: Path
    langs: tuple[str, ...]
    folders: tuple[Path, ...]  # whatever changes in them changes pages
    behind: bool = False  # some pages show a text as it was
    seen: Mapping[Path, Stamp] = field(default_factory=dict)
    looked: float = 0.0  # when we last looked for what was saved, by the monotonic clock
    loaded: Loaded | None = None
    made: Made | None = None

    def turn(self, edition: Edition) -> tuple[Page, ...]:
        """Make what has to be made: all pages that are now other than before. Raises Broken."""
        now, before = stamps(self.folders), self.made
        files = changed(self.seen, now)
        if self.made is not None and not files and not self.behind:
            return ()
        if self.made is not None and self.loaded is not None and all_near(files, self.root):
            self.loaded = reread(self.loaded)
            names = [file.relative_to(self.root).as_posix() for file in files]
            newer = {p.path: p for p in near(self.made, self.loaded.library, names)}
            pages = tuple(newer.get(page.path, page) for page in self.made.pages)
            self.made, self.behind = replace(self.made, pages=pages), True
        else:
            try:
                loaded = load(self.root, between=lambda: self._look(now))
                made = make_pages(loaded, self.langs, edition, between=lambda: self._look(now))
            except Overtaken:
                return ()
            self.loaded, self.made, self.behind = loaded, _at_rest(made), False
        self.seen = now
        if before is None or any(file.suffix != DATA for file in files):
            return self.made.pages
        return _others(before, self.made)

    def _look(self, now: Mapping[Path, Stamp]) -> None:
        """Raise Overtaken if something was saved; it is looked for every `LOOK`."""
        if self.made is None or time.monotonic() - self.looked < LOOK:
            return
        if changed(stamps(self.folders), now):
            raise Overtaken
        self.looked = time.monotonic()
