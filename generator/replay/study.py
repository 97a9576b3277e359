"""What one answer changes: the same deals played as a form has it, and with that answer changed.

A form is varied by one question at a time, to each other value that a form or a reading of the
library holds, and by one crux at a time, to each other reading that can be played. All counts
and sums are integers; means and intervals are taken from them where they are shown.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from generator.engine import codes
from generator.engine.block import Rules
from generator.engine.outcomes import (
    Happenings,
    Outcomes,
    Shift,
    Totals,
    add_shift,
    add_totals,
    count_happenings,
    play_outcomes,
)
from generator.engine.rules import CannotPlay
from generator.engine.table import Table
from generator.model.answers import Reading, SilentSource
from generator.model.library import Library, answer_of
from generator.model.questions import Kind
from generator.model.ruleset import RuleSet
from generator.replay.receipt import answers_hash, block_fields
from generator.replay.record import Plain, plain_value
from generator.replay.setting import Changes, Setting, playable, setting

SCHEMA = 1
BATCH = 1000  # deals; at most the room of Outcomes
NOT_PLAYED = ("irregular", "match")  # stages that act in no single deal without a slip
SHIFT = tuple(name for name in Shift.__slots__ if name != "deals")
HAPPENINGS = {
    "king_forced": codes.KING_FORCED,
    "robbed": codes.ROBBED,
    "exposed": codes.EXPOSED,
    "fola_taken": codes.FOLA_TAKEN,
    "stayed_out": codes.STAYED_OUT,
    "declared": codes.DECLARED,
    "died": codes.DIED,
    "resto_drawn": codes.RESTO_DRAWN,
    "matto_owed": codes.MATTO_OWED,
    "matto_lost": codes.MATTO_LOST,
}


@dataclass(frozen=True, slots=True)
class Variation:
    """One thing changed; `question` for an answer, `crux` and `letter` for a doubtful place."""

    question: str | None
    crux: str | None
    letter: str | None
    value: str | None  # as in YAML; None for a crux
    held_by: tuple[str, ...]  # forms that hold the value, whether they play it or may
    changed: Setting


@dataclass(frozen=True, slots=True)
class Untried:
    """A value that cannot be put in alone, and why: `cannot_play`, `silent`, `sides`, `alike`."""

    question: str | None
    crux: str | None
    letter: str | None
    value: str | None
    why: str
    told: str  # by the compiler


def variations(library: Library, form: Setting) -> Iterator[Variation | Untried]:
    """Every change to a form: questions in their order, then cruxes."""
    for question in library.questions.values():
        if question.kind is Kind.RULE and question.stage not in NOT_PLAYED:
            yield from _of_question(library, form, question.id)
    yield from _of_cruxes(library, form)


def _of_question(library: Library, form: Setting, question: str) -> Iterator[Variation | Untried]:
    played = next((r for r in form.readings() if r.question == question), None)
    if played is None:
        return
    held: dict[str, list[tuple[str, Reading[object]]]] = {}
    for ruleset, name in library.forms():
        for reading in _readings(ruleset, name, question):
            held.setdefault(repr(plain_value(reading.value)), []).append(
                (f"{ruleset.id}/{name}", reading)
            )
    held.pop(repr(plain_value(played.value)), None)
    for holders in held.values():
        reading = holders[0][1]
        forms = tuple(dict.fromkeys(id for id, _ in holders))
        own = answer_of(form.ruleset, question, form.form)
        letter = next(
            (r.letter for r in (own.readings if own else ()) if r.value == reading.value), None
        )
        changes: Changes = {question: reading}
        crux = own.crux if own and letter else None
        yield _varied(form, changes, question, crux, letter, reading.written, forms)


def _readings(ruleset: RuleSet, form: str, question: str) -> list[Reading[object]]:
    answer = answer_of(ruleset, question, form)
    readings = () if answer is None else answer.readings
    return [r for r in readings if r.playable and r.value is not None]


def _of_cruxes(library: Library, form: Setting) -> Iterator[Variation | Untried]:
    letters: dict[str, dict[str, None]] = {}
    for question in library.questions:
        answer = answer_of(form.ruleset, question, form.form)
        if answer is None or answer.crux is None:
            continue
        played = next((r for r in form.readings() if r.question == question), None)
        for reading in answer.readings:
            if reading.playable and reading.letter and played and reading.letter != played.letter:
                letters.setdefault(answer.crux, {})[reading.letter] = None
    for crux in sorted(letters):
        for letter in sorted(letters[crux]):
            yield _varied(form, {crux: letter}, None, crux, letter, None, ())


def _varied(
    form: Setting, changes: Changes, question: str | None, crux: str | None, letter: str | None,
    value: str | None, held_by: tuple[str, ...],
) -> Variation | Untried:  # fmt: skip
    try:
        changed = setting(form.ruleset, form.form, changes)
    except CannotPlay as reason:
        return Untried(question, crux, letter, value, "cannot_play", str(reason))
    except SilentSource as silent:
        return Untried(question, crux, letter, value, "silent", str(silent))
    if (changed.rules.players, changed.rules.sides) != (form.rules.players, form.rules.sides):
        return Untried(question, crux, letter, value, "sides", "")
    if _same(changed.rules, form.rules):
        return Untried(question, crux, letter, value, "alike", "")
    return Variation(question, crux, letter, value, held_by, changed)


def _same(one: Rules, other: Rules) -> bool:
    """Whether two blocks play alike: all but the citations of what a card is worth."""
    for name in block_fields():
        if name in ("value_why", "rules_of_three"):
            continue
        if getattr(one, name) != getattr(other, name):
            return False
    if one.rules_of_three is None or other.rules_of_three is None:
        return one.rules_of_three is other.rules_of_three
    return _same(one.rules_of_three, other.rules_of_three)


def study(library: Library, form: Setting, deals: int, seed: int, policy: int) -> Plain:
    """What a form and each change to it came to over the same deals, by one policy.

    Raises ValueError unless the deals make whole batches of 1,000, or are fewer than that.
    """
    if deals > BATCH and deals % BATCH:
        raise ValueError(f"deals come by the thousand; {deals} is no multiple of {BATCH}")
    table = Table()
    base = list(_played(table, form.rules, deals, seed, policy))
    totals, happenings = Totals(), Happenings()
    for outcomes in base:
        add_totals(totals, outcomes, form.rules.sides)
    count_happenings(happenings, table, form.rules, seed, 0, deals, policy)
    return {
        "totals": {name: _listed(getattr(totals, name)) for name in Totals.__slots__},
        "happenings": {
            name: [happenings.times[code], happenings.in_deals[code]]
            for name, code in HAPPENINGS.items()
        },
        "shifts": [
            None if isinstance(each, Untried) else _shift(each, base, table, deals, seed, policy)
            for each in variations(library, form)
        ],
    }


def _played(table: Table, rules: Rules, deals: int, seed: int, policy: int) -> Iterator[Outcomes]:
    for first in range(0, deals, BATCH):
        yield play_outcomes(table, rules, seed, first, min(BATCH, deals - first), policy)


def _shift(
    varied: Variation, base: list[Outcomes], table: Table, deals: int, seed: int, policy: int
) -> list[int]:
    rules = varied.changed.rules
    shift = Shift()
    others = _played(table, rules, deals, seed, policy)
    for one, other in zip(base, others, strict=True):
        add_shift(shift, one, other, rules.sides)
    return [getattr(shift, name) for name in SHIFT]


def _listed(value: object) -> object:
    return list(value) if isinstance(value, list | tuple) else value


def plan(library: Library, form: Setting) -> Plain:
    """What is varied and what is not, in the order of the shifts."""
    rows: list[Plain] = []
    for each in variations(library, form):
        row: Plain = {
            "question": each.question,
            "crux": each.crux,
            "letter": each.letter,
            "value": each.value,
        }
        if isinstance(each, Untried):
            row |= {"why": each.why, "told": each.told}
        else:
            row["held_by"] = list(each.held_by)
        rows.append(row)
    return {"form": form.id, "sides": list(form.sides), "changes": rows}


def answers_of_all(library: Library) -> dict[str, str]:
    """The answers of every form that is played: a study rests on all the values they hold."""
    return {id: answers_hash(form.rules) for id, form in playable(library).items()}


def joined(
    library: Library, form: Setting, deals: int, seed: int, played: dict[str, Plain]
) -> Plain:
    """The study of a form as it is kept, from what each policy came to (`study`)."""
    planned = plan(library, form)
    rows = planned.pop("changes")
    assert isinstance(rows, list)
    for place, row in enumerate(rows):
        for policy, came in played.items():
            shifts = came["shifts"]
            assert isinstance(shifts, list)
            if shifts[place] is not None:
                row[policy] = shifts[place]
    return planned | {
        "receipt": {
            "schema": SCHEMA,
            "deals": deals,
            "seed": seed,
            "policies": list(played),
            "answers": answers_of_all(library),
        },
        "totals": {policy: came["totals"] for policy, came in played.items()},
        "happenings": {policy: came["happenings"] for policy, came in played.items()},
        "shift": list(SHIFT),
        "changes": rows,
    }


def as_text(plain: Plain) -> str:
    """One line a change: readable in a diff, the same byte for byte when written again."""
    rows = plain["changes"]
    assert isinstance(rows, list)
    lines = [f' "{key}": {_dumps(value)},' for key, value in plain.items() if key != "changes"]
    changes = ",\n".join(f"  {_dumps(row)}" for row in rows)
    return "\n".join(("{", *lines, ' "changes": [', changes, " ]", "}")) + "\n"


def _dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
