"""The pages read without JavaScript and from a disk; scripts only add."""

from pathlib import Path

from tests.browser.conftest import DESKTOP, PHONE


def test_a_source_reads_without_javascript(open_page):
    page = open_page("sources/vienna-1756/", java_script_enabled=False, viewport=DESKTOP)
    assert page.locator("article.provision").count() == 30
    assert "97" in page.locator("#w2 .rendering").inner_text()
    page.locator("#w2 summary", has_text="Cite").click()
    assert "Version 0" in page.locator(".foot").inner_text()
    assert page.locator("#w2 .citebox[open] pre").first.is_visible()


def test_a_citation_leads_to_the_passage_and_back(open_page):
    page = open_page("questions/play.king_trigger/", viewport=DESKTOP)
    page.locator("#online-table-pairs .passage a.cite").click()
    page.wait_for_url("**/sources/online-table/**")
    assert page.url.endswith("/sources/online-table/#s4-2")
    page.locator("#s4-2 .apparatus a.cite", has_text="King forced by").first.click()
    page.wait_for_url("**/questions/**")
    assert page.url.endswith("/questions/play.king_trigger/#online-table-pairs")


def test_links_lead_on_from_a_disk_without_javascript(open_page, site: Path):
    base = f"{site.as_uri()}/"
    page = open_page("index.html", base=base, java_script_enabled=False, viewport=PHONE)
    page.locator(".source-list a").first.click()
    assert page.locator("article.provision").count() > 0
    page.locator(".wordmark").click()
    assert page.locator(".title-page").count() == 1


def test_the_search_finds_an_old_spelling(open_page):
    page = open_page("", viewport=DESKTOP)
    box = page.locator("#search-box")
    box.fill("verzigola")
    page.wait_for_selector("#search-results [role=option]")
    kinds = page.locator("#search-results [role=presentation]").all_inner_texts()
    assert "Passages" in kinds
    box.press("ArrowDown")
    chosen = page.locator("#search-results [aria-selected=true]").evaluate("node => node.go")
    assert chosen == page.locator("#search-results [role=option]").first.evaluate("node => node.go")
    box.press("Enter")
    page.wait_for_url(f"**/{chosen}")


def test_the_search_in_italian_finds_the_italian_word_and_italian_pages(open_page, address):
    page = open_page("it/", viewport=DESKTOP)
    page.locator("#search-box").fill("verzicola")
    page.wait_for_selector("#search-results [role=option]")
    leads = "nodes => nodes.map(node => new URL(node.go, location).href)"
    found = page.locator("#search-results [role=option]").evaluate_all(leads)
    assert len(found) > 5
    assert [href for href in found if not href.startswith(f"{address}it/")] == []
    page.goto(found[0])
    assert page.locator("html").get_attribute("lang") == "it"


def test_the_search_page_finds_it_too_from_a_disk(open_page, site: Path):
    base = f"{site.as_uri()}/"
    page = open_page("search/index.html?q=verzigola", base=base, viewport=DESKTOP)
    page.wait_for_selector(".found a")
    page.locator(".found a").first.click()
    page.wait_for_load_state()
    assert page.locator("h1").count() == 1


def test_the_theme_is_chosen_and_kept(open_page):
    page = open_page("", viewport=DESKTOP, color_scheme="light")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    page.locator("[data-theme-toggle]").click()
    assert page.evaluate(ground) != light
    page.locator(".menu a").first.click()
    page.wait_for_load_state()
    assert page.evaluate("document.documentElement.getAttribute('data-theme')") == "dark"


def test_the_address_of_a_page_is_without_the_index(open_page, address):
    page = open_page("about/index.html#how-to-cite", viewport=DESKTOP)
    page.wait_for_load_state()
    assert page.url == f"{address}about/#how-to-cite"


def test_a_passage_is_told_on_focus(open_page):
    page = open_page("questions/play.king_trigger/", viewport=DESKTOP)
    page.locator("a[data-tip]").first.hover()
    assert len(page.locator("#tip").inner_text()) > 40


def test_the_language_menu_keeps_page_and_place(open_page, address):
    page = open_page("it/sources/vienna-1756/#law-4", viewport=DESKTOP)
    page.locator('.languages a[hreflang="de"]').click()
    page.wait_for_url("**/de/**")
    page.wait_for_load_state()
    assert page.url == f"{address}de/sources/vienna-1756/#law-4"
    assert page.locator("#law-4").is_visible()


def test_the_italian_search_gives_italian_pages_alone(open_page, address):
    page = open_page("it/search/?q=verzicola", viewport=DESKTOP)
    page.wait_for_selector(".found a")
    found = page.locator(".found a").evaluate_all("links => links.map(a => a.href)")
    assert len(found) > 5
    assert [href for href in found if not href.startswith(f"{address}it/")] == []


def test_a_passage_is_read_in_two_languages_without_javascript(open_page):
    page = open_page("it/sources/vienna-1756/", java_script_enabled=False, viewport=DESKTOP)
    beside = page.locator("#w2 .facing-de")
    assert not beside.is_visible()
    page.locator('.facing-choice input[value="de"]').check()
    assert beside.is_visible()
    assert beside.get_attribute("lang") == "de"
    one, other = page.locator("#w2 .rendering").bounding_box(), beside.bounding_box()
    assert abs(one["y"] - other["y"]) < 2
