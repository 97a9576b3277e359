"""The questionnaire as a typed record: one group of fields a stage, one field a question.

`RuleSet` holds what one transcription answers; `<stage>.<field>` is the id of the question.
No field has a default: absence is data (`Answers` without the form).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from generator.model import choices as c
from generator.model.answers import Answers, Crux, Unencoded
from generator.model.cards import CardSet, Range
from generator.model.forms import Form


@dataclass(frozen=True, slots=True)
class PackRules:
    """Answers of the stage `pack`."""

    size: Answers[int]
    courts: Answers[tuple[str, ...]]
    trumps: Answers[int]
    arie: Answers[tuple[str, ...]]
    matto_class: Answers[c.PackMattoClass]
    trump_order: Answers[c.PackTrumpOrder]
    reversed_suits: Answers[tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class CardsRules:
    """Answers of the stage `cards`."""

    claimed: Answers[int]
    trump_1: Answers[int]
    trumps_2_to_5: Answers[int]
    trumps_10_13_20: Answers[int]
    trumps_28_30_to_35: Answers[int]
    trump_29: Answers[int]
    arie: Answers[int]
    kings: Answers[int]
    matto: Answers[int]
    total: Answers[int]


@dataclass(frozen=True, slots=True)
class VersicoleRules:
    """Answers of the stage `versicole`."""

    run_ranges: Answers[tuple[Range, ...]]
    run_length: Answers[int]
    long_runs: Answers[c.VersicoleLongRuns]
    trump_29_in_runs: Answers[c.VersicoleTrump29InRuns]
    trump_29_worth: Answers[int]
    matto_1_40: Answers[c.VersicoleMatto140]
    one_x_28: Answers[CardSet]
    tens: Answers[tuple[CardSet, ...]]
    four_tens: Answers[c.VersicoleFourTens]
    kings: Answers[int]
    matto_joins: Answers[c.VersicoleMattoJoins]
    matto_scope: Answers[c.VersicoleMattoScope]
    matto_worth: Answers[int]
    worth: Answers[c.VersicoleWorth]


@dataclass(frozen=True, slots=True)
class PlayersRules:
    """Answers of the stage `players`."""

    counts: Answers[tuple[int, ...]]
    sides: Answers[c.PlayersSides]
    partners: Answers[c.PlayersPartners]
    direction: Answers[c.PlayersDirection]
    leader: Answers[c.PlayersLeader]
    cutter: Answers[c.PlayersCutter]


@dataclass(frozen=True, slots=True)
class DealRules:
    """Answers of the stage `deal`."""

    hand_size: Answers[int]
    stock: Answers[int]
    batches: Answers[tuple[int, ...]]
    exposed: Answers[c.DealExposed]
    exposed_scores: Answers[c.DealExposedScores]


@dataclass(frozen=True, slots=True)
class RobRules:
    """Answers of the stage `rob`."""

    cutter_from: Answers[c.RobCutterFrom]
    cutter_takes: Answers[CardSet]
    stops: Answers[c.RobStops]
    cutter_limit: Answers[int | str]
    cutter_scores: Answers[c.RobCutterScores]
    stop_card: Answers[c.RobStopCard]
    hand_back: Answers[c.RobHandBack]
    shown: Answers[c.RobShown]
    duty: Answers[c.RobDuty]
    dealer: Answers[c.RobDealer]
    dealer_takes: Answers[CardSet]
    dealer_scores: Answers[c.RobDealerScores]


@dataclass(frozen=True, slots=True)
class FolaRules:
    """Answers of the stage `fola`."""

    search: Answers[c.FolaSearch]
    takes: Answers[CardSet]
    scores: Answers[c.FolaScores]
    cards_seen_by: Answers[c.FolaCardsSeenBy]
    suits_told_to: Answers[c.FolaSuitsToldTo]
    seen_when: Answers[c.FolaSeenWhen]
    all_in_play: Answers[c.FolaAllInPlay]


@dataclass(frozen=True, slots=True)
class DiscardRules:
    """Answers of the stage `discard`."""

    barred: Answers[CardSet]
    voids: Answers[c.DiscardVoids]
    count_told_to: Answers[c.DiscardCountToldTo]
    seen_when: Answers[c.DiscardSeenWhen]


@dataclass(frozen=True, slots=True)
class StayRules:
    """Answers of the stage `stay`."""

    allowed: Answers[c.StayAllowed]
    order: Answers[c.StayOrder]
    most: Answers[int]
    fees: Answers[tuple[int, ...]]
    paid_to: Answers[c.StayPaidTo]
    marks_deaths: Answers[c.StayMarksDeaths]
    when: Answers[c.StayWhen]
    cards: Answers[c.StayCards]


@dataclass(frozen=True, slots=True)
class DeclareRules:
    """Answers of the stage `declare`."""

    when: Answers[c.DeclareWhen]
    scope: Answers[c.DeclareScope]
    shown: Answers[c.DeclareShown]
    choice: Answers[c.DeclareChoice]
    scores: Answers[c.DeclareScores]


@dataclass(frozen=True, slots=True)
class PlayRules:
    """Answers of the stage `play`."""

    winner: Answers[c.PlayWinner]
    next_lead: Answers[c.PlayNextLead]
    follow: Answers[c.PlayFollow]
    trump_when_void: Answers[c.PlayTrumpWhenVoid]
    neither: Answers[c.PlayNeither]
    overtake: Answers[c.PlayOvertake]
    king_rule: Answers[c.PlayKingRule]
    king_trigger: Answers[c.PlayKingTrigger]
    king_scope: Answers[c.PlayKingScope]
    king_before_matto: Answers[c.PlayKingBeforeMatto]


@dataclass(frozen=True, slots=True)
class MattoRules:
    """Answers of the stage `matto`."""

    excuse: Answers[c.MattoExcuse]
    lead: Answers[c.MattoLead]
    last_trick: Answers[c.MattoLastTrick]
    kept_by: Answers[c.MattoKeptBy]
    owes_when: Answers[c.MattoOwesWhen]
    paid_when: Answers[c.MattoPaidWhen]
    owes_card: Answers[c.MattoOwesCard]
    owed_counting_is_death: Answers[c.MattoOwedCountingIsDeath]
    lost_when: Answers[c.MattoLostWhen]
    loss_scores: Answers[c.MattoLossScores]


@dataclass(frozen=True, slots=True)
class DeathsRules:
    """Answers of the stage `deaths`."""

    scored: Answers[c.DeathsScored]
    marked_by: Answers[c.DeathsMarkedBy]
    declared_cards: Answers[c.DeathsDeclaredCards]


@dataclass(frozen=True, slots=True)
class TallyRules:
    """Answers of the stage `tally`."""

    versicole_of: Answers[c.TallyVersicoleOf]
    versicole_times: Answers[int]
    matto_times: Answers[c.TallyMattoTimes]
    broken: Answers[c.TallyBroken]
    undeclared: Answers[int]
    order: Answers[tuple[str, ...]]
    values: Answers[c.TallyValues]
    honours: Answers[c.TallyHonours]
    last_trick: Answers[int]
    surplus: Answers[c.TallySurplus]
    surplus_quota: Answers[int]
    surplus_paid_by: Answers[c.TallySurplusPaidBy]


@dataclass(frozen=True, slots=True)
class RestiRules:
    """Answers of the stage `resti`."""

    lead: Answers[c.RestiLead]
    points: Answers[int]
    in_play: Answers[c.RestiInPlay]
    drawn_from: Answers[c.RestiDrawnFrom]
    remainder: Answers[c.RestiRemainder]
    netting: Answers[c.RestiNetting]
    between: Answers[c.RestiBetween]


@dataclass(frozen=True, slots=True)
class IrregularRules:
    """Answers of the stage `irregular`."""

    misdeal_first: Answers[int]
    misdeal_further: Answers[int]
    misdeal_cap: Answers[int | str]
    misdeal_paid_to: Answers[c.IrregularMisdealPaidTo]
    too_many: Answers[c.IrregularTooMany]
    too_few: Answers[c.IrregularTooFew]
    wrong_count_scores: Answers[c.IrregularWrongCountScores]
    wrong_count_pays: Answers[c.IrregularWrongCountPays]
    late_remedy: Answers[c.IrregularLateRemedy]
    late_remedy_points: Answers[int]
    partner_pays_count: Answers[c.IrregularPartnerPaysCount]
    partner_pays_revoke: Answers[c.IrregularPartnerPaysRevoke]
    unexposed: Answers[int | str]
    revoke: Answers[int]
    revoke_unit: Answers[c.IrregularRevokeUnit]
    revoke_returns: Answers[c.IrregularRevokeReturns]
    revoke_stands: Answers[c.IrregularRevokeStands]
    revoke_denied: Answers[int | str]
    capture_denied: Answers[int | str]


@dataclass(frozen=True, slots=True)
class MatchRules:
    """Answers of the stage `match`."""

    laydown: Answers[c.MatchLaydown]
    laydown_bar: Answers[CardSet]
    laydown_effect: Answers[c.MatchLaydownEffect]
    length: Answers[tuple[int, ...]]
    result: Answers[tuple[str, ...]]
    first_dealer: Answers[c.MatchFirstDealer]
    next_dealer: Answers[c.MatchNextDealer]


@dataclass(frozen=True, slots=True)
class RuleSet:
    """One source's answers to every question, for each of its forms."""

    id: str
    source: str
    forms: Mapping[str, Form]
    witness_of: str | None
    cruxes: Mapping[str, Crux]
    unencoded: tuple[Unencoded, ...]
    pack: PackRules
    cards: CardsRules
    versicole: VersicoleRules
    players: PlayersRules
    deal: DealRules
    rob: RobRules
    fola: FolaRules
    discard: DiscardRules
    stay: StayRules
    declare: DeclareRules
    play: PlayRules
    matto: MattoRules
    deaths: DeathsRules
    tally: TallyRules
    resti: RestiRules
    irregular: IrregularRules
    match: MatchRules
    was: tuple[str, ...] = ()  # former ids
