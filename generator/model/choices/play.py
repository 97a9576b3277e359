"""Ways of doing of the stage `play`."""

from enum import Enum


class PlayWinner(Enum):
    """Answers to `play.winner`."""

    HIGHEST_TRUMP_ELSE_SUIT_LED = "highest_trump_else_suit_led"


class PlayNextLead(Enum):
    """Answers to `play.next_lead`."""

    TRICK_WINNER = "trick_winner"


class PlayFollow(Enum):
    """Answers to `play.follow`."""

    MUST_FOLLOW = "must_follow"


class PlayTrumpWhenVoid(Enum):
    """Answers to `play.trump_when_void`."""

    MUST_TRUMP = "must_trump"


class PlayNeither(Enum):
    """Answers to `play.neither`."""

    ANY_CARD = "any_card"


class PlayOvertake(Enum):
    """Answers to `play.overtake`."""

    NOT_REQUIRED = "not_required"


class PlayKingRule(Enum):
    """Answers to `play.king_rule`."""

    FREE = "free"
    FORCED = "forced"


class PlayKingTrigger(Enum):
    """Answers to `play.king_trigger`."""

    ANY_EARLIER_PLAYER_TRUMPED = "any_earlier_player_trumped"
    SECOND_PLAYER_TRUMPED = "second_player_trumped"


class PlayKingScope(Enum):
    """Answers to `play.king_scope`."""

    FIRST_ROUND_OF_SUIT = "first_round_of_suit"
    FIRST_TRICK_OF_DEAL = "first_trick_of_deal"


class PlayKingBeforeMatto(Enum):
    """Answers to `play.king_before_matto`."""

    FOR_THE_HOLDER = "for_the_holder"
    FOR_EVERYONE = "for_everyone"
