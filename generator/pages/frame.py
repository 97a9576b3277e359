"""What stands around a page: the templates' environment, and what the frame is given.

Templates know these functions besides their own macros: `word(id, name=value)`,
`card_name(code)`, what is drawn once for all pages, `card_face(code)` and `card_sheet()`, and
of a deal `deal_groups(groups, other)`, `deal_rows(rows)`, `passage_rows(passages)`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from generator.model.cards import CARDS
from generator.pages import addresses as at
from generator.pages.compiled import COMPILED
from generator.pages.deal_rows import deal_groups, deal_rows, passage_rows
from generator.pages.shelf import Shelf
from generator.views.citing import Cite
from generator.views.naming import card_name
from generator.views.refs import Link, source_short

SHEET = "cards.svg.j2"
MENU = (
    "sources",
    "compare",
    "rules",
    "replays",
    "cruxes",
    "coverage",
    "cards",
    "glossary",
    "about",
)
FOOT = (
    "pairs",
    "questions",
    "synopsis",
    "silences",
    "study",
    "terminology",
    "bibliography",
    "data",
    "contribute",
)  # what the menu has no room for


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A word of the menu; `current` is `page` on the page itself, true below it, else empty."""

    title: str
    href: str
    current: str


@dataclass(frozen=True, slots=True)
class LanguageItem:
    """This page in another language."""

    code: str
    name: str
    href: str
    current: bool
    absolute: str | None


@dataclass(frozen=True, slots=True)
class SiglumItem:
    """A siglum, as the key explains it."""

    siglum: str
    name: str
    href: str


@dataclass(frozen=True, slots=True)
class Frame:
    """Renders templates, and says what main.html is given beside the page itself."""

    environment: Environment
    shelf: Shelf
    paths: frozenset[str]  # of all pages of the language
    drawn: dict[str, Markup] = field(default_factory=dict)  # the sheet of cards, and each card
    templates: dict[str, Template] = field(default_factory=dict)  # looked up once, not page by page

    def render(self, template: str, variables: Mapping[str, object]) -> str:
        """A template's HTML.

        The context is emptied then: it and the macros of the template hold each other, and with
        them all that the page was made of, which would stay while garbage is not collected.
        """
        found = self.templates.get(template)
        if found is None:
            found = self.templates[template] = self.environment.get_template(template)
        context = found.new_context({**self._functions(), **variables})
        try:
            return "".join(found.root_render_func(context))
        except Exception:
            self.environment.handle_exception()  # with the template's own lines
        finally:
            context.vars.clear()

    def cite_button(self, cite: Cite) -> Markup:
        """The button that opens a citation in its forms."""
        macros = self.environment.get_template("macros.html.j2").make_module(self._functions())
        return Markup(str(macros.cite_button(cite)))  # type: ignore[attr-defined]

    def _functions(self) -> dict[str, object]:
        words = self.shelf.words
        return {
            "word": words,
            "card_name": lambda code: card_name(words, code),
            "card_face": self._face,
            "card_sheet": self._sheet,
            "passage_rows": passage_rows,
            "deal_groups": lambda groups, other: deal_groups(groups, self._faces(), other),
            "deal_rows": lambda rows: deal_rows(rows, self._faces()),
        }

    def _sheet(self) -> Markup:
        """The symbols that cards are drawn with."""
        if SHEET not in self.drawn:
            sheet = self.environment.get_template(SHEET).render(self._functions())
            self.drawn[SHEET] = Markup(sheet)
        return self.drawn[SHEET]

    def _face(self, code: str) -> Markup:
        """A card in the line, after the beginning of its tag."""
        return self._faces()[code]

    def _faces(self) -> Mapping[str, Markup]:
        """Every card so."""
        if CARDS[0] not in self.drawn:
            macros = self.environment.get_template("macros.html.j2").make_module(self._functions())
            for each in CARDS:
                self.drawn[each] = Markup(str(macros.face(each)))  # type: ignore[attr-defined]
        return self.drawn

    def around(
        self, path: str, crumbs: Iterable[Link] = (), root: str | None = None
    ) -> dict[str, object]:
        """The variables of main.html for a page; its links go out from `root` if that is given."""
        address = self.shelf.addresses(path, root)
        return {
            **self._functions(),
            "lang": self.shelf.lang,
            "home_href": address.home(),
            "menu": self._menu(MENU, path, root),
            "ways": self._menu(FOOT, path, root),
            "languages": self._languages(path, root),
            "sigla": self._sigla(path, root),
            "crumbs": list(crumbs),
            "search": {
                "href": address.page("search"),
                "records": address.data(at.RECORDS),
            },
            "root": address.language_root(),
        }

    def _menu(self, names: Iterable[str], path: str, root: str | None) -> list[MenuItem]:
        address = self.shelf.addresses(path, root)
        return [
            MenuItem(self.shelf.words(f"menu-{name}"), address.page(name), _current(name, path))
            for name in names
            if at.page_path(name) in self.paths
        ]

    def _languages(self, path: str, root: str | None) -> list[LanguageItem]:
        shelf = self.shelf
        address = shelf.addresses(path, root)
        if len(shelf.langs) == 1:
            return []
        return [
            LanguageItem(
                code=lang,
                name=shelf.names[lang],
                href=address.elsewhere(lang),
                current=lang == shelf.lang,
                absolute=address.lasting_in(lang) if shelf.edition.site else None,
            )
            for lang in shelf.langs
        ]

    def _sigla(self, path: str, root: str | None) -> list[SiglumItem]:
        context = self.shelf.context(path)
        address = self.shelf.addresses(path, root)
        return [
            SiglumItem(source.siglum, source_short(context, source.id), address.source(source.id))
            for source in self.shelf.library.sources.values()
            if source.siglum
        ]


def _current(name: str, path: str) -> str:
    if path == at.page_path(name):
        return "page"
    return "true" if path.startswith(at.page_path(name)) else ""


@lru_cache(maxsize=4)
def environment(templates: Path) -> Environment:
    """The environment of our templates: everything is escaped, nothing may be missing.

    It is one for all languages, so that no template is compiled twice.
    """
    return Environment(
        loader=FileSystemLoader(templates), autoescape=True, undefined=StrictUndefined,
        bytecode_cache=COMPILED,
    )  # fmt: skip


def compile_templates(templates: Path) -> None:
    """Have every template ready before it is asked for."""
    ours = environment(templates)
    for name in ours.list_templates(extensions=["j2"]):
        ours.get_template(name)
