"""Citations can be read by reference managers, and hold version, date and state."""

import json
import re
from dataclasses import fields, replace
from urllib.parse import parse_qs, urlsplit

import pytest
import rispy
from pybtex.database import parse_string

from generator.model.source import Layer
from generator.pages.addresses import PageAddresses
from generator.views.answers import answer_blocks
from generator.views.citing import Cite, cite
from generator.views.cruxes import cruxes_page
from generator.views.replay import replay_page
from generator.views.source import source_page
from generator.views.step_cites import cite_step


@pytest.fixture
def cited(context):
    address = PageAddresses("sources/x/", "en", "en", "https://example.org/m/")
    published = replace(context, address=address, version="1.2.0", date="2027-03-01")
    return cite(published, "Vienna 1756, rule IV & more", "State: stated.", "law-4")


def test_the_reference_says_all(cited):
    for part in ("rule IV", "1.2.0", "1 March 2027", "State: stated.", "https://example.org/m/"):
        assert part in cited.text


def test_bibtex_is_read_back(cited):
    (entry,) = parse_string(cited.bibtex, "bibtex").entries.values()
    assert entry.fields["url"] == "https://example.org/m/sources/x/#law-4"
    assert entry.fields["title"] == r"{Vienna 1756, rule IV \& more}"
    assert (entry.fields["version"], entry.fields["note"]) == ("1.2.0", "State: stated.")


def test_ris_is_read_back(cited):
    (entry,) = rispy.loads(cited.ris)
    assert entry["type_of_reference"] == "ELEC"
    assert entry["authors"] == ["The Minchiate rules project"]
    assert entry["edition"] == "1.2.0"
    assert entry["urls"] == ["https://example.org/m/sources/x/#law-4"]


def test_csl_json_is_read_back(cited):
    (entry,) = json.loads(cited.csl_json)
    assert entry["issued"] == {"date-parts": [[2027, 3, 1]]}
    assert (entry["version"], entry["note"]) == ("1.2.0", "State: stated.")


def test_an_answer_says_through_which_languages_its_text_reaches_us(context):
    question = context.library.questions["play.king_trigger"]
    for block in answer_blocks(context, question):
        source = next(s for s in context.library.sources.values() if s.siglum == block.siglum)
        said = block.cite.text
        if source.layers[-2:] == (Layer.TRANSLATED_IT, Layer.TRANSLATED_EN):
            assert "German → Italian → English" in said
        elif Layer.TRANSLATED_EN in source.layers:
            assert "Italian → English" in said
        else:
            assert "The text is read in English." in said
        assert context.version in said


def test_a_passage_says_it_too(context):
    page = source_page(context, context.library.sources["vienna-1756"])
    for row in page.provisions:
        assert "German → Italian → English" in row.cite.text, row.id
        assert f"#{row.id}" in row.cite.bibtex, row.id


def test_every_reading_of_an_answer_is_cited_by_its_letter(context):
    seen = 0
    for question in context.library.questions.values():
        for block in answer_blocks(context, question):
            for reading in block.readings:
                assert f"#{reading.anchor}" in reading.cite.ris
                assert f"reading {reading.letter}" in reading.cite.text
                assert reading.played is ("not the one that we play" not in reading.cite.text)
                seen += 1
    assert seen > 20


def test_every_doubtful_place_and_letter_is_cited(context):
    for row in cruxes_page(context).cruxes:
        assert f"#{row.id}" in row.cite.text
        for reading in row.readings:
            (entry,) = rispy.loads(reading.cite.ris)
            assert entry["urls"] == [f"here/#{row.id}.{reading.letter}"]
            for ref in reading.played_by:
                assert ref.label in entry["notes"][0]


def filled(form: str, text: str, step: str, why: str) -> str:
    """A pattern filled in as the script of the pages does it."""
    escapes = {
        "bibtex": lambda words: re.sub(r"([&%$#_])", r"\\\1", words),
        "csl_json": lambda words: json.dumps(words, ensure_ascii=False)[1:-1],
    }
    escape = escapes.get(form, str)
    key = re.sub(r"[^a-z0-9]+", "-", step.lower())
    blanks = {"step": escape(step), "why": escape(why), "anchor": step, "key": key}
    return re.sub(r"\{(step|why|anchor|key)\}", lambda found: blanks[found[1]], text)


def test_one_pattern_cites_every_step_of_a_deal(context):
    replay = next(iter(context.replays.values()))
    page = replay_page(context, replay)
    given = json.loads(page.replay)
    words = given["words"]
    for step, plain in zip(replay.steps, given["steps"], strict=True):
        reasons = [
            f"{each['words']} ({words['evidence-' + each['evidence']]})"
            for each in map(given["reasons"].__getitem__, plain["because"])
        ]
        why = " " + page.steps.why.replace("{reasons}", "; ".join(reasons)) if reasons else ""
        wanted = cite_step(context, replay, step, page.state)
        for field in fields(Cite):
            pattern = getattr(page.steps.pattern, field.name)
            assert filled(field.name, pattern, step.id, why) == getattr(wanted, field.name)
        assert f"step {step.id}" in wanted.text
        assert f"#{step.id}" in wanted.text


def test_a_correction_names_the_place_and_the_version(context):
    block = answer_blocks(context, context.library.questions["play.king_trigger"])[-1]
    for part in ("play.king_trigger", block.anchor.rpartition("-")[0], context.version):
        assert part in block.correct.text
    assert block.correct.href is None  # nobody is made up who would take it


def test_a_correction_is_an_address_where_the_site_names_one(context):
    taker = "https://example.org/new?title={title}&body={body}"
    named = replace(context, corrections=taker)
    source = context.library.sources["vienna-1756"]
    row = source_page(named, source).provisions[0]
    asked = parse_qs(urlsplit(row.correct.href).query)
    assert row.correct.href.startswith("https://example.org/new?")
    assert asked["body"] == [row.correct.text]
    assert f"vienna-1756:{row.id}" in asked["title"][0]
    assert context.version in asked["title"][0]
