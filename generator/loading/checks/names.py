"""Names: ids and sigla are given once, and an old id is no one's new one."""

from collections.abc import Iterable
from itertools import chain

from generator.loading.library import LibraryFiles
from generator.model.answers import Mark


def check_names(files: LibraryFiles) -> None:
    """Tell of sigla, ids and former ids that two records claim."""
    sources = [read.source for read in files.sources.values()]
    _once(files, ((s.siglum, s.at, f"the siglum of {s.id}") for s in sources if s.siglum))
    _once(files, chain(
        ((s.id.lower(), s.at, f"the id of {s.id}") for s in sources),
        ((w, s.at, f"a former id of {s.id}") for s in sources for w in s.was),
    ))  # fmt: skip
    for s in sources:
        _once(files, chain(
            ((p.id, p.at, f"the id of {s.id}:{p.id}") for p in s.provisions),
            ((w, p.at, f"a former id of {s.id}:{p.id}") for p in s.provisions for w in p.was),
        ))  # fmt: skip
    nodes, asked = files.asked.nodes, files.asked.questions.values()
    _once(files, chain(
        ((q.id, nodes[q.id].at, f"the id of {q.id}") for q in asked),
        ((w, nodes[q.id].at, f"a former id of {q.id}") for q in asked for w in q.was),
    ))  # fmt: skip


def _once(files: LibraryFiles, names: Iterable[tuple[str, Mark, str]]) -> None:
    first: dict[str, str] = {}
    for name, at, what in names:
        if name in first:
            files.faults.add(
                "L010",
                at,
                f"'{name}', {what}, is already {first[name]}",
                "a name is given once, and never again",
            )
        first.setdefault(name, what)
