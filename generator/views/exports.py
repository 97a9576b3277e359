"""The files in which all data can be had: a table with its dictionary, records, references."""

import json
from collections.abc import Iterable, Mapping

from generator.views.context import Context
from generator.views.csv_text import csv_text
from generator.views.long_table import ALWAYS, COLUMNS, KEY, LISTS, rows
from generator.views.references import bibtex, csl_item, csl_json, ris
from generator.views.releases import kept_text
from generator.views.whole import whole_library

TABLE, DICTIONARY = "values.csv", "values.csv-metadata.json"  # the second name is CSVW's own
FILES: Mapping[str, tuple[str, ...]] = {
    "csv": (TABLE, DICTIONARY),
    "json": ("library.json",),
    "csl": ("works.json",),
    "bibtex": ("works.bib",),
    "ris": ("works.ris",),
}  # by the word of `export --what`
LICENCE = "https://creativecommons.org/licenses/by/4.0/"


def exports(context: Context, what: Iterable[str] = FILES) -> dict[str, str]:
    """The text of every file of those kinds, by its name; notes in the context's language."""
    made: dict[str, str] = {}
    for kind in what:
        made.update(_MAKERS[kind](context))
    return made


def kept_values(context: Context) -> dict[str, str]:
    """The values as each release kept them: its file, by the name for taking it away."""
    return {
        f"values-{release.version}.csv": kept_text(release.rows.values())
        for release in context.releases
        if release.version
    }


def _table(context: Context) -> dict[str, str]:
    dictionary = json.dumps(_dictionary(context), ensure_ascii=False, indent=1) + "\n"
    return {TABLE: csv_text(rows(context), COLUMNS), DICTIONARY: dictionary}


def _dictionary(context: Context) -> dict[str, object]:
    """What each column of the table holds, as CSV on the Web has it."""
    return {
        "@context": ["http://www.w3.org/ns/csvw", {"@language": context.lang}],
        "url": TABLE,
        "dc:title": context.word("export-table"),
        "dc:description": context.word("export-table-means"),
        "dc:license": {"@id": LICENCE},
        "schema:version": context.version,
        "schema:datePublished": context.date,
        "tableSchema": {
            "columns": [_column(context, name) for name in COLUMNS],
            "primaryKey": list(KEY),
        },
    }


def _column(context: Context, name: str) -> dict[str, object]:
    told: dict[str, object] = {
        "name": name,
        "titles": name,
        "dc:description": context.word(f"column-{name.replace('_', '-')}"),
        "datatype": "string",
        "required": name in ALWAYS,
    }
    return {**told, "separator": LISTS[name]} if name in LISTS else told


def _records(context: Context) -> dict[str, str]:
    whole = whole_library(context.library, context.version, context.date)
    (name,) = FILES["json"]
    return {name: json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"}


def _csl(context: Context) -> dict[str, str]:
    (name,) = FILES["csl"]
    return {name: csl_json(map(csl_item, context.library.sources.values())) + "\n"}


def _bibtex(context: Context) -> dict[str, str]:
    (name,) = FILES["bibtex"]
    entries = (bibtex(csl_item(source)) for source in context.library.sources.values())
    return {name: "\n\n".join(entries) + "\n"}


def _ris(context: Context) -> dict[str, str]:
    (name,) = FILES["ris"]
    entries = (ris(csl_item(source)) for source in context.library.sources.values())
    return {name: "\n\n".join(entries) + "\n"}


_MAKERS = {"csv": _table, "json": _records, "csl": _csl, "bibtex": _bibtex, "ris": _ris}
