"""An unknown address is answered in the language of its folder, as far as a static host can."""

import pytest

from tests.browser.conftest import PHONE

SAID = {"en": "No such page", "it": "Questa pagina non c’è", "de": "Diese Seite gibt es nicht"}


@pytest.fixture
def unknown(open_page, address, site):
    """`unknown(path)`: what a host shows there that knows one page for all unknown addresses."""

    def opened(path, **given):
        page = open_page("404.html", **given)
        page.route(address + path, lambda route: route.fulfill(path=site / "404.html"))
        page.goto(address + path)
        return page

    return opened


@pytest.mark.parametrize("lang", ["it", "de"])
def test_the_folder_of_a_language_tells_which_is_wanted(unknown, lang):
    page = unknown(f"{lang}/sources/nowhere/")
    assert page.locator("main h1:visible").all_inner_texts() == [SAID[lang]]
    assert page.title().startswith(SAID[lang])
    page.locator("main section:visible li a").first.click()
    assert page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize("script", [True, False])
def test_without_a_folder_or_a_script_every_language_is_heard(unknown, script):
    page = unknown("sources/nowhere/" if script else "it/nowhere/", java_script_enabled=script)
    assert page.locator("main h1:visible").all_inner_texts() == list(SAID.values())


@pytest.mark.parametrize("lang", ["it", "de"])
def test_a_language_has_a_page_of_its_own(open_page, lang):
    page = open_page(f"{lang}/404.html", viewport=PHONE)
    assert page.locator("html").get_attribute("lang") == lang
    assert page.locator("main h1").all_inner_texts() == [SAID[lang]]
    page.locator("main section li a").first.click()
    assert page.url.endswith(f"/{lang}/") or page.url.endswith(f"/{lang}/index.html")
