"""Every work in BibTeX, RIS and CSL-JSON, read back by programs that are not ours.

Pybtex and pandoc read the BibTeX, rispy and pandoc the RIS, pandoc the CSL-JSON. All are to find
the same authors, titles, years and pages, and those of source.yaml.
"""

import json
import re
import subprocess
from functools import cache

import pypandoc
import pytest
import rispy
from pybtex.database import parse_string

from generator.views.citing import cite
from generator.views.references import bibtex, csl_item, csl_json, days, people, ris
from tests.conftest import library

ITEMS = {id: csl_item(source) for id, source in library().sources.items()}
WAYS = ("pybtex", "pandoc-bibtex", "rispy", "pandoc-ris", "pandoc-csl")


def said(item):
    """What the record itself says: authors with their given names first, title, year, pages."""
    year = next(iter(days(item)), ("",))[0]
    return {
        "authors": [spoken(name) for name in people(item, "author")],
        "title": item["title"],
        "year": year,
        "pages": item.get("page", ""),
    }


def spoken(name):
    """`Paolo Minucci` of `Minucci, Paolo`."""
    family, _, given = name.partition(", ")
    return f"{given} {family}".strip()


def as_pandoc(text, reader):
    done = subprocess.run(
        [pypandoc.get_pandoc_path(), f"--from={reader}", "--to=csljson"],
        input=text, capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    return {each["id"]: _of_csl(each) for each in json.loads(done.stdout)}


def _of_csl(item):
    item["title"] = re.sub(r"</?span[^>]*>", "", item["title"])
    parts = ("literal", "given", "dropping-particle", "non-dropping-particle", "family")
    authors = [
        " ".join(name[part] for part in parts if part in name) for name in item.pop("author", ())
    ]
    pages = item.get("page", "").replace("–", "-")
    return {**said(item), "authors": authors, "pages": pages}


def by_pybtex(text):
    return {id: _of_pybtex(entry) for id, entry in parse_string(text, "bibtex").entries.items()}


def _of_pybtex(entry):
    names = (
        (person.last_names, person.first_names + person.middle_names)
        for person in entry.persons.get("author", ())
    )
    fields = entry.fields
    return {
        "authors": [" ".join((*given, *family)).strip("{}") for family, given in names],
        "title": fields["title"].strip("{}").replace(r"\&", "&"),
        "year": fields.get("year", "").split("--")[0],
        "pages": fields.get("pages", "").replace("--", "-"),
    }


def by_rispy(text):
    return {entry["id"]: _of_rispy(entry) for entry in rispy.loads(text)}


def _of_rispy(entry):
    ends = (entry.get("start_page"), entry.get("end_page"))
    return {
        "authors": [spoken(name) for name in entry.get("authors", [])],
        "title": entry["title"],
        "year": entry.get("year", ""),
        "pages": "-".join(page for page in ends if page),
    }


@cache
def found(way):
    """What a program finds in the file of all works."""
    if way.endswith("csl"):
        return as_pandoc(csl_json(ITEMS.values()), "csljson")
    if way.endswith("ris") or way == "rispy":
        text = "\n\n".join(map(ris, ITEMS.values())) + "\n"
        return by_rispy(text) if way == "rispy" else as_pandoc(text, "ris")
    text = "\n\n".join(map(bibtex, ITEMS.values())) + "\n"
    return by_pybtex(text) if way == "pybtex" else as_pandoc(text, "biblatex")


@pytest.mark.parametrize("way", WAYS)
def test_all_works_are_read_back(way):
    assert found(way).keys() == ITEMS.keys()


@pytest.mark.parametrize("id", ITEMS)
def test_every_reader_finds_the_authors_title_year_and_pages_of_the_record(id):
    assert {way: found(way)[id] for way in WAYS} == dict.fromkeys(WAYS, said(ITEMS[id]))


def test_the_library_tries_every_shape():
    """Groups as authors aside: two authors, none, no year, two years, no pages, a list of pages."""
    records = [said(item) for item in ITEMS.values()]
    assert {len(each["authors"]) for each in records} >= {0, 1, 2}
    assert any(not each["year"] for each in records)
    assert any(len(list(days(item))) == 2 for item in ITEMS.values())
    assert any("," in each["pages"] for each in records)


def test_marks_of_bibtex_in_a_title_are_read_back_as_they_are():
    item = {
        "id": "odd",
        "type": "book",
        "title": "Games & 50% of #1_pack",
        "author": [{"literal": "Society and Sons"}, {"family": "De Rossi", "given": "Anna"}],
    }
    read = as_pandoc(bibtex(item), "biblatex")["odd"]
    assert read["title"] == item["title"]
    assert read["authors"] == ["Society and Sons", "Anna De Rossi"]
    assert by_pybtex(bibtex(item))["odd"]["authors"] == ["Society and Sons", "Anna De Rossi"]


def test_the_citation_of_a_page_is_read_alike_by_all(context):
    made = cite(context, "Vienna 1756, rule IV & more", "State: stated.", "law-4")
    wanted = {
        "authors": ["The Minchiate rules project"],
        "title": "Vienna 1756, rule IV & more",
        "year": "2026",
        "pages": "",
    }
    readings = (
        by_pybtex(made.bibtex),
        as_pandoc(made.bibtex, "biblatex"),
        by_rispy(made.ris),
        as_pandoc(made.ris + "\n", "ris"),
        as_pandoc(made.csl_json, "csljson"),
    )
    assert [list(each.values()) for each in readings] == [[wanted]] * len(readings)
