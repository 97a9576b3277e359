"""What pages need besides the data: words read, templates compiled, while the data are loaded.

Both take most of a second, and need nothing of what is loaded meanwhile. A process of its own makes
them, and sends them when the data are there.
"""

import multiprocessing
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from pathlib import Path

from generator.pages.compiled import COMPILED
from generator.pages.frame import compile_templates
from generator.pages.words import FOLDER, RESOURCES, read_words


@contextmanager
def beforehand(templates: Path, langs: tuple[str, ...]) -> Iterator[None]:
    """While the block runs, words and templates are made ready; after it they are there.

    Where it fails, or cannot be done, they are made when they are asked for.
    """
    if sys.platform != "linux" or os.cpu_count() == 1:
        yield
        return
    fork = multiprocessing.get_context("fork")
    here, there = fork.Pipe(duplex=False)
    process = fork.Process(target=_send, args=(templates, langs, there), daemon=True)
    process.start()
    there.close()
    with here:
        try:
            yield
            _take(here)
        finally:
            process.terminate()  # it has ended, unless the block failed
            process.join()


def _take(here: Connection) -> None:
    with suppress(EOFError):
        resources, code = here.recv()
        RESOURCES.update(resources)
        COMPILED.code.update(code)


def _send(templates: Path, langs: tuple[str, ...], there: Connection) -> None:
    with suppress(Exception):  # it comes again where words or templates are asked for
        for lang in langs:
            read_words((FOLDER / f"{lang}.ftl").read_text("utf-8"))
        compile_templates(templates)
        there.send((RESOURCES, COMPILED.code))
