"""`schema`: the JSON Schemas that tell editors what may stand in a data file."""

from pathlib import Path

import click

from generator.commands.common import Command, echo_json, format_option, root_option
from generator.loading.schema import schema, schema_file, schema_text


@click.command(cls=Command)
@click.option("--write", is_flag=True, help="Write the files.")
@click.option("--check", is_flag=True, help="Exit with 1 if a kept file differs.")
@root_option
@format_option()
@click.pass_context
def command(ctx: click.Context, write: bool, check: bool, root: Path, output: str) -> None:
    """Make the JSON Schemas of the data files, kept in schema/, and say which are kept as made.

    \b
    Examples:
        minchiate schema --write
        minchiate schema --check
    """
    made = {schema_file(name): schema_text(one) for name, one in schema(root).items()}
    if write:
        for file, text in made.items():
            (root / file).parent.mkdir(exist_ok=True)
            (root / file).write_text(text, "utf-8")
    kept = {file: _kept(root / file, text) for file, text in made.items()}
    if output == "json":
        echo_json({"schemas": [{"file": file, "kept": same} for file, same in kept.items()]})
    else:
        for file, same in kept.items():
            click.echo(f"{file}  {'kept' if same else 'differs'}")
    ctx.exit(1 if check and not all(kept.values()) else 0)


def _kept(path: Path, text: str) -> bool:
    """Whether a file holds just this text."""
    return path.is_file() and path.read_text("utf-8") == text
