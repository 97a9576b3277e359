"""What each release kept of the values, and what changed from one to the next."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from generator.views.csv_text import Row, csv_rows, csv_text

KEPT = ("form", "question", "letter", "crux", "played", "value", "evidence", "supplied_from",
        "completed_from", "cites")  # fmt: skip
Key = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Release:
    """The values of a version; `date` is empty of what is not released yet."""

    version: str
    date: str
    rows: Mapping[Key, Row]


@dataclass(frozen=True, slots=True)
class Change:
    """A line of the table that is not what it was; `before` is none if new, `after` if gone."""

    key: Key
    before: Row | None
    after: Row | None


def kept_text(rows: Iterable[Row]) -> str:
    """The file that a release keeps: the lines of the long table, without words of a language."""
    return csv_text(rows, KEPT)


def read_release(version: str, date: str, text: str) -> Release:
    """What a kept file holds."""
    return Release(version, date, _by_key(csv_rows(text)))


def working(rows: Iterable[Row]) -> Release:
    """The values as they are now, since the last release."""
    return Release("", "", _by_key({name: row[name] for name in KEPT} for row in rows))


def changes(before: Release, after: Release) -> Iterator[Change]:
    """Every line that is not the same in both, in the order of the later one; then what is gone."""
    for key, row in after.rows.items():
        if before.rows.get(key) != row:
            yield Change(key, before.rows.get(key), row)
    for key, row in before.rows.items():
        if key not in after.rows:
            yield Change(key, row, None)


def _by_key(rows: Iterable[Row]) -> dict[Key, Row]:
    return {(row["form"], row["question"], row["letter"]): dict(row) for row in rows}
