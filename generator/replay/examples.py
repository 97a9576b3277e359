"""A source's worked examples, run through the engine under the forms they name.

What comes out is set beside what the source gives: that is the finding, whatever the source
claims. The keys of `given` and `expected`, and the moments, are explained in the schema that
editors read.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from generator.engine.codes import MARK, NO_SEAT
from generator.engine.deaths import die
from generator.engine.declare import declare
from generator.engine.events import Log
from generator.engine.irregular import misdeal_points, payees
from generator.engine.ledger import enter, score, side_of
from generator.engine.resti import settle
from generator.engine.stay import fee_of
from generator.engine.table import Table
from generator.engine.tally import count_last_trick
from generator.model.cards import COUNTING, INDEX, MATTO, cards_named
from generator.model.source import Example, ExampleKind, Given, Outcome
from generator.replay.counting import (
    count_cards,
    counting_cards,
    legal_in_hand,
    times_reckoned,
    trick_taken,
)
from generator.replay.packed import unpack
from generator.replay.play import codes_of
from generator.replay.setting import Setting, masks

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


class NotAnExample(ValueError):
    """The example's `given` or `expected` says something that its kind does not know."""


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
        return _card_lists(expected) == _card_lists(found)
    if key in ("legal", "refused", "dead"):
        wanted, has = set(_codes(expected)), set(_codes(found))
        return wanted <= has if key == "refused" else wanted == has
    return _plain(expected) == _plain(found)


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return str(value)


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise NotAnExample(f"a list is wanted, not {value}")
    return tuple(str(word) for word in value)


def _codes(value: object) -> tuple[str, ...]:
    return cards_named(_words(value))


def _card_lists(value: object) -> set[frozenset[str]]:
    if not isinstance(value, list | tuple):
        raise NotAnExample(f"a list of lists of cards is wanted, not {value}")
    return {frozenset(_codes(part)) for part in value}


def _number(value: object) -> int:
    text = str(value)
    if not text.lstrip("-").isdigit():
        raise NotAnExample(f"a figure is wanted, not {text}")
    return int(text)


# ---------------------------------------------------------------------- kinds


def run_count(given: Given, expected: Given, setting: Setting) -> Found:
    """Cards, or tricks, counted as one pile. `cards` is how many they are."""
    if "tricks" in given:
        cards = _number(given["tricks"]) * len(setting.seats)
        return {"cards": cards, "surplus": max(0, cards - setting.rules.quota)}
    words = _words(given["cards"])
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
        card, declared = str(given["card"]), _codes(given.get("declared", ()))
        found["times"] = times_reckoned(setting, card, declared, counted.cards)
    return found


def run_legal(given: Given, expected: Given, setting: Setting) -> Found:
    """A hand against a trick."""
    legal = legal_in_hand(
        setting,
        _codes(given["hand"]),
        _codes(given.get("trick", ())),
        _words(given.get("led_before", ())),
        str(given.get("last", "no")) == "yes",
    )
    return {"legal": list(legal.legal), "refused": [r.card for r in legal.refused]}


def run_trick(given: Given, expected: Given, setting: Setting) -> Found:
    """A trick: the card that takes it, and the counting cards that another side loses."""
    winner, dead = trick_taken(setting, _codes(given["trick"]))
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
    table = _table(setting, "")
    for points in _words(given.get("scores", ())):
        enter(table, setting.rules, None, 0, 1, _number(points), 0)
    table.testing = 0
    lead = table.lead[1]
    enter(table, setting.rules, None, 0, 1, _number(given.get("close", 0)), 0)
    settle(table, setting.rules, None)
    return {"lead": lead, "resti": [table.won[1], table.won[4]]}


def run_marks(given: Given, expected: Given, setting: Setting) -> Found:
    """Scoring moments of a deal, one after another, through the ledger."""
    moments = given["moments"]
    if not isinstance(moments, list | tuple):
        raise NotAnExample("moments is a list")
    table = _table(setting, str(given.get("dealer", setting.seats[-1])))
    log = Log()
    leads = []
    for moment in moments:
        _happen(setting, table, log, moment)
        leads.append(table.lead[1])
    return {"leads": leads, "changes": _changes(setting, log)}


def run_penalty(given: Given, expected: Given, setting: Setting) -> Found:
    """What an error costs: to one payee, and in all if each opponent is paid."""
    what = str(given["what"])
    points = PENALTIES[what](given, setting)
    number = payees(len(setting.seats), setting.rules.pairs)
    if what == "revoke" and _word(setting, "irregular.revoke_unit") == "one_resto":
        number = 1  # between two sides, one resto in all (X39)
    return {"points": points, "total": points * number}


# ---------------------------------------------------------------------- marks


def _table(setting: Setting, dealer: str) -> Table:
    table = Table()
    players = len(setting.seats)
    table.active = [1] * players + [0] * (4 - players)
    table.seats = players
    table.dealer = setting.seats.index(dealer) if dealer else players - 1
    table.testing = 1 if setting.rules.draw_from == 0 else 0
    return table


def _happen(setting: Setting, table: Table, log: Log, moment: object) -> None:
    if not isinstance(moment, Mapping):
        raise NotAnExample("a moment is a map")
    what = next(iter(moment))
    if what not in MOMENTS:
        raise NotAnExample(f"no moment '{what}'")
    MOMENTS[what](setting, table, log, moment)


def _seat(setting: Setting, name: object) -> int:
    if name not in setting.seats:
        raise NotAnExample(f"no seat '{name}' here")
    return setting.seats.index(str(name))


def _scored(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    """A robbed or exposed card: its owner's side scores its value."""
    code = str(moment.get("robbed", moment.get("exposed")))
    seat = _seat(setting, moment["by"])
    rules = setting.rules
    score(table, rules, log, side_of(rules, seat), rules.value[INDEX[code]], 0)


def _declared(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    seat = _seat(setting, moment["by"])
    suits, trumps = masks(_codes(moment["declared"]))
    hands_s, hands_t = list(table.suits), list(table.trumps)
    hands_s[seat], hands_t[seat] = suits, trumps
    table.suits, table.trumps = hands_s, hands_t
    declare(table, setting.rules, log, seat)


def _captured(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    code = str(moment["captured"])
    loser, taker = _seat(setting, moment["from"]), _seat(setting, moment["by"])
    rules = setting.rules
    side = side_of(rules, taker)
    if code != MATTO and side != side_of(rules, loser) and rules.value[INDEX[code]]:
        suits, trumps = masks((code,))
        table.suits = [held & ~suits for held in table.suits]
        table.trumps = [held & ~trumps for held in table.trumps]
        die(table, rules, log, loser, side, INDEX[code])


def _last_trick(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    table.last_winner = _seat(setting, moment["last_trick"])
    count_last_trick(table, setting.rules, log)


def _stays_out(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    seat = _seat(setting, moment["stays_out"])
    table.active = [0 if place == seat else playing for place, playing in enumerate(table.active)]
    table.out = seat
    table.n_out += 1
    table.fee[seat] = fee_of(setting.rules, table.dealer, seat)


MOMENTS: Mapping[str, Callable[[Setting, Table, Log, Given], None]] = {
    "robbed": _scored,
    "exposed": _scored,
    "declared": _declared,
    "captured": _captured,
    "last_trick": _last_trick,
    "stays_out": _stays_out,
}


def _changes(setting: Setting, log: Log) -> dict[str, int]:
    """The sum of what each seat got and paid; of a side of two, what the side got."""
    sums = [0] * len(setting.sides)
    for place in range(log.count):
        item = unpack(log.items[place])
        if item.what == MARK and item.seat != NO_SEAT:
            sums[item.seat] += item.figure
            sums[item.card] -= item.figure
    return dict(zip(setting.sides, sums, strict=True))


# ---------------------------------------------------------------------- penalties


def _answer(setting: Setting, question: str) -> int:
    """A figure of the readings played; words such as `none` are 0."""
    for reading in setting.readings():
        if reading.question == question:
            return reading.value if isinstance(reading.value, int) else 0
    raise NotAnExample(f"{question} is not answered")


def _word(setting: Setting, question: str) -> str:
    """A reading played, as written; empty where the question does not arise."""
    found = (r for r in setting.readings() if r.question == question)
    return next((r.written for r in found), "")


def _misdeal(given: Given, setting: Setting) -> int:
    return misdeal_points(
        _answer(setting, "irregular.misdeal_first"),
        _answer(setting, "irregular.misdeal_further"),
        _answer(setting, "irregular.misdeal_cap"),
        _number(given.get("wrong_cards", 1)),
    )


PENALTIES: Mapping[str, Callable[[Given, Setting], int]] = {
    "misdeal": _misdeal,
    "revoke": lambda given, setting: _answer(setting, "irregular.revoke"),
    "revoke_denied": lambda given, setting: (
        _answer(setting, "irregular.revoke_denied") * setting.rules.resto
    ),
    "late_remedy": lambda given, setting: _answer(setting, "irregular.late_remedy_points"),
    "unexposed": lambda given, setting: _answer(setting, "irregular.unexposed"),
}

RUNNERS: Mapping[ExampleKind, Callable[[Given, Given, Setting], Found]] = {
    ExampleKind.COUNT: run_count,
    ExampleKind.LEGAL: run_legal,
    ExampleKind.TRICK: run_trick,
    ExampleKind.DEAL: run_deal,
    ExampleKind.RESTI: run_resti,
    ExampleKind.MARKS: run_marks,
    ExampleKind.PENALTY: run_penalty,
}
