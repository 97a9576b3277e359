"""The one function that others call."""

from typing import Any

from tests.referee.referee import referee
from tests.referee.switches import form_rules


def judge(record: dict[str, Any], letters: dict[str, str]) -> list[str]:
    """Every disagreement of the referee with a recorded deal, in words; empty if there is none.

    `letters`: the readings played, by crux, where they are not the form's own (`{"X28b": "B"}`).
    Raises ValueError for a form or a letter that the referee does not know.
    """
    return referee(record, form_rules(record["form"], letters))
