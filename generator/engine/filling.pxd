from generator.engine.block cimport Rules
from generator.engine.primitives cimport count, highest, lowest
from generator.engine.table cimport Found
from generator.engine.worth cimport plain_worth, put

cdef long long BELOW_29, FOUR_TENS, KINGS, MATTO, ONE, TEN_AND_FORTY, TEN_TO_THIRTY
cdef long long TWENTY_TO_FORTY
cdef int FOUR_KINGS, ONE_X_28, RUN, TENS

cpdef long long squeezed_ladder(long long cards) noexcept
cpdef long long whole_ladder(long long cards, int squeezed) noexcept
cpdef void find_filled_runs(Found found, Rules rules, long long held, int squeezed) noexcept
cpdef int split_in_runs(Found found, long long held) noexcept
cpdef void enter_pieces(Found found, Rules rules, int runs, int squeezed) noexcept
cpdef void find_filled_sets(Found found, Rules rules, long long suits, long long trumps) noexcept
cpdef void find_filled_ten(Found found, Rules rules, long long held) noexcept
cpdef void put_filled(Found found, Rules rules, int kind, long long suits,
    long long trumps) noexcept
cpdef int filled_points(Rules rules, int kind, long long suits, long long trumps) noexcept
