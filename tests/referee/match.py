"""Judges a match: every deal of it, who deals, what stands over, and how it ends."""

from typing import Any

from tests.referee.account import Pair
from tests.referee.referee import referee
from tests.referee.switches import form_rules
from tests.referee.table import SEATS, sides_of


def judge_match(match: dict[str, Any], letters: dict[str, str]) -> list[str]:
    """Every disagreement with the records of a match, in words; empty if there is none.

    `match` is what `play --deals` writes: `deals`, and `match` with `resti` and `points_scored`.
    """
    form = form_rules(match["form"], letters)
    sides = list(dict.fromkeys(sides_of(form).values()))
    seats = SEATS[form.players]
    resti, points = dict.fromkeys(sides, 0), dict.fromkeys(sides, 0)
    standing: dict[Pair, int] = {}
    faults: list[str] = []
    first = seats.index(match["deals"][0]["dealer"])
    for number, record in enumerate(match["deals"]):
        faults += [f"deal {number + 1}, {fault}" for fault in referee(record, form, standing)]
        due = seats[(first + number * form.dealer_moves) % form.players]
        if record["dealer"] != due:
            faults.append(f"deal {number + 1}: {record['dealer']} deals, not {due}")
        paid = dict.fromkeys(sides, 0)  # by the ledger: every point that one has, another lacks
        for row in record["result"]["ledger"]:
            paid[row["to"]] += row["points"]
            paid[row["from"]] -= row["points"]
        if sum(paid.values()):
            faults.append(f"deal {number + 1}: the ledger does not sum to zero: {paid}")
        for side in sides:
            resti[side] += record["result"]["net"][side]
            points[side] += record["result"]["points_scored"][side]
    found = match["match"]
    if found["resti"] != resti:
        faults.append(f"resti {found['resti']}, not {resti}")
    if not form.one_total and sum(resti.values()):
        faults.append(f"the resti of the match do not sum to zero: {resti}")
    if found["points_scored"] != points:
        faults.append(f"points scored {found['points_scored']}, not {points}")
    left = {pair: lead for pair, lead in standing.items() if lead}
    if bool(left) != ("left" in found) or (form.remainder != "carried" and left):
        faults.append(f"what stands over is {found.get('left')}, not {left}")
    return faults
