"""Ways of doing of the stage `pack`."""

from enum import Enum


class PackMattoClass(Enum):
    """Answers to `pack.matto_class`."""

    SEPARATE_CARD = "separate_card"
    FORTY_FIRST_TAROCCO = "forty_first_tarocco"


class PackTrumpOrder(Enum):
    """Answers to `pack.trump_order`."""

    HIGHER_NUMBER_WINS = "higher_number_wins"
