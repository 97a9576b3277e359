"""The ways of doing that a question may choose between: one enum a question.

A member is named for what is done, never for who does it; its value is the word in YAML.
What each member means is told in rulesets/questionnaire/<stage>.en.yaml, under `values`.
"""

from enum import Enum


class PackMattoClass(Enum):
    """Answers to `pack.matto_class`."""

    SEPARATE_CARD = "separate_card"
    FORTY_FIRST_TAROCCO = "forty_first_tarocco"


class PackTrumpOrder(Enum):
    """Answers to `pack.trump_order`."""

    HIGHER_NUMBER_WINS = "higher_number_wins"


class VersicoleLongRuns(Enum):
    """Answers to `versicole.long_runs`."""

    MERGED = "merged"
    SPLIT_IN_THREES = "split_in_threes"
    OVERLAPPING_THREES = "overlapping_threes"


class VersicoleTrump29InRuns(Enum):
    """Answers to `versicole.trump_29_in_runs`."""

    ALLOWED = "allowed"
    BARRED = "barred"
    PASSED_OVER = "passed_over"


class VersicoleMatto140(Enum):
    """Answers to `versicole.matto_1_40`."""

    ALLOWED = "allowed"


class VersicoleFourTens(Enum):
    """Answers to `versicole.four_tens`."""

    ONE_SET = "one_set"
    TWO_SETS = "two_sets"


class VersicoleMattoJoins(Enum):
    """Answers to `versicole.matto_joins`."""

    ADDS_OWN_VALUE = "adds_own_value"
    FILLS_A_GAP = "fills_a_gap"


class VersicoleMattoScope(Enum):
    """Answers to `versicole.matto_scope`."""

    EVERY_OTHER = "every_other"
    EVERY_ONE = "every_one"
    ONE_ONLY = "one_only"


class VersicoleWorth(Enum):
    """Answers to `versicole.worth`."""

    SUM_OF_CARDS = "sum_of_cards"
    FLAT = "flat"


class PlayersSides(Enum):
    """Answers to `players.sides`."""

    PAIRS = "pairs"
    EACH = "each"


class PlayersPartners(Enum):
    """Answers to `players.partners`."""

    OPPOSITE = "opposite"


class PlayersDirection(Enum):
    """Answers to `players.direction`."""

    COUNTER_CLOCKWISE = "counter_clockwise"


class PlayersLeader(Enum):
    """Answers to `players.leader`."""

    RIGHT_OF_DEALER = "right_of_dealer"


class PlayersCutter(Enum):
    """Answers to `players.cutter`."""

    LEFT_OF_DEALER = "left_of_dealer"


class DealExposed(Enum):
    """Answers to `deal.exposed`."""

    EACH_PLAYERS_LAST = "each_players_last"
    LAST_OF_DEAL = "last_of_deal"


class DealExposedScores(Enum):
    """Answers to `deal.exposed_scores`."""

    OWN_VALUE = "own_value"
    NOTHING = "nothing"


class RobCutterFrom(Enum):
    """Answers to `rob.cutter_from`."""

    BOTTOM_OF_PACKET = "bottom_of_packet"
    TOP_OF_PACK = "top_of_pack"
    CARD_AT_THE_CUT = "card_at_the_cut"


class RobStops(Enum):
    """Answers to `rob.stops`."""

    FIRST_CARD_NOT_TAKEN = "first_card_not_taken"
    FIRST_IGNOBLE_CARD = "first_ignoble_card"


class RobCutterScores(Enum):
    """Answers to `rob.cutter_scores`."""

    COUNTING_CARDS = "counting_cards"


class RobStopCard(Enum):
    """Answers to `rob.stop_card`."""

    BOTTOM_OF_PACK = "bottom_of_pack"
    PACKET_BACK_ON_TOP = "packet_back_on_top"
    TOP_OF_PACK = "top_of_pack"


class RobHandBack(Enum):
    """Answers to `rob.hand_back`."""

    FULL_DEAL_THEN_DISCARD = "full_deal_then_discard"
    DEALT_SHORT = "dealt_short"


class RobShown(Enum):
    """Answers to `rob.shown`."""

    TO_ALL = "to_all"


class RobDuty(Enum):
    """Answers to `rob.duty`."""

    MUST_WHILE_POSSIBLE = "must_while_possible"
    MAY_STOP = "may_stop"


class RobDealer(Enum):
    """Answers to `rob.dealer`."""

    ROBS_FROM_TOP = "robs_from_top"
    ROBS_NOTHING = "robs_nothing"


class RobDealerScores(Enum):
    """Answers to `rob.dealer_scores`."""

    COUNTING_CARDS = "counting_cards"


class FolaSearch(Enum):
    """Answers to `fola.search`."""

    NONE = "none"
    MAY_EXCHANGE = "may_exchange"
    MUST_TAKE = "must_take"


class FolaScores(Enum):
    """Answers to `fola.scores`."""

    NOTHING = "nothing"
    COUNTING_CARDS = "counting_cards"


class FolaCardsSeenBy(Enum):
    """Answers to `fola.cards_seen_by`."""

    NOBODY = "nobody"
    DEALER = "dealer"
    DEALER_AND_PARTNER = "dealer_and_partner"
    EVERYONE = "everyone"


class FolaSuitsToldTo(Enum):
    """Answers to `fola.suits_told_to`."""

    NOBODY = "nobody"
    EVERYONE = "everyone"


class FolaSeenWhen(Enum):
    """Answers to `fola.seen_when`."""

    NEVER = "never"
    AFTER_THE_TAKING = "after_the_taking"
    AFTER_THE_DECLARATIONS = "after_the_declarations"


class FolaAllInPlay(Enum):
    """Answers to `fola.all_in_play`."""

    CERTAIN = "certain"
    NOT_CERTAIN = "not_certain"


class DiscardVoids(Enum):
    """Answers to `discard.voids`."""

    ALLOWED = "allowed"
    BARRED = "barred"


class DiscardCountToldTo(Enum):
    """Answers to `discard.count_told_to`."""

    NOBODY = "nobody"
    EVERYONE = "everyone"


class DiscardSeenWhen(Enum):
    """Answers to `discard.seen_when`."""

    NEVER = "never"
    AFTER_THE_FIRST_LEAD = "after_the_first_lead"


class StayAllowed(Enum):
    """Answers to `stay.allowed`."""

    ALLOWED = "allowed"
    BARRED = "barred"


class StayOrder(Enum):
    """Answers to `stay.order`."""

    FROM_THE_LEADER_ON = "from_the_leader_on"


class StayPaidTo(Enum):
    """Answers to `stay.paid_to`."""

    WINNER_OF_LAST_TRICK = "winner_of_last_trick"


class StayMarksDeaths(Enum):
    """Answers to `stay.marks_deaths`."""

    UNDECLARED_CARDS = "undeclared_cards"
    EVERY_CARD = "every_card"
    EVERY_LOSS = "every_loss"


class StayWhen(Enum):
    """Answers to `stay.when`."""

    AFTER_THE_DISCARDS = "after_the_discards"
    BEFORE_THE_DEAL = "before_the_deal"


class StayCards(Enum):
    """Answers to `stay.cards`."""

    LAID_ASIDE_UNSEEN = "laid_aside_unseen"


class DeclareWhen(Enum):
    """Answers to `declare.when`."""

    BEFORE_THE_FIRST_LEAD = "before_the_first_lead"
    IN_THE_FIRST_TRICK = "in_the_first_trick"


class DeclareScope(Enum):
    """Answers to `declare.scope`."""

    OWN_HAND = "own_hand"


class DeclareShown(Enum):
    """Answers to `declare.shown`."""

    TO_ALL = "to_all"


class DeclareChoice(Enum):
    """Answers to `declare.choice`."""

    OPTIONAL = "optional"
    AUTOMATIC = "automatic"


class DeclareScores(Enum):
    """Answers to `declare.scores`."""

    AT_ONCE = "at_once"


class PlayWinner(Enum):
    """Answers to `play.winner`."""

    HIGHEST_TRUMP_ELSE_SUIT_LED = "highest_trump_else_suit_led"


class PlayNextLead(Enum):
    """Answers to `play.next_lead`."""

    TRICK_WINNER = "trick_winner"


class PlayFollow(Enum):
    """Answers to `play.follow`."""

    MUST_FOLLOW = "must_follow"


class PlayTrumpWhenVoid(Enum):
    """Answers to `play.trump_when_void`."""

    MUST_TRUMP = "must_trump"


class PlayNeither(Enum):
    """Answers to `play.neither`."""

    ANY_CARD = "any_card"


class PlayOvertake(Enum):
    """Answers to `play.overtake`."""

    NOT_REQUIRED = "not_required"


class PlayKingRule(Enum):
    """Answers to `play.king_rule`."""

    FREE = "free"
    FORCED = "forced"


class PlayKingTrigger(Enum):
    """Answers to `play.king_trigger`."""

    ANY_EARLIER_PLAYER_TRUMPED = "any_earlier_player_trumped"
    SECOND_PLAYER_TRUMPED = "second_player_trumped"


class PlayKingScope(Enum):
    """Answers to `play.king_scope`."""

    FIRST_ROUND_OF_SUIT = "first_round_of_suit"
    FIRST_TRICK_OF_DEAL = "first_trick_of_deal"


class PlayKingBeforeMatto(Enum):
    """Answers to `play.king_before_matto`."""

    FOR_THE_HOLDER = "for_the_holder"
    FOR_EVERYONE = "for_everyone"


class MattoExcuse(Enum):
    """Answers to `matto.excuse`."""

    ANY_TRICK = "any_trick"
    ANY_TRICK_BUT_THE_FORCED_KING = "any_trick_but_the_forced_king"


class MattoLead(Enum):
    """Answers to `matto.lead`."""

    LAST_CARD_ONLY = "last_card_only"
    ANY_TIME = "any_time"


class MattoLastTrick(Enum):
    """Answers to `matto.last_trick`."""

    KEEPS_POWER = "keeps_power"
    LOSES_POWER = "loses_power"


class MattoKeptBy(Enum):
    """Answers to `matto.kept_by`."""

    PLAYER = "player"
    SIDE = "side"


class MattoOwesWhen(Enum):
    """Answers to `matto.owes_when`."""

    OPPONENT_WINS_TRICK = "opponent_wins_trick"
    ALWAYS = "always"


class MattoPaidWhen(Enum):
    """Answers to `matto.paid_when`."""

    AT_THE_END = "at_the_end"
    AT_ONCE = "at_once"


class MattoOwesCard(Enum):
    """Answers to `matto.owes_card`."""

    WORTHLESS_SUIT_CARD = "worthless_suit_card"
    WORTHLESS_ELSE_COUNTING = "worthless_else_counting"


class MattoOwedCountingIsDeath(Enum):
    """Answers to `matto.owed_counting_is_death`."""

    MARKED = "marked"
    NOT_MARKED = "not_marked"


class MattoLostWhen(Enum):
    """Answers to `matto.lost_when`."""

    SIDE_WINS_NO_TRICK = "side_wins_no_trick"
    PLAYER_WINS_NO_TRICK = "player_wins_no_trick"


class MattoLossScores(Enum):
    """Answers to `matto.loss_scores`."""

    AT_ONCE_AND_IN_PILE = "at_once_and_in_pile"
    AT_ONCE_ONLY = "at_once_only"
    IN_PILE_ONLY = "in_pile_only"


class DeathsScored(Enum):
    """Answers to `deaths.scored`."""

    VALUE_OF_THE_CARD = "value_of_the_card"


class DeathsMarkedBy(Enum):
    """Answers to `deaths.marked_by`."""

    CAPTURING_SIDE = "capturing_side"
    EACH_OPPONENT = "each_opponent"


class DeathsDeclaredCards(Enum):
    """Answers to `deaths.declared_cards`."""

    SCORED = "scored"
    EXEMPT = "exempt"
    EXEMPT_WHEN_BROKEN = "exempt_when_broken"


class TallyVersicoleOf(Enum):
    """Answers to `tally.versicole_of`."""

    OWN_PILE = "own_pile"
    SIDE_PILE = "side_pile"


class TallyMattoTimes(Enum):
    """Answers to `tally.matto_times`."""

    TWICE_FOR_EACH_AND_ONCE_MORE = "twice_for_each_and_once_more"


class TallyBroken(Enum):
    """Answers to `tally.broken`."""

    WHAT_STILL_MAKES_ONE = "what_still_makes_one"


class TallyValues(Enum):
    """Answers to `tally.values`."""

    COUNTED = "counted"


class TallyHonours(Enum):
    """Answers to `tally.honours`."""

    DIFFERENCE_OF_SIDES = "difference_of_sides"
    DIFFERENCE_WITH_EACH_OPPONENT = "difference_with_each_opponent"


class TallySurplus(Enum):
    """Answers to `tally.surplus`."""

    COUNTED = "counted"
    NOT_COUNTED = "not_counted"


class TallySurplusPaidBy(Enum):
    """Answers to `tally.surplus_paid_by`."""

    SIDE_BELOW = "side_below"
    EACH_PLAYER_BELOW = "each_player_below"
    OWN_DIFFERENCE = "own_difference"
    PAIRWISE_DIFFERENCE = "pairwise_difference"


class RestiLead(Enum):
    """Answers to `resti.lead`."""

    ONE_LEAD = "one_lead"
    PAIRWISE_LEADS = "pairwise_leads"
    ONE_TOTAL_EACH = "one_total_each"


class RestiInPlay(Enum):
    """Answers to `resti.in_play`."""

    DRAWN = "drawn"
    NOT_DRAWN = "not_drawn"


class RestiDrawnFrom(Enum):
    """Answers to `resti.drawn_from`."""

    FIRST_SCORE = "first_score"
    FIRST_LEAD = "first_lead"


class RestiRemainder(Enum):
    """Answers to `resti.remainder`."""

    UP = "up"
    DOWN = "down"
    CARRIED_OVER = "carried_over"


class RestiNetting(Enum):
    """Answers to `resti.netting`."""

    NET_ONCE = "net_once"
    ITEM_BY_ITEM = "item_by_item"


class RestiBetween(Enum):
    """Answers to `resti.between`."""

    TWO_SIDES = "two_sides"
    EACH_AGAINST_EACH = "each_against_each"


class IrregularMisdealPaidTo(Enum):
    """Answers to `irregular.misdeal_paid_to`."""

    EACH_OPPONENT = "each_opponent"
    EACH_PLAYER_WRONGED = "each_player_wronged"


class IrregularTooMany(Enum):
    """Answers to `irregular.too_many`."""

    DISCARDS_THE_EXCESS = "discards_the_excess"
    DISCARDS_THE_EXCESS_WITHOUT_A_VOID = "discards_the_excess_without_a_void"


class IrregularTooFew(Enum):
    """Answers to `irregular.too_few`."""

    DRAWS_UNSEEN_FROM_THE_STOCK = "draws_unseen_from_the_stock"
    DEALER_SUPPLIES = "dealer_supplies"


class IrregularWrongCountScores(Enum):
    """Answers to `irregular.wrong_count_scores`."""

    NOTHING = "nothing"
    LAST_TRICK_AND_CARDS_TAKEN = "last_trick_and_cards_taken"


class IrregularWrongCountPays(Enum):
    """Answers to `irregular.wrong_count_pays`."""

    NOTHING = "nothing"
    THE_MISDEAL_PENALTY = "the_misdeal_penalty"


class IrregularLateRemedy(Enum):
    """Answers to `irregular.late_remedy`."""

    BARRED = "barred"
    IF_THE_CARD_DOES_NOT_COUNT = "if_the_card_does_not_count"


class IrregularPartnerPaysCount(Enum):
    """Answers to `irregular.partner_pays_count`."""

    SHARED = "shared"
    NOT_SHARED = "not_shared"


class IrregularPartnerPaysRevoke(Enum):
    """Answers to `irregular.partner_pays_revoke`."""

    SHARED = "shared"
    NOT_SHARED = "not_shared"


class IrregularRevokeUnit(Enum):
    """Answers to `irregular.revoke_unit`."""

    TWO_RESTI = "two_resti"
    ONE_RESTO = "one_resto"


class IrregularRevokeReturns(Enum):
    """Answers to `irregular.revoke_returns`."""

    THE_CARD_KILLED = "the_card_killed"
    THE_WHOLE_TRICK = "the_whole_trick"
    NOTHING = "nothing"


class IrregularRevokeStands(Enum):
    """Answers to `irregular.revoke_stands`."""

    ON_DISCOVERY = "on_discovery"
    ONCE_THE_OFFENDER_HAS_PLAYED_AGAIN = "once_the_offender_has_played_again"


class MatchLaydown(Enum):
    """Answers to `match.laydown`."""

    ALLOWED = "allowed"
    BARRED = "barred"


class MatchLaydownEffect(Enum):
    """Answers to `match.laydown_effect`."""

    THE_OTHERS_CHOOSE_HIS_CARDS = "the_others_choose_his_cards"


class MatchFirstDealer(Enum):
    """Answers to `match.first_dealer`."""

    BY_LOT = "by_lot"
    NAMED_BY_THE_SYSTEM = "named_by_the_system"


class MatchNextDealer(Enum):
    """Answers to `match.next_dealer`."""

    NEXT_IN_ORDER_OF_PLAY = "next_in_order_of_play"
    NONE = "none"
