"""Plays a recorded deal again by the rules of its form, and tells where the record differs."""

from typing import Any

from tests.referee.account import Account, Pair
from tests.referee.before import (
    ask_who_stays_out,
    close_up,
    cut_and_rob,
    deal,
    dealers_rob,
    discard,
    search_fola,
)
from tests.referee.cards import PACK, in_order
from tests.referee.clerk import Clerk
from tests.referee.count import count
from tests.referee.forms import Form
from tests.referee.table import SEATS, Table
from tests.referee.tricks import NoMore, play


def referee(
    record: dict[str, Any], form: Form, standing: dict[Pair, int] | None = None
) -> list[str]:
    """Every disagreement with the record of one deal, in words; empty if there is none.

    `standing`: the leads that stand over from the deal before; those left are put in their place.
    """
    pack, dealer = list(record.get("pack") or []), str(record.get("dealer"))
    if sorted(pack) != sorted(PACK):
        return [f"pack: {len(pack)} cards, {len(set(pack))} unlike, not the 97 once each"]
    if dealer not in SEATS[form.players]:
        return [f"dealer: {dealer}, where the seats are {', '.join(SEATS[form.players])}"]
    table = Table(form, Clerk(list(record.get("steps") or []), Account([])), dealer, pack, 0)
    table.clerk.account = Account(table.sides, form.one_total)
    compare_head(table, record)
    stand_over(table, record, standing or {})
    try:
        play_deal(table)
        settle(table)
        table.clerk.pass_over("")
    except NoMore as stop:
        table.clerk.fault(str(stop), "the deal cannot be followed further")
        return table.clerk.faults
    compare_result(table, record.get("result") or {})
    if standing is not None:
        standing.clear()
        standing.update(table.clerk.account.leads)
    return table.clerk.faults


def stand_over(table: Table, record: dict[str, Any], standing: dict[Pair, int]) -> None:
    """What was no whole resto goes into the next deal, where a reading has it (X35c B)."""
    account = table.clerk.account
    if table.form.remainder != "carried" or account.one_total:
        standing = {}
    account.leads.update(standing)
    due = account.shown() if any(standing.values()) else None
    if record.get("carried") != due:
        table.clerk.fault("carried", f"{record.get('carried')} stood over, not {due}")


def play_deal(table: Table) -> None:
    """The stages of a deal in their order."""
    clerk, form = table.clerk, table.form
    clerk.step("seats", "Seated", optional=True)
    if form.stay == "undealt":
        ask_who_stays_out(table)
        close_up(table)
    clerk.step("shuffle", "Shuffled", optional=True)
    if form.cut_from != "pack":
        clerk.step("cut", "Cut", table.cutter)
    clerk.drawing = form.drawn == "first_score" and not form.one_total
    cut_and_rob(table)
    deal(table)
    dealers_rob(table)
    search_fola(table)
    discard(table)
    if form.stay == "discarded":
        ask_who_stays_out(table)
    play(table)
    count(table)


def compare_head(table: Table, record: dict[str, Any]) -> None:
    """What the record says of its seats, and how the pack was cut."""
    form, fault = table.form, table.clerk.fault
    sides = [side.split("+") for side in table.sides]
    for key, due in (
        ("form", form.name),
        ("players", form.players),
        ("sides", sides),
        ("leader", table.around()[0]),
        ("cutter", table.cutter),
    ):
        if record.get(key) != due:
            fault(key, f"{record.get(key)}, not {due}")
    table.cut = record.get("cut") or 0
    if form.cut_from == "pack" and table.cut:
        fault("cut", f"{table.cut} cards lifted, where no cut is made")
    if form.cut_from != "pack" and not 1 <= table.cut <= len(PACK) - 1:
        fault("cut", f"{table.cut} cards lifted, where it has to be 1 to {len(PACK) - 1}")


def settle(table: Table) -> None:
    """The close: resti for what is left of each lead: online-table:s6-1, cardavia:c4-8."""
    clerk, account = table.clerk, table.clerk.account
    step = clerk.next()
    if step.get("id") != "resti":
        clerk.pass_over("resti")
        step = clerk.next()
    if not step:
        clerk.fault("resti", "missing; the deal is not settled")
        return
    clerk.at += 1
    if step.get("event") != "Settled" or step.get("marks"):
        clerk.fault("resti", f"{step.get('event')} with marks {step.get('marks')}, not Settled")
    drawn = [row for row in step.get("drawn") or [] if row.get("resti")]
    if account.one_total:
        compare_totals(table, drawn)
    else:
        due = account.close(table.form.remainder)
        found = {(row.get("to"), row.get("from")): row["resti"] for row in drawn}
        if found != due or len(found) != len(drawn):
            clerk.fault("resti", f"drawn {in_pairs(found)}, not {in_pairs(due)}")
        clerk.compare_account(step)


def in_pairs(won: dict[tuple[str, str], int]) -> str:
    said = [f"{resti} to {to} from {payer}" for (to, payer), resti in sorted(won.items())]
    return ", ".join(said) or "nothing"


def compare_totals(table: Table, drawn: list[dict[str, Any]]) -> None:
    """One total a player: what each wins from the table or pays to it (editorial)."""
    account = table.clerk.account
    due = account.close_totals(table.form.remainder)
    found = dict.fromkeys(account.sides, 0)
    for row in drawn:
        for key, sign in (("to", 1), ("from", -1)):
            if row.get(key) in found:
                found[row[key]] += sign * row["resti"]
    if found != due:
        table.clerk.fault("resti", f"net resti {found}, not {due}")


def compare_result(table: Table, result: dict[str, Any]) -> None:
    """Piles, ledger, resti and points scored, as the record sums them up."""
    clerk, fault = table.clerk, table.clerk.fault
    for side, pile in table.piles.items():
        found = (result.get("piles") or {}).get(side, [])
        if sorted(found) != sorted(pile):
            more, less = in_order(set(found) - pile), in_order(pile - set(found))
            fault("result.piles", f"{side} has {more} too many and lacks {less}")
    due_rows = [
        {"step": step.get("id"), **mark} for step in clerk.steps for mark in step.get("marks") or []
    ]
    rows = result.get("ledger") or []
    if rows != due_rows:
        unlike = [row for row in rows if row not in due_rows]
        unlike += [row for row in due_rows if row not in rows]
        fault("result.ledger", f"not the marks of the steps in their order: {unlike}")
    if result.get("resti") != clerk.account.resti and not table.form.one_total:
        fault("result.resti", f"{result.get('resti')}, not {clerk.account.resti}")
    if "net" in result and result["net"] != clerk.account.net:
        fault("result.net", f"{result['net']}, not {clerk.account.net}")
    if table.form.pairs and "points_scored" in result:
        due = {side: clerk.credited[side] + table.amounts[side] for side in table.sides}
        if result["points_scored"] != due:
            fault("result.points_scored", f"{result['points_scored']}, not {due}")
