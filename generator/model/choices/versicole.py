"""Ways of doing of the stage `versicole`."""

from enum import Enum


class VersicoleLongRuns(Enum):
    """Answers to `versicole.long_runs`."""

    MERGED = "merged"
    SPLIT_IN_THREES = "split_in_threes"
    OVERLAPPING_THREES = "overlapping_threes"


class VersicoleTrump29InRuns(Enum):
    """Answers to `versicole.trump_29_in_runs`."""

    ALLOWED = "allowed"
    BARRED = "barred"
    PASSED_OVER = "passed_over"


class VersicoleMatto140(Enum):
    """Answers to `versicole.matto_1_40`."""

    ALLOWED = "allowed"


class VersicoleFourTens(Enum):
    """Answers to `versicole.four_tens`."""

    ONE_SET = "one_set"
    TWO_SETS = "two_sets"


class VersicoleMattoJoins(Enum):
    """Answers to `versicole.matto_joins`."""

    ADDS_OWN_VALUE = "adds_own_value"
    FILLS_A_GAP = "fills_a_gap"


class VersicoleMattoScope(Enum):
    """Answers to `versicole.matto_scope`."""

    EVERY_OTHER = "every_other"
    EVERY_ONE = "every_one"
    ONE_ONLY = "one_only"


class VersicoleWorth(Enum):
    """Answers to `versicole.worth`."""

    SUM_OF_CARDS = "sum_of_cards"
    FLAT = "flat"
