from generator.engine.block cimport Rules
from generator.engine.events cimport Log, emit, why
from generator.engine.ledger cimport score, seat_from_dealer, side_of
from generator.engine.policies cimport holds_back
from generator.engine.table cimport Table
from generator.engine.versicole cimport find_versicole, join_loose, loose_five, tell_group

cdef int DECLARED, DECLARED_NOTHING, DECLARED_ROOM, DECLARE_CHOICE, DECLARE_SCOPE, DECLARE_SCORES
cdef int DECLARE_WHEN, MATTO_1_40, NO_CARD

cpdef void declare_all(Table table, Rules rules, Log log) noexcept
cpdef void declare(Table table, Rules rules, Log log, int seat) noexcept
