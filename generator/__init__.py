"""The rules of Minchiate, source by source: from the data to the played deal and the page.

The rooms, each importing only those above it (pyproject.toml holds the contract):

- `model`: what there is: cards, seats, citations, readings, questions, rule sets, deals.
- `loading`: YAML into the model, with file, line and column, and every fault at once.
- `engine`: plays a deal by a rule set, and says by which question each thing was done.
- `replay`: decodes what the engine noted, and sets the reading and its passage beside it.
- `views`: what one page shows, as small records of words and addresses.
- `pages`: which pages there are and where; the words, the templates, the MkDocs plugin.
- `commands`, `cli`: the command line.

Nothing is imported here, so that `python3 -m generator` can start on a bare Python.
"""
