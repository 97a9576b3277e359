"""The answers of one form while they are folded, looked up by question."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeVar

from generator.engine.block import Rules
from generator.engine.rules.readings import Readings
from generator.engine.rules.shapes import masks
from generator.model.answers import SilentSource
from generator.model.cards import CardSet
from generator.model.ruleset import RuleSet

T = TypeVar("T")


class Answers:
    """What is played of one form, and the block that it is folded into."""

    def __init__(
        self, ruleset: RuleSet, form: str, readings: Readings, in_play: int | None = None
    ) -> None:
        self.form = ruleset.forms[form]
        self.in_play = in_play or self.form.players  # how many are dealt to
        self.readings = readings
        self.rules = Rules()
        self.counting: tuple[str, ...] = ()  # known once the cards are folded

    def get(self, question: str, kind: type[T]) -> T:
        """The value played, which must be there and of the kind asked for."""
        reading = self.readings.get(question)
        if reading is None:
            raise SilentSource(question)
        value = reading.answer
        assert isinstance(value, kind), question
        return value

    def way(self, question: str, table: Mapping[Enum, int]) -> int:
        """A way of doing as the block has it; the table holds every member of the enum."""
        return table[self.get(question, Enum)]

    def masks(self, question: str) -> tuple[int, int]:
        """A set of cards as two masks."""
        cards = self.get(question, CardSet)
        return masks((*cards.cards, *(self.counting if cards.counting else ())))
