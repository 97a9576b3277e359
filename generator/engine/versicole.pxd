from generator.engine.block cimport Rules
from generator.engine.events cimport Log, cards_part, emit, why
from generator.engine.filling cimport find_filled_runs, find_filled_sets, squeezed_ladder
from generator.engine.filling cimport whole_ladder
from generator.engine.primitives cimport count, lowest
from generator.engine.table cimport Found
from generator.engine.worth cimport plain_worth, put

cdef long long FOUR_TENS, KINGS, MATTO, ONE, T1, T29, T40, TEN_TO_THIRTY, TWENTY_TO_FORTY
cdef int FOUR_KINGS, GROUP, JOIN_FILLS, MATTO_1_40, ONE_X_28, RUN, RUN_OVERLAP
cdef int RUN_SPLIT, SCOPE_EVERY, SCOPE_ONE, T29_BARRED, T29_PASSED, TENS
cdef int VERSICOLE_FOUR_TENS, VERSICOLE_KINGS, VERSICOLE_LONG_RUNS, VERSICOLE_MATTO_1_40
cdef int VERSICOLE_MATTO_JOINS, VERSICOLE_MATTO_SCOPE, VERSICOLE_MATTO_WORTH, VERSICOLE_ONE_X_28
cdef int VERSICOLE_RUN_LENGTH, VERSICOLE_RUN_RANGES, VERSICOLE_TENS, VERSICOLE_TRUMP_29_IN_RUNS
cdef int VERSICOLE_TRUMP_29_WORTH, VERSICOLE_WORTH

cpdef void find_versicole(Found found, Rules rules, long long suits, long long trumps) noexcept
cpdef int holds_run(Rules rules, long long trumps) noexcept
cpdef void find_runs(Found found, Rules rules, long long trumps, int low, int high,
    int fills) noexcept
cpdef void enter_run(Found found, Rules rules, long long cards, long long matto) noexcept
cpdef void split_in_threes(Found found, Rules rules, long long cards, long long matto) noexcept
cpdef void overlapping_threes(Found found, Rules rules, long long cards, long long matto) noexcept
cpdef void find_set(Found found, Rules rules, long long trumps, long long wanted, int kind) noexcept
cpdef void find_tens(Found found, Rules rules, long long trumps) noexcept
cpdef void own_set(Found found, Rules rules, long long others) noexcept
cpdef void add(Found found, Rules rules, int kind, long long suits, long long trumps,
    long long matto) noexcept
cpdef int has_matto(Found found) noexcept
cpdef int joined_by_matto(Found found, int place) noexcept
cpdef int loose_five(Rules rules, Found found, int place) noexcept
cpdef void join_loose(Found found, int place, int points) noexcept
cpdef void tell_group(Log log, Rules rules, Found found, int place, int owner) noexcept
