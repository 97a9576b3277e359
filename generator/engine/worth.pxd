from generator.engine.block cimport Rules
from generator.engine.primitives cimport count
from generator.engine.table cimport Found

cdef long long PAPI, T29
cdef int FOUND_ROOM, LOWEST_ARIA, RUN, SUIT_CARDS

cpdef void put(Found found, int kind, long long suits, long long trumps, int points) noexcept
cpdef int plain_worth(Rules rules, int kind, long long suits, long long trumps) noexcept
cpdef int total_points(Found found) noexcept
cpdef int pile_points(Rules rules, long long suits, long long trumps) noexcept
