"""A source's worked examples, run through the engine under the forms they name.

What comes out is set beside what the source gives: that is the finding, whatever the source
claims. The keys of `given` and `expected`, and the moments, are explained in the schema that
editors read.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from generator.engine.events import Log
from generator.engine.irregular import payees
from generator.engine.ledger import enter
from generator.engine.resti import settle
from generator.model.cards import COUNTING, cards_named
from generator.model.source import Example, ExampleKind, Given, Outcome
from generator.replay.counting import (
    count_cards,
    counting_cards,
    legal_in_hand,
    times_reckoned,
    trick_taken,
)
from generator.replay.given import NotAnExample, card_lists_in, cards_in, figure_in, words_in
from generator.replay.moments import changes_in, happen, table_of
from generator.replay.penalties import PENALTIES, word_of
from generator.replay.play import codes_of
from generator.replay.setting import Setting

Found = dict[str, object]


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of an example under one form."""

    example: Example
    form: str
    found: Found  # under the keys of `expected`
    outcome: Outcome

    @property
    def as_claimed(self) -> bool:
        """Whether the outcome is the one that the data file names."""
        return self.outcome is self.example.outcome


def run(example: Example, setting: Setting) -> Finding:
    """Run one example under one form; raises NotAnExample."""
    found = RUNNERS[example.kind](example.given, example.expected, setting)
    kept = {key: found[key] for key in example.expected if key in found}
    if set(kept) != set(example.expected):
        unknown = ", ".join(sorted(set(example.expected) - set(kept)))
        raise NotAnExample(f"{example.kind.value} cannot tell: {unknown}")
    agrees = all(_same(key, example.expected[key], kept[key]) for key in kept)
    return Finding(example, setting.id, kept, Outcome.AGREES if agrees else Outcome.CONTRADICTS)


def _same(key: str, expected: object, found: object) -> bool:
    """Whether two values are the same; lists of cards and versicole as sets, `refused` in part."""
    if key == "versicole":
        return card_lists_in(expected) == card_lists_in(found)
    if key in ("legal", "refused", "dead"):
        wanted, has = set(cards_in(expected)), set(cards_in(found))
        return wanted <= has if key == "refused" else wanted == has
    return _plain(expected) == _plain(found)


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return str(value)


# ---------------------------------------------------------------------- kinds


def run_count(given: Given, expected: Given, setting: Setting) -> Found:
    """Cards, or tricks, counted as one pile. `cards` is how many they are."""
    if "tricks" in given:
        cards = figure_in(given["tricks"]) * len(setting.seats)
        return {"cards": cards, "surplus": max(0, cards - setting.rules.quota)}
    words = words_in(given["cards"])
    named = cards_named(tuple(word for word in words if word != COUNTING))
    if COUNTING in words:
        named = (*named, *counting_cards(setting))
    counted = count_cards(setting, named)
    found: Found = {
        "cards": len(counted.cards),
        "card_points": counted.card_points,
        "versicole": [list(v.cards) for v in counted.versicole],
        "versicole_points": counted.versicole_points,
        "surplus": counted.surplus,
    }
    if "card" in given:
        card, declared = str(given["card"]), cards_in(given.get("declared", ()))
        found["times"] = times_reckoned(setting, card, declared, counted.cards)
    return found


def run_legal(given: Given, expected: Given, setting: Setting) -> Found:
    """A hand against a trick."""
    legal = legal_in_hand(
        setting,
        cards_in(given["hand"]),
        cards_in(given.get("trick", ())),
        words_in(given.get("led_before", ())),
        str(given.get("last", "no")) == "yes",
    )
    return {"legal": list(legal.legal), "refused": [r.card for r in legal.refused]}


def run_trick(given: Given, expected: Given, setting: Setting) -> Found:
    """A trick: the card that takes it, and the counting cards that another side loses."""
    winner, dead = trick_taken(setting, cards_in(given["trick"]))
    return {"winner": winner, "dead": list(dead)}


def run_deal(given: Given, expected: Given, setting: Setting) -> Found:
    """Figures of the form itself."""
    rules = setting.rules
    return {
        "pack": 97,
        "hand": rules.hand_size,
        "stock": rules.stock,
        "batches": sum(rules.batches),
        "robbable": len(codes_of(rules.rob_takes_s, rules.rob_takes_t)),
        "protected": len(codes_of(rules.barred_s, rules.barred_t)),
        "resto": rules.resto,
        "fees": list(rules.fees[: len(setting.seats)]) if rules.stay_allowed else [],
    }


def run_resti(given: Given, expected: Given, setting: Setting) -> Found:
    """Scores entered in play for the first side, then a net count at the close."""
    table = table_of(setting, "")
    for points in words_in(given.get("scores", ())):
        enter(table, setting.rules, None, 0, 1, figure_in(points), 0)
    table.testing = 0
    lead = table.lead[1]
    enter(table, setting.rules, None, 0, 1, figure_in(given.get("close", 0)), 0)
    settle(table, setting.rules, None)
    return {"lead": lead, "resti": [table.won[1], table.won[4]]}


def run_marks(given: Given, expected: Given, setting: Setting) -> Found:
    """Scoring moments of a deal, one after another, through the ledger."""
    moments = given["moments"]
    if not isinstance(moments, list | tuple):
        raise NotAnExample("moments is a list")
    table = table_of(setting, str(given.get("dealer", setting.seats[-1])))
    log = Log()
    leads = []
    for moment in moments:
        happen(setting, table, log, moment)
        leads.append(table.lead[1])
    return {"leads": leads, "changes": changes_in(setting, log)}


def run_penalty(given: Given, expected: Given, setting: Setting) -> Found:
    """What an error costs: to one payee, and in all if each opponent is paid."""
    what = str(given["what"])
    if what not in PENALTIES:
        raise NotAnExample(f"no penalty '{what}'")
    points = PENALTIES[what](given, setting)
    number = payees(len(setting.seats), setting.rules.pairs)
    if what == "revoke" and word_of(setting, "irregular.revoke_unit") == "one_resto":
        number = 1  # between two sides, one resto in all (X39)
    return {"points": points, "total": points * number}


RUNNERS: Mapping[ExampleKind, Callable[[Given, Given, Setting], Found]] = {
    ExampleKind.COUNT: run_count,
    ExampleKind.LEGAL: run_legal,
    ExampleKind.TRICK: run_trick,
    ExampleKind.DEAL: run_deal,
    ExampleKind.RESTI: run_resti,
    ExampleKind.MARKS: run_marks,
    ExampleKind.PENALTY: run_penalty,
}
