"""An independent referee: a second, slow reading of the rules that checks recorded deals.

It shares no code and no rule data with the generator. `forms` says what each form plays, written
down a second time from the sources, and `switches` the other readings; `cards`, `values`,
`versicole`, `legality` and `account` are the rules in small; `before`, `tricks`, `debts` and
`count` play the stages of a deal on a `table`; `clerk` lays what they expect beside a record;
`referee` leads the deal from the cut to the resti. Call `judge.judge`. For its own tests `worked`
and `written` hold deals worked by hand, and `scribe` writes random ones.
"""
