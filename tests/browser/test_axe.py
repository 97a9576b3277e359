"""Every kind of page is without a barrier that axe can find, at a desk and on a phone."""

import os

import pytest
from axe_playwright_python.sync_playwright import Axe

from generator.loading.prose import LANGUAGES
from tests.browser.conftest import DESKTOP, NARROW, PHONE

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
    "terminology": "terminology/",
    "study": "study/",
    "search": "search/",
    "about": "about/",
    "contribute": "contribute/",
    "data": "data/",
    "404": "404.html",
}

LONG = {"source": "sources/vienna-1756/", "compare": "compare/"}  # axe takes its time here
MANY_PASSAGES = {"long rows": "replays/vienna-1756/pairs/whole-deal/"}  # twenty behind one step
NARROWED = KINDS | LONG | MANY_PASSAGES
DEEP = bool(os.environ.get("MINCHIATE_DEEP"))
LOOKS = {"light": DESKTOP, "dark": PHONE}
LONGEST = "cruxes"  # axe takes a minute over it: in the other languages by test --deep alone
OTHERS = [(lang, kind) for lang in LANGUAGES[1:] for kind in KINDS if kind != LONGEST]


def look_of(lang, kind, turned=0):
    """Light for one page and dark for the next, and the other way round in the next language."""
    return list(LOOKS)[(list(KINDS).index(kind) + LANGUAGES.index(lang) + turned) % 2]


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


@pytest.mark.parametrize(("lang", "kind"), OTHERS)
def test_axe_finds_nothing_in_the_other_languages(open_page, lang, kind):
    look = look_of(lang, kind)
    page = open_page(f"{lang}/{KINDS[kind]}", viewport=LOOKS[look], color_scheme=look)
    assert violations(page) == []


@pytest.mark.deep
@pytest.mark.skipif(not DEEP, reason="run by test --deep")
@pytest.mark.parametrize(("lang", "kind"), [*OTHERS, *((x, LONGEST) for x in LANGUAGES[1:])])
def test_axe_finds_nothing_in_the_other_languages_by_the_other_light(open_page, lang, kind):
    look = look_of(lang, kind, turned=1)
    page = open_page(f"{lang}/{KINDS[kind]}", viewport=LOOKS[look], color_scheme=look)
    assert violations(page) == []


@pytest.mark.deep
@pytest.mark.skipif(not DEEP, reason="run by test --deep")
@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("path", LONG.values(), ids=LONG.keys())
def test_axe_finds_nothing_on_the_longest_pages_of_the_other_languages(open_page, lang, path):
    assert violations(open_page(f"{lang}/{path}", viewport=DESKTOP)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", NARROWED.values(), ids=NARROWED.keys())
def test_nothing_is_wider_than_a_narrow_phone(open_page, lang, path):
    page = open_page(path if lang == LANGUAGES[0] else f"{lang}/{path}", viewport=NARROW)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= NARROW["width"]
