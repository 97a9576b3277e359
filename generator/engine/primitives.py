"""The few operations on bits that have two bodies: these, and C's own in primitives.pxd.

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
