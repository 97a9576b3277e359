"""Ways of doing of the stage `stay`."""

from enum import Enum


class StayAllowed(Enum):
    """Answers to `stay.allowed`."""

    ALLOWED = "allowed"
    BARRED = "barred"


class StayOrder(Enum):
    """Answers to `stay.order`."""

    FROM_THE_LEADER_ON = "from_the_leader_on"


class StayPaidTo(Enum):
    """Answers to `stay.paid_to`."""

    WINNER_OF_LAST_TRICK = "winner_of_last_trick"


class StayMarksDeaths(Enum):
    """Answers to `stay.marks_deaths`."""

    UNDECLARED_CARDS = "undeclared_cards"
    EVERY_CARD = "every_card"
    EVERY_LOSS = "every_loss"


class StayWhen(Enum):
    """Answers to `stay.when`."""

    AFTER_THE_DISCARDS = "after_the_discards"
    BEFORE_THE_DEAL = "before_the_deal"


class StayCards(Enum):
    """Answers to `stay.cards`."""

    LAID_ASIDE_UNSEEN = "laid_aside_unseen"
