"""Cards, seats and sides as arguments of messages, and as names where a name stands alone.

A message that speaks of a card is given its parts (`suit`, `rank`, `aria`), of a seat or side its
code; how they are named, and in which case, stands in the words of each language.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from generator.model.cards import is_trump, trump_number
from generator.views.context import Words

ARIE = {36: "star", 37: "moon", 38: "sun", 39: "world", 40: "trumpets"}
NOT_AN_ARIA = "no"
JOINTS = ("joint-more", "joint-last")  # asked for with blanks: lists are too many to say each anew
BEFORE, ITEM = "\ue000", "\ue001"  # letters of no language


@cache  # of the ninety-seven
def card_parts(code: str) -> Mapping[str, object]:
    """The arguments by which a message names a card: `suit`, `rank` (a letter or a number), `aria`.

    Numbers are handed over as numbers: some are pronounced so that they change the word before.
    """
    aria = ARIE.get(trump_number(code), NOT_AN_ARIA) if is_trump(code) else NOT_AN_ARIA
    rank = code[1:]
    return {"suit": code[0], "rank": int(rank) if rank.isdigit() else rank, "aria": aria}


def card_name(word: Words, code: str) -> str:
    """The name of a card where it stands alone: `King of Cups`, `Tarocco 34`, `Star (36)`."""
    return word("card-label", **card_parts(code))


def card_list(word: Words, codes: Iterable[str]) -> str:
    """Cards one after another in a sentence: `King of Cups, 5 and the Matto`."""
    return joined(word, (word("card-listed", **card_parts(code)) for code in codes))


def seat_name(word: Words, seat: str) -> str:
    """`South`."""
    return word("event-seat", seat=seat)


def side_code(side: str) -> str:
    """A side as a message knows it: `south-north` for `south+north`."""
    return side.replace("+", "-")


def side_name(word: Words, side: str) -> str:
    """`South and North`, `South`."""
    return word("event-side", side=side_code(side))


def seats_in(side: str) -> int:
    """How many seats a side has: 1 or 2."""
    return side.count("+") + 1


def joined(word: Words, items: Iterable[str], joint: str = "and") -> str:
    """`a, b and c`; joints are `and`, `or`, `comma`, `semicolon`."""
    parts = list(items)
    if len(parts) < 2:
        return "".join(parts)
    more, last = _joints(word, joint)
    text = parts[0]
    for part in parts[1:-1]:
        text = more.replace(ITEM, part).replace(BEFORE, text)
    return last.replace(ITEM, parts[-1]).replace(BEFORE, text)


@lru_cache(maxsize=100)
def _joints(word: Words, joint: str) -> tuple[str, str]:
    """How a list goes on and how it ends, with blanks for what is before and what is added."""
    more, last = (word(id, before=BEFORE, item=ITEM, joint=joint) for id in JOINTS)
    return more, last
