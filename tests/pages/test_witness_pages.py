"""The manuscript copy on its pages: each difference beside the print, and what agrees."""

import html
import re

import pytest

from tests.views.test_witness import OWN, PRINT, WITNESS


def page(made, path):
    """The HTML of a page."""
    return "".join(next(p.pieces for p in made.pages if p.path == f"{path}/index.md"))


def article(text, anchor):
    return text.split(f'id="{anchor}"', 1)[1].split("</article>", 1)[0]


@pytest.mark.parametrize("whose", [WITNESS, PRINT])
def test_both_pages_show_both_readings_with_their_passages(made, loaded, whose):
    text = page(made, f"sources/{whose}")
    places = {WITNESS: f"{WITNESS}/index.html#", PRINT: f"{PRINT}/index.html#", whose: '"#'}
    for passage in loaded.library.sources[WITNESS].provisions:
        found = article(text, passage.id)
        lines = [html.unescape(li) for li in re.findall(r"<li>(.*?)</li>", found)]
        for each in passage.readings:
            start = f'<span class="lemma">{each.lemma}</span> <span class="reading">{each.reading}<'
            assert any(line.startswith(start) for line in lines), start
        if passage.readings:
            head = next(line for line in lines if line.startswith('<span class="lemma"><a '))
            print_link, witness_link = head.split("</a></span>", 1)
            assert f"{places[PRINT]}{passage.id}" in print_link
            assert f"{places[WITNESS]}{passage.id}" in witness_link


@pytest.mark.parametrize("question", ["rob.cutter_takes", "tally.last_trick", *sorted(OWN)])
def test_a_cell_of_the_copy_says_that_it_agrees_unless_it_has_a_reading(made, question):
    cell = article(page(made, f"questions/{question}"), f"{WITNESS}-each-3")
    if question in OWN:
        assert "agrees with the print" not in cell
    else:
        assert 'agrees with the print: <a class="cite"' in cell
        assert f"sources/{WITNESS}/index.html#" in cell  # cited to its own pages
