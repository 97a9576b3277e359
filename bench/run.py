"""Card plays a second, interpreted and with a full log, against OpenSpiel's tarok in one run.

Items are run in turn (A B A B ...), so that a busy minute hurts both alike; what is printed are
medians, and the median of the ratios taken round by round. Before anything is timed, each item
must give the same result twice. Tarok is another game (48 cards, an auction): the unit that both
have is the card played.

    python3 -m generator bench --quick      three short rounds
    python3 -m generator bench              eleven rounds
"""

import argparse
import gc
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from generator.engine.codes import RANDOM
from generator.engine.events import Log
from generator.engine.game import new_pack, play_deal
from generator.engine.table import Table
from generator.loading.ruleset import load_ruleset
from generator.replay.setting import Setting, setting

ROOT = Path(__file__).resolve().parents[1]
FORM = "online-table/pairs"


@dataclass(frozen=True)
class Item:
    """Something to be timed: a function of how many deals, giving card plays and a digest."""

    name: str
    run: Callable[[int], tuple[int, int]]
    deals: int


def own_form() -> Setting:
    """The form that is played."""
    name, _, form = FORM.partition("/")
    ruleset, _, faults = load_ruleset(ROOT, name)
    if ruleset is None or faults:
        raise SystemExit(f"{FORM} does not load: {faults[0].message if faults else 'no file'}")
    return setting(ruleset, form)


def own_plays(form: Setting) -> Callable[[int], tuple[int, int]]:
    """Our engine as it stands (interpreted unless it was compiled), every event logged."""

    def run(deals: int) -> tuple[int, int]:
        plays = digest = 0
        for seed in range(deals):
            table, log = Table(), Log()
            table.seed = seed
            table.policy = [RANDOM] * 4
            new_pack(table)
            play_deal(table, form.rules, log)
            plays += form.rules.hand_size * form.rules.players
            digest = hash((digest, log.count, log.items[log.count - 1], table.gross[0]))
        return plays, digest

    return run


def tarok_plays() -> Callable[[int], tuple[int, int]] | None:
    """OpenSpiel's tarok for four through its Python interface, with its text log; None if absent.

    Chance is drawn uniformly and auctions are answered with the cheapest bid, so that every deal
    is played out; only cards played to tricks are counted.
    """
    try:
        import pyspiel
    except ImportError:
        return None

    def run(deals: int) -> tuple[int, int]:
        game = pyspiel.load_game("tarok(players=4,rng_seed=1)")  # deals by a generator of its own
        plays = digest = 0
        for seed in range(deals):
            chance = random.Random(seed)
            state = game.new_initial_state()
            log: list[str] = []
            while not state.is_terminal():
                actions = state.legal_actions()
                playing = state.current_game_phase() == pyspiel.TarokGamePhase.TRICKS_PLAYING
                bidding = not playing and not state.is_chance_node()
                action = min(actions) if bidding else chance.choice(actions)
                log.append(state.action_to_string(state.current_player(), action))
                plays += playing
                state.apply_action(action)
            log.append(str(state))
            digest = hash((digest, len(log), tuple(state.returns())))
        return plays, digest

    return run


def main() -> int:
    """Check, measure, print a table; writes nothing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    words = parser.parse_args()
    rounds, deals = (3, 60) if words.quick else (11, 300)
    items = [Item(f"minchiate {FORM}, full log", own_plays(own_form()), deals)]
    peer = tarok_plays()
    if peer is None:
        print("open_spiel is not installed: the peer is missing, and no ratio can be given")
    else:
        items.append(Item("open_spiel tarok(players=4), text log", peer, deals))
    for item in items:
        if item.run(5) != item.run(5):
            print(f"{item.name}: two runs differ; nothing was timed")
            return 1
    rates = measure(items, rounds)
    report(items, rates, words.format)
    return 0 if peer is not None else 1


def measure(items: list[Item], rounds: int) -> dict[str, list[float]]:
    """Card plays a second of each item, round by round, the items in turn."""
    rates: dict[str, list[float]] = {item.name: [] for item in items}
    for item in items:
        item.run(max(5, item.deals // 10))
    gc.disable()  # as timeit does: nobody's garbage is counted
    for _ in range(rounds):
        for item in items:
            start = time.perf_counter()
            plays, _ = item.run(item.deals)
            rates[item.name].append(plays / (time.perf_counter() - start))
            gc.collect()
    return rates


def report(items: list[Item], rates: dict[str, list[float]], form: str) -> None:
    """Medians, spans, and our paired ratio to each peer."""
    own = rates[items[0].name]
    rows = []
    for item in items:
        mine = rates[item.name]
        paired = statistics.median(a / b for a, b in zip(own, mine, strict=True))
        rows.append((item.name, statistics.median(mine), min(mine), max(mine), paired))
    about = {
        "python": platform.python_version(),
        "open_spiel": _version("open_spiel"),
        "rounds": len(own),
        "deals": items[0].deals,
    }
    if form == "json":
        print(json.dumps({"about": about, "rows": rows}))
        return
    print(", ".join(f"{key} {value}" for key, value in about.items()))
    print(f"{'':44}{'card plays/s':>14}{'least':>12}{'most':>12}{'we are':>10}")
    for name, median, least, most, paired in rows:
        print(f"{name:44}{median:14,.0f}{least:12,.0f}{most:12,.0f}{paired:9.2f}x")


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


if __name__ == "__main__":
    raise SystemExit(main())
