"""What cards are worth, and which cards a rule calls counting, robbable or barred."""

from functools import cache

from tests.referee.cards import KINGS, MATTO, PACK, number
from tests.referee.forms import Form

FIVES = {1, 10, 13, 20, 28, *range(30, 36)}  # minucci-1688:n6b, online-table:s5-1


@cache
def worths(matto: int, trump_29: int) -> dict[str, int]:
    """The points of every card by itself, given those of the two that are in doubt."""
    return {card: worth_alone(card, matto, trump_29) for card in PACK}


def worth_alone(card: str, matto: int, trump_29: int) -> int:
    """The points of one card."""
    if card == MATTO:
        return matto
    if card in KINGS:
        return 5
    figure = number(card)
    if figure == 29:
        return trump_29
    if figure in FIVES:
        return 5
    if 2 <= figure <= 5:
        return 3  # minucci-1688:n6a, vienna-1756:law-14
    return 10 if figure >= 36 else 0


def value(form: Form, card: str) -> int:
    """The points of a card by itself."""
    return worths(form.matto, form.trump_29)[card]


def value_inside(form: Form, card: str) -> int:
    """The points of a card in a versicola, where the 29 and the Matto are always worth 5."""
    return 5 if card in (MATTO, "T29") else value(form, card)


def is_counting(form: Form, card: str) -> bool:
    return value(form, card) > 0


def is_protected(form: Form, card: str) -> bool:
    """Counting cards and the 29: what the fola is searched for, and what may be barred."""
    return is_counting(form, card) or card == "T29"


def is_robbable(form: Form, card: str, first: bool) -> bool:
    """Whether a robber takes the card; `first` if it would be the first that he takes.

    Where any ignoble card stops him, a card from 21 to 27 is taken first or not at all; the 29
    goes with the noble cards (minucci-1688:n6b).
    """
    if is_counting(form, card):
        return True
    if card == "T29":
        return form.robs_29
    if 21 <= number(card) <= 27:
        return form.robs_21_to_27 and (first or form.rob_stops == "unrobbable")
    return False


def is_in_the_fola_for_taking(form: Form, card: str) -> bool:
    """Whether the dealer takes the card out of the fola: online-table:s3-3, vienna-1756:w14."""
    return is_protected(form, card) or (form.fola_21_to_27 and 21 <= number(card) <= 27)


def card_points(form: Form, cards: set[str]) -> int:
    worth = worths(form.matto, form.trump_29)
    return sum([worth[card] for card in cards])
