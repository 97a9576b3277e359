"""The records that the search runs over: one file a language, read by assets/js/site.js.

One record for each source, passage, question, answer with words of its own, doubtful place, card,
term, rulebook and deal: t title, w words, k kind, a address from the language's root, o other
spellings.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.model.answers import Citation
from generator.model.cards import CARDS
from generator.model.library import Library
from generator.model.texts import Texts
from generator.pages import addresses as at
from generator.pages.shelf import Shelf
from generator.views.context import Context, cell_anchor
from generator.views.glossary import terms_found
from generator.views.naming import card_name, joined
from generator.views.refs import (
    crux_title,
    form_name,
    locus_label,
    plain_words,
    question_short,
    question_text,
    rendering_of,
    siglum_of,
    source_short,
    source_title,
)
from generator.views.uses import deal_title

_WORD = re.compile(r"[^\W\d_]+")

Record = dict[str, str]
Families = Mapping[str, tuple[str, ...]]  # by word: all the ways in which the sources write it


@dataclass(frozen=True, slots=True)
class Found:
    """What is told of a place: `more` are words that stand there and are not shown."""

    title: str
    words: str
    kind: str
    address: str
    more: tuple[str, ...] = ()


def records(shelf: Shelf) -> str:
    """The file of a language's records, a script that sets one variable."""
    lines = ",\n".join(
        json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        for record in all_records(shelf)
    )
    return f"window.minchiateRecords = [\n{lines}\n];\n"


def all_records(shelf: Shelf) -> Iterator[Record]:
    """Every record, kind by kind."""
    context, families = shelf.context(at.HOME), families_of(shelf.library)
    for kind in KINDS:
        for found in kind(context):
            yield _record(found, families)


def families_of(library: Library) -> Families:
    """Who asks for one spelling of a term finds them all."""
    families: dict[str, tuple[str, ...]] = {}
    for term in library.glossary.values():
        words = (*term.spellings, *term.sought)
        family = tuple(dict.fromkeys(w.lower() for w in words if _WORD.fullmatch(w)))
        for word in family:
            families.setdefault(word, family)
    return families


def _sources(context: Context) -> Iterator[Found]:
    for source in context.library.sources.values():
        yield Found(
            f"{source.siglum or ''} {source_short(context, source.id)}".strip(),
            source_title(context, source.id),
            "source",
            at.source_path(source.id),
        )


def _passages(context: Context) -> Iterator[Found]:
    for source in context.library.sources.values():
        for provision in source.provisions:
            rendering = rendering_of(context, Citation(source.id, provision.id))
            title = context.word(
                "passage-label",
                source=source_short(context, source.id),
                locus=locus_label(context, provision),
            )
            yield Found(
                title,
                plain_words(rendering.words) if rendering else "",
                "provision",
                f"{at.source_path(source.id)}#{provision.id}",
                provision.terms,
            )


def _questions(context: Context) -> Iterator[Found]:
    for question in context.library.questions.values():
        asks = question_text(context, question, "asks") or ""
        path = at.question_path(question.id)
        yield Found(question_short(context, question), asks, "question", path)


def _answers(context: Context) -> Iterator[Found]:
    """Only answers with a note: what the others say stands with the passage and the question."""
    for question in context.library.questions.values():
        for ruleset in context.library.rulesets.values():
            notes = context.library.ruleset_notes[ruleset.id]
            for standing in context.links.standings(ruleset, question):
                found = (
                    notes.find(context.lang, reading.note)
                    for reading in standing.answer.readings
                    if reading.note
                )
                words = [plain_words(text.words) for text in found if text]
                if not words:
                    continue
                names = (form_name(context, ruleset, form) for form in standing.forms)
                title = context.word(
                    "cell-title",
                    question=question_short(context, question),
                    source=siglum_of(context, ruleset),
                    forms=joined(context.word, names),
                )
                path = f"{at.question_path(question.id)}#{cell_anchor(standing.form_id)}"
                yield Found(title, " ".join(words), "cell", path)


def _cards(context: Context) -> Iterator[Found]:
    """By their names in every language: who reads a source has those of its own."""
    texts = context.library.card_texts
    for code in CARDS:
        names = {lang: _card_names(texts, lang, code) for lang in (context.lang, *texts.trees)}
        own = names.pop(context.lang)
        others = tuple(dict.fromkeys(name for tongue in names.values() for name in tongue))
        title, words = card_name(context.word, code), " ".join((code, *own))
        yield Found(title, words, "card", f"cards/#{code}", others)


def _card_names(texts: Texts, lang: str, code: str) -> tuple[str, ...]:
    names = (texts.find(lang, code, "name"), texts.own(lang, code, "also"))
    return tuple(plain_words(name.words) for name in names if name)


def _cruxes(context: Context) -> Iterator[Found]:
    for crux in context.library.cruxes:
        doubt = context.library.crux_texts.find(context.lang, crux, "doubt")
        title = f"{crux} {crux_title(context, crux)}"
        words = plain_words(doubt.words) if doubt else ""
        yield Found(title, words, "crux", f"{at.page_path('cruxes')}#{crux}")


def _terms(context: Context) -> Iterator[Found]:
    for found in terms_found(context):
        address = f"{at.page_path('glossary')}#{found.anchor}"
        yield Found(found.term, found.meaning, "term", address, found.spellings)


def _rulebooks(context: Context) -> Iterator[Found]:
    for ruleset, form in context.library.forms():
        yield Found(
            f"{siglum_of(context, ruleset)} {form_name(context, ruleset, form)}",
            source_title(context, ruleset.source),
            "rulebook",
            at.rulebook_path(f"{ruleset.id}/{form}"),
        )


def _deals(context: Context) -> Iterator[Found]:
    for id in context.replays:
        yield Found(deal_title(context, id), "", "replay", at.replay_path(id))


KINDS = (
    _sources, _passages, _questions, _answers, _cruxes, _cards, _terms, _rulebooks, _deals
)  # fmt: skip


def _record(found: Found, families: Families) -> Record:
    record = {"t": found.title, "w": found.words, "k": found.kind, "a": found.address}
    others = other_spellings(" ".join((found.title, found.words, *found.more)), families)
    unsaid = [word for word in found.more if word not in (found.title, *others.split())]
    more = " ".join(dict.fromkeys((*others.split(), *unsaid)))
    return {**record, "o": more} if more else record


def other_spellings(words: str, families: Families) -> str:
    """The spellings that belong to words of a text and do not stand in it."""
    found = [word.lower() for word in _WORD.findall(words)]
    known = dict.fromkeys(families[word] for word in found if word in families)
    return " ".join(word for family in known for word in family if word not in found)
