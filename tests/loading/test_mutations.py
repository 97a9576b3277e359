"""Files broken at random give faults or a library, and never a traceback."""

import random
import re
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


def broken(root: Path, seed: int) -> Path:
    """One file of the library, broken in one of ten ways."""
    chance = random.Random(seed)
    files = sorted(f for f in root.rglob("*.yaml") if "questionnaire" not in f.parts)
    file = chance.choice(files)
    made = MUTATIONS[seed % len(MUTATIONS)](chance, file.read_text("utf-8"))
    file.write_bytes(made.encode("utf-8"))
    return file


def tried(root: Path, seed: int) -> None:
    broken(root, seed)
    library, faults, warnings = load_library(root)
    count(library)
    texts((*faults, *warnings), lines_of(root))


@pytest.mark.parametrize("seed", range(40))
def test_a_broken_file_is_told(tmp_path: Path, seed: int) -> None:
    tried(sound_library(tmp_path), seed)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(40, 340))
def test_many_broken_files_are_told(tmp_path: Path, seed: int) -> None:
    tried(sound_library(tmp_path), seed)
