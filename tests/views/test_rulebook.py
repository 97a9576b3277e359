"""A rulebook says what the readings say, in order, each sentence with its passage."""

import pytest

from generator.model.library import answer_of, question_paths
from generator.views.cells import arises
from generator.views.context import Context
from generator.views.refs import form_parts
from generator.views.rulebook import SAID, Rulebook, rulebook_page
from generator.views.values import says


def books(context: Context) -> dict[str, Rulebook]:
    return {form: rulebook_page(context, form) for form in context.settings}


@pytest.fixture(scope="module")
def every_book(context: Context) -> dict[str, Rulebook]:
    return books(context)


def test_the_sentences_are_the_questions_that_arise(
    context: Context, every_book: dict[str, Rulebook]
):
    for form_id, book in every_book.items():
        ruleset, form = form_parts(context, form_id)
        asked = [
            id for id in question_paths() if arises(ruleset, form, context.library.questions[id])
        ]
        assert [s.id for section in book.sections for s in section.sentences] == asked


def test_every_sentence_cites(every_book: dict[str, Rulebook]):
    for book in every_book.values():
        for section in book.sections:
            for sentence in section.sentences:
                assert sentence.cites or sentence.state == "not-read", sentence.id
                assert all(ref.href for ref in sentence.cites), sentence.id
                assert sentence.href


def test_sentences_are_numbered_and_end(every_book: dict[str, Rulebook]):
    for book in every_book.values():
        for place, section in enumerate(book.sections, 1):
            numbers = [sentence.number for sentence in section.sentences]
            assert numbers == [f"{place}.{n}" for n in range(1, len(numbers) + 1)]
            for sentence in section.sentences:
                assert sentence.text[-1] in ".?", sentence.text
                assert "{" not in sentence.text


def test_fillers_and_silences_are_told_apart(every_book: dict[str, Rulebook]):
    states = {s.state for b in every_book.values() for p in b.sections for s in p.sentences}
    assert states >= {"stated", "implied", "conjectured", "supplied"}
    for book in every_book.values():
        for section in book.sections:
            for sentence in section.sentences:
                if sentence.state not in SAID:
                    assert sentence.source is None


def test_every_value_that_a_form_holds_can_be_said(context: Context):
    """Also of readings that are not played; `{value}` is filled wherever it stands."""
    for ruleset, form in context.library.forms():
        for question in context.library.questions.values():
            answer = answer_of(ruleset, question.id, form)
            for reading in answer.readings if answer else ():
                said = says(context, question, reading)
                if reading.value is None:
                    assert said is None
                else:
                    assert said is not None, (question.id, reading.written)
                    assert "{" not in said, said


def test_the_sheet_has_every_block(context: Context, every_book: dict[str, Rulebook]):
    for book in every_book.values():
        assert book.sheet is not None
        assert len(book.sheet.blocks) == 5
        for block in book.sheet.blocks:
            assert block.rows or block.lines, block.title
            assert all(row.value and (row.label or row.cards) for row in block.rows)
            assert all(line.endswith(".") and "None" not in line for line in block.lines)


def test_a_filler_on_the_sheet_is_bracketed(context: Context, every_book: dict[str, Rulebook]):
    """As `deal.batches` at the online table, which is taken from another source."""
    sheet = every_book["online-table/pairs"].sheet
    assert sheet is not None
    lines = [line for block in sheet.blocks for line in block.lines]
    assert any("[10 and 11 cards]" in line for line in lines), lines


def test_the_deals_of_a_form_are_listed(context: Context, every_book: dict[str, Rulebook]):
    listed = [deal.href for book in every_book.values() for deal in book.deals]
    assert len(listed) == len(context.library.deals)
