"""From a rule set, one of its forms and what is to be played otherwise, to the engine's block.

Every question that the engine plays by is folded here once into numbers, masks and small ints;
beside the block stand the readings, by the number of their question, so that an event leads
back to a passage. One file folds one group of stages.
"""

from collections.abc import Iterable, Mapping

from generator.engine import codes as n
from generator.engine.block import Rules
from generator.engine.rules.before_play import fold_before_play
from generator.engine.rules.cards import fold_pack, fold_versicole
from generator.engine.rules.dealing import fold_dealing
from generator.engine.rules.looking_up import Answers
from generator.engine.rules.play import fold_play
from generator.engine.rules.readings import QUESTIONS, CannotPlay, Readings, readings_of
from generator.engine.rules.score import fold_score
from generator.model import choices as c
from generator.model.answers import Reading
from generator.model.library import answer_of
from generator.model.ruleset import RuleSet

__all__ = ["QUESTIONS", "CannotPlay", "Readings", "compile_rules", "readings_of"]


def compile_rules(
    ruleset: RuleSet, form: str, changes: Mapping[str, str | Reading[object]] | None = None
) -> Rules:
    """The block for one form, with `changes` by crux or question.

    Raises SilentSource where a question that is played has no answer, CannotPlay where answers
    exclude one another.
    """
    readings = readings_of(ruleset, form, changes or {})
    rules = _folded(Answers(ruleset, form, readings))
    if rules.stay_before:
        rules.rules_of_three = _rules_of_three(ruleset, form, readings)
    return rules


OF_THREE = ("deal.hand_size", "deal.stock", "deal.batches", "tally.surplus_quota")


def _rules_of_three(ruleset: RuleSet, form: str, readings: Readings) -> Rules:
    """The block for a deal that one of four has left before the cards were dealt (X23, X53).

    Hands, packets and quota are those of the same source's form for three; all else stays.
    """
    of_three = next((f.id for f in ruleset.forms.values() if f.players == 3), None)
    if of_three is None:
        raise CannotPlay([f"stay.when before_the_deal needs a form for three in {ruleset.id}"])
    taken = {q: answer_of(ruleset, q, of_three) for q in OF_THREE}
    other = {**readings, **{q: a.played for q, a in taken.items() if a is not None}}
    return _folded(Answers(ruleset, form, other, in_play=3))


def _folded(answers: Answers) -> Rules:
    """The finished block; raises CannotPlay."""
    rules = answers.rules
    rules.players = answers.form.players
    pairs = answers.get("players.sides", c.PlayersSides) is c.PlayersSides.PAIRS
    rules.pairs = 1 if pairs else 0
    rules.side_mask = 1 if pairs else 3
    rules.sides = 2 if pairs else answers.form.players
    fold_pack(answers)
    fold_versicole(answers)
    fold_dealing(answers)
    fold_before_play(answers)
    fold_play(answers)
    fold_score(answers)
    rules.readings = tuple(answers.readings.get(question) for question in QUESTIONS)
    problems = tuple(_problems(rules))
    if problems:
        raise CannotPlay(problems)
    return rules


def _problems(rules: Rules) -> Iterable[str]:
    """Answers that exclude one another, one line each."""
    dealt = sum(rules.batches)
    if dealt != rules.hand_size:
        yield f"deal.batches give {dealt} cards, deal.hand_size asks for {rules.hand_size}"
    if rules.stock < 0:
        yield f"deal.hand_size {rules.hand_size} is too much for {rules.players} players"
    if rules.pairs and rules.players != 4:
        yield "players.sides pairs needs four players"
    if rules.pairs and rules.death_to == n.DEATH_TO_EACH:
        yield "deaths.marked_by each_opponent needs players.sides each"
    if not rules.pairs and rules.death_to == n.DEATH_TO_CAPTOR and rules.stay_allowed:
        yield "stay.marks_deaths needs deaths.marked_by each_opponent"
    if rules.t29_in_runs == n.T29_PASSED and rules.run_length < 3:
        yield "versicole.run_length is at least 3"
