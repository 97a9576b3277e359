"""The three trees of the built site: the same pages, each in its language and with the others."""

import json
import re

import pytest
from fluent.syntax import FluentParser, ast

from generator.loading.library import load_library
from generator.loading.prose import LANGUAGES
from generator.pages.word_sample import sample, sample_file
from generator.pages.words import FOLDER
from generator.views.translated import kinds_of_text
from tests.conftest import ROOT

OTHERS = LANGUAGES[1:]
WORDS = re.compile(r"[^\W\d_]+")
# Texts of more than three words that are the same in two languages, and why they may be.
SAME = {
    # titles of works, which stay in their own language
    "source": re.compile(r"title"),
}


def tree(site, lang):
    """The pages of a language by their path within its tree."""
    base = site if lang == "en" else site / lang
    found = {p.relative_to(base).as_posix() for p in base.rglob("*.html")} - {"404.html"}
    return {name for name in found if lang != "en" or name.split("/")[0] not in OTHERS}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_pages(built_site, lang):
    assert tree(built_site, lang) == tree(built_site, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_name_their_language_and_the_others(built_site, lang):
    base = built_site if lang == "en" else built_site / lang
    for name in sorted(tree(built_site, lang)):
        head = (base / name).read_text("utf-8")[:6000]
        assert f'<html lang="{lang}"' in head, name
        links = dict(re.findall(r'<link rel="alternate" hreflang="(\w+)" href="([^"]+)"', head))
        assert set(links) == set(LANGUAGES), name
        for other, href in links.items():
            there = ((base / name).parent / href).resolve()
            wanted = built_site if other == "en" else built_site / other
            assert there == (wanted / name).resolve(), (name, href)


@pytest.mark.parametrize("lang", OTHERS)
def test_a_place_has_the_same_anchor_in_every_language(built_site, lang):
    """The language menu keeps the fragment, so that it must be there."""
    anchors = re.compile(r'\bid="([^"]+)"')
    for name in sorted(tree(built_site, "en")):
        if name.startswith("search/"):
            continue
        english = set(anchors.findall((built_site / name).read_text("utf-8")))
        there = set(anchors.findall((built_site / lang / name).read_text("utf-8")))
        assert english ^ there == set(), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_search_of_a_language_leads_to_its_own_pages(built_site, lang):
    base = built_site if lang == "en" else built_site / lang
    text = (base / "search/records.js").read_text("utf-8")
    records = json.loads(text.removeprefix("window.minchiateRecords = ").rstrip(";\n"))
    assert not [r["a"] for r in records if r["a"].split("/")[0] in LANGUAGES]
    for path in {r["a"].partition("#")[0] for r in records}:
        assert (base / path / "index.html").is_file(), path
    said = " ".join(r["w"] + r["t"] for r in records)
    assert {"en": "trick", "it": "presa", "de": "Stich"}[lang] in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tree_has_a_page_for_unknown_addresses(built_site, lang):
    """The one at the root speaks every language: most hosts show no other."""
    base = built_site if lang == "en" else built_site / lang
    html = (base / "404.html").read_text("utf-8")
    assert f'<html lang="{lang}"' in html
    said = re.findall(r'<section lang="(\w+)" data-not-found', html)
    assert said == (list(LANGUAGES) if lang == "en" else [lang])
    markup = re.sub(r"<script>.*?</script>", "", html, flags=re.DOTALL)
    addresses = re.findall(r'(?:href|src|action)="(?!data:|#)([^"]+)"', markup)
    assert [a for a in addresses if not a.startswith("/")] == []  # it is shown at any depth
    there = [built_site / a.lstrip("/").partition("#")[0] for a in addresses]
    assert [file for file in there if not file.is_file()] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_the_search_of_a_language_has_its_word_for_a_set(built_site, lang):
    """Each spelling finds it too, wherever the page itself writes another."""
    text = (built_site / lang / "search/records.js").read_text("utf-8")
    records = json.loads(text.removeprefix("window.minchiateRecords = ").rstrip(";\n"))
    for spelling in ("verzicola", "verzigola", "versicola"):
        found = [r for r in records if spelling in f"{r['t']} {r['w']} {r.get('o', '')}".lower()]
        assert {"provision", "term"} <= {r["k"] for r in found}, spelling


def leaves(tree, above=()):
    for key, value in tree.items():
        if isinstance(value, str):
            yield (*above, key), value
        else:
            yield from leaves(value, (*above, key))


@pytest.mark.parametrize("lang", OTHERS)
def test_no_translated_text_of_more_than_three_words_is_the_english_one(lang):
    library, _, _ = load_library(ROOT)
    same = []
    for kind, files in kinds_of_text(library).items():
        for texts in files:
            english = dict(leaves(texts.trees.get("en", {})))
            for path, words in leaves(texts.trees.get(lang, {})):
                spoken = re.sub(r"`[^`]*`|\*[^*]*\*|\{\w+\}", " ", words)  # codes and quoted terms
                if english.get(path) != words or len(WORDS.findall(spoken)) <= 3:
                    continue
                if not (kind in SAME and SAME[kind].fullmatch(path[-1])):
                    same.append((kind, path, words))
    assert same == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_kept_words_have_every_message(lang):
    kept = (ROOT / sample_file(lang)).read_text("utf-8")
    said = {line.partition(":")[0] for line in kept.splitlines()}
    body = FluentParser().parse((FOLDER / f"{lang}.ftl").read_text("utf-8")).body
    assert {e.id.name for e in body if isinstance(e, ast.Message) and e.value} - said == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_kept_as_they_are_said(lang):
    """`words --write` says them anew."""
    assert (ROOT / sample_file(lang)).read_text("utf-8") == sample(lang)
