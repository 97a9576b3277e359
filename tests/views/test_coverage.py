"""The coverage page counts every passage and every question of every form."""

from generator.model.answers import Citation, Evidence
from generator.views.context import Context
from generator.views.coverage import EVIDENCE, coverage_page
from generator.views.passage_states import STATES


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
