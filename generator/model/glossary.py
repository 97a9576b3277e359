"""The terms of the sources: how each is spelt, where it stands, and where it can be seen."""

from dataclasses import dataclass
from enum import Enum

from generator.model.answers import Citation


class Tongue(Enum):
    """The language that a term belongs to, as we meet it."""

    ITALIAN = "it"
    GERMAN = "de"
    ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class Use:
    """One way of writing a term, and the passages that write it so."""

    lang: Tongue
    spellings: tuple[str, ...]  # lower case; the first is the headword of its use
    cites: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A step of a kept deal that shows what a term means."""

    deal: str  # Deal.id
    step: str


@dataclass(frozen=True, slots=True)
class Term:
    """A term; its meaning, and meanings by source, stand in glossary.<lang>.yaml."""

    id: str
    uses: tuple[Use, ...]  # the first gives the headword
    sought: tuple[str, ...]  # other words under which a reader may look for it
    see: tuple[str, ...]  # ids of other terms
    shown: Shown | None
    was: tuple[str, ...]

    @property
    def spellings(self) -> tuple[str, ...]:
        """Every spelling of the sources, in order."""
        return tuple(spelling for use in self.uses for spelling in use.spellings)

    @property
    def cites(self) -> tuple[Citation, ...]:
        """Every passage, in order."""
        return tuple(cite for use in self.uses for cite in use.cites)
