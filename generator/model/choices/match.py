"""Ways of doing of the stage `match`."""

from enum import Enum


class MatchLaydown(Enum):
    """Answers to `match.laydown`."""

    ALLOWED = "allowed"
    BARRED = "barred"


class MatchLaydownEffect(Enum):
    """Answers to `match.laydown_effect`."""

    THE_OTHERS_CHOOSE_HIS_CARDS = "the_others_choose_his_cards"


class MatchFirstDealer(Enum):
    """Answers to `match.first_dealer`."""

    BY_LOT = "by_lot"
    NAMED_BY_THE_SYSTEM = "named_by_the_system"


class MatchNextDealer(Enum):
    """Answers to `match.next_dealer`."""

    NEXT_IN_ORDER_OF_PLAY = "next_in_order_of_play"
    NONE = "none"
