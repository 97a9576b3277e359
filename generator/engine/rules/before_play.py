"""Staying out and declaring."""

from generator.engine import codes as n
from generator.engine.rules.looking_up import Answers
from generator.engine.rules.shapes import padded
from generator.model import choices as c


def fold_before_play(answers: Answers) -> None:
    """Staying out and declaring."""
    rules = answers.rules
    rules.stay_allowed = answers.way(
        "stay.allowed", {c.StayAllowed.ALLOWED: 1, c.StayAllowed.BARRED: 0}
    )
    if rules.stay_allowed:
        rules.stay_most = answers.get("stay.most", int)
        rules.fees = padded(list(answers.get("stay.fees", tuple)), 4)
        rules.stay_before = answers.way(
            "stay.when", {c.StayWhen.AFTER_THE_DISCARDS: 0, c.StayWhen.BEFORE_THE_DEAL: 1}
        )
        rules.absent_marks = answers.way(
            "stay.marks_deaths",
            {
                c.StayMarksDeaths.UNDECLARED_CARDS: n.ABSENT_UNDECLARED,
                c.StayMarksDeaths.EVERY_CARD: n.ABSENT_EVERY_CARD,
                c.StayMarksDeaths.EVERY_LOSS: n.ABSENT_EVERY_LOSS,
            },
        )
    rules.declare_in_trick = answers.way(
        "declare.when",
        {c.DeclareWhen.BEFORE_THE_FIRST_LEAD: 0, c.DeclareWhen.IN_THE_FIRST_TRICK: 1},
    )
    rules.declare_automatic = answers.way(
        "declare.choice", {c.DeclareChoice.OPTIONAL: 0, c.DeclareChoice.AUTOMATIC: 1}
    )
