"""Cards and lists in the shapes of the block: masks, ranks, lists of fixed length."""

from collections.abc import Iterable

from generator.model.cards import INDEX, RANKS, SUIT_CARDS, SUIT_NAMES, SUITS


def trumps(low: int, high: int) -> tuple[str, ...]:
    return tuple(f"T{number}" for number in range(low, high + 1))


def padded(values: list[int], room: int) -> list[int]:
    return values + [0] * (room - len(values))


def masks(codes: Iterable[str]) -> tuple[int, int]:
    """Cards as two masks: suits, and tarocchi with the Matto."""
    suits = trumps = 0
    for code in codes:
        place = INDEX[code]
        if place < SUIT_CARDS:
            suits |= 1 << place
        else:
            trumps |= 1 << (place - SUIT_CARDS)
    return suits, trumps


def strength(code: str, reversed_suits: tuple[str, ...]) -> int:
    """How a card ranks: within its suit from 0, or by number among the tarocchi."""
    if INDEX[code] >= SUIT_CARDS:
        return INDEX[code]
    suit, rank = SUITS.index(code[0]), RANKS.index(code[1:])
    if rank < 10 and SUIT_NAMES[code[0]] in reversed_suits:
        rank = 9 - rank
    return len(RANKS) * suit + rank
