"""Lays what the rules expect beside what a record holds, step by step."""

from collections import Counter
from typing import Any

from tests.referee.account import Account, Mark, added_up, words
from tests.referee.versicole import Group

Step = dict[str, Any]


class Clerk:
    """Reads a record from front to back, and tells the choices that were made in it.

    Every disagreement is told once: afterwards the clerk goes on from the record's own figures.
    """

    def __init__(self, steps: list[Step], account: Account) -> None:
        self.steps = steps
        self.account = account
        self.at = 0  # the step that comes next
        self.faults: list[str] = []
        self.drawing = False  # whether a lead of 60 is turned into a resto at once
        self.credited: Counter[str] = Counter()  # points by side, the items of the end count apart
        twice = [id for id, times in Counter(step.get("id") for step in steps).items() if times > 1]
        self.faults += [f"{id}: more than one step has this id" for id in twice]

    def fault(self, where: str, what: str) -> None:
        self.faults.append(f"{where}: {what}")

    # what was chosen

    def next(self) -> Step:
        return self.steps[self.at] if self.at < len(self.steps) else {}

    def find(self, id: str) -> Step:
        """The step of this id that is still to come, or an empty one."""
        upcoming = self.next()
        if upcoming.get("id") == id:
            return upcoming
        later = range(self.at, len(self.steps))
        return next((self.steps[at] for at in later if self.steps[at].get("id") == id), {})

    def event(self, id: str) -> str:
        return str(self.find(id).get("event", ""))

    def card(self, id: str, legal: set[str]) -> str:
        """The card that was chosen; empty if there is none."""
        cards = self.find(id).get("cards") or [""]
        return str(cards[0])

    def cards(self, id: str, among: set[str], number: int | None = None) -> list[str]:
        return list(self.find(id).get("cards") or [])

    def groups(self, id: str, held: list[Group]) -> list[Group]:
        """The versicole of a step, as the record has them."""
        return [read_group(group) for group in self.find(id).get("groups") or []]

    def stops(self, id: str) -> bool:
        """Whether a robber who may go on leaves the card that would be this step."""
        return not self.find(id)

    def stays_out(self, id: str) -> bool:
        return self.event(id) == "StayedOut"

    def told(self, step: Step, key: str, due: Any) -> Any:
        """What a step says under a key; `due` is what somebody who writes would put there."""
        return step.get(key) or type(due)()

    # what has to be

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
        """Read the step that has to come next and tell where it differs; empty if it is missing.

        A list of cards has to stand in its order, a set in any. An optional step may be missing.
        `between`: the sides that the step names as `to` and `from`.
        """
        step = self.next()
        if step.get("id") != id:
            if optional:
                return {}
            if not self.find(id):
                self.fault(id, f"missing; {event} was to be expected, with {words(marks)}")
                return {}
            self.pass_over(id)
            step = self.next()
        self.at += 1
        self.compare(step, event, seat, cards)
        if between and (step.get("to"), step.get("from")) != between:
            said = f"to {step.get('to')} from {step.get('from')}"
            self.fault(id, f"{event} {said}, not to {between[0]} from {between[1]}")
        self.enter(step, list(marks))
        return step

    def pass_over(self, id: str) -> None:
        """Tell the steps that nothing accounts for, up to the one of this id (or to the end)."""
        while self.next() and self.next().get("id") != id:
            step = self.next()
            self.at += 1
            said = " ".join(step.get("cards") or [])
            self.fault(
                str(step.get("id")), f"{step.get('event')} {said} was not to be expected here"
            )
            self.account.adopt(step.get("lead"), step.get("resti"))

    def compare(
        self, step: Step, event: str, seat: str | None, cards: "list[str] | set[str] | None"
    ) -> None:
        id, found = str(step.get("id")), list(step.get("cards") or [])
        if step.get("event") != event:
            self.fault(id, f"the event is {step.get('event')}, not {event}")
        if seat is not None and step.get("seat") != seat:
            self.fault(id, f"{event} of {step.get('seat')}, not of {seat}")
        if cards is None:
            return
        same = found == cards if isinstance(cards, list) else sorted(found) == sorted(cards)
        if not same:
            due = cards if isinstance(cards, list) else sorted(cards)
            self.fault(id, f"cards {' '.join(found) or 'none'}, not {' '.join(due) or 'none'}")

    def marks_of(self, step: Step) -> list[Mark]:
        sides = self.account.sides
        found = []
        for mark in step.get("marks") or []:
            to, payer, points = mark.get("to"), mark.get("from"), mark.get("points")
            if to in sides and payer in sides and to != payer and isinstance(points, int):
                found.append(Mark(to, payer, points))
            else:
                self.fault(str(step.get("id")), f"a mark that makes no sense: {mark}")
        return found

    def enter(self, step: Step, marks: list[Mark]) -> None:
        """Compare the marks, enter the record's, and compare the leads that follow from them."""
        id, found = str(step.get("id")), self.marks_of(step)
        if found != marks and added_up(found) != added_up(marks):
            self.fault(id, f"marks {words(found)}; the rules give {words(marks)}")
        for mark in found:
            self.account.enter(mark)
            if step.get("event") != "Counted":
                self.credited[mark.to] += mark.points
        self.compare_account(step)
        if self.drawing:
            self.read_resti(id, self.account.due(found) if found else [])

    def compare_account(self, step: Step) -> None:
        id, lead, resti = str(step.get("id")), step.get("lead"), step.get("resti")
        if lead == self.account.shown() and resti == self.account.resti:
            return
        if not self.account.agrees(lead):
            self.fault(id, f"lead {lead}, not {self.account.shown()}")
        if resti != self.account.resti:
            self.fault(id, f"resti {resti}, not {self.account.resti}")
        self.account.adopt(lead, resti)

    def read_resti(self, cause: str, due: list[tuple[str, str]]) -> None:
        """The resti that a step's entries allow have to be drawn right after it."""
        while self.next().get("event") == "RestoDrawn":
            step = self.next()
            self.at += 1
            pair = (str(step.get("to")), str(step.get("from")))
            if pair in due:
                due.remove(pair)
            else:
                self.fault(str(step.get("id")), f"a resto to {pair[0]} from {pair[1]} is not due")
            if set(pair) <= set(self.account.sides) and pair[0] != pair[1]:
                self.account.draw(*pair)
            self.compare_account(step)
        for winner, loser in due:
            self.fault(cause, f"{winner} has 60 over {loser}, and no resto is drawn")


def read_group(group: dict[str, Any]) -> Group:
    cards = frozenset(group.get("cards") or [])
    return Group(str(group.get("kind")), cards, int(group.get("points") or 0))
