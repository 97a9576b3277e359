"""What all sources say on one matter, passage beside passage."""

from dataclasses import dataclass

from generator.model.answers import Citation
from generator.model.source import Source
from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.provisions import shared_text
from generator.views.refs import Link, Ref, passage_ref, rendering_of, source_short, stage_text
from generator.views.witness import Apparatus, apparatus


@dataclass(frozen=True, slots=True)
class SaidPassage:
    """One passage on the matter."""

    ref: Ref
    rendering_html: str  # empty where the text is that of another source's passage
    same_as: Ref | None  # that passage
    same_text: str | None  # how far it is the same, in words
    apparatus: tuple[Apparatus, ...]  # the words in which it is not


@dataclass(frozen=True, slots=True)
class SaidBy:
    """A source and what it says on the matter."""

    id: str
    siglum: str | None
    title: str
    href: str
    passages: tuple[SaidPassage, ...]


@dataclass(frozen=True, slots=True)
class SynopsisPage:
    """Everything the template prints."""

    title: str
    under: str
    compare: Link
    sources: tuple[SaidBy, ...]
    silent: tuple[Ref, ...]
    cite: Cite
    state: str


def synopsis_page(context: Context, stage: str) -> SynopsisPage:
    """The passages of all sources on a stage of the game."""
    said = tuple(
        by
        for source in context.library.sources.values()
        if (by := _said(context, source, stage)).passages
    )
    speaking = {by.id for by in said}
    title = stage_text(context, stage, "title")
    return SynopsisPage(
        title=title,
        under=stage_text(context, stage, "about"),
        compare=Link(context.word("synopsis-compare"), context.address.compare(stage)),
        sources=said,
        silent=tuple(
            passage_ref(context, Citation(id, None))
            for id in context.library.sources
            if id not in speaking
        ),
        cite=cite(context, context.word("synopsis-title", matter=title), state_of_site(context)),
        state=state_of_site(context),
    )


def _said(context: Context, source: Source, stage: str) -> SaidBy:
    passages = []
    for provision in source.provisions:
        here = Citation(source.id, provision.id)
        rendering = rendering_of(context, here)
        if stage in provision.matter and rendering is not None:
            ref = passage_ref(context, here)
            shared = shared_text(context, source, provision)
            passages.append(
                SaidPassage(ref, "", *shared, apparatus(context, source, provision))
                if shared
                else SaidPassage(ref, context.prose(rendering), None, None, ())
            )
    return SaidBy(
        id=source.id,
        siglum=source.siglum,
        title=source_short(context, source.id),
        href=context.address.source(source.id),
        passages=tuple(passages),
    )
