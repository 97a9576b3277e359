"""The records that the search runs over: one file a language, read by assets/js/site.js.

One record for each source, passage, question, answer with words of its own, card, term, rulebook
and deal: t title, w words, k kind, a address from the language's root, o other spellings.
"""

import json
import re
from collections.abc import Iterator

from generator.model.answers import Citation
from generator.model.cards import CARDS
from generator.pages import addresses as at
from generator.pages.shelf import Shelf
from generator.views.backlinks import standings
from generator.views.context import Context, cell_anchor
from generator.views.glossary import terms_of
from generator.views.naming import card_name, joined
from generator.views.refs import (
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

# Words that the sources and modern writers spell in many ways; who asks for one finds them all.
SPELLINGS = (
    ("versicola", "versicole", "verzicola", "verzicole", "verzigola", "verzigole"),
    ("minchiate", "minchiata", "menchiate", "germini", "gallerini", "ganellini"),
    ("tarocco", "tarocchi", "trump", "trumps", "tarot", "tarock"),
    ("matto", "fool", "excuse"),
    ("fola", "folla", "stock"),
    ("resto", "resti"),
    ("rifiuto", "rifiutare", "refusal", "refusals", "revoke", "revokes"),
    ("papa", "papi", "papotto", "papotti"),
    ("aria", "arie"),
    ("cartaccia", "cartacce", "cartiglia", "cartiglie"),
    ("fante", "fantina", "jack", "maid", "knave"),
    ("cavallo", "knight", "horse"),
    ("coppe", "cups"),
    ("denari", "danari", "coins"),
    ("spade", "swords"),
    ("bastoni", "batons"),
)
_WORD = re.compile(r"[^\W\d_]+")
_FAMILY = {word: family for family in SPELLINGS for word in family}

Record = dict[str, str]


def records(shelf: Shelf) -> str:
    """The file of a language's records, a script that sets one variable."""
    lines = ",\n".join(
        json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        for record in all_records(shelf)
    )
    return f"window.minchiateRecords = [\n{lines}\n];\n"


def all_records(shelf: Shelf) -> Iterator[Record]:
    """Every record, kind by kind."""
    context = shelf.context(at.HOME)
    for kind in (_sources, _passages, _questions, _answers, _cards, _terms, _rulebooks, _deals):
        yield from kind(context)


def _sources(context: Context) -> Iterator[Record]:
    for source in context.library.sources.values():
        yield _record(
            f"{source.siglum or ''} {source_short(context, source.id)}".strip(),
            source_title(context, source.id),
            "source",
            at.source_path(source.id),
        )


def _passages(context: Context) -> Iterator[Record]:
    for source in context.library.sources.values():
        for provision in source.provisions:
            rendering = rendering_of(context, Citation(source.id, provision.id))
            title = context.word(
                "passage-label",
                source=source_short(context, source.id),
                locus=locus_label(context, provision),
            )
            yield _record(
                title,
                plain_words(rendering.words) if rendering else "",
                "provision",
                f"{at.source_path(source.id)}#{provision.id}",
                *provision.terms,
            )


def _questions(context: Context) -> Iterator[Record]:
    for question in context.library.questions.values():
        asks = question_text(context, question, "asks") or ""
        path = at.question_path(question.id)
        yield _record(question_short(context, question), asks, "question", path)


def _answers(context: Context) -> Iterator[Record]:
    """Only answers with a note: what the others say stands with the passage and the question."""
    for question in context.library.questions.values():
        for ruleset in context.library.rulesets.values():
            notes = context.library.ruleset_notes[ruleset.id]
            for standing in standings(ruleset, question):
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
                yield _record(title, " ".join(words), "cell", path)


def _cards(context: Context) -> Iterator[Record]:
    for code in CARDS:
        yield _record(card_name(context.word, code), code, "card", f"cards/#{code}")


def _terms(context: Context) -> Iterator[Record]:
    for term in terms_of(context):
        yield _record(term, "", "term", f"{at.page_path('glossary')}#{at.anchor_of(term)}")


def _rulebooks(context: Context) -> Iterator[Record]:
    for ruleset, form in context.library.forms():
        yield _record(
            f"{siglum_of(context, ruleset)} {form_name(context, ruleset, form)}",
            source_title(context, ruleset.source),
            "rulebook",
            at.rulebook_path(f"{ruleset.id}/{form}"),
        )


def _deals(context: Context) -> Iterator[Record]:
    for id in context.replays:
        yield _record(deal_title(context, id), "", "replay", at.replay_path(id))


def _record(title: str, words: str, kind: str, address: str, *more: str) -> Record:
    record = {"t": title, "w": words, "k": kind, "a": address}
    others = other_spellings(" ".join((title, words, *more)))
    return {**record, "o": others} if others else record


def other_spellings(words: str) -> str:
    """The spellings that belong to words of a text and do not stand in it."""
    found = [word.lower() for word in _WORD.findall(words)]
    families = dict.fromkeys(_FAMILY[word] for word in found if word in _FAMILY)
    return " ".join(word for family in families for word in family if word not in found)
