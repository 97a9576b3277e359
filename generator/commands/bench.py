"""`bench`: the benchmarks of bench/: the engine beside peers, filters of pages, pages of deals."""

import subprocess
import sys
from pathlib import Path

import click

from generator.commands.common import Command, WrongUse, root_option

SCRIPTS = ("run.py", "filtering.py", "replay_pages.py")


@click.command(cls=Command)
@click.option("--quick", is_flag=True, help="Three short rounds: a smoke test, not a figure.")
@click.option("--write", is_flag=True, help="Put the table of peers into bench/README.md.")
@root_option
def command(quick: bool, write: bool, root: Path) -> None:
    """Measure the engine against its peers, the filters in a browser, and pages of deals.

    \b
    Example:
        python3 -m generator bench --quick
    """
    scripts = [root / "bench" / name for name in SCRIPTS]
    if not scripts[0].is_file():
        raise WrongUse("no_bench", f"there is no {scripts[0].relative_to(root)} here")
    codes = []
    for script in scripts:
        words = [sys.executable, str(script)]
        words += ["--quick"] if quick else []
        words += ["--write"] if write and script == scripts[0] else []
        codes.append(subprocess.run(words, cwd=root, check=False).returncode)
    raise SystemExit(max(codes))
