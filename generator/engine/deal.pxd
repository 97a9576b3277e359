from generator.engine.block cimport Rules
from generator.engine.events cimport Log, emit, why, why_if
from generator.engine.ledger cimport score, seat_from_dealer, side_of
from generator.engine.table cimport Table

cdef long long[97] SUIT_BIT, TRUMP_BIT
cdef int DEALT, DEAL_BATCHES, DEAL_EXPOSED, DEAL_EXPOSED_SCORES, DEAL_HAND_SIZE, EXPOSED
cdef int EXPOSE_EACH, EXPOSE_NONE, NO_CARD, PACKET, ROB_HAND_BACK

cpdef void deal_hands(Table table, Rules rules, Log log) noexcept
cpdef int shortened(Rules rules, int owed, int batch) noexcept
cpdef void give(Table table, Log log, int seat, int size) noexcept
cpdef void expose(Table table, Rules rules, Log log) noexcept
cpdef void turn_up(Table table, Rules rules, Log log, int seat) noexcept
