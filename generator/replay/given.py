"""The values that examples give and expect, taken out of the data as they are wanted."""

from generator.model.cards import cards_named
from generator.replay.setting import Setting


class NotAnExample(ValueError):
    """The example's `given` or `expected` says something that its kind does not know."""


def words_in(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise NotAnExample(f"a list is wanted, not {value}")
    return tuple(str(word) for word in value)


def cards_in(value: object) -> tuple[str, ...]:
    return cards_named(words_in(value))


def card_lists_in(value: object) -> set[frozenset[str]]:
    if not isinstance(value, list | tuple):
        raise NotAnExample(f"a list of lists of cards is wanted, not {value}")
    return {frozenset(cards_in(part)) for part in value}


def figure_in(value: object) -> int:
    text = str(value)
    if not text.lstrip("-").isdigit():
        raise NotAnExample(f"a figure is wanted, not {text}")
    return int(text)


def seat_in(setting: Setting, name: object) -> int:
    if name not in setting.seats:
        raise NotAnExample(f"no seat '{name}' here")
    return setting.seats.index(str(name))
