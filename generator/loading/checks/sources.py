"""Sources: places, worked examples, and whether each provision answers something."""

from generator.loading.changes import BadChange, read_changes
from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.nodes import ListNode, MapNode, Node
from generator.loading.sources import ReadSource
from generator.model.answers import Evidence
from generator.model.source import Example, Locus, Numbering, Provision

_GIVING = (Evidence.STATED, Evidence.IMPLIED, Evidence.CONJECTURED)


def check_sources(files: LibraryFiles) -> None:
    """Every source by itself and against the rule sets."""
    cited, answering = _cited(files)
    all_read = not files.asked.unread and not any(u.startswith("rulesets/") for u in files.unread)
    for read in files.sources.values():
        for provision in read.source.provisions:
            _check_locus(files, read, provision)
            name = (read.source.id, provision.id)
            if provision.context is None and name not in cited and all_read:
                files.faults.add(
                    "S101",
                    provision.at,
                    f"no answer cites {':'.join(name)}",
                    "cite it, list it under unencoded, or say why, as in   context: history",
                )
            elif provision.context is not None and name in answering:
                files.faults.add(
                    "S102",
                    provision.at,
                    f"{':'.join(name)} says that it answers nothing, and an answer cites it",
                    "take its   context:   away",
                )
        for example in read.source.examples:
            _check_example(files, read, example)


def _cited(files: LibraryFiles) -> tuple[set[tuple[str, str]], set[tuple[str, str]]]:
    """Provisions that answers cite in any way, and those that give an answer its value."""
    cited: set[tuple[str, str | None]] = set()
    answering: set[tuple[str, str | None]] = set()
    for read in files.rulesets.values():
        for u in read.ruleset.unencoded:
            cited.update((c.source, c.provision) for c in u.cites)
        for by_form in read.answers.values():
            for reading in (r for a in by_form.values() for r in a.readings):
                cited.update((c.source, c.provision) for c in (*reading.cites, *reading.see))
                if reading.evidence in _GIVING:
                    answering.update((c.source, c.provision) for c in reading.cites)
    return _whole(cited), _whole(answering)


def _whole(found: set[tuple[str, str | None]]) -> set[tuple[str, str]]:
    return {(source, provision) for source, provision in found if provision is not None}


def _check_locus(files: LibraryFiles, read: ReadSource, provision: Provision) -> None:
    """A locus uses the keys of one numbering that the source declares."""
    locus, node = provision.locus, read.loci.get(provision.id)
    numberings = {n.id: n for n in read.source.numberings}
    if node is None:
        return
    if locus.of is not None and locus.of not in numberings:
        files.faults.at(
            "S008",
            node.values["of"],
            f"the source declares no numbering '{locus.of}'",
            may_be(numberings),
            did_you_mean(locus.of, list(numberings)),
        )
    elif locus.of is not None:
        _check_keys(files, locus, numberings[locus.of], node)
    elif not any(_fits(locus, n) for n in numberings.values()):
        files.faults.at(
            "S008",
            node,
            "no numbering of the source counts so",
            "declare it under numberings in source.yaml, and name it here:   of: id",
        )


def _fits(locus: Locus, numbering: Numbering) -> bool:
    return {key for key, _ in locus.parts} <= set(numbering.counts)


def _check_keys(files: LibraryFiles, locus: Locus, numbering: Numbering, node: MapNode) -> None:
    for key, _ in locus.parts:
        if key not in numbering.counts:
            files.faults.at(
                "S009",
                node.keys[key],
                f"the numbering '{numbering.id}' does not count by {key}",
                may_be(numbering.counts),
            )


def _check_example(files: LibraryFiles, read: ReadSource, example: Example) -> None:
    node = read.examples[example.id]
    ids = [p.id for p in read.source.provisions]
    if example.provision not in ids and "provisions" not in read.unread:
        files.faults.at(
            "S010",
            node.values["provision"],
            f"{read.source.id} has no provision '{example.provision}'",
            did_you_mean(example.provision, ids),
        )
    places = node.values["forms"]
    assert isinstance(places, ListNode)
    for form, place in zip(example.forms, places.items, strict=True):
        _check_form(files, form, place, example, node)
    if not example.forms:
        files.faults.at("S011", places, "an example names the forms that it is run under")


def _check_form(
    files: LibraryFiles, form: str, place: Node, example: Example, node: MapNode
) -> None:
    """The form exists, and the example's changes can be made under it."""
    name, _, inner = form.partition("/")
    all_forms = [f"{read.ruleset.id}/{f}" for read, f in files.forms()]
    if f"rulesets/{name}" in files.unread:
        return
    if name not in files.rulesets:
        files.faults.at(
            "S103",
            place,
            f"no rule set '{name}' stands in the library yet",
            did_you_mean(form, all_forms),
        )
        return
    ruleset = files.rulesets[name].ruleset
    if inner not in ruleset.forms:
        files.faults.at(
            "S011",
            place,
            f"there is no form '{form}'",
            may_be(f"{name}/{f}" for f in ruleset.forms),
        )
        return
    try:
        read_changes(ruleset, inner, files.asked.questions, example.changes)
    except BadChange as bad:
        if files.asked.unread:
            return  # what it changes may stand where we could not read
        files.faults.at("S012", node.values.get("with", node), str(bad), may_be(bad.near))
