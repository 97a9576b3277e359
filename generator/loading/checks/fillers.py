"""Fillers: a value taken from a form stands there, as stated or implied."""

from generator.loading.entry_parts import Filled
from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.values import same_value
from generator.model.answers import EDITORS, Evidence


def check_fillers(files: LibraryFiles) -> None:
    """Tell of fillers from forms that do not exist, or do not answer so."""
    for read in files.rulesets.values():
        for filled in read.filled:
            if filled.form != EDITORS:
                _check(files, filled)


def _check(files: LibraryFiles, filled: Filled) -> None:
    name, _, form = filled.form.partition("/")
    if f"rulesets/{name}" in files.unread:
        return
    all_forms = [f"{read.ruleset.id}/{f}" for read, f in files.forms()]
    if name not in files.rulesets:
        files.faults.at(
            "L101",
            filled.node,
            f"no rule set '{name}' stands in the library yet",
            did_you_mean(filled.form, all_forms),
        )
    elif form not in files.rulesets[name].ruleset.forms:
        files.faults.at(
            "L004",
            filled.node,
            f"there is no form '{filled.form}'",
            may_be(f for f in all_forms if f.startswith(f"{name}/")),
        )
    elif not filled.completed:
        _check_value(files, filled, name, form)


def _check_value(files: LibraryFiles, filled: Filled, name: str, form: str) -> None:
    answer = files.rulesets[name].answers.get(filled.question, {}).get(form)
    good = (Evidence.STATED, Evidence.IMPLIED)
    readings = answer.readings if answer else ()
    if any(r.evidence in good and same_value(r.value, filled.value) for r in readings):
        return
    says = "; ".join(f"{r.written} ({r.evidence_word})" for r in readings) or "nothing"
    files.faults.at(
        "L005",
        filled.node,
        f"{filled.form} does not say {filled.written} of {filled.question}",
        f"it says {says}",
        "take it from a form that states or implies it, or from editors",
    )
