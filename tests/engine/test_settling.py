"""The end of a deal: cards over the quota, and what becomes of a lead that is no whole resto."""

import pytest

from generator.engine.codes import VERSICOLE
from generator.engine.ledger import enter
from generator.engine.resti import settle
from generator.engine.table import Table
from generator.engine.tally import count_piles, count_surplus
from generator.model.cards import CARDS
from generator.replay.counting import count_cards
from generator.replay.play import play_seed
from generator.replay.setting import Setting, masks
from tests.conftest import form_of

EACH_3, PAIRS = "minucci-1688/each-3", "vienna-1756/pairs"


def table_of(setting: Setting) -> Table:
    table = Table()
    players = setting.rules.players
    table.active = [1] * players + [0] * (4 - players)
    table.seats, table.dealer = players, players - 1
    return table


def settled(setting: Setting, lead: int) -> tuple[list[int], list[int]]:
    """Resti won between the first two sides, and the leads that stay; the first side leads."""
    table = table_of(setting)
    table.lead[1], table.lead[4] = lead, -lead
    settle(table, setting.rules, None)
    return [table.won[1], table.won[4]], [table.lead[1], table.lead[4]]


@pytest.mark.parametrize("form_id", [EACH_3, PAIRS])
@pytest.mark.parametrize(
    ("letter", "lead", "won", "left"),
    [
        ("A", 130, 3, 0), ("A", 120, 2, 0), ("A", 1, 1, 0), ("A", 0, 0, 0),
        ("B", 130, 2, 10), ("B", 120, 2, 0), ("B", 59, 0, 59), ("B", 61, 1, 1),
        ("C", 130, 2, 0), ("C", 120, 2, 0), ("C", 59, 0, 0), ("C", 60, 1, 0),
    ],
)  # fmt: skip
def test_a_remainder_counts_as_a_resto_or_is_carried_over_or_dropped(
    form, form_id, letter, lead, won, left
):
    """X35c: A up, B carried over, C down."""
    setting = form(form_id, X35c=letter)
    assert settled(setting, lead) == ([won, 0], [left, -left])
    assert settled(setting, -lead) == ([0, won], [-left, left])


def test_a_lead_that_stood_untested_is_drawn_by_whichever_entry_comes_first(form):
    """X70 A: 70 stood before the first lead; 5 for the other side leave 65, a resto and 5."""
    setting = form("cardavia/pairs", X70="A")
    table = table_of(setting)
    enter(table, setting.rules, None, 0, 1, 70, 0)
    assert (table.won[1], table.lead[1]) == (0, 70)
    table.testing = 1
    enter(table, setting.rules, None, 1, 0, 5, 0)
    assert (table.won[1], table.won[4], table.lead[1], table.lead[4]) == (1, 0, 5, -5)


@pytest.mark.parametrize(("letter", "told"), [("A", True), ("B", False)])
def test_where_no_surplus_is_counted_none_is_told(form, letter, told):
    """X34b."""
    replay = play_seed(form(PAIRS, X34b=letter), 4, "west", ("careful",) * 4)
    assert any(step.id == "tally.cards" for step in replay.steps) == told


def test_each_total_is_settled_with_the_table(form):
    """X35a B: what one has of all the others together, up or down, made whole."""
    setting = form(EACH_3, X35a="B")
    table = table_of(setting)
    for one, other, lead in ((0, 1, 100), (0, 2, -40), (1, 2, -20)):
        table.lead[4 * one + other], table.lead[4 * other + one] = lead, -lead
    settle(table, setting.rules, None)
    assert [table.won[5 * side] for side in range(3)] == [1, -2, 1]  # of 60, -120 and 60
    assert sum(map(abs, table.won)) == 4
    assert table.lead == [0] * 16


@pytest.mark.parametrize(
    ("piles", "nets"),
    [
        ((36, 24, 15), {"A": (22, -11, -11), "B": (11, -1, -10), "C": (33, -3, -30)}),
        ((33, 30, 12), {"A": (8, 5, -13), "B": (8, 5, -13), "C": (24, 15, -39)}),
        ((15, 24, 36), {"A": (-11, -11, 22), "B": (-10, -1, 11), "C": (-30, -3, 33)}),
        ((12, 33, 30), {"A": (-13, 8, 5), "B": (-13, 8, 5), "C": (-39, 24, 15)}),
        ((27, 24, 24), {"A": (4, -2, -2), "B": (2, -1, -1), "C": (6, -3, -3)}),
    ],
)
def test_cards_over_the_quota_of_25_by_each_reading(form, piles, nets):
    """`minucci-1688:n19`, X34a."""
    for letter, expected in nets.items():
        setting = form(EACH_3, X34a=letter)
        table = table_of(setting)
        table.pile_count = [*piles, 0]
        count_surplus(table, setting.rules, None)
        won = [sum(table.lead[4 * side : 4 * side + 4]) for side in range(3)]
        assert tuple(won) == expected, letter


@pytest.mark.parametrize(
    ("dealer", "paid"),
    [
        (3, {(0, 2): 4, (0, 3): 1, (1, 3): 3}),
        (0, {(1, 2): 3, (0, 2): 1, (0, 3): 4}),
        (2, {(0, 3): 4, (0, 2): 1, (1, 2): 3}),
    ],
)
def test_who_is_under_the_quota_pays_from_the_leader_on(form, dealer, paid):
    """X34a B: to the first whose surplus is not yet met; the order is the editors'."""
    setting = form("minucci-1688/each-4", X34a="B")
    table = table_of(setting)
    table.dealer = dealer
    table.pile_count = [26, 24, 17, 17]
    count_surplus(table, setting.rules, None)
    leads = {(to, giver): table.lead[4 * to + giver] for to in range(4) for giver in range(4)}
    assert {pair: points for pair, points in leads.items() if points > 0} == paid


@pytest.mark.parametrize(
    ("letter", "side", "points"),
    [
        ("A", 0, 2 * (15 + 20)),
        ("B", 0, 2 * 20),
        ("A", 1, 2 * (15 + 20)),
        ("B", 1, 2 * (15 + 20)),
    ],
)
def test_a_versicola_kept_back_counts_at_the_end_or_not_at_all(form, letter, side, points):
    """X21: to the side that kept it back; what lies beside it in the pile counts in either case."""
    setting = form(PAIRS, X21=letter, X03="B")
    table = table_of(setting)
    table.kept_count = [1, 0, 0, 0]
    table.kept_t = [masks(("T30", "T31", "T32"))[1], *[0] * 63]
    cards = ("T30", "T31", "T32", "CK", "DK", "SK", "BK")
    table.pile_s[side], table.pile_t[side] = masks(cards)
    count_piles(table, setting.rules, None, 0, 1, VERSICOLE)
    assert table.counted[side] == points
    assert table.counted[1 - side] == 0


def test_only_a_versicola_within_one_that_was_kept_back_is_passed_over(form):
    """X21 B: of two kept back, what is made of cards of both counts."""
    setting = form(PAIRS, X21="B", X08a="B", X03="B")
    table = table_of(setting)
    table.kept_count = [2, 0, 0, 0]
    kept = [masks(cards)[1] for cards in (("T30", "T31", "T32"), ("T33", "T34", "T35"))]
    table.kept_t = [*kept, *[0] * 62]
    table.pile_t[0] = masks(("T31", "T32", "T33"))[1]
    count_piles(table, setting.rules, None, 0, 1, VERSICOLE)
    assert table.counted[0] == 2 * 15


@pytest.mark.parametrize(("cards", "over"), [(0, 0), (41, 0), (42, 0), (43, 1), (60, 18)])
def test_a_pile_is_never_under_its_quota(cards, over):
    pile = CARDS[97 - cards :]
    assert count_cards(form_of(PAIRS), pile).surplus == over
    assert count_cards(form_of(PAIRS), CARDS[:cards]).surplus == over
