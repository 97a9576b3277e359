from generator.engine.block cimport Rules
from generator.engine.ledger cimport side_of
from generator.engine.play cimport highest_trump
from generator.engine.primitives cimport count, lowest
from generator.engine.table cimport Table

cdef long long MATTO, TRUMPS
cdef long long[4] KING_OF, SUIT_OF
cdef int LAST_OF_ALL, MATTO_CARD, NO_SUIT, RANKS, SUIT_CARDS

cpdef int careful_card(Table table, Rules rules, long long suits, long long trumps) noexcept
cpdef int card_to_lead(Table table, Rules rules, long long suits, long long trumps) noexcept
cpdef int card_to_follow(Table table, Rules rules, long long suits, long long trumps) noexcept
cpdef int surely_taking(Table table) noexcept
cpdef int points_against(Table table, Rules rules) noexcept
