"""A library as a whole: what it holds, in which order, and what one broken file does to it."""

from pathlib import Path

import pytest

from generator.loading.codes import CODES, GROUNDS
from generator.loading.library import load_library
from generator.model.answers import Citation
from generator.model.source import Context, Outcome
from tests.loading.toy import sound_library


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return sound_library(tmp_path)


def test_a_library_holds_its_records(root: Path) -> None:
    library, _, _ = load_library(root)
    source = library.sources["toy"]
    assert [p.id for p in source.provisions] == [f"p{n}" for n in range(1, 9)]
    assert source.provisions[0].locus.parts == (("page", "1"), ("paragraph", "1"))
    assert source.provisions[7].context is Context.PRAISE
    assert source.bibliography["issued"] == {"date-parts": [[1901]]}
    assert source.rendering.has("en", "p1")
    assert source.examples[1].changes == {"X08b": "B"}
    assert source.examples[0].outcome is Outcome.AGREES
    assert library.cruxes["X02"].letters == ("A", "B")
    deal = library.deals["toy/each-3/first"]
    assert (deal.seed, deal.cut, deal.cites) == (7, 40, ())
    assert deal.texts.has("en", "t01.1")
    assert library.rulesets["toy"].unencoded[0].cites == (Citation("toy", "p7"),)


@pytest.mark.parametrize(
    "file",
    [
        "sources/toy/source.yaml",
        "sources/toy/provisions.yaml",
        "sources/toy/rendering.en.yaml",
        "rulesets/toy/ruleset.yaml",
        "rulesets/cruxes.yaml",
        "rulesets/questionnaire/play.yaml",
        "rulesets/toy/deals/first.yaml",
    ],
)
def test_a_file_that_cannot_be_read_is_told_once(root: Path, file: str) -> None:
    """Nothing is said of what other files ask of it."""
    (root / file).write_text("- [\n")
    _, faults, warnings = load_library(root)
    assert [(f.code, f.file) for f in faults] == [("Y009", file)]
    assert warnings == ()


def test_faults_stand_in_the_order_of_files_and_lines(root: Path) -> None:
    for file in ("rulesets/toy/notes.en.yaml", "sources/toy/notes.en.yaml"):
        (root / file).write_text("zz: x\nyy: y\n")
    _, faults, _ = load_library(root)
    places = [(f.file, f.line) for f in faults]
    assert places == sorted(places)
    assert len(places) == 4


def test_codes_are_told_in_a_line() -> None:
    assert all(code[0] in GROUNDS and len(code) == 4 for code in CODES)
    assert all("\n" not in c.says and len(c.says) < 100 for c in CODES.values())
