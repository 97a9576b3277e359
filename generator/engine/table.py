"""The table: every card and every point of a deal in progress, as ints and lists of fixed length.

Lists are only indexed. Outside the engine a Table is read only: an element written from outside
is lost when the engine runs compiled.
"""


class Line:
    """What a recorded deal forces: cards, discards, choices; -1 leaves it to the policy."""

    __slots__ = (
        "card_at", "cut", "discard_s", "discard_t", "discards_given", "hold_s", "hold_t", "owed",
        "rob_most", "stay", "then",
    )  # fmt: skip

    def __init__(self) -> None:
        self.card_at = [-1] * 100  # by 4 * trick + place
        self.discards_given = [0, 0, 0, 0]
        self.discard_s = [0, 0, 0, 0]
        self.discard_t = [0, 0, 0, 0]
        self.hold_s = [0, 0, 0, 0]  # a versicola all of whose cards lie here is kept back
        self.hold_t = [0, 0, 0, 0]
        self.rob_most = [-1, -1, -1, -1]
        self.stay = [-1, -1, -1, -1]
        self.cut = -1
        self.owed = -1
        self.then = 0


class Found:
    """Versicole found in a set of cards: kinds, cards and points, in the order of listing."""

    __slots__ = ("best", "count", "joined", "kind", "piece", "points", "run", "suits", "trumps")

    def __init__(self) -> None:
        self.count = 0
        self.kind = [0] * 32
        self.suits = [0] * 32
        self.trumps = [0] * 32
        self.points = [0] * 32
        self.run = [0] * 16  # room for weighing how runs may be joined
        self.best = [0] * 16
        self.joined = [0] * 16
        self.piece = [0] * 16


class Table:
    """One deal. Lists of four go by seat or by side, lists of sixteen by pair: 4 * a + b."""

    __slots__ = (
        "active", "asked", "barred", "best", "chance", "counted",
        "cut_at", "cutter", "dealer", "debt_from", "debt_to", "deck", "declared_count",
        "declared_s", "declared_t", "discard_s", "discard_t", "discards", "fee", "fola_s", "fola_t",
        "found", "gross", "hand_count", "kept_count", "kept_s", "kept_t", "last_packet",
        "last_winner", "lead", "leader", "led", "line", "lost_matto", "matto_seat", "matto_winner",
        "mover", "n_out", "other_found", "out", "pile_count", "pile_s", "pile_t", "place", "policy",
        "refused", "robbed_count", "robbed_s", "robbed_t", "seat_at", "seats", "seed", "following",
        "gone_t", "shown_s", "shown_t", "spare", "suits", "suits_led", "table_card", "testing",
        "top", "trick", "trick_s", "trick_t", "tricks", "trumps", "won",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seed = 0
        self.chance = 0  # drawn for each trick
        self.dealer = 3
        self.leader = 0  # who leads to the next trick
        self.cutter = 2
        self.policy = [0, 0, 0, 0]
        self.line = Line()
        self.asked = 0  # whether the line is to be asked at all
        self.refused = 0
        self.found = Found()
        self.other_found = Found()
        # the pack
        self.deck = [0] * 97
        self.spare = [0] * 97  # room for turning the pack
        self.top = 0  # next card to be dealt
        self.cut_at = 0
        # the hands
        self.suits = [0, 0, 0, 0]
        self.trumps = [0, 0, 0, 0]
        self.hand_count = [0, 0, 0, 0]
        self.robbed_s = [0, 0, 0, 0]
        self.robbed_t = [0, 0, 0, 0]
        self.robbed_count = [0, 0, 0, 0]
        self.discards = [0, 0, 0, 0]  # how many each has to put away
        self.discard_s = [0, 0, 0, 0]
        self.discard_t = [0, 0, 0, 0]
        self.last_packet = [0, 0, 0, 0]  # the last card dealt to each
        self.fola_s = 0
        self.fola_t = 0
        # declared, kept back; gone: played to a trick that is over
        self.shown_s = [0, 0, 0, 0]
        self.shown_t = [0, 0, 0, 0]
        self.kept_count = [0, 0, 0, 0]
        self.kept_s = [0] * 64  # 16 a seat
        self.kept_t = [0] * 64
        self.declared_count = [0, 0, 0, 0]
        self.declared_s = [0] * 64  # 16 a seat
        self.declared_t = [0] * 64
        self.gone_t = 0
        # who plays
        self.active = [0, 0, 0, 0]
        self.barred = 0  # sides, as bits, that mark no death any more: found with a wrong count
        self.n_out = 0
        self.out = 7
        self.fee = [0, 0, 0, 0]  # owed by each seat that has stayed out
        self.seats = 0  # how many play
        self.following = [0, 0, 0, 0]  # by seat: who plays after it
        # the trick
        self.trick = 0  # from 0
        self.tricks = [0, 0, 0, 0]  # won, by seat
        self.place = 0
        self.mover = 0
        self.led = 5
        self.suits_led = 0  # all cards of the suits that have been led
        self.table_card = [0, 0, 0, 0]
        self.seat_at = [0, 0, 0, 0]
        self.trick_s = 0  # the cards on the table
        self.trick_t = 0
        self.best = 0  # 4 * the order of the card that is taking the trick so far + its place
        self.last_winner = 0
        # the Matto
        self.matto_seat = 7
        self.matto_winner = 7  # who won the trick it was played to
        self.debt_from = 7  # side
        self.debt_to = 7
        self.lost_matto = 0
        # piles, by side
        self.pile_s = [0, 0, 0, 0]
        self.pile_t = [0, 0, 0, 0]
        self.pile_count = [0, 0, 0, 0]
        # the score
        self.testing = 0
        self.lead = [0] * 16
        self.won = [0] * 16
        self.gross = [0, 0, 0, 0]
        self.counted = [0, 0, 0, 0]  # amounts of the item being counted


def reset(table: Table) -> None:
    """Bring a used table back to what a new one is, element by element.

    What nobody looks at before it is written again stays: the pack, and the versicole beyond
    those that are counted.
    """
    table.seed = 0
    table.chance = 0
    table.dealer = 3
    table.leader = 0
    table.cutter = 2
    table.asked = 0
    table.refused = 0
    table.top = 0
    table.cut_at = 0
    table.fola_s = 0
    table.fola_t = 0
    table.gone_t = 0
    table.n_out = 0
    table.out = 7
    table.seats = 0
    table.trick = 0
    table.place = 0
    table.mover = 0
    table.led = 5
    table.suits_led = 0
    table.trick_s = 0
    table.trick_t = 0
    table.best = 0
    table.last_winner = 0
    table.matto_seat = 7
    table.matto_winner = 7
    table.debt_from = 7
    table.debt_to = 7
    table.lost_matto = 0
    table.barred = 0
    table.testing = 0
    for pair in range(16):
        table.lead[pair] = 0
        table.won[pair] = 0
    for seat in range(4):
        table.policy[seat] = 0
        table.suits[seat] = 0
        table.trumps[seat] = 0
        table.hand_count[seat] = 0
        table.robbed_s[seat] = 0
        table.robbed_t[seat] = 0
        table.robbed_count[seat] = 0
        table.discards[seat] = 0
        table.discard_s[seat] = 0
        table.discard_t[seat] = 0
        table.last_packet[seat] = 0
        table.shown_s[seat] = 0
        table.shown_t[seat] = 0
        table.kept_count[seat] = 0
        table.declared_count[seat] = 0
        table.active[seat] = 0
        table.following[seat] = 0
        table.tricks[seat] = 0
        table.table_card[seat] = 0
        table.seat_at[seat] = 0
        table.pile_s[seat] = 0
        table.pile_t[seat] = 0
        table.pile_count[seat] = 0
        table.fee[seat] = 0
        table.gross[seat] = 0
        table.counted[seat] = 0
    clear_line(table.line)
    table.found.count = 0
    table.other_found.count = 0


def clear_line(line: Line) -> None:
    """A line that forces nothing."""
    for place in range(100):
        line.card_at[place] = -1
    for seat in range(4):
        line.discards_given[seat] = 0
        line.discard_s[seat] = 0
        line.discard_t[seat] = 0
        line.hold_s[seat] = 0
        line.hold_t[seat] = 0
        line.rob_most[seat] = -1
        line.stay[seat] = -1
    line.cut = -1
    line.owed = -1
    line.then = 0
