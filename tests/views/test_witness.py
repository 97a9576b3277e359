"""The manuscript copy beside its print: every difference is shown, and the rest agrees."""

import re

import pytest

from generator.model.library import answer_of
from generator.model.source import Difference
from generator.views.cells import cell
from generator.views.compare import compare_page
from generator.views.provisions import provision_row
from generator.views.synopsis import synopsis_page
from tests.conftest import ROOT

WITNESS, PRINT = "ughi-ms", "minucci-1688"

# Every place at which the copy is known to differ, collated from the two columns of the
# transcription: passage, a word of the print, a word of the copy.
DIFFERENCES = [
    ("n1", "MINCHIATE", "The Game of Minchiate"),
    ("n1", "very well-known", "very popular"),
    ("n1", "present Octaves", "om."),
    ("n1", "ninety-seven", "97"),
    ("n1", "is called the fool", "is the Fool"),
    ("n2", "said were", "says to be"),
    ("n2", "is depicted", "there is"),
    ("n3", "Monosino", "Morosino"),
    ("n3", "Etarochi", "Etharocchi"),
    ("n3", "sodale", "sodales"),
    ("n3", "Heteroi", "hetheroi"),
    ("n3", "Companions. Germini", "companion the Germini"),
    ("n3", "diminished by", "reduced to"),
    ("n3", "with num.", "with a number"),
    ("n4", "represented by", "depicted with"),
    ("n4", "ne’", "[ne]"),
    ("n5", "it is passed", "is surpassed by"),
    ("n5", "pile", "hands"),
    ("n5", "gave", "dealt"),
    ("n5", "no other card", "no card"),
    ("n6a", "Of such", "Of the"),
    ("n6a", "the other four", "the other cards"),
    ("n6b", "28 to 35 inclusive", "28 up to and including 35"),
    ("n6b", "count ten", "count 10"),
    ("n7", "13", "14"),
    ("n7", "andanti", "andante"),
    ("n7", "two, and three, four, and five", "two, three, four and five"),
    ("n7", "Ten, 20, and 30", "10, 20, 30"),
    ("n7", "forty", "40"),
    ("n8", "fits into", "fits with"),
    ("n8", "double or triple", "doubly or trebly"),
    ("n8", "verzicola", "verzicole"),
    ("n9", "when, however", "so when"),
    ("n9", "twice; if, however", "twice, if therefore"),
    ("n9", "of three", "of 3"),
    ("n9", "spoiled", "damaged"),
    ("n9", "dies", "dies to me"),
    ("n10", "verzicola’s value counts", "verzicola counts"),
    ("n10", "damaged or saved", "the damaged or saved"),
    ("n10", "this means", "this is meant"),
    ("n10", "accusate", "aumentate"),
    ("n10", "by the opponents", "of the opponents"),
    ("n11", "however", "therefore"),
    ("n11", "come from the adversaries gained", "are gained by the adversaries"),
    ("n11", "should count", "will have to be counted"),
    ("n12", "Then the other cards", "The other cards"),
    ("n12", "although indeed", "although"),
    ("n12", "number 6", "number six"),
    ("n12", "the little ones", "piccini"),
    ("n12", "21 onwards", "from the 21"),
    ("n12", "kill the 20", "also kill the 20"),
    ("n12", "given to each", "dealt to each"),
    ("n12", "on the right hand after", "on the right hand"),
    ("n12", "gains from", "wins"),
    ("n13", "option", "right"),
    ("n13", "he passes the option", "the option passes"),
    ("n14", "one of the noble cards", "at the bottom of that part"),
    ("n14", "a tarocco from 21", "a card from 21"),
    ("n14", "thirteen", "12 the second"),
    ("n14", "to himself", "also to himself"),
    ("n14", "robbed and revealed", "robbed, and which are revealed"),
    ("n14", "to whom they are revealed", "to him who robs"),
    ("n14", "so as to reduce", "and reduce"),
    ("n14", "points they are worth", "points which his cards are worth"),
    ("n15", "whoever has more", "to whoever if finding more"),
    ("n15", "some must remain", "there must remain some"),
    ("n15", "take it", "take them"),
    ("n15", "that one, who", "the one who"),
    ("n17", "for example", "Ex. gr."),
    ("n17", "discovered that he has", "Discovered having"),
    ("n17", "sixty points", "60 points"),
    ("n19", "to the one who has less", "all the points"),
    ("n19", "counts his honors", "counts all his honors"),
    ("n19", "the value of", "the gross count of"),
    ("n19", "as he counts more", "as his honors count more"),
    ("n19", "da banda", "da bando"),
]
# the same word for word, as far as a translation shows
ALIKE = {"n6c", "n16", "n18"}
# questions at which the copy says something else than the print, or leaves out what it says
OWN = {
    "versicole.one_x_28",
    "deal.batches",
    "deal.exposed_scores",
    "tally.surplus",
    "tally.surplus_quota",
    "tally.surplus_paid_by",
}


def found(context, passage, lemma, reading):
    place = context.library.sources[WITNESS].provision(passage)
    return [r for r in place.readings if lemma in r.lemma and reading in r.reading]


@pytest.mark.parametrize(("passage", "lemma", "reading"), DIFFERENCES)
def test_every_difference_is_kept_as_data(context, passage, lemma, reading):
    assert found(context, passage, lemma, reading)


def test_no_other_difference_is_kept(context):
    source = context.library.sources[WITNESS]
    listed = {id(r) for each in DIFFERENCES for r in found(context, *each)}
    assert [r for p in source.provisions for r in p.readings if id(r) not in listed] == []
    assert {p.id for p in source.provisions if not p.readings} == ALIKE


def test_a_passage_alike_agrees_with_the_print(context):
    source = context.library.sources[WITNESS]
    for passage in source.provisions:
        row = provision_row(context, source, passage)
        assert (row.same_text == "agrees with the print") is (passage.id in ALIKE)
        assert [len(a.variants) for a in row.apparatus] == [len(passage.readings)] * bool(
            passage.readings
        )


def test_a_synopsis_has_the_text_of_the_print_once_and_the_differences_beside_the_copy(context):
    said = {by.id: by.passages for by in synopsis_page(context, "play").sources}
    passages = context.library.sources[WITNESS].provisions
    assert all(passage.rendering_html for passage in said[PRINT])
    shared = [p for p in said[WITNESS] if p.same_as]
    assert {(p.rendering_html, p.same_as.siglum) for p in shared} == {("", "M")}
    assert all(p.rendering_html for p in said[WITNESS] if not p.same_as)
    differing = [p for p in passages if "play" in p.matter]
    counted = [sum(len(a.variants) for a in p.apparatus) for p in shared]
    own = context.library.sources[WITNESS].rendering.trees["en"]
    assert counted == [len(p.readings) for p in differing if p.id not in own] != []


def test_a_cell_without_a_reading_of_its_own_agrees_with_the_print(context):
    witness = context.library.rulesets[WITNESS]
    own = set()
    for question in context.library.questions.values():
        for form in witness.forms:
            shown = cell(context, witness, form, question)
            if answer_of(witness, question.id, form) is None:
                assert shown.agrees is None
            elif shown.agrees is None:
                own.add(question.id)
            else:
                assert shown.agrees.says == "agrees with the print"
                assert shown.agrees.ref.siglum == context.library.sources[PRINT].siglum
                assert {cite.siglum for cite in shown.cites} == {
                    context.library.sources[WITNESS].siglum
                }
    assert own == OWN


def test_the_print_and_the_others_agree_with_nothing(context):
    for ruleset, form in context.library.forms():
        if ruleset.id != WITNESS:
            for question in context.library.questions.values():
                assert cell(context, ruleset, form, question).agrees is None


def test_the_comparison_has_it_in_the_copys_columns(context):
    columns = {
        c.form: c.cell.agrees
        for stage in compare_page(context).stages
        for row in stage.rows
        if row.id == "play.king_rule"
        for c in row.cells
    }
    assert {form for form, agrees in columns.items() if agrees} == {
        f"{WITNESS}/{form}" for form in context.library.rulesets[WITNESS].forms
    }


@pytest.mark.parametrize("lang", ["en", "it", "de"])
def test_every_kind_of_difference_has_its_word(lang):
    words = (ROOT / "generator" / "words" / f"{lang}.ftl").read_text("utf-8")
    for kind in Difference:
        assert re.search(rf"^variant-{kind.value} = \S", words, re.M)
