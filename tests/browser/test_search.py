"""The search finds a place by whatever a reader calls it."""

import pytest

from generator.loading.prose import LANGUAGES
from tests.browser.conftest import DESKTOP


@pytest.fixture
def found(open_page, address):
    """`found(words, lang)`: the addresses that the search page lists, from its language's root."""
    pages = {}

    def search(words, lang="en"):
        root = "" if lang == "en" else f"{lang}/"
        if lang not in pages:
            pages[lang] = open_page(f"{root}search/", viewport=DESKTOP)
            pages[lang].wait_for_function("window.minchiateRecords")
        page = pages[lang]
        page.locator("[data-search-page] input").fill("")
        page.wait_for_function("!document.querySelector('.found a')")
        page.locator("[data-search-page] input").fill(words)
        page.wait_for_selector(".found a")
        hrefs = page.locator(".found a").evaluate_all("links => links.map(a => a.href)")
        return [href.removeprefix(address + root) for href in hrefs]

    return search


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "names"),
    [
        ("CK", ("King of Cups", "Re di coppe", "Kelchkönig", "kelchkonig")),
        ("B1", ("Ace of Batons", "Asso di bastoni", "Stab-Ass")),
    ],
)
def test_a_card_is_found_by_its_name_in_three_languages(found, lang, card, names):
    for name in names:
        assert f"cards/#{card}" in found(name, lang), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_spelling_finds_the_same_places(found, lang):
    one, *others = (sorted(found(w, lang)) for w in ("verzigola", "verzicola", "versicola"))
    assert len(one) > 20
    assert others == [one, one]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("W14", "sources/vienna-1756/#w14"),
        ("N6a", "sources/minucci-1688/#n6a"),
        ("law IV", "sources/vienna-1756/#law-4"),
        ("play.king_trigger", "questions/play.king_trigger/"),
        ("X02", "cruxes/#X02"),
    ],
)
def test_a_locus_or_an_id_comes_first(found, lang, words, place):
    assert place in found(words, lang)[:3]


def test_accents_and_capitals_make_no_difference(found):
    plain = found("König", "de")
    assert len(plain) > 5
    assert plain == found("konig", "de") == found("KÖNIG", "de")
