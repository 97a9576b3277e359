"""A source that nobody has heard of is checked, played, compared, cited and shown: YAML alone."""

import json
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from generator.commands import check, compare, count, diverge, play, questions, replay, where
from generator.loading.library import load_library
from generator.loading.schema import schema
from generator.pages import addresses as at
from tests.building import build
from tests.newcomer.library import DEAL, ID, NEWCOMER, ROOT, with_newcomer

FORMS = (f"{ID}/pairs", f"{ID}/each-3")


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return with_newcomer(tmp_path_factory.mktemp("newcomer"))


@pytest.fixture(scope="module")
def site(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of the whole library with the newcomer, built in English as the command does."""
    out = tmp_path_factory.mktemp("newcomer-site") / "site"
    build(out, root, MINCHIATE_LANG="en")
    return out


def run(root: Path, command: click.Command, *words: str) -> Any:
    """What a command answers in JSON; it must have found nothing wrong."""
    words = (*words, "--root", str(root), "--format", "json")
    result = CliRunner().invoke(command, words, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def body(site: Path, path: str) -> str:
    """The HTML of a page."""
    return (site / path / "index.html").read_text("utf-8")


def test_it_is_yaml_only_and_has_twenty_provisions(root: Path) -> None:
    files = [f for g in ("sources", "rulesets") for f in (NEWCOMER / g).rglob("*") if f.is_file()]
    assert {file.suffix for file in files} == {".yaml"}
    assert run(root, check.command, ID)["counts"]["provisions"][ID] == 20


def test_it_has_no_fault_and_wants_nothing_but_translations(root: Path) -> None:
    found = run(root, check.command)
    assert found["faults"] == []
    own = {w["code"] for w in found["warnings"] if f"/{ID}/" in w["file"]}
    assert own == {"T102"}
    for form in FORMS:
        answers = found["counts"]["answers"][form]
        assert answers["answered"] == answers["of"]
        assert answers["silent"] == 0


@pytest.mark.parametrize("form", FORMS)
def test_it_is_played(root: Path, form: str) -> None:
    steps = run(root, play.command, form, "--seed", "3")["steps"]
    assert len([s for s in steps if s["event"] == "TrickWon"]) == (25 if "3" in form else 21)
    cites = {c for s in steps for b in s["because"] for c in b["cites"]}
    assert f"{ID}:p3-2" in cites
    assert {cite.partition(":")[0] for cite in cites} == {ID}


def test_its_doubtful_place_can_be_played_otherwise(root: Path) -> None:
    told = run(root, play.command, FORMS[0], "--seed", "3", "--with", "X28b=B")
    assert told["with"] == {"X28b": "B"}


def test_its_cards_are_counted(root: Path) -> None:
    assert run(root, count.command, FORMS[1], "T28", "T29", "T30")["versicole_points"] == 15


def test_its_deal_is_played_again_and_elsewhere(root: Path) -> None:
    plain = ["--root", str(root)]
    assert CliRunner().invoke(replay.command, [DEAL, "--write", *plain]).exit_code == 0
    assert CliRunner().invoke(replay.command, [DEAL, "--check", *plain]).exit_code == 0
    partings = run(root, diverge.command, DEAL, "online-table/pairs")["partings"]
    assert partings
    assert any(c.startswith(ID) for p in partings for b in p["because_a"] for c in b["cites"])


def test_it_is_compared(root: Path) -> None:
    words = (FORMS[0], "online-table/pairs", "--differences")
    differ = {q["id"]: q["differs"] for q in run(root, compare.command, *words)["questions"]}
    assert differ["rob.cutter_from"] == "value"
    assert "play.follow" not in differ
    forms = {a["form"] for a in run(root, questions.command, "play.follow")["answers"]}
    assert forms >= set(FORMS)


def test_a_passage_leads_to_all_that_rests_on_it_and_every_address_is_there(
    root: Path, site: Path
) -> None:
    found = run(root, where.command, f"{ID}:p1-5")
    assert found["provision"] == f"{ID}:p1-5"
    assert {"form": FORMS[1], "question": "versicole.kings"} in found["answers"]
    assert found["examples"] == ["e1"]
    steps = run(root, where.command, f"{ID}:p3-2")["steps"]
    assert {step["deal"] for step in steps} == {DEAL}
    for address in (*found["pages"], *run(root, where.command, f"{ID}:p3-4")["pages"]):
        path, _, anchor = address.strip("/").partition("#")
        html = body(site, path)
        assert not anchor or f'id="{anchor}"' in html, address


def test_it_stands_on_the_pages_of_the_site(site: Path) -> None:
    own = body(site, at.source_path(ID))
    for number in range(1, 7):
        assert f'id="p1-{number}"' in own
    assert "There is no quieter way to spend an evening of rain by the Arno." in own
    assert "pisa-1741" in body(site, at.compare_path("rob"))
    assert "Pisan sheet" in body(site, at.synopsis_path("fola"))
    assert "pisa-1741-pairs.B" in body(site, at.question_path("play.king_trigger"))
    for form in FORMS:
        assert "Pisan sheet" in body(site, at.rulebook_path(form))
    assert "A first evening" in body(site, at.replay_path(DEAL))
    assert "Pisan sheet" in body(site, at.page_path("coverage"))


def test_everything_else_keeps_its_page(site: Path) -> None:
    library = load_library(ROOT)[0]
    paths = [
        *map(at.source_path, library.sources),
        *map(at.question_path, library.questions),
        *map(at.replay_path, library.deals),
        *(at.rulebook_path(f"{ruleset.id}/{form}") for ruleset, form in library.forms()),
    ]
    assert [path for path in paths if not (site / path / "index.html").is_file()] == []


def test_the_schemas_know_nothing_of_single_sources(root: Path) -> None:
    assert schema(root) == schema(ROOT)
