"""`find`: the first seed whose deal shows what is wanted."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import click

from generator.commands.common import (
    Command,
    WrongUse,
    echo_json,
    format_option,
    root_option,
    with_option,
)
from generator.commands.playing import open_setting, policies_of, seat_of
from generator.loading.faults import near
from generator.replay.find import SEEN, UnknownWant, find, wants


@click.command(cls=Command)
@click.argument("form_id", metavar="FORM")
@click.option("--wants", "words", required=True, metavar="W,...", help="; ".join(SEEN))
@click.option("--seeds", default="1..2000", show_default=True, metavar="A..B")
@click.option("--dealer", metavar="SEAT", help="Who deals; default: the last in order of play.")
@click.option("--policy", default="careful", show_default=True, metavar="P")
@with_option
@root_option
@format_option()
@click.pass_context
def command(
    ctx: click.Context,
    form_id: str,
    words: str,
    seeds: str,
    dealer: str | None,
    policy: str,
    changes: Mapping[str, str],
    root: Path,
    output: str,
) -> None:
    """Search for a deal that shows all that is wanted; W:N wants it N times.

    \b
    Example:
        minchiate find online-table/pairs --wants king_forced,death,matto_exchanged,declared
    """
    form = open_setting(root, form_id, changes)
    try:
        wanted = wants(words)
    except UnknownWant as wrong:
        word = str(wrong.args[0])
        raise WrongUse("unknown_want", f"nothing is called '{word}'", near(word, [*SEEN])) from None
    policies = policies_of(form, policy)
    found = find(form, wanted, _tried(seeds), seat_of(form, dealer), policies[0])
    if output == "json":
        named = [str(want) for want in wanted]
        echo_json({"form": form.id, "wants": named, "seed": found.seed, "tried": found.tried})
    elif found.seed is None:
        click.echo(f"none of {found.tried} deals shows all of it")
    else:
        click.echo(f"seed {found.seed}, the {found.tried}. deal tried")
    ctx.exit(0 if found.seed is not None else 1)


def _tried(words: str) -> Iterable[int]:
    first, _, last = words.partition("..")
    if not first.isdigit() or not last.isdigit() or int(last) < int(first):
        raise WrongUse("bad_value", f"'{words}' is no span of seeds; write 1..2000")
    return range(int(first), int(last) + 1)
