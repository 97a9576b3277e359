"""A deal that was played, written as a recorded deal: its pack, and every choice as it fell."""

from collections.abc import Iterator

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
    yield f"  seed: {replay.seed or 1}"
    yield "  forced:"
    for step in replay.steps:
        if step.event == "Discarded":
            yield f"    {step.id}: [{', '.join(step.cards)}]"
        elif step.event == "MattoPaid":
            yield f"    matto: {step.cards[0]}"
    for trick in _tricks(replay):
        yield from (f"    {card}" for card in trick)
    if any(step.event in ("StayedOut", "StayedIn") for step in replay.steps):
        out = [step.seat or "" for step in replay.steps if step.event == "StayedOut"]
        yield f"  out: [{', '.join(out)}]"
    yield "  then: careful"
    resti = ", ".join(f"{side}: {won}" for side, won in replay.steps[-1].resti)
    yield f"expect: {{resti: {{{resti}}}, from: made}}"


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
