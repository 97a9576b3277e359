from generator.engine.block cimport Rules
from generator.engine.events cimport Log, emit, why
from generator.engine.table cimport Table

cdef int NO_CARD, NO_SEAT, REMAINDER_CARRIED, REMAINDER_UP, RESTI_BETWEEN, RESTI_LEAD, RESTI_NETTING
cdef int RESTI_POINTS, RESTI_REMAINDER, RESTO, SETTLED, TO_THE_TABLE

cpdef int resti_in(Rules rules, int points) noexcept
cpdef void settle(Table table, Rules rules, Log log) noexcept
cpdef void settle_totals(Table table, Rules rules, Log log) noexcept
