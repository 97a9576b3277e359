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
    SUIT_CARDS,
    WHY,
)
from generator.engine.primitives import count, lowest

NO_FIGURE = FIGURE_ZERO << FIGURE_SHIFT
WHY_HEAD = WHY | NO_SEAT << SEAT_SHIFT | NO_CARD << CARD_SHIFT | NO_FIGURE
CARD_HEAD = CARD | NO_FIGURE


class Log:
    """Room for the events of one deal, in order; `count` of them are written."""

    __slots__ = ("count", "items")

    def __init__(self) -> None:
        self.items = [0] * 4096  # LOG_ROOM; a literal, so that it can be a C array
        self.count = 0


def open_log(log: Log | None) -> None:
    """A new deal begins: its events go where those of the deal before stood."""
    if log is not None:
        log.count = 0


def emit(log: Log | None, what: int, seat: int, card: int, question: int, figure: int) -> None:
    """Write one event; nothing if nobody listens or the log is full."""
    if log is not None and log.count < LOG_ROOM:
        log.items[log.count] = (
            what
            | seat << SEAT_SHIFT
            | card << CARD_SHIFT
            | question << QUESTION_SHIFT
            | (figure + FIGURE_ZERO) << FIGURE_SHIFT
        )
        log.count += 1


def why(log: Log | None, question: int) -> None:
    """A further question behind the step just opened."""
    if log is not None and log.count < LOG_ROOM:
        log.items[log.count] = WHY_HEAD | question << QUESTION_SHIFT
        log.count += 1


def why_if(log: Log | None, question: int) -> None:
    """A further question behind the step just opened, unless it is 0.

    It is written in any case, and then stands or is written over: no branch.
    """
    if log is not None and log.count < LOG_ROOM:
        log.items[log.count] = WHY_HEAD | question << QUESTION_SHIFT
        log.count += question != 0


def card_part(log: Log | None, seat: int, card: int) -> None:
    """A card that belongs to the step just opened."""
    if log is not None and log.count < LOG_ROOM:
        log.items[log.count] = CARD_HEAD | seat << SEAT_SHIFT | card << CARD_SHIFT
        log.count += 1


def cards_part(log: Log | None, seat: int, suits: int, trumps: int) -> None:
    """All the cards of two masks, in card order, or none if there is no room for all."""
    if log is None or log.count + count(suits) + count(trumps) > LOG_ROOM:
        return
    head = CARD_HEAD | seat << SEAT_SHIFT
    place = log.count
    while suits:
        log.items[place] = head | lowest(suits) << CARD_SHIFT
        place += 1
        suits &= suits - 1
    while trumps:
        log.items[place] = head | (SUIT_CARDS + lowest(trumps)) << CARD_SHIFT
        place += 1
        trumps &= trumps - 1
    log.count = place
