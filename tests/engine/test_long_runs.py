"""A run of more than three: whole, cut in threes, or every three of it (X08a)."""

import pytest

from generator.replay.counting import versicole_in


def run(low: int, high: int) -> tuple[str, ...]:
    return tuple(f"T{number}" for number in range(low, high + 1))


@pytest.mark.parametrize(
    ("cards", "pieces"),
    [
        (run(31, 33), [run(31, 33)]),
        (run(31, 35), [run(31, 35)]),
        (run(30, 35), [run(33, 35), run(30, 32)]),
        (run(30, 36), [run(34, 36), run(30, 33)]),
        (run(30, 37), [run(35, 37), run(30, 34)]),
        (run(29, 37), [run(35, 37), run(32, 34), run(29, 31)]),
        (run(35, 40), [run(38, 40), run(35, 37)]),
    ],
)
def test_a_run_of_six_or_more_is_cut_from_the_top(form, cards, pieces):
    """X08a B, of the 29 as a member too; the last piece keeps what does not make another three."""
    found = versicole_in(form("minucci-1688/each-4", X08a="B"), cards)
    assert [v.cards for v in found] == pieces
    points = sum(v.points for v in found)
    (whole,) = versicole_in(form("minucci-1688/each-4", X08a="A"), cards)
    assert (whole.cards, whole.points) == (cards, points)


def test_a_run_broken_in_the_middle_is_cut_by_itself(form):
    found = versicole_in(form("minucci-1688/each-4", X08a="B"), (*run(28, 30), *run(32, 37)))
    assert [v.cards for v in found] == [run(28, 30), run(35, 37), run(32, 34)]


@pytest.mark.parametrize("number", [3, 4, 5, 7])
def test_every_three_neighbours_are_one_versicola(form, number):
    """X08a C: so a card in the middle counts in three of them."""
    found = versicole_in(form("vienna-1756/pairs", X08a="C"), run(30, 29 + number))
    assert [v.cards for v in found] == [run(low, low + 2) for low in range(30, 28 + number)]
    assert {v.points for v in found if v.cards[2] <= "T35"} == {15}
