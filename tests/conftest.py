"""What many tests share: the library's forms, compiled once each."""

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from generator.loading.library import load_library
from generator.loading.ruleset import load_ruleset, ruleset_ids
from generator.model.library import Library
from generator.model.ruleset import RuleSet
from generator.replay.setting import Setting, setting
from tests.building import build
from tests.spreading import ByFile

ROOT = Path(__file__).resolve().parents[1]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByFile | None:
    """By file but for some; other ways of sharing stay as they are asked for."""
    return ByFile(config, log) if config.getoption("dist") == "loadfile" else None


@cache
def ruleset(id: str) -> RuleSet:
    """A rule set of the library, which must load without a fault."""
    loaded, _, faults = load_ruleset(ROOT, id)
    assert loaded is not None, id
    assert not faults, [fault.message for fault in faults]
    return loaded


@cache
def _setting(form: str, letters: tuple[tuple[str, str], ...]) -> Setting:
    name, _, form_id = form.partition("/")
    return setting(ruleset(name), form_id, dict(letters))


@cache
def library() -> Library:
    """The whole library, which must load without a fault."""
    loaded, faults, _ = load_library(ROOT)
    assert not faults, [f"{fault.file}:{fault.line} {fault.message}" for fault in faults]
    return loaded


def form_of(id: str) -> Setting:
    """A form with the default reading of every crux."""
    return _setting(id, ())


@cache
def every_form() -> tuple[str, ...]:
    """The ids of all forms of the library, whichever they are."""
    return tuple(f"{name}/{form}" for name in ruleset_ids(ROOT) for form in ruleset(name).forms)


@pytest.fixture
def form() -> Callable[..., Setting]:
    """`form("vienna-1756/pairs", X02="B")`: a form compiled, with other crux readings."""
    return lambda id, **letters: _setting(id, tuple(sorted(letters.items())))


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site, built once for all tests that look at it.

    The command `test` has built it before, and says where; it holds for all its workers.
    """
    if before := os.environ.get("MINCHIATE_SITE"):
        return Path(before)
    out = tmp_path_factory.mktemp("built") / "site"
    build(out)
    return out
