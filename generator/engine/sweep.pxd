from generator.engine.block cimport Rules
from generator.engine.chance cimport draw
from generator.engine.game cimport new_pack, play_deal
from generator.engine.table cimport Table, reset
from generator.engine.two_tables cimport play_two

cdef int FOR_DEAL

cdef class Sums:
    cdef public long long deals, matto_lost
    cdef public long long[16] resti
    cdef public long long[4] points, tricks, cards, stayed_out

cpdef Sums play_many(Rules rules, unsigned long long seed, long long first, long long number,
    int policy)
cpdef void prepare(Table table, Rules rules, unsigned long long seed, int policy) noexcept
cpdef void add_deal(Sums sums, Table table, Rules rules) noexcept
