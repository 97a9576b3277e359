"""Ways of doing of the stage `fola`."""

from enum import Enum


class FolaSearch(Enum):
    """Answers to `fola.search`."""

    NONE = "none"
    MAY_EXCHANGE = "may_exchange"
    MUST_TAKE = "must_take"


class FolaScores(Enum):
    """Answers to `fola.scores`."""

    NOTHING = "nothing"
    COUNTING_CARDS = "counting_cards"


class FolaCardsSeenBy(Enum):
    """Answers to `fola.cards_seen_by`."""

    NOBODY = "nobody"
    DEALER = "dealer"
    DEALER_AND_PARTNER = "dealer_and_partner"
    EVERYONE = "everyone"


class FolaSuitsToldTo(Enum):
    """Answers to `fola.suits_told_to`."""

    NOBODY = "nobody"
    EVERYONE = "everyone"


class FolaSeenWhen(Enum):
    """Answers to `fola.seen_when`."""

    NEVER = "never"
    AFTER_THE_TAKING = "after_the_taking"
    AFTER_THE_DECLARATIONS = "after_the_declarations"


class FolaAllInPlay(Enum):
    """Answers to `fola.all_in_play`."""

    CERTAIN = "certain"
    NOT_CERTAIN = "not_certain"
