from generator.engine.block cimport Rules
from generator.engine.declare cimport declare
from generator.engine.events cimport Log
from generator.engine.game cimport before_play, close_trick, finish, lies_in
from generator.engine.play cimport legal_cards, open_trick, play_card
from generator.engine.primitives cimport count, lowest
from generator.engine.table cimport Table

cdef int SUIT_CARDS

cpdef Rules begin(Table table, Rules rules, Log log)
cpdef void declare_in_turn(Table table, Rules rules, Log log) noexcept
cpdef list cards_to_play(Table table, Rules rules)
cpdef int play_on(Table table, Rules rules, Log log, int card)
