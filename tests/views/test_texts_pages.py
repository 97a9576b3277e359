"""The first page, the page of a source, the page of a question."""

import pytest

from generator.model.library import answer_of
from generator.model.source import Read
from generator.views.backlinks import standings
from generator.views.disputes import loudest, weight
from generator.views.home import home_page
from generator.views.provisions import provision_row
from generator.views.question import question_page
from generator.views.source import source_page
from generator.views.timeline import timeline


@pytest.fixture(scope="module")
def vienna(context):
    return source_page(context, context.library.sources["vienna-1756"])


def test_a_source_has_its_passages_in_their_own_order(context, vienna):
    source = context.library.sources["vienna-1756"]
    assert [row.id for row in vienna.provisions] == [p.id for p in source.provisions]
    assert [row.locus for row in vienna.provisions][-3:] == ["law XIII", "law XIV", "W16"]


def test_a_passage_shows_what_it_answers_and_its_examples(vienna):
    law = next(row for row in vienna.provisions if row.id == "law-4")
    assert "King forced by" in {line.question for line in law.answers}
    assert {each.outcome for each in law.examples} == {"agrees"}
    assert law.rendering_html.startswith("<p>")


def test_an_example_that_fails_says_what_is_found(context):
    source = context.library.sources["vienna-1756"]
    row = provision_row(context, source, source.provision("w2"))
    failed = [each for each in row.examples if each.outcome == "contradicts"]
    assert [(each.expected, each.found) for each in failed] == [("cards: 24", "cards: 25")]


def test_every_passage_answers_something_or_says_why_not(context):
    for source in context.library.sources.values():
        own = any(r.source == source.id for r in context.library.rulesets.values())
        unencoded = {
            cite.provision
            for ruleset in context.library.rulesets.values()
            if ruleset.source == source.id
            for each in ruleset.unencoded
            for cite in each.cites
        }
        for provision in source.provisions if own else ():
            row = provision_row(context, source, provision)
            assert row.answers or row.context or provision.id in unencoded, (source.id, row.id)


def test_a_work_known_by_its_title_never_looks_silent(context):
    for source in context.library.sources.values():
        page = source_page(context, source)
        assert (page.source.pending is not None) == (source.read is Read.NONE)


def test_a_question_shows_every_form_once(context):
    for question in context.library.questions.values():
        page = question_page(context, question)
        shown = [tag.anchor for block in page.cells for tag in block.forms]
        forms = [f"{r.id}-{form}" for r, form in context.library.forms()]
        assert sorted(shown) == sorted(forms), question.id
        assert [block.anchor for block in page.cells] == [b.forms[0].anchor for b in page.cells]


def test_forms_that_answer_alike_stand_together(context):
    question = context.library.questions["pack.size"]
    (all_forms,) = standings(context.library.rulesets["vienna-1756"], question)
    assert all_forms.of_all_forms


def test_the_first_source_of_a_rule_is_the_oldest_that_gives_one(context):
    page = question_page(context, context.library.questions["play.king_trigger"])
    library = context.library
    given = {
        library.sources[ruleset.source].play.not_after
        for ruleset in library.rulesets.values()
        for form in ruleset.forms
        if (answer := answer_of(ruleset, "play.king_trigger", form))
        and answer.played.evidence_word in ("stated", "implied", "conjectured")
    }
    assert f"({min(given)}), of " in page.first.text
    years = [entry.when for entry in page.strip]
    assert years == sorted(years)


def test_the_codes_of_values_are_in_words_in_the_guide(context):
    for question in context.library.questions.values():
        how = question_page(context, question).question.how or ""
        assert not any(value in how for value in question.allowed if "_" in value), how


def test_the_loudest_disagreements_are_real(context):
    disputes = loudest(context, 7)
    assert len(disputes) == 7
    for dispute in disputes:
        assert len({position.cell.words for position in dispute.positions}) > 1
        told = [position.cell.words for position in dispute.positions if not position.again]
        assert len(told) == len(set(told))
    weights = [weight(context, q) for q in context.library.questions.values()]
    assert max(weights) > 0


def test_the_first_page_counts_what_there_is(context):
    page = home_page(context, ("about",))
    assert page.home.figures.startswith("97 cards · ")
    assert [link.href for link in page.more] == ["../about/index.html"]
    assert all(line.siglum for line in page.sources)


def test_the_time_line_stays_in_its_drawing(context):
    drawn = timeline(context)
    for row in drawn.rows:
        assert 0 <= row.x1 <= row.x2 <= 100
        assert row.point is None or 0 <= row.point <= 100
        assert 0 < row.y < drawn.height


def test_a_record_that_others_contradict_says_who_gives_what(context):
    for id, kept, other in (
        ("dummett-mcleod-2004", "2004", "2005"),
        ("pratesi-vienna-2024", "2024-05-06", "2025-05-05"),
    ):
        page = source_page(context, context.library.sources[id])
        doubt = next(each for each in page.source.doubts if each.values)
        assert [(said.value, said.kept) for said in doubt.values] == [(kept, True), (other, False)]
        assert [ref.label for ref in doubt.values[1].by] == ["the English translator"]
        assert doubt.html


def test_every_doubt_about_a_record_is_shown(context):
    for source in context.library.sources.values():
        shown = source_page(context, source).source.doubts
        assert len(shown) == len(source.texts.keys("en", "doubts")), source.id
