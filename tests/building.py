"""Building the site in tests, as the command does."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def build(out: Path, root: Path = ROOT, **environment: str) -> None:
    """Build the site with --strict; raises AssertionError with what was said if it fails."""
    command = [sys.executable, "-m", "generator.cli", "build", "--strict"]
    words = ["--out", str(out), "--root", str(root)]
    env = {**os.environ, **environment}
    done = subprocess.run(command + words, cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
