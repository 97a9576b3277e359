"""Citations: each leads to a passage that stands in the library."""

from collections.abc import Iterator

from generator.loading.checks.beside import cited_beside
from generator.loading.citations import Cited
from generator.loading.faults import did_you_mean
from generator.loading.library import LibraryFiles
from generator.loading.ruleset import ReadRuleSet


def check_passages(files: LibraryFiles) -> None:
    """Tell of citations of what does not exist, or is not the file's own source."""
    for read in files.rulesets.values():
        _check_source(files, read)
        _check_taken_over(files, read)
    for source, cited in _all(files):
        _check(files, source, cited)


def _all(files: LibraryFiles) -> Iterator[tuple[str, Cited]]:
    for read in files.rulesets.values():
        yield from ((read.ruleset.source, cited) for cited in read.cited)
    for deal in files.deals.values():
        source = files.rulesets[deal.deal.ruleset].ruleset.source
        yield from ((source, cited) for cited in deal.cited)
    yield from cited_beside(files)


def _check_source(files: LibraryFiles, read: ReadRuleSet) -> None:
    source, node = read.ruleset.source, read.nodes.get("source")
    if node is None or source in files.sources or f"sources/{source}" in files.unread:
        return
    files.faults.at(
        "L011",
        node,
        f"no source '{source}' stands in the library",
        did_you_mean(source, list(files.sources)),
    )


def _check(files: LibraryFiles, own: str, cited: Cited) -> None:
    source, provision = cited.citation.source, cited.citation.provision
    if source not in files.sources and f"sources/{source}" not in files.unread:
        if source != own:  # of the file's own source it has been said already
            files.faults.at(
                "L002" if cited.own else "L102",
                cited.node,
                f"no source '{source}' stands in the library",
                did_you_mean(source, list(files.sources)),
            )
        return
    if cited.own and source != own:
        files.faults.at(
            "L003",
            cited.node,
            f"{cited.citation} is not a passage of {own}",
            "passages of other sources stand under   see:",
        )
    if f"sources/{source}" in files.unread:
        return
    read = files.sources[source]
    ids = [p.id for p in read.source.provisions]
    if provision is not None and provision not in ids and "provisions" not in read.unread:
        files.faults.at(
            "L001",
            cited.node,
            f"{source} has no provision '{provision}'",
            did_you_mean(provision, ids),
        )


def _check_taken_over(files: LibraryFiles, read: ReadRuleSet) -> None:
    """A witness has the passages that it takes over, under the same ids."""
    source = files.sources.get(read.ruleset.source)
    if read.ruleset.witness_of is None or source is None or "provisions" in source.unread:
        return
    ids = {p.id for p in source.source.provisions}
    own = {cited.citation for cited in read.cited}
    told: set[str | None] = set()
    for question, by_form in read.answers.items():
        for cite in (c for a in by_form.values() for r in a.readings for c in r.cites):
            if cite.source != read.ruleset.source or cite.provision in {None, *ids, *told}:
                continue
            if cite not in own:
                told.add(cite.provision)
                files.faults.at(
                    "R023",
                    read.nodes["witness_of"],
                    f"{question} is taken over, and {cite.source} has no provision "
                    f"'{cite.provision}'",
                    "add the provision, or answer the question here",
                )
