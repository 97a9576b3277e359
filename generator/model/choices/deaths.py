"""Ways of doing of the stage `deaths`."""

from enum import Enum


class DeathsScored(Enum):
    """Answers to `deaths.scored`."""

    VALUE_OF_THE_CARD = "value_of_the_card"


class DeathsMarkedBy(Enum):
    """Answers to `deaths.marked_by`."""

    CAPTURING_SIDE = "capturing_side"
    EACH_OPPONENT = "each_opponent"


class DeathsDeclaredCards(Enum):
    """Answers to `deaths.declared_cards`."""

    SCORED = "scored"
    EXEMPT = "exempt"
    EXEMPT_WHEN_BROKEN = "exempt_when_broken"
