"""The versicole in a set of cards: minucci-1688:n7-n10, vienna-1756:w10-w11, online-table:s5-3."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from tests.referee.cards import KINGS, MATTO, TRUMPS, number
from tests.referee.forms import Form, Range
from tests.referee.values import value_inside

OWN = "matto_1_40"
TENS = (10, 20, 30, 40)
THREE_TENS = ({"T10", "T20", "T30"}, {"T20", "T30", "T40"})


@dataclass(frozen=True, slots=True)
class Group:
    """One versicola and its points, the Matto among its cards where it joins."""

    kind: str  # run, tens, one_x_28, kings, matto_1_40
    cards: frozenset[str]
    points: int

    @property
    def key(self) -> tuple[str, frozenset[str]]:
        """The versicola itself, whether the Matto joins it or not."""
        return self.kind, self.cards - {MATTO}


def versicole(form: Form, cards: Iterable[str]) -> list[Group]:
    """All the versicole in the cards: runs upward, the Matto's own, 1-13-28, tens, Kings."""
    held = set(cards)
    if form.matto_joins == "fills" and MATTO in held:
        return own_set(form, held) + filled(form, held)
    found = [(kind, shape) for kind, shape in plain_shapes(form, held) if len(shape) >= 3]
    return own_set(form, held) + [joined(form, kind, shape, held) for kind, shape in found]


def own_set(form: Form, held: set[str]) -> list[Group]:
    """The Matto, the 1 and the 40."""
    shape = {MATTO, "T1", "T40"}
    if not shape <= held:
        return []
    points = 5 if form.worth == "flat" else sum(value_inside(form, card) for card in shape)
    if form.matto_scope == "every" and form.worth == "cards":
        points += 5
    return [Group(OWN, frozenset(shape), points)]


def joined(form: Form, kind: str, shape: set[str], held: set[str]) -> Group:
    """A versicola with what it is worth; the Matto adds its own 5 to it: minucci-1688:n8, n10."""
    if form.worth == "flat":
        return Group(kind, frozenset(shape), flat_worth(shape))
    points = sum(value_inside(form, card) for card in shape)
    if MATTO in held and form.matto_scope != "one":
        return Group(kind, frozenset(shape | {MATTO}), points + 5)
    return Group(kind, frozenset(shape), points)


def flat_worth(shape: set[str]) -> int:
    """vienna-1756:w11 by the letter: 3 for Papi, 10 for Arie, otherwise 5 (editorial)."""
    figures = {number(card) for card in shape}
    if figures <= {1, 2, 3, 4, 5}:
        return 3
    return 10 if figures <= {36, 37, 38, 39, 40} else 5


def plain_shapes(form: Form, held: set[str]) -> list[tuple[str, set[str]]]:
    """Every run and set that the cards make without the Matto."""
    shapes = [("run", piece) for run in streaks(form, held) for piece in pieces(form, run)]
    if held.issuperset(form.one_x_28):
        shapes.append(("one_x_28", set(form.one_x_28)))
    shapes += [("tens", tens) for tens in tens_in(form, held)]
    kings = held & set(KINGS)
    return [*shapes, ("kings", kings)] if len(kings) >= 3 else shapes


def tens_in(form: Form, held: set[str]) -> list[set[str]]:
    found = [tens for tens in THREE_TENS if tens <= held]
    if len(found) == 2 and form.four_tens == "one_set":
        return [found[0] | found[1]]
    return found


def ladders(form: Form) -> list[list[int]]:
    """The ranges in which numbers follow one another; `skips_29` lets 30 follow 28."""
    return figures_of(form.ranges, form.ladder)


@cache
def figures_of(ranges: tuple[Range, ...], ladder: str) -> list[list[int]]:
    spans = [list(range(low, high + 1)) for low, high in ranges]
    if ladder == "skips_29":
        return [[figure for figure in span if figure != 29] for span in spans]
    return spans


def streaks(form: Form, held: set[str]) -> list[list[str]]:
    """Unbroken stretches of the ladders, of any length, upward."""
    found: list[list[str]] = []
    for ladder in ladders(form):
        streak: list[str] = []
        for figure in ladder:
            card = TRUMPS[figure - 1]
            if card in held and not (figure == 29 and form.ladder == "without_29"):
                streak.append(card)
            elif streak:
                found.append(streak)
                streak = []
        if streak:
            found.append(streak)
    return found


def pieces(form: Form, run: list[str]) -> list[set[str]]:
    """A stretch as one versicola, or cut as the reading says; nothing where it is under three."""
    if len(run) < 3:
        return []
    if form.long_runs == "overlapping":
        return [set(run[at : at + 3]) for at in range(len(run) - 2)]
    cut: list[set[str]] = []
    while form.long_runs == "threes" and len(run) > 5:  # threes from the top (editorial)
        cut.append(set(run[-3:]))
        run = run[:-3]
    return [*cut, set(run)]


def filled(form: Form, held: set[str]) -> list[Group]:
    """The versicole where the Matto may stand for one card that is missing, at its own 5.

    Two real cards are wanted at least, and every versicola has the Matto once. Where the gaps
    can be filled in more ways than one, the way that is worth most, else the lower (our reading).
    """
    shapes = [("run", run) for ladder in ladders(form) for run in best_runs(form, ladder, held)]
    ones, tens, kings = held & set(form.one_x_28), best_tens(form, held), held & set(KINGS)
    shapes += [("one_x_28", ones)] if len(ones) >= 2 else []
    shapes += [("tens", shape) for shape in tens]
    shapes += [("kings", kings)] if len(kings) >= 2 else []
    return [
        Group(kind, frozenset(shape | {MATTO}), filled_worth(form, shape)) for kind, shape in shapes
    ]


def filled_worth(form: Form, shape: set[str]) -> int:
    """What the real cards and the Matto make; by the letter of w11 the Matto adds nothing."""
    if form.worth == "flat":
        return flat_worth(shape)
    return 5 + sum(value_inside(form, card) for card in shape)


def best_tens(form: Form, held: set[str]) -> list[set[str]]:
    tens = held & {f"T{figure}" for figure in TENS}
    if form.four_tens == "one_set":
        return [tens] if len(tens) >= 2 and tens != {"T10", "T40"} else []
    return [tens & three for three in THREE_TENS if len(tens & three) >= 2]


def best_runs(form: Form, ladder: list[int], held: set[str]) -> list[set[str]]:
    """Stretches of one ladder, some joined to the next over a gap of one, to the greatest worth."""
    within = {f"T{figure}" for figure in ladder}
    runs = [set(run) for run in streaks(form, held & within)]

    def gap_after(at: int) -> int:
        places = [ladder.index(number(card)) for card in runs[at]]
        after = [ladder.index(number(card)) for card in runs[at + 1]]
        return min(after) - max(places) - 1

    def worth(found: list[set[str]]) -> int:
        return sum(filled_worth(form, run) for run in found)

    def best(at: int) -> list[set[str]]:
        if at >= len(runs):
            return []
        alone = ([runs[at]] if len(runs[at]) >= 2 else []) + best(at + 1)
        if at + 1 == len(runs) or gap_after(at) != 1:
            return alone
        over = [runs[at] | runs[at + 1], *best(at + 2)]
        return over if worth(over) >= worth(alone) else alone

    return best(0)


def worth_of(form: Form, groups: list[Group], held: set[str]) -> int:
    """The points of versicole together, with the one 5 of a Matto that joins only once."""
    points = sum(group.points for group in groups)
    once = form.matto_scope == "one" and form.worth == "cards" and form.matto_joins == "adds"
    if once and MATTO in held and any(group.kind != OWN for group in groups):
        points += 5
    return points
