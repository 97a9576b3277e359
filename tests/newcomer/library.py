"""The invented source, laid into a copy of the library as its author would have left it."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEWCOMER = Path(__file__).resolve().parent
ID = "pisa-1741"
DEAL = f"{ID}/pairs/first-evening"


def with_newcomer(to: Path) -> Path:
    """A copy of the library at `to`, and the invented source in it: YAML and nothing else."""
    for ground in ("sources", "rulesets"):
        shutil.copytree(ROOT / ground, to / ground)
        shutil.copytree(NEWCOMER / ground, to / ground, dirs_exist_ok=True)
    return to
