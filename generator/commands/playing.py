"""A form made ready to be played for a command, with what `--with` changes."""

from collections.abc import Mapping
from pathlib import Path

from generator.commands.common import WrongUse, unknown
from generator.commands.forms import LoadedForm, load_form
from generator.engine.rules import CannotPlay
from generator.loading.changes import read_changes
from generator.loading.questionnaire import arises
from generator.model.answers import Evidence, Mark, Reading, SilentSource
from generator.model.library import answer_of
from generator.model.questions import Kind
from generator.replay.play import POLICIES
from generator.replay.setting import Setting, setting

FEW = 4  # questions named where many are open
ASKED = "with"  # supplied_from of a value that the command line gave


def open_setting(root: Path, form_id: str, changes: Mapping[str, str]) -> Setting:
    """The form, compiled; raises UnknownId, FaultyData, BadChange, WrongUse."""
    loaded = load_form(root, form_id)
    try:
        return setting(loaded.ruleset, loaded.form, _changed(loaded, changes))
    except CannotPlay as problem:
        raise WrongUse("cannot_play", f"{form_id} cannot be played so: {problem}") from None
    except SilentSource as silent:
        others = [id for id in unanswered(loaded) if id != silent.question]
        message = f"{form_id} cannot be played: {silent}{_nor_have(others)}"
        raise WrongUse("silent", message) from None


def unanswered(loaded: LoadedForm) -> tuple[str, ...]:
    """The questions that arise in a form, are played, and have nothing to play by."""
    played = {
        id: answer.played
        for id in loaded.questions
        if (answer := answer_of(loaded.ruleset, id, loaded.form)) is not None
    }
    written = {id: reading.written for id, reading in played.items()}
    return tuple(
        id
        for id, question in loaded.questions.items()
        if question.kind in (Kind.RULE, Kind.FIXED) and arises(question, written)
        if id not in played or (played[id].value is None and played[id].evidence is Evidence.SILENT)
    )


def _nor_have(others: list[str]) -> str:
    """How many more are open, with the first of them; what to do about it."""
    if not others:
        return "; answer it, or write a silence with its filler"
    first = ", ".join(others[:FEW]) + (", ..." if len(others) > FEW else "")
    more = "one more" if len(others) == 1 else f"{len(others)} more"
    return f", nor have {more}: {first}; answer them, or write silences with their fillers"


def _changed(loaded: LoadedForm, changes: Mapping[str, str]) -> dict[str, str | Reading[object]]:
    """Crux letters as they are, other values as readings that say where they come from."""
    made = read_changes(loaded.ruleset, loaded.form, loaded.questions, changes)
    found: dict[str, str | Reading[object]] = {
        name: word for name, word in changes.items() if name not in loaded.questions
    }
    for change in made:
        if change.letter is None:
            found[change.question] = Reading(
                question=change.question,
                letter=None,
                value=change.value,
                written=change.written,
                evidence=Evidence.SILENT,
                cites=(),
                see=(),
                supplied_from=ASKED,
                completed_from=None,
                playable=True,
                note=None,
                at=Mark("", 0, 0),
            )
    return found


def policies_of(form: Setting, words: str) -> tuple[str, ...]:
    """Policies by seat from `careful` or `careful,random,...`; raises WrongUse."""
    named = tuple(word.strip() for word in words.split(","))
    for word in named:
        if word not in POLICIES:
            raise WrongUse("bad_value", f"no policy '{word}'", tuple(POLICIES))
    if len(named) == 1:
        return named * len(form.seats)
    if len(named) != len(form.seats):
        raise WrongUse("bad_value", f"{form.id} has {len(form.seats)} seats, not {len(named)}")
    return named


def seat_of(form: Setting, word: str | None) -> str:
    """A seat by name, the last in the order of play if none is named; raises UnknownId."""
    if word is None:
        return form.seats[-1]
    if word not in form.seats:
        raise unknown("seat", word, form.seats)
    return word
