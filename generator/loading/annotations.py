"""Small questions about annotations, and about the words that stand in a file."""

from enum import Enum
from types import UnionType
from typing import Any, get_args

from generator.loading.faults import may_be

_A_SENTENCE = 4  # words from which on a value is taken for prose


def is_optional(kind: Any) -> bool:
    """Whether an annotated field may be left out: `... | None`."""
    return isinstance(kind, UnionType) and type(None) in get_args(kind)


def what_may_be(kind: Any) -> str:
    """The words of an enum, as a hint; empty for other types."""
    is_enum = isinstance(kind, type) and issubclass(kind, Enum)
    return may_be(m.value for m in kind) if is_enum else ""


def is_sentence(word: str) -> bool:
    """Whether a value reads like prose."""
    return len(word.split()) >= _A_SENTENCE


def shortened(word: str, most: int = 40) -> str:
    """A word as a fault quotes it."""
    line = " ".join(word.split())
    return line if len(line) <= most else line[: most - 1] + "…"
