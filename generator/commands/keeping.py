"""Files that a command makes and the project keeps: written, and compared with what was kept."""

from collections.abc import Mapping
from pathlib import Path

import click

from generator.commands.common import echo_json
from generator.commands.kept import write_whole


def keep(
    root: Path, made: Mapping[str, str], key: str, *, write: bool, check: bool, output: str
) -> int:
    """Write the files if asked to, and say of each whether it is kept as made.

    `made` has the text of each file by its name below `root`; in JSON the list stands under `key`.
    Answers the exit code: 1 if `check` is asked for and a file differs.
    """
    if write:
        for file, text in made.items():
            write_whole(root / file, text)
    kept = {file: _is_kept(root / file, text) for file, text in made.items()}
    if output == "json":
        echo_json({key: [{"file": file, "kept": same} for file, same in kept.items()]})
    else:
        for file, same in kept.items():
            click.echo(f"{file}  {'kept' if same else 'differs'}")
    return 1 if check and not all(kept.values()) else 0


def _is_kept(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text
