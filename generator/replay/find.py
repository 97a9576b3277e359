"""Searching for deals that show something: the words of `find --wants`, and how each is seen."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from generator.engine import codes as n
from generator.engine.because import PLAY_KING_RULE
from generator.engine.events import Log
from generator.engine.game import new_pack, play_deal
from generator.engine.table import Table
from generator.model.cards import MATTO
from generator.replay.packed import unpack
from generator.replay.play import POLICIES, Replay, play_seed
from generator.replay.setting import Setting
from generator.replay.steps import Group, Step


class UnknownWant(ValueError):
    """No such word; `args[0]` is what was asked."""


@dataclass(frozen=True, slots=True)
class Want:
    """A word and how often it is to happen."""

    word: str
    least: int = 1

    def __str__(self) -> str:
        return self.word if self.least == 1 else f"{self.word}:{self.least}"


@dataclass(frozen=True, slots=True)
class Search:
    """What came of a search: the first seed that shows all, or none, and how many were tried."""

    seed: int | None
    tried: int


def wants(text: str) -> tuple[Want, ...]:
    """`cutter_robs:3,death` as wants; raises UnknownWant."""
    found = []
    for part in text.split(","):
        word, _, least = part.strip().partition(":")
        if word not in SEEN or (least and not least.isdigit()):
            raise UnknownWant(part.strip())
        found.append(Want(word, int(least or 1)))
    return tuple(found)


def find(
    setting: Setting, wanted: tuple[Want, ...], seeds: Iterable[int], dealer: str, policy: str
) -> Search:
    """The first seed whose deal shows everything wanted."""
    tried = 0
    for seed in seeds:
        tried += 1
        if not _may_show(setting, wanted, seed, dealer, policy):
            continue
        replay = play_seed(setting, seed, dealer, (policy,) * len(setting.seats))
        if all(SEEN[want.word](replay) >= want.least for want in wanted):
            return Search(seed, tried)
    return Search(None, tried)


def _may_show(
    setting: Setting, wanted: tuple[Want, ...], seed: int, dealer: str, policy: str
) -> bool:
    """A cheap look at the packed log: whether every kind of event asked for is there at all."""
    table = Table()
    table.seed = seed
    table.dealer = setting.seats.index(dealer)
    table.policy = [POLICIES[policy]] * 4
    new_pack(table)
    log = Log()
    play_deal(table, setting.rules, log)
    heads = set()
    for place in range(log.count):
        item = unpack(log.items[place])
        heads.add(item.what)
        if item.question == PLAY_KING_RULE and item.what == n.CARD_PLAYED:
            heads.add(KING_FORCED)
    return all(HEAD[want.word] in heads for want in wanted if want.word in HEAD)


# ---------------------------------------------------------------------- what is seen


def _count(event: str, *, marked: bool = False) -> Callable[[Replay], int]:
    return lambda replay: sum(
        1 for s in replay.steps if s.event == event and (s.marks or not marked)
    )


def _robbed(stage: str) -> Callable[[Replay], int]:
    return lambda replay: sum(
        1 for s in replay.steps if s.event == "Robbed" and s.id.startswith(stage)
    )


def _cards(event: str) -> Callable[[Replay], int]:
    return lambda replay: sum(len(s.cards) for s in replay.steps if s.event == event)


def _king_forced(replay: Replay) -> int:
    return sum(
        1
        for s in replay.steps
        if s.event == "CardPlayed" and s.because[0].question == "play.king_rule"
    )


def _king_hanged(replay: Replay) -> int:
    """A leader who holds a King leads low of its suit first, and the King is not lost."""
    lost = {s.cards[0] for s in replay.steps if s.event == "Died"}
    held = _hands(replay)
    led: set[str] = set()
    hanged = 0
    for step in replay.steps:
        if step.event == "Led" and step.cards[0][0] in "CDSB":
            suit, king = step.cards[0][0], step.cards[0][0] + "K"
            if suit not in led and king in held[step.seat or ""] and step.cards[0] != king:
                hanged += king not in lost
            led.add(suit)
    return hanged


def _hands(replay: Replay) -> dict[str, set[str]]:
    """The cards that each seat plays in the course of the deal."""
    held: dict[str, set[str]] = {seat: set() for seat in replay.setting.seats}
    for step in replay.steps:
        if step.event in ("Led", "CardPlayed") and step.seat:
            held[step.seat].add(step.cards[0])
    return held


def _matto(event: str) -> Callable[[Replay], int]:
    return lambda replay: sum(1 for s in replay.steps if s.event == event and s.cards == (MATTO,))


def declared(replay: Replay) -> list[tuple[str, frozenset[str]]]:
    """Every declared card set, by side: all that a seat showed."""
    side = replay.setting.side_of
    return [(side(s.seat or ""), frozenset(s.cards)) for s in replay.steps if s.event == "Declared"]


def counted(replay: Replay) -> list[Group]:
    """The versicole found in the piles at the end."""
    return [g for s in replay.steps if s.event == "Counted" for g in s.groups]


def _saved(replay: Replay) -> int:
    piles = {side: set(cards) for side, cards in replay.piles}
    return sum(1 for side, cards in declared(replay) if cards <= piles[side])


def _broken(replay: Replay) -> int:
    return len(declared(replay)) - _saved(replay)


def _made(replay: Replay) -> int:
    """A versicola counted at the end whose cards its side had not declared together."""
    shown = declared(replay)
    return sum(
        1
        for g in counted(replay)
        if not any(side == g.owner and set(g.cards) - {MATTO} <= cards for side, cards in shown)
    )


def _t29(replay: Replay) -> int:
    return sum(1 for g in counted(replay) if "T29" in g.cards)


def _four_tens(replay: Replay) -> int:
    ends = sum(1 for g in counted(replay) if g.kind == "tens" and len(set(g.cards) - {MATTO}) == 4)
    shown = sum(1 for _, cards in declared(replay) if {"T10", "T20", "T30", "T40"} <= cards)
    return ends + shown


def _all_tricks(replay: Replay) -> int:
    winners = {replay.setting.side_of(s.seat or "") for s in _won(replay)}
    return 1 if len(winners) == 1 else 0


def _won(replay: Replay) -> list[Step]:
    return [s for s in replay.steps if s.event == "TrickWon"]


SEEN: Mapping[str, Callable[[Replay], int]] = {
    "cutter_robs": _robbed("cut"),
    "dealer_robs": _robbed("rob"),
    "exposed": _count("Exposed", marked=True),
    "fola_taken": _cards("FolaTaken"),
    "discarded": _cards("Discarded"),
    "stayed_out": _count("StayedOut"),
    "declared": _count("Declared"),
    "king_forced": _king_forced,
    "king_hanged": _king_hanged,
    "death": _count("Died"),
    "matto_played": _matto("CardPlayed"),
    "matto_led": _matto("Led"),
    "matto_exchanged": _count("MattoPaid"),
    "matto_lost": _count("MattoLost"),
    "versicola_saved": _saved,
    "versicola_broken": _broken,
    "versicola_made": _made,
    "trump_29_counts": _t29,
    "four_tens": _four_tens,
    "resto_in_play": _count("RestoDrawn"),
    "all_tricks": _all_tricks,
}
KING_FORCED = 100  # beside the heads of codes.py
HEAD = {
    "cutter_robs": n.ROBBED,
    "dealer_robs": n.ROBBED,
    "exposed": n.EXPOSED,
    "fola_taken": n.FOLA_TAKEN,
    "discarded": n.DISCARDED,
    "stayed_out": n.STAYED_OUT,
    "declared": n.DECLARED,
    "versicola_saved": n.DECLARED,
    "versicola_broken": n.DECLARED,
    "king_forced": KING_FORCED,
    "death": n.DIED,
    "matto_exchanged": n.MATTO_PAID,
    "matto_lost": n.MATTO_LOST,
    "resto_in_play": n.RESTO_DRAWN,
}
