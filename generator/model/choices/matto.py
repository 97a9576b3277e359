"""Ways of doing of the stage `matto`."""

from enum import Enum


class MattoExcuse(Enum):
    """Answers to `matto.excuse`."""

    ANY_TRICK = "any_trick"
    ANY_TRICK_BUT_THE_FORCED_KING = "any_trick_but_the_forced_king"


class MattoLead(Enum):
    """Answers to `matto.lead`."""

    LAST_CARD_ONLY = "last_card_only"
    ANY_TIME = "any_time"


class MattoLastTrick(Enum):
    """Answers to `matto.last_trick`."""

    KEEPS_POWER = "keeps_power"
    LOSES_POWER = "loses_power"


class MattoKeptBy(Enum):
    """Answers to `matto.kept_by`."""

    PLAYER = "player"
    SIDE = "side"


class MattoOwesWhen(Enum):
    """Answers to `matto.owes_when`."""

    OPPONENT_WINS_TRICK = "opponent_wins_trick"
    ALWAYS = "always"


class MattoPaidWhen(Enum):
    """Answers to `matto.paid_when`."""

    AT_THE_END = "at_the_end"
    AT_ONCE = "at_once"


class MattoOwesCard(Enum):
    """Answers to `matto.owes_card`."""

    WORTHLESS_SUIT_CARD = "worthless_suit_card"
    WORTHLESS_ELSE_COUNTING = "worthless_else_counting"


class MattoOwedCountingIsDeath(Enum):
    """Answers to `matto.owed_counting_is_death`."""

    MARKED = "marked"
    NOT_MARKED = "not_marked"


class MattoLostWhen(Enum):
    """Answers to `matto.lost_when`."""

    SIDE_WINS_NO_TRICK = "side_wins_no_trick"
    PLAYER_WINS_NO_TRICK = "player_wins_no_trick"


class MattoLossScores(Enum):
    """Answers to `matto.loss_scores`."""

    AT_ONCE_AND_IN_PILE = "at_once_and_in_pile"
    AT_ONCE_ONLY = "at_once_only"
    IN_PILE_ONLY = "in_pile_only"
