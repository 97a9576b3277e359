"""`study`: what each rule changes, measured on the same deals, kept and checked."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import click

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
from generator.commands.compile_engine import (
    CannotCompile,
    compile_engine,
    compiled_environment,
)
from generator.commands.kept import write_whole
from generator.loading.library import load_library
from generator.model.library import Library
from generator.replay.effects import FormStudy, read_study
from generator.replay.play import POLICIES
from generator.replay.record import Plain
from generator.replay.setting import Setting, playable
from generator.replay.study import BATCH, as_text, joined

FOLDER = "kept/study"
LOUDEST = 5  # changes told of each form


@click.command(cls=Command)
@click.option("--forms", metavar="F,...", help="Default: every form.")
@click.option("--deals", type=click.IntRange(min=1), default=10_000, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True, metavar="S")
@click.option("--policy", default="random,careful", show_default=True, metavar="P,...")
@click.option("--write", is_flag=True, help=f"Keep the study under {FOLDER}.")
@click.option("--check", is_flag=True, help="Measure again, and say where it differs.")
@root_option
@format_option()
@click.pass_context
def command(
    ctx: click.Context,
    forms: str | None,
    deals: int,
    seed: int,
    policy: str,
    write: bool,
    check: bool,
    root: Path,
    output: str,
) -> None:
    """Play the same deals with one answer changed at a time, and count what that changes.

    \b
    Examples:
        minchiate study --forms online-table/pairs --deals 1000
        minchiate study --write
    """
    library, faults, _ = load_library(root)
    if faults:
        raise FaultyData(root, faults)
    if deals > BATCH and deals % BATCH:
        raise WrongUse("bad_value", f"deals come by the thousand: {deals} is not a multiple of it")
    settings = _wanted(library, forms)
    policies = policy.split(",")
    for word in policies:
        if word not in POLICIES:
            raise WrongUse("unknown_policy", f"no policy '{word}'", tuple(POLICIES))
    different, rows = False, []
    for form, plain in measure(root, library, settings, deals, seed, policies):
        file, text = root / FOLDER / f"{form.id}.json", as_text(plain)
        if write:
            write_whole(file, text)
        at = first_difference(file, text) if check else None
        different |= at is not None
        rows.append({"form": form.id, "differs_at": at} if check else plain)
        if output == "text":
            click.echo(f"{form.id}: {at or 'as kept'}" if check else _told(read_study(plain)))
    if output == "json":
        echo_json({"studies": rows})
    ctx.exit(1 if different else 0)


def _wanted(library: Library, words: str | None) -> list[Setting]:
    every = playable(library)
    names = words.split(",") if words else list(every)
    for name in names:
        if name not in every:
            raise unknown("form", name, every)
    return [every[name] for name in names]


def measure(
    root: Path, library: Library, forms: list[Setting], deals: int, seed: int, policies: list[str]
) -> Iterator[tuple[Setting, Plain]]:
    """Each form's study, in order; every core plays one form by one policy at a time."""
    with engine() as environment, ThreadPoolExecutor(os.cpu_count()) as pool:
        tasks = {
            (form.id, policy): pool.submit(
                _work, root, environment, deals, seed, f"{form.id}={policy}"
            )
            for form in forms
            for policy in policies
        }
        for form in forms:
            played = {policy: tasks[form.id, policy].result() for policy in policies}
            yield form, joined(library, form, deals, seed, played)


@contextmanager
def engine() -> Iterator[dict[str, str]]:
    """The environment of a compiled engine, or this one's if it cannot be compiled."""
    with tempfile.TemporaryDirectory(prefix="minchiate-") as folder:
        try:
            compile_engine(Path(folder))
            environment = compiled_environment(Path(folder))
        except CannotCompile as reason:
            click.echo(f"interpreted, and a hundred times slower: {reason}", err=True)
            environment = dict(os.environ)
        yield environment


def _work(root: Path, environment: dict[str, str], deals: int, seed: int, task: str) -> Plain:
    words = ["-m", "generator.commands.study_worker", str(root), str(deals), str(seed), task]
    done = subprocess.run(
        [sys.executable, "-P", *words], env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise click.ClickException(f"{task} could not be played: {done.stderr.strip()[-300:]}")
    came: Plain = json.loads(done.stdout)[task]
    return came


def first_difference(file: Path, text: str) -> str | None:
    """The first line at which a kept study differs; None if it does not."""
    if not file.is_file():
        return "not kept: run study --write"
    was = file.read_text("utf-8").splitlines()
    now = text.splitlines()
    for number, (before, after) in enumerate(zip(was, now, strict=False), 1):
        if before != after:
            return f"line {number} was {before.strip()[:90]}, and is {after.strip()[:90]}"
    return None if len(was) == len(now) else f"{len(was)} lines were kept, and there are {len(now)}"


def _told(study: FormStudy) -> str:
    """A form's study in short: what changes most by the last policy."""
    policy = study.policies[-1]
    played = [change for change in study.changes if policy in change.shifts]
    loudest = sorted(played, key=lambda change: -change.shifts[policy].other_winner)[:LOUDEST]
    rows: list[tuple[object, ...]] = [
        (
            f"  {each.question or each.crux}={each.value or each.letter}",
            f"another winner in {each.shifts[policy].winner.figure:.1f} %",
            f"{each.shifts[policy].points.figure:.1f} points a side",
        )
        for each in loudest
    ]
    first = study.first_hand[policy]
    head = (
        f"{study.form}: {study.deals} deals, {len(played)} changes; by {policy} the first hand"
        f" scores {first.figure:+.1f} ({first.low:+.1f} to {first.high:+.1f})"
    )
    return f"{head}\n{columns(rows)}"
