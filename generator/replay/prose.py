"""A deal in plain lines: one an event, in words and card codes, with the question behind it.

This is the form in which replays are kept and compared (kept/replays), not a reader's page.
"""

from collections.abc import Iterator

from generator.model.answers import Reading
from generator.replay.play import Replay
from generator.replay.setting import Setting
from generator.replay.steps import Step

WIDTH = 68  # where the bracket with the question begins


def as_text(replay: Replay) -> str:
    """The whole deal; ends in a line end."""
    return "\n".join(lines(replay)) + "\n"


def lines(replay: Replay) -> Iterator[str]:
    """Line by line: heading, steps, the score wherever it changes."""
    setting = replay.setting
    yield f"{setting.id}   dealer {replay.dealer}" + (
        f"   seed {replay.seed}" if replay.seed is not None else ""
    )
    if setting.changes:
        yield "  played otherwise: " + ", ".join(_change(k, v) for k, v in setting.changes.items())
    before: tuple[tuple[str, str, int], ...] = ()
    for step in replay.steps:
        yield _line(step)
        for seat, cards in step.hands:
            yield f"                      {seat:6} {' '.join(cards)}"
        for group in step.groups:
            held = f"  {' '.join(group.cards)}" if group.cards else ""
            yield f"                      {group.owner}: {group.kind} {group.points}{held}"
        for move in step.moves:
            yield f"                      {move.card} from {move.source} to {move.to}"
        for mark in step.marks:
            yield f"                      {mark.to} +{mark.points} from {mark.giver}, {mark.reason}"
        if step.lead != before and (step.marks or step.event in ("RestoDrawn", "Settled")):
            yield f"                      {score_line(setting, step)}"
        before = step.lead
    for side, cards in replay.piles:
        yield f"pile of {side} ({len(cards)}): {' '.join(cards)}"


def _change(key: str, value: object) -> str:
    return f"{key}={value.written if isinstance(value, Reading) else value}"


def _line(step: Step) -> str:
    text = f"{step.id:20}  {what(step)}"
    if not step.because:
        return text
    reading = step.because[0]
    cites = " ".join(str(cite) for cite in reading.cites)
    return f"{text:{WIDTH}} [{reading.question}  {reading.evidence_word}  {cites}]"


def what(step: Step) -> str:
    """What happens in a step, in a few words."""
    who = step.seat or ""
    cards = " ".join(step.cards)
    words = {
        "Seated": f"{who} deals",
        "Shuffled": "the pack is shuffled",
        "Cut": f"{who} lifts {step.figure} cards",
        "Robbed": f"{who} robs {cards}",
        "RobbingStopped": f"{who} stops" + (f" at {cards}" if cards else ""),
        "Dealt": f"round {step.figure}" if step.id.startswith("deal.") else f"{who} makes it up",
        "Exposed": f"{who}'s last card is {cards}",
        "FolaTaken": f"{who} takes {cards or 'nothing'} from the fola",
        "FolaShown": f"in the fola: {cards}",
        "Discarded": f"{who} puts away {cards}",
        "StayedOut": f"{who} stays out, fee {step.figure}",
        "StayedIn": f"{who} plays",
        "Declared": f"{who} declares {cards}",
        "DeclaredNothing": f"{who} declares nothing",
        "Led": f"{who} leads {cards}",
        "CardPlayed": f"{who} plays {cards}",
        "Died": f"{who}'s {cards} dies",
        "TrickWon": f"{who} takes {cards}",
        "RestoDrawn": f"{step.to} wins a resto from {step.giver}",
        "MattoOwed": f"{step.giver} owes {step.to} a card for the Matto",
        "MattoPaid": f"{step.giver} gives {step.to} {cards}",
        "MattoLost": f"{step.giver} loses the Matto to {step.to}",
        "Counted": f"{step.id.removeprefix('tally.')}: {_amounts(step)}",
        "Settled": "the close: " + (_drawn(step) or "no resti"),
        "Refused": f"{who} may not play {cards}" if step.id.startswith("t") else _not_so(cards),
        "Revoked": f"{who} has revoked in trick {step.figure}: {cards}",
        "RevokeMended": f"{who} takes {cards} back",
        "Misdealt": f"{who} has dealt wrongly, by {step.figure}",
        "Penalty": f"{who} is called to account" + (f" for {cards}" if cards else ""),
        "LaidDown": f"{who} lays down {cards}",
    }
    return words[step.event]


def _not_so(cards: str) -> str:
    return "it may not be" + (f": {cards}" if cards else "")


def _amounts(step: Step) -> str:
    return ", ".join(f"{side} {points}" for side, points in step.amounts)


def _drawn(step: Step) -> str:
    return ", ".join(f"{to} {resti} from {giver}" for to, giver, resti in step.drawn)


def score_line(setting: Setting, step: Step) -> str:
    """The leads after a step, and the resti won so far."""
    resti = ", ".join(f"{side} {won}" for side, won in step.resti if won)
    if setting.pairs:
        first, second, points = step.lead[0]
        ahead = first if points >= 0 else second
        lead = f"lead {ahead} {abs(points)}" if points else "level"
    else:
        pairs = [f"{one}/{other} {points:+}" for one, other, points in step.lead if points]
        lead = f"leads {', '.join(pairs)}" if pairs else "level"
    return lead + (f"   resti {resti}" if resti else "")
