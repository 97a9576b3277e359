"""The form that a command is about: its rule set alone, quickly, or a clear no."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from generator.commands.common import FaultyData, unknown
from generator.loading.ruleset import load_ruleset, ruleset_ids
from generator.model.library import UnknownId
from generator.model.questions import Question
from generator.model.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class LoadedForm:
    """A playable form: its rule set, its name inside it, and the questions."""

    ruleset: RuleSet
    form: str
    questions: Mapping[str, Question]


def load_form(root: Path, form_id: str) -> LoadedForm:
    """The form `<ruleset>/<form>`; raises UnknownId, and FaultyData if its files have faults."""
    ruleset_id, _, form = form_id.partition("/")
    try:
        ruleset, questions, faults = load_ruleset(root, ruleset_id)
    except UnknownId:
        raise unknown("form", form_id, form_ids(root)) from None
    if faults or ruleset is None:
        raise FaultyData(root, faults)
    if form not in ruleset.forms:
        raise unknown("form", form_id, form_ids(root))
    return LoadedForm(ruleset, form, questions)


def form_ids(root: Path) -> tuple[str, ...]:
    """The ids of all forms whose rule sets can be read."""
    sets = (load_ruleset(root, ruleset_id)[0] for ruleset_id in ruleset_ids(root))
    return tuple(f"{r.id}/{form}" for r in sets if r is not None for form in r.forms)
