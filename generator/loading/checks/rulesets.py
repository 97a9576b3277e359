"""Rule sets: what is answered, what is not, and whether a form can be played."""

from collections.abc import Mapping

from generator.loading.library import LibraryFiles
from generator.loading.nodes import Node
from generator.loading.questionnaire import arises, may_arise
from generator.loading.ruleset import ReadRuleSet
from generator.model.answers import Evidence
from generator.model.questions import Kind, Question
from generator.model.source import Read

Gaps = dict[tuple[str, tuple[str, ...]], list[str]]  # stage and forms -> questions


def check_rulesets(files: LibraryFiles) -> None:
    """Every rule set by itself and against the questionnaire."""
    for read in files.rulesets.values():
        _check_unanswered(files, read)
        for form in read.ruleset.forms:
            _check_seats(files, read, form)
            _check_playable(files, read, form)


def place_of(read: ReadRuleSet, question: str, form: str, letter: str | None = None) -> Node:
    """Where a value stands; of one taken over by a witness, the `witness_of:`."""
    place = read.nodes.get(f"value/{question}/{form}/{letter or ''}")
    return place or read.nodes.get("witness_of") or read.nodes["top"]


def played(read: ReadRuleSet, form: str) -> Mapping[str, str | None]:
    """The short forms of all values that a form plays by, by question."""
    return {
        question: None if by_form[form].played.value is None else by_form[form].played.written
        for question, by_form in read.answers.items()
        if form in by_form
    }


def sayable(read: ReadRuleSet, form: str) -> Mapping[str, frozenset[str]]:
    """The short forms of all values that a form can be played by, by question."""
    return {
        question: frozenset(
            r.written for r in by_form[form].readings if r.playable and r.value is not None
        )
        for question, by_form in read.answers.items()
        if form in by_form
    }


def _check_unanswered(files: LibraryFiles, read: ReadRuleSet) -> None:
    source = files.sources.get(read.ruleset.source)
    if source is None or source.source.read is not Read.WHOLE:
        return
    said = {form: played(read, form) for form in read.ruleset.forms}
    may_say = {form: sayable(read, form) for form in read.ruleset.forms}
    due: Gaps = {}
    later: Gaps = {}
    for question in files.asked.questions.values():
        wanting = [f for f in said if question.id not in said[f]]
        now = tuple(f for f in wanting if arises(question, said[f]))
        other = tuple(f for f in wanting if f not in now and _could(question, may_say[f]))
        for gaps, forms in ((due, now), (later, other)):
            gaps.setdefault((question.stage, forms), []).append(question.id)
    _tell(files, read, "R101", due, "")
    _tell(files, read, "R102", later, ", though another reading would ask it")


def _could(question: Question, may_say: Mapping[str, frozenset[str]]) -> bool:
    conditions = question.applies_when or {}
    return all(q in may_say for q in conditions) and may_arise(question, may_say)


def _tell(files: LibraryFiles, read: ReadRuleSet, code: str, gaps: Gaps, what: str) -> None:
    """One warning for the questions of a stage that the same forms lack."""
    node = read.nodes.get("answers", read.nodes["top"])
    for (_, forms), names in gaps.items():
        if not forms:
            continue
        lot = f" ({len(names)} questions)" if len(names) > 1 else ""
        files.faults.at(
            code,
            node,
            f"not answered for {', '.join(forms)}{what}: {', '.join(names)}{lot}",
            "if the source says nothing, write   evidence: silent",
        )


def _check_seats(files: LibraryFiles, read: ReadRuleSet, form: str) -> None:
    """`players.sides` and `players.counts` say what `forms:` says."""
    seated = read.ruleset.forms[form]
    sides = read.ruleset.players.sides.get(form)
    if sides is not None and sides.played.written not in (seated.sides.value, "not_applicable"):
        files.faults.at(
            "R021",
            place_of(read, "players.sides", form, sides.played.letter),
            f"players.sides is {sides.played.written}, and the form '{form}' is "
            f"{seated.sides.value}",
            "one of the two is a slip",
        )
    counts = read.ruleset.players.counts.get(form)
    if counts is not None and counts.played.value and seated.players not in counts.played.value:
        files.faults.at(
            "R021",
            place_of(read, "players.counts", form, counts.played.letter),
            f"players.counts is {counts.played.written}, and '{form}' has {seated.players}",
            "one of the two is a slip",
        )


def _check_playable(files: LibraryFiles, read: ReadRuleSet, form: str) -> None:
    """No silence stands unfilled where the engine would ask."""
    for question in files.asked.questions.values():
        answer = read.answers.get(question.id, {}).get(form)
        if answer is None or question.kind not in (Kind.RULE, Kind.FIXED):
            continue
        if answer.played.evidence is Evidence.SILENT and answer.played.value is None:
            files.faults.at(
                "R103",
                place_of(read, question.id, form, answer.played.letter),
                f"{question.id} is silent and nothing fills it",
                "as in   supplied: {value: ..., from: editors}",
            )
