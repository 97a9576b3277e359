"""The page of all works: each with its entry, how far it was read, and what is doubtful of it."""

from dataclasses import dataclass

from generator.model.source import Read, Source
from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.doubts import DoubtLine, doubts
from generator.views.entry import entry_html, pages_of
from generator.views.references import bibtex, csl_item, csl_json, ris
from generator.views.refs import Link, source_short

WITH_PAGES = ("chapter", "article-journal")  # of other works the entry does not tell them


@dataclass(frozen=True, slots=True)
class WorkLine:
    """A work."""

    id: str
    siglum: str | None
    html: str  # its entry
    pages: str | None  # the pages of it that are meant, where the entry does not say
    kind: str
    page: Link  # the page of the source
    doubts: tuple[DoubtLine, ...]
    cite: Cite


@dataclass(frozen=True, slots=True)
class WorkGroup:
    """The works that were read as far as each other; `read` is the word of the data."""

    read: str
    title: str
    means: str
    works: tuple[WorkLine, ...]


@dataclass(frozen=True, slots=True)
class BibliographyPage:
    """Everything the template prints."""

    title: str
    under: str
    groups: tuple[WorkGroup, ...]
    cite: Cite
    state: str


def bibliography_page(context: Context) -> BibliographyPage:
    """All works, those that were read first; in each group by author."""
    title, state = context.word("menu-bibliography"), state_of_site(context)
    by_author = _by_author(context)
    groups = (
        WorkGroup(
            read=read.value,
            title=context.word(f"bibliography-{read.value}"),
            means=context.word(f"bibliography-{read.value}-means"),
            works=tuple(_work(context, source) for source in by_author if source.read is read),
        )
        for read in Read
    )
    return BibliographyPage(
        title=title,
        under=context.word("under-bibliography"),
        groups=tuple(group for group in groups if group.works),
        cite=cite(context, title, state),
        state=state,
    )


def _by_author(context: Context) -> list[Source]:
    """The order of the kept entries, which is that of the style; then those not kept yet."""
    sources = context.library.sources
    ids = dict.fromkeys((*context.bibliography, *sources))
    return [sources[id] for id in ids if id in sources]


def _work(context: Context, source: Source) -> WorkLine:
    record, html = source.bibliography, entry_html(context, source)
    told = record.get("type") in WITH_PAGES or source.id not in context.bibliography
    return WorkLine(
        id=source.id,
        siglum=source.siglum,
        html=html,
        pages=None if told else pages_of(context, record) or None,
        kind=context.word(f"evidence-kind-{source.evidence.value.replace('_', '-')}"),
        page=Link(source_short(context, source.id), context.address.source(source.id)),
        doubts=tuple(doubts(context, source)),
        cite=work_cite(source, html),
    )


def work_cite(source: Source, entry: str) -> Cite:
    """A work in every form in which it can be cited."""
    item = csl_item(source)
    return Cite(entry, bibtex(item), ris(item), csl_json([item]))
