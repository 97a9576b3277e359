"""The end count and the resti."""

from generator.engine import codes as n
from generator.engine.rules.looking_up import Answers
from generator.engine.rules.shapes import padded
from generator.model import choices as c

ITEMS = {
    "last_trick": n.LAST_TRICK,
    "surplus": n.SURPLUS,
    "values": n.VALUES,
    "versicole": n.VERSICOLE,
    "honours": n.HONOURS,
}


def fold_score(answers: Answers) -> None:
    """The end count and the resti."""
    rules = answers.rules
    rules.versicole_times = answers.get("tally.versicole_times", int)
    if not rules.declare_automatic:
        rules.undeclared = answers.get("tally.undeclared", int)
    order = answers.get("tally.order", tuple)
    rules.n_items = len(order)
    rules.items = padded([ITEMS[word] for word in order], 8)
    rules.last_trick_points = answers.get("tally.last_trick", int)
    if answers.get("tally.surplus", c.TallySurplus) is c.TallySurplus.COUNTED:
        rules.quota = answers.get("tally.surplus_quota", int)
        rules.surplus = answers.way(
            "tally.surplus_paid_by",
            {
                c.TallySurplusPaidBy.SIDE_BELOW: n.SURPLUS_SIDE,
                c.TallySurplusPaidBy.EACH_PLAYER_BELOW: n.SURPLUS_BELOW,
                c.TallySurplusPaidBy.OWN_DIFFERENCE: n.SURPLUS_OWN,
                c.TallySurplusPaidBy.PAIRWISE_DIFFERENCE: n.SURPLUS_PAIRS,
            },
        )
    rules.resto = answers.get("resti.points", int)
    lead = answers.get("resti.lead", c.RestiLead)
    rules.one_total = 1 if lead is c.RestiLead.ONE_TOTAL_EACH else 0
    drawn = answers.get("resti.in_play", c.RestiInPlay) is c.RestiInPlay.DRAWN
    rules.draw_from = n.DRAW_NEVER
    if drawn and not rules.one_total:
        rules.draw_from = answers.way(
            "resti.drawn_from",
            {
                c.RestiDrawnFrom.FIRST_SCORE: n.DRAW_FROM_FIRST_SCORE,
                c.RestiDrawnFrom.FIRST_LEAD: n.DRAW_FROM_FIRST_LEAD,
            },
        )
    rules.remainder = answers.way(
        "resti.remainder",
        {
            c.RestiRemainder.UP: n.REMAINDER_UP,
            c.RestiRemainder.DOWN: n.REMAINDER_DOWN,
            c.RestiRemainder.CARRIED_OVER: n.REMAINDER_CARRIED,
        },
    )
    rules.net_once = answers.way(
        "resti.netting", {c.RestiNetting.NET_ONCE: 1, c.RestiNetting.ITEM_BY_ITEM: 0}
    )
