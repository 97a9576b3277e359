"""`build`: the site, whole or not at all."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import click

from generator.commands.common import Command, FaultyData, root_option
from generator.pages.edition import edition_of
from generator.pages.places import site_root

NOISE = ("INFO", "Cleaning", "Building")


@click.command(cls=Command)
@click.option("--strict", is_flag=True, help="Let warnings of MkDocs stop the build too.")
@click.option(
    "--out",
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="Where the site goes; default: site/ in the project.",
)
@root_option
def command(strict: bool, out: Path | None, root: Path) -> None:
    r"""Check the data, build the site beside its place, check it, and only then put it there.

    What stood there before stays until the new site is whole and without a fault.

    \b
    Examples:
        minchiate build --strict
        minchiate build --out /tmp/minchiate
    """
    target = (out or root / "site").resolve()
    if target.exists() and any(target.iterdir()) and not (target / "index.html").is_file():
        raise click.ClickException(f"{target} holds something that is no site; it is left alone")
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".site-", dir=target.parent) as beside:
        made = Path(beside) / "new"
        _make(root, made, strict)
        _check(made)
        _swap(made, target, Path(beside) / "old")
    pages = sum(1 for _ in target.rglob("*.html"))
    click.echo(f"{target}: {pages} pages", err=True)


def _make(root: Path, made: Path, strict: bool) -> None:
    """Run MkDocs; raises if it fails, with the faults of the data, else with what it said."""
    words = ["build", "--site-dir", str(made), *(["--strict"] if strict else [])]
    with subprocess.Popen(
        mkdocs(root, words), env=environment(root), stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True,
    ) as making:  # fmt: skip
        import generator.pages.checker  # noqa: F401  needed after it, and read while it works

        told, _ = making.communicate()
    said = [line for line in told.splitlines() if not _is_noise(line)]
    for line in said if making.returncode == 0 else []:
        click.echo(line, err=True)
    if making.returncode:
        from generator.loading.library import load_library

        _, faults, _ = load_library(root)  # MkDocs has found them too, but tells them as text
        if faults:
            raise FaultyData(root, faults)
        raise click.ClickException("the site was not built\n" + "\n".join(said))


def _is_noise(line: str) -> bool:
    return not line.strip() or line.startswith(NOISE)


def _check(made: Path) -> None:
    from generator.pages.checker import check_site

    faults = check_site(made, os.cpu_count() or 1)
    if faults:
        lines = "\n".join(faults[:50])
        more = f"\n... and {len(faults) - 50} more" if len(faults) > 50 else ""
        raise click.ClickException(f"the built site has {len(faults)} faults\n{lines}{more}")


def _swap(made: Path, target: Path, old: Path) -> None:
    """Put the new site in the place of the old one; two renames, the old one back if one fails."""
    made.chmod(0o755)
    if not target.exists():
        made.rename(target)
        return
    target.rename(old)
    try:
        made.rename(target)
    except OSError:
        old.rename(target)
        raise
    shutil.rmtree(old, ignore_errors=True)


def mkdocs(root: Path, words: list[str]) -> list[str]:
    """The command that runs MkDocs on the project."""
    config = site_root(root) / "mkdocs.yml"
    return [sys.executable, "-m", "mkdocs", words[0], "--config-file", str(config), *words[1:]]


def environment(root: Path, more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The environment of MkDocs: where the data are, and the release's date for its archives."""
    return {
        "NO_MKDOCS_2_WARNING": "1",
        "DISABLE_MKDOCS_2_WARNING": "true",
        "SOURCE_DATE_EPOCH": edition_of(site_root(root)).epoch,
        **os.environ,
        "MINCHIATE_ROOT": str(root.resolve()),
        **(more or {}),
    }
