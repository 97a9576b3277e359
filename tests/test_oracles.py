"""Every figure that a source works, or that follows from its rules, is worked here too.

`ORACLES` goes through them by number. An example is named by source and id, and stands on the
source's page; what can be no example names the test that works it, with the reason.
"""

import ast
from dataclasses import dataclass

import pytest

from generator.model.source import Outcome
from generator.replay.examples import run
from generator.replay.setting import setting
from tests.conftest import ROOT, library

DEAL = "a whole deal, played card by card"
STATE = "a state in the middle of a deal"
ALL_DEALS = "it holds of every deal, not of one"


@dataclass(frozen=True, slots=True)
class Worked:
    """A test that works what can be no example."""

    why: str
    tests: tuple[str, ...]  # file::function, under tests/


def worked(why: str, *tests: str) -> Worked:
    return Worked(why, tests)


ORACLES: dict[str, tuple[str, ...] | Worked] = {
    # the pack and the deal
    "E01": ("minucci-1688:e01", "online-table:e01", "online-table:e01-trumps"),
    "E02": ("vienna-1756:e02",),
    "E03": (
        "online-table:e03", "online-table:e03-tens", "online-table:e03-fives",
        "online-table:e03-threes",
    ),
    "E04": ("vienna-1756:e04", "vienna-1756:e04-matto", "vienna-1756:e04-without"),
    "E05": ("cardavia:e05",),
    "E06": ("minucci-1688:e06", "minucci-1688:e06-letter"),
    "E07": ("vienna-1756:e07", "vienna-1756:e07-wide", "vienna-1756:law-14-values"),
    "E08": ("minucci-1688:e08", "pratesi-ughi-2024:e08"),
    "E09": ("minucci-1688:e09", "pratesi-ughi-2024:e09", "online-table:e09"),
    "E10": ("minucci-1688:e10",),
    "E11": ("ughi-ms:e11", "ughi-ms:e11-third-round"),
    "E12": ("cardavia:e12",),
    "E13": ("online-table:e13",),
    "E14": (
        "minucci-1688:e14-papi", "minucci-1688:e14-papi-four", "minucci-1688:e14-13",
        "minucci-1688:e14-13-safe", "minucci-1688:e14-20", "minucci-1688:e14-20-safe",
        "minucci-1688:e14-king", "minucci-1688:e14-king-low", "minucci-1688:e14-10",
    ),
    # versicole
    "E15": ("online-table:e15",),
    "E16": (
        "online-table:e16-1-13-28", "online-table:e16-10-20-30", "online-table:e16-20-30-40",
        "online-table:e16-four-tens", "online-table:e16-three-kings",
        "online-table:e16-four-kings",
    ),
    "E17": ("online-table:e17-runs", "online-table:e17"),
    "E18": ("online-table:e18-run", "online-table:e18"),
    "E19": (
        "minucci-1688:e19-declared", "minucci-1688:e19-saved", "minucci-1688:e19-broken",
        "minucci-1688:e19-end-lost",
    ),
    "E20": (
        "minucci-1688:e20", "minucci-1688:e20-eldest", "minucci-1688:e20-second",
        "minucci-1688:e20-third", "minucci-1688:e20-dealer", "vienna-1756:e20-fees",
        "vienna-1756:e20-fees-three", "vienna-1756:e20-eldest", "vienna-1756:e20-second",
        "vienna-1756:e20-third", "vienna-1756:e20-dealer", "vienna-1756:e20-three-eldest",
        "vienna-1756:e20-three-second", "vienna-1756:e20-three-dealer",
    ),
    "E21": ("minucci-1688:e21", "minucci-1688:e62-two"),
    "E22": ("minucci-1688:e22-saved", "minucci-1688:e22-damaged", "minucci-1688:e62-damaged"),
    "E23": ("minucci-1688:e23-saved", "minucci-1688:e23-broken"),
    "E24": ("minucci-1688:e24", "minucci-1688:e24-death"),
    "E25": (
        "online-table:e25-one", "online-table:e25-three", "online-table:e25-twenty",
        "online-table:e25-thirty", "online-table:e25-sun",
    ),
    # the running score and resti
    "E26": ("dummett-mcleod-2004:e26",),
    "E27": ("online-table:e27",),
    "E28": (
        "cardavia:e28-0", "cardavia:e28-1", "cardavia:e28-59", "cardavia:e28-60",
        "cardavia:e28-61", "cardavia:e28-119", "cardavia:e28-120", "cardavia:e28-121",
        "online-table:e28-none", "online-table:e28-part", "online-table:e28-whole",
        "online-table:e28-beyond",
    ),
    "E29": ("online-table:e29", "online-table:e29-other-side"),
    "E30": ("online-table:e30",),
    "E31": ("minucci-1688:e31", "vienna-1756:e31", "online-table:e31", "cardavia:e31"),
    "E32": ("online-table:e32", "online-table:e32-partner"),
    "E33": ("minucci-1688:e33-three", "minucci-1688:e33-four"),
    "E60": ("minucci-1688:e60-declared", "minucci-1688:e60-absent"),
    "E61": ("minucci-1688:e61-alone", "minucci-1688:e61"),
    "E62": (
        "minucci-1688:e62-one", "minucci-1688:e62-two", "minucci-1688:e62-one-made",
        "minucci-1688:e62-made",
    ),
    # penalties
    "E34": (
        *(f"vienna-1756:e34-{n}" for n in range(1, 8)),
        "vienna-1756:e34-b1", "vienna-1756:e34-b2", "vienna-1756:e34-b7",
    ),
    "E35": ("minucci-1688:e35-four", "minucci-1688:e35-three", "minucci-1688:e35-two"),
    "E36": (
        "minucci-1688:e36-four", "minucci-1688:e36-three", "minucci-1688:e36-two",
        "vienna-1756:e36-pairs", "vienna-1756:e36-pairs-one", "vienna-1756:e36-each-4",
        "vienna-1756:e36-each-3", "vienna-1756:e36-each-2",
    ),
    "E37": ("minucci-1688:e37",),
    "E38": ("vienna-1756:e38",),
    "E39": ("vienna-1756:e39", "vienna-1756:e39-nineteen"),
    "E40": ("pratesi-vienna-2024:e40",),
    "E41": worked(
        "pages of books are no rule of play",
        "test_oracles.py::test_e41_the_pages_of_the_books_are_as_many_as_they_say",
    ),
    # what follows, by our reckoning
    "E42": (
        "online-table:e42", "vienna-1756:e42", "vienna-1756:e42-barred",
        "vienna-1756:e42-skipped",
    ),
    "E45": (
        "online-table:e45-least", "online-table:e45-most", "minucci-1688:e45-three",
        "minucci-1688:e45-three-eight", "minucci-1688:e45-two",
    ),
    "E46": worked(
        ALL_DEALS,
        "engine/test_invariants.py::test_a_thousand_deals_hold",
        "referee/test_referee.py::test_with_a_searched_fola_every_counting_card_is_in_a_pile",
    ),
    "E47": (
        "online-table:e47", "cardavia:e47", "minucci-1688:e47", "minucci-1688:e47-without",
        "vienna-1756:e47", "vienna-1756:e47-without",
    ),
    "E49": ("online-table:e49", "cardavia:e49"),
    "E51": worked(
        ALL_DEALS,
        "engine/test_invariants.py::test_where_each_plays_for_himself_entries_sum_to_zero",
    ),
    "E52": ("minucci-1688:e52",),
    "E70": worked(
        DEAL,
        "engine/test_worked_deals.py::test_the_worked_deal_of_the_table_comes_out_entry_by_entry",
        "engine/test_worked_deals.py::test_the_same_deal_under_cardavia_draws_nothing_before_play",
    ),
    "E71": worked(
        STATE,
        "engine/test_worked_deals.py::test_a_matto_led_to_the_last_trick",
        "referee/test_referee.py::test_a_matto_led_to_the_last_trick",
    ),
    "E72": worked(
        DEAL,
        "engine/test_worked_deals.py::test_the_worked_deal_of_three_comes_out_entry_by_entry",
        "engine/test_worked_deals.py::test_a_remainder_dropped_gives_the_leader_three_to_pay",
    ),
    "E73": worked(
        STATE,
        "referee/test_referee.py::test_two_losers_of_one_trick_are_entered_as_they_played",
    ),
    "E74": worked(
        STATE,
        "engine/test_worked_deals.py::test_the_card_owed_for_the_matto",
        "referee/test_examples.py::test_the_card_that_is_owed",
    ),
    # the order of play: the ledger, the stages, the trick, the counts, the other readings
    "I.1": worked(
        ALL_DEALS,
        "engine/test_invariants.py::test_a_thousand_deals_hold",
        "referee/test_examples.py::test_the_remainder_is_rounded_up",
        "referee/test_examples.py::test_winning_a_resto_early_can_hurt",
    ),
    "I.2": worked(
        ALL_DEALS,
        "engine/test_referee.py::test_the_referee_agrees_under_a_form",
        "referee/test_stages.py::test_what_the_cutter_robs",
        "referee/test_stages.py::test_the_cutter_takes_no_more_than_the_stock",
        "referee/test_stages.py::test_a_cutter_dealt_short_has_his_last_packet_shortened",
    ),
    "I.3": worked(
        ALL_DEALS,
        "engine/test_referee.py::test_the_referee_agrees_under_a_form",
        "referee/test_legality.py::test_what_may_be_played",
        "referee/test_legality.py::test_minucci_knows_no_king_rule",
    ),
    "I.4": worked(
        ALL_DEALS,
        "referee/test_legality.py::test_what_takes_what",
        "referee/test_examples.py::test_deaths_of_four_each_for_himself",
    ),
    "I.5": worked(
        STATE,
        "referee/test_examples.py::test_cards_over_25_with_three_players",
        "referee/test_stages.py::test_a_lost_matto",
        "referee/test_stages.py::test_a_shown_matto_is_lost_without_marks",
        "referee/test_stages.py::test_a_card_paid_at_once_waits_for_the_first_trick",
    ),
    "I.6": worked(
        ALL_DEALS,
        "engine/test_readings.py::test_a_reading_plays",
        "engine/test_referee.py::test_the_referee_agrees_under_a_reading",
        "referee/test_examples.py::test_what_versicole_count_in_other_readings",
        "referee/test_legality.py::test_what_may_be_played_in_other_readings",
    ),
    "I.7": worked(
        DEAL,
        "engine/test_worked_deals.py::test_the_worked_deal_of_the_table_comes_out_entry_by_entry",
        "engine/test_worked_deals.py::test_drawing_from_the_first_score_makes_cardavia_like_the_table",
        "referee/test_referee.py::test_the_worked_deals_are_right",
    ),
    "I.8": worked(
        STATE,
        "engine/test_worked_deals.py::test_a_matto_led_to_the_last_trick",
        "engine/test_worked_deals.py::test_the_card_owed_for_the_matto",
    ),
    "I.9": worked(
        DEAL,
        "engine/test_worked_deals.py::test_the_worked_deal_of_three_comes_out_entry_by_entry",
        "referee/test_referee.py::test_the_worked_deals_are_right",
    ),
}  # fmt: skip
CONTRADICTED = ("E07", "E11", "E39", "E40")  # figures that their own rules do not give
NUMBERS = (
    *(f"E{n:02}" for n in range(1, 43)), "E45", "E46", "E47", "E49", "E51", "E52",
    "E60", "E61", "E62", "E70", "E71", "E72", "E73", "E74", *(f"I.{n}" for n in range(1, 10)),
)  # fmt: skip


def example(name: str):
    source, _, id = name.partition(":")
    return next((e for e in library().sources[source].examples if e.id == id), None)


def examples_of(oracle: str) -> tuple[str, ...]:
    found = ORACLES[oracle]
    return () if isinstance(found, Worked) else found


def test_no_oracle_is_left_out():
    assert sorted(ORACLES) == sorted(NUMBERS)


@pytest.mark.parametrize("oracle", [o for o in ORACLES if examples_of(o)])
def test_an_oracle_is_worked_by_examples_that_say_what_comes(oracle):
    for name in examples_of(oracle):
        found = example(name)
        assert found is not None, name
        assert library().sources[name.partition(":")[0]].example_texts.has("en", found.id), name


@pytest.mark.parametrize("oracle", [o for o in ORACLES if not examples_of(o)])
def test_an_oracle_without_example_is_worked_by_tests_that_are_there(oracle):
    found = ORACLES[oracle]
    assert isinstance(found, Worked)
    assert found.why
    for test in found.tests:
        file, _, name = test.partition("::")
        tree = ast.parse((ROOT / "tests" / file).read_text("utf-8"))
        defined = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
        assert name in defined, test


@pytest.mark.parametrize("oracle", CONTRADICTED)
def test_a_figure_that_its_rules_do_not_give_is_said_to_contradict(oracle):
    outcomes = {example(name).outcome for name in examples_of(oracle)}
    assert Outcome.CONTRADICTS in outcomes


def test_e40_the_footnote_has_other_fees_than_the_note():
    slip = example("pratesi-vienna-2024:e40")
    assert slip.provision == "fn8"
    found = run(slip, setting(library().rulesets["minucci-1688"], "each-4", {}))
    assert found.found == {"fees": [30, 40, 50, 60]}
    assert slip.expected == {"fees": ["20", "40", "50", "60"]}


def test_e41_the_pages_of_the_books_are_as_many_as_they_say():
    """The German chapter has 12 pages, the note 4, and the copy 7 with a poem on the eighth."""
    records = {id: source.bibliography for id, source in library().sources.items()}
    assert pages(records["vienna-1756"]["page"]) == 12
    assert pages(records["minucci-1688"]["page"]) == 4
    assert str(records["ughi-ms"]["number-of-pages"]) == "8"


def pages(span: object) -> int:
    first, _, last = str(span).partition("-")
    return int(last) - int(first) + 1
