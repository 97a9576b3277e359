"""Ways of doing of the stage `rob`."""

from enum import Enum


class RobCutterFrom(Enum):
    """Answers to `rob.cutter_from`."""

    BOTTOM_OF_PACKET = "bottom_of_packet"
    TOP_OF_PACK = "top_of_pack"
    CARD_AT_THE_CUT = "card_at_the_cut"


class RobStops(Enum):
    """Answers to `rob.stops`."""

    FIRST_CARD_NOT_TAKEN = "first_card_not_taken"
    FIRST_IGNOBLE_CARD = "first_ignoble_card"


class RobCutterScores(Enum):
    """Answers to `rob.cutter_scores`."""

    COUNTING_CARDS = "counting_cards"


class RobStopCard(Enum):
    """Answers to `rob.stop_card`."""

    BOTTOM_OF_PACK = "bottom_of_pack"
    PACKET_BACK_ON_TOP = "packet_back_on_top"
    TOP_OF_PACK = "top_of_pack"


class RobHandBack(Enum):
    """Answers to `rob.hand_back`."""

    FULL_DEAL_THEN_DISCARD = "full_deal_then_discard"
    DEALT_SHORT = "dealt_short"


class RobShown(Enum):
    """Answers to `rob.shown`."""

    TO_ALL = "to_all"


class RobDuty(Enum):
    """Answers to `rob.duty`."""

    MUST_WHILE_POSSIBLE = "must_while_possible"
    MAY_STOP = "may_stop"


class RobDealer(Enum):
    """Answers to `rob.dealer`."""

    ROBS_FROM_TOP = "robs_from_top"
    ROBS_NOTHING = "robs_nothing"


class RobDealerScores(Enum):
    """Answers to `rob.dealer_scores`."""

    COUNTING_CARDS = "counting_cards"
