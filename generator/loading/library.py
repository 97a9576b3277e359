"""A folder of data as a whole: every file read, linked, and checked against the others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from generator.loading.beside import BESIDE, read_beside
from generator.loading.citations import Cited
from generator.loading.deals import ReadDeal, deal_slugs, read_deal
from generator.loading.faults import Fault, Faults
from generator.loading.nodes import Node
from generator.loading.pairs import read_pairs
from generator.loading.prose import Prose, read_prose
from generator.loading.questionnaire import FOLDER, Questionnaire, read_questionnaire
from generator.loading.ruleset import ReadRuleSet, read_ruleset, ruleset_ids, source_ids
from generator.loading.sources import ReadSource, read_source
from generator.model.glossary import Term
from generator.model.library import STAGES, CruxEntry, Library, NamedTerm, Pair, Unshown
from generator.model.pack import PrintedCard
from generator.model.texts import Texts, Tree


@dataclass(slots=True)
class LibraryFiles:
    """All that was read of a folder of data, nodes included: what the checks look at."""

    root: Path
    faults: Faults
    asked: Questionnaire
    sources: dict[str, ReadSource] = field(default_factory=dict)
    rulesets: dict[str, ReadRuleSet] = field(default_factory=dict)
    deals: dict[str, ReadDeal] = field(default_factory=dict)  # by Deal.id
    cruxes: dict[str, CruxEntry] = field(default_factory=dict)
    cards: dict[str, PrintedCard] = field(default_factory=dict)
    glossary: dict[str, Term] = field(default_factory=dict)
    terms: dict[str, NamedTerm] = field(default_factory=dict)
    unshown: dict[str, Unshown] = field(default_factory=dict)
    beside: dict[str, dict[str, Node]] = field(default_factory=dict)  # of `BESIDE`, nodes by id
    cited_beside: list[Cited] = field(default_factory=list)  # in those files
    prose: dict[str, Prose] = field(default_factory=dict)  # by folder and stem
    pairs: tuple[Pair, ...] = ()
    unread: set[str] = field(default_factory=set)  # `sources/<id>`, `rulesets/<id>`, files

    def prose_of(self, folder: str, stem: str) -> Prose:
        """The texts beside a data file, empty if there are none."""
        return self.prose.get(f"{folder}/{stem}", Prose(Texts()))

    def forms(self) -> Iterator[tuple[ReadRuleSet, str]]:
        """Every form of every rule set, in order."""
        for read in self.rulesets.values():
            for form in read.ruleset.forms:
                yield read, form


def load_library(root: Path) -> tuple[Library, tuple[Fault, ...], tuple[Fault, ...]]:
    """The library of a folder, its faults and its warnings; never raises for slips in data."""
    from generator.loading.checks import check_all

    files = read_files(root)
    check_all(files)
    faults, warnings = files.faults.parted()
    return library_of(files), faults, warnings


def read_files(root: Path) -> LibraryFiles:
    """Every data file under sources/ and rulesets/, with the faults of each by itself."""
    faults = Faults()
    files = LibraryFiles(root, faults, read_questionnaire(root, faults))
    for stage in STAGES:
        _prose(files, FOLDER, stage)
    _read_beside(files)
    _read_sources(files)
    _read_rulesets(files)
    forms = [f"{read.ruleset.id}/{form}" for read, form in files.forms()]
    files.pairs = read_pairs(root, forms, faults)
    return files


def _read_beside(files: LibraryFiles) -> None:
    for stem in BESIDE:
        _prose(files, "rulesets", stem)
    found = read_beside(files.root, files.faults)
    files.cruxes, files.cards, files.glossary = found.cruxes, found.cards, found.glossary
    files.terms, files.unshown = found.terms, found.unshown
    files.beside, files.cited_beside = found.nodes, found.cited
    files.unread.update(f"rulesets/{stem}.yaml" for stem in found.unread)


def _prose(files: LibraryFiles, folder: str, stem: str) -> Prose:
    prose = read_prose(files.root, folder, stem, files.faults)
    files.prose[f"{folder}/{stem}"] = prose
    return prose


def _read_sources(files: LibraryFiles) -> None:
    read: dict[str, ReadSource] = {}
    for source_id in sorted(source_ids(files.root)):
        source = read_source(files.root, source_id, files.faults)
        if source is None:
            files.unread.add(f"sources/{source_id}")
            continue
        read[source_id] = source
        for stem, prose in source.prose.items():
            files.prose[f"sources/{source_id}/{stem}"] = prose
    files.sources = dict(sorted(read.items(), key=lambda item: _age(item[1])))


def _age(read: ReadSource) -> tuple[int, int, str]:
    """Sources stand by the time of the play they describe, then by id."""
    play = read.source.play
    return play.not_before or 9999, play.not_after or 9999, read.source.id


def _read_rulesets(files: LibraryFiles) -> None:
    ids = ruleset_ids(files.root)
    notes = {i: _all_keys(_prose(files, f"rulesets/{i}", "notes")) for i in ids}
    read = {i: read_ruleset(files.root, i, files.asked, files.faults, notes) for i in ids}
    files.unread.update(f"rulesets/{i}" for i, found in read.items() if found is None)
    good = {i: found for i, found in read.items() if found is not None}
    place = {source: n for n, source in enumerate(files.sources)}
    files.rulesets = dict(
        sorted(good.items(), key=lambda item: (place.get(item[1].ruleset.source, 999), item[0]))
    )
    for found in files.rulesets.values():
        for slug in deal_slugs(files.root, found.ruleset.id):
            deal = read_deal(files.root, found.ruleset, slug, files.faults)
            if deal is not None:
                files.deals[deal.deal.id] = deal
                files.prose[f"rulesets/{found.ruleset.id}/deals/{slug}"] = deal.prose


def _all_keys(prose: Prose) -> frozenset[str]:
    return frozenset(key for lang in prose.nodes for key in prose.keys(lang))


def library_of(files: LibraryFiles) -> Library:
    """The records alone, without nodes."""
    return Library(
        questions=files.asked.questions,
        sources={i: read.source for i, read in files.sources.items()},
        rulesets={i: read.ruleset for i, read in files.rulesets.items()},
        cruxes=files.cruxes,
        cards=files.cards,
        glossary=files.glossary,
        deals={i: read.deal for i, read in files.deals.items()},
        question_texts={stage: files.prose_of(FOLDER, stage).texts for stage in STAGES},
        crux_texts=files.prose_of("rulesets", "cruxes").texts,
        ruleset_notes={i: _notes(files, read) for i, read in files.rulesets.items()},
        card_texts=files.prose_of("rulesets", "cards").texts,
        glossary_texts=files.prose_of("rulesets", "glossary").texts,
        terms=files.terms,
        term_texts=files.prose_of("rulesets", "terminology").texts,
        pairs=files.pairs,
        unshown=files.unshown,
        unshown_texts=files.prose_of("rulesets", "unshown").texts,
    )


def _notes(files: LibraryFiles, read: ReadRuleSet) -> Texts:
    """The notes of a rule set; a witness has those of the witnessed set too."""
    own = files.prose_of(f"rulesets/{read.ruleset.id}", "notes").texts
    if read.ruleset.witness_of is None:
        return own
    other = files.prose_of(f"rulesets/{read.ruleset.witness_of}", "notes").texts
    langs = dict.fromkeys((*other.trees, *own.trees))
    trees: Mapping[str, Tree] = {lang: {**_tree(other, lang), **_tree(own, lang)} for lang in langs}
    return Texts(trees)


def _tree(texts: Texts, lang: str) -> dict[str, Any]:
    return dict(texts.trees.get(lang, {}))
