"""Records of works: where records disagree, at least two values are told, each with its source."""

from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.nodes import ListNode, MapNode, Node
from generator.model.source import TRANSLATOR, Doubt


def check_records(files: LibraryFiles) -> None:
    """Tell of doubts that are none, and of those who are said to say something."""
    for read in files.sources.values():
        for doubt in read.source.doubts:
            node = read.doubts.get(doubt.field.value)
            if node is not None:
                _check_doubt(files, doubt, node)
                _check_sayers(files, doubt, node)


def _check_doubt(files: LibraryFiles, doubt: Doubt, node: MapNode) -> None:
    told = [said.value for said in doubt.values]
    if len(set(told)) < 2:
        files.faults.at(
            "S016",
            node.values["values"],
            f"{doubt.field.value}: records that disagree give two values or more",
            "a doubt without a rival value is told in source.<lang>.yaml alone",
        )
    elif doubt.kept is not None and doubt.kept not in told:
        files.faults.at(
            "S016",
            node.values["kept"],
            f"{doubt.field.value}: nobody gives '{doubt.kept}'",
            may_be(told),
        )


def _check_sayers(files: LibraryFiles, doubt: Doubt, node: MapNode) -> None:
    listed = node.values["values"]
    for said, place in zip(doubt.values, _items(listed), strict=True):
        assert isinstance(place, MapNode)
        names = place.values["by"]
        if not said.by:
            files.faults.at(
                "S016",
                names,
                f"{doubt.field.value}: nobody is named for '{said.value}'",
                f"as in   by: [pratesi-ughi-2024]   , or   by: [{TRANSLATOR}]",
            )
        for word, at in zip(said.by, _items(names), strict=True):
            if word != TRANSLATOR:
                _check_sayer(files, word, at)


def _check_sayer(files: LibraryFiles, word: str, node: Node) -> None:
    source, _, provision = word.partition(":")
    read = files.sources.get(source)
    if read is None:
        if f"sources/{source}" not in files.unread:
            files.faults.at(
                "L002",
                node,
                f"no source '{source}' stands in the library",
                did_you_mean(source, [*files.sources, TRANSLATOR]),
            )
    elif provision and "provisions" not in read.unread and not read.source.provision(provision):
        files.faults.at(
            "L001",
            node,
            f"{source} has no provision '{provision}'",
            did_you_mean(provision, [p.id for p in read.source.provisions]),
        )


def _items(node: Node) -> tuple[Node, ...]:
    return node.items if isinstance(node, ListNode) else ()
