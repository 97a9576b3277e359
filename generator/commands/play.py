"""`play`: a deal played under a form, every step with the passage behind it."""

from collections.abc import Mapping
from pathlib import Path

import click

from generator.commands.common import (
    Command,
    echo_json,
    format_option,
    root_option,
    with_option,
)
from generator.commands.playing import open_setting, policies_of, seat_of
from generator.replay.match import match
from generator.replay.play import play_seed
from generator.replay.prose import as_text
from generator.replay.record import as_json, record


@click.command(cls=Command)
@click.argument("form_id", metavar="FORM")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(min=0),
    help="What the shuffle comes from.",
)  # fmt: skip
@click.option("--dealer", metavar="SEAT", help="Who deals; default: the last in order of play.")
@click.option(
    "--policy", default="careful", show_default=True, metavar="P[,P,...]",
    help="first, random or careful; one for all, or one a seat in order of play.",
)  # fmt: skip
@click.option(
    "--deals", default=1, show_default=True, type=click.IntRange(min=1),
    help="How many deals; the dealer moves.",
)  # fmt: skip
@with_option
@root_option
@format_option()
def command(
    form_id: str,
    seed: int,
    dealer: str | None,
    policy: str,
    deals: int,
    changes: Mapping[str, str],
    root: Path,
    output: str,
) -> None:
    """Play a deal, or several, and tell every step with the question and passage behind it.

    \b
    Examples:
        minchiate play online-table/pairs --seed 7
        minchiate play vienna-1756/pairs --seed 7 --with X28b=B --format json
        minchiate play minucci-1688/each-3 --deals 3 --policy careful,random,random
    """
    form = open_setting(root, form_id, changes)
    seat, policies = seat_of(form, dealer), policies_of(form, policy)
    if deals > 1:
        played = match(form, seed, seat, policies, deals)
        if output == "json":
            echo_json(played.plain())
        else:
            click.echo("\n".join(as_text(replay) for replay in played.replays), nl=False)
            click.echo(played.summary())
        return
    replay = play_seed(form, seed, seat, policies)
    click.echo(as_json(record(replay)) if output == "json" else as_text(replay), nl=False)
