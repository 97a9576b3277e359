from generator.engine.block cimport Rules
from generator.engine.deaths cimport exempted, is_barred, marks_declared
from generator.engine.events cimport Log, emit, why
from generator.engine.ledger cimport enter, side_of
from generator.engine.policies cimport choose_owed
from generator.engine.table cimport Table

cdef long long KINGS, MATTO, ONE, TRUMPS
cdef int DEATH_TO_EACH, LOSS_ENTRY, LOSS_PILE, LOST_BY_PLAYER, MATTO_CARD, MATTO_KEPT_BY
cdef int MATTO_LAST_TRICK, MATTO_LOSS_SCORES, MATTO_LOST, MATTO_LOST_WHEN, MATTO_OWED
cdef int MATTO_OWED_COUNTING_IS_DEATH, MATTO_OWES_CARD, MATTO_OWES_WHEN, MATTO_PAID, MATTO_PAID_WHEN
cdef int NO_SEAT, OWES_ALWAYS, OWES_SUIT_CARD, SUIT_CARDS

cpdef int loses_power(Table table, Rules rules) noexcept
cpdef void owe(Table table, Rules rules, Log log, int winner) noexcept
cpdef void pay(Table table, Rules rules, Log log) noexcept
cpdef void mark_owed(Table table, Rules rules, Log log, int side, int card) noexcept
cpdef int trickless(Table table, Rules rules, int side) noexcept
cpdef void lose(Table table, Rules rules, Log log) noexcept
cpdef void lay_lost_matto(Table table) noexcept
cpdef (long long, long long) may_owe(Table table, Rules rules, int side) noexcept
cpdef void move_between_piles(Table table, int giver, int taker, int card) noexcept
