from generator.engine.block cimport Rules
from generator.engine.careful cimport careful_card
from generator.engine.chance cimport below, draw
from generator.engine.play cimport highest_trump
from generator.engine.primitives cimport count, lowest, nth, pick
from generator.engine.table cimport Table
from generator.engine.kept_back cimport worth_of_pile

cdef unsigned long long LOW16, LOW32
cdef long long MATTO, ONE, TRUMPS
cdef long long[4] KING_OF, SUIT_OF
cdef int CAREFUL, FIRST, FOR_DECLARE, FOR_DISCARD, FOR_FOLA, FOR_ROB, FOR_STAY
cdef int RANDOM, RANKS, SUIT_CARDS

cpdef int nth_card(long long suits, long long trumps, int number) noexcept
cpdef int robs_on(Table table, int robbed) noexcept
cpdef (long long, long long) choose_from_fola(Table table, long long suits,
    long long trumps) noexcept
cpdef int choose_discard(Table table, Rules rules, int seat, long long suits, long long trumps,
    int number) noexcept
cpdef int worth_keeping(Table table, Rules rules, int seat, int card) noexcept
cpdef int stays_out(Table table, Rules rules, int seat) noexcept
cpdef int holds_back(Table table, int seat, int number) noexcept
cpdef int choose_card(Table table, Rules rules, long long suits, long long trumps) noexcept
cpdef int choose_owed(Table table, Rules rules, int side, int taker, long long suits,
    long long trumps) noexcept
