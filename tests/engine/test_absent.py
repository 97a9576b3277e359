"""One of four stays out after the discards: what he pays, what he is paid, and that it balances."""

from dataclasses import replace

import pytest

from generator.replay.play import play_recorded
from generator.replay.record import record
from tests.conftest import form_of
from tests.engine.slips import check, recorded
from tests.referee.judge import judge

MINUCCI, VIENNA = "minucci-1688/each-4", "vienna-1756/each-4"


def without(form_id: str, out: str, seed: int):
    """A deal that west deals, so that south is the eldest; one stays out."""
    deal = recorded(form_id, seed, dealer="west")
    replay = play_recorded(form_of(form_id), replace(deal, line=replace(deal.line, out=(out,))))
    check(replay)
    return replay, {step.id: step for step in replay.steps}


@pytest.mark.parametrize(
    ("form_id", "out", "won"),
    [
        (MINUCCI, "south", 50), (MINUCCI, "east", 60), (MINUCCI, "north", 70),
        (MINUCCI, "west", 80),
        (VIENNA, "south", 40), (VIENNA, "east", 50), (VIENNA, "north", 60), (VIENNA, "west", 60),
    ],
)  # fmt: skip
def test_e20_the_last_trick_has_ten_from_each_who_played_and_the_fee(form_id, out, won):
    """`minucci-1688:n12`, `n13`, `vienna-1756:w5`; the referee agrees with every entry."""
    for seed in (1, 2, 3):
        replay, steps = without(form_id, out, seed)
        winner = steps["t21.won"].seat
        tens = [(m.to, m.giver, m.points) for m in steps["tally.last_trick"].marks]
        players = [seat for seat in replay.setting.seats if seat not in (out, winner)]
        assert sorted(tens) == sorted((winner, seat, 10) for seat in players)
        (fee,) = steps["tally.fees"].marks
        assert (fee.to, fee.giver) == (winner, out)
        assert sum(points for _, _, points in tens) + fee.points == won
        assert judge(record(replay), {}) == []


@pytest.mark.parametrize("form_id", [MINUCCI, VIENNA])
@pytest.mark.parametrize("out", ["south", "west"])
def test_the_absent_marks_every_death_and_nothing_else(form_id, out):
    """`minucci-1688:n11`, `n12`: of a declared card too, which nobody else marks."""
    alone = 0
    for seed in range(1, 9):
        replay, steps = without(form_id, out, seed)
        gone = replay.steps.index(steps[f"stay.{out}"])
        later = replay.steps[gone:]
        for step in later:
            got = [m.points for m in step.marks if m.to == out]
            if step.event == "Died":
                assert len(got) == 1
                assert {m.points for m in step.marks} == set(got)
                alone += len(step.marks) == 1
            else:
                assert got == [] or step.event in ("MattoLost", "MattoPaid")
        paid = [(s.id, m.points) for s in later for m in s.marks if m.giver == out]
        assert [id for id, _ in paid] == ["tally.fees"]
    assert alone
