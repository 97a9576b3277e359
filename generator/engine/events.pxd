from generator.engine.primitives cimport lowest

cdef long long CARD_HEAD, FIGURE_ZERO, NO_FIGURE, WHY_HEAD
cdef int CARD, CARD_SHIFT, FIGURE_SHIFT, LOG_ROOM, NO_CARD, NO_SEAT, QUESTION_SHIFT, SEAT_SHIFT
cdef int SUIT_CARDS, WHY

cdef class Log:
    cdef public long long[4096] items
    cdef public int count

cpdef void open_log(Log log) noexcept
cpdef void emit(Log log, int what, int seat, int card, int question, int figure) noexcept
cpdef void why(Log log, int question) noexcept
cpdef void why_if(Log log, int question) noexcept
cpdef void card_part(Log log, int seat, int card) noexcept
cpdef void cards_part(Log log, int seat, long long suits, long long trumps) noexcept
