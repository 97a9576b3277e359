"""The toy library: one source, one rule set, one form, with the project's own questionnaire."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "toy"


def sound_library(to: Path) -> Path:
    """A copy of the toy library at `to`, in which `check` finds nothing."""
    shutil.copytree(TOY, to, dirs_exist_ok=True)
    questionnaire = to / "rulesets" / "questionnaire"
    questionnaire.mkdir(parents=True)
    for file in (ROOT / "rulesets" / "questionnaire").glob("*.yaml"):
        if file.suffixes in ([".yaml"], [".en", ".yaml"]):
            shutil.copy(file, questionnaire)
    return to
