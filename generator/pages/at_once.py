"""The pages of several languages at once, each language in a process of its own.

A process comes into being with the whole library before it (fork), so that nothing has to be sent
to it; what it has made it sends back. Where that cannot be done, languages follow one another.
"""

import gc
import multiprocessing
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

from generator.pages.core import Made, Page, make
from generator.pages.frame import Frame, compile_templates, environment
from generator.pages.shelf import Shelf
from generator.views.refs import Link

Sent = tuple[tuple[Page, ...], dict[str, tuple[Link, ...]], frozenset[str]]  # paths of all pages


def make_at_once(shelves: Mapping[str, Shelf], templates: Path, written: Mapping[str, str]) -> Made:
    """Every page of every language, the same as `core.make` gives."""
    if len(shelves) == 1 or sys.platform != "linux" or os.cpu_count() == 1:
        return make(shelves, templates, written)
    compile_templates(templates)  # once, and not in each process
    pages: list[Page] = []
    crumbs: dict[str, tuple[Link, ...]] = {}
    frames: dict[str, Frame] = {}
    for lang, (made, above, paths) in zip(
        shelves, _each_made(shelves, templates, written), strict=True
    ):
        pages += made
        crumbs |= above
        frames[lang] = Frame(environment(templates), shelves[lang], paths)
    return Made(tuple(pages), frames, crumbs)


def _each_made(
    shelves: Mapping[str, Shelf], templates: Path, written: Mapping[str, str]
) -> Iterator[Sent]:
    """What is made of each language, in their order."""
    fork = multiprocessing.get_context("fork")
    ends = []
    for lang, shelf in shelves.items():
        here, there = fork.Pipe(duplex=False)
        process = fork.Process(target=_send, args=({lang: shelf}, templates, written, there))
        process.start()
        there.close()
        ends.append((process, here))
    for (process, here), (lang, shelf) in zip(ends, shelves.items(), strict=True):
        with closing(here):
            try:
                yield here.recv()
            except EOFError:  # it failed: made here, the failure is told where it belongs
                yield _sent({lang: shelf}, templates, written)
        process.join()


def _send(
    shelf: Mapping[str, Shelf], templates: Path, written: Mapping[str, str], there: Connection
) -> None:
    gc.disable()  # it soon ends, and nearly all that it makes lives as long
    with closing(there):
        try:
            there.send(_sent(shelf, templates, written))
        except Exception:
            sys.exit(1)


def _sent(shelf: Mapping[str, Shelf], templates: Path, written: Mapping[str, str]) -> Sent:
    made = make(shelf, templates, written)
    (frame,) = made.frames.values()
    return made.pages, dict(made.crumbs), frame.paths
