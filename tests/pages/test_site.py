"""The built site: clean, the same twice, and what the core said it would be."""

import json

import pytest
from click.testing import CliRunner

from generator.commands import build as command_module
from tests.building import build


@pytest.fixture
def site(built_site):
    return built_site


def files(folder):
    return {p.relative_to(folder).as_posix(): p for p in folder.rglob("*") if p.is_file()}


def test_the_site_has_every_page_of_the_core(site, made):
    there = files(site)
    for page in made.pages:
        place = page.path if page.is_file else page.path.replace("index.md", "index.html")
        assert place in there


def test_no_marker_is_left_in_a_page(site):
    for name, path in files(site).items():
        if name.endswith(".html"):
            assert "<!--piece:" not in path.read_text("utf-8"), name


def test_two_builds_are_the_same_byte_for_byte(site, tmp_path):
    build(tmp_path / "site", TZ="Asia/Tokyo", PYTHONHASHSEED="7", LC_ALL="C")
    first, second = files(site), files(tmp_path / "site")
    assert sorted(first) == sorted(second)
    assert [n for n in first if first[n].read_bytes() != second[n].read_bytes()] == []


def test_a_failed_build_leaves_the_old_site(tmp_path):
    """What is no site is not overwritten, and nothing is left beside it."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site/letter.txt").write_text("mine")
    with pytest.raises(AssertionError, match="left alone"):
        build(tmp_path / "site")
    assert [p.name for p in tmp_path.iterdir()] == ["site"]
    assert (tmp_path / "site/letter.txt").read_text() == "mine"


def test_a_site_with_a_fault_does_not_take_the_place_of_a_sound_one(tmp_path, monkeypatch):
    """Every build is checked before it is put in its place, those of the other tests too."""
    place = tmp_path / "site"
    place.mkdir()
    (place / "index.html").write_text("sound")

    def faulty(root, made, strict):
        made.mkdir()
        (made / "index.html").write_text("<a href='gone.html'>x</a>")

    monkeypatch.setattr(command_module, "_make", faulty)
    result = CliRunner().invoke(command_module.command, ["--out", str(place)])
    assert result.exit_code == 1
    assert "no such page: gone.html" in result.output
    assert [p.name for p in tmp_path.iterdir()] == ["site"]
    assert (place / "index.html").read_text() == "sound"


def test_the_records_of_the_search_lead_to_places_that_are_there(site):
    text = (site / "search/records.js").read_text("utf-8")
    records = json.loads(text.removeprefix("window.minchiateRecords = ").rstrip(";\n"))
    assert {r["k"] for r in records} >= {"provision", "question", "cell", "card", "term", "source"}
    pages = {}
    for record in records:
        path, _, anchor = record["a"].partition("#")
        if path not in pages:
            pages[path] = (site / path / "index.html").read_text("utf-8")
        assert not anchor or f'id="{anchor}"' in pages[path], record["a"]


def test_old_spellings_are_found(site):
    text = (site / "search/records.js").read_text("utf-8")
    records = json.loads(text.removeprefix("window.minchiateRecords = ").rstrip(";\n"))
    found = [r for r in records if "verzigola" in f"{r['t']} {r['w']} {r.get('o', '')}".lower()]
    assert len(found) > 50
    assert any(r["a"] == "sources/online-table/#s5-3" for r in found)  # it writes versicola
