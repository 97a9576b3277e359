"""Cards as words of a command line."""

from generator.commands.common import WrongUse, unknown
from generator.model.cards import (
    CARDS,
    COUNTING,
    SUIT_NAMES,
    NotACard,
    cards_named,
    in_order,
)
from generator.replay.counting import counting_cards
from generator.replay.setting import Setting


def read_cards(form: Setting, words: tuple[str, ...]) -> tuple[str, ...]:
    """Different cards from codes, ranges and `counting`, in card order; raises WrongUse.

    A card named twice is a wrong use: the pack holds one of each.
    """
    named = listed(words)
    twice = sorted({code for code in named if named.count(code) > 1})
    if twice:
        raise WrongUse("card_twice", f"{twice[0]} is named twice; the pack holds one")
    if COUNTING in words:
        return in_order({*named, *counting_cards(form)})
    return in_order(named)


def listed(words: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of words separated by blanks or commas, in the order written."""
    parts = tuple(part for word in words for part in word.replace(",", " ").split())
    try:
        return cards_named(tuple(part for part in parts if part != COUNTING))
    except NotACard as wrong:
        raise unknown("card", wrong.text, CARDS) from None


def suits(words: str) -> tuple[str, ...]:
    """Suits by name or letter, as in `coppe,D`; raises WrongUse."""
    by_word = {**{name: name for name in SUIT_NAMES.values()}, **SUIT_NAMES}
    found = []
    for word in words.replace(",", " ").split():
        name = by_word.get(word.lower()) or by_word.get(word.upper())
        if name is None:
            raise WrongUse("unknown_id", f"no suit '{word}'", tuple(SUIT_NAMES.values()))
        found.append(name)
    return tuple(found)
