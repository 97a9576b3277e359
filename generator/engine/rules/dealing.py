"""Deal, cut and robbing, fola and discards."""

from generator.engine import codes as n
from generator.engine.rules.looking_up import Answers
from generator.engine.rules.shapes import padded
from generator.model import choices as c


def fold_dealing(answers: Answers) -> None:
    """Hands, cut, robbing, cards shown, fola, discards."""
    rules = answers.rules
    rules.hand_size = answers.get("deal.hand_size", int)
    rules.stock = n.CARDS - answers.in_play * rules.hand_size
    batches = answers.get("deal.batches", tuple)
    rules.n_batches = len(batches)
    rules.batches = padded(list(batches), 4)
    rules.expose = answers.way(
        "deal.exposed",
        {
            c.DealExposed.EACH_PLAYERS_LAST: n.EXPOSE_EACH,
            c.DealExposed.LAST_OF_DEAL: n.EXPOSE_LAST,
        },
    )
    rules.exposed_scores = answers.way(
        "deal.exposed_scores",
        {c.DealExposedScores.OWN_VALUE: 1, c.DealExposedScores.NOTHING: 0},
    )
    rules.cut_from = answers.way(
        "rob.cutter_from",
        {
            c.RobCutterFrom.TOP_OF_PACK: n.FROM_TOP,
            c.RobCutterFrom.BOTTOM_OF_PACKET: n.FROM_PACKET,
            c.RobCutterFrom.CARD_AT_THE_CUT: n.FROM_CUT,
        },
    )
    rules.rob_takes_s, rules.rob_takes_t = answers.masks("rob.cutter_takes")
    rules.ignoble_stops = answers.way(
        "rob.stops",
        {c.RobStops.FIRST_CARD_NOT_TAKEN: 0, c.RobStops.FIRST_IGNOBLE_CARD: 1},
    )
    reading = answers.readings["rob.cutter_limit"]
    limit = reading.answer
    rules.rob_limit = min(rules.stock, limit) if isinstance(limit, int) else rules.stock
    rules.stop_card = answers.way(
        "rob.stop_card",
        {
            c.RobStopCard.TOP_OF_PACK: n.STOP_ON_TOP,
            c.RobStopCard.BOTTOM_OF_PACK: n.STOP_AT_BOTTOM,
            c.RobStopCard.PACKET_BACK_ON_TOP: n.STOP_BACK_ON_TOP,
        },
    )
    rules.dealt_short = answers.way(
        "rob.hand_back",
        {c.RobHandBack.FULL_DEAL_THEN_DISCARD: 0, c.RobHandBack.DEALT_SHORT: 1},
    )
    rules.may_stop = answers.way(
        "rob.duty", {c.RobDuty.MUST_WHILE_POSSIBLE: 0, c.RobDuty.MAY_STOP: 1}
    )
    rules.dealer_robs = answers.way(
        "rob.dealer", {c.RobDealer.ROBS_FROM_TOP: 1, c.RobDealer.ROBS_NOTHING: 0}
    )
    if rules.dealer_robs:
        rules.dealer_takes_s, rules.dealer_takes_t = answers.masks("rob.dealer_takes")
    rules.fola_search = answers.way(
        "fola.search",
        {
            c.FolaSearch.NONE: n.SEARCH_NONE,
            c.FolaSearch.MAY_EXCHANGE: n.SEARCH_MAY,
            c.FolaSearch.MUST_TAKE: n.SEARCH_MUST,
        },
    )
    if rules.fola_search != n.SEARCH_NONE:
        rules.fola_takes_s, rules.fola_takes_t = answers.masks("fola.takes")
        rules.fola_scores = answers.way(
            "fola.scores", {c.FolaScores.NOTHING: 0, c.FolaScores.COUNTING_CARDS: 1}
        )
    rules.fola_seen = answers.way(
        "fola.seen_when",
        {
            c.FolaSeenWhen.NEVER: n.SEEN_NEVER,
            c.FolaSeenWhen.AFTER_THE_TAKING: n.SEEN_AFTER_TAKING,
            c.FolaSeenWhen.AFTER_THE_DECLARATIONS: n.SEEN_AFTER_DECLARING,
        },
    )
    rules.barred_s, rules.barred_t = answers.masks("discard.barred")
    rules.voids_barred = answers.way(
        "discard.voids", {c.DiscardVoids.ALLOWED: 0, c.DiscardVoids.BARRED: 1}
    )
