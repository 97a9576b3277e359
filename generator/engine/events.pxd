cimport cython

from generator.engine.primitives cimport count, lowest

cdef long long CARD_HEAD, FIGURE_ZERO, NO_FIGURE, WHY_HEAD
cdef int CARD, CARD_SHIFT, FIGURE_SHIFT, LOG_ROOM, NO_CARD, NO_SEAT, QUESTION_SHIFT, SEAT_SHIFT
cdef int SUIT_CARDS, WHY

cdef class Log:
    cdef public long long[4096] items
    cdef public long long count

cpdef void open_log(Log log) noexcept
cpdef void emit(Log log, unsigned int what, unsigned int seat, unsigned int card,
    unsigned int question, long long figure) noexcept
cpdef void why(Log log, unsigned int question) noexcept
cpdef void why_if(Log log, unsigned int question) noexcept
cpdef void card_part(Log log, unsigned int seat, unsigned int card) noexcept
@cython.locals(head=cython.longlong, place=cython.longlong)
cpdef void cards_part(Log log, unsigned int seat, long long suits, long long trumps) noexcept
