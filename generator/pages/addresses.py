"""The addresses of the site: the only place where they are made.

A path is where a page lies in its language's tree, as `sources/vienna-1756/`; the first language
stands at the root, the others in a folder of their own. Links within pages are relative and name
`index.html`, so that they also lead on where the site is opened from a disk; the lasting address
of a page is without it.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import quote

from generator.views.context import cell_anchor

INDEX = "index.html"
RAW = "index.json"
TABLE = "index.csv"
RECORDS = "search/records.js"
NOT_FOUND = "404.html"  # at the root, and in the folder of every other language
YAML_TREE = "data/yaml/"  # copies of the data files, at the root of the site
HOME = ""
_IN_LANGUAGE = re.compile(r"(.+)\.([a-z]{2})\.md")
_FOLDER_LINK = re.compile(r'(<a\b[^>]*\bhref="(?:(?:\.\.?|[\w.-]+)/)+)((?:#[^"]*)?")')


def source_path(source: str) -> str:
    return f"sources/{source}/"


def synopsis_path(stage: str) -> str:
    return f"synopsis/{stage}/"


def compare_path(stage: str | None = None) -> str:
    return f"compare/{stage}/" if stage else "compare/"


def question_path(question: str) -> str:
    return f"questions/{question}/"


def pair_path(one: str, other: str) -> str:
    return f"pairs/{cell_anchor(one)}--{cell_anchor(other)}/"


def rulebook_path(form: str) -> str:
    return f"rules/{form}/"


def replay_path(deal: str) -> str:
    return f"replays/{deal}/"


def diverge_path(deal: str, other: str) -> str:
    return f"diverge/{deal}/{cell_anchor(other)}/"


def page_path(name: str) -> str:
    """A page that is the only one of its kind, as `glossary`; `search`."""
    return f"{name}/"


def anchor_of(words: str) -> str:
    """Words as an anchor: `counting card` is `counting-card`, `città` is `citta`."""
    plain = unicodedata.normalize("NFD", words.lower())
    return re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode()).strip("-")


def folder_of(lang: str, first: str) -> str:
    """The folder of a language's tree: empty for the first, `it/` for Italian."""
    return "" if lang == first else f"{lang}/"


def markdown_path(path: str) -> str:
    """Where the page's text stands under docs_dir: `sources/vienna-1756/index.md`."""
    return f"{path}index.md"


def written_path(name: str) -> str:
    """Where a page that hands have written stands: `it/about.md` of the file `about.it.md`."""
    found = _IN_LANGUAGE.fullmatch(name)
    return f"{found[2]}/{found[1]}.md" if found else name


def written_language(name: str) -> str | None:
    """The language in the name of such a file; None if it has none."""
    found = _IN_LANGUAGE.fullmatch(name)
    return found[2] if found else None


def path_of(markdown: str) -> str:
    """The path of a page's text: `about/` of `about.md`, `about/` of `about/index.md`."""
    stem = markdown.removesuffix(".md")
    if stem == "index":
        return HOME
    return stem.removesuffix("index") if stem.endswith("/index") else f"{stem}/"


def name_index(html: str) -> str:
    """HTML whose links to folders name `index.html`, so that they open from a disk too."""
    return _FOLDER_LINK.sub(rf"\1{INDEX}\2", html)


@dataclass(frozen=True, slots=True)
class PageAddresses:
    """All addresses as they stand on one page (views.context.Addresses)."""

    path: str  # of the page, in its language's tree
    lang: str
    first: str  # the language at the root
    site: str = ""  # where the site stands in the world
    root: str | None = None  # given: links from there and not from the page (for 404.html)

    def home(self) -> str:
        return self._to(HOME)

    def source(self, source: str, provision: str | None = None) -> str:
        return self._to(source_path(source), provision)

    def synopsis(self, stage: str) -> str:
        return self._to(synopsis_path(stage))

    def compare(self, stage: str | None = None) -> str:
        return self._to(compare_path(stage))

    def question(self, question: str, cell: str | None = None) -> str:
        return self._to(question_path(question), cell)

    def pair(self, one: str, other: str) -> str:
        return self._to(pair_path(one, other))

    def rulebook(self, form: str) -> str:
        return self._to(rulebook_path(form))

    def replay(self, deal: str, step: str | None = None) -> str:
        return self._to(replay_path(deal), step)

    def diverge(self, deal: str, other: str) -> str:
        return self._to(diverge_path(deal, other))

    def crux(self, crux: str) -> str:
        return self._to(page_path("cruxes"), crux)

    def term(self, term: str) -> str:
        return self._to(page_path("glossary"), anchor_of(term))

    def card(self, code: str) -> str:
        return self._to(page_path("cards"), code)

    def page(self, name: str, anchor: str | None = None) -> str:
        return self._to(page_path(name) if name else HOME, anchor)

    def at(self, path: str, anchor: str | None = None) -> str:
        """Any page of this language by its path."""
        return self._to(path, anchor)

    def data(self, path: str) -> str:
        """A file of this language's tree, as `compare/index.json`."""
        return self._file(folder_of(self.lang, self.first) + path)

    def yaml(self, file: str) -> str:
        """The copy of a data file, as `sources/vienna-1756/provisions.yaml`."""
        return self._file(YAML_TREE + file)

    def download(self, name: str) -> str:
        """A file of the data to take away; there is one of each, whatever the page's language."""
        return self._file(page_path("data") + name)

    def elsewhere(self, lang: str) -> str:
        """This very page in another language."""
        return self._file(folder_of(lang, self.first) + self.path + INDEX)

    def language_root(self) -> str:
        """The way to the root of this language's pages: `../../`, empty at the root itself."""
        if self.root is not None:
            return self.root + folder_of(self.lang, self.first)
        return "../" * self.path.count("/")

    def lasting(self, anchor: str | None = None) -> str:
        """The lasting address of this page or of a place on it."""
        return self.site + self._own_folder() + self._fragment(anchor)

    def lasting_in(self, lang: str) -> str:
        """The lasting address of this page in another language."""
        return self.site + folder_of(lang, self.first) + self.path

    def _own_folder(self) -> str:
        return folder_of(self.lang, self.first) + self.path

    def _to(self, path: str, anchor: str | None = None) -> str:
        fragment = self._fragment(anchor)
        if path == self.path and fragment and self.root is None:
            return fragment
        return self._file(folder_of(self.lang, self.first) + path + INDEX) + fragment

    def _file(self, target: str) -> str:
        if self.root is not None:
            return self.root + target
        return "../" * self._own_folder().count("/") + target

    @staticmethod
    def _fragment(anchor: str | None) -> str:
        return _quoted(anchor) if anchor else ""


@lru_cache(maxsize=20_000)
def _quoted(anchor: str) -> str:
    return "#" + quote(anchor, safe="+~:")
