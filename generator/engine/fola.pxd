from generator.engine.block cimport Rules
from generator.engine.events cimport Log, cards_part, emit, why
from generator.engine.ledger cimport score, side_of
from generator.engine.policies cimport choose_from_fola
from generator.engine.primitives cimport count
from generator.engine.table cimport Table
from generator.engine.worth cimport pile_points

cdef long long[97] SUIT_BIT, TRUMP_BIT
cdef int FOLA_CARDS_SEEN_BY, FOLA_SCORES, FOLA_SEARCH, FOLA_SEEN_WHEN, FOLA_SHOWN
cdef int FOLA_SUITS_TOLD_TO, FOLA_TAKEN, FOLA_TAKES, NO_CARD, SEARCH_MAY, SEARCH_NONE

cpdef void lay_fola(Table table) noexcept
cpdef void search_fola(Table table, Rules rules, Log log) noexcept
cpdef void show_fola(Table table, Rules rules, Log log, int when) noexcept
