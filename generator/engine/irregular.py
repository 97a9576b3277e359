"""What an error costs, in points or resti to each payee; errors belong to recorded deals only."""


def misdeal_points(first: int, further: int, cap: int, wrong: int) -> int:
    """What a dealer owes for `wrong` cards: the first, each further one, up to the cap (0: none).

    `vienna-1756:law-2`, `minucci-1688:n15`.
    """
    if wrong < 1:
        return 0
    points = first + further * (wrong - 1)
    return cap if cap and points > cap else points


def payees(players: int, pairs: int) -> int:
    """How many opponents are paid when each is: the others, or the other side's two."""
    return 2 if pairs else players - 1
