"""Files broken at random give faults or a library, and never a traceback."""

import os
import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.commands.check import count
from generator.commands.common import lines_of
from generator.loading.faults import texts
from generator.loading.library import load_library
from tests.loading.toy import sound_library

WORDS = ["null", "true", "[]", "{}", "A", "99", "no", "&a x", "*a", "!!int 3", "“x”", "a: b"]
SIGNS: list[str] = [*"{}[]:,'\"#\n\t\r\x00\ufeff", "- "]
Mutation = Callable[[random.Random, str], str]


def at(chance: random.Random, text: str) -> int:
    return chance.randrange(len(text))


def truncated(chance: random.Random, text: str) -> str:
    return text[: at(chance, text)]


def a_sign_more(chance: random.Random, text: str) -> str:
    place = at(chance, text)
    return text[:place] + chance.choice(SIGNS) + text[place:]


def some_letters_less(chance: random.Random, text: str) -> str:
    place = at(chance, text)
    return text[:place] + text[place + chance.randrange(1, 5) :]


def lines_changed(change: Callable[[random.Random, list[str], int], None]) -> Mutation:
    def mutation(chance: random.Random, text: str) -> str:
        lines = text.split("\n")
        change(chance, lines, chance.randrange(len(lines)))
        return "\n".join(lines)

    mutation.__name__ = change.__name__
    return mutation


def a_line_less(chance: random.Random, lines: list[str], place: int) -> None:
    del lines[place]


def a_line_twice(chance: random.Random, lines: list[str], place: int) -> None:
    lines.insert(place, chance.choice(lines))


def indented(chance: random.Random, lines: list[str], place: int) -> None:
    lines[place] = " " * chance.randrange(5) + lines[place].lstrip()


def another_value(chance: random.Random, lines: list[str], place: int) -> None:
    lines[place] = lines[place].partition(": ")[0] + ": " + chance.choice(WORDS)


def lines_swapped(chance: random.Random, lines: list[str], place: int) -> None:
    lines[place], lines[place - 1] = lines[place - 1], lines[place]


def a_word_of_elsewhere(chance: random.Random, text: str) -> str:
    words = list(re.finditer(r"[a-z_0-9]{2,}", text))
    one, other = chance.choice(words), chance.choice(words)
    return text[: one.start()] + other[0] + text[one.end() :]


def something_else(chance: random.Random, text: str) -> str:
    return chance.choice(
        ["", "[]\n", "{}\n", "x\n", "- x\n", "- []\n", "- {id: x}\n", "a: {b: c}\n"]
    )


MUTATIONS: tuple[Mutation, ...] = (
    truncated, a_sign_more, some_letters_less, a_word_of_elsewhere, something_else,
    *map(lines_changed, (a_line_less, a_line_twice, indented, another_value, lines_swapped)),
)  # fmt: skip


BY_KIND = 30 * (10 if os.environ.get("MINCHIATE_DEEP") else 1)
LONGEST = 2.0  # seconds of work on one broken library


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sound_library(tmp_path_factory.mktemp("mutated"))


def tried(root: Path, file: Path, made: str) -> float:
    """Load the library with one file changed, tell all that is found; the seconds it took."""
    sound, began = file.read_bytes(), time.process_time()
    try:
        file.write_bytes(made.encode("utf-8"))
        library, faults, warnings = load_library(root)
        count(library)
        told = texts((*faults, *warnings), lines_of(root))
    finally:
        file.write_bytes(sound)
    assert bool(told) == bool(faults or warnings)
    assert all(fault.line > 0 and fault.column > 0 for fault in faults)
    return time.process_time() - began


@pytest.mark.parametrize("kind", range(len(MUTATIONS)), ids=[m.__name__ for m in MUTATIONS])
def test_files_broken_in_a_way_give_faults_or_a_library(root: Path, kind: int) -> None:
    """Thirty files for each of the ten ways: never a traceback, and never long."""
    files = sorted(f for f in root.rglob("*.yaml") if "questionnaire" not in f.parts)
    print("seeds", ", ".join(str(kind + 10 * n) for n in range(BY_KIND)))
    for seed in range(kind, 10 * BY_KIND, 10):
        chance = random.Random(seed)
        file = chance.choice(files)
        made = MUTATIONS[kind](chance, file.read_text("utf-8"))
        try:
            took = tried(root, file, made)
        except Exception as error:
            raise AssertionError(f"seed {seed}, {file.relative_to(root)}: {error!r}") from error
        assert took < LONGEST, f"seed {seed}, {file.relative_to(root)}: {took:.1f} s"


def test_the_library_is_sound_again_after_all_that(root: Path) -> None:
    _, faults, warnings = load_library(root)
    assert (faults, warnings) == ((), ())
