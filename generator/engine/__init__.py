"""Plays deals: deterministic stage functions on one table of ints, in the order of play.

One file a stage, named by the stage's word, and beside them: `rules` (folds a rule set into the
block that `block` describes; the only module that imports the model), `table`, `ledger`,
`events` (the packed log), `chance`, `policies`, `versicole`, `game` (a whole deal), `sweep`
(many). Standard library only. The same files compile with Cython by the `.pxd` beside them and
then give the same events: plain loops and masks, ints and lists of fixed length, nothing made
per play. `codes` and `because` hold numbers and are never compiled.
"""
