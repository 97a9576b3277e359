"""Recorded deals: the cards, the line of play, and what is said of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from generator.model.answers import Citation, Mark
from generator.model.texts import Texts


@dataclass(frozen=True, slots=True)
class Line:
    """How the deal is played: what is forced at a step, and who chooses the rest."""

    policy: str
    seed: int
    forced: Mapping[str, tuple[str, ...]]  # step id -> cards (a play, discards, a card owed)
    then: str  # the policy that plays on after a refusal elsewhere
    out: tuple[str, ...] | None = None  # who stays out; None leaves it to the policy


@dataclass(frozen=True, slots=True)
class Other:
    """Another course: this card at that step, then a policy."""

    play: str
    then: str


@dataclass(frozen=True, slots=True)
class Travels:
    """Other forms under which the deal is played for comparison, at most three."""

    by: str  # pack or hands
    to: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hands:
    """A deal given by its hands when play begins, with what had gone before."""

    hands: Mapping[str, tuple[str, ...]]
    robbed: Mapping[str, tuple[str, ...]]
    taken: tuple[str, ...]
    discarded: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Irregularity:
    """Something against the rules that a recorded deal shows.

    `noticed` is the step after which it comes out; without it, at once, and of a wrong number of
    cards never.
    """

    step: str  # where it happens; of a hand laid down, the card before which it is
    what: str
    noticed: str | None
    seat: str | None  # whose hand is put right, or laid down
    cards: tuple[str, ...]  # put away, drawn, or played instead
    more: Mapping[str, int]  # cards too many, by seat
    fewer: Mapping[str, int]  # cards too few, by seat


@dataclass(frozen=True, slots=True)
class Deal:
    """An annotated deal at home under one form; the cards come from pack, seed or hands."""

    slug: str
    ruleset: str
    form: str
    cites: tuple[Citation, ...]  # empty if made for this site
    dealer: str
    pack: tuple[str, ...] | None  # top to bottom, before the cut
    seed: int | None
    hands: Hands | None
    cut: int | None  # cards lifted
    line: Line
    irregular: tuple[Irregularity, ...]
    start: str | None
    marks: Mapping[str, str]  # step -> symbol word
    other: Mapping[str, Other]
    travels: Travels | None
    expect: Mapping[str, int] | None  # resti won, by side
    texts: Texts  # title, intro, comments by step id
    at: Mark = field(compare=False, repr=False)
    was: tuple[str, ...] = ()  # former slugs

    @property
    def id(self) -> str:
        """`online-table/pairs/first-light`: rule set, form, slug."""
        return f"{self.ruleset}/{self.form}/{self.slug}"

    @property
    def noted(self) -> frozenset[str]:
        """The steps that have a symbol or a comment; title and intro, which are no steps, too."""
        return frozenset(self.marks).union(*self.texts.trees.values())
