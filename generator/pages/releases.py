"""The releases of a project: what each kept of the values, and its day."""

import re
from pathlib import Path

from generator.views.releases import Release, read_release

VALUES = "kept/values"
CHANGELOG = "CHANGELOG.md"
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_HEADING = re.compile(rf"^## ({VERSION.pattern}) - (\d{{4}}-\d{{2}}-\d{{2}})$", re.MULTILINE)


def releases(root: Path) -> tuple[Release, ...]:
    """Every release that kept its values, the oldest first; their days stand in CHANGELOG.md."""
    changelog = root / CHANGELOG
    text = changelog.read_text("utf-8") if changelog.is_file() else ""
    days = {match[1]: match[5] for match in _HEADING.finditer(text)}
    files = [f for f in (root / VALUES).glob("*.csv") if VERSION.fullmatch(f.stem)]
    return tuple(
        read_release(file.stem, days.get(file.stem, ""), file.read_text("utf-8"))
        for file in sorted(files, key=lambda file: number(file.stem))
    )


def number(version: str) -> tuple[int, ...]:
    """A version as figures, so that 0.10.0 comes after 0.9.0."""
    return tuple(map(int, version.split(".")))
