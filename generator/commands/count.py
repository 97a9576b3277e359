"""`count`: what some cards count together under a form."""

from collections.abc import Mapping
from pathlib import Path

import click

from generator.commands.cards import read_cards
from generator.commands.common import (
    Command,
    columns,
    echo_json,
    format_option,
    root_option,
    with_option,
)
from generator.commands.playing import open_setting
from generator.replay.counting import Counted, count_cards


@click.command(cls=Command)
@click.argument("form_id", metavar="FORM")
@click.argument("cards", metavar="CARD...", nargs=-1, required=True)
@with_option
@root_option
@format_option()
def command(
    form_id: str, cards: tuple[str, ...], changes: Mapping[str, str], root: Path, output: str
) -> None:
    """Count cards as one pile: values, versicole, cards over the quota.

    Cards are codes as CK, T36, M, ranges as T21-T27, or the word counting.

    \b
    Examples:
        minchiate count online-table/pairs T36 T37 T38 T32 T33 T34 M
        minchiate count vienna-1756/pairs T28 T29 T30 --with X02=B
    """
    form = open_setting(root, form_id, changes)
    counted = count_cards(form, read_cards(form, cards))
    if output == "json":
        echo_json(_plain(counted))
    else:
        click.echo(_text(counted))


def _plain(counted: Counted) -> dict[str, object]:
    return {
        "cards": list(counted.cards),
        "card_points": counted.card_points,
        "versicole": [
            {"kind": v.kind, "cards": list(v.cards), "points": v.points} for v in counted.versicole
        ],
        "versicole_points": counted.versicole_points,
        "surplus": counted.surplus,
    }


def _text(counted: Counted) -> str:
    rows: list[tuple[object, ...]] = [
        (f"{len(counted.cards)} cards", counted.card_points, " ".join(counted.cards))
    ]
    rows += [(v.kind, v.points, " ".join(v.cards)) for v in counted.versicole]
    rows.append(("versicole", counted.versicole_points, ""))
    if counted.surplus:
        rows.append(("over the quota", counted.surplus, ""))
    return columns(rows)
