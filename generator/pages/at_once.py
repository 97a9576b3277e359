"""The pages of several languages at once, each language in a process of its own.

A process comes into being with the whole library before it (fork), so that nothing has to be sent
to it; what it makes it sends back as it goes, so that little is left to read when it ends. Where
that cannot be done, languages follow one another.
"""

import gc
import multiprocessing
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.connection import Connection, wait
from pathlib import Path

from generator.pages.core import Made, Page, make, make_tree
from generator.pages.frame import Frame, compile_templates, environment
from generator.pages.shelf import Shelf
from generator.views.refs import Link

PARCEL = 25  # pages and files sent together

Crumbs = dict[str, tuple[Link, ...]]
Sent = tuple[Crumbs, frozenset[str]] | list[Page] | None  # paths of all pages; None: that is all


@dataclass(slots=True)
class _Tree:
    """What has come of one language."""

    crumbs: Crumbs = field(default_factory=dict)
    paths: frozenset[str] = frozenset()
    pages: list[Page] = field(default_factory=list)
    whole: bool = False


def make_at_once(shelves: Mapping[str, Shelf], templates: Path, written: Mapping[str, str]) -> Made:
    """Every page of every language, the same as `core.make` gives."""
    if len(shelves) == 1 or sys.platform != "linux" or os.cpu_count() == 1:
        return make(shelves, templates, written)
    compile_templates(templates)  # once, and not in each process
    ours = environment(templates)
    pages: list[Page] = []
    frames: dict[str, Frame] = {}
    crumbs: Crumbs = {}
    for lang, tree in _trees(shelves, templates, written).items():
        if not tree.whole:  # its process failed: made here, the failure is told where it belongs
            tree = _made_here(shelves[lang], templates, written)
        pages += tree.pages
        frames[lang] = Frame(ours, shelves[lang], tree.paths)
        crumbs |= tree.crumbs
    return Made(tuple(pages), frames, crumbs)


def _trees(
    shelves: Mapping[str, Shelf], templates: Path, written: Mapping[str, str]
) -> dict[str, _Tree]:
    """What is made of each language; of one whose process failed, what came before."""
    fork = multiprocessing.get_context("fork")
    trees: dict[str, _Tree] = {}
    languages: dict[Connection, str] = {}
    processes = []
    for lang, shelf in shelves.items():
        here, there = fork.Pipe(duplex=False)
        process = fork.Process(target=_send, args=(shelf, templates, written, there))
        process.start()
        there.close()
        processes.append(process)
        languages[here], trees[lang] = lang, _Tree()
    while languages:
        ready = wait(list(languages))
        for here in [end for end in languages if end in ready]:
            if not _take(trees[languages[here]], here):
                del languages[here]
                here.close()
    for process in processes:
        process.join()
    return trees


def _made_here(shelf: Shelf, templates: Path, written: Mapping[str, str]) -> _Tree:
    frame, crumbs, pages = make_tree(shelf, templates, written)
    return _Tree(crumbs, frame.paths, list(pages), whole=True)


def _take(tree: _Tree, here: Connection) -> bool:
    """Take one parcel; False if there are no more."""
    try:
        sent: Sent = here.recv()
    except EOFError:
        return False
    if isinstance(sent, list):
        tree.pages += sent
    elif sent is None:
        tree.whole = True
    else:
        tree.crumbs, tree.paths = sent
    return True


def _send(shelf: Shelf, templates: Path, written: Mapping[str, str], there: Connection) -> None:
    gc.disable()  # it soon ends, and nearly all that it makes lives as long
    try:
        frame, crumbs, pages = make_tree(shelf, templates, written)
        there.send((crumbs, frame.paths))
        for parcel in _parcels(pages):
            there.send(parcel)
        there.send(None)
    except Exception:
        sys.exit(1)


def _parcels(pages: Iterable[Page]) -> Iterator[list[Page]]:
    rest = iter(pages)
    while parcel := list(islice(rest, PARCEL)):
        yield parcel
