"""A deal stepped card by card is the deal that the engine plays by itself."""

import pytest

from generator.engine.codes import RANDOM
from generator.engine.events import Log
from generator.engine.game import play_deal
from generator.engine.play import legal_cards
from generator.engine.policies import choose_card
from generator.engine.stepping import begin, cards_to_play, play_on
from generator.engine.sweep import prepare
from generator.engine.table import Table
from tests.conftest import every_form


@pytest.fixture
def table():
    return Table()


def as_the_policy(table, rules):
    suits, trumps, _ = legal_cards(table, rules)
    return choose_card(table, rules, suits, trumps)


@pytest.mark.parametrize("id", every_form())
def test_stepping_gives_the_same_events(form, table, id):
    rules = form(id).rules
    for seed in range(10):
        whole, stepped = Log(), Log()
        prepare(table, rules, seed, RANDOM)
        play_deal(table, rules, whole)
        prepare(table, rules, seed, RANDOM)
        now = begin(table, rules, stepped)
        while play_on(table, now, stepped, as_the_policy(table, now)):
            pass
        assert stepped.items[: stepped.count] == whole.items[: whole.count]


def test_the_cards_to_play_are_the_legal_ones_in_order(form, table):
    rules = form("online-table/pairs").rules
    prepare(table, rules, 1, RANDOM)
    now = begin(table, rules, None)
    going = 1
    while going:
        suits, trumps, _ = legal_cards(table, now)
        cards = cards_to_play(table, now)
        assert cards == sorted(cards)
        assert sum(1 << card for card in cards) == suits | trumps << 56
        going = play_on(table, now, None, cards[-1])


def test_a_card_that_may_not_be_played_is_refused_and_nothing_has_changed(form, table):
    rules = form("online-table/pairs").rules
    prepare(table, rules, 1, RANDOM)
    now = begin(table, rules, None)
    may = cards_to_play(table, now)
    for card in {-1, 0, 40, 60, 96, *range(97)} - set(may):
        with pytest.raises(ValueError, match="may not be played"):
            play_on(table, now, None, card)
    assert (table.place, cards_to_play(table, now)) == (0, may)
