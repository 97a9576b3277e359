"""Which edition of the site this is: version and date of the release, never the clock's."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

CITATION = "CITATION.cff"
_LINES = {
    "version": re.compile(r"^version: *[\"']?([^\"'\s]+)", re.MULTILINE),
    "date": re.compile(r"^date-released: *[\"']?(\d{4}-\d{2}-\d{2})", re.MULTILINE),
}


@dataclass(frozen=True, slots=True)
class Edition:
    """Version, date of release (2026-11-30), and where the site stands in the world."""

    version: str
    date: str
    site: str = ""  # ends in a slash; empty where it is not published
    corrections: str = ""  # takes corrections: an address with {title} and {body} in it, or none

    @property
    def epoch(self) -> str:
        """The day of the release in seconds, as SOURCE_DATE_EPOCH wants it."""
        if not self.date:
            return "0"
        day = datetime.fromisoformat(self.date).replace(tzinfo=UTC)
        return str(int(day.timestamp()))


def edition_of(root: Path, site: str = "", corrections: str = "") -> Edition:
    """The edition that CITATION.cff names."""
    file = root / CITATION
    text = file.read_text("utf-8") if file.is_file() else ""
    found = {key: line.search(text) for key, line in _LINES.items()}
    version, date = (match[1] if match else "" for match in found.values())
    return Edition(version, date, site and site.rstrip("/") + "/", corrections)
