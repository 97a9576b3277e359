"""A rule set folded into numbers, masks and tables: all that the stages look at.

Made by `rules.compile_rules`, never changed afterwards. What the numbers mean stands in codes.py.
"""


class Rules:
    """The block. Cards by number 0-96; sets of cards as two masks (`_s` suits, `_t` trumps)."""

    __slots__ = (
        "absent_marks", "alike_s", "alike_t", "barred_s", "barred_t", "batches", "care",
        "counting_s", "counting_t", "cut_from", "dealer_robs", "dealer_takes_s", "dealer_takes_t",
        "dealt_short", "dear", "death_to", "declare_automatic", "declare_in_trick", "draw_from",
        "expose", "exposed_scores", "fees", "flat_worth", "fola_scores", "fola_search",
        "fola_seen", "fola_takes_s", "fola_takes_t", "four_tens_two", "hand_size", "ignoble_stops",
        "items", "king_bars_matto", "king_first_trick", "king_rule", "kings_least",
        "last_trick_points", "long_runs", "loss_scores", "lost_by", "matto_a_trump",
        "matto_anytime", "matto_joins", "matto_loses_power", "matto_paid_at_once", "matto_scope",
        "matto_worth", "may_stop", "n_batches", "n_items", "n_ranges", "n_values", "n_worths",
        "net_once", "one_total", "one_x_28", "order", "order_why", "owed_is_death", "owes",
        "owes_what", "pairs", "players", "quota", "range_high", "range_low", "readings",
        "remainder", "resto", "rob_limit", "rob_takes_s", "rob_takes_t", "rules_of_three",
        "run_length", "run_starts", "shown_cards", "side_mask", "sides", "spends", "stay_allowed",
        "stay_before", "stay_most", "stock", "stop_card", "surplus", "t29_in_runs", "t29_worth",
        "trumps_due", "undeclared", "value", "value_why", "values", "versicole_times",
        "voids_barred", "worth", "worth_s", "worth_t",
    )  # fmt: skip

    def __init__(self) -> None:
        self.readings: tuple[object, ...] = ()  # by question number: the reading played, or None
        self.players = 4
        self.sides = 2
        self.pairs = 1
        self.side_mask = 1  # from it: the bits of a seat's number that are its side's
        self.hand_size = 21
        self.stock = 13
        self.batches = [0, 0, 0, 0]
        self.n_batches = 0
        self.value = [0] * 97  # points of a card alone
        self.value_why = [0] * 97  # the question that gives it; 0 where it counts nothing
        self.n_values = 0
        self.values = [0] * 16  # from it: those questions, in card order
        self.order_why = [0] * 97  # from it: the question, but where the numbers rank as they are
        self.n_worths = 0
        self.worth = [0] * 8  # from it: the different points that cards count
        self.worth_s = [0] * 8  # and the cards that count so many
        self.worth_t = [0] * 8
        self.order = [0] * 97  # strength within suit or tarocchi
        self.counting_s = 0
        self.counting_t = 0
        self.alike_s = 0  # cards that can stand in a versicola
        self.alike_t = 0
        self.care = [0] * 97  # in how many versicole of three a card can stand
        # from these, for careful players: how dear a card is, the more so the more versicole want
        # it (`online-table:s7-1`), and what playing a suit card spends of strength
        self.dear = [0] * 97
        self.spends = [0] * 97
        # the cut and the robbing
        self.cut_from = 0
        self.rob_takes_s = 0
        self.rob_takes_t = 0
        self.ignoble_stops = 0
        self.rob_limit = 0
        self.stop_card = 0
        self.dealt_short = 0
        self.may_stop = 0
        self.dealer_robs = 0
        self.dealer_takes_s = 0
        self.dealer_takes_t = 0
        # cards shown, fola, discards
        self.expose = 0
        self.exposed_scores = 0
        self.fola_search = 0
        self.fola_takes_s = 0
        self.fola_takes_t = 0
        self.fola_scores = 0
        self.fola_seen = 0
        self.barred_s = 0
        self.barred_t = 0
        self.voids_barred = 0
        # staying out
        self.stay_allowed = 0
        self.stay_most = 0
        self.stay_before = 0  # asked before the deal
        self.rules_of_three: Rules | None = None  # for the deal when one of four is out first
        self.fees = [0, 0, 0, 0]
        self.absent_marks = 0
        # versicole
        self.n_ranges = 0
        self.range_low = [0, 0, 0, 0]  # bits, not numbers of tarocchi
        self.range_high = [0, 0, 0, 0]
        self.run_length = 3
        self.run_starts = 0  # from both: the cards with which a run can begin
        self.long_runs = 0
        self.t29_in_runs = 0
        self.t29_worth = 0
        self.one_x_28 = 0
        self.four_tens_two = 0
        self.kings_least = 3
        self.matto_joins = 0
        self.matto_scope = 0
        self.matto_worth = 0
        self.flat_worth = 0
        # declaring
        self.declare_in_trick = 0
        self.declare_automatic = 0
        # play
        self.king_rule = 0
        self.king_first_trick = 0
        self.king_bars_matto = 0  # for everyone, not for the holder alone
        self.matto_a_trump = 0
        self.trumps_due = 0  # from it: whoever cannot follow and holds one of these must trump
        self.matto_anytime = 0
        self.matto_loses_power = 0
        # the Matto owed and lost
        self.owes = 0
        self.owes_what = 0
        self.matto_paid_at_once = 0
        self.owed_is_death = 0
        self.lost_by = 0
        self.loss_scores = 0
        # deaths
        self.death_to = 0
        self.shown_cards = 0
        # the count
        self.versicole_times = 1
        self.undeclared = 2
        self.n_items = 0
        self.items = [0] * 8
        self.last_trick_points = 0
        self.surplus = 0
        self.quota = 0
        # resti
        self.resto = 60
        self.draw_from = 0
        self.remainder = 0
        self.net_once = 1
        self.one_total = 0
