"""Ways of doing of the stage `deal`."""

from enum import Enum


class DealExposed(Enum):
    """Answers to `deal.exposed`."""

    EACH_PLAYERS_LAST = "each_players_last"
    LAST_OF_DEAL = "last_of_deal"


class DealExposedScores(Enum):
    """Answers to `deal.exposed_scores`."""

    OWN_VALUE = "own_value"
    NOTHING = "nothing"
