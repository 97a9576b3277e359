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
    "diverge": "diverge",
    "find": "find",
    "replay": "replay",
    "study": "study",
    "new": "new",
    "questions": "questions",
    "where": "where",
    "schema": "schema",
    "words": "words",
    "bibliography": "bibliography",
    "export": "export",
    "release": "release",
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

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first word names; raises WrongUse for a word that names none."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            from generator.commands.common import WrongUse, asks_for_json
            from generator.loading.faults import near

            raise WrongUse(
                "unknown_command",
                f"no command '{args[0]}'",
                near(args[0], list(COMMANDS)),
                asks_for_json(args),
            )
        return super().resolve_command(ctx, args)


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
