"""Pairs: few enough, alike, the named ones among them; their lines are what the data differ in."""

from collections import Counter
from dataclasses import replace

from generator.commands.compare import difference as by_command
from generator.model.library import answer_of
from generator.views.chosen_pairs import MOST, chosen_pairs
from generator.views.pairs import pair_page, pairs_index

PAIR = ("vienna-1756/pairs", "online-table/pairs")


def test_the_promised_pair_and_the_named_ones_have_a_page(context):
    chosen = chosen_pairs(context)
    assert PAIR in chosen
    assert set(context.library.pairs) <= set(chosen)


def test_no_form_is_in_more_than_six_and_no_pair_stands_twice(context):
    chosen = chosen_pairs(context)
    assert max(Counter(form for pair in chosen for form in pair).values()) <= MOST
    assert len({frozenset(pair) for pair in chosen}) == len(chosen)


def test_what_is_chosen_is_alike_in_players_and_sides_and_the_nearest_in_date(context):
    bare = replace(context, library=replace(context.library, pairs=()))
    for one, other in chosen_pairs(bare):
        forms = [context.settings[id].ruleset.forms[id.partition("/")[2]] for id in (one, other)]
        assert (forms[0].players, forms[0].sides) == (forms[1].players, forms[1].sides)
    chosen = chosen_pairs(bare)
    near, far = ("cardavia/pairs", "online-table/pairs"), PAIR
    if near in chosen and far in chosen:
        assert chosen.index(near) < chosen.index(far)


def test_its_lines_are_the_questions_that_the_command_finds_different(context):
    page = pair_page(context, PAIR)
    told = {line.id: line.differs for group in page.groups for line in group.lines}
    one, other = (context.settings[form] for form in PAIR)
    for id in context.library.questions:
        left, right = (answer_of(s.ruleset, id, s.form) for s in (one, other))
        if left is not None and right is not None:
            assert told.get(id, "no") == by_command(left, right), id
    assert "value" in told.values()
    assert "evidence" in told.values()


def test_each_line_stands_under_what_it_bears_on_with_the_passages_of_both(context):
    page = pair_page(context, PAIR)
    assert [group.id for group in page.groups] == [
        "procedure", "legality", "outcome", "score", "payment",
    ]  # fmt: skip
    for group in page.groups:
        for line in group.lines:
            assert context.library.questions[line.id].consequence.value == group.id
            for side in (line.a, line.b):
                if side.cell.state == "stated":
                    assert side.said, line.id
                    assert all(s.passage.ref.href for s in side.said)


def test_a_line_names_a_deal_that_shows_it(context):
    page = pair_page(context, PAIR)
    lines = {line.id: line for group in page.groups for line in group.lines}
    shown = [line for line in lines.values() if line.steps]
    assert len(shown) > 10
    assert all("replays/" in str(step.href) for line in shown for step in line.steps)
    assert page.deals


def test_the_list_leads_to_every_pair(context):
    chosen = chosen_pairs(context)
    found = [item.href for group in pairs_index(context, chosen).groups for item in group.items]
    assert len(found) == len(set(found)) == len(chosen)
