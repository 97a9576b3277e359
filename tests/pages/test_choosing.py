"""Which arguments of a message choose its words, and that the others are put in all the same."""

from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from generator.pages.choosing import chosen_by
from generator.pages.words import Words, words_of

FTL = """\
plain = { $title }, of { $site }
chosen = { $joint ->
    [or] { $before } or { $item }
   *[other] { $before } and { $item }
 }
named = On { chosen }: { $title }
called = { NUMBER($figure) } { -term(case: "acc") }
-term = { $case ->
    [acc] them
   *[other] they
 }
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(FTL, "utf-8")
    return words_of("en", tmp_path)


def test_a_message_chooses_by_its_selectors_and_by_those_of_messages_that_it_names():
    chosen = chosen_by(FluentResource(FTL).body)
    assert chosen == {
        "plain": frozenset(),
        "chosen": {"joint"},
        "named": {"joint"},
        "called": {"figure"},
    }


def test_texts_stand_in_their_places(words: Words):
    for title in ("One", "Two", "{ $site }", "a \\ b"):
        assert words("plain", title=title, site="T") == f"{title}, of T"
    assert words("named", joint="or", before="a", item="b", title="c") == "On a or b: c"
    assert words("named", joint="and", before="b", item="a", title="c") == "On b and a: c"


def test_what_chooses_is_not_left_open(words: Words):
    assert words("chosen", joint="or", before="or", item="and") == "or or and"
    assert words("chosen", joint="x", before="or", item="and") == "or and and"
    assert words("called", figure=3) == "3 them"


def test_figures_are_written_as_the_language_writes_them(tmp_path: Path):
    for lang in ("en", "de"):
        (tmp_path / f"{lang}.ftl").write_text("plain = { $title }\n", "utf-8")
    assert words_of("en", tmp_path)("plain", title=12345) == "12,345"
    assert words_of("de", tmp_path)("plain", title=12345) == "12.345"
    assert words_of("en", tmp_path)("plain", title="12345") == "12345"
