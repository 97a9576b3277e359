"""Turns the worked deals into records."""

import re
from typing import Any

from tests.referee.cards import PACK, in_order
from tests.referee.table import SEATS
from tests.referee.worked import (
    CARDAVIA_BEFORE,
    CARDAVIA_BETWEEN,
    MINUCCI_BEFORE,
    MINUCCI_BETWEEN,
    MINUCCI_PACK,
    MINUCCI_TRICKS,
    ONLINE_BEFORE,
    ONLINE_BETWEEN,
    ONLINE_PACK,
    ONLINE_TRICKS,
    Entry,
    Step,
)

LETTERS = {4: dict(zip("LPCD", SEATS[4], strict=True)), 3: dict(zip("LCD", SEATS[3], strict=True))}
SIDES = {"A": "south+north", "B": "east+west"}


class Writer:
    """Writes steps one after another; resti are counted as they are drawn."""

    def __init__(self, players: int, between: dict[str, list[Entry]], nothing: Any) -> None:
        self.players, self.between, self.lead = players, between, nothing
        self.sides = list(SIDES.values()) if players == 4 else SEATS[players]
        self.resti = dict.fromkeys(self.sides, 0)
        self.steps: list[Step] = []

    def marks(self, said: str) -> list[dict[str, Any]]:
        """`A 5`, `west 5` (from each other), `-west 5` (to each other), `west<south 5, ...`."""
        found = []
        for part in filter(None, said.split(", ")):
            who, points = part.split()
            to, _, payer = who.strip("-").partition("<")
            to, payer = SIDES.get(to, to), SIDES.get(payer, payer)
            for other in [payer] if payer else [side for side in self.sides if side != to]:
                pair = (other, to) if who.startswith("-") else (to, other)
                found.append({"to": pair[0], "from": pair[1], "points": int(points), "for": "-"})
        return found

    def write(self, entry: Entry, **more: Any) -> None:
        id, event, seat, cards, marks, lead = entry
        self.lead = lead
        step: Step = {"id": id, "event": event, "seat": seat or None, "cards": cards.split()}
        step["marks"] = self.marks(marks)
        if event in ("RestoDrawn", "MattoOwed", "MattoPaid"):
            to, payer = cards.split() if event != "MattoPaid" else (None, None)
            step |= {"to": SIDES.get(str(to), to), "from": SIDES.get(str(payer), payer)}
            step["cards"] = cards.split() if event == "MattoPaid" else []
        if event == "RestoDrawn":
            self.resti[step["to"]] += 1
        self.steps.append(step | more | {"lead": lead, "resti": dict(self.resti)})
        for following in self.between.get(id, []):
            self.write(following)

    def write_tricks(self, text: str) -> None:
        """`3 C: SJ T12 S6 S2 > D`: the third trick, led by C, won by D."""
        seats, letters = SEATS[self.players], LETTERS[self.players]
        for number, leader, cards, winner in re.findall(r"(\d+) (\w): ([^>]+) > (\w)", text):
            at = seats.index(letters[leader])
            for place, card in enumerate(cards.split(), start=1):
                seat, id = seats[(at + place - 1) % self.players], f"t{int(number):02}.{place}"
                self.write((id, "Led" if place == 1 else "CardPlayed", seat, card, "", self.lead))
            id = f"t{int(number):02}.won"
            self.write((id, "TrickWon", letters[winner], cards, "", self.lead))

    def find(self, id: str) -> Step:
        return next(step for step in self.steps if step["id"] == id)


def rounds(pack: list[str], players: int, sizes: tuple[int, ...]) -> list[dict[str, list[str]]]:
    found, at = [], 0
    for size in sizes:
        found.append({seat: pack[at + n * size :][:size] for n, seat in enumerate(SEATS[players])})
        at += size * players
    return found


def record(form: str, players: int, pack: list[str], cut: int | None, writer: Writer) -> Step:
    """The record around the steps."""
    seats = SEATS[players]
    ledger = [{"step": step["id"], **mark} for step in writer.steps for mark in step["marks"]]
    return {
        "form": form,
        "players": players,
        "sides": [side.split("+") for side in writer.sides],
        "dealer": "west",
        "leader": "south",
        "cutter": seats[-2],
        "pack": pack,
        "cut": cut,
        "steps": writer.steps,
        "result": {"ledger": ledger, "resti": dict(writer.resti), "piles": {}},
    }


def group(of: str, kind: str, points: int, cards: str) -> dict[str, Any]:
    return {"of": of, "kind": kind, "points": points, "cards": cards.split()}


def online_deal() -> Step:
    """The worked deal of the online table: one resto to each side."""
    return pairs_deal("online-table/pairs", ONLINE_BEFORE, ONLINE_BETWEEN, "B", (1, 1))


def cardavia_deal() -> Step:
    """The same cards and plays under Cardavia: one resto in all."""
    return pairs_deal("cardavia/pairs", CARDAVIA_BEFORE, CARDAVIA_BETWEEN, "A", (1, 0))


def pairs_deal(
    form: str,
    before: list[Entry],
    between: dict[str, list[Entry]],
    closes: str,
    resti: tuple[int, int],
) -> Step:
    """`closes`: the side that wins the resto of the close; `resti`: what each wins in all."""
    pack = ONLINE_PACK.split()
    writer = Writer(4, between, 0)
    for entry in before:
        writer.write(entry)
    writer.write_tricks(ONLINE_TRICKS)
    for number, hands in enumerate(rounds(pack[3:], 4, (10, 11)), start=1):
        writer.find(f"deal.{number}")["hands"] = hands
    writer.find("fola")["suits"] = {"coppe": 1, "denari": 1, "spade": 3, "bastoni": 2}
    a, b = writer.sides
    write_pairs_versicole(writer, a, b)
    amounts = {"versicole": (50, 67), "last_trick": (10, 0), "values": (75, 67), "cards": (10, 0)}
    for item, pair in amounts.items():
        writer.find(f"tally.{item}")["amounts"] = dict(zip((a, b), pair, strict=True))
    writer.find("matto").update({"to": a, "from": b})
    winner, loser = (a, b) if closes == "A" else (b, a)
    won = dict(zip((a, b), resti, strict=True))
    writer.find("resti").update(drawn=[{"to": winner, "from": loser, "resti": 1}], resti=won)
    found = record(form, 4, pack, None, writer)
    found["result"] |= {"resti": won, "points_scored": {a: 225, b: 175}}
    write_piles(found, ONLINE_TRICKS, a, b, "S2")
    return found


def write_pairs_versicole(writer: Writer, a: str, b: str) -> None:
    run = "T34 T35 T36 T37 T38 T39"
    writer.find("declare.north")["groups"] = [group("north", "run", 50, run)]
    writer.find("declare.west")["groups"] = [group("west", "matto_1_40", 20, "M T1 T40")]
    writer.find("tally.versicole")["groups"] = [
        group(a, "run", 50, run),
        group(b, "run", 22, "T1 T2 T3 T4 T5 M"),
        group(b, "run", 25, "T30 T31 T32 T33 M"),
        group(b, "matto_1_40", 20, "M T1 T40"),
    ]


def minucci_deal() -> Step:
    """The worked deal of three players: the cutter wins five, the leader loses them."""
    nothing = {"south>east": 0, "south>west": 0, "east>west": 0}
    writer = Writer(3, MINUCCI_BETWEEN, nothing)
    for entry in MINUCCI_BEFORE:
        writer.write(entry)
    writer.write_tricks(MINUCCI_TRICKS)
    pack = MINUCCI_PACK.split()
    below = pack[45:] + pack[:43]
    for number, hands in enumerate(rounds(below, 3, (12, 13)), start=1):
        writer.find(f"deal.{number}")["hands"] = hands
    writer.find("declare.east")["groups"] = [group("east", "run", 35, "T37 T38 T39 M")]
    writer.find("declare.west")["groups"] = [group("west", "run", 15, "T32 T33 T34")]
    writer.find("tally.honours")["groups"] = [group("east", "run", 20, "T33 T34 T35 M")]
    writer.find("tally.honours")["amounts"] = {"south": 5, "east": 90, "west": 41}
    writer.find("tally.last_trick")["amounts"] = {"east": 10}
    writer.find("matto").update({"to": "west", "from": "east"})
    writer.find("resti")["drawn"] = [
        {"to": "east", "from": "south", "resti": 2},
        {"to": "west", "from": "south", "resti": 2},
        {"to": "east", "from": "west", "resti": 2},
    ]
    writer.find("resti")["resti"] = {"south": 0, "east": 5, "west": 2}
    found = record("minucci-1688/each-3", 3, pack, 45, writer)
    found["result"]["resti"] = {"south": 0, "east": 5, "west": 2}
    write_piles(found, MINUCCI_TRICKS, "west", "east", "C1")
    return found


def write_piles(found: Step, tricks: str, creditor: str, debtor: str, given: str) -> None:
    """The piles: each trick to its winner, the Matto to its player, the card owed given."""
    players = found["players"]
    sides = {seat: "+".join(side) for side in found["sides"] for seat in side}
    piles: dict[str, set[str]] = {side: set() for side in sides.values()}
    for _, _, cards, winner in re.findall(r"(\d+) (\w): ([^>]+) > (\w)", tricks):
        piles[sides[LETTERS[players][winner]]] |= set(cards.split()) & set(PACK)
    for pile in piles.values():
        pile -= {"M", given}
    piles[debtor].add("M")
    piles[creditor].add(given)
    found["result"]["piles"] = {side: in_order(pile) for side, pile in piles.items()}
