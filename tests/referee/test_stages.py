"""The stages that the worked deals pass by: other ways to cut and rob, and a lost Matto."""

import pytest

from tests.referee.before import cut_and_rob, deal, packets
from tests.referee.cards import MATTO, PACK
from tests.referee.count import count
from tests.referee.debts import pay_debt
from tests.referee.scribe import scribe_table
from tests.referee.table import Debt
from tests.referee.versicole import Group


def pack_with(at: dict[int, str]) -> list[str]:
    """A pack in which these cards lie at these places, counted from 1, and the rest anyhow."""
    rest = [card for card in PACK if card not in at.values()]
    return [at.get(place) or rest.pop(0) for place in range(1, 98)]


@pytest.mark.parametrize(
    ("form", "letters", "places", "robbed", "first", "last"),
    [
        # minucci-1688:n14, the lifted packet from below; it goes under, its stopping card last
        ("minucci-1688/each-3", {}, {40: "T22", 39: "T29", 38: "C8"}, "T22 T29", 41, 38),
        ("minucci-1688/each-3", {"X13": "B"}, {40: "T22", 39: "T29", 38: "C8"}, "T22 T29", 1, 97),
        ("minucci-1688/each-3", {"X15": "B"}, {40: "T22", 39: "T29", 38: "C8"}, "T22", 41, 39),
        ("minucci-1688/each-3", {"X60": "B"}, {40: "T22", 39: "T30", 38: "T23"}, "T22 T30", 41, 38),
        # vienna-1756:w13, counting cards alone; or from the top of what is left on the table
        ("vienna-1756/pairs", {"X14d": "B"}, {40: "T22", 39: "T30"}, "", 41, 40),
        (
            "vienna-1756/pairs",
            {"X14d": "B", "X14b": "B"},
            {41: "T1", 42: "CK", 43: "T22"},
            "T1 CK",
            43,
            40,
        ),
    ],
)
def test_what_the_cutter_robs(form, letters, places, robbed, first, last):
    table, _ = scribe_table(form, **letters)
    pack = pack_with(places)
    table.pack, table.cut = list(pack), 40
    cut_and_rob(table)
    assert table.hands[table.cutter] == set(robbed.split())
    assert (table.pack[0], table.pack[-1]) == (pack[first - 1], pack[last - 1])


def test_the_cutter_takes_no_more_than_the_stock():
    """online-table:s3-2: thirteen at most, and the next card is not looked at."""
    table, clerk = scribe_table("online-table/pairs")
    table.pack = [f"T{number}" for number in range(21, 41)] + ["C8"]
    cut_and_rob(table)
    assert len(table.hands["north"]) == 13
    assert clerk.steps[-1]["id"].startswith("cut.13")


def test_a_cutter_dealt_short_has_his_last_packet_shortened():
    table, _ = scribe_table("vienna-1756/pairs", X14c="A")
    table.pack = list(PACK[12:])
    table.hands["north"] = set(PACK[:12])
    table.extra["north"] = 12
    assert packets(table, "north") == [9, 0]
    deal(table)
    assert [len(hand) for hand in table.hands.values()] == [21] * 4
    assert len(table.pack) == 13
    assert table.extra["north"] == 0


@pytest.mark.parametrize(
    ("form", "letters", "marked", "valued"),
    [
        ("online-table/pairs", {}, 5, True),  # online-table:s4-3
        ("online-table/pairs", {"X33": "B"}, 5, False),
        ("vienna-1756/pairs", {}, 0, True),  # vienna-1756:law-12
        ("minucci-1688/each-4", {}, 15, True),
        ("minucci-1688/each-4", {"X33": "C"}, 0, True),
    ],
)
def test_a_lost_matto(form, letters, marked, valued):
    table, clerk = scribe_table(form, **letters)
    clerk.drawing = False
    mine, other = table.side["south"], table.side["east"]
    table.piles[mine], table.piles[other] = {MATTO}, {"T1", "T40", "C2", "C3"}
    table.tricks["east"], table.last_to_win = 1, "east"
    table.debt = Debt("south", mine, other)
    count(table)
    lost = next(step for step in clerk.steps if step["event"] == "MattoLost")
    assert sum(mark["points"] for mark in lost["marks"]) == marked
    shown = [step for step in clerk.steps if step["id"] in ("tally.values", "tally.honours")]
    with_groups = 20 if form != "online-table/pairs" and valued else 0
    assert shown[0]["amounts"][other] == (20 if valued else 15) + with_groups
    assert MATTO in table.piles[other]


def test_a_shown_matto_is_lost_without_marks():
    """minucci-1688:n11: the exemption goes with the rule that the loss is borrowed from."""
    table, clerk = scribe_table("minucci-1688/each-3")
    table.declared["south"] = [Group("run", frozenset({"T1", "T2", "T3", MATTO}), 16)]
    table.debt = Debt("south", "south", "west")
    pay_debt(table, at_the_end=True)
    assert [step["marks"] for step in clerk.steps] == [[]]


def test_a_card_paid_at_once_waits_for_the_first_trick():
    table, clerk = scribe_table("minucci-1688/each-3", X32b="B")
    table.debt = Debt("south", "south", "west")
    table.piles["south"] = {MATTO}
    pay_debt(table)
    assert table.debt
    table.tricks["south"] = 1
    table.piles["south"] |= {"C4", "T30"}
    pay_debt(table)
    assert table.debt is None
    assert clerk.steps[-1]["cards"] == ["C4"]
