"""The cards as printed things: what kind each is, its figure, and who names it."""

from dataclasses import dataclass
from enum import Enum

from generator.model.answers import Citation
from generator.model.cards import MATTO, is_trump, trump_number

NUMBERED = 35  # the tarocchi that show a number; the arie above them show none
_STROKES = ((10, "X"), (5, "V"), (1, "I"))


class CardKind(Enum):
    """What kind of card it is, by its picture."""

    NUMERAL = "numeral"
    COURT = "court"
    TAROCCO = "tarocco"
    ARIA = "aria"
    MATTO = "matto"


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """One card of the pack; its names stand in cards.<lang>.yaml."""

    id: str  # the code: T28
    kind: CardKind
    printed: str | None  # the number as it stands on the card: XXVIII, IIII; None if there is none
    cites: tuple[Citation, ...]  # passages that name it
    was: tuple[str, ...]


def kind_of(code: str) -> CardKind:
    """The kind of the card of that code."""
    if code == MATTO:
        return CardKind.MATTO
    if is_trump(code):
        return CardKind.TAROCCO if trump_number(code) <= NUMBERED else CardKind.ARIA
    return CardKind.NUMERAL if code[1:].isdigit() else CardKind.COURT


def printed_number(code: str) -> str | None:
    """The number on the card: strokes are added, never taken away, so that 4 is IIII."""
    if kind_of(code) is not CardKind.TAROCCO:
        return None
    left, strokes = trump_number(code), ""
    for worth, sign in _STROKES:
        strokes += sign * (left // worth)
        left %= worth
    return strokes
