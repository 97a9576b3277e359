"""What an error costs by an example's form, read off its answers."""

from collections.abc import Callable, Mapping

from generator.engine.irregular import misdeal_points
from generator.model.source import Given
from generator.replay.given import NotAnExample, figure_in
from generator.replay.setting import Setting


def _answer(setting: Setting, question: str) -> int:
    """A figure of the readings played; words such as `none` are 0."""
    for reading in setting.readings():
        if reading.question == question:
            return reading.value if isinstance(reading.value, int) else 0
    raise NotAnExample(f"{question} is not answered")


def word_of(setting: Setting, question: str) -> str:
    """A reading played, as written; empty where the question does not arise."""
    found = (r for r in setting.readings() if r.question == question)
    return next((r.written for r in found), "")


def _misdeal(given: Given, setting: Setting) -> int:
    return misdeal_points(
        _answer(setting, "irregular.misdeal_first"),
        _answer(setting, "irregular.misdeal_further"),
        _answer(setting, "irregular.misdeal_cap"),
        figure_in(given.get("wrong_cards", 1)),
    )


PENALTIES: Mapping[str, Callable[[Given, Setting], int]] = {
    "misdeal": _misdeal,
    "revoke": lambda given, setting: _answer(setting, "irregular.revoke"),
    "revoke_denied": lambda given, setting: (
        _answer(setting, "irregular.revoke_denied") * setting.rules.resto
    ),
    "late_remedy": lambda given, setting: _answer(setting, "irregular.late_remedy_points"),
    "unexposed": lambda given, setting: _answer(setting, "irregular.unexposed"),
}
