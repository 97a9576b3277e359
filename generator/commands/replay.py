"""`replay`: the recorded deals, played again, kept, and checked against what is kept."""

from pathlib import Path

import click

from generator.commands.amiss import amiss
from generator.commands.common import (
    Command,
    FaultyData,
    WrongUse,
    columns,
    echo_json,
    format_option,
    root_option,
    unknown,
)
from generator.commands.kept import difference, differs_at, kept_files, write_kept
from generator.engine.rules import CannotPlay
from generator.loading.library import load_library
from generator.model.answers import SilentSource
from generator.model.deal import Deal
from generator.model.ruleset import RuleSet
from generator.replay.play import Replay, play_recorded
from generator.replay.prose import as_text
from generator.replay.setting import setting


@click.command(cls=Command)
@click.argument("names", metavar="[FORM/DEAL ...]", nargs=-1)
@click.option("--all", "every", is_flag=True, help="All recorded deals.")
@click.option("--write", is_flag=True, help="Keep what is played now; read the difference first.")
@click.option("--check", is_flag=True, help="Say where a deal differs from what is kept.")
@root_option
@format_option()
@click.pass_context
def command(
    ctx: click.Context,
    names: tuple[str, ...],
    every: bool,
    write: bool,
    check: bool,
    root: Path,
    output: str,
) -> None:
    """Play recorded deals; with --write keep them, with --check compare with what is kept.

    \b
    Examples:
        minchiate replay online-table/pairs/whole-deal
        minchiate replay --all --check
    """
    library, faults, _ = load_library(root)
    if faults:
        raise FaultyData(root, faults)
    wanted = list(library.deals) if every else list(names)
    for name in wanted:
        if name not in library.deals:
            raise unknown("deal", name, library.deals)
    rows: list[dict[str, object]] = []
    wrong: list[str] = []
    for name in wanted:
        replay = _played(library.deals[name], library.rulesets[library.deals[name].ruleset])
        told = amiss(root, replay)
        wrong += told
        if write and not told:
            write_kept(root, replay)
        at = differs_at(root, replay)
        rows.append({"deal": name, "kept": kept_files(root, replay)[1].is_file(), "differs_at": at})
        if output == "text" and not (write or check):
            click.echo(as_text(replay), nl=False)
        elif output == "text" and at:
            click.echo(difference(root, replay))
    if output == "json":
        echo_json({"deals": rows})
    elif write or check:
        click.echo(columns([(r["deal"], _verdict(r)) for r in rows]) or "no deals")
    for line in wrong:
        click.echo(line, err=True)
    different = any(not r["kept"] or r["differs_at"] for r in rows)
    ctx.exit(1 if wrong or (check and different) else 0)


def _played(deal: Deal, ruleset: RuleSet) -> Replay:
    try:
        return play_recorded(setting(ruleset, deal.form), deal)
    except (SilentSource, CannotPlay) as reason:
        raise WrongUse("cannot_play", f"{deal.id} cannot be played: {reason}") from None


def _verdict(row: dict[str, object]) -> str:
    if not row["kept"]:
        return "not kept: run with --write"
    return f"differs from what is kept at {row['differs_at']}" if row["differs_at"] else "as kept"
