"""Reads the engine's log back: what happened, step by step, and the readings behind it.

`setting` (a form ready to be played), `play` (one deal, from a seed or recorded), `decode`
(packed events into steps), `steps` (what a step is), `record` (a deal as JSON), `prose` (a deal
as plain lines), `counting` (cards on their own), `examples` (a source's worked examples).
One deal under two forms: `diverge` (the whole comparison), `travel` (how a deal is played under
the other), `side_by_side` (steps aligned), `partings` (where they part, by kind), `causes` (which
questions undo it).
May import the engine and the model; opens no file and reads no clock.
"""
