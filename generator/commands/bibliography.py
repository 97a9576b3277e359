"""`bibliography`: the entries of all works, formatted by pandoc, and kept."""

import json
from pathlib import Path

import click

from generator.commands.citeproc import LOCALES, STYLE, formatted
from generator.commands.common import (
    Command,
    FaultyData,
    format_option,
    root_option,
)
from generator.commands.keeping import keep
from generator.loading.library import load_library
from generator.model.library import Library
from generator.pages.build import BIBLIOGRAPHY
from generator.pages.places import site_root


@click.command(cls=Command)
@click.option("--write", is_flag=True, help="Write the files.")
@click.option("--check", is_flag=True, help="Exit with 1 if a kept file differs.")
@root_option
@format_option()
@click.pass_context
def command(ctx: click.Context, write: bool, check: bool, root: Path, output: str) -> None:
    r"""Format every work of sources/ in every language, kept in kept/bibliography/.

    Pandoc does it, which comes with the environment of the tests.

    \b
    Examples:
        minchiate bibliography --write
        minchiate bibliography --check
    """
    library, faults, _ = load_library(root)
    if faults:
        raise FaultyData(root, faults)
    made = bibliography_files(root, library)
    ctx.exit(keep(root, made, "bibliography", write=write, check=check, output=output))


def bibliography_files(root: Path, library: Library) -> dict[str, str]:
    """The text of the kept file of each language, by its name."""
    style = (site_root(root) / STYLE).read_text("utf-8")
    return {
        f"{BIBLIOGRAPHY}/{lang}.json": _file(formatted(library, lang, style)) for lang in LOCALES
    }


def _file(entries: dict[str, str]) -> str:
    return json.dumps(entries, ensure_ascii=False, indent=1) + "\n"
