"""The log of a deal: one packed integer an event, written only if somebody listens.

A head opens a step; the parts after it (cards, marks, further questions) belong to it. Packing
and the meaning of each number stand in codes.py; generator/replay reads the log back.
"""

from generator.engine.codes import (
    CARD,
    CARD_SHIFT,
    FIGURE_SHIFT,
    FIGURE_ZERO,
    LOG_ROOM,
    NO_CARD,
    NO_SEAT,
    QUESTION_SHIFT,
    SEAT_SHIFT,
    WHY,
)


class Log:
    """Room for the events of one deal, in order; `count` of them are written."""

    __slots__ = ("count", "items")

    def __init__(self) -> None:
        self.items = [0] * 4096  # LOG_ROOM; a literal, so that it can be a C array
        self.count = 0


def emit(log: Log | None, what: int, seat: int, card: int, question: int, figure: int) -> None:
    """Write one event; nothing if nobody listens or the log is full."""
    if log is not None and log.count < LOG_ROOM:
        item = what
        item |= seat << SEAT_SHIFT
        item |= card << CARD_SHIFT
        item |= question << QUESTION_SHIFT
        item |= (figure + FIGURE_ZERO) << FIGURE_SHIFT
        log.items[log.count] = item
        log.count += 1


def why(log: Log | None, question: int) -> None:
    """A further question behind the step just opened."""
    emit(log, WHY, NO_SEAT, NO_CARD, question, 0)


def card_part(log: Log | None, seat: int, card: int) -> None:
    """A card that belongs to the step just opened."""
    emit(log, CARD, seat, card, 0, 0)


def cards_part(log: Log | None, seat: int, suits: int, trumps: int) -> None:
    """All the cards of two masks, in card order."""
    if log is None:
        return
    for place in range(56):
        if (suits >> place) & 1:
            card_part(log, seat, place)
    for place in range(41):
        if (trumps >> place) & 1:
            card_part(log, seat, 56 + place)
