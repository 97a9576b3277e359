"""The events of a log unpacked, and the words for their numbers."""

from typing import NamedTuple

from generator.engine import codes as n
from generator.engine.because import (
    DEAL_EXPOSED_SCORES,
    DEATHS_MARKED_BY,
    DECLARE_SCORES,
    FOLA_SCORES,
    IRREGULAR_CAPTURE_DENIED,
    IRREGULAR_LATE_REMEDY_POINTS,
    IRREGULAR_MISDEAL_FIRST,
    IRREGULAR_REVOKE,
    IRREGULAR_REVOKE_DENIED,
    IRREGULAR_REVOKE_RETURNS,
    IRREGULAR_UNEXPOSED,
    IRREGULAR_WRONG_COUNT_PAYS,
    MATTO_LOSS_SCORES,
    MATTO_OWED_COUNTING_IS_DEATH,
    ROB_CUTTER_SCORES,
    ROB_DEALER_SCORES,
    STAY_FEES,
    STAY_MARKS_DEATHS,
    TALLY_HONOURS,
    TALLY_LAST_TRICK,
    TALLY_SURPLUS_PAID_BY,
    TALLY_VALUES,
    TALLY_VERSICOLE_OF,
)
from generator.replay.steps import Move

HEADS = {
    n.SEATED: "Seated", n.SHUFFLED: "Shuffled", n.CUT: "Cut", n.ROBBED: "Robbed",
    n.ROBBING_STOPPED: "RobbingStopped", n.DEALT: "Dealt", n.EXPOSED: "Exposed",
    n.FOLA_TAKEN: "FolaTaken", n.FOLA_SHOWN: "FolaShown", n.DISCARDED: "Discarded",
    n.STAYED_OUT: "StayedOut", n.STAYED_IN: "StayedIn", n.DECLARED: "Declared",
    n.DECLARED_NOTHING: "DeclaredNothing", n.LED: "Led", n.CARD_PLAYED: "CardPlayed",
    n.DIED: "Died", n.TRICK_WON: "TrickWon", n.RESTO_DRAWN: "RestoDrawn",
    n.MATTO_OWED: "MattoOwed", n.MATTO_PAID: "MattoPaid", n.MATTO_LOST: "MattoLost",
    n.COUNTED: "Counted", n.SETTLED: "Settled", n.REFUSED: "Refused",
    n.REVOKED: "Revoked", n.REVOKE_MENDED: "RevokeMended", n.MISDEALT: "Misdealt",
    n.PENALTY: "Penalty", n.LAID_DOWN: "LaidDown",
}  # fmt: skip
WHAT = 0x3F  # of a packed event, which it is
EVENTS = tuple(map(HEADS.get, range(WHAT + 1)))  # by the number of a head; None of a part
KINDS = {
    n.RUN: "run",
    n.MATTO_1_40: "matto_1_40",
    n.ONE_X_28: "one_x_28",
    n.TENS: "tens",
    n.FOUR_KINGS: "kings",
}
ITEMS = {
    n.LAST_TRICK: "last_trick",
    n.SURPLUS: "cards",
    n.VALUES: "values",
    n.VERSICOLE: "versicole",
    n.HONOURS: "honours",
    n.FEES: "fees",
}
REASONS = {
    ROB_CUTTER_SCORES: "robbed",
    ROB_DEALER_SCORES: "robbed",
    DEAL_EXPOSED_SCORES: "exposed",
    FOLA_SCORES: "fola",
    DECLARE_SCORES: "declared",
    DEATHS_MARKED_BY: "death",
    STAY_MARKS_DEATHS: "death",
    MATTO_OWED_COUNTING_IS_DEATH: "death",
    MATTO_LOSS_SCORES: "matto_lost",
    STAY_FEES: "fee",
    TALLY_LAST_TRICK: "last_trick",
    TALLY_VALUES: "values",
    TALLY_VERSICOLE_OF: "versicole",
    TALLY_HONOURS: "honours",
    TALLY_SURPLUS_PAID_BY: "cards",
    IRREGULAR_MISDEAL_FIRST: "penalty",
    IRREGULAR_UNEXPOSED: "penalty",
    IRREGULAR_WRONG_COUNT_PAYS: "penalty",
    IRREGULAR_LATE_REMEDY_POINTS: "penalty",
    IRREGULAR_REVOKE: "penalty",
    IRREGULAR_REVOKE_DENIED: "penalty",
    IRREGULAR_CAPTURE_DENIED: "penalty",
    IRREGULAR_REVOKE_RETURNS: "returned",
}
KINDS_OF_PLACE = {
    n.IN_HAND: "hand",
    n.IN_PILE: "pile",
    n.IN_DISCARDS: "discards",
    n.ON_TABLE: "table",
}
PLAYS = ("Led", "CardPlayed")
OF_A_TRICK = (*PLAYS, "TrickWon")
OF_THE_MATTO = ("MattoOwed", "MattoPaid", "MattoLost")


class Item(NamedTuple):
    """One event of the log, unpacked."""

    what: int
    seat: int
    card: int
    question: int
    figure: int


class Open:
    """A step while its parts are being read."""

    __slots__ = ("amounts", "cards", "event", "groups", "head", "id", "marks", "moves",
                 "questions", "resti")  # fmt: skip

    def __init__(self, head: Item, event: str, id: str) -> None:
        self.head = head
        self.event = event
        self.id = id
        self.questions: list[int] = []
        self.cards: list[tuple[int, int]] = []  # seat, card
        self.marks: list[Item] = []
        self.groups: list[tuple[Item, list[str]]] = []
        self.moves: list[Move] = []
        self.amounts: list[Item] = []
        self.resti: list[Item] = []


def unpack(packed: int) -> Item:
    """One packed event."""
    return Item(
        packed & WHAT,
        packed >> n.SEAT_SHIFT & 0x7,
        packed >> n.CARD_SHIFT & 0x7F,
        packed >> n.QUESTION_SHIFT & 0xFF,
        (packed >> n.FIGURE_SHIFT) - n.FIGURE_ZERO,
    )
