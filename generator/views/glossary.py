"""The terms of the sources: spellings, passages, meanings, and a step that shows each."""

import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.model.answers import Citation
from generator.model.glossary import Term
from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.naming import joined
from generator.views.refs import Link, Ref, passage_refs, plain_words, source_short
from generator.views.state import lines_of_places
from generator.views.uses import step_link


@dataclass(frozen=True, slots=True)
class Spelling:
    """A way of writing a term; `anchor` where it has a place of its own."""

    words: str
    anchor: str | None


@dataclass(frozen=True, slots=True)
class TermUse:
    """Spellings of one language, with the passages that have them."""

    lang: str | None  # as in HTML; None where we do not know it
    language: str | None
    spellings: tuple[Spelling, ...]
    places: tuple[Ref, ...]


@dataclass(frozen=True, slots=True)
class Sense:
    """What a term means in one source."""

    source: Link
    html: str


@dataclass(frozen=True, slots=True)
class TermEntry:
    """One term, as the sources write it and as we understand it."""

    anchor: str
    term: str
    lang: str | None  # of the headword
    meaning_html: str | None
    uses: tuple[TermUse, ...]
    cite: Cite
    senses: tuple[Sense, ...] = ()
    see: tuple[Link, ...] = ()
    shown: Link | None = None


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


@dataclass(frozen=True, slots=True)
class FoundTerm:
    """A term as the search knows it."""

    anchor: str
    term: str
    meaning: str
    spellings: tuple[str, ...]


def glossary_page(context: Context) -> GlossaryPage:
    """The glossary, in the order of the alphabet."""
    terms = sorted(_entries(context), key=lambda entry: _plain(entry.term))
    first: dict[str, str] = {}
    for each in terms:
        first.setdefault(_plain(each.term)[:1].upper(), f"#{each.anchor}")
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
        terms=tuple(terms),
        cite=cite(context, title, state),
        state=state,
    )


def terms_found(context: Context) -> Iterator[FoundTerm]:
    """Every term with what it may be looked for by."""
    for term in context.library.glossary.values():
        meaning = context.library.glossary_texts.find(context.lang, term.id, "meaning")
        words = plain_words(meaning.words) if meaning else ""
        head = _headword(context, term)
        yield FoundTerm(term.id, head, words, (*term.spellings, *term.sought))
    for spelling in _unexplained(context):
        yield FoundTerm(_anchor(context, spelling), spelling, "", (spelling,))


def _entries(context: Context) -> Iterator[TermEntry]:
    places = _places(context)
    for term in context.library.glossary.values():
        yield _entry(context, term, places)
    for spelling in _unexplained(context):
        anchor = _anchor(context, spelling)
        marked = tuple(places[spelling.casefold()])
        use = TermUse(None, None, (Spelling(spelling, None),), passage_refs(context, marked))
        cited = _cite(context, spelling, anchor, marked, explained=False)
        yield TermEntry(anchor, spelling, None, None, (use,), cited)


def _plain(words: str) -> str:
    """Words as the alphabet has them: `Überzahl` stands under U."""
    apart = unicodedata.normalize("NFD", words.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _unexplained(context: Context) -> Iterable[str]:
    """Terms of passages that the glossary does not have."""
    known = {s.casefold() for t in context.library.glossary.values() for s in t.spellings}
    return (
        spelling
        for spelling in dict.fromkeys(
            term
            for source in context.library.sources.values()
            for provision in source.provisions
            for term in provision.terms
        )
        if spelling.casefold() not in known
    )


def _places(context: Context) -> dict[str, list[Citation]]:
    """The passages by the spellings that they are marked with."""
    places: dict[str, list[Citation]] = defaultdict(list)
    for source in context.library.sources.values():
        for provision in source.provisions:
            for term in provision.terms:
                places[term.casefold()].append(Citation(source.id, provision.id))
    return places


def _entry(context: Context, term: Term, places: dict[str, list[Citation]]) -> TermEntry:
    texts, taken = context.library.glossary_texts, {term.id}
    meaning = texts.find(context.lang, term.id, "meaning")
    uses: list[TermUse] = []
    marks: list[Citation] = []
    for use in term.uses:
        marked = (place for spelling in use.spellings for place in places[spelling.casefold()])
        found = tuple(dict.fromkeys((*use.cites, *marked)))
        marks += found
        uses.append(
            TermUse(
                lang=use.lang.value,
                language=context.word(f"glossary-{use.lang.value}"),
                spellings=tuple(_spelling(context, words, taken) for words in use.spellings),
                places=passage_refs(context, found),
            )
        )
    return TermEntry(
        anchor=term.id,
        term=_headword(context, term),
        lang=None if _own_headword(context, term) else term.uses[0].lang.value,
        meaning_html=context.prose(meaning) if meaning else None,
        uses=tuple(uses),
        cite=_cite(context, _headword(context, term), term.id, tuple(marks), meaning is not None),
        senses=tuple(_senses(context, term)),
        see=tuple(_see(context, term)),
        shown=step_link(context, term.shown.deal, term.shown.step) if term.shown else None,
    )


def _cite(
    context: Context, term: str, anchor: str, marked: tuple[Citation, ...], explained: bool
) -> Cite:
    """The citation of a term, with the places it was found in and their languages."""
    state = context.word(
        "state-term",
        explained="yes" if explained else "no",
        where=joined(context.word, lines_of_places(context, marked), "semicolon"),
    )
    return cite(context, context.word("cite-term", term=term), state, anchor)


def _own_headword(context: Context, term: Term) -> str | None:
    """The word by which the page's language calls it, where that is not the sources' own."""
    found = context.library.glossary_texts.own(context.lang, term.id, "term")
    return found.words if found else None


def _headword(context: Context, term: Term) -> str:
    return _own_headword(context, term) or term.uses[0].spellings[0]


def _spelling(context: Context, words: str, taken: set[str]) -> Spelling:
    anchor = _anchor(context, words)
    own = None if anchor in taken else anchor
    taken.add(anchor)
    return Spelling(words, own)


def _anchor(context: Context, words: str) -> str:
    return context.address.term(words).partition("#")[2]


def _senses(context: Context, term: Term) -> Iterator[Sense]:
    for source in dict.fromkeys(place.source for place in term.cites):
        found = context.library.glossary_texts.find(context.lang, term.id, "sources", source)
        if found:
            name = Link(source_short(context, source), context.address.source(source))
            yield Sense(name, context.prose(found))


def _see(context: Context, term: Term) -> Iterator[Link]:
    for name in term.see:
        other = context.library.glossary.get(name)
        if other is not None:
            yield Link(_headword(context, other), context.address.term(name))
