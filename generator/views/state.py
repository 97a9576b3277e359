"""The state of a text, in words, as citations hold it: what was read, and through which layers."""

from collections.abc import Iterator

from generator.model.answers import Citation
from generator.model.source import Layer, Source
from generator.views.context import Context
from generator.views.naming import joined
from generator.views.refs import passage_ref

TONGUES = {
    Layer.GERMAN: Layer.GERMAN,
    Layer.ITALIAN: Layer.ITALIAN,
    Layer.ENGLISH: Layer.ENGLISH,
    Layer.TRANSLATED_IT: Layer.ITALIAN,
    Layer.TRANSLATED_EN: Layer.ENGLISH,
}  # the language of a layer; the others are not of one


def state_of_text(context: Context, source: Source) -> str:
    """What the words of this source's passages are, and from what they were made."""
    last = source.layers[-1].value.replace("_", "-") if source.layers else "none"
    said = context.word("state-source", layer=last, read=source.read.value)
    return " ".join(filter(None, (said, line_of_text(context, source))))


def line_of_text(context: Context, source: Source | None) -> str:
    """The languages through which a text reaches us: `German → Italian → English`, in a sentence.

    Empty where the source was not read.
    """
    tongues = _tongues(source)
    if not tongues:
        return ""
    return context.word("state-line", line=_line(context, tongues), steps=len(tongues))


def lines_of_places(context: Context, places: tuple[Citation, ...]) -> Iterator[str]:
    """Passages source by source, with its languages: `V W5, W8 (German → Italian → English)`."""
    for source_id in dict.fromkeys(place.source for place in places):
        own = dict.fromkeys(place for place in places if place.source == source_id)
        refs = [passage_ref(context, place) for place in own]
        loci = joined(context.word, (ref.label for ref in refs), "comma")
        named = " ".join(filter(None, (refs[0].siglum, loci)))
        tongues = _tongues(context.library.sources.get(source_id))
        yield f"{named} ({_line(context, tongues)})" if tongues else named


def _tongues(source: Source | None) -> list[Layer]:
    return [TONGUES[layer] for layer in source.layers if layer in TONGUES] if source else []


def _line(context: Context, tongues: list[Layer]) -> str:
    return " → ".join(context.word(f"layer-{tongue.value}") for tongue in tongues)
