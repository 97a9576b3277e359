"""A release is made whole or not at all, in a git repository of its own; what changed is told."""

import json
import re
import shutil
import subprocess
import tomllib
from dataclasses import replace
from datetime import date

import pytest
import yaml
from click.testing import CliRunner

from generator.commands.release import command
from generator.commands.replay import command as replay
from generator.loading.library import load_library
from generator.pages.build import load, make_pages, plain_context
from generator.pages.edition import edition_of
from generator.pages.releases import releases
from generator.views.changed import changed
from generator.views.long_table import rows
from generator.views.releases import kept_text, read_release, working
from tests.conftest import ROOT
from tests.loading.toy import sound_library

FILES = ("pyproject.toml", "CITATION.cff", "CHANGELOG.md")
ME = ("-c", "user.name=Toy", "-c", "user.email=toy@example.org", "-c", "commit.gpgsign=false")


def git(root, *words):
    return subprocess.run(
        ["git", "-C", str(root), *ME, *words], capture_output=True, text=True, check=True
    ).stdout


def commit(root):
    git(root, "add", "-A")
    git(root, "commit", "-qm", "as it is")


def make(root, *words):
    done = CliRunner().invoke(command, [*words, "--date", "2027-03-01", "--root", str(root)])
    return done.exit_code, done.output.strip()


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A small project under git, never released, with one deal kept."""
    root = sound_library(tmp_path_factory.mktemp("project") / "toy")
    for name in FILES:
        shutil.copy(ROOT / name, root)
    kept = CliRunner().invoke(replay, ["--all", "--write", "--root", str(root)])
    assert kept.exit_code == 0, kept.output
    git(root, "init", "-q")
    commit(root)
    return root


@pytest.fixture
def root(project, tmp_path):
    return shutil.copytree(project, tmp_path / "toy")


@pytest.fixture(scope="module")
def released(project, tmp_path_factory):
    """The same project with its first release, and a change since."""
    root = shutil.copytree(project, tmp_path_factory.mktemp("released") / "toy")
    code, said = make(root, "0.1.0")
    assert code == 0, said
    commit(root)
    return root


def test_a_release_sets_version_and_day_in_every_file(released):
    edition = edition_of(released)
    assert (edition.version, edition.date) == ("0.1.0", "2027-03-01")
    project = tomllib.loads((released / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == "0.1.0"
    assert "\n## 0.1.0 - 2027-03-01\n" in (released / "CHANGELOG.md").read_text("utf-8")


def test_a_release_keeps_its_values_and_makes_anew_what_is_made(released):
    library, _, _ = load_library(released)
    (release,) = releases(released)
    assert (release.version, release.date) == ("0.1.0", "2027-03-01")
    assert release.rows == working(rows(plain_context(released, library))).rows
    assert (released / "kept/bibliography/de.json").is_file()
    assert (released / "schema/source.schema.json").is_file()


def test_the_next_release_takes_what_is_unreleased(released, tmp_path):
    root = shutil.copytree(released, tmp_path / "toy")
    changelog = root / "CHANGELOG.md"
    text = changelog.read_text("utf-8").replace("## 0.1.0", "## Unreleased\n\nMore.\n\n## 0.1.0", 1)
    changelog.write_text(text, "utf-8")
    commit(root)
    assert make(root, "0.10.0")[0] == 0
    assert [each.version for each in releases(root)] == ["0.1.0", "0.10.0"]
    assert "## Unreleased" not in changelog.read_text("utf-8")
    commit(root)
    code, said = make(root, "0.9.0")
    assert (code, said) == (2, "0.9.0 is not later than 0.10.0, the last release")


@pytest.mark.parametrize("word", ["1.0", "v1.0.0", "1.0.0-beta", "01.0.0", "", "0.0.9"])
def test_a_bad_version_is_told_in_one_line(root, word):
    code, said = make(root, word)
    assert code == 2
    assert len(said.splitlines()) == 1
    assert git(root, "status", "--porcelain") == ""


def test_nothing_uncommitted_is_released(root):
    (root / "sources/toy/mine.txt").write_text("mine", "utf-8")
    code, said = make(root, "0.1.0")
    assert code == 1
    assert said == (
        "Error: not everything is committed: sources/toy/mine.txt; commit it or put it aside first"
    )
    assert git(root, "status", "--porcelain").splitlines() == ["?? sources/toy/mine.txt"]


def test_a_release_without_a_word_in_the_changelog_is_refused(root):
    code, said = make(root, "0.2.0")
    assert code == 1
    assert "'## Unreleased'" in said
    assert len(said.splitlines()) == 1


def test_a_release_is_refused_outside_of_a_repository(root):
    shutil.rmtree(root / ".git")
    code, said = make(root, "0.1.0")
    assert code == 1
    assert "in no git repository" in said


def test_what_is_amiss_stops_a_release_and_nothing_is_changed(root):
    file = next((root / "kept/replays").rglob("*.txt"))
    file.write_text("otherwise\n", "utf-8")
    commit(root)
    code, said = make(root, "0.1.0")
    assert code == 1
    assert said.splitlines()[-1] == (
        "Error: no release: `minchiate replay --all --check` finds something amiss;"
        " run it to see what"
    )
    assert git(root, "status", "--porcelain") == ""


def test_before_the_first_release_pages_say_that_there_is_none(project):
    page = source_page_of(project)
    assert "No version has been released yet" in page


def test_a_source_tells_what_changed_since_a_release(released, tmp_path):
    root = shutil.copytree(released, tmp_path / "toy")
    file = root / "rulesets/toy/ruleset.yaml"
    text = file.read_text("utf-8")
    new, count = re.subn(r"(tally\.last_trick: \{value: )10\b", r"\g<1>12", text)
    assert count == 1
    file.write_text(new, "utf-8")
    page = source_page_of(root)
    changes = page.split('id="changes"')[1]
    assert "<del>10 (stated)</del> → <ins>12 (stated)</ins>" in changes
    assert changes.count("<del>") == 1
    assert "Version 0.1.0, 1 March 2027" in changes


def source_page_of(root):
    made = make_pages(load(root))
    return next(str(p.pieces[0]) for p in made.pages if p.path == "sources/toy/index.md")


def test_values_that_were_kept_are_read_back(context_of_library):
    lines = list(rows(context_of_library))
    assert read_release("1.0.0", "", kept_text(lines)).rows == working(lines).rows


def test_new_and_gone_and_moved_answers_are_told_apart(context_of_library):
    """Forms of a change that is the same are one line; a passage alone is told as such."""
    now = working(rows(context_of_library))
    moved = [(f"vienna-1756/{form}", "tally.last_trick", "") for form in ("each-3", "each-2")]
    past = dict(now.rows)
    for key in moved:
        past[key] = {**past[key], "cites": "vienna-1756:w2"}
    gone = ("vienna-1756/pairs", "tally.gone", "")
    past[gone] = {**past[moved[0]], "question": "tally.gone"}
    new = ("vienna-1756/pairs", "deal.stock", "")
    del past[new]
    before = replace(now, version="1.0.0", date="2027-01-01", rows=past)
    context = replace(context_of_library, releases=(before, now))
    told = changed(context, context.library.sources["vienna-1756"])
    lines = {line.question: line for line in told.releases[0].lines}
    assert lines.keys() == {"Last trick", "Stock left over", "tally.gone"}
    assert (lines["tally.gone"].after, lines["tally.gone"].href) == (None, None)
    assert lines["Stock left over"].before is None
    assert lines["Last trick"].before == "10 (implied) – vienna-1756:w2"
    assert lines["Last trick"].forms == "three alone and two"
    assert changed(context, context.library.sources["minucci-1688"]).releases[0].lines == ()


@pytest.fixture(scope="module")
def context_of_library():
    library, faults, _ = load_library(ROOT)
    assert not faults
    return plain_context(ROOT, library)


def test_the_version_is_the_same_wherever_it_stands():
    cff = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    heading = re.search(r"^## (\S+) - (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert cff["version"] == project["version"] == heading[1] == edition_of(ROOT).version
    assert str(cff["date-released"]) == heading[2] == edition_of(ROOT).date
    for release in releases(ROOT):
        assert release.date, f"CHANGELOG.md has no day for {release.version}"


def test_the_citation_file_is_valid():
    """By the rules of the Citation File Format 1.2.0 for the keys that we use."""
    cff = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert {"cff-version", "message", "title", "authors"} <= cff.keys()
    assert cff.keys() <= {
        "abstract", "authors", "cff-version", "contact", "date-released", "doi", "identifiers",
        "keywords", "license", "license-url", "message", "preferred-citation", "references",
        "repository", "repository-artifact", "repository-code", "title", "type", "url", "version",
    }  # fmt: skip
    assert cff["cff-version"] == "1.2.0"
    assert cff["type"] in ("software", "dataset")
    date.fromisoformat(cff["date-released"])
    assert all(
        author.keys() <= {"name", "family-names", "given-names"} for author in cff["authors"]
    )
    assert cff["authors"]
    assert cff["keywords"]
    assert len(set(cff["keywords"])) == len(cff["keywords"])
    licences = [cff["license"]] if isinstance(cff["license"], str) else cff["license"]
    texts = {path.stem for path in (ROOT / "LICENSES").glob("*.txt")}
    assert set(licences) <= texts


def test_what_the_command_says_for_programs(root):
    done = CliRunner().invoke(
        command, ["0.1.0", "--date", "2027-03-01", "--root", str(root), "--format", "json"]
    )
    said = json.loads(done.stdout)
    assert said["release"]["values"] == "kept/values/0.1.0.csv"
