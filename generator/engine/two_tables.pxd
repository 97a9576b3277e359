from generator.engine.block cimport Rules
from generator.engine.game cimport before_play, close_trick, finish, play_trick
from generator.engine.play cimport following_cards, lead_cards, open_trick, play_card
from generator.engine.policies cimport choose_card
from generator.engine.table cimport Table

cpdef void play_two(Table one, Table other, Rules rules)
cpdef void play_two_tricks(Table one, Rules rules_of_one, Table other,
    Rules rules_of_other) noexcept
cpdef void lead(Table table, Rules rules) noexcept
cpdef void follow(Table table, Rules rules) noexcept
