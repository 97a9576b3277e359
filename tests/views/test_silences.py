"""The map of silences: every form of every question, in the state that the data have."""

from collections import Counter

from generator.model.answers import Evidence
from generator.model.library import answer_of
from generator.views.silences import STATES, silences_page


def test_every_answer_has_one_mark_in_its_state(context):
    page = silences_page(context)
    forms = list(context.library.forms())
    rows = [row for stage in page.stages for row in stage.rows]
    assert [row.id for row in rows] == list(context.library.questions)
    for row in rows:
        assert len(row.places) == len(forms)
        for place, (ruleset, form) in zip(row.places, forms, strict=True):
            answer = answer_of(ruleset, row.id, form)
            if answer is None:
                assert place.state in ("not-read", "not-arising")
            else:
                assert place.state == answer.played.evidence_word.replace("_", "-")
                assert bool(place.filler or place.editors) is (place.state == "supplied")


def test_the_words_say_what_the_drawing_shows(context):
    for stage in silences_page(context).stages:
        for row in stage.rows:
            drawn = {place.state for place in row.places}
            assert [part.state for part in row.parts] == [s for s in STATES if s in drawn]
            led = {who.href for part in row.parts for who in part.who}
            assert led <= {place.href for place in row.places}


def test_the_counts_of_a_form_are_its_answers(context):
    for column, (ruleset, form) in zip(
        silences_page(context).columns, context.library.forms(), strict=True
    ):
        answers = [answer_of(ruleset, id, form) for id in context.library.questions]
        silent = sum(a is not None and a.played.evidence is Evidence.SILENT for a in answers)
        counts = dict(zip(STATES, column.counts, strict=True))
        assert counts["supplied"] + counts["silent"] == silent
        assert sum(counts.values()) == len(answers)


def test_states_are_told_apart_by_shape(context):
    """No two states share a drawing, so that nothing hangs on colour."""
    from tests.conftest import ROOT

    text = (ROOT / "site_src/templates/silences.html.j2").read_text("utf-8")
    shapes = {
        state: text.split(f'<symbol id="sm-{state}" ')[1].split("</symbol>")[0].split(">", 1)[1]
        for state in STATES
    }
    assert Counter(shapes.values()).most_common(1)[0][1] == 1
