"""Each folder of tests/faults is a slip: laid over the toy library, it is told as said.txt has it.

`said.txt` holds every fault, and the warnings of the folder's own code. To keep what is said now,
run with KEEP=1 in the environment, and read it aloud before it is committed.
"""

import os
import shutil
from pathlib import Path

import pytest

from generator.commands.common import lines_of
from generator.loading.codes import CODES
from generator.loading.faults import texts
from generator.loading.library import load_library
from generator.loading.yaml_bytes import MAX_BYTES
from tests.loading.toy import ROOT, sound_library

FAULTS = ROOT / "tests" / "faults"
SLIPS = sorted(folder.name for folder in FAULTS.iterdir())
SAID = "said.txt"


def broken_library(slip: str, to: Path) -> Path:
    """The toy library with the files of a slip laid over it."""
    root = sound_library(to)
    shutil.copytree(FAULTS / slip, root, dirs_exist_ok=True, ignore=shutil.ignore_patterns(SAID))
    if slip.startswith("Y003"):
        with (root / "sources/toy/text.en.yaml").open("a") as file:
            file.write("# on and on\n" * (MAX_BYTES // 12 + 1))
    return root


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_as_kept(slip: str, tmp_path: Path) -> None:
    root, code = broken_library(slip, tmp_path), slip.partition("-")[0]
    _, faults, warnings = load_library(root)
    found = (*faults, *(w for w in warnings if w.code == code))
    assert code in {f.code for f in found}
    told = texts(found, lines_of(root)) + "\n"
    kept = FAULTS / slip / SAID
    if os.environ.get("KEEP"):
        kept.write_text(told, "utf-8")
    assert told == kept.read_text("utf-8")


def test_every_code_has_a_folder() -> None:
    assert {slip.partition("-")[0] for slip in SLIPS} == set(CODES)


def test_the_sound_library_has_no_fault(tmp_path: Path) -> None:
    _, faults, warnings = load_library(sound_library(tmp_path))
    assert (faults, warnings) == ((), ())
