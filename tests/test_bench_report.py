"""The table of the benchmarks says what was asked, what came out, and whether that is enough."""

import sys

import pytest

from tests.conftest import ROOT


@pytest.fixture
def report(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import report

    yield report
    del sys.modules["report"]


@pytest.fixture
def forms(report):
    figures = {"a/four": (4, 130), "b/four": (4, 140), "c/two": (2, 140)}
    return {id: report.Form(*two) for id, two in figures.items()}


RATES = {
    "compiled sweep, random": [200.0, 90.0, 330.0],
    "tarok, Python": [2.0, 1.0, 3.0],
    "a/four": [100.0, 100.0, 100.0],
    "b/four": [90.0, 80.0, 100.0],
    "c/two": [50.0, 50.0, 50.0],
}


def test_a_ratio_is_the_median_of_the_ratios_round_by_round(report):
    assert report.paired(RATES, "compiled sweep, random", "tarok, Python") == 100.0
    assert report.paired(RATES, "compiled sweep, random", "tarok, C++ rollouts") is None


def test_of_the_richest_forms_the_slowest_is_set_against_the_plainest(report, forms):
    told = {ratio.name: figure for ratio, figure in report.ratios(RATES, forms)}
    name = "time a card, richest form / plainest: 140 questions answered / 130: c/two / a/four"
    assert told[name] == 2.0


def test_forms_are_compared_among_as_many_players_and_among_all(report, forms):
    told = {ratio.name: figure for ratio, figure in report.ratios(RATES, forms)}
    assert told["time a card, dearest form / cheapest, for four players: b/four / a/four"] == (
        pytest.approx(1.0 / 0.9)
    )
    assert told["time a card, dearest form / cheapest, for any number: c/two / a/four"] == 2.0


def test_the_table_says_what_was_asked_and_what_is_not_met(report, forms):
    table = report.markdown(RATES, forms, 3, (12.34, 5.0))
    rows = [row for row in table.splitlines() if row.startswith("| ")]
    assert "| compiled sweep / tarok from Python | at least 100 | 100.00 | met |" in rows
    assert any(row.endswith("| at most 1.25 | 2.00 | **not met** |") for row in rows)
    assert any(" for any number: c/two / a/four |  | 2.00 |  |" in row for row in rows)
    assert any(
        row.endswith("| under 10 s | 12.3 s (5.0 s of processor) | **not met** |") for row in rows
    )
    assert "median of 3 rounds" in table


def test_the_table_goes_between_its_marks(report, tmp_path):
    page = tmp_path / "README.md"
    page.write_text(f"before\n\n{report.BEGIN}\nold\n{report.END}\n\nafter\n")
    report.put_into(page, "| new |\n", lambda file, text: file.write_text(text))
    assert page.read_text() == f"before\n\n{report.BEGIN}\n\n| new |\n\n{report.END}\n\nafter\n"


def test_a_page_without_marks_is_left_alone(report, tmp_path):
    page = tmp_path / "README.md"
    page.write_text("no marks\n")
    with pytest.raises(SystemExit, match="has lost its marks"):
        report.put_into(page, "| new |\n", lambda file, text: file.write_text(text))
    assert page.read_text() == "no marks\n"


def test_the_page_of_the_benchmarks_has_its_marks(report):
    text = (ROOT / "bench" / "README.md").read_text("utf-8")
    assert text.index(report.BEGIN) < text.index(report.END)
