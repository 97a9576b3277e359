from generator.engine.block cimport Rules
from generator.engine.chance cimport shuffle
from generator.engine.deal cimport deal_hands, expose
from generator.engine.deaths cimport bury
from generator.engine.declare cimport declare, declare_all
from generator.engine.discard cimport discard_all
from generator.engine.events cimport Log, emit, open_log, why
from generator.engine.fola cimport lay_fola, search_fola, show_fola
from generator.engine.ledger cimport side_of
from generator.engine.matto cimport lay_lost_matto, loses_power, owe, pay, trickless
from generator.engine.play cimport following_cards, lead_cards, open_trick, play_card, seat_after, trick_winner
from generator.engine.policies cimport choose_card
from generator.engine.resti cimport settle
from generator.engine.rob cimport cut_and_rob, dealer_robs
from generator.engine.stay cimport ask_to_stay, close_up
from generator.engine.table cimport Table
from generator.engine.tally cimport count_all

cdef long long MATTO, ONE
cdef long long[6] ANSWER
cdef int DRAW_FROM_FIRST_LEAD, DRAW_FROM_FIRST_SCORE, MATTO_CARD, NO_CARD, NO_SEAT
cdef int PLAYERS_DIRECTION, PLAYERS_PARTNERS, PLAYERS_SIDES, REFUSED, SEATED
cdef int SEEN_AFTER_DECLARING, SEEN_AFTER_TAKING, SHUFFLED, SUIT_CARDS

cpdef void play_deal(Table table, Rules rules, Log log) noexcept
cpdef void new_pack(Table table) noexcept
cpdef Rules before_play(Table table, Rules rules, Log log)
cpdef Rules sit_down(Table table, Rules rules, Log log)
cpdef void turn_to_stock(Table table, Rules rules, Log log) noexcept
cpdef void get_ready(Table table, Rules rules, Log log) noexcept
cpdef void take_seats(Table table, Rules rules, Log log) noexcept
cpdef void play_trick(Table table, Rules rules, Log log) noexcept
cpdef int chosen(Table table, Rules rules, Log log, long long suits, long long trumps,
    int question) noexcept
cpdef void refuse(Table table, Rules rules) noexcept
cpdef int lies_in(long long suits, long long trumps, int card) noexcept
cpdef void close_trick(Table table, Rules rules, Log log) noexcept
cpdef void gather(Table table, Rules rules, int winner, int powerless) noexcept
cpdef void pay_when_able(Table table, Rules rules, Log log) noexcept
cpdef void finish(Table table, Rules rules, Log log) noexcept
cpdef void count_up(Table table, Rules rules, Log log) noexcept
