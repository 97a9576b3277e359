"""Faults as values: what is wrong, where, what is allowed, and what was perhaps meant."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from generator.loading.codes import CODES
from generator.loading.nodes import Node
from generator.model.answers import Mark

CLIP = 96  # characters of a source line that are shown


@dataclass(frozen=True, slots=True)
class Fault:
    """One slip in the data, or one thing wanting; `hint` has one thought a line."""

    file: str  # from the root, with forward slashes
    line: int
    column: int
    code: str
    message: str
    hint: str = ""
    width: int = 1  # characters that the caret marks

    @property
    def is_warning(self) -> bool:
        """Whether the library may stand with it."""
        return CODES[self.code].warning

    def as_dict(self) -> dict[str, str | int]:
        """The fault for JSON; the hint on one line."""
        return {
            "file": self.file,
            "line": self.line,
            "column": self.column,
            "code": self.code,
            "message": self.message,
            "hint": "; ".join(self.hint.splitlines()),
        }


class Faults:
    """Where faults are gathered while a library is read."""

    def __init__(self) -> None:
        self._all: dict[Fault, None] = {}

    def add(self, code: str, at: Mark, message: str, *hints: str, width: int = 1) -> None:
        """Keep a fault of that code at that place; empty hints are left out."""
        hint = "\n".join(h for h in hints if h)
        self._all[Fault(at.file, at.line, at.column, code, message, hint, width)] = None

    def at(self, code: str, node: Node, message: str, *hints: str) -> None:
        """Keep a fault at a node, and mark its words."""
        self.add(code, node.at, message, *hints, width=node.width)

    def __len__(self) -> int:
        return len(self._all)

    def sorted(self) -> tuple[Fault, ...]:
        """All faults and warnings, by file, line, column and code; each once."""
        return tuple(sorted(self._all, key=_place))

    def parted(self) -> tuple[tuple[Fault, ...], tuple[Fault, ...]]:
        """Faults, and warnings."""
        found = self.sorted()
        return (
            tuple(f for f in found if not f.is_warning),
            tuple(f for f in found if f.is_warning),
        )


def _place(fault: Fault) -> tuple[str, int, int, str, str]:
    return fault.file, fault.line, fault.column, fault.code, fault.message


def may_be(allowed: Iterable[str]) -> str:
    """`it may be: a, b, c`; empty if nothing is allowed."""
    words = ", ".join(allowed)
    return f"it may be: {words}" if words else ""


def near(word: str, allowed: Sequence[str], most: int = 3) -> tuple[str, ...]:
    """The allowed words most like the one written, nearest first."""
    from difflib import get_close_matches

    by_low = {a.lower(): a for a in allowed}
    return tuple(by_low[w] for w in get_close_matches(word.lower(), list(by_low), most, 0.6))


def did_you_mean(word: str, allowed: Sequence[str]) -> str:
    """`did you mean 'x'?`; empty if nothing is near."""
    nearest = near(word, allowed, 1)
    return f"did you mean '{nearest[0]}'?" if nearest else ""


def as_text(fault: Fault, source_line: str | None) -> str:
    """The fault in words, with its line of the file and a caret below the place."""
    head = f"{fault.file}:{fault.line}:{fault.column}: {fault.code} {fault.message}"
    return "\n".join([head, *_quoted(fault, source_line), *_indented(fault.hint)])


def texts(faults: Iterable[Fault], lines_of: Callable[[str], Sequence[str]]) -> str:
    """Faults in words, a blank line between; `lines_of` gives the lines of a file."""
    shown = []
    for fault in faults:
        lines = lines_of(fault.file)
        line = lines[fault.line - 1] if fault.line <= len(lines) else None
        shown.append(as_text(fault, line))
    return "\n\n".join(shown)


def _quoted(fault: Fault, source_line: str | None) -> list[str]:
    source_line = (source_line or "").replace("\t", "→")
    binary = fault.code == "Y004" and "\ufffd" in source_line
    if binary or not source_line.strip() or not source_line.isprintable():
        return []
    lead = len(source_line) - len(source_line.lstrip())
    start = max(lead, fault.column - 1 - CLIP // 2) if len(source_line) - lead > CLIP else lead
    shown = source_line[start : start + CLIP].rstrip()
    left = fault.column - 1 - start
    if left < 0:
        return ["    " + shown]
    width = max(1, min(fault.width, len(shown) - left))
    return ["    " + shown, "    " + " " * left + "^" * width]


def _indented(hint: str) -> list[str]:
    return ["  " + line for line in hint.splitlines()]
