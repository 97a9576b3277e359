"""Plays for bench/run.py in a Python whose engine is compiled; times itself, so that talk is free.

Reads lines `WAY FORM DEALS` and answers each with `PLAYS SECONDS DIGEST`. Ways: `sweep` (policy
random, nothing logged), `careful`, `logged` and `unlogged` (random, deal by deal from here, with
every event and with none), `stepped` (a player written in Python: one call for the legal cards
and one to play), `study` (outcomes kept deal by deal), `events` (a hash of every event, to be
compared with the engine that Python runs).
"""

import inspect
import random
import sys
import time
from hashlib import sha256
from pathlib import Path

from generator.engine import game
from generator.engine.chance import draw
from generator.engine.codes import CAREFUL, FOR_DEAL, RANDOM
from generator.engine.events import Log
from generator.engine.game import play_deal
from generator.engine.outcomes import play_outcomes
from generator.engine.stepping import begin, cards_to_play, play_on
from generator.engine.sweep import play_many, prepare
from generator.engine.table import Table
from generator.loading.ruleset import load_ruleset
from generator.replay.setting import setting


def sweep(rules, deals, policy=RANDOM):
    sums = play_many(rules, 1, 0, deals, policy)
    return sum(sums.cards), sums.points[0]


def careful(rules, deals):
    return sweep(rules, deals, CAREFUL)


def logged(rules, deals):
    table, log, digest = Table(), Log(), 0
    for deal in range(deals):
        prepare(table, rules, draw(1, FOR_DEAL, deal), RANDOM)
        play_deal(table, rules, log)
        digest += log.count
    return in_full(rules, deals), digest


def unlogged(rules, deals):
    """As `logged`, from Python deal by deal, so that the log alone is the difference."""
    table, digest = Table(), 0
    for deal in range(deals):
        prepare(table, rules, draw(1, FOR_DEAL, deal), RANDOM)
        play_deal(table, rules, None)
        digest += table.trick
    return in_full(rules, deals), digest


def events(rules, deals):
    table, digest = Table(), sha256()
    for deal in range(deals):
        log = Log()
        prepare(table, rules, draw(1, FOR_DEAL, deal), RANDOM)
        play_deal(table, rules, log)
        digest.update(repr(list(log.items)[: log.count]).encode())
    return in_full(rules, deals), digest.hexdigest()


def study(rules, deals):
    table, digest = Table(), 0
    for first in range(0, deals, 1000):
        digest += play_outcomes(table, rules, 1, first, min(1000, deals - first), RANDOM).count
    return in_full(rules, deals), digest


def stepped(rules, deals):
    table, choice, digest = Table(), random.Random(1), 0
    for deal in range(deals):
        prepare(table, rules, draw(1, FOR_DEAL, deal), RANDOM)
        played = begin(table, rules, None)
        while play_on(table, played, None, choice.choice(cards_to_play(table, played))):
            pass
        digest += table.gross[0]
    return in_full(rules, deals), digest


def in_full(rules, deals):
    """The cards played in deals of a form in which nobody stays out."""
    return deals * rules.hand_size * rules.players


WAYS = {way.__name__: way for way in (sweep, careful, logged, unlogged, events, stepped, study)}


def rules_of(root, id):
    """The block of a form."""
    name, _, form = id.partition("/")
    return setting(load_ruleset(root, name)[0], form).rules


def main() -> int:
    root = Path(sys.argv[1])
    if inspect.isfunction(game.play_deal):
        print("this engine is not compiled", file=sys.stderr)
        return 1
    forms = {}
    for line in sys.stdin:
        way, id, deals = line.split()
        if id not in forms:
            forms[id] = rules_of(root, id)
        start = time.process_time()
        plays, digest = WAYS[way](forms[id], int(deals))
        print(plays, time.process_time() - start, digest, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
