"""Which pairs of forms have a page: those that are named, and the nearest of those alike.

Two forms are alike where they have the same players and sides. Of these the nearest in date come
first, and no form is in more than `MOST` of them, so that the pages grow with the forms and not
with their square; any other pair is the comparison with two columns.
"""

from collections import Counter
from itertools import combinations

from generator.model.library import Pair
from generator.model.ruleset import RuleSet
from generator.views.context import Context
from generator.views.dated import age_of

MOST = 6


def chosen_pairs(context: Context) -> tuple[Pair, ...]:
    """The pairs by id, the named ones first, then the others from the nearest in date on."""
    chosen = [pair for pair in context.library.pairs if all(f in context.settings for f in pair)]
    taken = {frozenset(pair) for pair in chosen}
    count = Counter(form for pair in chosen for form in pair)
    for pair in _alike(context):
        if frozenset(pair) in taken or any(count[form] >= MOST for form in pair):
            continue
        chosen.append(pair)
        count.update(pair)
    return tuple(chosen)


def _alike(context: Context) -> list[Pair]:
    """All pairs of forms that are alike, the older form first, the nearest pairs first."""
    forms = sorted(
        (
            (_age(context, ruleset), ruleset, form)
            for ruleset, form in context.library.forms()
            if f"{ruleset.id}/{form}" in context.settings  # a form half answered is not compared
        ),
        key=lambda each: (each[0], each[1].id, each[2]),
    )
    found = [
        (abs(age - later), (f"{one.id}/{form}", f"{other.id}/{like}"))
        for (age, one, form), (later, other, like) in combinations(forms, 2)
        if one is not other and _table(one, form) == _table(other, like)
    ]
    return [pair for _, pair in sorted(found)]


def _age(context: Context, ruleset: RuleSet) -> int:
    source = context.library.sources.get(ruleset.source)
    return age_of(context, source) if source else 9999


def _table(ruleset: RuleSet, form: str) -> tuple[int, object]:
    return ruleset.forms[form].players, ruleset.forms[form].sides
