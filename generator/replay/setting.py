"""A form ready to be played: its block, its seats and sides, and what is played otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.engine.block import Rules
from generator.engine.rules import QUESTIONS, CannotPlay, compile_rules
from generator.model.answers import Reading, SilentSource
from generator.model.cards import INDEX, SUIT_CARDS
from generator.model.library import Library
from generator.model.ruleset import RuleSet
from generator.model.seats import SEATS, Sides, side_name, sides_of

Changes = Mapping[str, str | Reading[object]]


@dataclass(frozen=True, slots=True)
class Setting:
    """One form of a rule set, compiled, with `changes` by crux letter or question."""

    ruleset: RuleSet
    form: str
    rules: Rules
    seats: tuple[str, ...]  # in the order of play
    sides: tuple[str, ...]  # names, as `south+north`
    changes: Changes = field(default_factory=dict)
    played: Mapping[str, Reading[object]] = field(init=False, repr=False, compare=False)
    grounds: dict[tuple[int, ...], tuple[Reading[object], ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )  # readings by the numbers of their questions

    def __post_init__(self) -> None:
        """Find the readings by their questions, which pages ask for again and again."""
        read = [each for each in self.rules.readings if isinstance(each, Reading)]
        object.__setattr__(self, "played", {each.question: each for each in read})

    @property
    def id(self) -> str:
        """`online-table/pairs`."""
        return f"{self.ruleset.id}/{self.form}"

    @property
    def pairs(self) -> bool:
        """Whether two sides of two play."""
        return bool(self.rules.pairs)

    def reading(self, number: int) -> Reading[object]:
        """The reading played, by the number of its question; raises SilentSource."""
        reading = self.rules.readings[number]
        if not isinstance(reading, Reading):  # a change may let a question arise that it leaves
            raise SilentSource(QUESTIONS[number])
        return reading

    def because(self, numbers: tuple[int, ...]) -> tuple[Reading[object], ...]:
        """The readings by the numbers of their questions, each once, 0 left out.

        The same numbers give the same tuple: what is made of it can be kept by its identity.
        """
        found = self.grounds.get(numbers)
        if found is None:
            once = dict.fromkeys(number for number in numbers if number)
            found = self.grounds[numbers] = tuple(map(self.reading, once))
        return found

    def readings(self) -> tuple[Reading[object], ...]:
        """Every reading played, in the order of the questions; unread questions left out."""
        return tuple(self.played.values())

    def answer(self, question: str) -> object:
        """The value played for a question by id; None where it was not read or does not arise."""
        reading = self.played.get(question)
        return None if reading is None else reading.value

    def side_of(self, seat: str) -> str:
        """The name of a seat's side."""
        place = self.seats.index(seat)
        return self.sides[place % 2 if self.pairs else place]


def setting(ruleset: RuleSet, form: str, changes: Changes | None = None) -> Setting:
    """Compile a form; raises SilentSource, CannotPlay."""
    rules = compile_rules(ruleset, form, changes or {})
    players = ruleset.forms[form].players
    sides = sides_of(players, Sides.PAIRS if rules.pairs else Sides.EACH)
    return Setting(
        ruleset, form, rules, SEATS[players], tuple(map(side_name, sides)), changes or {}
    )


def playable(library: Library) -> dict[str, Setting]:
    """Every form that can be played, compiled, by id; a form answered in part is left out."""
    found = {}
    for ruleset, form in library.forms():
        try:
            found[f"{ruleset.id}/{form}"] = setting(ruleset, form)
        except (SilentSource, CannotPlay):
            continue
    return found


def masks(codes: tuple[str, ...]) -> tuple[int, int]:
    """Cards as the engine's two masks: suits, and tarocchi with the Matto."""
    suits = trumps = 0
    for code in codes:
        place = INDEX[code]
        if place < SUIT_CARDS:
            suits |= 1 << place
        else:
            trumps |= 1 << (place - SUIT_CARDS)
    return suits, trumps
