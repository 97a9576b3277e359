"""`diverge`: a deal under two forms, and where they first part in each way."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from generator.commands.common import (
    Command,
    FaultyData,
    WrongUse,
    columns,
    echo_json,
    format_option,
    other_with_option,
    root_option,
    unknown,
    with_option,
)
from generator.commands.playing import open_setting
from generator.loading.library import load_library
from generator.model.answers import Reading, SilentSource
from generator.replay.diverge import Divergence, diverge
from generator.replay.partings import Parting
from generator.replay.play import Replay
from generator.replay.prose import what
from generator.replay.record import tally
from generator.replay.steps import Step
from generator.replay.travel import PACK, WAYS, Start, UnknownTravel

SEED = 1  # of a form that is named alone, as `play` has it


@dataclass(frozen=True, slots=True)
class Home:
    """The deal that is compared, its form, and how it travels unless it is said."""

    name: str
    form: str
    start: Start
    by: str


@click.command(cls=Command)
@click.argument("name", metavar="FORM/DEAL")
@click.argument("other", metavar="OTHER")
@click.option("--seed", type=int, metavar="N", help="With a FORM and no deal: the seed of one.")
@click.option(
    "--by", type=click.Choice(WAYS),
    help="From the same pack, or from the hands when play begins; default: as the deal travels.",
)  # fmt: skip
@with_option
@other_with_option
@root_option
@format_option()
def command(
    name: str,
    other: str,
    seed: int | None,
    by: str | None,
    changes: Mapping[str, str],
    other_changes: Mapping[str, str],
    root: Path,
    output: str,
) -> None:
    """Play a deal under its own form and under OTHER, and say where they first part.

    There are five ways to part: in procedure, legality, outcome, score and payment. The first
    of each is told, with the readings behind it and the questions that undo it if both forms
    answer them alike. --with is for the form of the deal, --other-with for the other.

    \b
    Examples:
        minchiate diverge online-table/pairs/whole-deal vienna-1756/pairs --by hands
        minchiate diverge vienna-1756/each-4 minucci-1688/each-4 --seed 7 --by hands
    """
    home = _home(root, name, other, seed)
    a = open_setting(root, home.form, changes)
    b = open_setting(root, other, other_changes)
    try:
        found = diverge(home.start, a, b, by or home.by)
    except UnknownTravel as unfit:
        raise WrongUse("cannot_travel", str(unfit)) from None
    except SilentSource as silent:
        raise WrongUse("silent", f"the deal cannot be played so: {silent}") from None
    if output == "json":
        echo_json(found.plain())
    else:
        click.echo("\n".join(_lines(home, found)))


def _home(root: Path, name: str, other: str, seed: int | None) -> Home:
    """The deal of that name, or that of a seed; raises UnknownId, FaultyData, WrongUse."""
    if name.count("/") < 2:
        seed = SEED if seed is None else seed
        return Home(f"{name}, seed {seed}", name, seed, PACK)
    if seed is not None:
        raise WrongUse("bad_value", "a deal has its own cards; --seed goes with a form alone")
    library, faults, _ = load_library(root)
    if faults:
        raise FaultyData(root, faults)
    if name not in library.deals:
        raise unknown("deal", name, library.deals)
    deal = library.deals[name]
    by = deal.travels.by if deal.travels and other in deal.travels.to else PACK
    return Home(name, f"{deal.ruleset}/{deal.form}", deal, by)


# ---------------------------------------------------------------------- plain lines


def _lines(home: Home, found: Divergence) -> Iterator[str]:
    a, b = found.a.setting.id, found.b.setting.id
    yield f"{home.name}, by {found.by}: under {a} and under {b}"
    for parting in found.partings:
        yield ""
        yield from _parting(parting, a, b)
    if not found.partings:
        yield "they part nowhere"
    yield ""
    yield columns(_tallies(found))


def _parting(parting: Parting, a: str, b: str) -> Iterator[str]:
    yield f"{parting.kind}, {parting.step}"
    width = max(len(a), len(b))
    for form, step, because in (
        (a, parting.a, parting.because_a),
        (b, parting.b, parting.because_b),
    ):
        yield f"  {form:{width}}  {_told(step)}"
        for reading in because:
            yield f"  {'':{width}}    {_reading(reading)}"
    joint = " and " if parting.together else " or "
    undone = joint.join(parting.undone_by) or "no question alone"
    yield f"  undone, if both answer alike, by {undone}"


def _told(step: Step | None) -> str:
    if step is None:
        return "-"
    marks = (f"{mark.to} +{mark.points} from {mark.giver}" for mark in step.marks)
    return "; ".join((what(step), *marks))


def _reading(reading: Reading[object]) -> str:
    cites = " ".join(str(cite) for cite in reading.cites)
    return f"{reading.question}: {reading.written}  [{reading.evidence_word}  {cites}]".rstrip()


def _tallies(found: Divergence) -> Sequence[tuple[str, str, str]]:
    """What each play came to, item by item."""
    one, other = _items(found.a), _items(found.b)
    names = dict.fromkeys((*one, *other))
    rows = [(name, one.get(name, "-"), other.get(name, "-")) for name in names]
    return [("the count", found.a.setting.id, found.b.setting.id), *rows]


def _items(replay: Replay) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for row in tally(replay):
        if row["item"] != "versicola":
            found.setdefault(str(row["item"]), []).append(f"{row['side']} {row['points']}")
    resti = [f"{side} {won}" for side, won in replay.steps[-1].resti]
    return {item: ", ".join(amounts) for item, amounts in {**found, "resti won": resti}.items()}
