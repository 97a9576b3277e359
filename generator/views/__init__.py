"""What one page shows: small records of words and addresses, in the order of the page.

Pure functions from the library (and from replays) to records that a template prints. Nothing
here makes HTML, an address or a word of its own: those come through `context.Context`, which
the pages room fills. May import replay, engine.events and the model.
"""
