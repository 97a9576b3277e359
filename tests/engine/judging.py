"""Deals of the engine laid before the referee, and the readings under which they are played.

How many deals: of each form by its defaults `BY_FORM`; with every reading of every crux that
touches play `BY_READING` at least, most of them with the readings of all its cruxes shuffled
together, since some matter only where another crux is read otherwise; with each alone `ALONE`.
"""

import gc
import json
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

import pytest

from generator.replay.play import play_seed
from generator.replay.record import record
from generator.replay.setting import Setting, setting
from tests.conftest import every_form, form_of, ruleset
from tests.engine.both_ways import block_of
from tests.engine.test_readings import letters
from tests.referee.forms import FORMS
from tests.referee.judge import judge
from tests.referee.switches import letters_of

DEEP = 10 if os.environ.get("MINCHIATE_DEEP") else 1
BY_FORM, BY_READING, ALONE = 2000 * DEEP, 200 * DEEP, 10 * DEEP
A_PART = 500  # deals of one test
A_ROW = 5  # deals of one way of reading all the cruxes
KNOWN = [form for form in every_form() if form in FORMS]  # others wait for their second reading

Letters = dict[str, str]


def read_as(form_id: str, chosen: Letters) -> Setting:
    """A form compiled with these readings of its cruxes."""
    name, _, form = form_id.partition("/")
    return setting(ruleset(name), form, chosen)


def judged(played: Setting, seed: int, chosen: Letters) -> list[str]:
    """What the referee says of a deal; policies and dealer go by the seed.

    One record in ten goes by way of its JSON, which is what others read.
    """
    seats = played.seats
    policy = "careful" if seed % 4 == 0 else "random"
    found = record(play_seed(played, seed, seats[seed % len(seats)], (policy,) * len(seats)))
    return judge(json.loads(json.dumps(found)) if seed % 10 == 0 else found, chosen)


def disagreements(form_id: str, chosen: Letters, seeds: range) -> list[str]:
    """The seeds of which the referee has something to say, with the first thing that it says."""
    played = read_as(form_id, chosen)
    with at_rest():
        found = [(seed, judged(played, seed, chosen)) for seed in seeds]
    return [f"{form_id} {chosen} seed {seed}: {faults[0]}" for seed, faults in found if faults]


@contextmanager
def at_rest() -> Iterator[None]:
    """Without the collector of dead objects: a deal leaves no circles, and the library is large."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def twin(form_id: str) -> str | None:
    """An earlier form that is the same game to the engine and to the referee, if there is one."""
    for other in KNOWN[: KNOWN.index(form_id)]:
        same = replace(FORMS[other], name=form_id) == FORMS[form_id]
        if same and block_of(form_of(other).rules) == block_of(form_of(form_id).rules):
            return other
    return None


def by_default(form_ids: list[str]) -> list[object]:
    """Every form with its seeds, in parts; a twin plays as many deals as one more reading."""
    cases = []
    for form in form_ids:
        deals = BY_READING if twin(form) else BY_FORM
        for first in range(1, deals + 1, A_PART):
            seeds = range(first, min(first + A_PART, deals + 1))
            cases.append(pytest.param(form, seeds, id=f"{form}-{first}"))
    return cases


@cache
def readings(form_id: str) -> dict[str, list[str]]:
    """The letters of each crux that can be played and that the referee knows."""
    known = letters_of(FORMS[form_id])
    found: dict[str, list[str]] = {}
    for form, crux, letter in (case.values for case in letters()):
        if form == form_id and letter in known.get(crux, ()):
            found.setdefault(crux, []).append(letter)
    return found


def touching(form_id: str) -> list[tuple[str, str]]:
    """Each crux and letter that changes the rules by which the engine plays the form."""
    mine = block_of(form_of(form_id).rules)
    cases = [case.values[1:] for case in letters() if case.values[0] == form_id]
    return [each for each in cases if block_of(read_as(form_id, dict([each])).rules) != mine]


def alone(form_ids: list[str]) -> list[object]:
    """Every form with each reading that touches play."""
    return [
        pytest.param(form, crux, letter, id=f"{form}-{crux}{letter}")
        for form in form_ids
        for crux, letter in touching(form)
        if letter in readings(form).get(crux, ())
    ]


def mixed(form_id: str) -> list[Letters]:
    """Ways of reading every crux of a form at once, each letter of a crux equally often."""
    most = max(len(its) for its in readings(form_id).values())
    rows = most * BY_READING // A_ROW
    chance = random.Random(form_id)
    columns = {}
    for crux, its in sorted(readings(form_id).items()):
        columns[crux] = [its[row % len(its)] for row in range(rows)]
        chance.shuffle(columns[crux])
    if {"X04", "X21"} <= columns.keys():
        columns["X21"] = told_apart(columns["X04"], columns["X21"])
    return [{crux: column[row] for crux, column in columns.items()} for row in range(rows)]


def told_apart(gaps: list[str], kept_back: list[str]) -> list[str]:
    """The letters of X21 dealt out so that none of its B meets a B of X04.

    Where the Matto fills a gap (X04 B), one card with it may make either of two versicole, as
    the 38 with the 36 or with the 40; nobody can say which of them was kept back (X21 B).
    """
    found = kept_back.copy()
    filled_first = sorted(range(len(gaps)), key=lambda row: gaps[row] != "B")
    for row, letter in zip(filled_first, sorted(kept_back), strict=True):
        found[row] = letter
    return found


def disagreements_mixed(form_id: str) -> list[str]:
    """As `disagreements`, over the deals of every mixed way of reading."""
    found = []
    for row, chosen in enumerate(mixed(form_id)):
        first = 1 + A_ROW * row
        found += disagreements(form_id, chosen, range(first, first + A_ROW))
    return found
