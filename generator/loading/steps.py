"""Ids of steps, as `t07.2`, `rob.1`, `discard.west`: given by stage and place, never by count."""

import re

from generator.model.seats import ALL_SEATS

_SEAT = "(?:" + "|".join(ALL_SEATS) + ")"
_CARD = r"(?:[CDSB](?:10|[1-9JNQK])|T[1-9]\d?|M)"
_STEPS = (
    r"seats|shuffle|cut|fola|matto|resti|laydown",
    rf"(?:exposed|discard|stay|declare)\.{_SEAT}",
    r"(?:cut|rob)\.(?:[1-9]\d?|stop)",
    r"deal\.[1-9]\d?|irr\.[1-9]\d?|fola\.taken",
    rf"t\d\d\.(?:[1-4]|won|matto|resto|dead\.{_CARD})",
    r"tally\.(?:last_trick|cards|values|versicole|honours|fees)",
)
STEP = re.compile(rf"(?:{'|'.join(_STEPS)})(?:\.(?:resto|refused))?(?:\.[2-9])?")
EXAMPLES = (
    "deal.1, exposed.south, cut.1, rob.stop, fola, discard.west, t07.2, t07.won, tally.cards, resti"
)


def is_step(word: str) -> bool:
    """Whether a word can be the id of a step."""
    return STEP.fullmatch(word) is not None
