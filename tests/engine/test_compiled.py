"""One engine: compiled from the same files, it gives the same events."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from generator.commands.compile_engine import (
    compile_engine,
    compiled_environment,
    to_compile,
    what_is_missing,
)
from generator.engine.rules import compile_rules
from tests.conftest import ROOT, every_form, ruleset
from tests.engine import both_ways
from tests.engine.test_readings import letters

SEEDS = 3000 if os.environ.get("MINCHIATE_DEEP") else 300


@pytest.fixture(scope="module")
def blocks():
    """The block of every form, and of every other reading that it can be played by."""
    forms = {form: block(form, {}) for form in every_form()}
    for form, crux, letter in (case.values for case in letters()):
        other = block(form, {crux: letter})
        if other not in forms.values():
            forms[f"{form} {crux}={letter}"] = other
    return forms


def block(form, changes):
    name, _, form_id = form.partition("/")
    return both_ways.block_of(compile_rules(ruleset(name), form_id, changes))


@pytest.fixture(scope="module")
def seeds(blocks):
    """How many deals of each: of a form many, of another reading a twentieth."""
    return {name: SEEDS if name in every_form() else SEEDS // 20 for name in blocks}


@pytest.fixture(scope="module")
def copy(tmp_path_factory) -> Path:
    """A copy of the package with its engine compiled."""
    missing = what_is_missing()
    if missing and os.environ.get("CI"):
        pytest.fail(f"the compiled engine must be tested here: {missing}")
    if missing:
        pytest.skip(missing)
    into = tmp_path_factory.mktemp("compiled")
    compile_engine(into)
    return into


@pytest.fixture(scope="module")
def compiled(copy, blocks, seeds):
    """What the compiled engine does, in a Python of its own."""
    done = subprocess.run(
        [sys.executable, both_ways.__file__],
        input=json.dumps({"blocks": blocks, "seeds": seeds}),
        env=compiled_environment(copy),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def test_the_copy_runs_compiled_and_the_checkout_does_not(compiled, copy):
    assert Path(compiled["engine"]).parent == copy / "generator" / "engine"
    assert not compiled["engine"].endswith(".py")
    assert both_ways.engine() == str(ROOT / "generator" / "engine" / "game.py")


def test_every_module_with_types_is_compiled(copy):
    """Nothing of its text is left: it hands on names from the one unit."""
    engine = copy / "generator" / "engine"
    assert not (engine / "compiled.py").exists()
    for module in to_compile(ROOT / "generator" / "engine"):
        left = ast.parse((engine / module.name).read_text("utf-8")).body
        assert [node.module for node in left] == ["generator.engine.compiled"]
        assert {alias.name for alias in left[0].names} == defined(module)


def defined(module):
    kinds = ast.FunctionDef | ast.ClassDef
    return {
        node.name for node in ast.parse(module.read_text("utf-8")).body if isinstance(node, kinds)
    }


def test_the_compiled_engine_gives_the_same_events_under_every_form(compiled, blocks, seeds):
    interpreted = both_ways.all_forms(blocks, seeds)
    differing = [form for form in blocks if compiled["forms"][form] != interpreted[form]]
    assert differing == []
    assert set(compiled["forms"]) == set(interpreted) >= set(every_form())


def test_the_two_bodies_of_the_primitives_agree(compiled):
    assert compiled["primitives"] == []


def test_a_table_reset_is_as_new_compiled_too(compiled):
    assert compiled["reset"] == {}
