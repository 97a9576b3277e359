"""How far it is from one page to another, on the built site."""

from pathlib import Path

import pytest

from generator.loading.prose import LANGUAGES
from tests.conftest import library
from tests.pages.links import Node, Place, graph

Graph = dict[str, Node]


@pytest.fixture(scope="module")
def pages(built_site: Path) -> Graph:
    """The pages in English."""
    return graph(built_site, LANGUAGES[1:])


@pytest.fixture(scope="module")
def passages() -> frozenset[Place]:
    """The place of every passage of every source."""
    return frozenset(
        (f"sources/{source.id}/", provision.id)
        for source in library().sources.values()
        for provision in source.provisions
    )


def next_to(page: Node) -> set[str]:
    return {address for address, _ in page.leads}


def test_every_passage_has_its_place(pages: Graph, passages: frozenset[Place]):
    assert len(passages) > 100
    assert [(page, id) for page, id in passages if id not in pages[page].ids] == []


def test_every_passage_is_within_two_links_of_every_page(pages: Graph, passages: frozenset[Place]):
    """By links to the passage itself: to the page that it stands on is not enough."""
    direct = {address: page.leads & passages for address, page in pages.items()}
    for address, page in pages.items():
        found = direct[address].union(*(direct[other] for other in next_to(page)))
        assert passages - found == set(), address


def test_a_page_of_every_kind_is_within_two_links_of_every_passage(
    pages: Graph, passages: frozenset[Place]
):
    kinds = {page.kind for page in pages.values()}
    assert len(kinds) >= 20
    for source in {page for page, _ in passages}:
        near = next_to(pages[source])
        near = near.union(*(next_to(pages[other]) for other in near))
        assert kinds - {pages[address].kind for address in near} == set(), source


def test_no_page_stands_alone(pages: Graph):
    """Every page is reached by links from the first."""
    reached, last = {""}, {""}
    while last:
        last = {to for address in last for to in next_to(pages[address])} - reached
        reached |= last
    assert set(pages) - reached == set()
