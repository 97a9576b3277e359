"""Citations can be read by reference managers, and hold version, date and state."""

import json
from dataclasses import replace

import pytest
import rispy
from pybtex.database import parse_string

from generator.pages.addresses import PageAddresses
from generator.views.citing import cite


@pytest.fixture
def cited(context):
    address = PageAddresses("sources/x/", "en", "en", "https://example.org/m/")
    published = replace(context, address=address, version="1.2.0", date="2027-03-01")
    return cite(published, "Vienna 1756, rule IV & more", "State: stated.", "law-4")


def test_the_reference_says_all(cited):
    for part in ("rule IV", "1.2.0", "1 March 2027", "State: stated.", "https://example.org/m/"):
        assert part in cited.text


def test_bibtex_is_read_back(cited):
    (entry,) = parse_string(cited.bibtex, "bibtex").entries.values()
    assert entry.fields["url"] == "https://example.org/m/sources/x/#law-4"
    assert entry.fields["title"] == r"{Vienna 1756, rule IV \& more}"
    assert (entry.fields["version"], entry.fields["note"]) == ("1.2.0", "State: stated.")


def test_ris_is_read_back(cited):
    (entry,) = rispy.loads(cited.ris)
    assert entry["type_of_reference"] == "ELEC"
    assert entry["authors"] == ["The Minchiate rules project"]
    assert entry["edition"] == "1.2.0"
    assert entry["urls"] == ["https://example.org/m/sources/x/#law-4"]


def test_csl_json_is_read_back(cited):
    (entry,) = json.loads(cited.csl_json)
    assert entry["issued"] == {"date-parts": [[2027, 3, 1]]}
    assert (entry["version"], entry["note"]) == ("1.2.0", "State: stated.")
