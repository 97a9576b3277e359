"""The few operations on masks that have two bodies: these, and C's own in primitives.pxd.

Property tests hold them to each other; everything else in the engine has one text.
"""


def count(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The place of the lowest bit set; the mask is never 0."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The place of the highest bit set; the mask is never 0."""
    return mask.bit_length() - 1


def nth(mask: int, number: int) -> int:
    """The place of the bit set that has `number` bits set below it; there must be one."""
    while number:
        mask &= mask - 1
        number -= 1
    return (mask & -mask).bit_length() - 1


def remainder(number: int, divisor: int) -> int:
    """What a division of a number of 21 bits by 1 to 97 leaves."""
    return number % divisor


def pick(chance: int, suits: int, trumps: int) -> int:
    """Any of at most 64 cards in two masks that are not both empty, by a number of chance.

    Counted round and round in card order: the suits from 0, the tarocchi from 56.
    """
    in_suits = suits.bit_count()
    number = chance % (in_suits + trumps.bit_count())
    card = -1
    if number >= in_suits:
        card = 55
        number -= in_suits
        suits = trumps
    while number:
        suits &= suits - 1
        number -= 1
    return card + (suits & -suits).bit_length()
