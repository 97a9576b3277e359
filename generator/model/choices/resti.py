"""Ways of doing of the stage `resti`."""

from enum import Enum


class RestiLead(Enum):
    """Answers to `resti.lead`."""

    ONE_LEAD = "one_lead"
    PAIRWISE_LEADS = "pairwise_leads"
    ONE_TOTAL_EACH = "one_total_each"


class RestiInPlay(Enum):
    """Answers to `resti.in_play`."""

    DRAWN = "drawn"
    NOT_DRAWN = "not_drawn"


class RestiDrawnFrom(Enum):
    """Answers to `resti.drawn_from`."""

    FIRST_SCORE = "first_score"
    FIRST_LEAD = "first_lead"


class RestiRemainder(Enum):
    """Answers to `resti.remainder`."""

    UP = "up"
    DOWN = "down"
    CARRIED_OVER = "carried_over"


class RestiNetting(Enum):
    """Answers to `resti.netting`."""

    NET_ONCE = "net_once"
    ITEM_BY_ITEM = "item_by_item"


class RestiBetween(Enum):
    """Answers to `resti.between`."""

    TWO_SIDES = "two_sides"
    EACH_AGAINST_EACH = "each_against_each"
