"""`bench`: the benchmarks of bench/, in rounds, against named peers in the same run."""

import subprocess
import sys
from pathlib import Path

import click

from generator.commands.common import Command, WrongUse, root_option


@click.command(cls=Command)
@click.option("--quick", is_flag=True, help="Three short rounds: a smoke test, not a figure.")
@root_option
def command(quick: bool, root: Path) -> None:
    """Measure the engine against its peers and print medians and paired ratios.

    \b
    Example:
        python3 -m generator bench --quick
    """
    script = root / "bench" / "run.py"
    if not script.is_file():
        raise WrongUse("no_bench", f"there is no {script.relative_to(root)} here")
    words = [sys.executable, str(script), *(["--quick"] if quick else [])]
    raise SystemExit(subprocess.run(words, cwd=root, check=False).returncode)
