"""Chance: draws that depend on the seed and the place alone, never on what was drawn before.

A counter-based generator (splitmix64), so that every form of every rule set sees the same
shuffle and the same leanings of its players.
"""

from generator.engine.codes import FOR_SHUFFLE, LOW21
from generator.engine.primitives import remainder
from generator.engine.table import Table

ALL64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
STREAM = 0xD1B54A32D192ED03
STEP = 0x8CB92BA72F3D8DD7
MIX_ONE = 0xBF58476D1CE4E5B9
MIX_TWO = 0x94D049BB133111EB


def draw(seed: int, what: int, place: int) -> int:
    """64 bits of chance for one place of one stream; `what` is one of the FOR_ codes."""
    z = (seed * GOLDEN + what * STREAM + place * STEP) & ALL64
    z = (z ^ (z >> 30)) * MIX_ONE & ALL64
    z = (z ^ (z >> 27)) * MIX_TWO & ALL64
    return z ^ (z >> 31)


def below(seed: int, what: int, place: int, limit: int) -> int:
    """A number from 0 up to, not including, `limit` (at least 1)."""
    return (draw(seed, what, place) >> 11) % limit


def shuffle(table: Table) -> None:
    """A new pack in the order that the table's seed gives."""
    for place in range(97):
        table.deck[place] = place
    for first in range(96, 0, -3):
        chance = draw(table.seed, FOR_SHUFFLE, first)  # serves three places, 21 bits each
        for place in range(first, first - 3, -1):
            other = remainder(chance & LOW21, place + 1)
            chance >>= 21
            held = table.deck[place]
            table.deck[place] = table.deck[other]
            table.deck[other] = held
