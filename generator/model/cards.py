"""The 97 cards, their codes and sets of them.

Codes: `CK D10 SN B1` for the suits (coppe, denari, spade, bastoni; 1-10, J fante or fantina,
N cavallo, Q regina, K re), `T1`..`T40` for the tarocchi, `M` for the Matto. The order of
`CARDS` is the order of every listing: suits C D S B from 1 to King, tarocchi, Matto.
"""

import re
from dataclasses import dataclass

SUITS = ("C", "D", "S", "B")
SUIT_NAMES = {"C": "coppe", "D": "denari", "S": "spade", "B": "bastoni"}
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")
TRUMPS = 40
MATTO = "M"
CARDS = (
    *(suit + rank for suit in SUITS for rank in RANKS),
    *(f"T{number}" for number in range(1, TRUMPS + 1)),
    MATTO,
)
INDEX = {code: place for place, code in enumerate(CARDS)}
SUIT_CARDS = len(SUITS) * len(RANKS)  # the first 56; the tarocchi follow
KINGS = ("CK", "DK", "SK", "BK")

_RANGE = re.compile(r"T(\d{1,2})-T(\d{1,2})\Z")
COUNTING = "counting"  # the word for "every card that counts something alone"


class NotACard(ValueError):
    """The text is no card; `text` is what was written."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(text)


def card(text: str) -> str:
    """The code of one card, read in either case; raises NotACard."""
    code = text.strip().upper()
    if code not in INDEX:
        raise NotACard(text)
    return code


def is_trump(code: str) -> bool:
    """Whether the card is one of the forty tarocchi (the Matto is not)."""
    return code[0] == "T"


def trump_number(code: str) -> int:
    """1 to 40, of a tarocco."""
    return int(code[1:])


@dataclass(frozen=True, slots=True)
class Range:
    """Tarocchi from `low` to `high`, both included."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"T{self.low}-T{self.high}"


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of cards as a source names it: `counting`, ranges, single cards.

    `written` keeps the words as they stand, for pages; `cards` are the codes named one by one
    or by range, in card order. Whether a card counts is for the rule set to say.
    """

    written: tuple[str, ...]
    cards: tuple[str, ...]
    counting: bool


def card_range(text: str) -> Range:
    """`T28-T40` as a Range; raises NotACard."""
    found = _RANGE.match(text.strip().upper())
    if not found:
        raise NotACard(text)
    low, high = int(found[1]), int(found[2])
    if not 1 <= low <= high <= TRUMPS:
        raise NotACard(text)
    return Range(low, high)


def card_set(words: tuple[str, ...]) -> CardSet:
    """A set from words as `counting`, `T21-T27`, `ck`; raises NotACard with the word."""
    named: set[str] = set()
    for word in words:
        if word == COUNTING:
            continue
        named.update(_cards_of(word))
    return CardSet(words, in_order(named), COUNTING in words)


def cards_named(words: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of words and ranges, in the order written and as often as written."""
    return tuple(code for word in words for code in _cards_of(word))


def _cards_of(word: str) -> tuple[str, ...]:
    if "-" in word:
        span = card_range(word)
        return tuple(f"T{number}" for number in range(span.low, span.high + 1))
    return (card(word),)


def in_order(codes: set[str] | frozenset[str] | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    """The codes in card order."""
    return tuple(sorted(codes, key=INDEX.__getitem__))
