"""Whole deals worked by hand: the engine gives every entry of them."""

import pytest

from generator.engine.codes import MATTO
from generator.engine.game import close_trick, finish
from generator.engine.play import legal_cards, open_trick, play_card
from generator.engine.table import Table
from generator.model.cards import INDEX
from generator.replay.play import codes_of
from generator.replay.setting import Setting, masks
from tests.engine.worked import FOR_THE_TABLE, FOR_THREE, leads, play_worked


def winners(steps):
    return [step.seat for step in steps if step.event == "TrickWon"]


def by_id(steps):
    return {step.id: step for step in steps}


@pytest.fixture
def table_rules(form) -> Setting:
    return form("online-table/pairs")


def test_the_worked_deal_of_the_table_comes_out_entry_by_entry(table_rules):
    steps, table = play_worked(table_rules, FOR_THE_TABLE)
    assert not table.refused
    assert leads(steps) == [
        10, 15, 20, 15, 10, 60, 0, -20, -23, -26, -31, -26, -21, -38, -28, -20, -10, 0,
    ]  # fmt: skip
    assert dict(steps[-1].resti) == {"south+north": 1, "east+west": 1}
    assert [table.gross[0], table.gross[1]] == [225, 175]
    assert [table.pile_count[0], table.pile_count[1]] == [52, 32]
    assert winners(steps) == [
        "west", "north", "west", "north", "south", "east", "north", "east", "north", "east",
        "west", "north", "east", "north", "west", "north", "north", "north", "north", "north",
        "north",
    ]  # fmt: skip


def test_the_worked_deal_shows_what_it_was_made_for(table_rules):
    steps = by_id(play_worked(table_rules, FOR_THE_TABLE)[0])
    assert steps["cut.stop"].cards == ("B5",)
    assert steps["rob.stop"].cards == ("S1",)
    assert steps["fola.taken"].cards == ("T5",)
    assert steps["fola"].cards == ("C4", "D1", "S1", "S8", "SQ", "B7", "B10", "T14")
    assert steps["declare.north"].marks[0].points == 50
    assert steps["declare.north.resto"].to == "south+north"
    assert steps["declare.west"].marks[0].points == 20
    assert steps["t06.4"].because[0].question == "play.king_rule"
    assert steps["t17.matto"].giver == "east+west"
    assert steps["matto"].cards == ("S2",)
    assert steps["tally.versicole"].amounts == (("south+north", 50), ("east+west", 67))
    assert steps["tally.values"].amounts == (("south+north", 75), ("east+west", 67))


def test_the_same_deal_under_cardavia_draws_nothing_before_play(form):
    steps, table = play_worked(form("cardavia/pairs"), FOR_THE_TABLE)
    assert not table.refused
    before_play = [step for step in steps if step.id.startswith("declare")][-1]
    assert before_play.lead[0][2] == 40
    assert steps[-2].lead[0][2] == 50
    assert dict(steps[-1].resti) == {"south+north": 1, "east+west": 0}


def test_drawing_from_the_first_score_makes_cardavia_like_the_table(form):
    steps, _ = play_worked(form("cardavia/pairs", X70="B"), FOR_THE_TABLE)
    assert dict(steps[-1].resti) == {"south+north": 1, "east+west": 1}


def test_the_worked_deal_of_three_comes_out_entry_by_entry(form):
    steps, table = play_worked(form("minucci-1688/each-3"), FOR_THREE)
    assert not table.refused
    found = by_id(steps)
    assert found["cut.1"].cards == ("T20",)
    assert found["cut.2"].cards == ("T1",)
    assert found["cut.stop"].cards == ("C8",)
    assert found["rob.1"].cards == ("CK",)
    assert found["rob.stop"].cards == ("D5",)
    # pairs: south/east, south/west, east/west; the cutter is east, the dealer west
    assert found["rob.1"].lead == (
        ("south", "east", -20), ("south", "west", -5), ("east", "west", 15),
    )  # fmt: skip
    assert found["declare.west"].lead == (
        ("south", "east", -55), ("south", "west", -20), ("east", "west", 35),
    )  # fmt: skip
    assert found["t24.resto"].to == "east"
    assert found["t24.resto"].giver == "south"
    assert found["matto"].cards == ("C1",)
    assert dict(found["tally.honours"].amounts) == {"south": 5, "east": 90, "west": 41}
    before_the_close = steps[-2].lead
    assert before_the_close == (
        ("south", "east", -97), ("south", "west", -69), ("east", "west", 94),
    )  # fmt: skip
    assert sorted(steps[-1].drawn) == [
        ("east", "south", 2), ("east", "west", 2), ("west", "south", 2),
    ]  # fmt: skip


def test_a_remainder_dropped_gives_the_leader_three_to_pay(form):
    steps, _ = play_worked(form("minucci-1688/each-3", X35c="C"), FOR_THREE)
    won = {(to, giver): resti for to, giver, resti in steps[-1].drawn}
    assert won == {("east", "south"): 1, ("east", "west"): 1, ("west", "south"): 1}


# Before trick 21 of the table: south leads the Matto, east follows S4, north SK, west as given.
SIDE_OF_SOUTH = ["T36", "T37", "T38", "T39", "T40", "T1", "T10", "T13", "T20", "CK", "DK"]
SIDE_OF_WEST = [
    "T28",
    "T29",
    "T30",
    "T31",
    "T32",
    "T33",
    "T34",
    "T35",
    "T2",
    "T3",
    "T4",
    "T5",
    "BK",
]


def last_trick(setting: Setting, last: str, lead: int = -32) -> tuple[Table, list[int]]:
    worthless = [
        c for c in INDEX if c not in (*SIDE_OF_SOUTH, *SIDE_OF_WEST, "M", "S4", "SK", last)
    ]
    first = (*SIDE_OF_SOUTH, *worthless[:29])
    second = (*SIDE_OF_WEST, *worthless[29:56])
    table = Table()
    table.active, table.seats, table.dealer = [1, 1, 1, 1], 4, 3
    table.testing, table.trick, table.leader = 1, 20, 0
    table.tricks = [5, 5, 5, 5]
    piles = [masks(first), masks(second)]
    table.pile_s = [piles[0][0], piles[1][0], 0, 0]
    table.pile_t = [piles[0][1], piles[1][1], 0, 0]
    table.pile_count = [40, 40, 0, 0]
    table.lead[1], table.lead[4] = lead, -lead
    open_trick(table)
    for seat, code in enumerate(("M", "S4", "SK", last)):
        suits, trumps = masks((code,))
        table.suits[seat], table.trumps[seat] = suits, trumps
        table.mover = seat
        question = legal_cards(table, setting.rules)[2]
        play_card(table, setting.rules, None, INDEX[code], question)
    close_trick(table, setting.rules, None)
    before = [table.lead[1]]
    finish(table, setting.rules, None)
    return table, before


@pytest.mark.parametrize(
    ("form_id", "letters", "last", "won", "piles"),
    [
        ("online-table/pairs", {}, "S9", (2, 0), (44, 40)),
        ("cardavia/pairs", {}, "S9", (1, 0), (43, 41)),
        ("online-table/pairs", {}, "T6", (1, 0), (40, 44)),
        ("cardavia/pairs", {"X30": "B"}, "T6", (0, 1), (40, 44)),
    ],
)
def test_a_matto_led_to_the_last_trick(form, form_id, letters, last, won, piles):
    table, _ = last_trick(form(form_id, **letters), last)
    assert (table.won[1], table.won[4]) == won
    assert (table.pile_count[0], table.pile_count[1]) == piles


@pytest.mark.parametrize(
    ("form_id", "pile", "owed"),
    [
        ("online-table/pairs", "M C4 S9 T12 T28 T29 T30 CK", "C4"),
        ("online-table/pairs", "M T28 T29 T30 T36", "T29"),
        ("online-table/pairs", "M CK T2 T36 T37", "T2"),
        ("minucci-1688/each-4", "M T6 T29 CK S3 B9", "S3"),
        ("minucci-1688/each-4", "M T9 T29 CK", "T9"),
    ],
)
def test_the_card_owed_for_the_matto(form, form_id, pile, owed):
    """Each pile, and the card that leaves its side best off among those that may be given."""
    from generator.engine.matto import may_owe, pay

    setting = form(form_id)
    table = Table()
    table.active, table.seats = [1, 1, 1, 1], 4
    suits, trumps = masks(tuple(pile.split()))
    table.pile_s[0], table.pile_t[0] = suits, trumps
    table.tricks = [1, 1, 1, 1]
    table.matto_seat, table.debt_from, table.debt_to = 0, 0, 1
    assert not may_owe(table, setting.rules, 0)[1] & MATTO
    pay(table, setting.rules, None)
    assert codes_of(table.pile_s[1], table.pile_t[1]) == (owed,)
