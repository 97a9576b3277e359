"""`new`: the files of a new source, rule set or deal, to be filled in."""

import re
from pathlib import Path

import click

from generator.commands.common import Command, WrongUse, root_option, unknown
from generator.commands.forms import form_ids
from generator.commands.kept import write_whole
from generator.commands.playing import open_setting, policies_of
from generator.commands.skeletons import (
    deal_files,
    modeline,
    ruleset_files,
    source_files,
)
from generator.loading.faults import Faults
from generator.loading.prose import read_prose
from generator.loading.questionnaire import FOLDER, read_questionnaire
from generator.model.library import STAGES
from generator.replay.play import play_seed
from generator.replay.written import deal_yaml

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@click.group()
def command() -> None:
    """Begin a source, a rule set or a deal with files that only want filling in."""


@command.command("source", cls=Command)
@click.argument("id", metavar="ID")
@root_option
def source(id: str, root: Path) -> None:
    """Write sources/ID/ with its record, one provision and the places for prose.

    \b
    Example:
        minchiate new source bernardi-1728
    """
    _write(root / "sources" / _named(id), source_files(id), root)


@command.command("ruleset", cls=Command)
@click.argument("id", metavar="ID")
@root_option
def ruleset(id: str, root: Path) -> None:
    """Write rulesets/ID/ruleset.yaml: every question in the order of play, as a blank.

    \b
    Example:
        minchiate new ruleset bernardi-1728
    """
    faults = Faults()
    asked = read_questionnaire(root, faults)
    texts = {stage: read_prose(root, FOLDER, stage, faults).texts for stage in STAGES}
    _write(root / "rulesets" / _named(id), ruleset_files(id, asked.questions, texts), root)


@command.command("deal", cls=Command)
@click.argument("form_id", metavar="FORM")
@click.argument("slug", metavar="SLUG")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(min=0),
    help="What the shuffle comes from.",
)  # fmt: skip
@click.option("--policy", default="careful", show_default=True, metavar="P")
@root_option
def deal(form_id: str, slug: str, seed: int, policy: str, root: Path) -> None:
    """Play a seed and write it as a recorded deal: its pack, and every card as it fell.

    \b
    Examples:
        minchiate new deal online-table/pairs king-hanged --seed 3281
    """
    if form_id not in form_ids(root):
        raise unknown("form", form_id, form_ids(root))
    form = open_setting(root, form_id, {})
    replay = play_seed(form, seed, form.seats[-1], policies_of(form, policy))
    files = deal_files(form.form, _named(slug), seed)
    files[f"{slug}.yaml"] = f"{modeline('deal', 3)}\n{deal_yaml(replay)}"
    _write(root / "rulesets" / form.ruleset.id / "deals", files, root)


def _named(id: str) -> str:
    if not ID.fullmatch(id):
        raise WrongUse("bad_id", f"'{id}' is no id: lower-case words and figures with hyphens")
    return id


def _write(folder: Path, files: dict[str, str], root: Path) -> None:
    """Write the files; nothing is written if one of them stands there already."""
    there = [name for name in files if (folder / name).exists()]
    if there:
        where = (folder / there[0]).relative_to(root)
        raise WrongUse("exists", f"{where} stands there already; nothing was written")
    for name, text in files.items():
        write_whole(folder / name, text)
        click.echo(str((folder / name).relative_to(root)))
    click.echo("next: minchiate check")
