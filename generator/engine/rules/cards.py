"""Pack, cards and versicole: values, ranks, runs and sets."""

from itertools import groupby

from generator.engine import codes as n
from generator.engine.rules.looking_up import Answers
from generator.engine.rules.readings import QUESTIONS
from generator.engine.rules.shapes import masks, padded, strength, trumps
from generator.model import choices as c
from generator.model.cards import CARDS, KINGS, CardSet


def fold_pack(answers: Answers) -> None:
    """Values, strengths, and which cards count."""
    rules = answers.rules
    value = dict.fromkeys(CARDS, 0)
    why = dict.fromkeys(CARDS, 0)
    for question, cards in (
        ("cards.trump_1", ("T1",)),
        ("cards.trumps_2_to_5", trumps(2, 5)),
        ("cards.trumps_10_13_20", ("T10", "T13", "T20")),
        ("cards.trumps_28_30_to_35", ("T28", *trumps(30, 35))),
        ("cards.trump_29", ("T29",)),
        ("cards.arie", trumps(36, 40)),
        ("cards.kings", KINGS),
        ("cards.matto", ("M",)),
    ):
        value.update(dict.fromkeys(cards, answers.get(question, int)))
        why.update(dict.fromkeys(cards, QUESTIONS.index(question)))
    rules.value = [value[code] for code in CARDS]
    rules.value_why = [why[code] if value[code] else 0 for code in CARDS]
    whys = [question for question, _ in groupby(filter(None, rules.value_why))]
    rules.n_values = len(whys)
    rules.values = padded(whys, 16)
    reversed_suits = answers.get("pack.reversed_suits", tuple)
    rules.order = [strength(code, reversed_suits) for code in CARDS]
    of_suits, of_trumps = map(QUESTIONS.index, ("pack.reversed_suits", "pack.trump_order"))
    rules.order_why = [
        of_trumps if card >= n.SUIT_CARDS else of_suits if rank != card else 0
        for card, rank in enumerate(rules.order)
    ]
    counting = tuple(code for code in CARDS if value[code])
    rules.counting_s, rules.counting_t = masks(counting)
    answers.counting = counting
    worths = sorted({value[code] for code in counting})
    of_worth = [masks(code for code in counting if value[code] == worth) for worth in worths]
    rules.n_worths = len(worths)
    rules.worth = padded(worths, 8)
    rules.worth_s = padded([suits for suits, _ in of_worth], 8)
    rules.worth_t = padded([trumps for _, trumps in of_worth], 8)
    rules.matto_a_trump = answers.way(
        "pack.matto_class",
        {c.PackMattoClass.SEPARATE_CARD: 0, c.PackMattoClass.FORTY_FIRST_TAROCCO: 1},
    )
    rules.trumps_due = n.ALL_TRUMPS if rules.matto_a_trump else n.TRUMPS


def fold_versicole(answers: Answers) -> None:
    """Runs and sets, and what the Matto does for them."""
    rules = answers.rules
    ranges = answers.get("versicole.run_ranges", tuple)
    rules.n_ranges = len(ranges)
    rules.range_low = padded([span.low - 1 for span in ranges], 4)
    rules.range_high = padded([span.high - 1 for span in ranges], 4)
    rules.run_length = answers.get("versicole.run_length", int)
    for span in ranges:
        for low in range(span.low, span.high - rules.run_length + 2):
            rules.run_starts |= n.ONE << (low - 1)
    rules.long_runs = answers.way(
        "versicole.long_runs",
        {
            c.VersicoleLongRuns.MERGED: n.RUN_MERGED,
            c.VersicoleLongRuns.SPLIT_IN_THREES: n.RUN_SPLIT,
            c.VersicoleLongRuns.OVERLAPPING_THREES: n.RUN_OVERLAP,
        },
    )
    rules.t29_in_runs = answers.way(
        "versicole.trump_29_in_runs",
        {
            c.VersicoleTrump29InRuns.ALLOWED: n.T29_IN,
            c.VersicoleTrump29InRuns.BARRED: n.T29_BARRED,
            c.VersicoleTrump29InRuns.PASSED_OVER: n.T29_PASSED,
        },
    )
    if rules.t29_in_runs == n.T29_IN:
        rules.t29_worth = answers.get("versicole.trump_29_worth", int)
    rules.one_x_28 = masks(answers.get("versicole.one_x_28", CardSet).cards)[1]
    rules.four_tens_two = answers.way(
        "versicole.four_tens",
        {c.VersicoleFourTens.ONE_SET: 0, c.VersicoleFourTens.TWO_SETS: 1},
    )
    rules.kings_least = answers.get("versicole.kings", int)
    rules.matto_joins = answers.way(
        "versicole.matto_joins",
        {
            c.VersicoleMattoJoins.ADDS_OWN_VALUE: n.JOIN_ADDS,
            c.VersicoleMattoJoins.FILLS_A_GAP: n.JOIN_FILLS,
        },
    )
    rules.matto_scope = answers.way(
        "versicole.matto_scope",
        {
            c.VersicoleMattoScope.EVERY_OTHER: n.SCOPE_OTHER,
            c.VersicoleMattoScope.EVERY_ONE: n.SCOPE_EVERY,
            c.VersicoleMattoScope.ONE_ONLY: n.SCOPE_ONE,
        },
    )
    rules.matto_worth = answers.get("versicole.matto_worth", int)
    rules.flat_worth = answers.way(
        "versicole.worth",
        {c.VersicoleWorth.SUM_OF_CARDS: 0, c.VersicoleWorth.FLAT: 1},
    )
    in_runs = [f"T{k}" for span in ranges for k in range(span.low, span.high + 1)]
    alike = (*in_runs, *answers.get("versicole.one_x_28", CardSet).cards, *KINGS)
    rules.alike_s, rules.alike_t = masks((*alike, "T1", "T10", "T20", "T30", "T40", "M"))
    threes = [
        [f"T{k}" for k in range(low, low + 3)]
        for span in ranges
        for low in range(span.low, span.high - 1)
    ]
    tens = [part.cards for part in answers.get("versicole.tens", tuple)]
    sets = [*threes, *tens, answers.get("versicole.one_x_28", CardSet).cards, ("T1", "T40", "M")]
    rules.care = [sum(1 for held in (*sets, KINGS) if code in held) for code in CARDS]
    rules.dear = [4 * rules.value[card] + 2 * care for card, care in enumerate(rules.care)]
    rules.spends = [rank % n.RANKS // 3 for rank in rules.order]
