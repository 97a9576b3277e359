"""Every message of a language said at least once: a text that a native can read whole.

Each message is put together with typical arguments, and once more for each choice that it, or a
message within it, makes by them. Cards are drawn with a seed, so that the text is always the same.
"""

import random
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from generator.model.texts import FIRST_LANGUAGE
from generator.pages.words import FOLDER, words_of
from generator.views.context import Words
from generator.views.naming import card_list, card_parts

SEED = 1640
CARDS = ("CK", "DJ", "SJ", "B1", "C8", "SQ", "BN", "D10", "T1", "T8", "T11", "T29", "T36", "T37",
         "T38", "T39", "T40", "M")  # fmt: skip
NAMES = ("seat", "leader", "cutter", "side")  # said in full where the name stands alone
CARD_PARTS = ("suit", "rank", "aria")
# what stands for a variable that no message chooses by; what is missing here is an en dash
TYPICAL: Mapping[str, object] = {
    "n": 7, "points": 15, "payers": 1, "figure": 3, "count": 4, "trick": 12, "resti": 2,
    "low": 21, "high": 27, "first": 28, "last": 31, "number": 20, "numbers": "1\u201113\u201128",
    "seat": "south", "leader": "east", "cutter": "north", "side": "south-north",
    "to": "south-north", "giver": "east-west", "to-seats": 2, "giver-seats": 2, "led": "C",
    "players": 4, "day": 30, "month": 11, "year": "2026", "version": "1.0", "date": "2026",
    "siglum": "M", "source": "Minucci", "crux": "X02", "letter": "B", "value": "10",
    "address": "https://example.org/", "cards": 97, "deals": 1000, "title": "Malmantile",
    "read": 4, "silent": 1, "sources": 8, "sets": 5, "shown": 3, "all": 146, "done": 31,
    "page": 12, "pages": "12–14", "when": "1688", "passages": 172, "questions": 146, "forms": 12,
    "careful": 2.5, "careful-low": 2.2, "careful-high": 2.8,
    "chance": 1.5, "chance-low": 1.3, "chance-high": 1.8, "size": 480,
}  # fmt: skip


class _Choices(Visitor):
    """By which variables a message chooses, and between what; what else it asks for."""

    def __init__(self) -> None:
        self.variables: dict[str, None] = {}
        self.messages: dict[str, None] = {}
        self.keys: dict[str, dict[str, None]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, {})
            keys.update(dict.fromkeys(_key(each) for each in node.variants))
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages[node.id.name] = None


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def sample_file(lang: str) -> str:
    """Where a language's text is kept."""
    return f"kept/words/{lang}.txt"


def sample(lang: str, folder: Path = FOLDER) -> str:
    """The text: a line for each message and choice, `id: words`."""
    word = words_of(lang, folder)
    chosen = random.Random(SEED)
    ours, english = _messages(lang, folder), _messages(FIRST_LANGUAGE, folder)
    lines = []
    for id in {**english, **ours}:
        whole = _whole(ours if id in ours else english, id)
        said = dict.fromkeys(word(id, **arguments) for arguments in _cases(word, whole, chosen))
        lines += [f"{id}: {words}" for words in said if words.strip()] or [f"{id}:"]
    return "\n".join(lines) + "\n"


def _messages(lang: str, folder: Path) -> dict[str, _Choices]:
    parsed = FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8"))
    found = {}
    for entry in parsed.body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = _Choices()
            found[entry.id.name].visit(entry)
    return found


def _whole(messages: Mapping[str, _Choices], id: str) -> _Choices:
    """The choices of a message and of all messages within it."""
    whole = _Choices()
    waiting = [id]
    while waiting:
        part = messages[waiting.pop()]
        whole.variables.update(part.variables)
        for name, keys in part.keys.items():
            whole.keys.setdefault(name, {}).update(keys)
        waiting += part.messages
    return whole


def _cases(word: Words, whole: _Choices, chosen: random.Random) -> Iterator[dict[str, object]]:
    """Typical arguments, then one choice changed at a time; cards last."""
    usual = {name: TYPICAL.get(name, "–") for name in whole.variables}
    if "cards" in usual and "sources" not in usual:
        usual["cards"] = card_list(word, ("DK", "B1", "T20", "M"))
    usual |= {name: words for name, words in _composed(word) if name in usual}
    with_card = bool(set(CARD_PARTS) & set(usual))
    if with_card:
        usual |= card_parts("CK")
    yield usual
    for name, keys in whole.keys.items():
        if name not in CARD_PARTS and (name not in NAMES or len(usual) == 1):
            yield from ({**usual, name: _value(key)} for key in keys if key != "case")
    if with_card:
        few = CARDS if len(whole.variables) <= len(CARD_PARTS) else chosen.sample(CARDS, 3)
        yield from ({**usual, **card_parts(code)} for code in few)


def _composed(word: Words) -> Iterator[tuple[str, str]]:
    """What is put together from messages before it is put into another."""
    run = word("versicola-run", first=28, last=31, matto="yes")
    kings = word("versicola-kings", count=3, matto="no")
    yield "groups", word("joint-last", before=run, item=kings, joint="and")
    yield "group", run
    yield "amounts", word("event-amount", side="south-north", points=45)
    yield "payments", word("event-payment", giver="east-west", to="south-north", points=20)
    yield "takers", word("event-side", side="south-north")
    yield "form", word("form-pairs")
    yield "batches", word("units-cards", list="12, 13")
    yield "takes", word("cards-range", low=21, high=27)
    yield "reason", word("mark-for-last-trick")
    yield "evidence", word("evidence-stated")
    yield "joint", "and"
    yield "before", word("event-side", side="south")
    yield "item", word("event-side", side="west")


def _value(key: str) -> object:
    """An argument for which a choice has this key."""
    plural = {"one": 1, "other": 5}
    return plural.get(key, int(key) if key.isdigit() else key)
