"""Ways of doing of the stage `irregular`."""

from enum import Enum


class IrregularMisdealPaidTo(Enum):
    """Answers to `irregular.misdeal_paid_to`."""

    EACH_OPPONENT = "each_opponent"
    EACH_PLAYER_WRONGED = "each_player_wronged"


class IrregularTooMany(Enum):
    """Answers to `irregular.too_many`."""

    DISCARDS_THE_EXCESS = "discards_the_excess"
    DISCARDS_THE_EXCESS_WITHOUT_A_VOID = "discards_the_excess_without_a_void"


class IrregularTooFew(Enum):
    """Answers to `irregular.too_few`."""

    DRAWS_UNSEEN_FROM_THE_STOCK = "draws_unseen_from_the_stock"
    DEALER_SUPPLIES = "dealer_supplies"


class IrregularWrongCountScores(Enum):
    """Answers to `irregular.wrong_count_scores`."""

    NOTHING = "nothing"
    LAST_TRICK_AND_CARDS_TAKEN = "last_trick_and_cards_taken"


class IrregularWrongCountPays(Enum):
    """Answers to `irregular.wrong_count_pays`."""

    NOTHING = "nothing"
    THE_MISDEAL_PENALTY = "the_misdeal_penalty"


class IrregularLateRemedy(Enum):
    """Answers to `irregular.late_remedy`."""

    BARRED = "barred"
    IF_THE_CARD_DOES_NOT_COUNT = "if_the_card_does_not_count"


class IrregularPartnerPaysCount(Enum):
    """Answers to `irregular.partner_pays_count`."""

    SHARED = "shared"
    NOT_SHARED = "not_shared"


class IrregularPartnerPaysRevoke(Enum):
    """Answers to `irregular.partner_pays_revoke`."""

    SHARED = "shared"
    NOT_SHARED = "not_shared"


class IrregularRevokeUnit(Enum):
    """Answers to `irregular.revoke_unit`."""

    TWO_RESTI = "two_resti"
    ONE_RESTO = "one_resto"


class IrregularRevokeReturns(Enum):
    """Answers to `irregular.revoke_returns`."""

    THE_CARD_KILLED = "the_card_killed"
    THE_WHOLE_TRICK = "the_whole_trick"
    NOTHING = "nothing"


class IrregularRevokeStands(Enum):
    """Answers to `irregular.revoke_stands`."""

    ON_DISCOVERY = "on_discovery"
    ONCE_THE_OFFENDER_HAS_PLAYED_AGAIN = "once_the_offender_has_played_again"
