"""What every command shares: where the data are, how to answer, and what a wrong use is told.

A command module of this folder exposes `command`, made with `@click.command(cls=Command)`; the
options below stand after the command word. `Command` turns every wrong use into one line on
standard error, or with `--format json` into `{"error": ...}` on standard output, exit code 2.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import IO, Any, NoReturn, TypeVar

import click

from generator.loading.changes import BadChange
from generator.loading.faults import Fault, near, texts
from generator.model.library import UnknownId

F = TypeVar("F", bound=Callable[..., Any])
DATA = "rulesets"  # the folder that marks the root of a project


class WrongUse(click.ClickException):
    """A command used wrongly: exit code 2, and what was perhaps meant."""

    exit_code = 2

    def __init__(
        self, code: str, message: str, near: Iterable[str] = (), as_json: bool = False
    ) -> None:
        super().__init__(message)
        self.code = code
        self.near = tuple(near)
        self.as_json = as_json

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the error: for machines to standard output, for people to standard error."""
        if self.as_json:
            error = {"code": self.code, "message": self.message, "near": list(self.near)}
            echo_json({"error": error})
        else:
            meant = f"; did you mean {' or '.join(self.near)}?" if self.near else ""
            click.echo(" ".join(f"{self.message}{meant}".split()), err=True)


class FaultyData(click.ClickException):
    """The data that a command needs have faults: exit code 1, and the faults."""

    exit_code = 1

    def __init__(self, root: Path, faults: tuple[Fault, ...], as_json: bool = False) -> None:
        super().__init__(f"{len(faults)} faults in the data")
        self.root = root
        self.faults = faults
        self.as_json = as_json

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the faults as `check` does."""
        if self.as_json:
            echo_json({"faults": [fault.as_dict() for fault in self.faults]})
        else:
            click.echo(texts(self.faults, lines_of(self.root)), err=True)


class Command(click.Command):
    """A command that tells of every wrong use in the way that was asked for."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:  # fmt: skip
        """Read the words after the command; raises WrongUse."""
        as_json = asks_for_json(args)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except (WrongUse, click.UsageError) as error:
            raise_wrong_use(error, as_json)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; raises WrongUse and FaultyData."""
        as_json = ctx.params.get("output") == "json"
        try:
            return super().invoke(ctx)
        except UnknownId as unknown:
            raise WrongUse("unknown_id", str(unknown), unknown.near, as_json) from None
        except BadChange as bad:
            raise WrongUse(bad.code, str(bad), bad.near, as_json) from None
        except FaultyData as faulty:
            faulty.as_json = as_json
            raise
        except (WrongUse, click.UsageError) as error:
            raise_wrong_use(error, as_json)


def raise_wrong_use(error: click.ClickException, as_json: bool) -> NoReturn:
    """Raise what Click says of a wrong use as a WrongUse."""
    if isinstance(error, WrongUse):
        error.as_json = as_json
        raise error
    meant: Sequence[str] = ()
    code, message = "usage", error.format_message().rstrip(".")
    if isinstance(error, click.NoSuchOption):
        code, message = "unknown_option", f"no such option: {error.option_name}"
        meant = error.possibilities or ()
    elif isinstance(error, click.MissingParameter):
        code = "missing"
    elif isinstance(error, click.BadParameter):
        code = "bad_value"
    raise WrongUse(code, message, meant, as_json) from None


def asks_for_json(args: Sequence[str]) -> bool:
    """Whether the words of a command ask for JSON, be they right or wrong otherwise."""
    return "--format=json" in args or ("--format", "json") in pairwise(args)


def find_root(start: Path) -> Path | None:
    """The nearest folder upward that holds rulesets/, None if there is none."""
    return next((f for f in (start, *start.parents) if (f / DATA).is_dir()), None)


def _root(ctx: click.Context, param: click.Parameter, value: Path | None) -> Path:
    found = find_root(Path.cwd()) if value is None else value
    if found is None or not (found / DATA).is_dir():
        where = "here or above" if found is None else f"in {found}"
        raise WrongUse("no_library", f"no folder {DATA}/ stands {where}; name one with --root DIR")
    return found


def root_option(command: F) -> F:
    """`--root DIR`, as a Path."""
    return click.option(
        "--root",
        metavar="DIR",
        type=click.Path(path_type=Path),
        callback=_root,
        help=f"The project whose data are read; default: the nearest folder upward with {DATA}/.",
    )(command)


def format_option(*more: str) -> Callable[[F], F]:
    """`--format text|json` and what else the command writes, as `output`."""
    return click.option(
        "--format", "output", type=click.Choice(["text", "json", *more]), default="text",
        help="How to answer; default: text.",
    )  # fmt: skip


def _pairs(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> Mapping[str, str]:
    for word in value:
        if not all(word.partition("=")):
            raise WrongUse("bad_value", f"'{word}' is no change; write --with Q=V, or CRUX=LETTER")
    return {w.partition("=")[0].strip(): w.partition("=")[2].strip() for w in value}


def with_option(command: F) -> F:
    """`--with Q=V`, repeatable, as `changes`: words by question or crux."""
    how = "Play a question otherwise, as play.king_rule=free, or a crux, as X02=B; repeatable."
    return _changes_option("--with", "changes", how)(command)


def other_with_option(command: F) -> F:
    """`--other-with Q=V`, the same for the other form, as `other_changes`."""
    how = "The same for the other form; repeatable."
    return _changes_option("--other-with", "other_changes", how)(command)


def _changes_option(option: str, name: str, how: str) -> Callable[[F], F]:
    return click.option(
        option, name, metavar="Q=V", multiple=True, callback=_pairs, help=how
    )  # fmt: skip


def echo_json(data: object) -> None:
    """Print one JSON object to standard output."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def lines_of(root: Path) -> Callable[[str], Sequence[str]]:
    """A function from a data file's name to its lines; none if it cannot be read."""
    known: dict[str, Sequence[str]] = {}

    def lines(file: str) -> Sequence[str]:
        if file not in known:
            try:
                known[file] = (root / file).read_text("utf-8", errors="replace").split("\n")
            except OSError:
                known[file] = ()
        return known[file]

    return lines


def columns(rows: Sequence[Sequence[object]]) -> str:
    """Rows as lines, their cells one under another."""
    cells = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[i]) for row in cells) for i in range(len(cells[0]))] if cells else []
    lines = ("  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) for row in cells)
    return "\n".join(line.rstrip() for line in lines)


def unknown(what: str, name: str, known: Iterable[str]) -> UnknownId:
    """The UnknownId of a name, with the known ones near to it."""
    return UnknownId(what, name, near(name, list(known)))
