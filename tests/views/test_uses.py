"""From a step to its passage and from the passage back to the step."""

from generator.model.answers import Citation
from generator.views.backlinks import StepPlace
from generator.views.context import Context
from generator.views.uses import answer_steps, passage_deals, step_place


def test_every_because_is_found_back_from_its_passage(context: Context):
    for deal, replay in context.replays.items():
        for step in replay.steps:
            for reading in step.because:
                for cite in reading.cites:
                    assert StepPlace(deal, step.id) in context.links.steps[cite]
                shown = context.links.shown[reading.question, replay.setting.id]
                assert StepPlace(deal, step.id) in shown


def test_every_back_link_leads_to_a_step_that_cites(context: Context):
    for cite, places in context.links.steps.items():
        for place in places:
            replay = context.replays[place.deal]
            step = next(step for step in replay.steps if step.id == place.step)
            assert any(cite in reading.cites for reading in step.because), (cite, place)


def test_a_passage_leads_to_every_deal_it_governed(context: Context):
    """By the first step for each question; each step once."""
    for cite in context.links.steps:
        deals = passage_deals(context, cite)
        found = [step.href for deal in deals for step in deal.steps]
        for deal in deals:
            named = [(step.place, step.number) for step in deal.steps]
            assert len(named) == len(set(named))  # no two links of a deal are called alike
        assert len(found) == len(set(found))
        first: dict[tuple[str, str], str] = {}
        for deal, replay in context.replays.items():
            for step in replay.steps:
                for reading in step.because:
                    if cite in reading.cites:
                        first.setdefault((deal, reading.question), step.id)
        wanted = {f"../replays/{deal}/index.html#{step}" for (deal, _), step in first.items()}
        assert set(found) == wanted


def test_an_answer_leads_to_the_first_step_of_each_deal(context: Context):
    for question, form in context.links.shown:
        deals = {d for d, replay in context.replays.items() if replay.setting.id == form}
        links = answer_steps(context, form, question)
        assert 1 <= len(links) <= len(deals)


def test_every_step_has_a_place_in_words(context: Context):
    for replay in context.replays.values():
        for step in replay.steps:
            assert step_place(context, step)


def test_an_unused_passage_leads_nowhere(context: Context):
    assert passage_deals(context, Citation("online-table", "no-such")) == ()
