"""From YAML to the model, with a place for every word and all faults at once.

`yaml_text` turns bytes into nodes, `records` and `values` turn nodes into the model's records,
`ruleset` and `library` read a rule set and a whole library, `checks` are the questions that need
all of it, `schema` tells editors what may stand where. Faults are values (`faults`, `codes`);
nothing here raises for a slip in the data. The only room that knows YAML; imports the model alone.

No pydantic: every fault has to name what is allowed and what was meant, in the words of the file,
so its messages would all be written anew; and `count` must answer before it is even imported.
"""
