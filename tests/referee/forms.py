"""What each form plays, written down from the sources a second time.

A locus behind a field says where the rule stands; "filler" marks what the source does not say and
another source (named) or the editors supply. `switches` holds the other readings.
"""

from dataclasses import dataclass, replace

Range = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Form:
    """How one form is played. Words name what is done; figures are points unless they say cards."""

    name: str
    players: int
    pairs: bool  # partners sit opposite: online-table:s2-1, cardavia:c1-1
    hand: int  # cards
    batches: tuple[int, ...]  # cards
    stock: int  # cards left when every hand is full and nothing was robbed

    # pack and values
    reversed_suits: str = "CD"  # vienna-1756:w8, online-table:s1-1, cardavia:c3-2; Minucci: filler
    trump_29: int = 0  # alone: minucci-1688:n6c, online-table:s5-1, cardavia:c4-5
    matto: int = 5  # alone: minucci-1688:n6b, vienna-1756:law-12, online-table:s1-4

    # versicole: minucci-1688:n7, vienna-1756:w10, online-table:s5-3, cardavia:c4-3, c4-4
    ranges: tuple[Range, ...] = ((1, 5), (28, 40))
    ladder: str = "with_29"  # with_29, without_29, skips_29
    one_x_28: tuple[str, ...] = ("T1", "T13", "T28")  # minucci-1688:n7, vienna-1756:w10
    long_runs: str = "merged"  # merged, threes, overlapping: online-table:s5-3
    four_tens: str = "one_set"  # one_set, two_sets: online-table:s5-3
    matto_joins: str = "adds"  # adds, fills: minucci-1688:n8, n10, online-table:s5-3
    matto_scope: str = "others"  # others, every, one: online-table:s5-3
    worth: str = "cards"  # cards, flat: minucci-1688:n9, vienna-1756:w11

    # cut and robbing
    cut_from: str = "packet"  # packet, table, pack: minucci-1688:n14; online-table:s3-2
    robs_21_to_27: bool = True  # minucci-1688:n14, online-table:s3-2, cardavia:c2-1
    robs_29: bool = True
    rob_stops: str = "unrobbable"  # unrobbable, ignoble: minucci-1688:n14
    may_stop: bool = False  # only vienna-1756:w13 gives a liberty
    packet_goes: str = "under"  # under, on_top (editorial)
    hand_back: str = "discard"  # discard, short: minucci-1688:n14
    dealer_robs: bool = True  # minucci-1688:n14, online-table:s3-3, cardavia:c2-2
    exposed: str = "each"  # each, last: minucci-1688:n14, online-table:s3-3, cardavia:c2-2
    exposed_scores: bool = True  # minucci-1688:n14

    # fola and discards
    fola: str = "must"  # must, may, none: vienna-1756:w14, online-table:s3-3, cardavia:c2-2
    fola_21_to_27: bool = False
    fola_scores: bool = False  # online-table:s3-3
    fola_shown: str = "dealer"  # none, dealer, suits (to all), open (after the declarations)
    barred: bool = True  # counting cards and the 29: online-table:s3-4, cardavia:c2-3
    voids_barred: bool = False

    # staying out and declaring
    fees: tuple[int, ...] = ()  # from the eldest on; empty: nobody may stay out
    stay: str = "discarded"  # discarded (when all have their hands), undealt (before the deal)
    declare: str = "before"  # before, first_trick: minucci-1688:n16, vienna-1756:law-13
    declare_all: bool = False  # online-table:s9-1: the software declares

    # play and the Matto
    king: bool = True  # vienna-1756:law-4, online-table:s4-2, cardavia:c3-3
    king_trigger: str = "any"  # any, second
    king_scope: str = "suit"  # suit (its first round), deal (its first trick)
    king_bars: str = "holder"  # holder, everyone
    matto_leads: str = "last_card"  # last_card, any_time: online-table:s4-3
    matto_last: str = "keeps"  # keeps, loses (its power in the last trick): online-table:s4-3
    matto_is_tarocco: bool = False
    owes: str = "when_lost"  # when_lost, always: minucci-1688:n5, online-table:s4-3
    paid: str = "end"  # end, at_once
    gives: str = "worthless"  # worthless, cartaccia: online-table:s4-3; minucci-1688:n5
    given_dies: bool = False  # vienna-1756:law-12
    lost_by: str = "side"  # side, player: who must have won no trick
    loss: str = "both"  # both, mark, pile: where the 5 of a lost Matto counts

    # deaths and the end count
    declared_cards: str = "scored"  # scored, exempt, broken: minucci-1688:n11; online-table:s5-2
    versicole_times: int = 1  # at the end, card values apart: minucci-1688:n9
    undeclared: int = 2  # counts left to a versicola kept back (0: none)
    order: tuple[str, ...] = ("last_trick", "cards", "honours")  # minucci-1688:n12, n19
    quota: int = 42  # cards
    surplus: str = "side"  # side, below, own, pairwise, none

    # resti
    netting: str = "once"  # once, each (item): cardavia:c4-7, c4-8
    remainder: str = "up"  # up, carried, down: online-table:s6-1, cardavia:c4-8
    drawn: str = "first_score"  # first_score, first_lead, never (before the close)
    one_total: bool = False  # one total a player instead of a lead for each pair

    # a match
    dealer_moves: bool = True  # one seat to the right after each deal (editorial)


ONLINE = Form(
    name="online-table/pairs",
    players=4,
    pairs=True,
    hand=21,  # online-table:s3-3
    batches=(10, 11),  # filler, cardavia:c2-2
    stock=13,  # online-table:s3-3; also the cutter's limit, s3-2
    cut_from="pack",  # online-table:s3-2
    fola_shown="suits",  # online-table:s3-3
    declare="first_trick",  # online-table:s5-5
    declare_all=True,  # online-table:s9-1
    order=("versicole", "last_trick", "values", "cards"),  # online-table:s5-5
)

CARDAVIA = replace(
    ONLINE,
    name="cardavia/pairs",
    batches=(10, 11),  # cardavia:c2-2
    fola_shown="open",  # cardavia:c2-4
    declare="before",  # cardavia:c2-4
    declare_all=False,  # cardavia:c2-4
    owes="always",  # cardavia:c3-3
    order=("values", "versicole", "cards", "last_trick"),  # cardavia:c4-6
    drawn="first_lead",  # cardavia:c4-7
    dealer_moves=False,  # a match is one deal: cardavia, heading
)

MINUCCI_3 = Form(
    name="minucci-1688/each-3",
    players=3,
    pairs=False,  # minucci-1688:n11, n13
    hand=25,  # minucci-1688:n12
    batches=(12, 13),  # minucci-1688:n14
    stock=22,
    fola="none",  # nobody looks at what is left: filler, pratesi-ughi-2024
    fola_shown="none",
    barred=False,  # minucci-1688:n14
    king=False,  # filler: not imported from a later text
    gives="cartaccia",  # minucci-1688:n5
    lost_by="player",  # minucci-1688:n5
    declared_cards="exempt",  # minucci-1688:n11
    quota=25,  # minucci-1688:n19
    surplus="below",  # minucci-1688:n19
)
MINUCCI_2 = replace(MINUCCI_3, name="minucci-1688/each-2", players=2, stock=47)
MINUCCI_4 = replace(
    MINUCCI_3,
    name="minucci-1688/each-4",
    players=4,
    hand=21,  # minucci-1688:n12
    batches=(10, 11),  # filler, cardavia:c2-2
    stock=13,
    fees=(30, 40, 50, 60),  # minucci-1688:n12, n13
    quota=21,  # filler, on the model of minucci-1688:n19
)

# The manuscript of the same note; where it parts from the print is in doubt, and played as there.
UGHI = [
    replace(form, name=form.name.replace("minucci-1688", "ughi-ms"))
    for form in (MINUCCI_4, MINUCCI_3, MINUCCI_2)
]

VIENNA_PAIRS = Form(
    name="vienna-1756/pairs",
    players=4,
    pairs=True,  # vienna-1756:w3
    hand=21,  # vienna-1756:w4
    batches=(10, 11),  # filler, cardavia:c2-2
    stock=13,
    robs_21_to_27=False,  # vienna-1756:w13
    robs_29=False,
    may_stop=True,  # vienna-1756:w13
    dealer_robs=False,  # he goes through the fola instead: vienna-1756:w6, w14
    given_dies=True,  # vienna-1756:law-12
    loss="pile",  # vienna-1756:law-12: the death is not marked
)
VIENNA_4 = replace(
    VIENNA_PAIRS,
    name="vienna-1756/each-4",
    pairs=False,
    fees=(20, 30, 40, 40),  # vienna-1756:w5
    lost_by="player",  # filler, minucci-1688:n5
    declared_cards="exempt",  # filler, minucci-1688:n11
    quota=21,  # filler, on the model of minucci-1688:n19
    surplus="below",  # filler, minucci-1688:n19
)
VIENNA_3 = replace(
    VIENNA_4,
    name="vienna-1756/each-3",
    players=3,
    hand=25,  # vienna-1756:w4
    batches=(12, 13),  # filler, minucci-1688:n14
    stock=22,
    fees=(20, 30, 40),  # vienna-1756:w5
    quota=25,  # filler, minucci-1688:n19
)
VIENNA_2 = replace(VIENNA_3, name="vienna-1756/each-2", players=2, stock=47, fees=())

FORMS = {
    form.name: form
    for form in (
        ONLINE,
        CARDAVIA,
        MINUCCI_4,
        MINUCCI_3,
        MINUCCI_2,
        *UGHI,
        VIENNA_PAIRS,
        VIENNA_4,
        VIENNA_3,
        VIENNA_2,
    )
}
