"""Kept replays: kept/replays/<ruleset>/<form>/<slug>.txt, to be read, and .json, the record."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from difflib import unified_diff
from itertools import islice
from pathlib import Path

from generator.replay.play import Replay
from generator.replay.prose import as_text
from generator.replay.record import as_json, record

FOLDER = "kept/replays"
MOST = 16  # lines of a difference that are shown


def kept_files(root: Path, replay: Replay) -> tuple[Path, Path]:
    """Where a deal is kept: its plain lines and its record."""
    assert replay.deal is not None
    base = root / FOLDER / replay.setting.id / replay.deal.slug
    return base.with_suffix(".txt"), base.with_suffix(".json")


def write_kept(root: Path, replay: Replay) -> None:
    """Keep a deal: both files, each written aside and then renamed."""
    for path, text in zip(kept_files(root, replay), _texts(replay), strict=True):
        write_whole(path, text)


def write_whole(path: Path, text: str) -> None:
    """Write a file or leave it as it was: to a temporary name, then renamed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    aside.write_text(text, "utf-8")
    os.replace(aside, path)


def write_all(folder: Path, files: Mapping[str, str]) -> None:
    """Write every file of a folder or leave all as they were: aside first, then renamed.

    Raises OSError.
    """
    aside = {name: (folder / name).with_name(f".{Path(name).name}.{os.getpid()}") for name in files}
    try:
        for name, text in files.items():
            if (folder / name).is_dir():
                raise IsADirectoryError(0, f"{name} is a folder there")
            aside[name].parent.mkdir(parents=True, exist_ok=True)
            aside[name].write_text(text, "utf-8")
        for name in files:
            os.replace(aside[name], folder / name)
    finally:
        for path in aside.values():
            with suppress(OSError):
                path.unlink()


def differs_at(root: Path, replay: Replay) -> str | None:
    """The first step that is not as it was kept, `result` or `receipt` if only these differ.

    None if nothing differs, or nothing is kept.
    """
    text_file, record_file = kept_files(root, replay)
    if not record_file.is_file() or not text_file.is_file():
        return None
    text, now = _texts(replay)
    was = record_file.read_text("utf-8")
    if was == now and text_file.read_text("utf-8") == text:
        return None
    old, new = json.loads(was), json.loads(now)
    for before, after in zip(old["steps"], new["steps"], strict=False):
        if before != after:
            return str(after["id"])
    if len(old["steps"]) != len(new["steps"]):
        return str((old["steps"] + new["steps"])[min(len(old["steps"]), len(new["steps"]))]["id"])
    return next((key for key in new if old.get(key) != new[key]), "plain lines")


def difference(root: Path, replay: Replay) -> str:
    """The first lines of what is kept (-) and what is played now (+), where they differ."""
    kept = kept_files(root, replay)[0].read_text("utf-8").splitlines()
    now = as_text(replay).splitlines()
    lines = list(islice(unified_diff(kept, now, "kept", "now", n=1, lineterm=""), 2, MOST + 3))
    return "\n".join(lines if len(lines) <= MOST else [*lines[:MOST], "..."])


def _texts(replay: Replay) -> tuple[str, str]:
    return as_text(replay), as_json(record(replay, comments=False))
