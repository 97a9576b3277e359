"""What `check` is asked about: a file, a folder, a source, a rule set, a deal.

A scope is a test on file names as faults have them, from the root, with forward slashes.
"""

import re
from pathlib import Path

from generator.commands.common import WrongUse
from generator.loading.faults import Fault, near

GROUNDS = ("sources", "rulesets")


class Scope:
    """The files that a word names; no word names all of them."""

    def __init__(self, root: Path, words: tuple[str, ...]) -> None:
        """Raises WrongUse for a word that names nothing."""
        self._patterns = [re.compile(p) for word in words for p in patterns(root, word)]

    def holds(self, file: str) -> bool:
        """Whether a file is among them."""
        return not self._patterns or any(p.fullmatch(file) for p in self._patterns)

    def only(self, faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
        """The faults of these files."""
        return tuple(fault for fault in faults if self.holds(fault.file))


def patterns(root: Path, word: str) -> list[str]:
    """What the names of the files look like that a word names."""
    base = root.resolve()
    here = Path(word).resolve()
    whole = here if here.exists() and here.is_relative_to(base) else (base / word).resolve()
    if not whole.is_relative_to(base):
        raise WrongUse("bad_value", f"{word} is not under {root}")
    if whole.exists():
        name = whole.relative_to(base).as_posix()
        return [".*" if name == "." else rf"{re.escape(name)}(/.*)?"]
    found = _of_id(base, word) or _of_deal(base, word)
    if found:
        return found
    known = _known(base)
    raise WrongUse("unknown_path", f"there is no file, folder or record {word}", near(word, known))


def _of_id(base: Path, word: str) -> list[str]:
    """A source, a rule set, or both under one id."""
    grounds = [ground for ground in GROUNDS if "/" not in word and (base / ground / word).is_dir()]
    return [rf"{ground}/{re.escape(word)}/.*" for ground in grounds]


def _of_deal(base: Path, word: str) -> list[str]:
    """A deal, as `ruleset/form/slug` or `ruleset/slug`, with its texts."""
    ruleset, _, rest = word.partition("/")
    slug = rest.rpartition("/")[2]
    if (base / "rulesets" / ruleset / "deals" / f"{slug}.yaml").is_file():
        return [rf"rulesets/{re.escape(ruleset)}/deals/{re.escape(slug)}(\.\w+)?\.yaml"]
    return []


def _known(base: Path) -> list[str]:
    """Every file, source, rule set and deal that could have been meant."""
    files = [f.relative_to(base) for ground in GROUNDS for f in (base / ground).rglob("*.yaml")]
    folders = {f.parts[1] for f in files if len(f.parts) > 2}
    deals = {
        f"{f.parts[1]}/{f.name.partition('.')[0]}"
        for f in files
        if len(f.parts) == 4 and f.parts[2] == "deals"
    }
    return sorted({*(f.as_posix() for f in files), *folders, *deals})
