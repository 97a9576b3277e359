cimport cython

from generator.engine.block cimport Rules
from generator.engine.events cimport Log, emit, why
from generator.engine.table cimport Table

cdef int MARK, RESTI_DRAWN_FROM, RESTI_IN_PLAY, RESTI_POINTS, RESTO_DRAWN

cpdef int side_of(Rules rules, int seat) noexcept
cpdef int seat_from_dealer(Table table, Rules rules, int step) noexcept
cpdef int side_plays(Table table, Rules rules, int side) noexcept
cpdef void enter(Table table, Rules rules, Log log, int to, int giver, int points,
    int question) noexcept
cpdef void draw_resti(Table table, Rules rules, Log log, int to, int giver) noexcept
@cython.locals(other=cython.int)
cpdef void score(Table table, Rules rules, Log log, int side, int points, int question) noexcept
cpdef void settle_amounts(Table table, Rules rules, Log log, int question) noexcept
