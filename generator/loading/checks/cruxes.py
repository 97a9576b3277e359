"""Cruxes: one independent choice, with the same letters wherever it stands."""

from collections.abc import Iterator

from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.nodes import Node
from generator.loading.ruleset import ReadRuleSet
from generator.model.answers import Answer

Stand = tuple[str, str, Answer[object]]  # question, form, answer


def check_cruxes(files: LibraryFiles) -> None:
    """Tell of cruxes that stand nowhere, are unknown, or have letters that clash."""
    for read in files.rulesets.values():
        stands = list(_stands(read))
        used = {answer.crux for _, _, answer in stands}
        for name in () if files.asked.unread else sorted(read.named_cruxes - used):
            files.faults.at(
                "R014",
                read.nodes[f"crux/{name}"],
                f"{name} stands at no answer",
                f"give an answer its   crux: {name}   , or take it away",
            )
        for stand in stands:
            _check_entry(files, read, stand)
        _check_letters(files, read, stands)


def _stands(read: ReadRuleSet) -> Iterator[Stand]:
    for question, by_form in read.answers.items():
        for form, answer in by_form.items():
            if answer.crux is not None:
                yield question, form, answer


def _at(read: ReadRuleSet, question: str, form: str) -> Node:
    return read.nodes.get(f"entry/{question}/{form}") or read.nodes["witness_of"]


def _letters(answer: Answer[object]) -> frozenset[str]:
    return frozenset(r.letter for r in answer.readings if r.letter)


def _check_entry(files: LibraryFiles, read: ReadRuleSet, stand: Stand) -> None:
    """The crux is known, and may stand here with these letters."""
    question, form, answer = stand
    if answer.crux is None or "rulesets/cruxes.yaml" in files.unread:
        return
    entry, node = files.cruxes.get(answer.crux), _at(read, question, form)
    if entry is None:
        files.faults.at(
            "L006",
            node,
            f"rulesets/cruxes.yaml has no crux {answer.crux}",
            did_you_mean(answer.crux, list(files.cruxes)),
        )
        return
    if question not in entry.questions:
        files.faults.at(
            "L007",
            node,
            f"{answer.crux} is no doubt about {question}",
            f"rulesets/cruxes.yaml has it at {', '.join(entry.questions)}",
        )
    for letter in sorted(_letters(answer) - set(entry.letters)):
        place = read.nodes.get(f"value/{question}/{form}/{letter}", node)
        files.faults.at(
            "L008",
            place,
            f"rulesets/cruxes.yaml has no letter {letter} of {answer.crux}",
            may_be(entry.letters),
        )


def _check_letters(files: LibraryFiles, read: ReadRuleSet, stands: list[Stand]) -> None:
    """In one form, a crux has the same letters at all of its questions."""
    first: dict[tuple[str, str], Stand] = {}
    for question, form, answer in stands:
        assert answer.crux is not None
        known = first.setdefault((answer.crux, form), (question, form, answer))
        if _letters(known[2]) != _letters(answer):
            files.faults.at(
                "R016",
                _at(read, question, form),
                f"{answer.crux} has {_listed(answer)} here and {_listed(known[2])} at {known[0]}",
                f"one letter is played at all of its questions in '{form}'",
            )


def _listed(answer: Answer[object]) -> str:
    return ", ".join(sorted(_letters(answer)))
