"""`schema`: the JSON Schemas that tell editors what may stand in a data file."""

from pathlib import Path

import click

from generator.commands.common import Command, format_option, root_option
from generator.commands.keeping import keep
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
    ctx.exit(keep(root, made, "schemas", write=write, check=check, output=output))
