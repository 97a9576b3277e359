"""One passage of a source, and everything that rests on it."""

from dataclasses import dataclass

from generator.model.answers import Citation
from generator.model.source import Provision, Source
from generator.model.texts import Texts
from generator.views.backlinks import Resting
from generator.views.cells import Cell, reading_cell
from generator.views.citing import Cite, cite
from generator.views.context import Context, cell_anchor
from generator.views.correcting import Correction, correction
from generator.views.naming import joined
from generator.views.refs import (
    Link,
    Ref,
    form_name,
    locus_label,
    locus_place,
    passage_ref,
    question_short,
    rendering_of,
    siglum_of,
    source_short,
    stage_text,
    witnessed,
)
from generator.views.state import state_of_text
from generator.views.uses import DealSteps, passage_deals
from generator.views.witness import Apparatus, agrees_word, apparatus
from generator.views.workings import Working, workings


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """What a passage answers."""

    form: str | None  # none where all forms of the set share it
    siglum: str
    question: str
    href: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class ProvisionRow:
    """One passage."""

    id: str
    locus: str
    place: str
    label: str
    matter: tuple[Link, ...]
    terms: tuple[Link, ...]
    rendering_html: str
    rendering_lang: str  # of the rendering: the page's own, or English
    facing: tuple["Facing", ...]  # the renderings in the other languages, beside it
    same_as: Ref | None  # of a witness: the passage whose text it shares
    same_text: str | None  # how far it shares it, in words
    context: str | None
    notes_html: str | None
    apparatus: tuple[Apparatus, ...]
    answers: tuple[AnswerLine, ...]
    seen: tuple[AnswerLine, ...]
    deals: tuple[DealSteps, ...]
    examples: tuple[Working, ...]
    href: str
    cite: Cite
    correct: Correction


@dataclass(frozen=True, slots=True)
class Facing:
    """What a passage says, in another language than the page's."""

    lang: str
    html: str  # empty where it is not translated


def facing_langs(context: Context, source: Source) -> tuple[str, ...]:
    """The other languages in which renderings of a source can be read."""
    texts = _texts_of(context, source)
    return tuple(lang for lang in context.names if lang != context.lang and texts.trees.get(lang))


def _texts_of(context: Context, source: Source) -> Texts:
    """The renderings of a source; of a witness without any, those of what it witnesses."""
    other = None if source.rendering.trees else witnessed(context, source)
    return other.rendering if other else source.rendering


def _facing(context: Context, source: Source, provision: str) -> tuple[Facing, ...]:
    texts = _texts_of(context, source)
    found = []
    for lang in facing_langs(context, source):
        text = texts.find(lang, provision) if texts.has(lang, provision) else None
        found.append(Facing(lang, context.prose.bare(text) if text else ""))
    return tuple(found)


def provision_row(context: Context, source: Source, provision: Provision) -> ProvisionRow:
    """A passage with all that hangs on it."""
    here = Citation(source.id, provision.id)
    label = locus_label(context, provision)
    spoken = context.word("passage-label", source=source_short(context, source.id), locus=label)
    rendering = rendering_of(context, here)
    shared = shared_text(context, source, provision)
    notes = source.notes.find(context.lang, provision.id)
    return ProvisionRow(
        id=provision.id,
        locus=label,
        place=locus_place(context, provision),
        label=spoken,
        matter=tuple(
            Link(stage_text(context, stage, "short"), context.address.synopsis(stage))
            for stage in provision.matter
        ),
        terms=tuple(Link(term, context.address.term(term)) for term in provision.terms),
        rendering_html=context.prose(rendering) if rendering else "",
        rendering_lang=rendering.lang if rendering else context.lang,
        facing=_facing(context, source, provision.id),
        same_as=shared[0] if shared else None,
        same_text=shared[1] if shared else None,
        context=_context(context, provision),
        notes_html=context.prose(notes) if notes else None,
        apparatus=apparatus(context, source, provision),
        answers=_lines(context, context.links.cited.get(here, ())),
        seen=_lines(context, context.links.seen.get(here, ())),
        deals=passage_deals(context, here),
        examples=workings(context, source, provision.id),
        href=f"#{provision.id}",
        cite=cite(context, spoken, state_of_text(context, source), provision.id),
        correct=correction(context, str(here), spoken, provision.id),
    )


def _context(context: Context, provision: Provision) -> str | None:
    if provision.context is None:
        return None
    return context.word(f"context-{provision.context.value}")


def shared_text(context: Context, source: Source, provision: Provision) -> tuple[Ref, str] | None:
    """Of a witness: the passage whose text it shares, and how far; None where it has its own."""
    own = source.rendering.find(context.lang, provision.id)
    other = witnessed(context, source) if own is None else None
    if other is None:
        return None
    differs = apparatus(context, source, provision)
    told = context.word("same-text") if differs else agrees_word(context, other)
    return passage_ref(context, Citation(other.id, provision.id)), told


def _lines(context: Context, resting: tuple[Resting, ...]) -> tuple[AnswerLine, ...]:
    return tuple(_line(context, each) for each in resting)


def _line(context: Context, resting: Resting) -> AnswerLine:
    standing = resting.standing
    names = (form_name(context, standing.ruleset, form) for form in standing.forms)
    letter = resting.reading.letter
    return AnswerLine(
        form=None if standing.of_all_forms else joined(context.word, names),
        siglum=siglum_of(context, standing.ruleset),
        question=question_short(context, standing.question),
        href=context.address.question(standing.question.id, cell_anchor(standing.form_id, letter)),
        cell=reading_cell(
            context, standing.form_id, standing.question, standing.answer, resting.reading
        ),
    )
