"""The King, the Matto, deaths."""

from generator.engine import codes as n
from generator.engine.rules.looking_up import Answers
from generator.model import choices as c


def fold_play(answers: Answers) -> None:
    """The King, the Matto, deaths."""
    rules = answers.rules
    if answers.get("play.king_rule", c.PlayKingRule) is c.PlayKingRule.FORCED:
        _fold_king(answers)
    rules.matto_anytime = answers.way(
        "matto.lead", {c.MattoLead.LAST_CARD_ONLY: 0, c.MattoLead.ANY_TIME: 1}
    )
    rules.matto_loses_power = answers.way(
        "matto.last_trick",
        {c.MattoLastTrick.KEEPS_POWER: 0, c.MattoLastTrick.LOSES_POWER: 1},
    )
    rules.owes = answers.way(
        "matto.owes_when",
        {
            c.MattoOwesWhen.OPPONENT_WINS_TRICK: n.OWES_IF_LOST,
            c.MattoOwesWhen.ALWAYS: n.OWES_ALWAYS,
        },
    )
    rules.matto_paid_at_once = answers.way(
        "matto.paid_when", {c.MattoPaidWhen.AT_THE_END: 0, c.MattoPaidWhen.AT_ONCE: 1}
    )
    rules.owes_what = answers.way(
        "matto.owes_card",
        {
            c.MattoOwesCard.WORTHLESS_ELSE_COUNTING: n.OWES_WORTHLESS,
            c.MattoOwesCard.WORTHLESS_SUIT_CARD: n.OWES_SUIT_CARD,
        },
    )
    rules.owed_is_death = answers.way(
        "matto.owed_counting_is_death",
        {c.MattoOwedCountingIsDeath.MARKED: 1, c.MattoOwedCountingIsDeath.NOT_MARKED: 0},
    )
    rules.lost_by = answers.way(
        "matto.lost_when",
        {
            c.MattoLostWhen.SIDE_WINS_NO_TRICK: n.LOST_BY_SIDE,
            c.MattoLostWhen.PLAYER_WINS_NO_TRICK: n.LOST_BY_PLAYER,
        },
    )
    rules.loss_scores = answers.way(
        "matto.loss_scores",
        {
            c.MattoLossScores.AT_ONCE_AND_IN_PILE: n.LOSS_BOTH,
            c.MattoLossScores.AT_ONCE_ONLY: n.LOSS_ENTRY,
            c.MattoLossScores.IN_PILE_ONLY: n.LOSS_PILE,
        },
    )
    rules.death_to = answers.way(
        "deaths.marked_by",
        {
            c.DeathsMarkedBy.CAPTURING_SIDE: n.DEATH_TO_CAPTOR,
            c.DeathsMarkedBy.EACH_OPPONENT: n.DEATH_TO_EACH,
        },
    )
    rules.shown_cards = answers.way(
        "deaths.declared_cards",
        {
            c.DeathsDeclaredCards.SCORED: n.SHOWN_SCORED,
            c.DeathsDeclaredCards.EXEMPT: n.SHOWN_EXEMPT,
            c.DeathsDeclaredCards.EXEMPT_WHEN_BROKEN: n.SHOWN_EXEMPT_BROKEN,
        },
    )


def _fold_king(answers: Answers) -> None:
    """When a King is forced, and from whom the Matto is then kept."""
    rules = answers.rules
    rules.king_rule = answers.way(
        "play.king_trigger",
        {
            c.PlayKingTrigger.ANY_EARLIER_PLAYER_TRUMPED: n.KING_ANY,
            c.PlayKingTrigger.SECOND_PLAYER_TRUMPED: n.KING_SECOND,
        },
    )
    rules.king_first_trick = answers.way(
        "play.king_scope",
        {c.PlayKingScope.FIRST_ROUND_OF_SUIT: 0, c.PlayKingScope.FIRST_TRICK_OF_DEAL: 1},
    )
    rules.king_bars_matto = answers.way(
        "play.king_before_matto",
        {c.PlayKingBeforeMatto.FOR_THE_HOLDER: 0, c.PlayKingBeforeMatto.FOR_EVERYONE: 1},
    )
