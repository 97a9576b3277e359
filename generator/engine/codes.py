"""The engine's numbers: how cards stand as bits, what an event says, what a choice means.

Cards are numbered 0 to 96 in card order: 0-55 the suits (14 each: coppe, denari, spade,
bastoni), 56-95 the tarocchi, 96 the Matto. In masks the suits fill bits 0-55 of one integer,
the tarocchi bits 0-39 of a second and the Matto bit 40 of it.

This module is never compiled: each compiled module declares a C copy of what it uses.
"""

ONE = 1  # declared 64 bits wide where compiled: a literal `1 << card` would be cut at 32
CARDS = 97
LOW16 = 0xFFFF
LOW21 = 0x1FFFFF
LOW32 = 0xFFFFFFFF
SUIT_CARDS = 56
RANKS = 14
IGNOBLE_FIRST = 76  # the tarocchi from 21 to 27
IGNOBLE_LAST = 82
MATTO_CARD = 96
MATTO_BIT = 40
MATTO = 1 << MATTO_BIT
TRUMPS = MATTO - 1
ALL_TRUMPS = TRUMPS | MATTO
ALL_SUITS = (1 << SUIT_CARDS) - 1
SUIT_MASK = (0x3FFF, 0x3FFF << 14, 0x3FFF << 28, 0x3FFF << 42)
KING_BIT = (1 << 13, 1 << 27, 1 << 41, 1 << 55)
KINGS = KING_BIT[0] | KING_BIT[1] | KING_BIT[2] | KING_BIT[3]
# by card, its bit in either mask; 0 where it lies in the other
BIT_IN_SUITS = tuple(1 << card if card < SUIT_CARDS else 0 for card in range(CARDS))
BIT_IN_TRUMPS = tuple(1 << card >> SUIT_CARDS for card in range(CARDS))
T29 = 1 << 28
T40 = 1 << 39
T1 = 1
TEN_TO_THIRTY = 1 << 9 | 1 << 19 | 1 << 29
TWENTY_TO_FORTY = 1 << 19 | 1 << 29 | 1 << 39
FOUR_TENS = TEN_TO_THIRTY | TWENTY_TO_FORTY

TRUMP_LED = 4  # the tarocchi as the suit of a trick
NO_SUIT = 5  # nothing led yet, or only the Matto
ANSWERED_BY = (*SUIT_MASK, 0, 0)  # by what is led, the suit cards that answer it
LED_BY = (*(card // RANKS for card in range(SUIT_CARDS)), *(TRUMP_LED,) * 40, NO_SUIT)  # by card
NO_CARD = 127
NO_SEAT = 7
TO_THE_TABLE = 6  # instead of a side: one total a player is settled with the table

# Events. A packed event is: what, 6 bits; seat, 3; card, 7; question, 8; figure + 2**15, 16.
SEAT_SHIFT = 6
CARD_SHIFT = 9
QUESTION_SHIFT = 16
FIGURE_SHIFT = 24
FIGURE_ZERO = 1 << 15
LOG_ROOM = 4096

KING_FORCED = 0  # no event of its own: what a count of events holds at this place

# Heads: each opens a step.
SEATED = 1
SHUFFLED = 2
CUT = 3
ROBBED = 4
ROBBING_STOPPED = 5
DEALT = 6
EXPOSED = 7
FOLA_TAKEN = 8
FOLA_SHOWN = 9
DISCARDED = 10
STAYED_OUT = 11
STAYED_IN = 12
DECLARED = 13
DECLARED_NOTHING = 14
LED = 15
CARD_PLAYED = 16
DIED = 17
TRICK_WON = 18
RESTO_DRAWN = 19
MATTO_OWED = 20
MATTO_PAID = 21
MATTO_LOST = 22
COUNTED = 23
SETTLED = 24
REFUSED = 25
REVOKED = 26
REVOKE_MENDED = 27
MISDEALT = 28
PENALTY = 29
LAID_DOWN = 30
# Parts: each belongs to the head before it.
CARD = 40  # a card of the head, and the seat it went to
MARK = 41  # points: seat = side that gets, card = side that gives, figure = points
WHY = 42  # a further question behind the head
AMOUNT = 43  # seat = side, figure = what it has of the item counted
RESTO = 44  # at the close: seat = side that wins, card = side that loses, figure = resti
PACKET = 46  # dealt to seat: card = where in the deck it begins, figure = how many cards
GROUP = 45  # a versicola: card = its kind, figure = points; its CARDs follow
MOVE = 47  # a card that goes where no event would take it: figure = 64 * from + to

# Where a MOVE comes from and goes to: one of these and a seat, of a pile and a side.
IN_HAND = 0
IN_PILE = 8
IN_DISCARDS = 16
ON_TABLE = 24

# Kinds of versicole, in the order of every listing.
RUN = 1
MATTO_1_40 = 2
ONE_X_28 = 3
TENS = 4
FOUR_KINGS = 5
FOUND_ROOM = 32
DECLARED_ROOM = 16  # versicole declared, and kept back, remembered of each seat

# Items of the end count.
LAST_TRICK = 1
SURPLUS = 2
VALUES = 3
VERSICOLE = 4
HONOURS = 5
FEES = 6

# Policies.
FIRST = 0
RANDOM = 1
CAREFUL = 2

# What chance is asked for; each has its own stream of draws.
FOR_DEAL = 0  # the seed of each deal of a sweep
FOR_SHUFFLE = 1
FOR_CUT = 2
FOR_ROB = 3
FOR_FOLA = 4
FOR_DISCARD = 5
FOR_STAY = 6
FOR_DECLARE = 7
FOR_PLAY = 8

# Ways of doing, as compile_rules writes them into the block. 0 is always the plain way.
FROM_TOP, FROM_PACKET, FROM_CUT = 0, 1, 2
STOP_ON_TOP, STOP_AT_BOTTOM, STOP_BACK_ON_TOP = 0, 1, 2
EXPOSE_NONE, EXPOSE_EACH, EXPOSE_LAST = 0, 1, 2
SEARCH_NONE, SEARCH_MAY, SEARCH_MUST = 0, 1, 2
SEEN_NEVER, SEEN_AFTER_TAKING, SEEN_AFTER_DECLARING = 0, 1, 2
RUN_MERGED, RUN_SPLIT, RUN_OVERLAP = 0, 1, 2
T29_IN, T29_BARRED, T29_PASSED = 0, 1, 2
JOIN_ADDS, JOIN_FILLS = 0, 1
SCOPE_OTHER, SCOPE_EVERY, SCOPE_ONE = 0, 1, 2
WORTH_SUM, WORTH_FLAT = 0, 1
KING_FREE, KING_ANY, KING_SECOND = 0, 1, 2
OWES_IF_LOST, OWES_ALWAYS = 0, 1
OWES_WORTHLESS, OWES_SUIT_CARD = 0, 1
LOST_BY_SIDE, LOST_BY_PLAYER = 0, 1
LOSS_BOTH, LOSS_ENTRY, LOSS_PILE = 0, 1, 2
DEATH_TO_CAPTOR, DEATH_TO_EACH = 0, 1
SHOWN_SCORED, SHOWN_EXEMPT, SHOWN_EXEMPT_BROKEN = 0, 1, 2
ABSENT_UNDECLARED, ABSENT_EVERY_CARD, ABSENT_EVERY_LOSS = 0, 1, 2
SURPLUS_NONE, SURPLUS_SIDE, SURPLUS_BELOW, SURPLUS_OWN, SURPLUS_PAIRS = 0, 1, 2, 3, 4
REMAINDER_UP, REMAINDER_DOWN, REMAINDER_CARRIED = 0, 1, 2
DRAW_FROM_FIRST_SCORE, DRAW_FROM_FIRST_LEAD, DRAW_NEVER = 0, 1, 2
MARKS_NOTHING, MARKS_LAST_TRICK_AND_CARDS = 1, 2
