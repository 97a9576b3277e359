"""`words`: every sentence that the program writes, for a native to read."""

from pathlib import Path

import click

from generator.commands.common import Command, format_option, root_option
from generator.commands.keeping import keep
from generator.pages.word_sample import sample, sample_file
from generator.pages.words import languages


@click.command(cls=Command)
@click.option("--write", is_flag=True, help="Write the files.")
@click.option("--check", is_flag=True, help="Exit with 1 if a kept file differs.")
@root_option
@format_option()
@click.pass_context
def command(ctx: click.Context, write: bool, check: bool, root: Path, output: str) -> None:
    r"""Say every message of every language with typical arguments, kept in kept/words/.

    \b
    Examples:
        minchiate words --write
        minchiate words --check
    """
    made = {sample_file(lang): sample(lang) for lang in languages()}
    ctx.exit(keep(root, made, "words", write=write, check=check, output=output))
