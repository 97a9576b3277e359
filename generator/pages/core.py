"""The portable core: from the library to the pages of the site, knowing nothing of MkDocs.

A page's text is Markdown with front matter; its body is HTML that stands in `pieces` and is put
in at the marker when the page around it is done. Pages whose path does not end in `.md` are
files as they are.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from generator.pages import addresses as at
from generator.pages.draft import Draft
from generator.pages.former import former_anchors, moved, with_former
from generator.pages.frame import Frame, environment
from generator.pages.head import head
from generator.pages.kinds import KINDS, Maker
from generator.pages.search import records
from generator.pages.shelf import Shelf
from generator.views.raw import Written
from generator.views.refs import Link

_FRONT = re.compile(r"(---\n.*?\n---\n)(.*)", re.DOTALL)
MARKER = "<!--piece:{}-->"


@dataclass(frozen=True)
class Page:
    """A page or a file of the site."""

    path: str  # where it stands under docs_dir, as sources/vienna-1756/index.md
    text: str  # Markdown with front matter; of a file, what is in it
    pieces: tuple[str, ...] = ()  # HTML for the markers in the text, in their order
    origin: str | None = None  # the data file that made it, chiefly

    @property
    def is_file(self) -> bool:
        """Whether it goes into the site as it is."""
        return not self.path.endswith(".md")


@dataclass(frozen=True, slots=True)
class Made:
    """All pages, and what the frame of each language knows."""

    pages: tuple[Page, ...]
    frames: Mapping[str, Frame]  # by language, the first at the root
    crumbs: Mapping[str, tuple[Link, ...]] = field(default_factory=dict)  # by path of the page

    def frame_of(self, markdown: str) -> tuple[Frame, str]:
        """The frame of a page and its path within its language, from its path under docs_dir."""
        first, *others = self.frames
        for lang in others:
            folder = at.folder_of(lang, first)
            if markdown.startswith(folder):
                return self.frames[lang], at.path_of(markdown.removeprefix(folder))
        return self.frames[first], at.path_of(markdown)


def make(shelves: Mapping[str, Shelf], templates: Path, written: Mapping[str, str]) -> Made:
    """Every page of every language; `written` are the texts that hands have written, by path."""
    made: list[Page] = []
    frames: dict[str, Frame] = {}
    crumbs: dict[str, tuple[Link, ...]] = {}
    for lang, shelf in shelves.items():
        frames[lang], above, pages = make_tree(shelf, templates, written)
        crumbs |= above
        made += pages
    return Made(tuple(made), frames, crumbs)


def make_tree(
    shelf: Shelf, templates: Path, written: Mapping[str, str]
) -> tuple[Frame, dict[str, tuple[Link, ...]], Iterator[Page]]:
    """The pages of one language, each made when it is asked for; frame and crumbs before them."""
    drafts = [draft for kind in KINDS for draft in kind(shelf)]
    folder = at.folder_of(shelf.lang, shelf.langs[0])
    by_hand = {at.path_of(name) for name in in_first(written, shelf.langs)}
    paths = frozenset((*(draft.path for draft in drafts), *by_hand))
    frame = Frame(environment(templates), shelf, paths)
    drafts += moved(shelf, {draft.path: draft for draft in drafts})
    crumbs = {at.markdown_path(folder + draft.path): _crumbs(draft) for draft in drafts}

    def pages() -> Iterator[Page]:
        for draft in drafts:
            yield from _pages_of(frame, folder, draft)
        yield Page(folder + at.RECORDS, records(shelf))
        yield from _by_hand(shelf, folder, written)

    return frame, crumbs, pages()


def make_of(frame: Frame, kind: Maker) -> Iterator[Page]:
    """The pages of one kind in one language."""
    folder = at.folder_of(frame.shelf.lang, frame.shelf.langs[0])
    for draft in kind(frame.shelf):
        yield from _pages_of(frame, folder, draft)


def in_first(written: Mapping[str, str], langs: tuple[str, ...]) -> dict[str, str]:
    """The texts that hands have written without a language in their names, which is the first."""
    told = tuple(f"{lang}/" for lang in langs)
    return {name: text for name, text in written.items() if not name.startswith(told)}


def _by_hand(shelf: Shelf, folder: str, written: Mapping[str, str]) -> Iterator[Page]:
    """The texts of hands in one language, and data beside each.

    Those of the first language are files already. A text that is not written in another yet is
    that of the first, with a notice.
    """
    for name, text in in_first(written, shelf.langs).items():
        named = written.get(f"{shelf.lang}/{name}")
        own = named or (_in_first_language(shelf, text) if folder else text)
        if folder or named:  # a language alone at the root has its own in the place of the first
            yield Page(folder + name, own)
        yield _raw(shelf, folder + at.path_of(name), {"markdown": own})


def _in_first_language(shelf: Shelf, text: str) -> str:
    """A text in a box of its own language, and before it a notice in the page's."""
    found = _FRONT.match(text)
    front, body = found.groups() if found else ("", text)
    notice = f"*{shelf.words('not-translated')}*"
    return f'{front}{notice}\n\n<div lang="{shelf.langs[0]}" markdown="1">\n\n{body}\n\n</div>\n'


def _raw(shelf: Shelf, place: str, data: object) -> Page:
    """The data beside a page."""
    about = json.dumps(
        {"address": "/" + place, "version": shelf.edition.version}, ensure_ascii=False
    )
    return Page(place + at.RAW, f'{about[:-1]}, "data": {data_text(data)}}}\n')


def data_text(data: object) -> str:
    """The data of a page as JSON."""
    return data if isinstance(data, Written) else json.dumps(data, ensure_ascii=False)


def _pages_of(frame: Frame, folder: str, draft: Draft) -> Iterator[Page]:
    rendered = frame.render(draft.template, draft.variables)
    body = with_former(rendered, former_anchors(frame.shelf, draft.path))
    front = head(frame, draft)
    yield Page(
        path=at.markdown_path(folder + draft.path),
        text=f"---\n{json.dumps(front, ensure_ascii=True)}\n---\n\n{MARKER.format(0)}\n",
        pieces=(body,),
        origin=draft.files[0] if draft.files else None,
    )
    yield _raw(frame.shelf, folder + draft.path, draft.raw)
    for name, text in (draft.files_beside or {}).items():
        yield Page(folder + draft.path + name, text)


def parted(page: Page) -> tuple[dict[str, object], str]:
    """Of a generated page its front matter, which we wrote as JSON, and its Markdown."""
    _, front, body = page.text.split("---\n", 2)
    return json.loads(front), body.lstrip("\n")


def _crumbs(draft: Draft) -> tuple[Link, ...]:
    return (*draft.crumbs, Link(draft.title)) if draft.crumbs else ()


def put_in(html: str, pieces: tuple[str, ...]) -> str:
    """The page with its pieces at their markers."""
    for place, piece in enumerate(pieces):
        html = html.replace(MARKER.format(place), piece, 1)
    return html
