"""Recorded deals and what is kept of them: written twice they are the same bytes, and whatever is
changed by hand is told in one line.
"""

import json
import shutil

import pytest
from click.testing import CliRunner

from generator.commands.find import command as find
from generator.commands.replay import command as replay
from generator.loading.deals import read_deal
from generator.loading.faults import Faults
from generator.loading.library import load_library
from generator.replay.play import play_recorded
from generator.replay.record import as_json, record
from generator.replay.setting import setting
from generator.replay.written import deal_yaml
from tests.conftest import ROOT, library

DEAL = "online-table/pairs/whole-deal"
FILE = "rulesets/online-table/deals/whole-deal.yaml"
PROSE = FILE.replace(".yaml", ".en.yaml")


@pytest.fixture
def root(tmp_path):
    """A copy of the data, to be spoilt."""
    for folder in ("sources", "rulesets", "kept/replays"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / "site_src").mkdir()
    for file in (ROOT / "site_src").glob("*.yaml"):
        shutil.copy(file, tmp_path / "site_src")
    return tmp_path


def change(root, file, old, new):
    text = (root / file).read_text("utf-8")
    assert text.count(old) >= 1
    (root / file).write_text(text.replace(old, new, 1), "utf-8")


def run(command, *words):
    return CliRunner().invoke(command, [*map(str, words)])


def checked(root, *words):
    return run(replay, *(words or (DEAL,)), "--check", "--root", root)


@pytest.mark.parametrize("name", library().deals)
def test_a_record_written_loaded_and_written_again_is_the_same(name):
    deal = library().deals[name]
    played = play_recorded(setting(library().rulesets[deal.ruleset], deal.form), deal)
    text = as_json(record(played, comments=False))
    kept = ROOT / "kept/replays" / played.setting.id / f"{deal.slug}.json"
    assert kept.read_text("utf-8") == text
    assert as_json(json.loads(text)) == text


@pytest.mark.parametrize("name", [n for n in library().deals if not library().deals[n].hands])
def test_a_deal_written_out_loads_and_is_written_the_same(name, tmp_path):
    deal = library().deals[name]
    ruleset = library().rulesets[deal.ruleset]
    played = play_recorded(setting(ruleset, deal.form), deal)
    text = deal_yaml(played)
    folder = tmp_path / "rulesets" / deal.ruleset / "deals"
    folder.mkdir(parents=True)
    (folder / f"{deal.slug}.yaml").write_text(text, "utf-8")
    faults = Faults()
    read = read_deal(tmp_path, ruleset, deal.slug, faults)
    assert not faults.sorted()
    again = play_recorded(setting(ruleset, deal.form), read.deal)
    assert deal_yaml(again) == text


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (FILE, "t01.2: S4", "t01.2: T12", f"{FILE}:18:5 t01.2: T12 may not be played here"),
        (FILE, "pack: [T36, DQ", "pack: [T36, T40", "the pack has 97 cards: T40 twice"),
        (FILE, "pack: [T36, DQ", "pack: [T36", "the pack has 96 cards: DQ not at all"),
        (FILE, "south+north: 3", "south+north: 2", "the resti expected are south+north 2"),
        (FILE, "  t20.2: bad", "  t22.2: bad", "t22.2: the deal has no such step"),
        (FILE, "  t20.2: bad", "  t20.5: bad", "'t20.5' is no step"),
        (PROSE, "\nt20.2: >-", "\nt22.2: >-", f"{PROSE}:"),
        (PROSE, "\nt20.2: >-", "\nt20.dead.T40: >-", "t20.dead.T40: the deal has no such step"),
    ],
    ids=[
        "an illegal card", "a card twice", "a missing card", "a wrong tally", "a mark nowhere",
        "a mark on no step", "a comment nowhere", "a death that is none",
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_deal_is_one_clear_line(root, file, old, new, said):
    change(root, file, old, new)
    result = checked(root)
    lines = result.output + str(getattr(result.exception, "faults", ""))
    assert result.exit_code != 0
    assert said in lines
    assert len([line for line in result.stderr.splitlines() if said in line]) <= 1


def test_another_answer_is_told_with_what_it_changes(root):
    rules = "rulesets/minucci-1688/ruleset.yaml"
    change(root, rules, "value: [30, 40, 50, 60]", "value: [35, 40, 50, 60]")
    assert not load_library(root)[1]
    result = checked(root, "--all")
    assert result.exit_code == 1
    told = result.output.splitlines()
    (line,) = [each for each in told if "minucci-1688/each-4/staying-out" in each]
    assert line.endswith("differs from what is kept at stay.south")
    assert any(each.startswith("-stay.south") and "fee 30" in each for each in told)
    assert any(each.startswith("+stay.south") and "fee 35" in each for each in told)


def test_a_reworded_note_changes_nothing_that_is_kept(root):
    notes = root / "rulesets/online-table/notes.en.yaml"
    notes.write_text(notes.read_text("utf-8").replace(" the ", " this same ", 3), "utf-8")
    result = checked(root, "--all")
    assert result.exit_code == 0, result.output


def test_a_deal_that_shows_much_is_found():
    wants = "king_forced,death,matto_exchanged,declared"
    result = run(find, "online-table/pairs", "--wants", wants, "--seeds", "1..5000",
                 "--root", ROOT, "--format", "json")  # fmt: skip
    found = json.loads(result.stdout)
    assert result.exit_code == 0
    assert found["wants"] == wants.split(",")
    assert 1 <= found["seed"] == found["tried"] <= 5000
