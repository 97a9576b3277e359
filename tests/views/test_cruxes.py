"""The doubtful places: all of them, with every reading, and the way to every cell."""

from generator.model.library import answer_of
from generator.views.context import Context, cell_anchor
from generator.views.cruxes import cruxes_page


def test_every_crux_of_the_library_stands_once(context: Context):
    page = cruxes_page(context)
    assert [row.id for row in page.cruxes] == list(context.library.cruxes)
    links = [link.href for group in page.contents for link in group.links]
    assert sorted(links) == sorted(f"#{row.id}" for row in page.cruxes)


def test_readings_and_texts_are_there(context: Context):
    for row in cruxes_page(context).cruxes:
        entry = context.library.cruxes[row.id]
        assert tuple(reading.letter for reading in row.readings) == entry.letters
        assert row.doubt_html
        assert row.choice_html
        assert all(reading.text_html for reading in row.readings)
        unplayable = tuple(r.letter for r in row.readings if r.unplayable)
        assert set(unplayable) == set(entry.unplayable)


def test_every_answer_that_hangs_on_a_crux_is_named_there(context: Context):
    rows = {row.id: row for row in cruxes_page(context).cruxes}
    for ruleset, form in context.library.forms():
        for question in context.library.questions:
            answer = answer_of(ruleset, question, form)
            if answer is None or answer.crux is None:
                continue
            links = [a.href for p in rows[answer.crux].places for a in p.answers]
            forms = [
                f"{ruleset.id}/{other}"
                for other in ruleset.forms
                if answer_of(ruleset, question, other) is not None
            ]
            anchors = {f"../questions/{question}/index.html#{cell_anchor(f)}" for f in forms}
            assert anchors & set(links), (answer.crux, question, form)


def test_the_letter_played_is_one_of_the_readings(context: Context):
    for row in cruxes_page(context).cruxes:
        letters = {reading.letter for reading in row.readings}
        for place in row.places:
            assert place.plays in letters, (row.id, place.title)
            for answer in place.answers:
                assert {letter for letter, _ in answer.cells} <= letters
