"""Writes records of random deals by the referee's own rules, to try the referee itself.

Nothing can be learnt from them about the rules; but a record that is written and read by the same
understanding must agree with it, and one that has been tampered with must not.
"""

import random
from typing import Any

from tests.referee.account import Account, Mark, added_up
from tests.referee.cards import PACK, in_order, suit_of
from tests.referee.clerk import Clerk, Step
from tests.referee.forms import Form
from tests.referee.referee import play_deal
from tests.referee.switches import form_rules
from tests.referee.table import SEATS, Table
from tests.referee.values import is_protected, value
from tests.referee.versicole import Group


class Scribe(Clerk):
    """Makes every choice by chance, and writes down what the rules make of it."""

    def __init__(self, form: Form, account: Account, chance: random.Random) -> None:
        super().__init__([], account)
        self.form, self.chance = form, chance
        self.said: list[Group] = []

    def find(self, id: str) -> Step:
        return {}

    def next(self) -> Step:
        return {}

    def card(self, id: str, legal: set[str]) -> str:
        return self.chance.choice(in_order(legal))

    def cards(self, id: str, among: set[str], number: int | None = None) -> list[str]:
        if number is None:
            return [card for card in in_order(among) if self.chance.random() < 0.5]
        return self.away(among, number)

    def away(self, hand: set[str], number: int) -> list[str]:
        """Cards that may be put away: the free ones first, then the cheapest."""
        cards = in_order(hand)
        self.chance.shuffle(cards)
        if self.form.barred:
            cards.sort(key=lambda card: (is_protected(self.form, card), value(self.form, card)))
            cards.sort(key=lambda card: is_protected(self.form, card))
        if self.form.voids_barred:  # whole suits last: leave one card of each
            kept = [next((c for c in cards if suit_of(c) == suit), "") for suit in "CDSB"]
            cards = [c for c in cards if c not in kept] + [c for c in kept if c]
        return cards[:number]

    def groups(self, id: str, held: list[Group]) -> list[Group]:
        keeps = 0.0 if self.form.declare_all else 0.3
        self.said = [group for group in held if self.chance.random() >= keeps]
        return self.said

    def stops(self, id: str) -> bool:
        return self.chance.random() < 0.1

    def stays_out(self, id: str) -> bool:
        return self.chance.random() < 0.15

    def told(self, step: Step, key: str, due: Any) -> Any:
        if step:
            step[key] = due
        return due

    def step(
        self,
        id: str,
        event: str,
        seat: str | None = None,
        cards: "list[str] | set[str] | None" = None,
        marks: "list[Mark] | tuple[Mark, ...]" = (),
        *,
        optional: bool = False,
        between: tuple[str, str] | None = None,
    ) -> Step:
        if optional and event in ("Discarded", "RobbingStopped", "FolaTaken"):
            return {}
        shown = in_order(cards) if isinstance(cards, set) else list(cards or [])
        step: Step = {"id": id, "event": event, "seat": seat, "cards": shown}
        step["marks"] = [
            {"to": mark.to, "from": mark.payer, "points": mark.points} for mark in marks
        ]
        if between:
            step["to"], step["from"] = between
        if event == "Declared":
            self.told(step, "groups", [as_told(group) for group in self.said])
        self.write(step, list(marks))
        return step

    def write(self, step: Step, marks: list[Mark]) -> None:
        for mark in marks:
            self.account.enter(mark)
        if step["event"] != "Counted":
            for mark in marks:
                self.credited[mark.to] += mark.points
        self.append(step)
        if not self.drawing:
            return
        for place, (to, payer) in enumerate(self.account.due(added_up(marks)), start=1):
            self.account.draw(to, payer)
            id = f"{step['id']}.resto.{place}"
            self.append({"id": id, "event": "RestoDrawn", "seat": None, "to": to, "from": payer})

    def append(self, step: Step) -> None:
        self.steps.append(step)
        step.update(lead=self.account.shown(), resti=dict(self.account.resti))


def as_told(group: Group) -> dict[str, Any]:
    return {"kind": group.kind, "points": group.points, "cards": in_order(group.cards)}


def scribe_table(form: str, dealer: str = "west", **letters: str) -> tuple[Table, Scribe]:
    """A table without cards, whose steps are written down."""
    rules = form_rules(form, letters)
    clerk = Scribe(rules, Account([]), random.Random(0))
    table = Table(rules, clerk, dealer, [], 0)
    clerk.account = Account(table.sides, rules.one_total)
    clerk.drawing = True
    return table, clerk


def random_record(form: Form, seed: int) -> dict[str, Any]:
    """The record of one deal in which chance made every choice."""
    chance = random.Random(seed)
    pack = list(PACK)
    chance.shuffle(pack)
    seats = SEATS[form.players]
    cut = 0 if form.cut_from == "pack" else chance.randint(1, 96)
    clerk = Scribe(form, Account([]), chance)
    table = Table(form, clerk, chance.choice(seats), list(pack), cut)
    clerk.account = Account(table.sides, form.one_total)
    seated = {"dealer": table.dealer, "leader": table.around()[0], "cutter": table.cutter}
    play_deal(table)
    write_close(clerk, form)
    return {
        "form": form.name,
        "players": form.players,
        "sides": [side.split("+") for side in table.sides],
        **seated,
        "pack": pack,
        "cut": cut or None,
        "steps": clerk.steps,
        "result": result(table, clerk),
    }


def write_close(clerk: Scribe, form: Form) -> None:
    account = clerk.account
    if form.one_total:
        won = account.close_totals(form.remainder).items()
        drawn = [{"to": side, "from": "table", "resti": resti} for side, resti in won if resti > 0]
        drawn += [
            {"to": "table", "from": side, "resti": -resti} for side, resti in won if resti < 0
        ]
    else:
        close = account.close(form.remainder).items()
        drawn = [{"to": to, "from": payer, "resti": resti} for (to, payer), resti in close]
    clerk.append({"id": "resti", "event": "Settled", "seat": None, "marks": [], "drawn": drawn})


def result(table: Table, clerk: Scribe) -> dict[str, Any]:
    sides = table.sides
    return {
        "piles": {side: in_order(table.piles[side]) for side in sides},
        "ledger": [
            {"step": step["id"], **mark} for step in clerk.steps for mark in step.get("marks") or []
        ],
        "resti": dict(clerk.account.resti),
        "net": dict(clerk.account.net),
        "points_scored": {side: clerk.credited[side] + table.amounts[side] for side in sides},
    }
