"""Which reading of each question is played: the default, or another by crux or question."""

from collections.abc import Iterable, Mapping

from generator.model.answers import Answer, Reading
from generator.model.library import answer_of, question_paths
from generator.model.ruleset import RuleSet

Readings = dict[str, Reading[object]]
QUESTIONS = ("", *question_paths())


class CannotPlay(Exception):
    """The answers do not make a game: what is wrong, one line each, with the questions named."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


def readings_of(
    ruleset: RuleSet, form: str, changes: Mapping[str, str | Reading[object]]
) -> Readings:
    """The reading of every question that is played: the default, or another by `changes`.

    A change is a crux and its letter, or a question and the reading to put in its place.
    Raises CannotPlay for a letter that no answer has or that cannot be played.
    """
    letters = {crux: letter for crux, letter in changes.items() if isinstance(letter, str)}
    played: Readings = {}
    used: set[str] = set()
    problems: list[str] = []
    for question in question_paths():
        change = changes.get(question)
        answer = answer_of(ruleset, question, form)
        if isinstance(change, Reading):
            played[question] = change
        elif answer is not None:
            letter = letters.get(answer.crux or "")
            if answer.crux is not None and letter is not None:
                used.add(answer.crux)
            reading = _by_letter(answer, letter, problems)
            played[question] = reading
    for crux in sorted(set(letters) - used):
        problems.append(f"{crux} is no doubt of {ruleset.id}/{form}")
    if problems:
        raise CannotPlay(problems)
    return played


def _by_letter(answer: Answer[object], letter: str | None, problems: list[str]) -> Reading[object]:
    if letter is None:
        return answer.played
    reading = answer.by_letter(letter)
    if reading is None:
        has = ", ".join(r.letter for r in answer.readings if r.letter)
        problems.append(f"{answer.crux} has no reading {letter} here: it may be {has}")
        return answer.played
    if not reading.playable:
        problems.append(f"{answer.crux}={letter} is shown but cannot be played")
    return reading
