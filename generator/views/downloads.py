"""The page of the data: the files that can be taken away, and what stands in them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.long_table import ALWAYS, COLUMNS
from generator.views.refs import Link


@dataclass(frozen=True, slots=True)
class FileLine:
    """A file to take away."""

    name: str
    href: str
    size: str
    means: str


@dataclass(frozen=True, slots=True)
class ColumnLine:
    """A column of the table of values."""

    name: str
    means: str
    always: bool  # whether every line has it


@dataclass(frozen=True, slots=True)
class DownloadsPage:
    """Everything the template prints."""

    title: str
    under: str
    files: tuple[FileLine, ...]
    columns: tuple[ColumnLine, ...]
    compare: Link
    about: Link
    cite: Cite
    state: str


def downloads_page(context: Context, sizes: Mapping[str, int]) -> DownloadsPage:
    """The page; `sizes` are the bytes of each file, by its name."""
    title, state = context.word("menu-data"), state_of_site(context)
    return DownloadsPage(
        title=title,
        under=context.word("under-data"),
        files=tuple(
            FileLine(
                name=name,
                href=context.address.download(name),
                size=context.word("data-size", size=max(1, round(size / 1000))),
                means=_means(context, name),
            )
            for name, size in sizes.items()
        ),
        columns=tuple(
            ColumnLine(name, context.word(f"column-{name.replace('_', '-')}"), name in ALWAYS)
            for name in COLUMNS
        ),
        compare=Link(context.word("menu-compare"), context.address.compare()),
        about=Link(context.word("data-cite"), context.address.page("about", "how-to-cite")),
        cite=cite(context, title, state),
        state=state,
    )


def _means(context: Context, name: str) -> str:
    kept = re.fullmatch(r"values-([\d.]+)\.csv", name)
    if kept:
        return context.word("data-file-kept", version=kept[1])
    return context.word(f"data-file-{name.replace('.', '-')}")
