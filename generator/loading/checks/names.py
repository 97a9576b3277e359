"""Names: ids and sigla are given once, and an old id is no one's new one."""

from collections.abc import Iterable, Iterator
from itertools import chain

from generator.loading.library import LibraryFiles
from generator.model.answers import Mark
from generator.model.deal import Deal


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
    for records in _others(files):
        _once(files, chain(
            ((id, at, f"the id of {id}") for id, _, at in records),
            ((w, at, f"a former id of {id}") for id, was, at in records for w in was),
        ))  # fmt: skip


def _others(files: LibraryFiles) -> Iterator[list[tuple[str, tuple[str, ...], Mark]]]:
    """Id, former ids and place of all records but sources and passages, kind by kind."""
    asked = files.asked
    yield [(q.id, q.was, asked.nodes[q.id].at) for q in asked.questions.values()]
    read = files.rulesets.values()
    yield [(each.ruleset.id, each.ruleset.was, each.nodes["top"].at) for each in read]
    yield [(d.id, _former_deals(d), d.at) for d in (each.deal for each in files.deals.values())]
    for stem, records in (
        ("cruxes", files.cruxes),
        ("glossary", files.glossary),
        ("terminology", files.terms),
        ("unshown", files.unshown),
    ):
        yield [(each.id, each.was, files.beside[stem][each.id].at) for each in records.values()]


def _former_deals(deal: Deal) -> tuple[str, ...]:
    return tuple(f"{deal.ruleset}/{deal.form}/{slug}" for slug in deal.was)


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
