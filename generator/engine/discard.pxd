from generator.engine.block cimport Rules
from generator.engine.events cimport Log, cards_part, emit, why
from generator.engine.policies cimport choose_discard
from generator.engine.primitives cimport count
from generator.engine.table cimport Table

cdef long long ONE
cdef long long[97] SUIT_BIT, TRUMP_BIT
cdef int DISCARDED, DISCARD_BARRED, DISCARD_VOIDS, NO_CARD, ROB_HAND_BACK, SUIT_CARDS

cpdef void take_up(Table table, Rules rules, int seat) noexcept
cpdef void discard_all(Table table, Rules rules, Log log) noexcept
cpdef void discard(Table table, Rules rules, Log log, int seat) noexcept
cpdef int next_given(Table table, int seat, long long suits, long long trumps) noexcept
cpdef void put_away(Table table, int seat, int card) noexcept
cpdef (long long, long long) may_discard(Table table, Rules rules, int seat) noexcept
cpdef int holds(Table table, int seat, int card) noexcept
cpdef long long without_last_cards(long long hand, long long free) noexcept
