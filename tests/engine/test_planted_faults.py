"""Faults planted in the engine on purpose: the referee tells each, and nothing without it."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from generator.engine import deaths, game, matto, tally
from generator.engine.because import DEATHS_MARKED_BY
from generator.engine.codes import KING_FREE, MATTO, MATTO_CARD
from generator.engine.ledger import side_of
from tests.engine.judging import judged, read_as

SEEDS = range(1, 21)


def king_left_free(monkeypatch, rules):
    """The holder of the King may play what he likes."""
    rules.king_rule = KING_FREE


def deaths_marked_twice(monkeypatch, rules):
    honest = deaths.enter

    def twice(table, rules, log, to, giver, points, question):
        for _ in range(2 if question == DEATHS_MARKED_BY else 1):
            honest(table, rules, log, to, giver, points, question)

    monkeypatch.setattr(deaths, "enter", twice)


def partners_kill_each_other(monkeypatch, rules):
    """A counting card under the partner's is scored to the other side."""
    honest = deaths.bury

    def bury(table, rules, log, winner, powerless):
        honest(table, rules, log, winner, powerless)
        for place in range(table.place):
            card, seat = table.table_card[place], table.seat_at[place]
            own = seat != winner and side_of(rules, seat) == side_of(rules, winner)
            if own and rules.value[card] and card != MATTO_CARD:
                deaths.die(table, rules, log, seat, 1 - side_of(rules, seat), card)

    monkeypatch.setattr(game, "bury", bury)


def matto_goes_with_the_trick(monkeypatch, rules):
    """The Matto lies in the pile of whoever wins its trick."""
    honest = game.gather

    def gather(table, rules, winner, powerless):
        honest(table, rules, winner, powerless)
        taker = side_of(rules, winner)
        for side in range(rules.sides):
            if side != taker and table.trick_t & table.pile_t[side] & MATTO:
                table.pile_t[side] &= ~MATTO
                table.pile_t[taker] |= MATTO
                table.pile_count[side] -= 1
                table.pile_count[taker] += 1

    monkeypatch.setattr(game, "gather", gather)


def last_trick_to_the_loser(monkeypatch, rules):
    honest = tally.count_last_trick

    def count_last_trick(table, rules, log):
        table.last_winner = (table.last_winner + 1) % rules.players
        honest(table, rules, log)

    monkeypatch.setattr(tally, "count_last_trick", count_last_trick)


def four_tens_counted_as_two_sets(monkeypatch, rules):
    rules.four_tens_two = 1


def numerals_the_same_way_in_every_suit(monkeypatch, rules):
    """In coppe and denari the ten beats the ace, as in the long suits."""
    for suit in (0, 1):
        rules.order[14 * suit : 14 * suit + 10] = sorted(rules.order[14 * suit : 14 * suit + 10])


def highest_card_given_for_the_matto(monkeypatch, rules):
    """The last card of those that may be owed is given, whatever it breaks."""

    def choose_owed(table, rules, side, taker, suits, trumps):
        return (56 + trumps.bit_length() if trumps else suits.bit_length()) - 1

    monkeypatch.setattr(matto, "choose_owed", choose_owed)


def resto_of_eighty(monkeypatch, rules):
    rules.resto = 80


def quota_of_one_more(monkeypatch, rules):
    rules.quota += 1


def deaths_unmarked_by_the_absent(monkeypatch, rules):
    honest = deaths.enter

    def enter(table, rules, log, to, giver, points, question):
        if table.active[to]:
            honest(table, rules, log, to, giver, points, question)

    monkeypatch.setattr(deaths, "enter", enter)


def fee_of_the_seat_before(monkeypatch, rules):
    rules.fees = [rules.fees[0], *rules.fees[:3]]


@dataclass(frozen=True)
class Planted:
    """A fault, a form that has the rule, and what the referee says of it: where, and what."""

    fault: Callable
    form: str
    where: str
    what: str


PLANTED = (
    Planted(king_left_free, "online-table/pairs", "t", "is not legal; he may play"),
    Planted(deaths_marked_twice, "minucci-1688/each-3", ".dead.", "the rules give"),
    Planted(partners_kill_each_other, "vienna-1756/pairs", ".dead.", "not to be expected"),
    Planted(matto_goes_with_the_trick, "cardavia/pairs", "result.piles", "too many"),
    Planted(last_trick_to_the_loser, "minucci-1688/each-2", "tally.last_trick", "the rules give"),
    Planted(four_tens_counted_as_two_sets, "online-table/pairs", "tally.versicole", "tens"),
    Planted(numerals_the_same_way_in_every_suit, "vienna-1756/each-3", ".won", "TrickWon of"),
    Planted(highest_card_given_for_the_matto, "online-table/pairs", "matto", "best off"),
    Planted(resto_of_eighty, "minucci-1688/each-2", "", "no resto is drawn"),
    Planted(quota_of_one_more, "vienna-1756/pairs", "tally.cards", "counts"),
    Planted(deaths_unmarked_by_the_absent, "minucci-1688/each-4", ".dead.", "no marks"),
    Planted(fee_of_the_seat_before, "minucci-1688/each-4", "tally.fees", "the rules give"),
)


def told(setting, planted):
    """The seeds of which the referee says what is expected of this fault."""
    return [
        seed
        for seed in SEEDS
        if any(
            planted.where in fault.partition(":")[0] and planted.what in fault
            for fault in judged(setting, seed, {})
        )
    ]


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.fault.__name__)
def test_the_referee_tells_a_planted_fault(planted, monkeypatch):
    setting = read_as(planted.form, {})
    planted.fault(monkeypatch, setting.rules)
    assert told(setting, planted)


@pytest.mark.parametrize("form_id", sorted({planted.form for planted in PLANTED}))
def test_without_the_fault_it_says_nothing(form_id):
    setting = read_as(form_id, {})
    assert [seed for seed in SEEDS if judged(setting, seed, {})] == []
