"""The command line: one group, whose commands are loaded only when they are called."""

import importlib
import os
from importlib.metadata import PackageNotFoundError, version

import click

COMMANDS = {
    "serve": "serve",
    "build": "build",
    "test": "test",
    "bench": "bench",
    "check": "check",
    "play": "play",
    "count": "count",
    "legal": "legal",
    "compare": "compare",
    "find": "find",
    "replay": "replay",
    "new": "new",
    "questions": "questions",
    "schema": "schema",
}  # name on the command line -> module in generator/commands


class Lazy(click.Group):
    """A group that imports a command's module when the command is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"generator.commands.{COMMANDS[cmd_name]}")
        command = module.command
        assert isinstance(command, click.Command)
        return command


def own_version() -> str:
    """The version of the installed project."""
    try:
        return version("minchiate")
    except PackageNotFoundError:
        return "0"


@click.group(cls=Lazy)
@click.version_option(own_version(), prog_name="minchiate")
def main() -> None:
    """The rules of Minchiate, source by source: check the data, play deals, build the site.

    Every command has --help with an example. Progress and faults go to standard error.
    """
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    os.environ.setdefault("DISABLE_MKDOCS_2_WARNING", "true")


if __name__ == "__main__":
    main()
