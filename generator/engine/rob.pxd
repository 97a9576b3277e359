from generator.engine.block cimport Rules
from generator.engine.chance cimport below
from generator.engine.events cimport Log, emit, why, why_if
from generator.engine.ledger cimport score, side_of
from generator.engine.policies cimport robs_on
from generator.engine.table cimport Table

cdef long long ONE
cdef int CUT, FOR_CUT, FROM_PACKET, FROM_TOP, NO_CARD, ROBBED, ROBBING_STOPPED
cdef int ROB_CUTTER_FROM, ROB_CUTTER_LIMIT, ROB_CUTTER_SCORES, ROB_CUTTER_TAKES, ROB_DEALER
cdef int ROB_DEALER_SCORES, ROB_DEALER_TAKES, ROB_DUTY, ROB_STOPS, ROB_STOP_CARD, STOP_BACK_ON_TOP
cdef int IGNOBLE_FIRST, IGNOBLE_LAST, SUIT_CARDS

cpdef void cut_and_rob(Table table, Rules rules, Log log) noexcept
cpdef int rob_downward(Table table, Rules rules, Log log, int start, int limit) noexcept
cpdef int rob_packet(Table table, Rules rules, Log log, int depth) noexcept
cpdef int may_take(Table table, Rules rules, Log log, int card, int robbed, int limit) noexcept
cpdef int robbable(Rules rules, long long takes_s, long long takes_t, int card, int robbed) noexcept
cpdef void take(Table table, Rules rules, Log log, int seat, int card, int question,
    int scores) noexcept
cpdef void close_gap(Table table, int start, int gone) noexcept
cpdef void turn_pack(Table table, int lower, int kept) noexcept
cpdef void dealer_robs(Table table, Rules rules, Log log) noexcept
