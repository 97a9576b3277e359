"""`release`: checks, makes anew, keeps the values, sets version and date; or changes nothing."""

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import click

from generator.commands.bibliography import bibliography_files
from generator.commands.common import (
    Command,
    FaultyData,
    WrongUse,
    echo_json,
    format_option,
    root_option,
)
from generator.commands.kept import write_all
from generator.commands.versions import new_version, version_files
from generator.loading.library import load_library
from generator.loading.schema import schema, schema_file, schema_text
from generator.pages.build import plain_context
from generator.pages.releases import VALUES
from generator.pages.word_sample import sample, sample_file
from generator.pages.words import languages
from generator.views.long_table import rows
from generator.views.releases import kept_text

# what is read before it is kept is not made anew here: it must be as it was kept
CHECKS = {
    "check": ["check"],
    "replay --all --check": ["replay", "--all", "--check"],
    "study --check": ["study", "--check"],
}


def _day(ctx: click.Context, param: click.Parameter, value: str | None) -> str:
    if value is None:
        return datetime.now(UTC).date().isoformat()
    try:
        return datetime.strptime(value, "%Y-%m-%d").date().isoformat()
    except ValueError:
        raise WrongUse("bad_value", f"'{value}' is no day; write it as 2027-03-01") from None


@click.command(cls=Command)
@click.argument("version", metavar="VERSION")
@click.option("--date", metavar="DAY", callback=_day, help="Its day; default: today, in UTC.")
@root_option
@format_option()
def command(version: str, date: str, root: Path, output: str) -> None:
    r"""Make VERSION: check everything, make anew what is made, keep the values of this version, and
    set version and date in pyproject.toml, CITATION.cff and CHANGELOG.md.

    Write what changed under "## Unreleased" in CHANGELOG.md first. Nothing may be uncommitted. It
    is left to you to read the difference and to commit it.

    \b
    Examples:
        minchiate release 0.2.0
        minchiate release 1.0.0 --date 2027-03-01
    """
    changed = new_version(root, version, date)
    refuse_uncommitted(root)
    library, faults, _ = load_library(root)
    if faults:
        raise FaultyData(root, faults)
    for name, words in CHECKS.items():
        _run(root, name, words)
    files = {
        **{schema_file(name): schema_text(one) for name, one in schema(root).items()},
        **{sample_file(lang): sample(lang) for lang in languages()},
        **bibliography_files(root, library),
        f"{VALUES}/{version}.csv": kept_text(rows(plain_context(root, library))),
        **changed,
    }
    try:
        write_all(root, files)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise click.ClickException(f"{version} was not made: {reason}") from None
    if output == "json":
        told = {"version": version, "date": date, "values": f"{VALUES}/{version}.csv"}
        echo_json({"release": told})
    else:
        click.echo(f"{version}, {date}: set in {', '.join(version_files())}")
        click.echo(f"its values are kept in {VALUES}/{version}.csv")
        click.echo(f"now read the difference, commit it, and mark it:  git tag v{version}")


def refuse_uncommitted(root: Path) -> None:
    """Raise ClickException unless all that stands in the project is committed."""
    done = subprocess.run(
        ["git", "-C", str(root), "status", "--porcelain"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise click.ClickException(f"{root} is in no git repository; a release is made in one")
    found = done.stdout.splitlines()
    if found:
        more = f" and {len(found) - 1} more" if len(found) > 1 else ""
        raise click.ClickException(
            f"not everything is committed: {found[0][3:]}{more}; commit it or put it aside first"
        )


def _run(root: Path, name: str, words: list[str]) -> None:
    """Run a check; raises ClickException where it finds something."""
    if words[0] == "study" and not any((root / "kept/study").rglob("*.json")):
        return
    command = [sys.executable, "-m", "generator.cli", *words, "--root", str(root.resolve())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise click.ClickException(
            f"no release: `minchiate {name}` finds something amiss; run it to see what"
        )
    click.echo(f"{name}: ok", err=True)
