"""Odd sources build and are shown as what they are, and words stay words on every page."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from generator.commands import check, play, replay
from generator.loading.library import load_library
from generator.replay.setting import playable
from tests.building import build
from tests.newcomer.odd import HOSTILE, MARK, odd_library, with_hostile_words
from tests.newcomer.reading import Reading

HALF, CLASH = "half-1801/each-3", "clash-1802/each-3"
ENOUGH = 0.75  # of all marks; the rest are texts of what the toy does not have, as stays of four
WRITTEN = (HOSTILE, HOSTILE.replace("%", "\\%").replace("$", "\\$").replace("&", "\\&"))  # BibTeX
JSON = (("\\u003c", "<"), ("\\u003e", ">"), ("\\u0026", "&"), ("\\u2026", "…"), ('\\"', '"'))
SPAN = 200  # characters after a mark that are looked at


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return odd_library(tmp_path_factory.mktemp("odd"))


@pytest.fixture(scope="module")
def marks(root: Path) -> dict[str, str]:
    return with_hostile_words(root)


@pytest.fixture(scope="module")
def site(root: Path, marks: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site of the odd library, built as the command does, its links checked."""
    out = tmp_path_factory.mktemp("odd-site") / "site"
    build(out, root)
    return out


@pytest.fixture(scope="module")
def read(site: Path) -> dict[str, Reading]:
    pages = sorted(site.rglob("*.html"))
    return {p.relative_to(site).as_posix(): Reading(p.read_text("utf-8")) for p in pages}


def flat(words: str) -> str:
    """Words with single spaces, out of JSON if they stand in it."""
    for sign, plain in JSON:
        words = words.replace(sign, plain)
    return " ".join(words.split())


def test_the_odd_library_stands(root: Path) -> None:
    result = CliRunner().invoke(check.command, ["--root", str(root), "--format", "json"])
    told = json.loads(result.stdout)
    assert told["faults"] == []
    assert {"R104", "S101", "T103"} <= {w["code"] for w in told["warnings"]}


def test_no_words_of_a_text_act_on_any_page(read: dict[str, Reading]) -> None:
    assert {name: page.acting for name, page in read.items() if page.acting} == {}


def test_words_come_out_on_every_page_as_they_were_written(
    read: dict[str, Reading], marks: dict[str, str]
) -> None:
    """After every mark stand the very words, unless a summary was cut before their end."""
    whole, wrong = set(), []
    for name, page in read.items():
        for text in (flat(page.text), *map(flat, page.attributes)):
            for found in MARK.finditer(text):
                rest = text[found.end() : found.end() + SPAN].lstrip()
                if rest.startswith(WRITTEN):
                    whole.add(found[0])
                elif not any(_cut(rest, words) for words in WRITTEN):
                    wrong.append((name, marks[found[0]], rest[:80]))
    assert wrong[:5] == []
    assert len(whole) > ENOUGH * len(marks)


def _cut(rest: str, words: str) -> bool:
    """Whether a text breaks off within the words, with the sign that says so."""
    kept, found, _ = rest.partition("…")
    return bool(found) and words.startswith(kept)


def test_a_work_that_nobody_has_read_is_not_silent(read: dict[str, Reading]) -> None:
    own = read["sources/unread-1800/index.html"].text
    assert "Not read" in own or "not read" in own
    compared = read["compare/play/index.html"].text
    assert "unread-1800" not in compared


def test_a_source_answered_by_half_is_shown_and_not_played(
    read: dict[str, Reading], root: Path
) -> None:
    book = read[f"rules/{HALF}/index.html"].text
    assert "This form cannot be played yet" in book
    assert "This form cannot be played yet" not in read["rules/toy/each-3/index.html"].text
    assert "not read" in read["questions/stay.allowed/index.html"].text.lower()
    said = CliRunner().invoke(play.command, [HALF, "--root", str(root)])
    assert said.exit_code == 2
    assert f"{HALF} cannot be played: stay.allowed has no answer to play by" in said.stderr
    assert re.search(r"nor have \d+ more: declare\.when, .*write silences", said.stderr)


def test_what_cannot_be_played_is_left_out_where_all_are_played(root: Path) -> None:
    assert list(playable(load_library(root)[0])) == [CLASH, "toy/each-3"]
    deals = root / "rulesets/half-1801/deals"
    deals.mkdir()
    first = (root / "rulesets/toy/deals/first.yaml").read_text()
    (deals / "first.yaml").write_text(first)
    said = CliRunner().invoke(replay.command, [f"{HALF}/first", "--root", str(root)])
    assert (said.exit_code, len(said.stderr.splitlines())) == (2, 1)


def test_a_source_at_odds_with_itself_shows_both_of_its_words(read: dict[str, Reading]) -> None:
    runs = read["questions/versicole.trump_29_in_runs/index.html"]
    barred = read["questions/discard.barred/index.html"]
    for page in (runs, barred):
        assert "clash-1802" in page.text
        assert any("clash-1802" in value for value in page.attributes)
    assert read[f"rules/{CLASH}/index.html"]
