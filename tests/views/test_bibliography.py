"""The bibliography: every work, as formatted and kept, with how far it was read."""

import json
import re
from dataclasses import replace

import pytest
from click.testing import CliRunner

from generator.commands.bibliography import command
from generator.commands.citeproc import LOCALES, SETTINGS, STYLE, formatted, printed_item
from generator.model.source import Read
from generator.pages.build import kept_bibliography
from generator.views.bibliography import bibliography_page
from generator.views.entry import entry_html
from tests.conftest import ROOT, library
from tests.loading.toy import sound_library

KEPT = kept_bibliography(ROOT)


@pytest.fixture
def english(context):
    return replace(context, bibliography=KEPT["en"])


@pytest.mark.parametrize("lang", LOCALES)
def test_the_kept_entries_are_what_pandoc_prints_now(lang):
    """If this fails: `minchiate bibliography --write`, and read what changed."""
    assert formatted(library(), lang, (ROOT / STYLE).read_text("utf-8")) == KEPT[lang]


@pytest.mark.parametrize("lang", LOCALES)
def test_every_work_has_an_entry(lang):
    assert set(KEPT[lang]) == set(library().sources)


def test_entries_speak_the_language_of_their_page():
    editor = {lang: KEPT[lang]["calvi-1878"] for lang in LOCALES}
    assert ", ed. <em>" in editor["en"]
    assert ", a c. di. <em>" in editor["it"]
    assert ", Hrsg. <em>" in editor["de"]
    place = {lang: KEPT[lang]["minucci-1688"] for lang in LOCALES}
    assert [place[lang].rsplit(" ", 2)[1] for lang in ("en", "it", "de")] == [
        "Florence,", "Firenze,", "Florenz,",
    ]  # fmt: skip
    assert [place[lang][16] for lang in ("en", "it", "de")] == ["‘", "«", "„"]


def test_pages_and_names_are_printed_in_full():
    """Names with their given names, pages not cut short, nobody replaced by a dash."""
    entry = KEPT["en"]["pratesi-2019"]
    assert entry.startswith("Pratesi, Franco. ")
    assert "47, no. 3 (2019): 176–179." in entry
    assert not [id for lang in KEPT.values() for id, html in lang.items() if "———" in html]


def test_what_we_call_a_work_without_a_title_stands_in_no_quotation_marks():
    item = printed_item(library().sources["minucci-draft"], "it")
    assert "title" not in item
    assert item["genre"] == "Abbozzo autografo della nota sulle minchiate"
    assert not re.search("[«»]", KEPT["it"]["minucci-draft"])


def test_the_style_is_as_its_makers_wrote_it():
    """Our settings are made in memory; the licence of the file is told in it."""
    style = (ROOT / STYLE).read_text("utf-8")
    assert all(style.count(given) == 1 for given in SETTINGS)
    assert "http://creativecommons.org/licenses/by-sa/3.0/" in style


def test_the_page_has_every_work_once_by_how_far_it_was_read(english):
    page = bibliography_page(english)
    found = {work.id: group.read for group in page.groups for work in group.works}
    assert found == {id: source.read.value for id, source in library().sources.items()}
    assert sum(len(group.works) for group in page.groups) == len(found)


def test_not_read_is_told_apart_from_silent(english):
    (unread,) = (g for g in bibliography_page(english).groups if g.read == Read.NONE.value)
    assert "not read is not the same as silent" in unread.means


def test_contradictions_between_records_are_shown(english):
    works = {w.id: w for group in bibliography_page(english).groups for w in group.works}
    (doubt, *_) = works["dummett-mcleod-2004"].doubts
    assert [(said.value, said.kept) for said in doubt.values] == [("2004", True), ("2005", False)]
    assert works["dummett-mcleod-2004"].pages == "pp.\u00a0329–353"
    shown = {id for id, work in works.items() if work.doubts}
    assert shown >= {id for id, source in library().sources.items() if source.doubts}


def test_a_work_that_is_not_kept_yet_has_a_plain_line(context):
    source = library().sources["bernardi-1728"]
    assert "<em>Regole generali" in entry_html(context, source)
    assert len(bibliography_page(context).groups) == 3


def test_the_command_keeps_the_entries_and_says_what_differs(tmp_path):
    root = sound_library(tmp_path)

    def run(*words):
        return CliRunner().invoke(command, [*words, "--root", str(root)])

    assert run("--check").exit_code == 1
    assert run("--write", "--check").exit_code == 0
    assert kept_bibliography(root)["de"].keys() == {"toy"}
    (root / "kept/bibliography/it.json").write_text("{}", "utf-8")
    said = json.loads(run("--check", "--format", "json").output)["bibliography"]
    assert [each["file"] for each in said if not each["kept"]] == ["kept/bibliography/it.json"]
