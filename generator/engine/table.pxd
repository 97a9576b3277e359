cdef class Line:
    cdef public int[100] card_at
    cdef public int[4] discards_given, rob_most, stay
    cdef public long long[4] discard_s, discard_t, hold_s, hold_t
    cdef public int cut, owed, then

cdef class Found:
    cdef public int count
    cdef public int[32] kind, points
    cdef public long long[32] suits, trumps
    cdef public long long[16] run, piece
    cdef public int[16] best, joined

cdef class Table:
    cdef public unsigned long long seed, chance
    cdef public int best
    cdef public int dealer, leader, cutter, asked, refused
    cdef public int[4] policy
    cdef public Line line
    cdef public Found found, other_found
    cdef public int[97] deck, spare
    cdef public int top, cut_at
    cdef public long long[4] suits, trumps, robbed_s, robbed_t, discard_s, discard_t
    cdef public int[4] hand_count, robbed_count, discards, last_packet
    cdef public long long fola_s, fola_t, barred
    cdef public long long[4] shown_s, shown_t
    cdef public int[4] declared_count, kept_count
    cdef public long long[64] declared_s, declared_t, kept_s, kept_t
    cdef public long long gone_t
    cdef public int[4] active, fee, following
    cdef public int n_out, out, seats
    cdef public int trick, place, mover, led, last_winner
    cdef public int[4] tricks, table_card, seat_at
    cdef public long long suits_led, trick_s, trick_t
    cdef public int matto_seat, matto_winner, debt_from, debt_to, lost_matto
    cdef public long long[4] pile_s, pile_t
    cdef public int[4] pile_count
    cdef public int testing
    cdef public int[16] lead, won
    cdef public int[4] gross, counted

cpdef void reset(Table table) noexcept
cpdef void clear_line(Line line) noexcept
