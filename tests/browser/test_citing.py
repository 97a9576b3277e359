"""Every place can be cited and corrected, with scripts and without."""

import json

import pytest
import rispy
from pybtex.database import parse_string

from generator.pages.edition import edition_of
from tests.browser.conftest import DESKTOP
from tests.building import ROOT

DEAL = "replays/online-table/pairs/whole-deal/"
VERSION = edition_of(ROOT).version


def forms(page):
    """What the open box for a step says, by the name of the form."""
    found = page.locator("[data-cite-steps] [data-pattern]").all()
    return {node.get_attribute("data-form"): node.inner_text() for node in found}


def cited(page, step):
    """That all four forms cite this step; gives the reference."""
    said = forms(page)
    (bibtex,) = parse_string(said["bibtex"], "bibtex").entries.values()
    (ris,) = rispy.loads(said["ris"])
    (csl,) = json.loads(said["json"])
    assert csl["URL"] == bibtex.fields["url"] == ris["urls"][0]
    assert csl["URL"].endswith(f"{DEAL}#{step}")
    assert csl["id"] == bibtex.key == ris["id"]
    assert csl["title"] == ris["title"]
    assert csl["note"] == ris["notes"][0]
    assert said["text"].endswith(csl["URL"])
    assert f"step {step}" in csl["title"]
    assert VERSION == csl["version"] == bibtex.fields["version"] == ris["edition"]
    assert "{" not in said["text"] + said["ris"]
    return said["text"]


def test_the_step_that_is_shown_is_cited(open_page):
    page = open_page(f"{DEAL}#t07.2", viewport=DESKTOP)
    page.locator("[data-cite-steps] summary").click()
    one = cited(page, "t07.2")
    table = page.locator("minchiate-replay")
    table.focus()
    table.press("ArrowRight")
    other = cited(page, "t07.3")
    assert one != other
    assert "Decided by" in one
    page.evaluate("location.hash = 'tally.last_trick'")
    page.wait_for_function(
        "document.querySelector('[data-form=ris]').textContent.includes('tally')"
    )
    cited(page, "tally.last_trick")


def test_without_javascript_the_first_lead_shows_how(open_page):
    page = open_page(DEAL, java_script_enabled=False, viewport=DESKTOP)
    page.locator("[data-cite-steps] summary").click()
    cited(page, "t01.1")
    assert "address of its own" in page.locator("[data-cite-steps]").inner_text()


def test_an_answer_and_its_readings_are_cited_without_javascript(open_page):
    path = "questions/cards.trump_29/"
    page = open_page(path, java_script_enabled=False, viewport=DESKTOP)
    cell = page.locator("#vienna-1756-pairs")
    cell.locator(":scope > .body > .acts summary", has_text="Cite").click()
    said = cell.locator(":scope > .body > .acts .citebox[open] [data-copy-text]").first.inner_text()
    assert said.endswith(f"{path}#vienna-1756-pairs")
    assert "German → Italian → English" in said
    reading = page.locator("[id='vienna-1756-pairs.B']")
    reading.locator("summary").click()
    said = reading.locator("[data-copy-text]").first.inner_text()
    assert said.endswith(f"{path}#vienna-1756-pairs.B")
    assert "reading B" in said


def test_a_correction_can_be_copied_with_the_place_in_it(open_page):
    page = open_page("questions/cards.trump_29/", java_script_enabled=False, viewport=DESKTOP)
    acts = page.locator("#vienna-1756-pairs > .body > .acts")
    acts.locator("summary", has_text="Propose a correction").click()
    said = acts.locator(".citebox[open] pre").inner_text()
    for part in ("cards.trump_29 vienna-1756/pairs", VERSION, "#vienna-1756-pairs"):
        assert part in said


@pytest.mark.parametrize("place", ["glossary/#versicola", "cards/#T29"])
def test_a_term_and_a_card_are_cited_where_they_stand(open_page, place):
    page = open_page(place, java_script_enabled=False, viewport=DESKTOP)
    anchor = place.partition("#")[2]
    box = page.locator(f"#{anchor} .citebox, #{anchor} + dd .citebox")
    box.locator("summary").click()
    text, bibtex, ris, csl = (node.inner_text() for node in box.locator("[data-copy-text]").all())
    (entry,) = parse_string(bibtex, "bibtex").entries.values()
    (record,) = rispy.loads(ris)
    (item,) = json.loads(csl)
    assert item["URL"] == entry.fields["url"] == record["urls"][0]
    assert item["URL"].endswith(place)
    assert text.endswith(place)
    assert VERSION in text
