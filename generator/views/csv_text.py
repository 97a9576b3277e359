"""Lines of a table as the text of a CSV file, and back."""

import csv
import io
from collections.abc import Iterable

Row = dict[str, str]  # a line: a text for each column, empty where there is nothing


def csv_text(lines: Iterable[Row], columns: tuple[str, ...]) -> str:
    """Lines as a CSV file with a head; what is in no column is left out."""
    text = io.StringIO()
    writer = csv.DictWriter(text, columns, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue()


def csv_rows(text: str) -> list[Row]:
    """The lines of a CSV file with a head."""
    return list(csv.DictReader(io.StringIO(text)))
