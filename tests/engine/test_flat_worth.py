"""A versicola worth a round sum, whatever lies in it (`vienna-1756:w11`, X07 A)."""

import pytest

from generator.replay.counting import versicole_in


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("T1 T2 T3", 3),
        ("T3 T4 T5", 3),
        ("T1 T2 T3 T4 T5", 3),
        ("T28 T29 T30", 5),
        ("T34 T35 T36", 5),
        ("T35 T36 T37", 5),
        ("T35 T36 T37 T38 T39 T40", 5),
        ("T36 T37 T38", 10),
        ("T38 T39 T40", 10),
        ("T1 T13 T28", 5),
        ("T10 T20 T30", 5),
        ("CK DK SK", 5),
        ("CK DK SK BK", 5),
        ("T1 T40 M", 5),
    ],
)
def test_three_for_the_papi_ten_for_the_arie_five_for_the_rest(form, cards, points):
    (versicola,) = versicole_in(form("vienna-1756/pairs", X07="A"), tuple(cards.split()))
    assert versicola.points == points


def test_the_matto_adds_nothing_to_a_round_sum(form):
    found = versicole_in(form("vienna-1756/pairs", X07="A"), ("T1", "T2", "T3", "M"))
    assert [v.points for v in found] == [3]
