"""`test`: everything that must hold, ending with pytest's own summary."""

import os
import subprocess
import sys
import time
from pathlib import Path

import click

from generator.commands.common import Command, root_option

OWN = [sys.executable, "-m", "generator.cli"]
STEPS = {
    "ruff": [sys.executable, "-m", "ruff", "check", "--quiet", "."],
    "ruff format": [sys.executable, "-m", "ruff", "format", "--check", "--quiet", "."],
    "mypy": [sys.executable, "-m", "mypy", "--no-error-summary"],
    "lint-imports": [str(Path(sys.executable).parent / "lint-imports"), "--no-logo"],
    "check": [*OWN, "check"],
    "schema --check": [*OWN, "schema", "--check"],
    "words --check": [*OWN, "words", "--check"],
    "replay --check": [*OWN, "replay", "--all", "--check"],
    "build --strict": [*OWN, "build", "--strict"],
}
SPREAD = ("-n", "2", "--dist", "loadfile", "--durations=5")  # the two cores of a small machine


@click.command(cls=Command)
@click.option("--deep", is_flag=True, help="Ten times the deals, and the slow checks.")
@click.argument("pytest_words", nargs=-1)
@root_option
def command(deep: bool, pytest_words: tuple[str, ...], root: Path) -> None:
    """Lint, type-check, check the data, build the site, then run every test.

    Words after -- go to pytest.

    \b
    Examples:
        python3 -m generator test
        python3 -m generator test --deep
        python3 -m generator test -- tests/engine -k worked
    """
    failed = [] if pytest_words else [name for name in STEPS if not _runs(name, root)]
    if failed:
        click.echo(f"failed before the tests: {', '.join(failed)}")
    environment = {**os.environ, "MINCHIATE_DEEP": "1" if deep else ""}
    if not pytest_words and "build --strict" not in failed:
        environment["MINCHIATE_SITE"] = str(root / "site")  # the tests need not build it again
    pytest = [sys.executable, "-m", "pytest", *(pytest_words or SPREAD)]
    sys.stdout.flush()
    code = subprocess.run(pytest, cwd=root, env=environment, check=False).returncode
    raise SystemExit(code or bool(failed))


def _runs(name: str, root: Path) -> bool:
    """Run one step; quiet when all is well, and told whole when it is not."""
    start = time.monotonic()
    done = subprocess.run(STEPS[name], cwd=root, capture_output=True, text=True, check=False)
    seconds = time.monotonic() - start
    click.echo(f"{name:16} {'ok' if done.returncode == 0 else 'FAILED'}  {seconds:.1f} s")
    if done.returncode:
        click.echo((done.stdout + done.stderr).strip())
    return done.returncode == 0
