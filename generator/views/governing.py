"""The passages that govern a step, in the reader's language."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.model.answers import EDITORS, Citation, Reading
from generator.model.library import Library, answer_of
from generator.model.texts import Text
from generator.replay.steps import Step
from generator.views.context import Context
from generator.views.refs import Ref, form_parts, passage_ref, plain_words, rendering_of, spoken


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage that governed a step: `text` is its rendering, as markup or as plain words."""

    id: str  # the citation
    label: str
    href: str | None
    text: str


def governing(context: Context, steps: Iterable[Step]) -> tuple[Citation, ...]:
    """The passages behind some steps, each once: of a filled silence the filler's chief one too."""
    return tuple(
        dict.fromkeys(
            cite
            for step in steps
            for reading in step.because
            for cite in reading_cites(context, reading)
        )
    )


def reading_cites(context: Context, reading: Reading[object]) -> Iterator[Citation]:
    """The passages behind a reading: its own, and of a filled silence the filler's chief one."""
    yield from reading.cites
    filler = reading.supplied_from
    if filler is None or filler == EDITORS:
        return
    ruleset, form = form_parts(context, filler)
    answer = answer_of(ruleset, reading.question, form)
    if answer is not None:
        yield from answer.played.cites[:1]


def in_order(context: Context, cites: Iterable[Citation], home: str) -> tuple[Citation, ...]:
    """Passages in the order of their sources, those of the source at home first."""
    places = context.once("places", lambda: _places(context.library))
    order = list(context.library.sources)

    def key(cite: Citation) -> tuple[bool, int, int]:
        known = order.index(cite.source) if cite.source in order else len(order)
        return (cite.source != home, known, places.get((cite.source, cite.provision), -1))

    return tuple(sorted(cites, key=key))


def _places(library: Library) -> dict[tuple[str, str | None], int]:
    """Where each provision stands in its source."""
    return {
        (source.id, provision.id): place
        for source in library.sources.values()
        for place, provision in enumerate(source.provisions)
    }


def paragraphs(context: Context, text: Text | None) -> tuple[str, ...]:
    """A text as plain paragraphs; none if there is no text."""
    return plain_paragraphs(spoken(context, text)) if text else ()


def plain_paragraphs(words: str) -> tuple[str, ...]:
    """Prose as paragraphs without its marks."""
    return tuple(map(plain_words, words.split("\n\n")))


def label(ref: Ref) -> str:
    """A passage's short name with its siglum, where one stands alone: `T S4.2`."""
    return f"{ref.siglum} {ref.label}" if ref.siglum else ref.label


def passage(context: Context, cite: Citation) -> Passage | None:
    """A passage with its rendering as markup; None where a source is cited as a whole."""
    return _passage(context, cite, marked=True)


def plain_passage(context: Context, cite: Citation) -> Passage | None:
    """A passage with its rendering in plain words."""
    return _passage(context, cite, marked=False)


def _passage(context: Context, cite: Citation, marked: bool) -> Passage | None:
    text = rendering_of(context, cite)
    if text is None:
        return None
    ref = passage_ref(context, cite)
    words = context.prose(text) if marked else plain_words(spoken(context, text))
    return Passage(str(cite), label(ref), ref.href, words)
