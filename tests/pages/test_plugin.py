"""Broken data stop a build with what is wrong, and a served site keeps its last good pages."""

import logging
import shutil

import pytest
from mkdocs.config import load_config
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files

from generator.pages.written import write_tree
from tests.conftest import ROOT


@pytest.fixture
def data(tmp_path):
    """A copy of the data."""
    for folder in ("sources", "rulesets"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    return tmp_path


def started(data, command):
    """The plugin as MkDocs has it after starting, and the configuration."""
    config = load_config(str(ROOT / "mkdocs.yml"))
    plugin = config.plugins["minchiate"]
    for of_others in ("made", "writing", "wrong"):  # MkDocs keeps the object for the next
        vars(plugin).pop(of_others, None)
    config.plugins._current_plugin = "minchiate"  # as when MkDocs calls it
    plugin.config.root = str(data)
    plugin.on_startup(command=command, dirty=command == "serve")
    plugin.on_config(config)
    return plugin, config


def spoil(data):
    file = data / "rulesets/online-table/ruleset.yaml"
    text = file.read_text("utf-8")
    file.write_text(text.replace("value: must_follow", "value: must_folow", 1), "utf-8")
    return text[: text.index("value: must_follow")].count("\n") + 1


def test_a_build_stops_and_names_the_place(data):
    line = spoil(data)
    plugin, config = started(data, "build")
    with pytest.raises(PluginError, match=f"rulesets/online-table/ruleset.yaml:{line}:"):
        plugin.on_files(Files([]), config=config)


def test_serving_keeps_the_last_good_pages_and_says_it_in_one_line(data, caplog):
    plugin, config = started(data, "serve")
    plugin.on_files(Files([]), config=config)
    good = plugin.made
    line = spoil(data)
    with caplog.at_level(logging.ERROR, logger="mkdocs.plugins.minchiate"):
        added = {file.src_uri for file in plugin.on_files(Files([]), config=config)}
    assert plugin.made is good
    assert not added & {page.path for page in good.pages}  # the served folder has them
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert "\n" not in said[0]
    assert f"rulesets/online-table/ruleset.yaml:{line}:" in said[0]
    plugin.on_shutdown()


def test_the_plugin_adds_the_paths_that_the_way_out_writes(data, tmp_path_factory):
    plugin, config = started(data, "build")
    added = {file.src_uri for file in plugin.on_files(Files([]), config=config)}
    out = tmp_path_factory.mktemp("out")
    write_tree(plugin.made, ROOT / "site_src", data, out)
    wrote = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file()}
    assert wrote - added == {"about.md", "contribute.md"}  # MkDocs reads these itself
    assert added <= wrote


def test_data_and_templates_are_watched(data):
    plugin, config = started(data, "serve")
    assert {str(data / "sources"), str(data / "rulesets")} <= set(config.watch)
    plugin.on_shutdown()
    assert not plugin.later.exists()
