cimport cython

from generator.engine.block cimport Rules
from generator.engine.chance cimport draw
from generator.engine.events cimport Log, emit, why, why_if
from generator.engine.primitives cimport highest
from generator.engine.table cimport Table

cdef long long MATTO, TRUMPS
cdef long long[6] ANSWER, KING_ASKED
cdef long long[97] SUIT_BIT, TRUMP_BIT
cdef int[97] LEADS
cdef int[8] DUTY
cdef int CARD_PLAYED, FOR_PLAY, KING_FREE, KING_SECOND, LED, MATTO_CARD, MATTO_EXCUSE, MATTO_LEAD
cdef int NO_SUIT
cdef int PLAYERS_LEADER, PLAY_FOLLOW, PLAY_KING_BEFORE_MATTO, PLAY_KING_RULE, PLAY_KING_SCOPE
cdef int PLAY_KING_TRIGGER, PLAY_NEITHER, PLAY_NEXT_LEAD, PLAY_TRUMP_WHEN_VOID, PLAY_WINNER
cdef int SUIT_CARDS, TRICK_WON, TRUMP_LED

cpdef void open_trick(Table table) noexcept
cpdef (long long, long long, int) legal_cards(Table table, Rules rules) noexcept
@cython.locals(answering=cython.longlong, due=cython.longlong, void=cython.longlong,
    free=cython.longlong, king=cython.longlong, question=cython.int)
cpdef (long long, long long, int) following_cards(Table table, Rules rules) noexcept
cpdef (long long, long long, int) lead_cards(Table table, Rules rules) noexcept
cpdef int king_may_be_forced(Table table, Rules rules) noexcept
cpdef (long long, long long, int) without_matto(Table table, Rules rules) noexcept
@cython.locals(suit_bit=cython.longlong, trump_bit=cython.longlong, takes=cython.longlong,
    claim=cython.int, best=cython.int)
cpdef void play_card(Table table, Rules rules, Log log, int card, int question) noexcept
cpdef void tell_play(Log log, int place, int seat, int card, int question, long long trick) noexcept
cpdef int trick_winner(Table table, Rules rules, Log log) noexcept
cpdef void tell_winner(Log log, Rules rules, int seat, int card, long long trick) noexcept
cpdef int highest_trump(long long trumps) noexcept
cpdef int seat_after(Table table, Rules rules, int seat) noexcept
