"""`export`: all data in files for other programs, all of them or none."""

from pathlib import Path

import click

from generator.commands.common import (
    Command,
    FaultyData,
    WrongUse,
    echo_json,
    format_option,
    root_option,
)
from generator.commands.kept import write_all
from generator.loading.faults import near
from generator.loading.library import load_library
from generator.pages.build import plain_context
from generator.views.exports import FILES, exports


def _kinds(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    words = tuple(dict.fromkeys(word.strip() for word in value.split(",")))
    for word in words:
        if word not in FILES:
            raise WrongUse(
                "bad_value",
                f"--what: '{word}' cannot be exported; it may be {', '.join(FILES)}",
                near(word, list(FILES)),
            )
    return words


@click.command(cls=Command)
@click.option(
    "--what", metavar="W,W...", default=",".join(FILES), callback=_kinds,
    help=f"What to write: {', '.join(FILES)}; default: all.",
)  # fmt: skip
@click.option(
    "--out", metavar="DIR", required=True, type=click.Path(path_type=Path),
    help="The folder for the files; made if it is not there.",
)  # fmt: skip
@root_option
@format_option()
def command(what: tuple[str, ...], out: Path, root: Path, output: str) -> None:
    r"""Write the data as files: the table of all values with its dictionary, everything as JSON,
    the works as CSL-JSON, BibTeX and RIS.

    All files are written, or none.

    \b
    Examples:
        minchiate export --out data
        minchiate export --what csv,bibtex --out data --format json
    """
    library, faults, _ = load_library(root)
    if faults:
        raise FaultyData(root, faults)
    files = exports(plain_context(root, library), what)
    try:
        write_all(out, files)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise click.ClickException(f"{out}: nothing was written; {reason}") from None
    if output == "json":
        told = [{"file": name, "bytes": len(text.encode())} for name, text in files.items()]
        echo_json({"out": str(out), "files": told})
    else:
        for name, text in files.items():
            click.echo(f"{out / name}  {len(text.encode()):,} bytes")
