from generator.engine.block cimport Rules
from generator.engine.declare cimport declare
from generator.engine.discard cimport holds
from generator.engine.events cimport Log, emit
from generator.engine.game cimport chosen, lies_in
from generator.engine.ledger cimport enter, side_of
from generator.engine.matto cimport move_between_piles
from generator.engine.play cimport legal_cards, open_trick, play_card, seat_after
from generator.engine.policies cimport choose_card
from generator.engine.primitives cimport lowest
from generator.engine.table cimport Table

cdef long long FIGURE_ZERO, ONE
cdef int CARD, CARD_SHIFT, DIED, FIGURE_SHIFT, IN_PILE, IRREGULAR_REVOKE_RETURNS, MARK
cdef int MOVE, RESTO_DRAWN, SEAT_SHIFT, SUIT_CARDS

cpdef int forced_card(Table table) noexcept
cpdef int breaks_duty(Table table, Rules rules) noexcept
cpdef void take_turn(Table table, Rules rules, Log log) noexcept
cpdef void play_wrongly(Table table, Rules rules, Log log, int card) noexcept
cpdef void play_laid_down(Table table, Rules rules, Log log) noexcept
cpdef int dearest(Rules rules, long long suits, long long trumps) noexcept
cpdef void open_turn(Table table, Rules rules, Log log) noexcept
cpdef void pass_turn(Table table, Rules rules) noexcept
cpdef int change_card(Table table, Rules rules, int place, int card, int away) noexcept
cpdef void hold(Table table, int seat, int card) noexcept
cpdef int give_back(Table table, Rules rules, Log log, int seat, int taker, int card) noexcept
cpdef void undo_death(Table table, Rules rules, Log log, int card, int until) noexcept
