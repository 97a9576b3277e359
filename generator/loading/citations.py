"""Citations as they stand in data files: `w4`, `minucci-1688:n6c`, `vienna-1756`."""

import re
from dataclasses import dataclass

from generator.loading.nodes import ListNode, MapNode, Node, plain
from generator.loading.records import BAD, Bad, Reader
from generator.model.answers import EDITORS, Citation

_CITATION = re.compile(r"(?:([a-z0-9-]+):)?([a-z0-9-]+)\Z")
FORM = re.compile(r"[a-z0-9-]+/[a-z0-9-]+\Z")


@dataclass(frozen=True, slots=True)
class Cited:
    """A citation and where it stands; `own` if it must be of the file's own source."""

    citation: Citation
    node: Node
    own: bool


class Cites:
    """Reads citations of one file and keeps them, for the checks of the library."""

    def __init__(self, reader: Reader, source: str, source_ids: frozenset[str]) -> None:
        self.reader = reader
        self.source = source
        self.source_ids = source_ids
        self.all: list[Cited] = []

    def of(self, entry: MapNode, key: str) -> tuple[Citation, ...]:
        """The citations under a key; empty if it is left out or cannot be read."""
        node = entry.values.get(key)
        return self.listed(node, key == "cites") if node is not None else ()

    def listed(self, node: Node, own: bool) -> tuple[Citation, ...]:
        """The citations of a list, without those that cannot be read."""
        if self.reader.list(node, str, "cites" if own else "see") is BAD:
            return ()
        assert isinstance(node, ListNode)
        found = (self.one(plain(item), item, own) for item in node.items)
        return tuple(c for c in found if c is not BAD)

    def one(self, word: object, place: Node, own: bool) -> Citation | Bad:
        """The citation that a word is: a bare provision is the file's own source's."""
        found = _CITATION.match(str(word))
        named = found and (found[1] or found[2] in self.source_ids)
        if not found or not (named or self.source):
            code = "017" if self.reader.ground == "R" else "003"
            how = "w4, or as vienna-1756:w4" if self.source else "vienna-1756:w4"
            return self.reader.fault(code, place, f"'{word}' is no citation", f"write it as {how}")
        source, provision = found[1], found[2]
        if source is None and (provision == self.source or provision in self.source_ids):
            citation = Citation(provision, None)
        else:
            citation = Citation(source or self.source, provision)
        self.all.append(Cited(citation, place, own))
        return citation

    def told(self, entry: MapNode, key: str) -> bool:
        """Whether something stands under the key, so that its absence is no news."""
        node = entry.values.get(key)
        return entry.broken or (node is not None and (node.bad or bool(getattr(node, "items", 1))))


def filler_form(reader: Reader, node: Node | None) -> str | Bad:
    """The form, or `editors`, that a filler comes from."""
    if node is None:
        return BAD
    word = reader.word(node, "from")
    if word is BAD or word == EDITORS or FORM.match(word):
        return word
    return reader.fault(
        "003", node, f"'{word}' is neither a form nor {EDITORS}", "write it as vienna-1756/pairs"
    )
