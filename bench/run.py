"""Card plays a second of the engine and of its peers, in one run.

Items are run in turn (A B C, A B C ...), so that a busy minute hurts all alike; what is printed
are medians, and medians of the ratios taken round by round. Before anything is timed, each item
must give the same result twice. Tarok is another game (48 cards, an auction): the unit that both
have is the card played. A form in which a player may stay out counts its cards as if all played.

    python3 -m generator bench --quick      three short rounds: interpreted with log, and its peer
    python3 -m generator bench              eleven rounds of everything
"""

import argparse
import gc
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from peers import peers

from generator.commands.compile_engine import CannotCompile, compile_engine, compiled_environment
from generator.engine.codes import RANDOM
from generator.engine.events import Log
from generator.engine.game import new_pack, play_deal
from generator.engine.table import Table
from generator.loading.library import load_library
from generator.replay.setting import Setting, setting

ROOT = Path(__file__).resolve().parents[1]
FORM = "online-table/pairs"

Timed = tuple[int, float, object]  # card plays, seconds, digest


@dataclass(frozen=True)
class Item:
    """Something to be timed over a number of deals."""

    name: str
    run: Callable[[int], Timed]
    deals: int


def timed(plays: Callable[[int], tuple[int, object]]) -> Callable[[int], Timed]:
    """A function of how many deals, giving card plays and a digest, with its seconds."""

    def run(deals: int) -> Timed:
        start = time.perf_counter()
        count, digest = plays(deals)
        return count, time.perf_counter() - start, digest

    return run


def own_forms() -> list[Setting]:
    """Every form, compiled into its block."""
    library, faults, _ = load_library(ROOT)
    if faults:
        raise SystemExit(f"the data have faults: {faults[0].message}")
    return [setting(ruleset, form) for ruleset, form in library.forms()]


def interpreted(form: Setting) -> Callable[[int], tuple[int, object]]:
    """Our engine as Python runs it, every event logged."""

    def run(deals: int) -> tuple[int, object]:
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


class Worker:
    """A Python of its own that runs the compiled engine (bench/worker.py)."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(Path(__file__).with_name("worker.py")), str(ROOT)],
            env=compiled_environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def item(self, name: str, way: str, form: str, deals: int) -> Item:
        """An item that the worker plays and times."""

        def run(deals: int) -> Timed:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            print(way, form, deals, file=self.process.stdin, flush=True)
            plays, seconds, digest = self.process.stdout.readline().split()
            return int(plays), float(seconds), digest

        return Item(name, run, deals)


def main() -> int:
    """Check, measure, print a table; writes nothing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    words = parser.parse_args()
    rounds, scale = (3, 60) if words.quick else (11, 300)
    forms = own_forms()
    plain = next(form for form in forms if form.id == FORM)
    items = [Item("interpreted, full log", timed(interpreted(plain)), scale)]
    found = peers()
    items += [Item(name, timed(run), scale) for name, run in found.items() if not words.quick]
    if words.quick and found:
        items += [
            Item(name, timed(run), scale) for name, run in found.items() if "text log" in name
        ]
    if not found:
        print("open_spiel is not installed: the peer is missing, and no ratio can be given")
    with tempfile.TemporaryDirectory(prefix="minchiate-") as folder:
        if not words.quick:
            items += compiled_items(Path(folder), forms, scale)
        for item in items:
            if item.run(5)[2] != item.run(5)[2]:
                print(f"{item.name}: two runs differ; nothing was timed")
                return 1
        rates = measure(items, rounds)
    report(rates, rounds, words.format)
    return 0 if found else 1


def compiled_items(folder: Path, forms: list[Setting], scale: int) -> list[Item]:
    """What the compiled engine is timed at; nothing, with a word, where it cannot be compiled."""
    try:
        compile_engine(folder)
    except CannotCompile as reason:
        print(f"the compiled engine is missing: {reason}")
        return []
    worker = Worker(folder)
    ways = {
        "compiled sweep, by chance": ("sweep", 40),
        "compiled sweep, careful": ("careful", 12),
        "compiled, full log": ("logged", 40),
        "compiled, outcomes of each deal": ("study", 40),
        "compiled, stepped from Python": ("stepped", 5),
    }
    own = [worker.item(name, way, FORM, scale * more) for name, (way, more) in ways.items()]
    return own + [worker.item(f"  {form.id}", "sweep", form.id, 20 * scale) for form in forms]


def measure(items: list[Item], rounds: int) -> dict[str, list[float]]:
    """Card plays a second of each item, round by round, the items in turn."""
    rates: dict[str, list[float]] = {item.name: [] for item in items}
    for item in items:
        item.run(max(5, item.deals // 10))
    gc.disable()  # as timeit does: nobody's garbage is counted
    for _ in range(rounds):
        for item in items:
            plays, seconds, _ = item.run(item.deals)
            rates[item.name].append(plays / seconds)
            gc.collect()
    return rates


def paired(rates: dict[str, list[float]], one: str, other: str) -> float | None:
    """The median of the ratios of two items, round by round; None where one is missing."""
    if one not in rates or other not in rates:
        return None
    return statistics.median(a / b for a, b in zip(rates[one], rates[other], strict=True))


RATIOS = (
    ("interpreted, full log", "tarok, Python, text log"),
    ("compiled sweep, by chance", "tarok, Python"),
    ("compiled sweep, by chance", "tarok, C++ rollouts"),
    ("compiled sweep, by chance", "compiled, full log"),
    ("compiled, stepped from Python", "tarok, Python"),
)


def report(rates: dict[str, list[float]], rounds: int, form: str) -> None:
    """Medians, spans, and the paired ratios."""
    rows = [(name, statistics.median(got), min(got), max(got)) for name, got in rates.items()]
    ratios = [(f"{a} / {b}", paired(rates, a, b)) for a, b in RATIOS]
    by_form = {name: got for name, got in rates.items() if name.startswith("  ")}
    if by_form:
        fast = max(by_form, key=lambda name: statistics.median(by_form[name]))
        slow = min(by_form, key=lambda name: statistics.median(by_form[name]))
        told = f"{fast.strip()} / {slow.strip()} (cheapest form, dearest form)"
        ratios.append((told, paired(rates, fast, slow)))
    about = {
        "python": platform.python_version(),
        "open_spiel": _version("open_spiel"),
        "cython": _version("cython"),
        "cores": os.cpu_count(),
        "rounds": rounds,
    }
    if form == "json":
        print(json.dumps({"about": about, "rows": rows, "ratios": ratios}))
        return
    print(", ".join(f"{key} {value}" for key, value in about.items()))
    print(f"{'':44}{'card plays/s':>14}{'least':>13}{'most':>13}")
    for name, median, least, most in rows:
        print(f"{name:44}{median:14,.0f}{least:13,.0f}{most:13,.0f}")
    for told, ratio in ratios:
        if ratio is not None:
            print(f"{told:72}{ratio:8.2f}x")


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


if __name__ == "__main__":
    raise SystemExit(main())
