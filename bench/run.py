"""Card plays a second of the engine and of its peers, in one run.

Seconds are of processor time, and items are run in turn (A B C, A B C ...), so that a busy minute
hurts little, and all alike; what is printed are medians, and medians of the ratios taken round by
round. Before anything is timed, each item must give the same result twice, and the compiled
engine the same events as Python's. Tarok is another game (48 cards, an auction): the unit that
both have is the card played.

    python3 -m generator bench --quick      three short rounds: interpreted with log, and its peer
    python3 -m generator bench              eleven rounds of everything
    python3 -m generator bench --write      the same, and the table put into bench/README.md
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from peers import peers
from report import Form, Rates, markdown, put_into, ratios

from generator.commands.compile_engine import CannotCompile, compile_engine, compiled_environment
from generator.commands.kept import write_whole
from generator.engine.chance import draw
from generator.engine.codes import FOR_DEAL, RANDOM
from generator.engine.events import Log
from generator.engine.game import play_deal
from generator.engine.sweep import prepare
from generator.engine.table import Table
from generator.loading.library import load_library
from generator.replay.setting import Setting, playable

ROOT = Path(__file__).resolve().parents[1]
FORM = "online-table/pairs"
COMPARED = 50  # deals whose events must be the same, compiled and not
ALL_DEALS = 100_000

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
        start = time.process_time()
        count, digest = plays(deals)
        return count, time.process_time() - start, digest

    return run


def own_forms() -> list[Setting]:
    """Every form that can be played, compiled into its block."""
    library, faults, _ = load_library(ROOT)
    if faults:
        raise SystemExit(f"the data have faults: {faults[0].message}")
    return list(playable(library).values())


def interpreted(form: Setting) -> Callable[[int], tuple[int, object]]:
    """Our engine as Python runs it, every event logged."""

    def run(deals: int) -> tuple[int, object]:
        table, log, digest = Table(), Log(), 0
        for deal in range(deals):
            prepare(table, form.rules, draw(1, FOR_DEAL, deal), RANDOM)
            play_deal(table, form.rules, log)
            digest = hash((digest, log.count, log.items[log.count - 1], table.gross[0]))
        return deals * form.rules.hand_size * form.rules.players, digest

    return run


def events(form: Setting) -> str:
    """A hash of every event of some deals, as the worker makes one."""
    table, digest = Table(), sha256()
    for deal in range(COMPARED):
        log = Log()
        prepare(table, form.rules, draw(1, FOR_DEAL, deal), RANDOM)
        play_deal(table, form.rules, log)
        digest.update(repr(log.items[: log.count]).encode())
    return digest.hexdigest()


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

    def ask(self, way: str, form: str, deals: int) -> Timed:
        """Have it play; card plays, its seconds, and its digest."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(way, form, deals, file=self.process.stdin, flush=True)
        plays, seconds, digest = self.process.stdout.readline().split()
        return int(plays), float(seconds), digest

    def item(self, name: str, way: str, form: str, deals: int) -> Item:
        """An item that the worker plays and times."""
        return Item(name, lambda deals: self.ask(way, form, deals), deals)


WAYS = (
    ("compiled sweep, random", "sweep", 40),
    ("compiled sweep, careful", "careful", 12),
    ("compiled, played without log", "unlogged", 40),
    ("compiled, full log", "logged", 40),
    ("compiled, outcomes of each deal", "study", 40),
    ("compiled, stepped from Python", "stepped", 5),
)


def main() -> int:
    """Check, measure, print a table; writes nothing unless told to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--rounds", type=int, default=0)
    parser.add_argument("--copy", type=Path, help="a compiled copy of the package, made already")
    parser.add_argument("--format", choices=["text", "json"], default="text")
    words = parser.parse_args()
    rounds, scale = (3, 60) if words.quick else (11, 300)
    rounds = words.rounds or rounds
    forms = own_forms()
    plain = next(form for form in forms if form.id == FORM)
    found = peers()
    items = [Item("interpreted, full log", timed(interpreted(plain)), scale)]
    items += [
        Item(name, timed(run), scale)
        for name, run in found.items()
        if not words.quick or "text log" in name
    ]
    if not found:
        print("open_spiel is not installed: the peer is missing, and no ratio can be given")
    seconds = None
    with tempfile.TemporaryDirectory(prefix="minchiate-") as folder:
        copy = words.copy or Path(folder)
        worker = None if words.quick else compiled_worker(copy, made=bool(words.copy))
        if worker is not None:
            for form in forms:
                if worker.ask("events", form.id, COMPARED)[2] != events(form):
                    print(f"{form.id}: compiled, other events; nothing was timed")
                    return 1
            items += [worker.item(name, way, FORM, scale * more) for name, way, more in WAYS]
            items += [worker.item(form.id, "sweep", form.id, 20 * scale) for form in forms]
        for item in items:
            if item.run(5)[2] != item.run(5)[2]:
                print(f"{item.name}: two runs differ; nothing was timed")
                return 1
        rates = measure(items, rounds)
        if worker is not None:
            seconds = every_form(copy, forms)
    compared = {
        form.id: Form(form.rules.players, sum(r is not None for r in form.rules.readings))
        for form in forms
    }
    table = markdown(rates, compared, rounds, seconds)
    if words.format == "json":
        told = {ratio.name: figure for ratio, figure in ratios(rates, compared)}
        print(json.dumps({"rounds": rounds, "rates": rates, "ratios": told, "seconds": seconds}))
    else:
        print(table)
    if words.write:
        put_into(Path(__file__).with_name("README.md"), table, write_whole)
    return 0 if found else 1


def compiled_worker(folder: Path, made: bool) -> Worker | None:
    """A worker with a compiled engine; None, with a word, where it cannot be compiled."""
    try:
        if not made:
            compile_engine(folder)
    except CannotCompile as reason:
        print(f"the compiled engine is missing: {reason}")
        return None
    return Worker(folder)


def every_form(folder: Path, forms: list[Setting]) -> tuple[float, float]:
    """Seconds for 100,000 deals of every form, in two processes, from their start to their end.

    By the clock on the wall, and of processor time.
    """
    start, spent = time.perf_counter(), os.times()
    workers = [Worker(folder), Worker(folder)]
    for place, form in enumerate(forms):
        stdin = workers[place % 2].process.stdin
        assert stdin is not None
        print("sweep", form.id, ALL_DEALS, file=stdin)
    for worker in workers:
        worker.process.communicate()
    now = os.times()
    processor = now.children_user + now.children_system - spent[2] - spent[3]
    return time.perf_counter() - start, processor


def measure(items: list[Item], rounds: int) -> Rates:
    """Card plays a second of each item, round by round, the items in turn."""
    rates: Rates = {item.name: [] for item in items}
    for item in items:
        item.run(max(5, item.deals // 10))
    gc.disable()  # as timeit does: nobody's garbage is counted
    for _ in range(rounds):
        for item in items:
            plays, seconds, _ = item.run(item.deals)
            rates[item.name].append(plays / seconds)
            gc.collect()
    return rates


if __name__ == "__main__":
    raise SystemExit(main())
