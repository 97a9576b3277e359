"""Plays the studies of some forms, in a Python whose engine is compiled; prints JSON.

    python -m generator.commands.study_worker ROOT DEALS SEED FORM=POLICY ...

Started by `study`, which puts the compiled copy of the engine on the path.
"""

import json
import sys
from pathlib import Path

from generator.loading.library import load_library
from generator.replay.play import POLICIES
from generator.replay.setting import setting
from generator.replay.study import study


def main(words: list[str]) -> int:
    root, deals, seed, *tasks = words
    library, faults, _ = load_library(Path(root))
    if faults:
        return 1
    done = {}
    for task in tasks:
        id, _, policy = task.partition("=")
        name, _, form_id = id.partition("/")
        form = setting(library.rulesets[name], form_id)
        done[task] = study(library, form, int(deals), int(seed), POLICIES[policy])
    json.dump(done, sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
