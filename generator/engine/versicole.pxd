from generator.engine.block cimport Rules
from generator.engine.primitives cimport count, lowest
from generator.engine.table cimport Found, Table

cdef long long KINGS, MATTO, ONE, PAPI, T1, T29, T40, TEN_TO_THIRTY, TWENTY_TO_FORTY
cdef int FOUND_ROOM, FOUR_KINGS, JOIN_FILLS, LOWEST_ARIA, MATTO_1_40, ONE_X_28, RUN, RUN_OVERLAP
cdef int RUN_SPLIT, SCOPE_EVERY, SCOPE_ONE, SUIT_CARDS, T29_BARRED, T29_PASSED, TENS

cpdef void find_versicole(Found found, Rules rules, long long suits, long long trumps) noexcept
cpdef void find_runs(Found found, Rules rules, long long trumps, int low, int high) noexcept
cpdef void find_gapped_runs(Found found, Rules rules, long long trumps, int low, int high) noexcept
cpdef void close_run(Found found, Rules rules, long long trumps, long long cards, int real,
    int filled) noexcept
cpdef void split_in_threes(Found found, Rules rules, long long cards, long long matto) noexcept
cpdef void overlapping_threes(Found found, Rules rules, long long cards, long long matto) noexcept
cpdef void find_set(Found found, Rules rules, long long trumps, long long wanted, int kind) noexcept
cpdef void find_tens(Found found, Rules rules, long long trumps) noexcept
cpdef void own_set(Found found, Rules rules, long long others) noexcept
cpdef void add(Found found, Rules rules, int kind, long long suits, long long trumps,
    long long matto) noexcept
cpdef void add_filled(Found found, Rules rules, int kind, long long suits,
    long long trumps) noexcept
cpdef int has_matto(Found found) noexcept
cpdef void put(Found found, int kind, long long suits, long long trumps, int points) noexcept
cpdef int plain_worth(Rules rules, int kind, long long suits, long long trumps) noexcept
cpdef int total_points(Found found) noexcept
cpdef int pile_points(Rules rules, long long suits, long long trumps) noexcept
cpdef int worth_of_pile(Table table, Rules rules, long long suits, long long trumps) noexcept
