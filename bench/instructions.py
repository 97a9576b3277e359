"""Instructions a deal of the compiled engine, counted by callgrind: a guard that no load disturbs.

Each figure is the difference of two runs, of 100 and of 1,100 deals, by 1,000: what starting up
costs falls out. Counts differ between compilers and processors; the kept ones say what made them.

    .venv/bin/python bench/instructions.py            count, and set beside what is kept
    .venv/bin/python bench/instructions.py --check    the same; exit 1 if a count rose by 3 %
    .venv/bin/python bench/instructions.py --write    count and keep
"""

import argparse
import json
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from generator.commands.compile_engine import compile_engine, compiled_environment
from generator.engine.block import Rules
from generator.loading.library import load_library
from generator.replay.setting import playable

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path(__file__).with_name("instructions.json")
FORM = "online-table/pairs"
FEW, MANY = 100, 1100
RISE = 1.03

# Run under callgrind: nothing but the engine, the block of one form read from a file.
PLAYS = """
import json, sys
from generator.engine.block import Rules
from generator.engine.chance import draw
from generator.engine.codes import CAREFUL, FOR_DEAL, RANDOM
from generator.engine.events import Log
from generator.engine.game import play_deal
from generator.engine.sweep import play_many, prepare
from generator.engine.table import Table

def rules_of(block):
    rules = Rules()
    for name, value in block.items():
        setattr(rules, name, rules_of(value) if isinstance(value, dict) else value)
    return rules

way, file, deals = sys.argv[1], sys.argv[2], int(sys.argv[3])
rules = rules_of(json.load(open(file)))
if way == "logged":
    table, log = Table(), Log()
    for deal in range(deals):
        prepare(table, rules, draw(1, FOR_DEAL, deal), RANDOM)
        play_deal(table, rules, log)
else:
    play_many(rules, 1, 0, deals, CAREFUL if way == "careful" else RANDOM)
"""


def numbers(rules: Rules) -> dict[str, object]:
    """A block as plain values, without its readings."""
    block = {name: getattr(rules, name) for name in Rules.__slots__ if name != "readings"}
    if rules.rules_of_three is not None:
        block["rules_of_three"] = numbers(rules.rules_of_three)
    return block


def count(copy: Path, way: str, block: Path) -> float:
    """Instructions a deal, by the difference of two runs."""
    few, many = (one_run(copy, way, block, deals) for deals in (FEW, MANY))
    return round((many - few) / (MANY - FEW), 1)


def one_run(copy: Path, way: str, block: Path, deals: int) -> int:
    """All instructions of one Python that plays so many deals."""
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, "-P"]
    done = subprocess.run(
        [*words, "-c", PLAYS, way, str(block), str(deals)],
        env={**compiled_environment(copy), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    assert found, done.stderr
    return int(found[1])


def measure() -> dict[str, float]:
    """Every count by name: the ways of one form, then a sweep of every form."""
    library, _, _ = load_library(ROOT)
    forms = playable(library)
    wanted = [("random", FORM), ("careful", FORM), ("logged", FORM)]
    wanted += [("random", id) for id in forms if id != FORM]
    counts = {}
    with tempfile.TemporaryDirectory(prefix="minchiate-") as folder:
        compile_engine(Path(folder))
        for way, id in wanted:
            block = Path(folder) / "block.json"
            block.write_text(json.dumps(numbers(forms[id].rules)))
            counts[f"{id} {way}"] = count(Path(folder), way, block)
    return counts


def made_by() -> dict[str, str]:
    """What the counts depend on besides the engine."""
    from Cython import __version__ as cython

    return {
        "compiler": platform.python_compiler(),
        "cython": cython,
        "machine": platform.machine(),
        "python": platform.python_version(),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--write", action="store_true")
    words = parser.parse_args()
    if not shutil.which("valgrind"):
        print("valgrind is not installed", file=sys.stderr)
        return 2
    kept = json.loads(KEPT.read_text()) if KEPT.is_file() else {"made_by": {}, "a_deal": {}}
    if kept["made_by"] != made_by():
        print(f"kept by {kept['made_by']}, counted by {made_by()}: not the same measure")
    counts, risen = measure(), False
    for name, figure in counts.items():
        was = kept["a_deal"].get(name)
        risen |= was is not None and figure > RISE * was
        print(f"{name:32}{figure:12,.1f}{f'{figure / was:8.3f} of {was:,.1f}' if was else ''}")
    if words.write:
        KEPT.write_text(json.dumps({"made_by": made_by(), "a_deal": counts}, indent=2) + "\n")
    return 1 if words.check and risen else 0


if __name__ == "__main__":
    raise SystemExit(main())
