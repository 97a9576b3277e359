"""Versicole: what sets and runs lie in some cards, and what each is worth.

Found in the order of every listing: runs upward, Matto-1-40, 1-13-28, tens, Kings.
"""

from generator.engine.because import (
    VERSICOLE_FOUR_TENS,
    VERSICOLE_KINGS,
    VERSICOLE_LONG_RUNS,
    VERSICOLE_MATTO_1_40,
    VERSICOLE_MATTO_JOINS,
    VERSICOLE_MATTO_SCOPE,
    VERSICOLE_MATTO_WORTH,
    VERSICOLE_ONE_X_28,
    VERSICOLE_RUN_LENGTH,
    VERSICOLE_RUN_RANGES,
    VERSICOLE_TENS,
    VERSICOLE_TRUMP_29_IN_RUNS,
    VERSICOLE_TRUMP_29_WORTH,
    VERSICOLE_WORTH,
)
from generator.engine.block import Rules
from generator.engine.codes import (
    FOUR_KINGS,
    FOUR_TENS,
    GROUP,
    JOIN_FILLS,
    KINGS,
    MATTO,
    MATTO_1_40,
    ONE,
    ONE_X_28,
    RUN,
    RUN_OVERLAP,
    RUN_SPLIT,
    SCOPE_EVERY,
    SCOPE_ONE,
    T1,
    T29,
    T29_BARRED,
    T29_PASSED,
    T40,
    TEN_TO_THIRTY,
    TENS,
    TWENTY_TO_FORTY,
)
from generator.engine.events import Log, cards_part, emit, why
from generator.engine.filling import (
    find_filled_runs,
    find_filled_sets,
    squeezed_ladder,
    whole_ladder,
)
from generator.engine.primitives import count, lowest
from generator.engine.table import Found
from generator.engine.worth import plain_worth, put


def find_versicole(found: Found, rules: Rules, suits: int, trumps: int) -> None:
    """Fill `found` with the versicole that lie in the cards; points include the Matto's."""
    found.count = 0
    fills = 1 if rules.matto_joins == JOIN_FILLS and trumps & MATTO else 0
    if fills or rules.t29_in_runs == T29_PASSED or holds_run(rules, trumps):
        for span in range(rules.n_ranges):
            find_runs(found, rules, trumps, rules.range_low[span], rules.range_high[span], fills)
    if trumps & T1 and trumps & T40 and trumps & MATTO:
        own_set(found, rules, T1 | T40)
    if fills:
        find_filled_sets(found, rules, suits, trumps)
        return
    find_set(found, rules, trumps, rules.one_x_28, ONE_X_28)
    find_tens(found, rules, trumps)
    kings = suits & KINGS
    if count(kings) >= rules.kings_least:
        add(found, rules, FOUR_KINGS, kings, 0, trumps & MATTO)


def holds_run(rules: Rules, trumps: int) -> int:
    """Whether there may be a run among cards that need no help: in most hands there is none."""
    starts = trumps & rules.run_starts
    for step in range(1, rules.run_length):
        starts &= trumps >> step
    return 1 if starts else 0


def find_runs(found: Found, rules: Rules, trumps: int, low: int, high: int, fills: int) -> None:
    """Runs of neighbours between two bits, both included.

    The 29 may break a run, or be passed over, so that 28 and 30 are neighbours: the ladder is
    then looked at without its rung.
    """
    held = (trumps >> low << low) & ((ONE << (high + 1)) - 1)
    squeezed = 0
    if rules.t29_in_runs == T29_BARRED:
        held &= ~T29
    elif rules.t29_in_runs == T29_PASSED and high > 28:
        squeezed = 1
        held = squeezed_ladder(held)
    if fills:
        find_filled_runs(found, rules, held, squeezed)
        return
    starts = held  # cards with neighbours enough above them
    for step in range(1, rules.run_length):
        starts &= held >> step
    while starts:
        first = lowest(starts)
        length = lowest(~(held >> first))
        cards = ((ONE << length) - 1) << first
        enter_run(found, rules, whole_ladder(cards, squeezed), trumps & MATTO)
        starts &= ~cards


def enter_run(found: Found, rules: Rules, cards: int, matto: int) -> None:
    """Enter a run, whole or in pieces."""
    length = count(cards)
    if rules.long_runs == RUN_SPLIT and length > 5:
        split_in_threes(found, rules, cards, matto)
    elif rules.long_runs == RUN_OVERLAP and length > 3:
        overlapping_threes(found, rules, cards, matto)
    else:
        add(found, rules, RUN, 0, cards, matto)


def split_in_threes(found: Found, rules: Rules, cards: int, matto: int) -> None:
    """A run of six or more, cut from the top into threes; the last piece keeps three to five."""
    left = cards
    while count(left) > 5:
        piece = 0
        place = 39
        while count(piece) < 3:
            if left & (ONE << place):
                piece |= ONE << place
            place -= 1
        left &= ~piece
        add(found, rules, RUN, 0, piece, matto)
    add(found, rules, RUN, 0, left, matto)


def overlapping_threes(found: Found, rules: Rules, cards: int, matto: int) -> None:
    """Every three neighbours of a run are one versicola."""
    piece = 0
    for place in range(40):
        if cards & (ONE << place):
            piece |= ONE << place
            if count(piece) > 3:
                piece &= piece - 1
            if count(piece) == 3:
                add(found, rules, RUN, 0, piece, matto)


def find_set(found: Found, rules: Rules, trumps: int, wanted: int, kind: int) -> None:
    """A set of given tarocchi."""
    if wanted and trumps & wanted == wanted:
        add(found, rules, kind, 0, wanted, trumps & MATTO)


def find_tens(found: Found, rules: Rules, trumps: int) -> None:
    """10-20-30, 20-30-40, or all four as one set or as two."""
    if trumps & FOUR_TENS == FOUR_TENS and not rules.four_tens_two:
        add(found, rules, TENS, 0, FOUR_TENS, trumps & MATTO)
        return
    find_set(found, rules, trumps, TEN_TO_THIRTY, TENS)
    find_set(found, rules, trumps, TWENTY_TO_FORTY, TENS)


def own_set(found: Found, rules: Rules, others: int) -> None:
    """The Matto's own set with 1 and 40: its five is part of the set, and may be added again."""
    points = plain_worth(rules, MATTO_1_40, 0, others)
    if not rules.flat_worth:
        points += rules.matto_worth
        if rules.matto_scope == SCOPE_EVERY:
            points += rules.matto_worth
    put(found, MATTO_1_40, 0, others | MATTO, points)


def add(found: Found, rules: Rules, kind: int, suits: int, trumps: int, matto: int) -> None:
    """Enter a versicola that stands without the Matto; the Matto adds its own to it."""
    points = plain_worth(rules, kind, suits, trumps)
    joins = 0
    if matto and not rules.flat_worth:
        joins = 1
        if rules.matto_scope == SCOPE_ONE and has_matto(found):
            joins = 0
    if joins:
        put(found, kind, suits, trumps | MATTO, points + rules.matto_worth)
    else:
        put(found, kind, suits, trumps, points)


def has_matto(found: Found) -> int:
    """Whether the Matto joins one of the versicole found so far."""
    for place in range(found.count):
        if joined_by_matto(found, place):
            return 1
    return 0


def joined_by_matto(found: Found, place: int) -> int:
    """Whether the Matto joins this versicola, which stands without it."""
    return 1 if found.trumps[place] & MATTO and found.kind[place] != MATTO_1_40 else 0


def loose_five(rules: Rules, found: Found, place: int) -> int:
    """The five that the next has if this one is kept back: of a Matto that joins but one."""
    if rules.matto_scope == SCOPE_ONE and rules.matto_joins != JOIN_FILLS:
        if joined_by_matto(found, place):
            return rules.matto_worth
    return 0


def join_loose(found: Found, place: int, points: int) -> None:
    """Let the Matto join this versicola with its points."""
    found.trumps[place] |= MATTO
    found.points[place] += points


def tell_group(log: Log | None, rules: Rules, found: Found, place: int, owner: int) -> None:
    """Log one of the versicole found: its cards, its points, and the questions that make it one."""
    if log is None:
        return
    kind = found.kind[place]
    trumps = found.trumps[place]
    emit(log, GROUP, owner, kind, 0, found.points[place])
    cards_part(log, owner, found.suits[place], trumps)
    if kind == RUN:
        why(log, VERSICOLE_RUN_RANGES)
        why(log, VERSICOLE_RUN_LENGTH)
        if count(trumps & ~MATTO) > rules.run_length:
            why(log, VERSICOLE_LONG_RUNS)
        if trumps & T29:
            why(log, VERSICOLE_TRUMP_29_IN_RUNS)
            why(log, VERSICOLE_TRUMP_29_WORTH)
    elif kind == MATTO_1_40:
        why(log, VERSICOLE_MATTO_1_40)
    elif kind == ONE_X_28:
        why(log, VERSICOLE_ONE_X_28)
    elif kind == TENS:
        why(log, VERSICOLE_TENS)
        if count(trumps & ~MATTO) > 3:
            why(log, VERSICOLE_FOUR_TENS)
    else:
        why(log, VERSICOLE_KINGS)
    why(log, VERSICOLE_WORTH)
    if trumps & MATTO:
        why(log, VERSICOLE_MATTO_WORTH)
        if kind != MATTO_1_40:
            why(log, VERSICOLE_MATTO_JOINS)
            why(log, VERSICOLE_MATTO_SCOPE)
