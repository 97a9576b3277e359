from generator.engine.block cimport Rules
from generator.engine.deal cimport give, shortened, turn_up
from generator.engine.discard cimport discard, may_discard, take_up, without_last_cards
from generator.engine.events cimport Log, emit, why
from generator.engine.ledger cimport enter, seat_from_dealer, side_of, side_plays
from generator.engine.matto cimport pay
from generator.engine.primitives cimport count
from generator.engine.resti cimport settle
from generator.engine.table cimport Table
from generator.engine.tally cimport count_item

cdef long long ONE
cdef int ABSENT_EVERY_LOSS, DEALT, DEAL_BATCHES, DEAL_HAND_SIZE, EXPOSE_EACH, EXPOSE_NONE
cdef int LAST_TRICK, MARKS_NOTHING, NO_CARD, ROB_HAND_BACK, SURPLUS_NONE

cdef class Figures:
    cdef public int[16] at

cpdef int misdeal_points(int first, int further, int cap, int wrong) noexcept
cpdef int payees(int players, int pairs) noexcept
cpdef void pay_player(Table table, Rules rules, Log log, int seat, int to, int points,
    int question) noexcept
cpdef void pay_opponents(Table table, Rules rules, Log log, int seat, int points,
    int question) noexcept
cpdef void pay_sides(Table table, Rules rules, Log log, int seat, int points,
    int question) noexcept
cpdef void deal_wrongly(Table table, Rules rules, Log log, Figures wrong) noexcept
cpdef void expose_but(Table table, Rules rules, Log log, Figures unturned) noexcept
cpdef int cards_held(Table table, int seat) noexcept
cpdef int hand_due(Table table, Rules rules, int seat) noexcept
cpdef (long long, long long) may_put_excess_away(Table table, Rules rules, int seat,
    int without_void) noexcept
cpdef int bring_up(Table table, int card) noexcept
cpdef void discard_wrongly(Table table, Rules rules, Log log, Figures kept) noexcept
cpdef void discard_apart(Table table, Rules rules, Log log, int seat, int kept) noexcept
cpdef void bar(Table table, Rules rules, int side, int what) noexcept
cpdef void finish_barred(Table table, Rules rules, Log log, Figures barred) noexcept
