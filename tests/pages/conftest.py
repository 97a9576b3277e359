"""What the tests of pages share: the loaded library and its pages."""

import pytest

from generator.pages.build import Loaded, load, make_pages
from generator.pages.core import Made
from tests.conftest import ROOT


@pytest.fixture(scope="session")
def loaded() -> Loaded:
    """The library, compiled and played."""
    return load(ROOT)


@pytest.fixture(scope="session")
def made(loaded: Loaded) -> Made:
    """Every page in English."""
    return make_pages(loaded)
