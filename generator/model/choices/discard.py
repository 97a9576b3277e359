"""Ways of doing of the stage `discard`."""

from enum import Enum


class DiscardVoids(Enum):
    """Answers to `discard.voids`."""

    ALLOWED = "allowed"
    BARRED = "barred"


class DiscardCountToldTo(Enum):
    """Answers to `discard.count_told_to`."""

    NOBODY = "nobody"
    EVERYONE = "everyone"


class DiscardSeenWhen(Enum):
    """Answers to `discard.seen_when`."""

    NEVER = "never"
    AFTER_THE_FIRST_LEAD = "after_the_first_lead"
