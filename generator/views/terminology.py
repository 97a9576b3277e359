"""How the things of the game are called in each language, and why where it matters."""

from dataclasses import dataclass

from generator.model.library import NamedTerm
from generator.model.texts import Texts
from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.refs import Link, stage_text


@dataclass(frozen=True, slots=True)
class Name:
    """A term in one language; `html` is empty where it is not chosen yet."""

    lang: str
    html: str


@dataclass(frozen=True, slots=True)
class TermRow:
    """One thing, with its name in every language."""

    id: str
    names: tuple[Name, ...]
    why_html: str | None
    matter: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class TerminologyPage:
    """Everything the template prints."""

    title: str
    under: str
    langs: tuple[Link, ...]  # what each language calls itself, its code as text
    terms: tuple[TermRow, ...]
    cite: Cite
    state: str


def terminology_page(context: Context) -> TerminologyPage:
    """The terms in the order of their file."""
    texts = context.library.term_texts
    langs = tuple(lang for lang in context.names if lang in texts.trees)
    title, state = context.word("menu-terminology"), state_of_site(context)
    return TerminologyPage(
        title=title,
        under=context.word("terminology-under"),
        langs=tuple(Link(context.names[lang], text=lang) for lang in langs),
        terms=tuple(_row(context, texts, term, langs) for term in context.library.terms.values()),
        cite=cite(context, title, state),
        state=state,
    )


def _row(context: Context, texts: Texts, term: NamedTerm, langs: tuple[str, ...]) -> TermRow:
    names = ((lang, texts.find(lang, term.id, "term")) for lang in langs)
    why = texts.find(context.lang, term.id, "why")
    return TermRow(
        id=term.id,
        names=tuple(
            Name(lang, context.prose.bare(text) if text and text.lang == lang else "")
            for lang, text in names
        ),
        why_html=context.prose(why) if why else None,
        matter=tuple(
            Link(stage_text(context, stage, "short"), context.address.synopsis(stage))
            for stage in term.matter
        ),
    )
