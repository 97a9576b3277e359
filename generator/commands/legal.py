"""`legal`: which cards of a hand may be played to a trick, and why not the others."""

from collections.abc import Mapping
from pathlib import Path

import click

from generator.commands.cards import listed, read_cards, suits
from generator.commands.common import (
    Command,
    WrongUse,
    columns,
    echo_json,
    format_option,
    root_option,
    with_option,
)
from generator.commands.playing import open_setting
from generator.replay.counting import Legal, legal_in_hand


@click.command(cls=Command)
@click.argument("form_id", metavar="FORM")
@click.option("--hand", required=True, metavar="C,...", help="The cards held, as CK,C2,M,T3.")
@click.option("--trick", default="", metavar="C,...", help="The cards played so far, in order.")
@click.option("--led-before", default="", metavar="SUIT,...", help="Suits led in earlier tricks.")
@click.option("--last", is_flag=True, help="It is the last trick.")
@with_option
@root_option
@format_option()
def command(
    form_id: str,
    hand: str,
    trick: str,
    led_before: str,
    last: bool,
    changes: Mapping[str, str],
    root: Path,
    output: str,
) -> None:
    """Say which cards of a hand may be played, and which passage refuses the others.

    The state is judged as given; whether it can arise is not asked.

    \b
    Examples:
        minchiate legal online-table/pairs --hand CK,C2,M,T3 --trick C5,T9
        minchiate legal online-table/pairs --hand CK,C2,M,T3 --trick C5,T9 --led-before coppe
    """
    form = open_setting(root, form_id, changes)
    held = read_cards(form, (hand,))
    played = listed((trick,))
    if not held:
        raise WrongUse("no_hand", "the hand holds no card")
    if len(played) >= len(form.seats):
        raise WrongUse("trick_full", f"a trick of {form_id} has {len(form.seats)} cards")
    for code in played:
        if code in held or played.count(code) > 1:
            raise WrongUse("card_twice", f"{code} is named twice; the pack holds one")
    legal = legal_in_hand(form, held, played, suits(led_before), last)
    if output == "json":
        echo_json(_plain(legal))
    else:
        click.echo(_text(legal))


def _plain(legal: Legal) -> dict[str, object]:
    return {
        "legal": list(legal.legal),
        "refused": [
            {
                "card": refusal.card,
                "question": refusal.because.question,
                "cites": [str(cite) for cite in refusal.because.cites],
            }
            for refusal in legal.refused
        ],
    }


def _text(legal: Legal) -> str:
    rows: list[tuple[object, ...]] = [("may be played", " ".join(legal.legal), "")]
    for refusal in legal.refused:
        because = refusal.because
        rows.append(
            (f"not {refusal.card}", because.question, " ".join(str(c) for c in because.cites))
        )
    return columns(rows)
