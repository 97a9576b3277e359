"""A deal that was played, written as a recorded deal: its pack, and every choice as it fell."""

from collections.abc import Iterator, Mapping

from generator.model.deal import Irregularity
from generator.replay.play import Replay

COLUMNS = 96


def deal_yaml(replay: Replay) -> str:
    """The text of `deals/<slug>.yaml`: played again under its form it gives the same steps."""
    return "\n".join(_lines(replay)) + "\n"


def _lines(replay: Replay) -> Iterator[str]:
    yield f"form: {replay.setting.form}"
    yield "made: for this site"
    yield f"dealer: {replay.dealer}"
    yield from _wrapped("pack: [", replay.pack, "]")
    if replay.cut is not None:
        yield f"cut: {replay.cut}"
    yield "line:"
    yield f"  policy: {replay.policies[0]}"
    yield f"  seed: {replay.deal.line.seed if replay.deal else replay.seed or 1}"
    yield "  forced:"
    for step in replay.steps:
        if step.id.startswith("discard."):
            yield f"    {step.id}: [{', '.join(step.cards)}]"
        elif step.event == "MattoPaid":
            yield f"    matto: {step.cards[0]}"
    for trick in _tricks(replay):
        yield from (f"    {card}" for card in trick)
    if any(step.event in ("StayedOut", "StayedIn") for step in replay.steps):
        out = [step.seat or "" for step in replay.steps if step.event == "StayedOut"]
        yield f"  out: [{', '.join(out)}]"
    yield "  then: careful"
    if replay.deal is not None and replay.deal.irregular:
        yield "irregular:"
        yield from (f"  - {_slip(slip)}" for slip in replay.deal.irregular)
    resti = ", ".join(f"{side}: {won}" for side, won in replay.steps[-1].resti)
    yield f"expect: {{resti: {{{resti}}}, from: made}}"


def _slip(slip: Irregularity) -> str:
    """An irregularity on one line, without the keys that it does not use."""
    parts = [f"step: {slip.step}", f"what: {slip.what}"]
    parts += [f"seat: {slip.seat}"] if slip.seat else []
    parts += [f"cards: [{', '.join(slip.cards)}]"] if slip.cards else []
    for key, counts in (("more", slip.more), ("fewer", slip.fewer)):
        parts += [f"{key}: {_counts(counts)}"] if counts else []
    parts += [f"noticed: {slip.noticed}"] if slip.noticed else []
    return f"{{{', '.join(parts)}}}"


def _counts(counts: Mapping[str, int]) -> str:
    return f"{{{', '.join(f'{seat}: {number}' for seat, number in counts.items())}}}"


def _tricks(replay: Replay) -> list[list[str]]:
    """The cards of each trick, one line a card."""
    tricks: list[list[str]] = []
    for step in replay.steps:
        if step.event == "Led":
            tricks.append([])
        if step.event in ("Led", "CardPlayed"):
            tricks[-1].append(f"{step.id}: {step.cards[0]}")
    return tricks


def _wrapped(head: str, words: tuple[str, ...], tail: str) -> Iterator[str]:
    """Words joined by commas, broken into lines of at most COLUMNS."""
    line = head
    for place, word in enumerate(words):
        piece = word + (", " if place < len(words) - 1 else tail)
        if len(line) + len(piece.rstrip()) > COLUMNS:
            yield line.rstrip()
            line = "  "
        line += piece
    yield line
