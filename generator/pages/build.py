"""From a folder of data to the pages: loads, compiles, plays the kept deals, makes the pages."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from markupsafe import Markup

from generator.loading.faults import Fault
from generator.loading.library import load_library
from generator.model.answers import SilentSource
from generator.model.deal import Deal, Travels
from generator.model.library import Library
from generator.model.texts import FIRST_LANGUAGE
from generator.pages import addresses as at
from generator.pages.addresses import PageAddresses
from generator.pages.at_once import make_at_once
from generator.pages.core import Made, Page, make
from generator.pages.edition import Edition, edition_of
from generator.pages.places import HOME, site_root
from generator.pages.prose import PageProse
from generator.pages.releases import releases
from generator.pages.shelf import Shelf
from generator.pages.words import FOLDER, words_of
from generator.replay.diverge import Divergence, diverge
from generator.replay.effects import FormStudy, read_study
from generator.replay.examples import Finding, run
from generator.replay.given import NotAnExample
from generator.replay.play import Replay, play_recorded
from generator.replay.setting import Setting, playable, setting
from generator.views.backlinks import backlinks
from generator.views.context import Context
from generator.views.exports import exports, kept_values
from generator.views.long_table import rows
from generator.views.releases import Release, working

BIBLIOGRAPHY = "kept/bibliography"


@dataclass(frozen=True, slots=True)
class Loaded:
    """A folder of data, ready to be shown."""

    root: Path
    library: Library
    settings: dict[str, Setting]
    replays: dict[str, Replay]
    findings: tuple[Finding, ...]
    divergences: dict[str, tuple[Divergence, ...]]
    study: dict[str, FormStudy]
    bibliography: dict[str, dict[str, str]]  # entries as HTML, by language and source


class Broken(Exception):
    """The data have faults; `faults` are what `check` would list."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        told = (f"{f.file}:{f.line}:{f.column}: {f.message}" for f in faults[:3])
        super().__init__("; ".join((f"{len(faults)} faults", *told)))


def pages(
    library: Library, langs: tuple[str, ...] = (FIRST_LANGUAGE,), edition: Edition | None = None
) -> list[Page]:
    """Every page of a library, with this project's templates."""
    return list(make_pages(ready(HOME, library), langs, edition).pages)


def load(root: Path, between: Callable[[], None] | None = None) -> Loaded:
    """Load a folder of data and play its deals, and call `between` now and then; raises Broken."""
    library, faults, _ = load_library(root)
    if faults:
        raise Broken(faults)
    return ready(root, library, between)


def reread(loaded: Loaded) -> Loaded:
    """The same data with their texts read anew, where nothing that is played has changed.

    Raises Broken.
    """
    library, faults, _ = load_library(loaded.root)
    if faults:
        raise Broken(faults)
    return replace(loaded, library=replace(library, deals=loaded.library.deals))


def ready(root: Path, library: Library, between: Callable[[], None] | None = None) -> Loaded:
    """A library with its forms compiled, its deals played and its examples tried.

    A form that is answered in part is shown and not played, and deals under it wait.
    """
    settings = playable(library)
    library = replace(library, deals=_playable_deals(library, settings))
    replays: dict[str, Replay] = {}
    divergences: dict[str, tuple[Divergence, ...]] = {}
    for deal in library.deals.values():
        if between is not None:
            between()
        replays[deal.id] = play_recorded(settings[f"{deal.ruleset}/{deal.form}"], deal)
        if deal.travels is not None:
            divergences[deal.id] = _divergences(deal, deal.travels, settings)
    findings = tuple(_findings(library, settings))
    return Loaded(
        root, library, settings, replays, findings, divergences, _study(root),
        kept_bibliography(root),
    )  # fmt: skip


def _playable_deals(library: Library, settings: dict[str, Setting]) -> dict[str, Deal]:
    return {
        id: deal for id, deal in library.deals.items() if f"{deal.ruleset}/{deal.form}" in settings
    }


def kept_bibliography(root: Path) -> dict[str, dict[str, str]]:
    """The entries of works that were kept, by language; in the order of the style."""
    return {
        file.stem: {id: Markup(html) for id, html in json.loads(file.read_text("utf-8")).items()}
        for file in sorted((root / BIBLIOGRAPHY).glob("*.json"))
    }


def _study(root: Path) -> dict[str, FormStudy]:
    """The studies that were kept, by form."""
    folder = root / "kept/study"
    return {
        (study := read_study(json.loads(file.read_text("utf-8")))).form: study
        for file in sorted(folder.rglob("*.json"))
    }


def _divergences(
    deal: Deal, travels: Travels, settings: dict[str, Setting]
) -> tuple[Divergence, ...]:
    """A travelling deal under each form that it travels to."""
    home = settings[f"{deal.ruleset}/{deal.form}"]
    return tuple(
        diverge(deal, home, settings[to], travels.by) for to in travels.to if to in settings
    )


def _findings(library: Library, settings: dict[str, Setting]) -> Iterator[Finding]:
    for source in library.sources.values():
        for example in source.examples:
            for form in example.forms:
                if form not in settings:
                    continue
                ruleset, name = settings[form].ruleset, settings[form].form
                changed = (
                    setting(ruleset, name, example.changes) if example.changes else settings[form]
                )
                try:
                    yield run(example, changed)
                except (NotAnExample, SilentSource):
                    continue


def make_pages(
    loaded: Loaded,
    langs: tuple[str, ...] = (FIRST_LANGUAGE,),
    edition: Edition | None = None,
    words: Path = FOLDER,
    between: Callable[[], None] | None = None,
    at_once: bool = False,
) -> Made:
    """The pages of every language, from what was loaded; `between` is called before each page.

    With `at_once` each language is made in a process of its own.
    """
    root = site_root(loaded.root)
    shelves = shelves_of(loaded, langs, edition, words)
    shelves = {lang: replace(shelf, between=between) for lang, shelf in shelves.items()}
    maker = make_at_once if at_once else make
    return maker(shelves, root / "site_src/templates", written_texts(root, langs))


def shelves_of(
    loaded: Loaded,
    langs: tuple[str, ...] = (FIRST_LANGUAGE,),
    edition: Edition | None = None,
    words: Path = FOLDER,
) -> dict[str, Shelf]:
    """What the pages of each language are made from."""
    edition = edition or edition_of(site_root(loaded.root))
    spoken = {lang: words_of(lang, words) for lang in langs}
    names = {lang: spoken[lang]("language-name") for lang in langs}
    links = backlinks(loaded.library, loaded.replays.values(), loaded.findings)
    bases = {
        lang: Context(
            library=loaded.library,
            lang=lang,
            word=spoken[lang],
            address=PageAddresses(at.HOME, lang, langs[0], edition.site),
            prose=PageProse(lang),
            settings=loaded.settings,
            replays=loaded.replays,
            divergences=loaded.divergences,
            study=loaded.study,
            bibliography=loaded.bibliography.get(lang, {}),
            version=edition.version,
            date=edition.date,
            corrections=edition.corrections,
            links=links,
            names=names,
        )
        for lang in langs
    }
    first = bases[langs[0]]
    past = _releases(loaded.root, first)
    bases = {lang: replace(base, releases=past) for lang, base in bases.items()}
    downloads = {**exports(first), **kept_values(bases[langs[0]])}
    return {
        lang: Shelf(
            base=bases[lang],
            langs=langs,
            words=spoken[lang],
            names=names,
            edition=edition,
            downloads=downloads,
        )
        for lang in langs
    }


def _releases(root: Path, context: Context) -> tuple[Release, ...]:
    """Every release, and after them the values as they are now; none if there is none yet."""
    kept = releases(root)
    return (*kept, working(rows(context))) if kept else ()


def plain_context(root: Path, library: Library) -> Context:
    """What is enough for views that play nothing: the library in the first language."""
    edition = edition_of(site_root(root))
    return Context(
        library=library,
        lang=FIRST_LANGUAGE,
        word=words_of(FIRST_LANGUAGE),
        address=PageAddresses(at.HOME, FIRST_LANGUAGE, FIRST_LANGUAGE),
        prose=PageProse(FIRST_LANGUAGE),
        settings={},
        version=edition.version,
        date=edition.date,
    )


def written_texts(root: Path, langs: tuple[str, ...]) -> dict[str, str]:
    """The pages that hands have written in some languages, by their place in the site.

    A file without a language in its name is of the first.
    """
    folder = root / "site_src/pages"
    names = (file.relative_to(folder).as_posix() for file in sorted(folder.rglob("*.md")))
    return {
        at.written_path(name): (folder / name).read_text("utf-8")
        for name in names
        if at.written_language(name) in (None, *langs)
    }
