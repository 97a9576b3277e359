"""Points in words: versicole, entries, amounts of the count, leads and resti."""

from collections.abc import Iterable
from functools import lru_cache

from generator.model.cards import MATTO, is_trump
from generator.replay.steps import Entry, Group, Step
from generator.views.context import Words
from generator.views.naming import card_parts, joined, seats_in, side_code

NO_BREAK_HYPHEN = "\u2011"
TABLE = "table"  # against which totals are settled where no two players settle with each other


def versicola(word: Words, group: Group) -> str:
    """A versicola by its kind and cards: `a run from 28 to 31 with the Matto`."""
    cards = [card for card in group.cards if card != MATTO]
    trumps = [card for card in cards if is_trump(card)]
    kind = group.kind.replace("_", "-")
    return word(
        f"versicola-{kind}",
        matto="yes" if len(cards) < len(group.cards) else "no",
        first=int(trumps[0][1:]) if trumps else 0,
        last=int(trumps[-1][1:]) if trumps else 0,
        numbers=NO_BREAK_HYPHEN.join(card[1:] for card in cards),
        count=len(cards),
    )


def reasons(word: Words, step: Step) -> tuple[str, ...]:
    """What each entry of a step was for: `for the King of Spades`, `for the last trick`."""
    if not step.marks:
        return ()
    groups = step.groups if step.event == "Declared" else ()
    share = max(len(step.marks) // len(groups), 1) if groups else 1  # entries for each versicola
    held = [group for group in groups for _ in range(share)]
    return tuple(
        [
            _reason(word, step, mark, held[place] if place < len(held) else None)
            for place, mark in enumerate(step.marks)
        ]
    )


def _reason(word: Words, step: Step, mark: Entry, group: Group | None) -> str:
    """What an entry was for: `for the King of Spades`, `for the last trick`."""
    why = mark.reason.replace("_", "-")
    if mark.reason == "declared" and group is not None:
        return word("mark-for-declared", group=versicola(word, group))
    if mark.reason == "fola" and len(step.cards) != 1:
        return word("mark-for-fola-several")
    return _for_card(word, why, step.cards[0] if step.cards else None)


@lru_cache(maxsize=5_000)  # asked for twice of every entry, and again from deal to deal
def _for_card(word: Words, why: str, card: str | None) -> str:
    return word(f"mark-for-{why}", **(card_parts(card) if card else {}))


def marks_whole(word: Words, step: Step) -> tuple[str, ...]:
    """The entries of a step whole: `5 to South and North, for the King of Spades`."""
    if not step.marks:
        return ()
    how = "pairs" if len(step.resti) == 2 else "each"
    whys = zip(step.marks, reasons(word, step), strict=True)
    return tuple([_whole(word, how, mark.points, mark.to, mark.giver, why) for mark, why in whys])


@lru_cache(maxsize=20_000)  # the points of a card between two sides: again from deal to deal
def _whole(word: Words, how: str, points: int, to: str, giver: str, why: str) -> str:
    to, giver = side_code(to), side_code(giver)
    return word(f"mark-whole-{how}", points=points, to=to, giver=giver, reason=why)


def amounts(word: Words, step: Step) -> str:
    """What each side has of an item of the count, with its versicole."""
    parts = (_amount(word, step, side, points) for side, points in step.amounts)
    return joined(word, parts, "semicolon")


def _amount(word: Words, step: Step, side: str, points: int) -> str:
    groups = [versicola(word, group) for group in step.groups if group.owner == side]
    if not groups:
        return word("event-amount", side=side_code(side), points=points)
    held = joined(word, groups)
    return word("event-amount-of", side=side_code(side), points=points, groups=held)


def payments(word: Words, marks: Iterable[Entry]) -> str:
    """Who pays how many points to whom, one clause each."""
    return joined(word, (_payment(word, mark) for mark in marks), "semicolon")


def _payment(word: Words, mark: Entry) -> str:
    giver, to = side_code(mark.giver), side_code(mark.to)
    return word("event-payment", giver=giver, to=to, points=mark.points)


def settled(word: Words, step: Step) -> str:
    """The resti of the close, one clause for each pair of sides."""
    return joined(word, (_settled(word, *drawn) for drawn in step.drawn), "semicolon")


def _settled(word: Words, to: str, giver: str, resti: int) -> str:
    if giver == TABLE:
        how = "won" if resti > 0 else "paid"
        return word(f"event-resti-{how}", to=side_code(to), resti=abs(resti))
    return word(
        "event-resti",
        **{"to": side_code(to), "giver": side_code(giver), "to-seats": seats_in(to)},
        resti=resti,
    )


def resti_won(word: Words, step: Step) -> str:
    """How many resti each side has won so far."""
    won = (word("event-amount", side=side_code(side), points=won) for side, won in step.resti)
    return joined(word, won, "semicolon")


def lead(word: Words, step: Step) -> str:
    """The running lead after a step: of one side, or of each player over another."""
    standing = [pair for pair in step.lead if pair[2]]
    if not standing:
        return word("lead-level")
    if len(step.lead) == 1:
        one, other, points = standing[0]
        ahead = one if points > 0 else other
        return word("lead-ahead", to=side_code(ahead), points=abs(points))
    return joined(word, (_over(word, *pair) for pair in standing), "semicolon")


@lru_cache(maxsize=5_000)  # most pairs stand as they stood
def _over(word: Words, one: str, other: str, points: int) -> str:
    if points < 0:
        one, other = other, one
    return word("lead-over", to=side_code(one), giver=side_code(other), points=abs(points))
