"""On paper: a source and a rulebook are a booklet, without what only a screen can use."""

import pytest

from tests.browser.conftest import DESKTOP

BOOKLETS = ("sources/vienna-1756/", "rules/online-table/pairs/")
LEAF = {"width": 643, "height": 950}  # A4 within its margins, in CSS pixels
SHEET = {"width": 680, "height": 1016}  # within those of the table sheet


@pytest.mark.parametrize("path", BOOKLETS)
def test_a_booklet_holds_no_controls_and_is_not_wider_than_its_leaf(open_page, path):
    page = open_page(path, viewport=LEAF)
    page.emulate_media(media="print")
    for unwanted in (".head", ".citebox", ".copy-link", ".no-print", ".foot nav"):
        assert page.locator(unwanted).filter(visible=True).count() == 0, unwanted
    assert page.locator(".foot-print").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= LEAF["width"]


def test_the_table_sheet_and_the_foot_stand_on_one_side(open_page):
    page = open_page("rules/online-table/pairs/", viewport=SHEET)
    page.emulate_media(media="print")
    top = page.locator(".sheet").bounding_box()["y"]
    foot = page.locator(".foot").bounding_box()
    assert foot["y"] + foot["height"] - top <= SHEET["height"]


def test_the_vienna_chapter_is_a_booklet_and_no_book(open_page):
    page = open_page("sources/vienna-1756/", viewport=DESKTOP)
    printed = page.pdf(prefer_css_page_size=True)
    assert 10 < printed.count(b"/Type /Page\n") < 40
