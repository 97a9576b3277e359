"""How many texts of each kind stand in each language."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from generator.model.library import Library
from generator.model.texts import FIRST_LANGUAGE, OF_ONE_LANGUAGE, Texts, Tree
from generator.views.context import Context


@dataclass(frozen=True, slots=True)
class TranslatedRow:
    """A kind of text: its name, and how many stand in each language."""

    title: str
    shares: tuple[str, ...]  # in the order of the languages, as `31 of 33`


def translated(context: Context) -> tuple[TranslatedRow, ...]:
    """Every kind of text that there is, in the languages of `context.names`."""
    return tuple(
        TranslatedRow(
            title=context.word(f"coverage-kind-{kind}"),
            shares=tuple(
                context.word("coverage-share", done=len(keys & english), all=len(english))
                for keys in (_keys(texts, lang) for lang in context.names)
            ),
        )
        for kind, texts in kinds_of_text(context.library).items()
        if (english := _keys(texts, FIRST_LANGUAGE))
    )


def kinds_of_text(library: Library) -> Mapping[str, tuple[Texts, ...]]:
    """Every kind of text, by the word of `coverage-kind-`."""
    sources = library.sources.values()
    return {
        "source": tuple(source.texts for source in sources),
        "rendering": tuple(source.rendering for source in sources),
        "notes": tuple(source.notes for source in sources),
        "examples": tuple(source.example_texts for source in sources),
        "questionnaire": tuple(library.question_texts.values()),
        "answers": tuple(
            library.ruleset_notes[ruleset.id]
            for ruleset in library.rulesets.values()
            if ruleset.witness_of is None  # a witness has the notes of the other set too
        ),
        "cruxes": (library.crux_texts,),
        "deals": tuple(deal.texts for deal in library.deals.values()),
        "cards": (library.card_texts,),
        "glossary": (library.glossary_texts,),
        "terminology": (library.term_texts,),
        "unshown": (library.unshown_texts,),
    }


def _keys(texts: Iterable[Texts], lang: str) -> set[str]:
    return {
        f"{place}/{key}"
        for place, each in enumerate(texts)
        for key in _leaves(each.trees.get(lang, {}))
    }


def _leaves(tree: Tree, above: str = "") -> Iterator[str]:
    for key, value in tree.items():
        if isinstance(value, str):
            if key not in OF_ONE_LANGUAGE:
                yield above + key
        else:
            yield from _leaves(value, f"{above}{key}/")
