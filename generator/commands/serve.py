"""`serve`: the site at a local address, made anew whenever a file is saved."""

import subprocess
from pathlib import Path

import click

from generator.commands.build import environment, mkdocs
from generator.commands.common import Command, root_option
from generator.pages.words import languages


@click.command(cls=Command)
@click.option("--lang", type=click.Choice(languages()), help="Make the pages of one language only.")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@root_option
def command(lang: str | None, port: int, root: Path) -> None:
    r"""Build the site, show it at a local address, and follow every change of data and templates.

    The page of a text that was changed comes at once, and after it the pages that show a part of
    it. While something is wrong the last good pages stay, and say what and where.
    Press Ctrl+C to end.

    \b
    Examples:
        python3 -m generator serve
        minchiate serve --lang en --port 8080
    """
    words = ["serve", "--livereload", "--dirty", "--dev-addr", f"127.0.0.1:{port}"]
    click.echo(f"http://127.0.0.1:{port}/ is on its way; Ctrl+C ends it", err=True)
    more = {"MINCHIATE_LANG": lang} if lang else {}
    try:
        done = subprocess.run(mkdocs(root, words), env=environment(root, more), check=False)
    except KeyboardInterrupt:
        return
    raise SystemExit(1 if done.returncode else 0)
