"""An irregular deal while it is played: the table, the readings, and what must be remembered."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum

from generator.engine import codes as n
from generator.engine.because import STAY_MARKS_DEATHS
from generator.engine.block import Rules
from generator.engine.events import Log, emit, why
from generator.engine.ledger import side_of
from generator.engine.table import Table
from generator.model.answers import Reading
from generator.model.deal import Irregularity
from generator.replay.setting import Setting


@dataclass(frozen=True, slots=True)
class Revoke:
    """A card that was played against a duty; tricks and places from 0."""

    trick: int
    place: int
    seat: int
    card: int
    duty: int  # the question that barred it


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick that has been taken: seats and cards in the order played, and its winner."""

    laid: tuple[tuple[int, int], ...]
    winner: int


@dataclass(slots=True)
class Going:
    """What the stages of an irregular deal share."""

    setting: Setting
    table: Table
    log: Log
    rules: Rules
    tricks: list[Trick] = field(default_factory=list)
    laid: list[tuple[int, int]] = field(default_factory=list)  # seats and cards on the table
    last_turn: dict[int, tuple[int, int]] = field(default_factory=dict)  # seat -> trick, place
    revokes: dict[str, Revoke] = field(default_factory=dict)  # by step
    waiting: list[tuple[int, Irregularity]] = field(default_factory=list)  # till a seat plays again
    at_close: list[Irregularity] = field(default_factory=list)  # till the trick is taken
    down: set[int] = field(default_factory=set)  # seats whose hands are laid down
    barred: dict[int, int] = field(default_factory=dict)  # side -> what it may still mark
    owed: list[int] = field(default_factory=list)  # who pays for a capture denied, at the end

    # ------------------------------------------------------------------ readings

    def reading(self, question: int) -> Reading[object] | None:
        """The reading played, None if the form was not read for the question."""
        found = self.rules.readings[question]
        return found if isinstance(found, Reading) else None

    def arises(self, question: int) -> bool:
        """Whether the form has an answer to play by."""
        reading = self.reading(question)
        return reading is not None and reading.value is not None

    def word(self, question: int) -> str:
        """An answer that is a way of doing, as its YAML word; empty where it does not arise."""
        reading = self.reading(question)
        value = reading.value if reading else None
        return value.value if isinstance(value, Enum) else str(value or "")

    def figure(self, question: int) -> int:
        """An answer that is a number; 0 for `none`, and where it does not arise."""
        reading = self.reading(question)
        value = reading.value if reading else None
        return value if isinstance(value, int) else 0

    # ------------------------------------------------------------------ seats

    def seat(self, name: str) -> int:
        """The number of a seat."""
        return self.setting.seats.index(name)

    def side(self, seat: int) -> int:
        """The number of a seat's side."""
        return side_of(self.rules, seat)

    def wrong(self, slip: Irregularity) -> Iterator[tuple[int, int]]:
        """Seats with how many cards too many they hold, below 0 too few, in the order of play.

        Seats that this form does not have are passed over.
        """
        for place, name in enumerate(self.setting.seats):
            number = slip.more.get(name, 0) - slip.fewer.get(name, 0)
            if number:
                yield place, number

    # ------------------------------------------------------------------ the log

    def step(
        self, what: int, seat: int, card: int, questions: Sequence[int], figure: int = 0
    ) -> None:
        """Open a step of the log; the first question is one that has a reading."""
        emit(self.log, what, seat, card, questions[0], figure)
        self.why(*questions[1:])

    def why(self, *questions: int) -> None:
        """Further questions behind the step just opened, those that have a reading."""
        for question in questions:
            if self.reading(question) is not None:
                why(self.log, question)

    def charge(
        self, what: int, seat: int, card: int, questions: Sequence[int], figure: int = 0
    ) -> None:
        """A step with which opponents are paid: also by what one who has stayed out may claim."""
        absent = (STAY_MARKS_DEATHS,) if self.table.n_out else ()
        self.step(what, seat, card, (*questions, *absent), figure)

    def refuse(self, seat: int, card: int, *questions: int) -> None:
        """A step `Refused`: what the record has does not go under these rules."""
        if self.reading(questions[0]) is not None:
            self.step(n.REFUSED, seat, card, questions, self.table.trick + 1)

    def move(self, seat: int, card: int, source: int, to: int) -> None:
        """A card of the step just opened goes from one of a seat's places to another."""
        emit(self.log, n.MOVE, seat, card, 0, 64 * (source + seat) + to + seat)


def trick_and_place(step: str) -> tuple[int, int]:
    """The trick and the place of a card played, from 0: of `t05.3` 4 and 2."""
    return int(step[1:3]) - 1, int(step[4:5]) - 1
