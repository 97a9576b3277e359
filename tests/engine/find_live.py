"""Finds deals that show every question of kind `rule` alive, and keeps them in live.json.

    .venv/bin/python -m tests.engine.find_live [--seeds N] [--anew] [QUESTION ...]

A case is a deal played twice under one form, all answers alike but one, which takes two values
that forms or crux readings of the library hold. It is alive if the steps (their reasons apart)
or the result differ. Every two values of a question are tried. Where a form cannot be played
with that answer alone changed, the least set of others that must go with it is changed too, and
kept as `together`. Cases that still hold are left as they are.

Some differences are rare, as that of a cutter who robs thirteen cards in a row. For those run it
on a compiled copy of the engine (generator/commands/compile_engine.py):

    PYTHONPATH=COPY:. .venv/bin/python -P -m tests.engine.find_live --seeds 30000000
        rob.cutter_limit
"""

import argparse
import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from itertools import combinations
from pathlib import Path

from generator.engine.chance import below
from generator.engine.codes import FOR_CUT
from generator.engine.events import Log
from generator.engine.game import new_pack, play_deal
from generator.engine.rules import CannotPlay
from generator.engine.table import Table
from generator.model.answers import Reading, SilentSource
from generator.model.cards import INDEX
from generator.model.deal import Deal, Line
from generator.model.library import answer_of
from generator.model.questions import Kind
from generator.replay.play import OWED_STEP, POLICIES, Replay, codes_of, play_recorded, play_seed
from generator.replay.record import plain_step, plain_value, result
from generator.replay.setting import Setting, setting
from tests.conftest import every_form, library, ruleset

KEPT = Path(__file__).with_name("live.json")
RECORDED = ("irregular", "match")  # stages that no single deal without a slip shows
# asks for what the absent mark at every loss, which only a loss by a fault owes them
RECORDED_TOO = {"stay.marks_deaths"}
OWED = {"matto.owes_card": "T7"}  # no policy gives a tarocco while it has a card of a suit
# policies of the seats in turn; careful ones come late, for they look at some answers themselves
MIXES = ("random", "first", "random,first", "random,careful", "careful,first", "careful")

Answers = Mapping[str, object]  # values by question, as in YAML


@dataclass(frozen=True)
class Case:
    """A deal that one answer changes; `together` goes with the second value alone."""

    question: str
    form: str
    values: tuple[object, object]
    seed: int
    dealer: str
    policy: str
    owed: str | None = None  # the card that the Matto's side is told to give
    together: Answers = field(default_factory=dict)


def kept() -> list[Case]:
    """The cases of live.json, none if there is no such file yet."""
    if not KEPT.exists():
        return []
    return [
        Case(**{**case, "values": tuple(case["values"])}) for case in json.loads(KEPT.read_text())
    ]


def rule_questions() -> list[str]:
    """The questions of kind `rule`, in order."""
    return [q.id for q in library().questions.values() if q.kind is Kind.RULE]


def tried_here() -> list[str]:
    """Those that a deal from a seed can show."""
    return [
        id
        for id in rule_questions()
        if id.partition(".")[0] not in RECORDED and id not in RECORDED_TOO
    ]


# ---------------------------------------------------------------------- values


def key(value: object) -> str:
    """A value as a word to compare by."""
    return json.dumps(plain_value(value))


@cache
def held(question: str) -> dict[str, Reading[object]]:
    """Every value that a form plays or may play by another reading; the first reading of each."""
    found: dict[str, Reading[object]] = {}
    for form in every_form():
        for reading in own(question, form):
            found.setdefault(key(reading.value), reading)
    return found


def own(question: str, form: str) -> list[Reading[object]]:
    """The readings of a form that can be played; none where the question was not read."""
    name, _, form_id = form.partition("/")
    answer = answer_of(ruleset(name), question, form_id)
    readings = () if answer is None else answer.readings
    return [r for r in readings if r.playable and r.value is not None]


def pairs_of(question: str) -> list[tuple[object, object]]:
    """Every two values of a question, as in YAML."""
    values = [plain_value(reading.value) for reading in held(question).values()]
    return list(combinations(values, 2))


# ---------------------------------------------------------------------- playing


def answered(form: str, answers: Answers) -> Setting:
    """A form with some answers changed to values that the library holds."""
    name, _, form_id = form.partition("/")
    return setting(ruleset(name), form_id, {q: held(q)[key(v)] for q, v in answers.items()})


def both(case: Case) -> tuple[Setting, Setting]:
    """The form with the one value and with the other."""
    one, other = case.values
    first = answered(case.form, {case.question: one})
    return first, answered(case.form, {case.question: other, **case.together})


def policies_of(case: Case, seats: int) -> tuple[str, ...]:
    """Policies by seat: those named, in turn."""
    named = case.policy.split(",")
    return tuple(named[seat % len(named)] for seat in range(seats))


def played(case: Case, form: Setting) -> Replay:
    """The deal; with a card to be owed it is a recorded one, all played by one policy."""
    if case.owed is None:
        return play_seed(form, case.seed, case.dealer, policies_of(case, len(form.seats)))
    line = Line(case.policy, case.seed, {OWED_STEP: (case.owed,)}, case.policy)
    return play_recorded(
        form, replace(recorded(case.form), seed=case.seed, dealer=case.dealer, line=line)
    )


def recorded(form: str) -> Deal:
    """Any deal of a form that is kept, to be played with other cards."""
    home = (deal for deal in library().deals.values() if f"{deal.ruleset}/{deal.form}" == form)
    return replace(next(home), pack=None, hands=None, cut=None, irregular=())


def course(case: Case, form: Setting) -> tuple[list[object], object]:
    """What happens and what it comes to, the reasons left out."""
    replay = played(case, form)
    steps: list[object] = [
        {name: part for name, part in plain_step(form, step, {}).items() if name != "because"}
        for step in replay.steps
    ]
    return steps, result(replay)


def alive(case: Case) -> bool:
    """Whether the two answers make a difference to the deal."""
    one, other = both(case)
    return course(case, one) != course(case, other)


def events(case: Case, form: Setting) -> list[int]:
    """The log of a deal, reasons and all: quicker to have than its course."""
    table = Table()
    table.seed = case.seed
    table.dealer = form.seats.index(case.dealer)
    policies = policies_of(case, len(form.seats))
    table.policy = [POLICIES[policy] for policy in policies] + [0] * (4 - len(policies))
    if case.owed is not None:
        table.line.owed = INDEX[case.owed]
    new_pack(table)
    log = Log()
    play_deal(table, form.rules, log)
    return list(log.items)[: log.count]


# ---------------------------------------------------------------------- searching


def playable(form: str, answers: Answers) -> bool:
    """Whether the form makes a game so."""
    try:
        answered(form, answers)
    except (CannotPlay, SilentSource):
        return False
    return True


def least_together(form: str, question: str, answers: Answers) -> Answers | None:
    """The fewest more answers to change so that the form makes a game; None if two do not do."""
    if playable(form, answers):
        return {}
    ways = [
        (other, plain_value(reading.value))
        for other in tried_here()
        if other not in answers
        for reading in held(other).values()
    ]
    for number in (1, 2):
        for chosen in combinations(ways, number):
            if playable(form, {**answers, **dict(chosen)}):
                return dict(chosen)
    return None


def places(question: str, values: tuple[object, object]) -> list[list[Case]]:
    """Where to look: fewest changes first, then forms that hold both values before others."""
    found: dict[tuple[int, int], list[Case]] = {}
    for form in every_form():
        readings = {key(reading.value) for reading in own(question, form)}
        holds = sum(key(value) in readings for value in values)
        if not readings:
            continue
        for one, other in (values, values[::-1]):
            if not playable(form, {question: one}):
                continue
            together = least_together(form, question, {question: other})
            if together is not None:
                case = Case(question, form, (one, other), 0, "", "", OWED.get(question), together)
                found.setdefault((len(together), -holds), []).append(case)
                break
    return [found[rank] for rank in sorted(found)]


@cache
def robbed() -> frozenset[int]:
    """What a cutter takes who takes most: the places of the cards in card order."""
    rules = answered("minucci-1688/each-3", {}).rules
    return frozenset(INDEX[code] for code in codes_of(rules.rob_takes_s, rules.rob_takes_t))


def robs_thirteen(seed: int) -> bool:
    """Whether thirteen cards that may be robbed lie lowest in the packet that the cut lifts."""
    table = Table()
    table.seed = seed
    depth = 20 + below(seed, FOR_CUT, 0, 58)
    new_pack(table)
    return robbed().issuperset(table.deck[depth - 13 : depth])


RARE = {"rob.cutter_limit": robs_thirteen}  # which seeds are worth playing at all


def find(question: str, values: tuple[object, object], seeds: int) -> Case | None:
    """The first deal that the two values change, if there is one among so many."""
    promises = RARE.get(question)
    for likely in places(question, values):
        settings = [both(case) for case in likely]
        for seed in range(1, seeds + 1):
            if promises and not promises(seed):
                continue
            for case, (one, other) in zip(likely, settings, strict=True):
                deal = replace(
                    case,
                    seed=seed,
                    dealer=one.seats[seed % len(one.seats)],
                    policy=MIXES[0 if case.owed else seed // 4 % len(MIXES)],
                )
                if events(deal, one) != events(deal, other) and alive(deal):
                    return deal
    return None


def write(cases: list[Case]) -> None:
    """One line a case, in the order of the questions."""
    lines = [json.dumps(asdict(case)) for case in cases]
    KEPT.write_text("[\n " + ",\n ".join(lines) + "\n]\n")


def search(questions: list[str], seeds: int, anew: bool) -> list[Case]:
    """The cases that hold, old and new, for all questions; the others as they were."""
    before = {about(case.question, case.values): case for case in kept()}
    cases: list[Case] = []
    for question in tried_here():
        for values in pairs_of(question):
            old = before.get(about(question, values))
            stands = old is not None and (question not in questions or holds(old))
            new = None
            if question in questions and (anew or not stands):
                new = find(question, values, seeds)
                print(new or f"{question} {values}: none found", file=sys.stderr, flush=True)
            if new is not None:
                cases.append(new)
            elif old is not None and stands:
                cases.append(old)
    return cases


def about(question: str, values: tuple[object, object]) -> tuple[str, frozenset[str]]:
    """What a case is about: a question and two of its values, in either order."""
    return question, frozenset(map(key, values))


def holds(case: Case) -> bool:
    """Whether a kept case can still be played and is alive."""
    try:
        return alive(case)
    except (CannotPlay, SilentSource, KeyError):
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description="Find deals that show questions alive.")
    parser.add_argument("questions", nargs="*", metavar="QUESTION", help="all if none is named")
    parser.add_argument("--seeds", type=int, default=300, help="deals tried of a form")
    parser.add_argument("--anew", action="store_true", help="search where a case holds, too")
    asked = parser.parse_args()
    write(search(asked.questions or tried_here(), asked.seeds, asked.anew))


if __name__ == "__main__":
    main()
