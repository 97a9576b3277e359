"""What there is: cards, seats, questions, answers, sources, deals, the library.

Frozen records and enums, standard library only. Nothing here reads a file, plays a card or
writes a word for a reader. `ruleset.py` is the questionnaire as a type: the path of a field,
`play.king_rule`, is the id of the question. May be imported by every other room; imports none.
"""
