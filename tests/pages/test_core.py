"""The pages of the portable core: nothing in them is hard-coded, and the way out is the same."""

import json
from dataclasses import replace
from types import SimpleNamespace

import pytest
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup, escape

from generator.pages.build import make_pages
from generator.pages.core import put_in
from generator.pages.frame import MENU
from generator.pages.words import words_of
from generator.pages.written import REPLAY, write_tree
from tests.conftest import ROOT
from tests.pages import pseudo

THEME = ROOT / "site_src/templates/theme"
# said in no language: names of places, in the data as they are, and who edits the whole
NAMES = {
    "The",
    "Minchiate",
    "rules",
    "project",
    "Italy",
    "Florence",
    "online",
    "on",
    "screen",
}


@pytest.fixture(scope="module")
def foreign(loaded, tmp_path_factory):
    """Every page in the language of brackets."""
    words = tmp_path_factory.mktemp("words")
    pseudo.write_words(words)
    library = pseudo.bracketed(loaded.library)
    replays = {id: pseudo_replay(library, replay) for id, replay in loaded.replays.items()}
    changed = SimpleNamespace(**{f: getattr(loaded, f) for f in loaded.__slots__})
    changed.library, changed.replays = library, replays
    return make_pages(changed, langs=(pseudo.LANG,), words=words)


def pseudo_replay(library, replay):
    return replace(replay, deal=library.deals[replay.deal.id])


def framed(made, page):
    """A page as main.html frames it, without MkDocs."""
    frame, path = made.frame_of(page.path)
    environment = Environment(loader=FileSystemLoader(THEME))
    environment.filters["url"] = lambda value: value
    meta = json.loads(page.text.split("---\n")[1])
    given = SimpleNamespace(
        meta=meta, content=Markup(page.pieces[0]), toc=None, canonical_url=None, title=meta["title"]
    )
    around = frame.around(path, made.crumbs[page.path])
    return environment.get_template("main.html").render(
        page=given, config=SimpleNamespace(), suits_drawn=meta["suits_drawn"], **around
    )


def people(library):
    """The words of the names of those who worked on the sources."""
    credited = (names for source in library.sources.values() for names in source.credits.values())
    return {word for names in credited for name in names for word in name.split()}


def test_every_word_of_every_page_comes_from_the_words_or_the_data(foreign, loaded):
    """In a language of brackets nothing stands outside of brackets."""
    found, names = {}, NAMES | people(loaded.library)
    for page in foreign.pages:
        if page.is_file:
            continue
        words = [word for word in pseudo.outside(framed(foreign, page)) if word not in names]
        if words:
            found[page.path] = words[:8]
    assert found == {}


def test_the_same_pages_are_made_in_every_language(loaded, tmp_path):
    pseudo.write_words(tmp_path)
    made = make_pages(loaded, langs=("en", pseudo.LANG), words=tmp_path)
    first = {page.path for page in made.pages if not page.path.startswith("qps/")}
    second = {page.path.removeprefix("qps/") for page in made.pages if page.path.startswith("qps/")}
    once = {f"data/{name}" for name in made.frames["en"].shelf.downloads}
    assert once < first
    assert second == first - once | {"about.md", "contribute.md"}
    about = next(page.text for page in made.pages if page.path == "qps/about.md")
    assert about.startswith("---\ntitle:")
    assert '<div lang="en" markdown="1">' in about


def test_every_page_has_its_data_beside_it(made):
    paths = {page.path for page in made.pages}
    pages = [page.path for page in made.pages if not page.is_file]
    assert [path for path in pages if path.replace("index.md", "index.json") not in paths] == []


def test_every_page_has_a_title_a_description_and_a_citation(made):
    for page in made.pages:
        if page.is_file:
            continue
        head = json.loads(page.text.split("---\n")[1])
        assert head["title"], page.path
        assert 20 <= len(head["description"]) <= 260, (page.path, head["description"])
        assert head["version"] in head["cite_html"], page.path


def test_no_two_pages_have_the_same_place(made):
    paths = [page.path for page in made.pages]
    assert len(paths) == len(set(paths))


def test_the_menu_leads_to_pages_that_are_there(made):
    frame = made.frames["en"]
    assert len(frame.around("")["menu"]) >= len(MENU) - 1


def test_the_way_out_writes_every_page_with_its_pieces(made, tmp_path):
    write_tree(made, ROOT / "site_src", ROOT, tmp_path)
    for page in made.pages:
        assert (tmp_path / page.path).read_text("utf-8") == put_in(page.text, page.pieces)
    assert (tmp_path / REPLAY).is_file()
    assert (tmp_path / "about.md").is_file()
    assert (tmp_path / "assets/css/site.css").is_file()


def test_the_way_out_deletes_what_is_gone_and_leaves_what_is_the_same(made, tmp_path):
    write_tree(made, ROOT / "site_src", ROOT, tmp_path)
    (tmp_path / "old").mkdir()
    (tmp_path / "old/page.md").write_text("x")
    before = (tmp_path / "index.md").stat().st_mtime_ns
    write_tree(made, ROOT / "site_src", ROOT, tmp_path)
    assert not (tmp_path / "old").exists()
    assert (tmp_path / "index.md").stat().st_mtime_ns == before


@pytest.mark.parametrize(
    "path", ["compare/", "compare/tally/", "silences/", "cruxes/", "questions/fola.search/"]
)
def test_a_page_that_shows_effects_says_what_to_think_of_them(made, path):
    """A policy that plays badly makes a rule look harmless."""
    page = next(page for page in made.pages if page.path == f"{path}index.md")
    assert str(escape(words_of("en")("effects-caution"))) in page.pieces[0]
    assert "by chance" in page.pieces[0]
    assert "careful" in page.pieces[0]
