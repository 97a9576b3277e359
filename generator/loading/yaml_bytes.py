"""The bytes of a data file as clean text: what an editor or a copy may have done to them."""

import re
from pathlib import Path

from generator.loading.faults import Faults
from generator.model.answers import Mark

MAX_BYTES = 2_000_000
BOM = b"\xef\xbb\xbf"
_CONTROL = re.compile(r"[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_INVISIBLE = re.compile(r"[\xa0\xad\u2000-\u200f\u202a-\u202f\u2060-\u206f]")
_NAMES = {
    "\x00": "a null byte", "\x85": "a line separator", "\u2028": "a line separator",
    "\u2029": "a line separator", "\xa0": "a no-break space", "\u202f": "a no-break space",
    "\xad": "a soft hyphen", "\u200b": "a space without width",
    "\ufeff": "a byte order mark",
}  # fmt: skip


def file_bytes(path: Path, file: str, faults: Faults) -> bytes | None:
    """The bytes of a file, None with a fault if it cannot be read, is empty or too large."""
    start = Mark(file, 1, 1)
    try:
        if path.stat().st_size > MAX_BYTES:
            faults.add("Y003", start, f"the file is larger than {MAX_BYTES // 1_000_000} MB")
            return None
        data = path.read_bytes()
    except OSError as error:
        faults.add("Y001", start, f"the file cannot be read: {(error.strerror or 'error').lower()}")
        return None
    if not data.removeprefix(BOM).strip():
        faults.add("Y002", start, "the file is empty", "write its records, or take the file away")
        return None
    return data


def clean_text(data: bytes, file: str, prose: bool, faults: Faults) -> str | None:
    """The text in UTF-8 with plain line ends; None if it cannot be read on."""
    if data.startswith(BOM):
        faults.add(
            "Y006",
            Mark(file, 1, 1),
            "the file begins with a byte order mark",
            "save it as UTF-8 without BOM",
        )
        data = data.removeprefix(BOM)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        _not_utf8(data, error.start, file, faults)
        return None
    text = _plain_line_ends(text, file, faults)
    return text if _only_text(text, file, prose, faults) else None


def _not_utf8(data: bytes, start: int, file: str, faults: Faults) -> None:
    head = data[data.rfind(b"\n", 0, start) + 1 : start].decode("utf-8", "replace")
    at = Mark(file, data.count(b"\n", 0, start) + 1, len(head) + 1)
    if b"\x00" in data[:4000]:
        faults.add("Y004", at, "this is no text but a binary file")
    else:
        faults.add("Y005", at, f"byte {data[start]:#04x} is not UTF-8", "save the file as UTF-8")


def _plain_line_ends(text: str, file: str, faults: Faults) -> str:
    windows = text.count("\r\n")
    if windows:
        line = text.count("\n", 0, text.index("\r\n")) + 1
        column = text.index("\r\n") - text.rfind("\n", 0, text.index("\r\n"))
        faults.add(
            "Y007",
            Mark(file, line, column),
            f"Windows line ends, on {windows} lines",
            "save the file with line ends LF",
        )
        text = text.replace("\r\n", "\n")
    return text


def _only_text(text: str, file: str, prose: bool, faults: Faults) -> bool:
    """Whether nothing stands in the text that would lead its reading astray."""
    control = _CONTROL.search(text)
    if control:
        name = _NAMES.get(control[0], f"the control character U+{ord(control[0]):04X}")
        what = (
            "this is no text but a binary file" if control[0] == "\x00" else f"{name} stands here"
        )
        faults.add("Y004", _mark(text, control.start(), file), what, "take it away")
        return False
    before = len(faults)
    for found in () if prose else _INVISIBLE.finditer(text):
        name = _NAMES.get(found[0], f"the invisible character U+{ord(found[0]):04X}")
        at = _mark(text, found.start(), file)
        faults.add("Y004", at, f"{name} stands here", "write a plain space, or take it away")
    for number, line in enumerate(text.split("\n"), 1) if "\t" in text else ():
        if "\t" in line:
            at = Mark(file, number, line.index("\t") + 1)
            faults.add("Y008", at, "a tab stands here", "write two spaces for each step")
    return len(faults) == before


def _mark(text: str, place: int, file: str) -> Mark:
    line_start = text.rfind("\n", 0, place) + 1
    return Mark(file, text.count("\n", 0, place) + 1, place - line_start + 1)
