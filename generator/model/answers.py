"""What a source answers to a question: readings, how surely we have them, and where they stand."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Generic, TypeVar

T_co = TypeVar("T_co", covariant=True)


class Evidence(Enum):
    """How surely a source gives a value."""

    STATED = "stated"
    IMPLIED = "implied"
    CONJECTURED = "conjectured"
    SILENT = "silent"
    NOT_APPLICABLE = "not_applicable"


SUPPLIED = "supplied"  # what records and pages call a silent answer that is played by a filler
EDITORS = "editors"  # the filler that no source supplies


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in a data file: line and column from 1."""

    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Citation:
    """A passage of a source; without a provision, the source as a whole."""

    source: str
    provision: str | None

    def __str__(self) -> str:
        return self.source if self.provision is None else f"{self.source}:{self.provision}"


@dataclass(frozen=True, slots=True)
class Reading(Generic[T_co]):
    """One value for one question, with its evidence and passages.

    A reading travels whole: the engine decides by `answer`, and a decoded event holds the
    reading itself, so that a page can cite it without a look-up.
    """

    question: str  # as in "play.follow"
    letter: str | None  # of the crux reading, if the answer is a crux
    value: T_co | None  # None if silent without a filler, or not applicable
    written: str  # the value as it stands in YAML, for pages and records
    evidence: Evidence
    cites: tuple[Citation, ...]  # the source's own passages; of a silence: where we looked
    see: tuple[Citation, ...]  # passages of other sources
    supplied_from: str | None  # of a silent answer: a form, or `editors`
    completed_from: str | None
    playable: bool
    note: str | None  # key in notes.<lang>.yaml
    at: Mark = field(compare=False, repr=False)

    @property
    def answer(self) -> T_co:
        """The value to play by; raises SilentSource where there is none."""
        if self.value is None:
            raise SilentSource(self.question, self.cites)
        return self.value

    @property
    def evidence_word(self) -> str:
        """`supplied` for a silence that a filler fills, else the evidence."""
        if self.evidence is Evidence.SILENT and self.supplied_from is not None:
            return SUPPLIED
        return self.evidence.value


@dataclass(frozen=True, slots=True)
class Answer(Generic[T_co]):
    """What one form of one rule set answers: a reading, or readings by letter of a crux."""

    form: str
    crux: str | None
    readings: tuple[Reading[T_co], ...]  # never empty; one unless a crux
    played: Reading[T_co]  # the reading of the crux's default letter, or the only one

    def by_letter(self, letter: str) -> Reading[T_co] | None:
        """The reading of a crux letter, None if this answer has no such letter."""
        return next((r for r in self.readings if r.letter == letter), None)


Answers = Mapping[str, Answer[T_co]]  # by form; a form without an answer was not read


class CruxKind(Enum):
    """Why an answer is in doubt."""

    CONTRADICTORY = "contradictory"
    GARBLED = "garbled"
    SLIP = "slip"
    SILENT = "silent"
    DISPUTED = "disputed"


@dataclass(frozen=True, slots=True)
class Crux:
    """A doubt as one rule set has it; its texts stand in rulesets/cruxes.<lang>.yaml."""

    id: str
    kind: CruxKind
    cites: tuple[Citation, ...]
    play: str  # the letter played by default


@dataclass(frozen=True, slots=True)
class Unencoded:
    """What a passage asks and no question can say; `note` is a key of the notes."""

    cites: tuple[Citation, ...]
    note: str


class SilentSource(Exception):
    """A deal met a question without an answer, not even a supplied one."""

    def __init__(self, question: str, cites: tuple[Citation, ...] = ()) -> None:
        self.question = question
        self.cites = cites
        super().__init__(f"{question} has no answer to play by")
