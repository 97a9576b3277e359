"""Which cards may be played, and who takes the trick."""

from tests.referee.cards import MATTO, is_plain, is_trump, strength, suit_of
from tests.referee.forms import Form
from tests.referee.values import is_protected, value


def suit_of_trick(trick: list[str]) -> str:
    """The suit of the first card that is not the Matto; empty while there is none."""
    return next((suit_of(card) for card in trick if card != MATTO), "")


def legal_cards(
    form: Form, hand: set[str], trick: list[str], led_before: set[str], first_trick: bool
) -> set[str]:
    """The cards of the hand that may be added to the trick; never empty.

    `led_before`: the suits of the earlier tricks of this deal.
    """
    if not trick:
        return cards_to_lead(form, hand)
    suit = suit_of_trick(trick)
    if not suit:
        return set(hand)  # only the Matto lies there
    king_in_danger = king_rule_reaches(form, trick, suit, led_before, first_trick)
    if king_in_danger and f"{suit}K" in hand:
        return {f"{suit}K"}  # vienna-1756:law-4, online-table:s4-2, cardavia:c3-3
    legal = cards_that_follow(form, hand, suit) or set(hand)
    legal |= hand & {MATTO}  # minucci-1688:n5, n18; online-table:s4-3
    if king_in_danger and form.king_bars == "everyone" and legal != {MATTO}:
        legal -= {MATTO}
    return legal


def cards_to_lead(form: Form, hand: set[str]) -> set[str]:
    """Any card; the Matto only as the last one: online-table:s4-3."""
    if form.matto_leads == "any_time" or hand == {MATTO}:
        return set(hand)
    return hand - {MATTO}


def cards_that_follow(form: Form, hand: set[str], suit: str) -> set[str]:
    """Cards of the suit, else tarocchi: minucci-1688:n16, vienna-1756:law-6, online-table:s4-1."""
    tarocchi = {card for card in hand if is_trump(card)}
    if form.matto_is_tarocco:
        tarocchi |= hand & {MATTO}
    if suit == "T":
        return tarocchi
    return {card for card in hand if suit_of(card) == suit} or tarocchi


def king_rule_reaches(
    form: Form, trick: list[str], suit: str, led_before: set[str], first_trick: bool
) -> bool:
    """Whether this first round of a plain suit has been trumped, so that its King is forced."""
    if not form.king or suit not in "CDSB":
        return False
    if not (first_trick if form.king_scope == "deal" else suit not in led_before):
        return False
    if form.king_trigger == "second":
        return len(trick) > 1 and is_trump(trick[1])
    return any(is_trump(card) for card in trick)


def winning_card(form: Form, trick: list[str]) -> str:
    """The highest tarocco, else the highest card of the suit; never the Matto."""
    suit = "T" if any(is_trump(card) for card in trick) else suit_of_trick(trick)
    rivals = [card for card in trick if suit_of(card) == suit]
    return max(rivals, key=lambda card: strength(card, form.reversed_suits))


def discard_faults(form: Form, hand: set[str], away: list[str], owed: int) -> list[str]:
    """What is wrong with the cards put away out of the hand, in words."""
    faults = []
    if len(away) != owed or len(set(away)) != len(away):
        faults.append(f"{owed} cards have to go, not {len(set(away))}")
    if set(away) - hand:
        faults.append(f"he does not hold {' '.join(sorted(set(away) - hand))}")
    faults += barred_faults(form, hand, set(away) & hand, owed)
    return faults + void_faults(form, hand, set(away) & hand)


def barred_faults(form: Form, hand: set[str], away: set[str], owed: int) -> list[str]:
    """Counting cards and the 29 stay, unless too few others are left: then the cheapest go."""
    if not form.barred:
        return []
    protected = {card for card in hand if is_protected(form, card)}
    too_many = max(0, owed - len(hand - protected))
    cheapest = sorted(value(form, card) for card in protected)[:too_many]
    gone = sorted(value(form, card) for card in away & protected)
    if gone == cheapest:
        return []
    return [
        f"barred cards put away: {' '.join(sorted(away & protected)) or 'none'}, "
        f"where {too_many} had to be, worth {cheapest}"
    ]


def void_faults(form: Form, hand: set[str], away: set[str]) -> list[str]:
    """Where a void may not be made, one card of every plain suit that he discards from stays."""
    if not form.voids_barred:
        return []
    suits = {suit_of(card) for card in away if is_plain(card)}
    made = sorted(suit for suit in suits if not any(suit_of(card) == suit for card in hand - away))
    return [f"he makes himself void of {' '.join(made)}"] if made else []
