"""A page before it is HTML: what its template is given, and what is said of it in its head."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from generator.model.texts import FIRST_LANGUAGE, Texts
from generator.views.citing import Cite
from generator.views.refs import Link

DESCRIPTION = 200  # letters of a description cut short


@dataclass(frozen=True, slots=True)
class Draft:
    """One page in one language."""

    path: str
    kind: str  # names its looks: source, question, compare ...
    template: str
    variables: Mapping[str, object]
    title: str
    description: str
    cite: Cite
    state: str  # the state of the text, in words
    raw: object  # its data, for the JSON beside it
    crumbs: tuple[Link, ...] = ()  # the pages above it
    files: tuple[str, ...] = ()  # the data files that made it, the chief one first
    suits_drawn: bool = False  # the page brings its own suit signs
    moved_to: str | None = None  # of a former address: where it leads
    files_beside: Mapping[str, str] | None = None  # name -> text of files beside it, as a CSV


def prose_files(texts: Texts, stem: str, lang: str) -> tuple[str, ...]:
    """The file of prose that a page in a language is made from: its own, else the English one."""
    found = (tongue for tongue in (lang, FIRST_LANGUAGE) if tongue in texts.trees)
    return tuple(f"{stem}.{tongue}.yaml" for tongue in [next(found, None)] if tongue)


def fields_of(record: Any) -> dict[str, object]:
    """What a template is given of a view's record: its fields by name."""
    return {f.name: getattr(record, f.name) for f in fields(record)}
