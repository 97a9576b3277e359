"""Drafts of pages that say of themselves all that a page needs: indexes, and single pages."""

from typing import Protocol

from generator.pages import addresses as at
from generator.pages.draft import Draft, fields_of
from generator.views.citing import Cite
from generator.views.context import Context
from generator.views.raw import plain
from generator.views.refs import Link


class Single(Protocol):
    """A view's record with its own title."""

    @property
    def title(self) -> str: ...
    @property
    def under(self) -> str: ...
    @property
    def cite(self) -> Cite: ...
    @property
    def state(self) -> str: ...


def single(name: str, page: Single, files: tuple[str, ...] = ()) -> Draft:
    """A page that is the only one of its kind, from the template of its name."""
    return _draft(at.page_path(name), name, name, page, files)


def index(name: str, page: Single) -> Draft:
    """The page that lists all pages of a kind."""
    return _draft(at.page_path(name), "index", "index", page)


def crumb(context: Context, name: str) -> Link:
    """The index above a page."""
    return Link(context.word(f"menu-{name}"), context.address.page(name))


def _draft(path: str, kind: str, template: str, page: Single, files: tuple[str, ...] = ()) -> Draft:
    return Draft(
        path=path,
        kind=kind,
        template=f"{template}.html.j2",
        variables=fields_of(page),
        title=page.title,
        description=page.under,
        cite=page.cite,
        state=page.state,
        raw=plain(page),
        files=files,
        suits_drawn=kind == "cards",
    )
