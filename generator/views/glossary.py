"""The terms of the sources, with the passages where they stand."""

from collections import defaultdict
from dataclasses import dataclass

from generator.model.answers import Citation
from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.refs import Link, Ref, passage_refs


@dataclass(frozen=True, slots=True)
class TermEntry:
    """One term, as the sources write it."""

    anchor: str
    term: str
    meaning_html: str | None
    places: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class GlossaryPage:
    """Everything the template prints."""

    title: str
    under: str
    contents: tuple[Link, ...]
    names: Link | None  # the page of our own terms
    terms: tuple[TermEntry, ...]
    cite: Cite
    state: str


def glossary_page(context: Context) -> GlossaryPage:
    """The glossary, in the order of the alphabet."""
    terms = tuple(_entry(context, term, cites) for term, cites in terms_of(context).items())
    first: dict[str, str] = {}
    for each in terms:
        first.setdefault(each.anchor[:1].upper(), f"#{each.anchor}")
    title, state = context.word("menu-glossary"), state_of_site(context)
    return GlossaryPage(
        title=title,
        under=context.word("under-glossary"),
        names=(
            Link(context.word("menu-terminology"), context.address.page("terminology"))
            if context.library.terms
            else None
        ),
        contents=tuple(Link(letter, href) for letter, href in first.items()),
        terms=terms,
        cite=cite(context, title, state),
        state=state,
    )


def terms_of(context: Context) -> dict[str, tuple[Citation, ...]]:
    """Every term of a source and where it stands, by the alphabet."""
    places: dict[str, list[Citation]] = defaultdict(list)
    for source in context.library.sources.values():
        for provision in source.provisions:
            for term in provision.terms:
                places[term].append(Citation(source.id, provision.id))
    return {term: tuple(places[term]) for term in sorted(places, key=str.casefold)}


def _entry(context: Context, term: str, cites: tuple[Citation, ...]) -> TermEntry:
    href = context.address.term(term)
    meaning = context.library.glossary_texts.find(context.lang, term, "meaning")
    return TermEntry(
        anchor=href.partition("#")[2],
        term=term,
        meaning_html=context.prose(meaning) if meaning else None,
        places=passage_refs(context, cites),
    )
