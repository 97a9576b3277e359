"""Plays for bench/run.py in a Python whose engine is compiled; times itself, so that talk is free.

Reads lines `WAY FORM DEALS` and answers each with `PLAYS SECONDS DIGEST`. Ways: `sweep` (policy
random, nothing logged), `careful`, `logged` (random, every event), `stepped` (a player written in
Python: one call for the legal cards and one to play), `study` (outcomes kept deal by deal).
"""

import inspect
import random
import sys
import time
from pathlib import Path

from generator.engine import game
from generator.engine.chance import draw
from generator.engine.codes import CAREFUL, FOR_DEAL, RANDOM
from generator.engine.events import Log
from generator.engine.game import before_play, close_trick, finish, play_deal
from generator.engine.outcomes import play_outcomes
from generator.engine.play import legal_cards, open_trick, play_card, seat_after
from generator.engine.policies import nth_card
from generator.engine.sweep import play_many, prepare
from generator.engine.table import Table
from generator.loading.ruleset import load_ruleset
from generator.replay.setting import setting


def sweep(rules, deals, policy=RANDOM):
    sums = play_many(rules, 1, 0, deals, policy)
    return sums.points[0]


def careful(rules, deals):
    return sweep(rules, deals, CAREFUL)


def logged(rules, deals):
    table, log, digest = Table(), Log(), 0
    for deal in range(deals):
        prepare(table, rules, draw(1, FOR_DEAL, deal), RANDOM)
        log.count = 0
        play_deal(table, rules, log)
        digest += log.count
    return digest


def study(rules, deals):
    table, digest = Table(), 0
    for first in range(0, deals, 1000):
        digest += play_outcomes(table, rules, 1, first, min(1000, deals - first), RANDOM).count
    return digest


def stepped(rules, deals):
    table, choice, digest = Table(), random.Random(1), 0
    for deal in range(deals):
        prepare(table, rules, draw(1, FOR_DEAL, deal), RANDOM)
        played = before_play(table, rules, None)
        for _ in range(played.hand_size):
            open_trick(table)
            for _ in range(table.seats):
                suits, trumps, question = legal_cards(table, played)
                number = choice.randrange(suits.bit_count() + trumps.bit_count())
                play_card(table, played, None, nth_card(suits, trumps, number), question)
                table.mover = seat_after(table, played, table.mover)
            close_trick(table, played, None)
        finish(table, played, None)
        digest += table.gross[0]
    return digest


WAYS = {way.__name__: way for way in (sweep, careful, logged, stepped, study)}


def main() -> int:
    root = Path(sys.argv[1])
    if inspect.isfunction(game.play_deal):
        print("this engine is not compiled", file=sys.stderr)
        return 1
    forms = {}
    for line in sys.stdin:
        way, id, deals = line.split()
        name, _, form = id.partition("/")
        if id not in forms:
            forms[id] = setting(load_ruleset(root, name)[0], form).rules
        rules = forms[id]
        start = time.perf_counter()
        digest = WAYS[way](rules, int(deals))
        seconds = time.perf_counter() - start
        print(int(deals) * rules.hand_size * rules.players, seconds, digest, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
