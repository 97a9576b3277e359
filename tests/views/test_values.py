"""Values in words."""

import pytest

from generator.model.cards import card_set
from generator.model.library import answer_of
from generator.views.naming import joined
from generator.views.values import card_set_words, figure, value_words


@pytest.mark.parametrize(
    ("unit", "count", "words"),
    [
        ("points", 0, "nothing"),
        ("points", 1, "1 point"),
        ("points", 60, "60 points"),
        ("times", 0, "not at all"),
        ("times", 1, "once"),
        ("times", 2, "twice"),
        ("resti", 1, "1 resto"),
        ("cards", 97, "97 cards"),
    ],
)
def test_a_figure_has_its_unit(context, unit, count, words):
    assert figure(context.word, unit, count) == words


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ((), "no card"),
        (("counting", "T21-T27", "T29"), "the counting cards, the 21 to 27 and the 29"),
        (("CK", "DK", "SK", "BK"), "the Kings"),
        (("CK", "DK", "SK", "BK", "M"), "the Kings and the Matto"),
        (("T1", "T13", "T28"), "the 1, the 13 and the 28"),
    ],
)
def test_cards_are_named_as_a_reader_would(context, written, words):
    said = card_set_words(context.word, card_set(written))
    assert said.replace("and Matto", "and the Matto") == words


@pytest.mark.parametrize(
    ("question", "form", "words"),
    [
        ("deal.batches", "online-table/pairs", None),
        ("versicole.run_ranges", "vienna-1756/pairs", "1 to 5 and 28 to 40"),
        ("versicole.tens", "vienna-1756/pairs", "10, 20 and 30; 20, 30 and 40"),
        ("players.counts", "vienna-1756/pairs", "2, 3 or 4 players"),
        ("stay.fees", "vienna-1756/each-4", "20, 30, 40 and 40 points"),
        ("pack.reversed_suits", "vienna-1756/pairs", "cups and coins"),
    ],
)
def test_lists_are_joined_as_their_unit_wants(context, question, form, words):
    ruleset, _, name = form.partition("/")
    answer = answer_of(context.library.rulesets[ruleset], question, name)
    said = value_words(context, context.library.questions[question], answer.played.value)
    assert words is None or said == words
    assert "_" not in said


def test_parts_are_joined(context):
    assert joined(context.word, "abc") == "a, b and c"
    assert joined(context.word, "ab", "or") == "a or b"
    assert joined(context.word, "abc", "semicolon") == "a; b; c"
    assert joined(context.word, "") == ""


def test_no_value_shows_a_word_of_the_data(context):
    """Underscores are of the files; a reader never meets them."""
    for ruleset, form in context.library.forms():
        for question in context.library.questions.values():
            answer = answer_of(ruleset, question.id, form)
            for reading in answer.readings if answer else ():
                if reading.value is not None:
                    assert "_" not in value_words(context, question, reading.value)
