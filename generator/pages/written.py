"""The site's other files, and the way out: all pages as plain Markdown in a folder.

`write_tree` needs no MkDocs and no plugin: the folder it writes can be handed to any program that
makes a site of Markdown.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path

from generator.pages.addresses import YAML_TREE, written_path
from generator.pages.core import Made, put_in
from generator.pages.joined_script import joined

REPLAY = "assets/js/replay.js"  # the viewer, made of the two modules below
CORE, VIEW = "assets/js/replay-core.mjs", "assets/js/replay.mjs"
DATA = ("sources", "rulesets")


def beside(site_src: Path, data: Path) -> Iterator[tuple[str, Path]]:
    """Assets, and the data files as they are: where each goes in the site, and where it lies."""
    for file in _files(site_src / "assets"):
        name = f"assets/{file.relative_to(site_src / 'assets').as_posix()}"
        if name not in (CORE, VIEW):
            yield name, file
    for folder in DATA:
        for file in _files(data / folder):
            if file.suffix == ".yaml":
                yield YAML_TREE + file.relative_to(data).as_posix(), file


def replay_script(site_src: Path) -> str:
    """The replay viewer as one script; empty if its modules are not there."""
    core, view = site_src / CORE, site_src / VIEW
    if not (core.is_file() and view.is_file()):
        return ""
    return joined(core.read_text("utf-8"), view.read_text("utf-8"))


def write_tree(made: Made, site_src: Path, data: Path, out: Path) -> None:
    """Write every page and file into `out`: what differs is written, what is gone is deleted."""
    wanted = {page.path: put_in(page.text, page.pieces).encode() for page in made.pages}
    wanted[REPLAY] = replay_script(site_src).encode()
    for file in _files(site_src / "pages"):
        name = file.relative_to(site_src / "pages").as_posix()
        if written_path(name) == name:
            wanted[name] = file.read_bytes()
    for name, file in beside(site_src, data):
        wanted[name] = file.read_bytes()
    for file in _files(out):
        if file.relative_to(out).as_posix() not in wanted:
            file.unlink()
    for name, content in wanted.items():
        target = out / name
        if target.is_file() and target.read_bytes() == content:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    _prune(out)


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def _prune(folder: Path) -> None:
    """Take away folders that hold nothing any more."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            shutil.rmtree(path)
