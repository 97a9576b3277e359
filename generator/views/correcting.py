"""Proposing a correction of one place: an address filled in, or words to copy where there is none.

No host is made up: where the site does not say who takes corrections, the words stand alone.
"""

from dataclasses import dataclass
from urllib.parse import quote

from generator.views.context import Context

TITLE, BODY = "{title}", "{body}"  # what the setting `corrections` leaves to be filled in


@dataclass(frozen=True, slots=True)
class Correction:
    """`href` opens a letter or a form with the place filled in; `text` is the same to copy."""

    text: str
    how_href: str
    href: str | None


def correction(context: Context, id: str, title: str, anchor: str | None = None) -> Correction:
    """How to propose a correction of the record `id`, shown under `title` at `anchor`."""
    text = context.word(
        "correct-text",
        id=id,
        title=title,
        version=context.version,
        address=context.address.lasting(anchor),
    )
    return Correction(
        text=text,
        how_href=context.address.page("contribute", "corrections"),
        href=_filled_in(context, id, text),
    )


def _filled_in(context: Context, id: str, text: str) -> str | None:
    if not context.corrections:
        return None
    title = context.word("correct-title", id=id, version=context.version)
    filled = context.corrections.replace(TITLE, quote(title, safe=""))
    return filled.replace(BODY, quote(text, safe=""))
