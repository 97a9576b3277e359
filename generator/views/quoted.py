"""Passages as they stand under an answer that rests on them."""

from dataclasses import dataclass

from generator.model.answers import Citation, Evidence, Reading
from generator.views.context import Context
from generator.views.refs import Ref, passage_ref, rendering_of, witnessed


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage as it stands under an answer."""

    ref: Ref
    rendering_html: str
    same_as: Ref | None  # of a witness: the passage whose text it shares, which is told there


def passages(context: Context, reading: Reading[object]) -> tuple[Passage, ...]:
    """The passages that say it; of a silence none: where we looked is told below."""
    if reading.evidence is Evidence.SILENT:
        return ()
    found = (_passage(context, cite) for cite in reading.cites)
    return tuple(passage for passage in found if passage is not None)


def _passage(context: Context, cite: Citation) -> Passage | None:
    text = rendering_of(context, cite)
    if text is None:
        return None
    ref = passage_ref(context, cite)
    source = context.library.sources[cite.source]
    if source.rendering.find(context.lang, cite.provision or "") is None:
        other = witnessed(context, source)
        if other is not None:
            return Passage(ref, "", passage_ref(context, Citation(other.id, cite.provision)))
    return Passage(ref, context.prose(text), None)
