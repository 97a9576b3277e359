"""The referee against deals that were worked by hand, and against records tampered with."""

import copy
from typing import Any

import pytest

from tests.referee.cards import KINGS, MATTO, PACK, TRUMPS
from tests.referee.count import count
from tests.referee.forms import FORMS
from tests.referee.judge import judge
from tests.referee.scribe import random_record, scribe_table
from tests.referee.switches import form_rules, letters_of
from tests.referee.tricks import take
from tests.referee.written import cardavia_deal, minucci_deal, online_deal

A, B = "south+north", "east+west"


@pytest.mark.parametrize("deal", [online_deal, cardavia_deal, minucci_deal])
def test_the_worked_deals_are_right(deal):
    assert judge(deal(), {}) == []


def test_the_first_score_draws_a_resto_where_the_first_lead_would_not():
    """Cardavia's worked deal, were every score tested: the declaration reaches 60."""
    found = judge(cardavia_deal(), {"X70": "B"})
    assert any(fault.startswith(f"declare.north: {A} has 60 over {B}") for fault in found)


@pytest.mark.parametrize(
    ("remainder", "drawn"),
    [("B", "1 to east from south"), ("C", "1 to east from south")],
)
def test_full_sixties_alone_are_drawn_where_the_remainder_is_not_rounded_up(remainder, drawn):
    found = judge(minucci_deal(), {"X35c": remainder})
    assert len([fault for fault in found if drawn in fault]) == 1


def last_trick_piles() -> dict[str, set[str]]:
    """Forty cards in each pile before the last trick; the counting ones matter."""
    trumps_a = {f"T{number}" for number in (36, 37, 38, 39, 40, 1, 10, 13, 20)}
    trumps_b = {f"T{number}" for number in (*range(28, 36), 2, 3, 4, 5)}
    a, b = trumps_a | {"CK", "DK"}, trumps_b | {"BK"}
    empty = [
        card for card in PACK if card not in a | b | {MATTO, "S4", "S9", "T6"} and card not in KINGS
    ]
    short = 40 - len(a)
    a |= set(empty[:short])
    return {A: a, B: b | set(empty[short:][: 40 - len(b)])}


@pytest.mark.parametrize(
    ("form", "last", "letters", "lead"),
    [
        ("online-table/pairs", "S9", {}, 61),
        ("cardavia/pairs", "S9", {}, 60),
        ("online-table/pairs", "T6", {}, 2),
        ("online-table/pairs", "T6", {"X30": "B"}, -48),
    ],
)
def test_a_matto_led_to_the_last_trick(form, last, letters, lead):
    table, clerk = scribe_table(form, **letters)
    table.piles = last_trick_piles()
    table.tricks.update(south=10, west=10)
    clerk.account.leads = {(A, B): -32}
    trick = [("south", MATTO), ("east", "S4"), ("north", "SK"), ("west", last)]
    take(table, 21, trick)
    count(table)
    assert clerk.account.shown() == lead


@pytest.mark.parametrize(("south_first", "leads"), [(True, -2), (False, 58)])
def test_two_losers_of_one_trick_are_entered_as_they_played(south_first, leads):
    """The cutter is 58 ahead of the leader, and each loses a ten: who loses first matters."""
    table, clerk = scribe_table("minucci-1688/each-3")
    clerk.account.leads["south", "east"] = -58
    trick = [("south", "T38"), ("east", "T39"), ("west", "T40")]
    take(table, 9, trick if south_first else [trick[1], trick[2], trick[0]])
    assert -clerk.account.leads["south", "east"] == leads
    assert clerk.account.resti["east"] == (1 if south_first else 0)


@pytest.mark.parametrize("name", FORMS)
def test_what_the_referee_writes_it_accepts(name):
    """Every form and every reading, on a random deal each."""
    cases = [(crux, letter) for crux, all in letters_of(FORMS[name]).items() for letter in all]
    for seed, (crux, letter) in enumerate(cases):
        letters = {crux: letter}
        assert judge(random_record(form_rules(name, letters), seed), letters) == [], letters


def change_lead(record: dict[str, Any], step: dict[str, Any]) -> None:
    lead = step["lead"]
    step["lead"] = lead + 1 if isinstance(lead, int) else lead | {next(iter(lead)): 77}


def change_marks(record: dict[str, Any], step: dict[str, Any]) -> None:
    to, payer = list(record["result"]["resti"])[:2]
    step["marks"] = [*(step.get("marks") or []), {"to": to, "from": payer, "points": 3}]


def change_event(record: dict[str, Any], step: dict[str, Any]) -> None:
    step["event"] = "Nonsense"


def change_place(record: dict[str, Any], step: dict[str, Any]) -> None:
    record["steps"].remove(step)
    record["steps"].insert(2, step)


def write_twice(record: dict[str, Any], step: dict[str, Any]) -> None:
    record["steps"].append(copy.deepcopy(step))


def trade_cards(record: dict[str, Any], step: dict[str, Any]) -> None:
    step["cards"] = [next(card for card in PACK if card not in step.get("cards", []))]


@pytest.mark.parametrize(
    "change", [change_lead, change_marks, change_event, change_place, write_twice, trade_cards]
)
@pytest.mark.parametrize("name", FORMS)
def test_a_tampered_record_is_found_out(name, change):
    record = random_record(FORMS[name], 5)
    steps = [step for step in record["steps"][3:] if step["event"] in ("Exposed", "TrickWon")]
    for step in steps[::4]:
        tampered = copy.deepcopy(record)
        change(tampered, next(one for one in tampered["steps"] if one["id"] == step["id"]))
        assert judge(tampered, {}), step["id"]


@pytest.mark.parametrize(("form", "cards"), [("online-table/pairs", 84), ("cardavia/pairs", 84)])
def test_with_a_searched_fola_every_counting_card_is_in_a_pile(form, cards):
    for seed in range(5):
        record = random_record(FORMS[form], seed)
        amounts = next(s["amounts"] for s in record["steps"] if s["id"] == "tally.values")
        assert sum(amounts.values()) == 142
        assert sum(len(pile) for pile in record["result"]["piles"].values()) == cards


@pytest.mark.parametrize(
    ("form", "trick"),
    [("online-table/pairs", 4), ("minucci-1688/each-3", 3), ("vienna-1756/each-2", 2)],
)
def test_piles_hold_whole_tricks(form, trick):
    """A card given for the Matto makes up for the Matto."""
    for seed in range(5):
        record = random_record(FORMS[form], seed)
        given = any(step["event"] == "MattoLost" for step in record["steps"])
        sizes = [len(pile) % trick for pile in record["result"]["piles"].values()]
        assert given or not any(sizes)


def test_what_is_not_known_is_refused():
    with pytest.raises(ValueError, match="form"):
        judge({"form": "ughi-ms/pairs"}, {})
    with pytest.raises(ValueError, match="X02"):
        form_rules("online-table/pairs", {"X02": "B"})
    with pytest.raises(ValueError, match="'Z'"):
        form_rules("vienna-1756/pairs", {"X28b": "Z"})


def test_a_record_without_its_pack_is_refused():
    assert judge(online_deal() | {"pack": list(TRUMPS)}, {})
