"""The comparison in a browser: what it shows is what the data say, and its address holds it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tests.building import ROOT

PAIR = ("online-table/pairs", "cardavia/pairs")


@pytest.fixture(scope="module")
def apart() -> list[str]:
    """The questions whose played values differ between the two, in the data's own order."""
    command = [sys.executable, "-m", "generator.cli", "compare", *PAIR, "--format", "json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    asked = json.loads(done.stdout)["questions"]
    return [each["id"] for each in asked if each["differs"] == "value"]


def rows(page):
    shown = page.locator("#compare tr[data-question]:not([hidden])")
    return shown.evaluate_all("rows => rows.map(row => row.dataset.question)")


def columns(page):
    """The columns that can be seen, from left to right."""
    heads = page.locator("#compare th[data-form]").filter(visible=True)
    return heads.evaluate_all("heads => heads.map(head => head.dataset.form)")


def choose(page, forms):
    """Leave the boxes of these forms alone ticked, by clicks as a reader makes them."""
    page.locator("summary", has=page.locator('[data-compare-count="form"]')).click()
    for box in page.locator("input[name=form]").all():
        box.set_checked(box.get_attribute("value") in forms)


def test_differences_only_shows_what_is_played_otherwise(open_page, apart):
    page = open_page("compare/", viewport=DESKTOP)
    every = rows(page)
    assert 0 < len(apart) < len(every)
    choose(page, PAIR)
    page.locator("input[name=differ]").check()
    assert rows(page) == apart
    assert page.locator("[data-compare-status]").inner_text().startswith(f"{len(apart)} ")
    page.locator("input[name=differ]").uncheck()
    assert rows(page) == every


def test_its_address_restores_the_view(open_page, apart):
    page = open_page("compare/", viewport=DESKTOP)
    choose(page, PAIR)
    page.locator("li", has=page.locator(f'input[value="{PAIR[1]}"]')).locator(
        '[data-move="-1"]'
    ).click()
    page.locator("input[name=differ]").check()
    left = columns(page)
    assert left == list(reversed(PAIR))
    address = page.url.partition("compare/")[2]
    for viewport in (DESKTOP, PHONE):
        again = open_page(f"compare/{address}", viewport=viewport)
        assert rows(again) == apart
        assert again.locator("input[name=differ]").is_checked()
    again = open_page(f"compare/{address}", viewport=DESKTOP)
    assert columns(again) == left


def test_the_page_of_the_pair_opens_the_same_view(open_page, apart):
    page = open_page("pairs/cardavia-pairs--online-table-pairs/", viewport=DESKTOP)
    page.locator('a[href*="compare/"][href*="columns="]').first.click()
    page.wait_for_url("**/compare/**")
    assert sorted(columns(page)) == sorted(PAIR)
    page.locator("input[name=differ]").check()
    assert rows(page) == apart


def test_the_comparison_opens_as_it_was_left_from_a_disk(open_page, apart, site: Path):
    state = f"columns={','.join(PAIR)}&differ"
    page = open_page(f"compare/index.html#{state}", base=f"{site.as_uri()}/", viewport=DESKTOP)
    assert rows(page) == apart
    assert columns(page) == list(PAIR)


@pytest.mark.parametrize("script", [True, False])
def test_every_column_stands_beside_the_others(open_page, script):
    page = open_page("compare/play/", java_script_enabled=script, viewport=DESKTOP)
    for row in page.locator("#compare thead tr, #compare tr[data-question]").all():
        tops = row.evaluate("row => [...row.cells].map(cell => cell.getBoundingClientRect().top)")
        assert len(tops) > 10
        assert len(set(tops)) == 1


def test_without_javascript_it_is_the_whole_table(open_page):
    page = open_page("compare/", java_script_enabled=False, viewport=DESKTOP)
    assert not page.locator("form.filters").is_visible()
    assert page.locator("#compare tr[data-question]").filter(visible=True).count() > 100
