from generator.engine.block cimport Rules
from generator.engine.events cimport Log, emit, why
from generator.engine.kept_back cimport find_that_count
from generator.engine.ledger cimport enter, seat_from_dealer, settle_amounts, side_of, side_plays
from generator.engine.primitives cimport count
from generator.engine.table cimport Table
from generator.engine.versicole cimport tell_group
from generator.engine.worth cimport pile_points, total_points

cdef int AMOUNT, COUNTED, FEES, HONOURS, LAST_TRICK, NO_CARD, NO_SEAT, STAY_FEES
cdef int STAY_PAID_TO, SURPLUS, SURPLUS_BELOW, SURPLUS_NONE, SURPLUS_OWN, SURPLUS_PAIRS
cdef int SURPLUS_SIDE, TALLY_HONOURS, TALLY_LAST_TRICK, TALLY_ORDER, TALLY_SURPLUS
cdef int TALLY_SURPLUS_PAID_BY, TALLY_SURPLUS_QUOTA, TALLY_UNDECLARED, TALLY_VALUES
cdef int TALLY_VERSICOLE_OF, TALLY_VERSICOLE_TIMES, VALUES, VERSICOLE

cpdef void count_all(Table table, Rules rules, Log log) noexcept
cpdef void count_item(Table table, Rules rules, Log log, int item) noexcept
cpdef void clear(Table table) noexcept
cpdef void show_amounts(Table table, Rules rules, Log log) noexcept
cpdef void count_last_trick(Table table, Rules rules, Log log) noexcept
cpdef void count_piles(Table table, Rules rules, Log log, int values, int versicole,
    int item) noexcept
cpdef void tell_values(Rules rules, Log log) noexcept
cpdef int count_versicole(Table table, Rules rules, Log log, int side) noexcept
cpdef void count_surplus(Table table, Rules rules, Log log) noexcept
cpdef void surplus_from_below(Table table, Rules rules, Log log) noexcept
cpdef void surplus_by_own(Table table, Rules rules, Log log) noexcept
cpdef int cards_over(Rules rules, long long suits, long long trumps) noexcept
