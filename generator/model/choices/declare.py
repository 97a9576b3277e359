"""Ways of doing of the stage `declare`."""

from enum import Enum


class DeclareWhen(Enum):
    """Answers to `declare.when`."""

    BEFORE_THE_FIRST_LEAD = "before_the_first_lead"
    IN_THE_FIRST_TRICK = "in_the_first_trick"


class DeclareScope(Enum):
    """Answers to `declare.scope`."""

    OWN_HAND = "own_hand"


class DeclareShown(Enum):
    """Answers to `declare.shown`."""

    TO_ALL = "to_all"


class DeclareChoice(Enum):
    """Answers to `declare.choice`."""

    OPTIONAL = "optional"
    AUTOMATIC = "automatic"


class DeclareScores(Enum):
    """Answers to `declare.scores`."""

    AT_ONCE = "at_once"
