"""Every recorded irregularity under every form for as many: what is paid, and by which passage."""

import pytest

from generator.replay.play import play_recorded
from tests.conftest import form_of
from tests.engine.slips import BLOCKED, IRREGULAR, check, kept, of

MINUCCI, UGHI, VIENNA = "minucci-1688", "ughi-ms", "vienna-1756"
REFUSAL = ("law-11", "law-5")  # a resto is sixty; one to each opponent

# Record -> form -> the penalties in their order (points) and the passages behind them. A form that
# is not named has no penalty: its source is silent, or its play has gone another way before.
PAID = {
    f"{MINUCCI}/each-3/irr-king-of-coins": {  # E36, E37
        f"{MINUCCI}/each-3": ([60, 60], ("n17",)),
        f"{UGHI}/each-3": ([60, 60], ("n17",)),
        f"{VIENNA}/each-3": ([60, 60], REFUSAL),
    },
    f"{MINUCCI}/each-3/irr-short-hand": {  # E35; E34 for one card
        f"{MINUCCI}/each-3": ([20, 20], ("n15",)),
        f"{UGHI}/each-3": ([20, 20], ("n15",)),
        f"{VIENNA}/each-3": ([20], ("law-2",)),
    },
    f"{MINUCCI}/each-3/irr-wrong-hand": {f"{VIENNA}/each-3": ([20, 20], ("law-1",))},
    f"{MINUCCI}/each-4/irr-four-players": {  # E36
        f"{MINUCCI}/each-4": ([60, 60, 60], ("n17",)),
        f"{UGHI}/each-4": ([60, 60, 60], ("n17",)),
    },
    f"{MINUCCI}/each-4/irr-misdeal": {  # E35
        f"{MINUCCI}/each-4": ([20, 20, 20], ("n15",)),
        f"{UGHI}/each-4": ([20, 20, 20], ("n15",)),
        f"{VIENNA}/pairs": ([20], ("law-2",)),  # the other wronged is his partner
        f"{VIENNA}/each-4": ([20, 20], ("law-2",)),
    },
    f"{UGHI}/each-3/irr-king-of-cups": {
        f"{MINUCCI}/each-3": ([60, 60], ("n17",)),
        f"{UGHI}/each-3": ([60, 60], ("n17",)),
        f"{VIENNA}/each-3": ([60, 60], REFUSAL),
    },
    f"{VIENNA}/each-2/irr-capture-hidden": {f"{VIENNA}/each-2": ([120], ("law-11", "law-8"))},
    f"{VIENNA}/each-3/irr-one-too-many": {f"{VIENNA}/each-3": ([20], ("law-1", "law-2"))},  # E39
    f"{VIENNA}/each-3/irr-refusal-denied": {f"{VIENNA}/each-3": ([120, 120], ("law-11",))},  # E38
    f"{VIENNA}/each-4/irr-card-not-turned": {
        f"{VIENNA}/pairs": ([20, 20], ("law-3",)),
        f"{VIENNA}/each-4": ([20, 20, 20], ("law-3",)),
    },
    f"{VIENNA}/each-4/irr-refusal-alone": {  # E36
        f"{VIENNA}/pairs": ([60, 60], REFUSAL),
        f"{VIENNA}/each-4": ([60, 60, 60], REFUSAL),
    },
    f"{VIENNA}/pairs/irr-exchange-forgotten": {
        f"{VIENNA}/pairs": ([20, 20], ("law-1",)),
        f"{VIENNA}/each-4": ([20, 20, 20], ("law-1",)),
    },
    f"{VIENNA}/pairs/irr-laid-down": {},
    f"{VIENNA}/pairs/irr-refusal": {
        f"{VIENNA}/pairs": ([60, 60], REFUSAL),
        f"{VIENNA}/each-4": ([60, 60, 60], REFUSAL),
    },
    f"{VIENNA}/pairs/irr-refusal-mended": {},
    f"{VIENNA}/pairs/irr-two-hands-wrong": {  # E34: three cards 40, one 20; E35
        f"{MINUCCI}/each-4": ([20, 20, 20], ("n15",)),
        f"{UGHI}/each-4": ([20, 20, 20], ("n15",)),
        f"{VIENNA}/pairs": ([40, 20], ("law-2",)),
        f"{VIENNA}/each-4": ([40, 20], ("law-2",)),
    },
}
READ = [f"{home}/{form}" for home in (MINUCCI, UGHI) for form in ("each-4", "each-3", "each-2")]
READ += [f"{VIENNA}/{form}" for form in ("pairs", "each-4", "each-3", "each-2")]
CASES = [
    (id, form_id)
    for id in PAID
    for form_id in READ
    if form_of(form_id).seats == form_of(id.rpartition("/")[0]).seats
]


def test_every_record_with_an_irregularity_is_here():
    assert len(PAID) >= 12
    assert set(PAID) <= set(IRREGULAR)
    first = {id for id in IRREGULAR if id.startswith((MINUCCI, UGHI, VIENNA))}
    assert set(PAID) == first
    assert not set(READ) & set(BLOCKED)


@pytest.mark.parametrize(("id", "form_id"), CASES)
def test_what_is_paid_and_by_which_passage(id, form_id):
    points, passages = PAID[id].get(form_id, ([], ()))
    replay = play_recorded(form_of(form_id), kept(id))
    check(replay)
    paid = [mark for step in of(replay) for mark in step.marks if mark.reason == "penalty"]
    assert [mark.points for mark in paid] == points
    home = form_id.partition("/")[0]
    assert {str(cite) for mark in paid for cite in mark.because.cites} == {
        f"{home}:{passage}" for passage in passages
    }
    for mark in paid:
        assert mark.because.question.startswith("irregular.")
        assert mark.to != mark.giver
