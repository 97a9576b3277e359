"""Questions: what is asked of every source."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Kind(Enum):
    """What becomes of the answers to a question."""

    RULE = "rule"  # the engine plays by it, and sources differ
    FIXED = "fixed"  # the engine plays by it, and all sources that speak agree
    CHECKED = "checked"  # follows from other answers; verified on loading or in play
    DESCRIPTIVE = "descriptive"  # shown, never played


class Shape(Enum):
    """The type of a question's value."""

    CHOICE = "choice"
    NUMBER = "number"
    NUMBERS = "numbers"
    WORDS = "words"
    CARDS = "cards"
    SETS = "sets"
    RANGES = "ranges"


class Consequence(Enum):
    """What another answer would change at the table."""

    PROCEDURE = "procedure"
    LEGALITY = "legality"
    OUTCOME = "outcome"
    SCORE = "score"
    PAYMENT = "payment"


@dataclass(frozen=True, slots=True)
class Question:
    """One question of the questionnaire; its prose stands in <stage>.<lang>.yaml."""

    id: str  # "play.king_rule"
    dimension: tuple[int, ...]
    kind: Kind
    type: Shape
    consequence: Consequence
    allowed: tuple[str, ...] = ()  # of a choice or words; of a number: words it may be instead
    unit: str | None = None  # of numbers: cards, points, players, deals, resti, times
    applies_when: Mapping[str, tuple[str, ...]] | None = None
    was: tuple[str, ...] = ()

    @property
    def stage(self) -> str:
        """The stage's word: `play` of `play.king_rule`."""
        return self.id.partition(".")[0]

    @property
    def name(self) -> str:
        """The name inside the stage: `king_rule` of `play.king_rule`."""
        return self.id.partition(".")[2]
