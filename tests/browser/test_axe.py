"""Every kind of page is without a barrier that axe can find, at a desk and on a phone."""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import DESKTOP, PHONE

RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],
}
KINDS = {
    "home": "",
    "source": "sources/cardavia/",
    "sources": "sources/",
    "not read": "sources/obizzi-1752/",
    "question": "questions/versicole.long_runs/",
    "questions": "questions/",
    "compare": "compare/play/",
    "pair": "pairs/cardavia-pairs--online-table-pairs/",
    "pairs": "pairs/",
    "synopsis": "synopsis/fola/",
    "rulebook": "rules/vienna-1756/pairs/",
    "rulebooks": "rules/",
    "replay": "replays/online-table/pairs/whole-deal/",
    "diverge": "diverge/online-table/pairs/whole-deal/vienna-1756-pairs/",
    "cruxes": "cruxes/",
    "silences": "silences/",
    "coverage": "coverage/",
    "cards": "cards/",
    "glossary": "glossary/",
    "bibliography": "bibliography/",
    "search": "search/",
    "about": "about/",
    "contribute": "contribute/",
    "data": "data/",
    "404": "404.html",
}

LONG = {"source": "sources/vienna-1756/", "compare": "compare/"}  # axe takes its time here
DEEP = bool(os.environ.get("MINCHIATE_DEEP"))


def violations(page):
    found = Axe().run(page, options=RULES).response["violations"]
    return [(v["id"], [node["target"] for node in v["nodes"]][:5]) for v in found]


@pytest.mark.parametrize("path", KINDS.values(), ids=KINDS.keys())
def test_axe_finds_nothing(open_page, path):
    page = open_page(path, viewport=DESKTOP, color_scheme="light")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)
    assert violations(page) == []


@pytest.mark.deep
@pytest.mark.skipif(not DEEP, reason="run by test --deep")
@pytest.mark.parametrize("path", LONG.values(), ids=LONG.keys())
def test_axe_finds_nothing_on_the_longest_pages(open_page, path):
    assert violations(open_page(path, viewport=DESKTOP)) == []


@pytest.mark.parametrize("path", (KINDS | LONG).values(), ids=(KINDS | LONG).keys())
def test_nothing_is_wider_than_a_phone(open_page, path):
    page = open_page(path, viewport=PHONE)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
