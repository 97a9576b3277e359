"""Forms: the ways in which a source's game is played, by number of players and sides."""

from dataclasses import dataclass

from generator.model.seats import Sides


@dataclass(frozen=True, slots=True)
class Form:
    """One playable form of a rule set; `id` is its name inside the set, as `each-4`."""

    id: str
    players: int
    sides: Sides
