"""A deal as plain data: the replay record of the JSON files, of pages and of `play`."""

import json
from collections.abc import Mapping
from enum import Enum

from generator.model.answers import Reading
from generator.model.cards import SUIT_NAMES, CardSet, Range
from generator.replay.packed import OF_A_TRICK
from generator.replay.play import Replay
from generator.replay.receipt import receipt
from generator.replay.setting import Changes, Setting
from generator.replay.steps import Entry, Step

Plain = dict[str, object]
WITH_PARTNER = "dealer_and_partner"
KNOWING = ("fola.cards_seen_by", "fola.suits_told_to", "discard.seen_when")


def record(replay: Replay, comments: bool = True) -> Plain:
    """The replay record: form, deal, steps, result, receipt.

    Without comments it is what is kept, so that a reworded comment rewrites nothing.
    """
    readings: dict[str, Plain] = {}  # by question; one deal names the same few again and again
    steps = [
        plain_step(replay.setting, step, comments_of(replay, step) if comments else {}, readings)
        for step in replay.steps
    ]
    return {**before_steps(replay), "steps": steps, **after_steps(replay)}


def before_steps(replay: Replay) -> Plain:
    """What a record says of the deal before its steps."""
    setting = replay.setting
    place = setting.seats.index(replay.dealer)
    players = len(setting.seats)
    return {
        "form": setting.id,
        "deal": _deal_name(replay),
        "with": plain_changes(setting.changes),
        "players": players,
        "sides": [side.split("+") for side in setting.sides],
        "dealer": replay.dealer,
        "leader": setting.seats[(place + 1) % players],
        "cutter": setting.seats[place - 1],
        "pack": list(replay.pack),
        "cut": replay.cut,
        "knowledge": knowledge(replay),
    }


def after_steps(replay: Replay) -> Plain:
    """What a record says after the steps: what they came to, and on what it depends."""
    plain: Plain = {"result": result(replay), "receipt": receipt(replay)}
    if replay.carried:
        plain["carried"] = plain_lead(replay.setting, replay.carried)
    return plain


def _deal_name(replay: Replay) -> object:
    if replay.deal is not None:
        return replay.deal.slug
    policies = list(dict.fromkeys(replay.policies))
    policy = policies[0] if len(policies) == 1 else ",".join(replay.policies)
    return {"seed": replay.seed, "policy": policy}


def comments_of(replay: Replay, step: Step) -> dict[str, str]:
    """The comments of a step as they were written, by language."""
    if replay.deal is None:
        return {}
    found: dict[str, str] = {}
    for lang in replay.deal.texts.trees:
        if replay.deal.texts.has(lang, step.id):
            text = replay.deal.texts.find(lang, step.id)
            assert text is not None
            found[lang] = text.words
    return found


def plain_changes(changes: Changes) -> Plain:
    """What is played otherwise, as `--with` was given."""
    return {
        key: plain_value(change.value) if isinstance(change, Reading) else change
        for key, change in changes.items()
    }


def plain_value(value: object) -> object:
    """A value as in YAML: words, figures, lists of them."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, CardSet):
        return list(value.written)
    if isinstance(value, Range):
        return str(value)
    if isinstance(value, tuple):
        return [plain_value(part) for part in value]
    return value


def plain_reading(reading: Reading[object]) -> Plain:
    """One of the readings behind a step."""
    return {
        "question": reading.question,
        "value": plain_value(reading.value),
        "evidence": reading.evidence_word,
        "cites": [str(cite) for cite in reading.cites],
        "supplied_from": reading.supplied_from,
    }


def plain_lead(setting: Setting, lead: tuple[tuple[str, str, int], ...]) -> object:
    """Between two sides one figure, positive for the first; else one for each pair."""
    if setting.pairs:
        return lead[0][2]
    return {f"{one}>{other}": points for one, other, points in lead}


def plain_step(
    setting: Setting,
    step: Step,
    comments: Mapping[str, str],
    readings: dict[str, Plain] | None = None,
) -> Plain:
    """One step.

    `readings` keeps what has been written of a question, for the steps that come after.
    """
    readings = {} if readings is None else readings
    for reading in step.because:
        if reading.question not in readings:
            readings[reading.question] = plain_reading(reading)
    plain: Plain = {
        "id": step.id,
        "event": step.event,
        "seat": step.seat,
        "cards": list(step.cards),
        "marks": [plain_mark(mark) for mark in step.marks],
        "lead": plain_lead(setting, step.lead),
        "resti": dict(step.resti),
        "because": [readings[reading.question] for reading in step.because],
        **of_its_event(step),
    }
    if comments:
        plain["comment"] = dict(comments)
    return plain


def of_its_event(step: Step) -> Plain:
    """What a step has beside what every step has; keys that do not arise are left out."""
    plain: Plain = {}
    if step.event in OF_A_TRICK and not step.moves:  # three of four steps
        return plain
    if step.to:
        plain["to"], plain["from"] = step.to, step.giver
    if step.hands:
        plain["hands"] = {seat: list(cards) for seat, cards in step.hands}
    if step.groups:
        plain["groups"] = [
            {"of": g.owner, "kind": g.kind, "points": g.points, "cards": list(g.cards)}
            for g in step.groups
        ]
    if step.moves:
        plain["moves"] = [{"card": m.card, "from": m.source, "to": m.to} for m in step.moves]
    if step.amounts:
        plain["amounts"] = dict(step.amounts)
    if step.drawn:
        plain["drawn"] = [{"to": a, "from": b, "resti": k} for a, b, k in step.drawn]
    if step.event in ("Cut", "StayedOut"):
        plain["figure"] = step.figure
    if step.event == "FolaShown":
        plain["suits"] = _suit_counts(step.cards)
    return plain


def plain_mark(mark: Entry) -> Plain:
    """Points that passed from one side to another."""
    return {"to": mark.to, "from": mark.giver, "points": mark.points, "for": mark.reason}


def _suit_counts(cards: tuple[str, ...]) -> dict[str, int]:
    return {name: sum(1 for card in cards if card[0] == suit) for suit, name in SUIT_NAMES.items()}


def knowledge(replay: Replay) -> Plain:
    """Who may know the fola and the discards, and from which step on."""
    setting = replay.setting
    dealer = setting.seats.index(replay.dealer)
    answers = {
        r.question: plain_value(r.value) for r in setting.readings() if r.question in KNOWING
    }
    seen_by = answers.get("fola.cards_seen_by")
    seers: list[str] = []
    if seen_by in ("dealer", WITH_PARTNER):
        seers = [replay.dealer]
    if seen_by == WITH_PARTNER:
        seers.append(setting.seats[(dealer + 2) % len(setting.seats)])
    if seen_by == "everyone":
        seers = list(setting.seats)
    told = answers.get("fola.suits_told_to") == "everyone"
    shown = next((s.id for s in replay.steps if s.event == "FolaShown"), None)
    taken = next((s.id for s in replay.steps if s.event == "FolaTaken"), None)
    seen = answers.get("discard.seen_when") == "after_the_first_lead"
    return {
        "fola_cards": seers,
        "fola_suits": list(setting.seats) if told else [],
        "fola_from": shown or taken,
        "discards": list(setting.seats) if seen else [],
        "discards_from": "t01.1" if seen else None,
    }


def result(replay: Replay) -> Plain:
    """The tally by item, the whole ledger, resti and piles."""
    last = replay.steps[-1]
    return {
        "tally": tally(replay),
        "ledger": [
            {"step": step.id, **plain_mark(mark)} for step in replay.steps for mark in step.marks
        ],
        "resti": dict(last.resti),
        "net": net_resti(replay),
        "points_scored": dict(zip(replay.setting.sides, replay.gross, strict=True)),
        "piles": {side: list(cards) for side, cards in replay.piles},
    }


def tally(replay: Replay) -> list[Plain]:
    """What each side has of each item of the end count, versicole one by one."""
    rows: list[Plain] = []
    for step in replay.steps:
        if step.event != "Counted":
            continue
        item = step.id.removeprefix("tally.")
        for group in step.groups:
            rows.append(
                {
                    "side": group.owner,
                    "item": "versicola",
                    "kind": group.kind,
                    "points": group.points,
                    "cards": list(group.cards),
                }
            )
        for side, points in step.amounts:
            rows.append({"side": side, "item": item, "points": points, "cards": []})
        for mark in step.marks if not step.amounts else ():
            rows.append({"side": mark.to, "item": item, "points": mark.points, "cards": []})
    return rows


def net_resti(replay: Replay) -> dict[str, int]:
    """Resti won less resti lost, by side, drawn in play and at the close."""
    net = dict.fromkeys(replay.setting.sides, 0)
    for step in replay.steps:
        moved = list(step.drawn)
        if step.event == "RestoDrawn" and step.to and step.giver:
            moved.append((step.to, step.giver, step.figure))
        for to, giver, resti in moved:
            net[to] += resti
            if giver in net:
                net[giver] -= resti
    return net


def as_json(plain: Plain) -> str:
    """One line a step: readable in a diff, the same byte for byte when written again."""
    steps = plain["steps"]
    assert isinstance(steps, list)
    head = {key: value for key, value in plain.items() if key not in ("steps", "result", "receipt")}
    lines = [_dumps(head)[:-1] + ',\n "steps": [']
    lines.append(",\n".join(f"  {_dumps(step)}" for step in steps))
    lines.append(f' ],\n "result": {_dumps(plain["result"])},')
    lines.append(f' "receipt": {_dumps(plain["receipt"])}}}')
    return "\n".join(lines) + "\n"


def _dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
