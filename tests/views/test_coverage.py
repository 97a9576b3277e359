"""The coverage page counts every passage and every question of every form."""

from generator.model.answers import Citation, Evidence
from generator.replay.play import Replay
from generator.views.context import Context
from generator.views.coverage import EVIDENCE, coverage_page
from generator.views.passage_states import STATES
from generator.views.unshown import accounted, unseen_answers


def test_every_passage_has_a_state_under_every_form(context: Context):
    for each in coverage_page(context).sets:
        ruleset = context.library.rulesets[each.id]
        source = context.library.sources[ruleset.source]
        assert len(each.rows) == len(source.provisions)
        for row in each.rows:
            assert [cell.form.split("/")[1] for cell in row.cells] == list(ruleset.forms)
            assert all(cell.state in STATES for cell in row.cells)
        for column in each.forms:
            assert sum(count for _, count in column.counts) == len(source.provisions)


def test_shown_means_a_step_that_the_passage_decided(context: Context):
    """And not one where the source is silent."""
    deals = {replay.setting.id: replay for replay in context.replays.values()}
    for each in coverage_page(context).sets:
        source = context.library.rulesets[each.id].source
        provisions = context.library.sources[source].provisions
        for provision, row in zip(provisions, each.rows, strict=True):
            for cell in row.cells:
                cited = [
                    step.id
                    for step in (deals[cell.form].steps if cell.form in deals else ())
                    if any(
                        Citation(source, provision.id) in reading.cites
                        and reading.evidence is not Evidence.SILENT
                        for reading in step.because
                    )
                ]
                assert cell.count >= len(cited)
                assert (cell.state == "shown") == (cell.count > 0)
                assert bool(cell.href) == (cell.count > 0)


def test_what_does_not_act_says_why(context: Context):
    for each in coverage_page(context).sets:
        for row in each.rows:
            if {cell.state for cell in row.cells} & {"idle", "waits", "told", "context"}:
                assert row.why, row.ref


def test_every_question_is_counted_under_every_form(context: Context):
    page = coverage_page(context)
    assert len(page.questions) == len(context.settings)
    for row in page.questions:
        assert len(row.counts) == len(EVIDENCE)
        assert sum(row.counts) == len(context.library.questions)


def test_every_answer_is_shown_or_has_one_reason(context: Context):
    """Each value that a form plays decides a step of a kept deal, or stands in unshown.yaml."""
    for question, value in unseen_answers(context):
        reasons = [
            record.id
            for record in context.library.unshown.values()
            if accounted(record.answers, question, value)
        ]
        assert len(reasons) == 1, (question, value, reasons)


def test_no_reason_is_given_for_what_a_deal_shows(context: Context):
    unseen = [(question, str(value)) for question, value in unseen_answers(context)]
    for record in context.library.unshown.values():
        for word in record.answers:
            question, _, value = word.partition("=")
            assert any(q == question and value in ("", v) for q, v in unseen), word
        for cite in record.cites:
            assert not [r.id for r in context.replays.values() if _governs(r, cite)], cite


def test_every_passage_that_may_act_is_shown_or_has_a_reason(context: Context):
    given = {cite for record in context.library.unshown.values() for cite in record.cites}
    for each in coverage_page(context).sets:
        source = context.library.rulesets[each.id].source
        for provision, row in zip(
            context.library.sources[source].provisions, each.rows, strict=True
        ):
            states = {cell.state for cell in row.cells}
            acts = states & {"idle", "waits", "unplayed", "told"}
            if acts and not states & {"shown", "example"}:
                assert Citation(source, provision.id) in given, row.ref


def test_the_page_prints_every_reason(context: Context):
    rows = coverage_page(context).unseen
    assert [row.id for row in rows] == list(context.library.unshown)
    assert all(row.why and (row.answers or row.passages) for row in rows)


def _governs(replay: Replay, cite: Citation) -> bool:
    return any(
        cite in reading.cites and reading.evidence is not Evidence.SILENT
        for step in replay.steps
        for reading in step.because
    )
