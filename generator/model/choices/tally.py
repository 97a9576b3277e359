"""Ways of doing of the stage `tally`."""

from enum import Enum


class TallyVersicoleOf(Enum):
    """Answers to `tally.versicole_of`."""

    OWN_PILE = "own_pile"
    SIDE_PILE = "side_pile"


class TallyMattoTimes(Enum):
    """Answers to `tally.matto_times`."""

    TWICE_FOR_EACH_AND_ONCE_MORE = "twice_for_each_and_once_more"


class TallyBroken(Enum):
    """Answers to `tally.broken`."""

    WHAT_STILL_MAKES_ONE = "what_still_makes_one"


class TallyValues(Enum):
    """Answers to `tally.values`."""

    COUNTED = "counted"


class TallyHonours(Enum):
    """Answers to `tally.honours`."""

    DIFFERENCE_OF_SIDES = "difference_of_sides"
    DIFFERENCE_WITH_EACH_OPPONENT = "difference_with_each_opponent"


class TallySurplus(Enum):
    """Answers to `tally.surplus`."""

    COUNTED = "counted"
    NOT_COUNTED = "not_counted"


class TallySurplusPaidBy(Enum):
    """Answers to `tally.surplus_paid_by`."""

    SIDE_BELOW = "side_below"
    EACH_PLAYER_BELOW = "each_player_below"
    OWN_DIFFERENCE = "own_difference"
    PAIRWISE_DIFFERENCE = "pairwise_difference"
