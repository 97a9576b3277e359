"""Ways of doing of the stage `players`."""

from enum import Enum


class PlayersSides(Enum):
    """Answers to `players.sides`."""

    PAIRS = "pairs"
    EACH = "each"


class PlayersPartners(Enum):
    """Answers to `players.partners`."""

    OPPOSITE = "opposite"


class PlayersDirection(Enum):
    """Answers to `players.direction`."""

    COUNTER_CLOCKWISE = "counter_clockwise"


class PlayersLeader(Enum):
    """Answers to `players.leader`."""

    RIGHT_OF_DEALER = "right_of_dealer"


class PlayersCutter(Enum):
    """Answers to `players.cutter`."""

    LEFT_OF_DEALER = "left_of_dealer"
