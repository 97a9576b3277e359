from generator.engine.block cimport Rules
from generator.engine.events cimport Log, emit, why
from generator.engine.ledger cimport seat_from_dealer
from generator.engine.policies cimport stays_out
from generator.engine.table cimport Table

cdef int NO_CARD, STAYED_IN, STAYED_OUT, STAY_ALLOWED, STAY_FEES, STAY_MOST, STAY_ORDER, STAY_WHEN

cpdef void ask_to_stay(Table table, Rules rules, Log log) noexcept
cpdef int fee_of(Rules rules, int dealer, int seat) noexcept
cpdef void close_up(Table table, Rules rules) noexcept
