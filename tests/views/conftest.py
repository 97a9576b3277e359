"""What views are given in tests: the library of this project, in English."""

import pytest

from generator.pages.addresses import PageAddresses
from generator.pages.build import load
from generator.pages.prose import PageProse
from generator.pages.words import words_of
from generator.views.backlinks import backlinks
from generator.views.context import Context
from tests.conftest import ROOT


@pytest.fixture(scope="session")
def context() -> Context:
    """The whole library, its kept deals played."""
    loaded = load(ROOT)
    return Context(
        library=loaded.library,
        lang="en",
        word=words_of("en"),
        address=PageAddresses("here/", "en", "en"),
        prose=PageProse("en"),
        settings=loaded.settings,
        replays=loaded.replays,
        divergences=loaded.divergences,
        study=loaded.study,
        version="0.0.0",
        date="2026-01-01",
        links=backlinks(loaded.library, loaded.replays.values(), loaded.findings),
    )
