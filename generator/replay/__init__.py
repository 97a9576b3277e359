"""Reads the engine's log back: what happened, step by step, and the readings behind it.

`setting` (a form ready to be played), `play` (one deal, from a seed or recorded), `decode`
(packed events into steps), `steps` (what a step is), `record` (a deal as JSON), `prose` (a deal
as plain lines), `counting` (cards on their own), `examples` (a source's worked examples).
May import the engine and the model; opens no file and reads no clock.
"""
