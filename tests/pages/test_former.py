"""Addresses stay: what is renamed in words or moved in its file keeps its own, and an id that was
given up leads on to the new one.
"""

import json
import re
import shutil
from pathlib import Path

import pytest

from generator.pages.build import load, make_pages
from generator.pages.former import with_former
from tests.loading.toy import ROOT, sound_library

ID = re.compile(r'\bid="([^"]+)"')
FOLDER = "rulesets/toy/deals"
CARDS = ROOT / "rulesets/cards.yaml"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    return sound_library(tmp_path / "toy")


def change(root: Path, file: str, old: str, new: str) -> None:
    text = (root / file).read_text("utf-8")
    assert old in text, file
    (root / file).write_text(text.replace(old, new, 1), "utf-8")


def anchors(root: Path) -> dict[str, set[str]]:
    """The anchors of every page by its path."""
    pages = (page for page in make_pages(load(root)).pages if page.pieces)
    return {page.path: {a for piece in page.pieces for a in ID.findall(piece)} for page in pages}


def test_a_heading_renamed_or_a_file_reordered_breaks_no_address(toy: Path, tmp_path: Path):
    other = shutil.copytree(toy, tmp_path / "other")
    for file in ("sources/toy/source.en.yaml", f"{FOLDER}/first.en.yaml"):
        change(other, file, "title: ", "title: Otherwise called ")
    change(other, "rulesets/questionnaire/play.en.yaml", "short: ", "short: Otherwise ")
    for file in ("sources/toy/provisions.yaml", "rulesets/questionnaire/play.yaml"):
        records = re.split(r"^(?=- id: )", (other / file).read_text("utf-8"), flags=re.MULTILINE)
        (other / file).write_text("".join((records[0], *reversed(records[1:]))), "utf-8")
    before, after = anchors(toy), anchors(other)
    assert list(before) != list(after)  # the pages come in another order
    assert before == after


def test_what_a_record_was_called_leads_on(toy: Path):
    change(toy, "sources/toy/source.yaml", "id: toy\n", "id: toy\nwas: [plaything]\n")
    change(toy, "sources/toy/provisions.yaml", "- id: p1\n", "- id: p1\n  was: [par-1]\n")
    change(toy, "rulesets/toy/ruleset.yaml", "id: toy\n", "id: toy\nwas: [game]\n")
    change(toy, f"{FOLDER}/first.yaml", "form: each-3\n", "form: each-3\nwas: [zeroth]\n")
    change(toy, "rulesets/cruxes.yaml", "- id: X02\n", "- id: X02\n  was: [X91]\n")
    question = "- id: king_trigger\n"
    change(toy, "rulesets/questionnaire/play.yaml", question, f"{question}  was: [play.spur]\n")
    made = {page.path: page for page in make_pages(load(toy)).pages}
    for old, new in {
        "sources/plaything/": "sources/toy/",
        "questions/play.spur/": "questions/play.king_trigger/",
        "rules/game/each-3/": "rules/toy/each-3/",
        "replays/toy/each-3/zeroth/": "replays/toy/each-3/first/",
        "replays/game/each-3/first/": "replays/toy/each-3/first/",
        "replays/game/each-3/zeroth/": "replays/toy/each-3/first/",
    }.items():
        head = json.loads(made[f"{old}index.md"].text.split("---\n")[1])
        up = "../" * old.count("/")
        assert head["moved_to"] == f"{up}{new}index.html"
        assert f'href="{up}{new}index.html"' in made[f"{old}index.md"].pieces[0]
        assert json.loads(made[f"{old}index.json"].text)["data"] == {"moved_to": new}
    for path, former in {
        "sources/toy/": {"par-1"},
        "questions/cards.trump_29/": {"game-each-3"},
        "compare/": {"play.spur"},
        "cruxes/": {"X91", "X91.A"},
    }.items():
        assert former <= set(ID.findall(made[f"{path}index.md"].pieces[0])), path


def test_a_term_a_card_a_name_and_a_pair_lead_on_too(toy: Path):
    files = {
        "glossary.yaml": "- id: fola\n  was: [leftovers]\n  uses:\n"
        "    - {lang: it, spellings: [fola, folla], cites: [toy:p1]}\n",
        "glossary.en.yaml": "fola:\n  meaning: What is left of the pack.\n",
        "terminology.yaml": "- id: cutter\n  was: [lifter]\n",
        "terminology.en.yaml": "cutter:\n  term: cutter\n",
        "cards.yaml": re.sub(r", cites: \[.*?\]", "", CARDS.read_text("utf-8")),
        "cards.en.yaml": CARDS.with_suffix(".en.yaml").read_text("utf-8"),
    }
    for name, text in files.items():
        (toy / "rulesets" / name).write_text(text, "utf-8")
    change(toy, "rulesets/cards.yaml", "{id: CK, ", "{id: CK, was: [CR], ")
    shutil.copytree(toy / "rulesets/toy", toy / "rulesets/other")
    shutil.rmtree(toy / "rulesets/other/deals")
    change(toy, "rulesets/other/ruleset.yaml", "id: toy\n", "id: other\nwas: [another]\n")
    made = {page.path: page for page in make_pages(load(toy)).pages}
    for path, former in {
        "glossary/": {"leftovers", "fola", "folla"},
        "terminology/": {"lifter", "cutter"},
        "cards/": {"CR", "CK"},
    }.items():
        assert former <= set(ID.findall(made[f"{path}index.md"].pieces[0])), path
    pair, old = "pairs/other-each-3--toy-each-3/", "pairs/another-each-3--toy-each-3/"
    assert made[f"{pair}index.md"].pieces
    assert f'href="../../{pair}index.html"' in made[f"{old}index.md"].pieces[0]


def test_a_former_anchor_stands_within_its_element_and_in_no_row():
    html = '<tr class="x" id="b"> <th scope="row">B</th></tr><li id="c">C</li><li id="old">O</li>'
    assert with_former(html, {"b": ("a",), "c": ("old",)}) == (
        '<tr class="x" id="b"> <th scope="row"><span id="a"></span>B</th></tr>'
        '<li id="c">C</li><li id="old">O</li>'
    )
