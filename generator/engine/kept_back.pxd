from generator.engine.block cimport Rules
from generator.engine.ledger cimport side_of
from generator.engine.table cimport Found, Table
from generator.engine.versicole cimport find_versicole, join_loose, loose_five
from generator.engine.worth cimport pile_points, total_points

cdef int DECLARED_ROOM, MATTO_1_40
cdef long long MATTO

cpdef void find_that_count(Table table, Rules rules, Found found, int side, long long suits,
    long long trumps) noexcept
cpdef int worth_of_pile(Table table, Rules rules, int side, long long suits,
    long long trumps) noexcept
cpdef void leave_out(Table table, Rules rules, Found found, int side) noexcept
cpdef int was_kept_back(Table table, Rules rules, int side, long long suits,
    long long trumps) noexcept
