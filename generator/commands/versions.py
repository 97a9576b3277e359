"""Where the version and its day are written, and how a new one is set in all of them at once."""

import re
from pathlib import Path

import click

from generator.commands.common import WrongUse
from generator.pages.edition import CITATION, edition_of
from generator.pages.releases import CHANGELOG, VERSION, number, releases

PROJECT = "pyproject.toml"
UNRELEASED = "## Unreleased"
_LINES = {
    PROJECT: {"version": (r'^version = "[^"]*"$', 'version = "{version}"')},
    CITATION: {
        "version": (r"^version: .*$", "version: {version}"),
        "date-released": (r"^date-released: .*$", 'date-released: "{date}"'),
    },
}


def version_files() -> tuple[str, ...]:
    """The files that name the version."""
    return (*_LINES, CHANGELOG)


def new_version(root: Path, version: str, date: str) -> dict[str, str]:
    """The texts of those files with a new version, by name.

    Raises WrongUse for a word that is no version, or one that is not later than the last, and
    ClickException where a file has no place for it.
    """
    _check(root, version)
    changed = {name: _set(root, name, version, date) for name in _LINES}
    return {**changed, CHANGELOG: _changelog(root, version, date)}


def _check(root: Path, version: str) -> None:
    if not VERSION.fullmatch(version):
        raise WrongUse("bad_value", f"'{version}' is no version; write three numbers, as 0.2.0")
    made = releases(root)
    present = edition_of(root).version
    last = made[-1].version if made else None
    if last is not None and number(version) <= number(last):
        raise WrongUse("bad_value", f"{version} is not later than {last}, the last release")
    if VERSION.fullmatch(present) and number(version) < number(present):
        raise WrongUse("bad_value", f"{version} is earlier than {present}, the present version")


def _set(root: Path, name: str, version: str, date: str) -> str:
    text = _read(root, name)
    for key, (line, new) in _LINES[name].items():
        text, count = re.subn(
            line, new.format(version=version, date=date), text, flags=re.MULTILINE
        )
        if count != 1:
            raise click.ClickException(f"{name}: {count} lines say '{key}'; there is to be one")
    return text


def _changelog(root: Path, version: str, date: str) -> str:
    """What is unreleased becomes the version; a heading that it has already gets the day."""
    text = _read(root, CHANGELOG)
    heading = rf"^## {re.escape(version)} - \S+$"
    for place in (rf"^{UNRELEASED}$", heading):
        new, count = re.subn(place, f"## {version} - {date}", text, flags=re.MULTILINE)
        if count == 1:
            return new
    raise click.ClickException(
        f"{CHANGELOG}: write what changed under one heading '{UNRELEASED}' first"
    )


def _read(root: Path, name: str) -> str:
    file = root / name
    if not file.is_file():
        raise click.ClickException(f"{name} is wanting in {root}; a release sets the version there")
    return file.read_text("utf-8")
