"""What the engine does, in hashes: the same whether Python runs it or the C compiler made it.

Run as a script it reads the blocks of some forms from standard input and prints what
`all_forms` gives, as JSON. It imports the engine alone, so that a compiled copy can run it.
"""

import json
import random
import sys
from array import array
from hashlib import sha256

from generator.engine import game, outcomes, play, policies, primitives, sweep, table, tally
from generator.engine.block import Rules
from generator.engine.chance import draw
from generator.engine.codes import CARD_PLAYED, CAREFUL, FOR_SHUFFLE, LED, RANDOM
from generator.engine.events import Log
from generator.engine.table import Found, Line, Table

POLICIES = {"random": RANDOM, "careful": CAREFUL}


def block_of(rules):
    """The numbers of a block by name: all but its readings."""
    block = {name: getattr(rules, name) for name in Rules.__slots__ if name != "readings"}
    if rules.rules_of_three is not None:
        block["rules_of_three"] = block_of(rules.rules_of_three)
    return block


def rules_of(block):
    """A block of the engine that is running, from its numbers."""
    rules = Rules()
    for name, value in block.items():
        setattr(rules, name, rules_of(value) if isinstance(value, dict) else value)
    return rules


def all_forms(blocks, seeds):
    """For each form: its events under each policy and following a record, and its sums.

    `seeds` says how many deals of each form are played.
    """
    return {form: one_form(rules_of(block), seeds[form]) for form, block in blocks.items()}


def one_form(rules, seeds):
    done = {name: events(rules, seeds, policy) for name, policy in POLICIES.items()}
    done["recorded"] = recorded(rules, 1 + seeds // 10)
    done["sums"] = readable(sweep.play_many(rules, 1, 0, seeds, RANDOM))
    done["outcomes"] = compared(rules, 1 + seeds // 10)
    return done


def events(rules, seeds, policy):
    """A hash of every event of every deal, and of the score that each leaves."""
    digest = sha256()
    deal = Table()
    for seed in range(seeds):
        sweep.prepare(deal, rules, draw(1, 0, seed), policy)
        for item in logged(deal, rules):
            digest.update(item.to_bytes(8, "little"))
        for figures in (deal.won, deal.lead, deal.gross, deal.pile_count, deal.tricks):
            digest.update(array("q", list(figures)).tobytes())
    return digest.hexdigest()


def logged(deal, rules):
    """Play a deal that is laid out; its events."""
    log = Log()
    game.play_deal(deal, rules, log)
    return list(log.items)[: log.count]


def recorded(rules, seeds):
    """A hash of deals whose cards are given, but not the discards: most are refused somewhere."""
    digest = sha256()
    for seed in range(seeds):
        deal = Table()
        sweep.prepare(deal, rules, draw(2, 0, seed), RANDOM)
        line = [-1] * 100
        for item in logged(deal, rules):
            what, card, trick = item & 63, item >> 9 & 127, (item >> 24) - 2**15
            if what in (LED, CARD_PLAYED):
                start = 4 * (trick - 1)
                line[line.index(-1, start)] = card
        sweep.prepare(deal, rules, draw(2, 0, seed), CAREFUL)
        deal.line.card_at = line
        deal.line.then = CAREFUL
        deal.asked = 1
        digest.update(array("q", logged(deal, rules)).tobytes())
        digest.update(bytes([deal.refused]))
    return digest.hexdigest()


def compared(rules, deals):
    """Outcomes of some deals by two policies, where they part, and what happens in them."""
    one, other = (outcomes.play_outcomes(Table(), rules, 1, 0, deals, p) for p in (RANDOM, CAREFUL))
    shift, totals, seen = outcomes.Shift(), outcomes.Totals(), outcomes.Happenings()
    outcomes.add_shift(shift, one, other, rules.sides)
    outcomes.add_totals(totals, one, rules.sides)
    outcomes.count_happenings(seen, Table(), rules, 1, 0, deals, CAREFUL)
    return [readable(record) for record in (one, other, shift, totals, seen)]


def readable(record):
    """An object of the engine as plain values; lists are copied, objects inside taken apart."""
    values = {}
    for name in type(record).__slots__:
        value = getattr(record, name)
        if isinstance(value, Line | Found):
            value = readable(value)
        values[name] = list(value) if isinstance(value, list | tuple) else value
    return values


def primitives_that_differ(number):
    """Masks on which an engine function built on the primitives says other than Python does."""
    chance = random.Random(1756)
    rules, seat = Rules(), Table()
    seat.policy = [RANDOM] * 4
    wrong = []
    for _ in range(number):
        mask = chance.getrandbits(chance.randint(1, 63)) or 1
        trumps = mask & (2**40 - 1)
        suits = chance.getrandbits(56) & chance.getrandbits(56)
        seat.chance = chance.getrandbits(16)
        place = chance.randrange(primitives.count(mask))
        if (
            policies.nth_card(mask, 0, 0) != primitives.lowest(mask)
            or policies.nth_card(mask, 0, place) != primitives.nth(mask, place)
            or tally.cards_over(rules, mask, 0) != primitives.count(mask)
            or policies.choose_card(seat, rules, suits | 1, trumps)
            != primitives.pick(seat.chance, suits | 1, trumps)
            or policies.choose_card(seat, rules, 0, trumps | 1)
            != primitives.pick(seat.chance, 0, trumps | 1)
            or (trumps and play.highest_trump(trumps) != primitives.highest(trumps) + 1)
        ):
            wrong.append(mask)
    return wrong + [seed for seed in range(number // 10) if not shuffled_as_divided(seed)]


def shuffled_as_divided(seed):
    """Whether the engine's shuffle, which does not divide, is the one that dividing gives."""
    shuffled = Table()
    shuffled.seed = seed
    game.new_pack(shuffled)
    deck = list(range(97))
    for place in range(96, 0, -1):
        first = place + -place % 3
        chance = draw(seed, FOR_SHUFFLE, first) >> 21 * (first - place) & 2**21 - 1
        other = chance % (place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return list(shuffled.deck) == deck


def left_by_reset(rules):
    """What a reset table has that a new one has not, after deals that use every part of it.

    Left out is what is written before it is read: the pack, and places beyond a count of 0.
    """
    used = Table()
    for seed in range(20):
        sweep.prepare(used, rules, seed, RANDOM)
        used.line.card_at = [0] * 100
        for name in ("hold_s", "hold_t", "discard_s", "discard_t", "discards_given"):
            setattr(used.line, name, [1, 2, 3, 4])
        used.line.rob_most, used.line.stay = [1, 1, 1, 1], [1, 0, 0, 0]
        used.line.cut, used.line.owed, used.line.then = 50, 3, CAREFUL
        used.asked = 1
        game.play_deal(used, rules, None)
    table.reset(used)
    left, new = readable(used), readable(Table())
    for values in (left, new):
        for name in ("deck", "spare", "declared_s", "declared_t", "kept_s", "kept_t"):
            del values[name]
        for name in ("found", "other_found"):
            values[name] = values[name]["count"]
    return {name: value for name, value in left.items() if value != new[name]}


def engine():
    """The file that the engine's functions come from: that of their module, or of the one unit."""
    return sys.modules[game.play_deal.__module__].__file__


def main():
    asked = json.load(sys.stdin)
    done = {
        "engine": engine(),
        "forms": all_forms(asked["blocks"], asked["seeds"]),
        "primitives": primitives_that_differ(20_000),
        "reset": left_by_reset(rules_of(next(iter(asked["blocks"].values())))),
    }
    json.dump(done, sys.stdout)


if __name__ == "__main__":
    main()
