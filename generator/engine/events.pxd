cimport cython

cdef long long FIGURE_ZERO
cdef int CARD, CARD_SHIFT, FIGURE_SHIFT, LOG_ROOM, NO_CARD, NO_SEAT, QUESTION_SHIFT, SEAT_SHIFT, WHY

cdef class Log:
    cdef public long long[4096] items
    cdef public int count

@cython.locals(item=cython.longlong)
cpdef void emit(Log log, int what, int seat, int card, int question, int figure) noexcept
cpdef void why(Log log, int question) noexcept
cpdef void card_part(Log log, int seat, int card) noexcept
cpdef void cards_part(Log log, int seat, long long suits, long long trumps) noexcept
