"""While somebody writes: the page of a text is made at once, the others after it, and all in the
end as if made from nothing. Languages made at once are those made one after another.
"""

import os
from dataclasses import replace

import pytest
from jinja2 import TemplateNotFound

from generator.loading.prose import LANGUAGES
from generator.pages import afresh, at_once
from generator.pages.afresh import Writing, near
from generator.pages.build import Broken, load, make_pages
from generator.pages.edition import edition_of
from tests.conftest import ROOT
from tests.loading.toy import sound_library

EDITION = edition_of(ROOT, "")


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    return sound_library(tmp_path_factory.mktemp("library"))


@pytest.fixture(scope="module")
def started(root):
    """A small library, its pages made."""
    found = Writing(root, ("en",), tuple(root / name for name in ("sources", "rulesets", "theme")))
    assert len(found.turn(EDITION)) > 100
    return found


@pytest.fixture
def writing(started, root):
    """The same, and afterwards every file as it was, its time too."""
    kept = {file: (file.read_bytes(), file.stat()) for file in root.rglob("*.*")}
    yield replace(started)
    for file in root.rglob("*.*"):
        if file not in kept:
            file.unlink()
        elif file.read_bytes() != kept[file][0]:
            file.write_bytes(kept[file][0])
    for file, (_, told) in kept.items():
        os.utime(file, ns=(told.st_atime_ns, told.st_mtime_ns))


def save(root, name, old, new):
    text = (root / name).read_text("utf-8")
    assert old in text
    (root / name).write_text(text.replace(old, new), "utf-8")


RENDERING = ("sources/toy/rendering.en.yaml", "97 cards", "97 leaves")


def as_from_nothing(writing):
    made = make_pages(load(writing.root), writing.langs, EDITION)
    return {page.path: page for page in made.pages}


def by_path(writing):
    return {page.path: page for page in writing.made.pages}


def test_the_page_of_a_rendering_is_made_at_once_and_the_rest_after_it(writing):
    save(writing.root, *RENDERING)
    first = {page.path for page in writing.turn(EDITION)}
    assert first == {"sources/toy/index.md", "sources/toy/index.json"}
    assert writing.behind
    later = {page.path for page in writing.turn(EDITION)}
    assert later
    assert not later & first
    assert not writing.behind
    assert by_path(writing) == as_from_nothing(writing)


def test_a_text_is_at_once_on_the_pages_of_its_own_language(root):
    """One in English also on those of the others, which may have none of their own."""
    made = make_pages(load(root), ("en", "it"), EDITION)
    library = made.frames["en"].shelf.library
    italian = {page.path for page in near(made, library, ["sources/toy/rendering.it.yaml"])}
    english = {page.path for page in near(made, library, ["sources/toy/rendering.en.yaml"])}
    assert "it/sources/toy/index.md" in italian
    assert all(path.startswith("it/") for path in italian)
    assert {"sources/toy/index.md", *italian} <= english


def test_nothing_is_made_where_nothing_was_saved(writing, monkeypatch):
    monkeypatch.setattr(afresh, "load", None)
    assert writing.turn(EDITION) == ()


def test_a_question_is_made_at_once_when_its_words_change(writing):
    save(writing.root, "rulesets/questionnaire/resti.en.yaml", "resto", "unit")
    first = {page.path for page in writing.turn(EDITION)}
    assert first
    assert all(path.startswith("questions/") for path in first)


def test_all_pages_are_made_when_more_than_a_text_changes(writing):
    save(writing.root, "sources/toy/provisions.yaml", "\n", "\n\n")
    writing.turn(EDITION)
    assert not writing.behind
    assert by_path(writing) == as_from_nothing(writing)


def test_all_pages_are_written_again_when_their_frame_changes(writing):
    (writing.root / "theme").mkdir(exist_ok=True)
    (writing.root / "theme/main.html").write_text("other", "utf-8")
    assert writing.turn(EDITION) == writing.made.pages


def test_a_new_short_title_comes_into_the_frame_of_every_page(writing):
    save(writing.root, "sources/toy/source.en.yaml", "short: ", "short: The new ")
    assert len(writing.turn(EDITION)) < len(writing.made.pages)
    assert writing.turn(EDITION) == writing.made.pages


def test_a_fault_leaves_the_pages_and_is_gone_with_its_cause(writing):
    pages = writing.made
    slip = (RENDERING[0], "p2: >-", "p2: [")
    save(writing.root, *slip)
    with pytest.raises(Broken):
        writing.turn(EDITION)
    assert writing.made is pages
    save(writing.root, slip[0], slip[2], slip[1])
    assert writing.turn(EDITION) == ()


def test_what_is_saved_meanwhile_is_not_waited_for(writing, monkeypatch):
    """The making of all pages is left, so that the page of the text comes first."""
    monkeypatch.setattr(afresh, "LOOK", 0)
    pages, real = writing.made, afresh.load

    def slow(folder, between):
        loaded = real(folder)
        save(writing.root, *RENDERING)
        return loaded

    monkeypatch.setattr(afresh, "load", slow)
    save(writing.root, "sources/toy/provisions.yaml", "\n", "\n\n")
    assert writing.turn(EDITION) == ()
    assert writing.made is pages


def test_what_hands_have_written_is_in_the_only_language_that_is_made(root):
    pages = {p.path: p for p in make_pages(load(root), ("it",), EDITION).pages}
    assert "# Su questa edizione" in pages["about.md"].text
    assert not [path for path in pages if path.startswith("it/")]


@pytest.fixture
def two_cores(monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 2)


def test_languages_made_at_once_are_the_same(root, two_cores):
    loaded = load(root)
    after, beside = (make_pages(loaded, LANGUAGES, EDITION, at_once=o) for o in (False, True))
    assert beside.pages == after.pages
    assert beside.crumbs == after.crumbs
    assert list(beside.frames) == list(after.frames)
    for lang, frame in after.frames.items():
        assert beside.frames[lang].paths == frame.paths


def test_what_fails_in_a_language_made_at_once_is_told(root, tmp_path, two_cores):
    made = make_pages(load(root), LANGUAGES, EDITION)
    shelves = {lang: frame.shelf for lang, frame in made.frames.items()}
    with pytest.raises(TemplateNotFound, match=r"home\.html\.j2"):
        at_once.make_at_once(shelves, tmp_path / "nowhere", {})
