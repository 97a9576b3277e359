from generator.engine.block cimport Rules
from generator.engine.chance cimport draw
from generator.engine.events cimport Log
from generator.engine.game cimport before_play, count_up, play_deal, play_trick
from generator.engine.resti cimport settle
from generator.engine.sweep cimport prepare
from generator.engine.table cimport Table

cdef int CARD_PLAYED, FOR_DEAL, KING_FORCED, LED, PLAY_KING_RULE, QUESTION, QUESTION_SHIFT, WHAT

cdef class Outcomes:
    cdef public int count
    cdef public int[4096] points, resti

cdef class Totals:
    cdef public long long deals
    cdef public long long[4] points, point_squares, resti, resti_squares, wins

cdef class Shift:
    cdef public long long deals, changed, other_winner, other_resti
    cdef public long long moved, moved_squares, first, first_squares

cdef class Happenings:
    cdef public long long deals
    cdef public long long[64] times, in_deals, now

cpdef Outcomes play_outcomes(Table table, Rules rules, unsigned long long seed, long long first,
    int number, int policy)
cpdef void play_to_the_end(Table table, Rules rules, Outcomes outcomes, int place)
cpdef int winner_of(Outcomes outcomes, int deal, int sides) noexcept
cpdef void add_totals(Totals totals, Outcomes outcomes, int sides) noexcept
cpdef void add_shift(Shift shift, Outcomes one, Outcomes other, int sides) noexcept
cpdef void count_happenings(Happenings happenings, Table table, Rules rules,
    unsigned long long seed, long long first, long long number, int policy)
