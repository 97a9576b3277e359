"""The page of a deal that travels: the partings in words, with passages and both courses."""

import pytest

from generator.replay.diverge import diverge
from generator.views.context import Context
from generator.views.diverge import DivergePage, diverge_page, travels
from generator.views.replay import replay_page

HOME, AWAY, SEED = "minucci-1688/each-4", "vienna-1756/each-4", 19  # a King forced by V alone


@pytest.fixture(scope="module")
def page(context: Context) -> DivergePage:
    """A deal in which one form refuses a card; the page of a deal stands in for its own."""
    found = diverge(SEED, context.settings[HOME], context.settings[AWAY], "hands")
    return diverge_page(context, found, next(iter(context.library.deals)))


def test_a_card_refused_stands_beside_the_card_played(page: DivergePage):
    apart = next(each for each in page.partings if each.kind == "legality")
    (mine,) = [step for step in apart.a if step.here]
    (theirs,) = [step for step in apart.b if step.here]
    assert "plays" in mine.sentence
    assert mine.sentence != theirs.sentence
    assert [link.title for link in apart.undone_by] == [apart.matters[0].title]
    assert apart.matters[0].a.cell.state == "supplied"  # M is silent, and the editors fill it
    assert apart.matters[0].a.cell.cites
    assert apart.matters[0].b.passages
    assert apart.matters[0].a.cell.words != apart.matters[0].b.cell.words


def test_a_step_that_only_one_has_is_told_by_the_course_around_it(page: DivergePage):
    apart = next(each for each in page.partings if each.kind == "procedure")
    assert [step.here for step in (*apart.a, *apart.b)].count(True) == 1
    assert apart.a
    assert apart.b


def test_every_parting_says_where_it_is_and_what_undoes_it(page: DivergePage):
    for each in page.partings:
        assert each.place
        assert each.undone
        assert each.undone_by
    named = {each.kind for each in page.partings}
    assert bool(page.nowhere) is (len(named) < 5)
    assert page.tallies[-1].a
    assert page.tallies[-1].b


def test_the_page_of_a_deal_leads_to_its_comparisons(context: Context):
    for id, deal in context.library.deals.items():
        if deal.hands is None and not deal.irregular:
            links = travels(context, id)
            assert len(links) == (len(deal.travels.to) if deal.travels else 0)
            assert replay_page(context, context.replays[id]).travels == links
            assert all(link.href and "diverge/" in link.href for link in links)
