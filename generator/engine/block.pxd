cdef class Rules:
    cdef public tuple readings
    cdef public int players, sides, pairs, side_mask, hand_size, stock, n_batches
    cdef public int[4] batches
    cdef public int[97] value, value_why, order, order_why, care, dear, spends
    cdef public int n_values, n_worths
    cdef public int[16] values
    cdef public int[8] worth
    cdef public long long[8] worth_s, worth_t
    cdef public long long counting_s, counting_t, alike_s, alike_t
    cdef public int cut_from, ignoble_stops, rob_limit, stop_card, dealt_short, may_stop
    cdef public int dealer_robs
    cdef public long long rob_takes_s, rob_takes_t, dealer_takes_s, dealer_takes_t
    cdef public int expose, exposed_scores, fola_search, fola_scores, fola_seen, voids_barred
    cdef public long long fola_takes_s, fola_takes_t, barred_s, barred_t
    cdef public int stay_allowed, stay_most, stay_before, absent_marks
    cdef public int[4] fees
    cdef public int n_ranges, run_length, long_runs, t29_in_runs, t29_worth, four_tens_two
    cdef public int kings_least, matto_joins, matto_scope, matto_worth, flat_worth
    cdef public int[4] range_low, range_high
    cdef public long long one_x_28, run_starts, trumps_due
    cdef public int declare_in_trick, declare_automatic
    cdef public int king_rule, king_first_trick, king_bars_matto
    cdef public int matto_a_trump, matto_anytime, matto_loses_power
    cdef public int owes, owes_what, matto_paid_at_once, owed_is_death, lost_by, loss_scores
    cdef public int death_to, shown_cards
    cdef public int versicole_times, undeclared, n_items, last_trick_points, surplus, quota
    cdef public int[8] items
    cdef public int resto, draw_from, remainder, net_once, one_total
    cdef public Rules rules_of_three
