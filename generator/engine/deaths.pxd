cimport cython

from generator.engine.block cimport Rules
from generator.engine.events cimport Log, emit, why, why_if
from generator.engine.ledger cimport enter, side_of
from generator.engine.primitives cimport lowest
from generator.engine.table cimport Table
from generator.engine.versicole cimport find_versicole

cdef long long ONE
cdef long long[97] SUIT_BIT, TRUMP_BIT
cdef int ABSENT_UNDECLARED, DEATHS_DECLARED_CARDS, DEATHS_MARKED_BY, DEATHS_SCORED, DEATH_TO_EACH
cdef int DECLARED_ROOM, DIED, IRREGULAR_WRONG_COUNT_SCORES, MATTO_CARD, MATTO_LAST_TRICK
cdef int SHOWN_EXEMPT, SHOWN_EXEMPT_BROKEN, SHOWN_SCORED, STAY_MARKS_DEATHS, SUIT_CARDS

cpdef void bury(Table table, Rules rules, Log log, int winner, int powerless) noexcept
@cython.locals(other=cython.int)
cpdef void die(Table table, Rules rules, Log log, int loser, int taker, int card) noexcept
cpdef int is_barred(Table table, int side) noexcept
cpdef int marks_declared(Table table, Rules rules, int side) noexcept
cpdef int shown(Table table, int owner, int card) noexcept
cpdef int exempted(Table table, Rules rules, int owner, int card) noexcept
cpdef int breaks(Table table, Rules rules, int owner, int card) noexcept
cpdef int in_masks(long long suits, long long trumps, int card) noexcept
