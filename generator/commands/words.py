"""`words`: every sentence that the program writes, for a native to read."""

from pathlib import Path

import click

from generator.commands.common import Command, echo_json, format_option, root_option
from generator.commands.kept import write_whole
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
    if write:
        for file, text in made.items():
            write_whole(root / file, text)
    kept = {file: _kept(root / file, text) for file, text in made.items()}
    if output == "json":
        echo_json({"words": [{"file": file, "kept": same} for file, same in kept.items()]})
    else:
        for file, same in kept.items():
            click.echo(f"{file}  {'kept' if same else 'differs'}")
    ctx.exit(1 if check and not all(kept.values()) else 0)


def _kept(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text("utf-8") == text
