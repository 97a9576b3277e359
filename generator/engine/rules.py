"""From a rule set, one of its forms and what is to be played otherwise, to the engine's block.

Every question that the engine plays by is folded here once into numbers, masks and small ints;
beside the block stand the readings, by the number of their question, so that an event leads
back to a passage.
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import TypeVar

from generator.engine import codes as n
from generator.engine.block import Rules
from generator.model import choices as c
from generator.model.answers import Answer, Reading, SilentSource
from generator.model.cards import CARDS, INDEX, KINGS, RANKS, SUIT_CARDS, SUIT_NAMES, SUITS, CardSet
from generator.model.library import answer_of, question_paths
from generator.model.ruleset import RuleSet

T = TypeVar("T")
Readings = dict[str, Reading[object]]

ITEMS = {
    "last_trick": n.LAST_TRICK,
    "surplus": n.SURPLUS,
    "values": n.VALUES,
    "versicole": n.VERSICOLE,
    "honours": n.HONOURS,
}
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


def compile_rules(
    ruleset: RuleSet, form: str, changes: Mapping[str, str | Reading[object]] | None = None
) -> Rules:
    """The block for one form, with `changes` by crux or question.

    Raises SilentSource where a question that is played has no answer, CannotPlay where answers
    exclude one another.
    """
    readings = readings_of(ruleset, form, changes or {})
    rules = _Folding(ruleset, form, readings).block()
    if rules.stay_before:
        rules.rules_of_three = _rules_of_three(ruleset, form, readings)
    return rules


OF_THREE = ("deal.hand_size", "deal.stock", "deal.batches", "tally.surplus_quota")


def _rules_of_three(ruleset: RuleSet, form: str, readings: Readings) -> Rules:
    """The block for a deal that one of four has left before the cards were dealt (X23, X53).

    Hands, packets and quota are those of the same source's form for three; all else stays.
    """
    of_three = next((f.id for f in ruleset.forms.values() if f.players == 3), None)
    if of_three is None:
        raise CannotPlay([f"stay.when before_the_deal needs a form for three in {ruleset.id}"])
    taken = {q: answer_of(ruleset, q, of_three) for q in OF_THREE}
    other = {**readings, **{q: a.played for q, a in taken.items() if a is not None}}
    return _Folding(ruleset, form, other, in_play=3).block()


class _Folding:
    """One compilation: looks answers up by question and writes the block."""

    def __init__(
        self, ruleset: RuleSet, form: str, readings: Readings, in_play: int | None = None
    ) -> None:
        self.form = ruleset.forms[form]
        self.in_play = in_play or self.form.players  # how many are dealt to
        self.readings = readings
        self.rules = Rules()

    def get(self, question: str, kind: type[T]) -> T:
        """The value played, which must be there and of the kind asked for."""
        reading = self.readings.get(question)
        if reading is None:
            raise SilentSource(question)
        value = reading.answer
        assert isinstance(value, kind), question
        return value

    def way(self, question: str, table: Mapping[Enum, int]) -> int:
        """A way of doing as the block has it; the table holds every member of the enum."""
        return table[self.get(question, Enum)]

    def block(self) -> Rules:
        """The finished block; raises CannotPlay."""
        self.rules.players = self.form.players
        pairs = self.get("players.sides", c.PlayersSides) is c.PlayersSides.PAIRS
        self.rules.pairs = 1 if pairs else 0
        self.rules.sides = 2 if pairs else self.form.players
        self.pack()
        self.versicole()
        self.dealing()
        self.before_play()
        self.play()
        self.score()
        self.rules.readings = tuple(self.readings.get(question) for question in QUESTIONS)
        problems = tuple(self.problems())
        if problems:
            raise CannotPlay(problems)
        return self.rules

    # ------------------------------------------------------------------ cards

    def pack(self) -> None:
        """Values, strengths, and which cards count."""
        rules = self.rules
        value = dict.fromkeys(CARDS, 0)
        why = dict.fromkeys(CARDS, 0)
        for question, cards in (
            ("cards.trump_1", ("T1",)),
            ("cards.trumps_2_to_5", _trumps(2, 5)),
            ("cards.trumps_10_13_20", ("T10", "T13", "T20")),
            ("cards.trumps_28_30_to_35", ("T28", *_trumps(30, 35))),
            ("cards.trump_29", ("T29",)),
            ("cards.arie", _trumps(36, 40)),
            ("cards.kings", KINGS),
            ("cards.matto", ("M",)),
        ):
            value.update(dict.fromkeys(cards, self.get(question, int)))
            why.update(dict.fromkeys(cards, QUESTIONS.index(question)))
        rules.value = [value[code] for code in CARDS]
        rules.value_why = [why[code] if value[code] else 0 for code in CARDS]
        reversed_suits = self.get("pack.reversed_suits", tuple)
        rules.order = [_strength(code, reversed_suits) for code in CARDS]
        counting = tuple(code for code in CARDS if value[code])
        rules.counting_s, rules.counting_t = _masks(counting)
        self.counting = counting
        rules.matto_a_trump = self.way(
            "pack.matto_class",
            {c.PackMattoClass.SEPARATE_CARD: 0, c.PackMattoClass.FORTY_FIRST_TAROCCO: 1},
        )

    def masks(self, question: str) -> tuple[int, int]:
        """A set of cards as two masks."""
        cards = self.get(question, CardSet)
        return _masks((*cards.cards, *(self.counting if cards.counting else ())))

    def versicole(self) -> None:
        """Runs and sets, and what the Matto does for them."""
        rules = self.rules
        ranges = self.get("versicole.run_ranges", tuple)
        rules.n_ranges = len(ranges)
        rules.range_low = _padded([span.low - 1 for span in ranges], 4)
        rules.range_high = _padded([span.high - 1 for span in ranges], 4)
        rules.run_length = self.get("versicole.run_length", int)
        rules.long_runs = self.way(
            "versicole.long_runs",
            {
                c.VersicoleLongRuns.MERGED: n.RUN_MERGED,
                c.VersicoleLongRuns.SPLIT_IN_THREES: n.RUN_SPLIT,
                c.VersicoleLongRuns.OVERLAPPING_THREES: n.RUN_OVERLAP,
            },
        )
        rules.t29_in_runs = self.way(
            "versicole.trump_29_in_runs",
            {
                c.VersicoleTrump29InRuns.ALLOWED: n.T29_IN,
                c.VersicoleTrump29InRuns.BARRED: n.T29_BARRED,
                c.VersicoleTrump29InRuns.PASSED_OVER: n.T29_PASSED,
            },
        )
        if rules.t29_in_runs == n.T29_IN:
            rules.t29_worth = self.get("versicole.trump_29_worth", int)
        rules.one_x_28 = _masks(self.get("versicole.one_x_28", CardSet).cards)[1]
        rules.four_tens_two = self.way(
            "versicole.four_tens",
            {c.VersicoleFourTens.ONE_SET: 0, c.VersicoleFourTens.TWO_SETS: 1},
        )
        rules.kings_least = self.get("versicole.kings", int)
        rules.matto_joins = self.way(
            "versicole.matto_joins",
            {
                c.VersicoleMattoJoins.ADDS_OWN_VALUE: n.JOIN_ADDS,
                c.VersicoleMattoJoins.FILLS_A_GAP: n.JOIN_FILLS,
            },
        )
        rules.matto_scope = self.way(
            "versicole.matto_scope",
            {
                c.VersicoleMattoScope.EVERY_OTHER: n.SCOPE_OTHER,
                c.VersicoleMattoScope.EVERY_ONE: n.SCOPE_EVERY,
                c.VersicoleMattoScope.ONE_ONLY: n.SCOPE_ONE,
            },
        )
        rules.matto_worth = self.get("versicole.matto_worth", int)
        rules.flat_worth = self.way(
            "versicole.worth",
            {c.VersicoleWorth.SUM_OF_CARDS: 0, c.VersicoleWorth.FLAT: 1},
        )
        in_runs = [f"T{k}" for span in ranges for k in range(span.low, span.high + 1)]
        alike = (*in_runs, *self.get("versicole.one_x_28", CardSet).cards, *KINGS)
        rules.alike_s, rules.alike_t = _masks((*alike, "T1", "T10", "T20", "T30", "T40", "M"))
        threes = [
            [f"T{k}" for k in range(low, low + 3)]
            for span in ranges
            for low in range(span.low, span.high - 1)
        ]
        tens = [part.cards for part in self.get("versicole.tens", tuple)]
        sets = [*threes, *tens, self.get("versicole.one_x_28", CardSet).cards, ("T1", "T40", "M")]
        rules.care = [sum(1 for held in (*sets, KINGS) if code in held) for code in CARDS]

    # ------------------------------------------------------------------ before play

    def dealing(self) -> None:
        """Hands, cut, robbing, cards shown, fola, discards."""
        rules = self.rules
        rules.hand_size = self.get("deal.hand_size", int)
        rules.stock = n.CARDS - self.in_play * rules.hand_size
        batches = self.get("deal.batches", tuple)
        rules.n_batches = len(batches)
        rules.batches = _padded(list(batches), 4)
        rules.expose = self.way(
            "deal.exposed",
            {
                c.DealExposed.EACH_PLAYERS_LAST: n.EXPOSE_EACH,
                c.DealExposed.LAST_OF_DEAL: n.EXPOSE_LAST,
            },
        )
        rules.exposed_scores = self.way(
            "deal.exposed_scores",
            {c.DealExposedScores.OWN_VALUE: 1, c.DealExposedScores.NOTHING: 0},
        )
        rules.cut_from = self.way(
            "rob.cutter_from",
            {
                c.RobCutterFrom.TOP_OF_PACK: n.FROM_TOP,
                c.RobCutterFrom.BOTTOM_OF_PACKET: n.FROM_PACKET,
                c.RobCutterFrom.CARD_AT_THE_CUT: n.FROM_CUT,
            },
        )
        rules.rob_takes_s, rules.rob_takes_t = self.masks("rob.cutter_takes")
        rules.ignoble_stops = self.way(
            "rob.stops",
            {c.RobStops.FIRST_CARD_NOT_TAKEN: 0, c.RobStops.FIRST_IGNOBLE_CARD: 1},
        )
        reading = self.readings["rob.cutter_limit"]
        limit = reading.answer
        rules.rob_limit = min(rules.stock, limit) if isinstance(limit, int) else rules.stock
        rules.stop_card = self.way(
            "rob.stop_card",
            {
                c.RobStopCard.TOP_OF_PACK: n.STOP_ON_TOP,
                c.RobStopCard.BOTTOM_OF_PACK: n.STOP_AT_BOTTOM,
                c.RobStopCard.PACKET_BACK_ON_TOP: n.STOP_BACK_ON_TOP,
            },
        )
        rules.dealt_short = self.way(
            "rob.hand_back",
            {c.RobHandBack.FULL_DEAL_THEN_DISCARD: 0, c.RobHandBack.DEALT_SHORT: 1},
        )
        rules.may_stop = self.way(
            "rob.duty", {c.RobDuty.MUST_WHILE_POSSIBLE: 0, c.RobDuty.MAY_STOP: 1}
        )
        rules.dealer_robs = self.way(
            "rob.dealer", {c.RobDealer.ROBS_FROM_TOP: 1, c.RobDealer.ROBS_NOTHING: 0}
        )
        if rules.dealer_robs:
            rules.dealer_takes_s, rules.dealer_takes_t = self.masks("rob.dealer_takes")
        rules.fola_search = self.way(
            "fola.search",
            {
                c.FolaSearch.NONE: n.SEARCH_NONE,
                c.FolaSearch.MAY_EXCHANGE: n.SEARCH_MAY,
                c.FolaSearch.MUST_TAKE: n.SEARCH_MUST,
            },
        )
        if rules.fola_search != n.SEARCH_NONE:
            rules.fola_takes_s, rules.fola_takes_t = self.masks("fola.takes")
            rules.fola_scores = self.way(
                "fola.scores", {c.FolaScores.NOTHING: 0, c.FolaScores.COUNTING_CARDS: 1}
            )
        rules.fola_seen = self.way(
            "fola.seen_when",
            {
                c.FolaSeenWhen.NEVER: n.SEEN_NEVER,
                c.FolaSeenWhen.AFTER_THE_TAKING: n.SEEN_AFTER_TAKING,
                c.FolaSeenWhen.AFTER_THE_DECLARATIONS: n.SEEN_AFTER_DECLARING,
            },
        )
        rules.barred_s, rules.barred_t = self.masks("discard.barred")
        rules.voids_barred = self.way(
            "discard.voids", {c.DiscardVoids.ALLOWED: 0, c.DiscardVoids.BARRED: 1}
        )

    def before_play(self) -> None:
        """Staying out and declaring."""
        rules = self.rules
        rules.stay_allowed = self.way(
            "stay.allowed", {c.StayAllowed.ALLOWED: 1, c.StayAllowed.BARRED: 0}
        )
        if rules.stay_allowed:
            rules.stay_most = self.get("stay.most", int)
            rules.fees = _padded(list(self.get("stay.fees", tuple)), 4)
            rules.stay_before = self.way(
                "stay.when", {c.StayWhen.AFTER_THE_DISCARDS: 0, c.StayWhen.BEFORE_THE_DEAL: 1}
            )
            rules.absent_marks = self.way(
                "stay.marks_deaths",
                {
                    c.StayMarksDeaths.UNDECLARED_CARDS: n.ABSENT_UNDECLARED,
                    c.StayMarksDeaths.EVERY_CARD: n.ABSENT_EVERY_CARD,
                    c.StayMarksDeaths.EVERY_LOSS: n.ABSENT_EVERY_LOSS,
                },
            )
        rules.declare_in_trick = self.way(
            "declare.when",
            {c.DeclareWhen.BEFORE_THE_FIRST_LEAD: 0, c.DeclareWhen.IN_THE_FIRST_TRICK: 1},
        )
        rules.declare_automatic = self.way(
            "declare.choice", {c.DeclareChoice.OPTIONAL: 0, c.DeclareChoice.AUTOMATIC: 1}
        )

    # ------------------------------------------------------------------ play

    def play(self) -> None:
        """The King, the Matto, deaths."""
        rules = self.rules
        if self.get("play.king_rule", c.PlayKingRule) is c.PlayKingRule.FORCED:
            self.king()
        rules.matto_anytime = self.way(
            "matto.lead", {c.MattoLead.LAST_CARD_ONLY: 0, c.MattoLead.ANY_TIME: 1}
        )
        rules.matto_loses_power = self.way(
            "matto.last_trick",
            {c.MattoLastTrick.KEEPS_POWER: 0, c.MattoLastTrick.LOSES_POWER: 1},
        )
        rules.owes = self.way(
            "matto.owes_when",
            {
                c.MattoOwesWhen.OPPONENT_WINS_TRICK: n.OWES_IF_LOST,
                c.MattoOwesWhen.ALWAYS: n.OWES_ALWAYS,
            },
        )
        rules.matto_paid_at_once = self.way(
            "matto.paid_when", {c.MattoPaidWhen.AT_THE_END: 0, c.MattoPaidWhen.AT_ONCE: 1}
        )
        rules.owes_what = self.way(
            "matto.owes_card",
            {
                c.MattoOwesCard.WORTHLESS_ELSE_COUNTING: n.OWES_WORTHLESS,
                c.MattoOwesCard.WORTHLESS_SUIT_CARD: n.OWES_SUIT_CARD,
            },
        )
        rules.owed_is_death = self.way(
            "matto.owed_counting_is_death",
            {c.MattoOwedCountingIsDeath.MARKED: 1, c.MattoOwedCountingIsDeath.NOT_MARKED: 0},
        )
        rules.lost_by = self.way(
            "matto.lost_when",
            {
                c.MattoLostWhen.SIDE_WINS_NO_TRICK: n.LOST_BY_SIDE,
                c.MattoLostWhen.PLAYER_WINS_NO_TRICK: n.LOST_BY_PLAYER,
            },
        )
        rules.loss_scores = self.way(
            "matto.loss_scores",
            {
                c.MattoLossScores.AT_ONCE_AND_IN_PILE: n.LOSS_BOTH,
                c.MattoLossScores.AT_ONCE_ONLY: n.LOSS_ENTRY,
                c.MattoLossScores.IN_PILE_ONLY: n.LOSS_PILE,
            },
        )
        rules.death_to = self.way(
            "deaths.marked_by",
            {
                c.DeathsMarkedBy.CAPTURING_SIDE: n.DEATH_TO_CAPTOR,
                c.DeathsMarkedBy.EACH_OPPONENT: n.DEATH_TO_EACH,
            },
        )
        rules.shown_cards = self.way(
            "deaths.declared_cards",
            {
                c.DeathsDeclaredCards.SCORED: n.SHOWN_SCORED,
                c.DeathsDeclaredCards.EXEMPT: n.SHOWN_EXEMPT,
                c.DeathsDeclaredCards.EXEMPT_WHEN_BROKEN: n.SHOWN_EXEMPT_BROKEN,
            },
        )

    def king(self) -> None:
        """When a King is forced, and from whom the Matto is then kept."""
        rules = self.rules
        rules.king_rule = self.way(
            "play.king_trigger",
            {
                c.PlayKingTrigger.ANY_EARLIER_PLAYER_TRUMPED: n.KING_ANY,
                c.PlayKingTrigger.SECOND_PLAYER_TRUMPED: n.KING_SECOND,
            },
        )
        rules.king_first_trick = self.way(
            "play.king_scope",
            {c.PlayKingScope.FIRST_ROUND_OF_SUIT: 0, c.PlayKingScope.FIRST_TRICK_OF_DEAL: 1},
        )
        rules.king_bars_matto = self.way(
            "play.king_before_matto",
            {c.PlayKingBeforeMatto.FOR_THE_HOLDER: 0, c.PlayKingBeforeMatto.FOR_EVERYONE: 1},
        )

    # ------------------------------------------------------------------ score

    def score(self) -> None:
        """The end count and the resti."""
        rules = self.rules
        rules.versicole_times = self.get("tally.versicole_times", int)
        if not rules.declare_automatic:
            rules.undeclared = self.get("tally.undeclared", int)
        order = self.get("tally.order", tuple)
        rules.n_items = len(order)
        rules.items = _padded([ITEMS[word] for word in order], 8)
        rules.last_trick_points = self.get("tally.last_trick", int)
        if self.get("tally.surplus", c.TallySurplus) is c.TallySurplus.COUNTED:
            rules.quota = self.get("tally.surplus_quota", int)
            rules.surplus = self.way(
                "tally.surplus_paid_by",
                {
                    c.TallySurplusPaidBy.SIDE_BELOW: n.SURPLUS_SIDE,
                    c.TallySurplusPaidBy.EACH_PLAYER_BELOW: n.SURPLUS_BELOW,
                    c.TallySurplusPaidBy.OWN_DIFFERENCE: n.SURPLUS_OWN,
                    c.TallySurplusPaidBy.PAIRWISE_DIFFERENCE: n.SURPLUS_PAIRS,
                },
            )
        rules.resto = self.get("resti.points", int)
        lead = self.get("resti.lead", c.RestiLead)
        rules.one_total = 1 if lead is c.RestiLead.ONE_TOTAL_EACH else 0
        drawn = self.get("resti.in_play", c.RestiInPlay) is c.RestiInPlay.DRAWN
        rules.draw_from = n.DRAW_NEVER
        if drawn and not rules.one_total:
            rules.draw_from = self.way(
                "resti.drawn_from",
                {
                    c.RestiDrawnFrom.FIRST_SCORE: n.DRAW_FROM_FIRST_SCORE,
                    c.RestiDrawnFrom.FIRST_LEAD: n.DRAW_FROM_FIRST_LEAD,
                },
            )
        rules.remainder = self.way(
            "resti.remainder",
            {
                c.RestiRemainder.UP: n.REMAINDER_UP,
                c.RestiRemainder.DOWN: n.REMAINDER_DOWN,
                c.RestiRemainder.CARRIED_OVER: n.REMAINDER_CARRIED,
            },
        )
        rules.net_once = self.way(
            "resti.netting", {c.RestiNetting.NET_ONCE: 1, c.RestiNetting.ITEM_BY_ITEM: 0}
        )

    def problems(self) -> Iterable[str]:
        """Answers that exclude one another, one line each."""
        rules = self.rules
        dealt = sum(rules.batches)
        if dealt != rules.hand_size:
            yield f"deal.batches give {dealt} cards, deal.hand_size asks for {rules.hand_size}"
        if rules.stock < 0:
            yield f"deal.hand_size {rules.hand_size} is too much for {rules.players} players"
        if rules.pairs and rules.players != 4:
            yield "players.sides pairs needs four players"
        if rules.pairs and rules.death_to == n.DEATH_TO_EACH:
            yield "deaths.marked_by each_opponent needs players.sides each"
        if not rules.pairs and rules.death_to == n.DEATH_TO_CAPTOR and rules.stay_allowed:
            yield "stay.marks_deaths needs deaths.marked_by each_opponent"
        if rules.t29_in_runs == n.T29_PASSED and rules.run_length < 3:
            yield "versicole.run_length is at least 3"


def _trumps(low: int, high: int) -> tuple[str, ...]:
    return tuple(f"T{number}" for number in range(low, high + 1))


def _padded(values: list[int], room: int) -> list[int]:
    return values + [0] * (room - len(values))


def _masks(codes: Iterable[str]) -> tuple[int, int]:
    """Cards as two masks: suits, and tarocchi with the Matto."""
    suits = trumps = 0
    for code in codes:
        place = INDEX[code]
        if place < SUIT_CARDS:
            suits |= 1 << place
        else:
            trumps |= 1 << (place - SUIT_CARDS)
    return suits, trumps


def _strength(code: str, reversed_suits: tuple[str, ...]) -> int:
    """How a card ranks: within its suit from 0, or by number among the tarocchi."""
    if INDEX[code] >= SUIT_CARDS:
        return INDEX[code]
    suit, rank = SUITS.index(code[0]), RANKS.index(code[1:])
    if rank < 10 and SUIT_NAMES[code[0]] in reversed_suits:
        rank = 9 - rank
    return len(RANKS) * suit + rank
