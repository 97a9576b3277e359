"""The state of a text, in words, as citations hold it: what was read, and through which layers."""

from generator.model.source import Layer, Source
from generator.views.context import Context

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
    tongues = [TONGUES[layer] for layer in source.layers if layer in TONGUES] if source else []
    if not tongues:
        return ""
    line = " → ".join(context.word(f"layer-{tongue.value}") for tongue in tongues)
    return context.word("state-line", line=line, steps=len(tongues))
