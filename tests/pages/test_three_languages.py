"""The words of three languages: the same messages, the same variables, nothing left in English."""

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from generator.loading.prose import LANGUAGES
from generator.pages.words import FOLDER, languages, words_of
from generator.views.naming import card_parts

OTHERS = ("it", "de")
# forms of cards by case and article, which the sentences of one language use among themselves
OWN_FORM = re.compile(r"card-[a-z-]+")


class _Parts(Visitor):
    def __init__(self):
        self.variables, self.messages, self.terms, self.texts = set(), set(), set(), []

    def visit_VariableReference(self, node):
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):
        self.messages.add(node.id.name)

    def visit_TermReference(self, node):
        self.terms.add(node.id.name)

    def visit_TextElement(self, node):
        self.texts.append(node.value)


def _parts(entry):
    found = _Parts()
    found.visit(entry)
    return found


def parsed(lang):
    body = FluentParser().parse((FOLDER / f"{lang}.ftl").read_text("utf-8")).body
    return {e.id.name: _parts(e) for e in body if isinstance(e, ast.Message)}


WORDS = {lang: parsed(lang) for lang in languages()}


def variables(words, id):
    """The variables that a message asks for, those of the messages within it included."""
    found = set(words[id].variables)
    for inner in words[id].messages:
        found |= variables(words, inner)
    return found


def test_there_are_words_in_every_language_of_the_site():
    assert sorted(languages()) == sorted(LANGUAGES)


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_is_said_in_every_language(lang):
    assert [id for id in WORDS["en"] if id not in WORDS[lang]] == []
    own = [id for id in WORDS[lang] if id not in WORDS["en"]]
    assert [id for id in own if not OWN_FORM.fullmatch(id)] == []
    used = set().union(*(parts.messages for parts in WORDS[lang].values()))
    assert [id for id in own if id not in used] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_message_asks_for_the_same_variables(lang):
    differ = {
        id: variables(WORDS["en"], id) ^ variables(WORDS[lang], id)
        for id in WORDS["en"]
        if variables(WORDS["en"], id) != variables(WORDS[lang], id)
    }
    assert differ == {}


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_of_more_than_three_words_is_english(lang):
    def said(parts):
        return [t.strip() for t in parts.texts if len(re.findall(r"[^\W\d_]+", t)) > 3]

    english, own = WORDS["en"], WORDS[lang]
    assert [id for id in english if said(english[id]) and said(english[id]) == said(own[id])] == []


QUOTES = {"en": "“”\"'„«»", "it": "\"'„", "de": "\"'«»”"}  # marks that a language does not use


@pytest.mark.parametrize("lang", OTHERS)
def test_quotation_marks_and_apostrophes_are_those_of_the_language(lang):
    wrong = {
        id: text
        for id, parts in WORDS[lang].items()
        for text in parts.texts
        if set(text) & set(QUOTES[lang])
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("lang", "id", "card", "said"),
    [
        ("it", "card-of-the", "CK", "del Re di coppe"),
        ("it", "card-of-the", "B1", "dell’asso di bastoni"),
        ("it", "card-of-the", "DJ", "della Fantina di denari"),
        ("it", "card-of-the", "T40", "delle Trombe (40)"),
        ("it", "card-the", "S8", "l’8 di spade"),
        ("it", "card-the", "T11", "l’11"),
        ("it", "card-the", "T29", "il 29"),
        ("it", "card-The", "D1", "L’asso di denari"),
        ("it", "card-to-the", "SQ", "alla Regina di spade"),
        ("it", "card-label", "C1", "Asso di coppe"),
        ("de", "card-the", "CK", "der Kelchkönig"),
        ("de", "card-the-acc", "CK", "den Kelchkönig"),
        ("de", "card-the-dat", "SJ", "dem Schwertbuben"),
        ("de", "card-the-acc", "DJ", "die Münzmagd"),
        ("de", "card-the-acc", "B1", "das Stab-Ass"),
        ("de", "card-the-dat", "T29", "der 29"),
        ("de", "card-the-dat", "T40", "den Trompeten (40)"),
        ("de", "card-the-dat", "M", "dem Narren"),
        ("de", "card-label", "B7", "Stab-Sieben"),
    ],
)
def test_cards_have_the_forms_of_the_language(lang, id, card, said):
    assert words_of(lang)(id, **card_parts(card)) == said


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [("it", 1, "1 punto"), ("it", 2, "2 punti"), ("it", 0, "nulla"), ("de", 1, "1 Punkt"),
     ("de", 0, "nichts"), ("de", 5, "5 Punkte")],
)  # fmt: skip
def test_figures_have_the_plural_of_the_language(lang, count, said):
    assert words_of(lang)("unit-points", count=count) == said


def test_dates_are_those_of_the_language():
    first = {"day": 1, "month": 12, "year": "2026"}
    assert words_of("it")("date-words", **first) == "1º dicembre 2026"
    assert words_of("de")("date-words", **first) == "1. Dezember 2026"
