"""Addresses are relative, open from a disk, and are the ones that were promised."""

import pytest

from generator.pages.addresses import (
    PageAddresses,
    anchor_of,
    markdown_path,
    name_index,
    pair_path,
    path_of,
    question_path,
    replay_path,
    rulebook_path,
)

HERE = PageAddresses("sources/vienna-1756/", "en", "en")


def test_links_lead_up_to_the_root_and_name_the_index():
    assert HERE.source("online-table", "s4-2") == "../../sources/online-table/index.html#s4-2"
    assert HERE.home() == "../../index.html"
    assert HERE.yaml("sources/x/source.yaml") == "../../data/yaml/sources/x/source.yaml"


def test_a_place_on_the_same_page_is_an_anchor_alone():
    assert HERE.source("vienna-1756", "w10") == "#w10"
    assert HERE.source("vienna-1756") == "../../sources/vienna-1756/index.html"


def test_a_reading_and_another_course_keep_their_signs():
    cell = HERE.question("play.king_rule", "vienna-1756-pairs.B")
    assert cell.endswith("questions/play.king_rule/index.html#vienna-1756-pairs.B")
    assert HERE.replay("a/b/c", "t04.2~t05.1").endswith("#t04.2~t05.1")


def test_another_language_has_a_folder_of_its_own():
    italian = PageAddresses("sources/vienna-1756/", "it", "en")
    assert italian.source("x") == "../../../it/sources/x/index.html"
    assert italian.elsewhere("en") == "../../../sources/vienna-1756/index.html"
    assert italian.elsewhere("de") == "../../../de/sources/vienna-1756/index.html"
    assert italian.language_root() == "../../"
    assert HERE.elsewhere("it") == "../../it/sources/vienna-1756/index.html"


def test_the_first_page_leads_without_going_up():
    home = PageAddresses("", "en", "en")
    assert (home.home(), home.source("x")) == ("index.html", "sources/x/index.html")
    assert home.language_root() == ""


def test_a_missing_page_links_from_the_root():
    lost = PageAddresses("", "en", "en", root="/minchiate/")
    assert lost.source("x") == "/minchiate/sources/x/index.html"


def test_the_lasting_address_is_without_the_index():
    published = PageAddresses("sources/x/", "it", "en", "https://example.org/m/")
    assert published.lasting("w1") == "https://example.org/m/it/sources/x/#w1"
    assert HERE.lasting() == "sources/vienna-1756/"


@pytest.mark.parametrize(
    ("path", "wanted"),
    [
        (question_path("play.king_rule"), "questions/play.king_rule/"),
        (rulebook_path("vienna-1756/pairs"), "rules/vienna-1756/pairs/"),
        (replay_path("online-table/pairs/x"), "replays/online-table/pairs/x/"),
        (pair_path("a/pairs", "b/each-4"), "pairs/a-pairs--b-each-4/"),
    ],
)
def test_the_promised_addresses(path, wanted):
    assert path == wanted


@pytest.mark.parametrize("path", ["", "about/", "sources/vienna-1756/"])
def test_a_page_comes_back_from_its_text(path):
    assert path_of(markdown_path(path)) == path
    assert path_of("about.md") == "about/"


def test_an_anchor_has_no_blanks_and_no_accents():
    assert anchor_of("Counting card") == "counting-card"
    assert anchor_of("città, «détto»") == "citta-detto"


def test_links_written_by_hand_are_made_to_open_from_a_disk():
    assert name_index('<a href="../about/#cite">') == '<a href="../about/index.html#cite">'
    for kept in ('<a href="https://a.b/c/">', '<a href="#z">', '<link href="a/">'):
        assert name_index(kept) == kept
