"""A language in which every word stands in ⟦brackets⟧, and what stands outside them on a page."""

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from html.parser import HTMLParser
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from generator.model.texts import Texts
from generator.pages.words import FOLDER

LANG = "qps"
_BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
_CUT = re.compile(r"⟦[^⟦⟧]*\Z")  # a text that was shortened
_BULLET = re.compile(r"\A\s*(?:[-*+]|\d+\.)\s+")
# attributes that are read aloud or shown
SHOWN = (
    "title",
    "aria-label",
    "placeholder",
    "alt",
    "data-label",
    "data-dark",
    "data-light",
    "data-template",
)
UNREAD = ("script", "style", "code", "pre", "symbol")
# classes of what belongs to no language: sigla, bibliography, period terms and readings, letters
NO_LANGUAGE = ("siglum", "record", "entry", "terms", "lemma", "reading", "mc-rank", "letter",
               "roman", "term", "copy")  # fmt: skip


def write_words(folder: Path) -> None:
    """English, and the same in brackets."""
    english = (FOLDER / "en.ftl").read_text("utf-8")
    (folder / "en.ftl").write_text(english, "utf-8")
    parsed = _Bracket().visit(FluentParser().parse(english))
    (folder / f"{LANG}.ftl").write_text(FluentSerializer().serialize(parsed), "utf-8")


class _Bracket(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        before, core, after = _parted(node.value)
        return ast.TextElement(f"{before}⟦{core}⟧{after}" if core else node.value)


def _parted(text: str) -> tuple[str, str, str]:
    core = text.strip()
    at = text.index(core) if core else 0
    return text[:at], core, text[at + len(core) :]


def bracketed(record):
    """A record of the library with all its texts in brackets."""
    if isinstance(record, Texts):
        return Texts({LANG: _tree(record.trees.get("en", {}))})
    if isinstance(record, Mapping):
        return {key: bracketed(value) for key, value in record.items()}
    if isinstance(record, tuple):
        return tuple(bracketed(value) for value in record)
    if is_dataclass(record) and any(
        f.type is Texts or "Texts" in str(f.type) for f in fields(record)
    ):
        return replace(
            record, **{f.name: bracketed(getattr(record, f.name)) for f in fields(record)}
        )
    return record


def _tree(tree):
    if isinstance(tree, str):
        return "\n\n".join(_paragraph(part) for part in tree.split("\n\n"))
    return {key: _tree(part) for key, part in tree.items()}


def _paragraph(text: str) -> str:
    lines = text.split("\n")
    if all(_BULLET.match(line) for line in lines):
        return "\n".join(_BULLET.sub(lambda m: m[0] + "⟦", line) + "⟧" for line in lines)
    return f"⟦{text}⟧"


def outside(html: str) -> list[str]:
    """The words of a page that stand in no brackets."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    whole = _stripped(" ".join(reader.text))
    shown = [_stripped(text) for text in reader.shown]
    return [word for text in (whole, *shown) for word in re.findall(r"[^\W\d_]{2,}", text)]


def _stripped(text: str) -> str:
    """A text without what stands in brackets, addresses, Roman numerals and loci."""
    before = ""
    while before != text:
        before, text = text, _BRACKETED.sub(" ", text)
    text = _CUT.sub(" ", text)
    text = re.sub(r"\{\w+\}", " ", text)  # filled in by a script
    text = re.sub(r"\S*/\S*|https?:\S+", " ", text)
    return re.sub(r"\b[IVXLC]+\b|\b(?:CSV|JSON|BibTeX|RIS|CSL)\b", " ", text)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.shown: list[str] = []
        self.open: list[tuple[str, bool]] = []  # tag, and whether it is left out

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        classes = (given.get("class") or "").split()
        hidden = tag in UNREAD or bool(set(classes) & set(NO_LANGUAGE)) or self._hidden()
        if not hidden:
            self.shown += [given[name] for name in SHOWN if given.get(name)]
            if tag == "meta" and given.get("name") == "description":
                self.shown.append(given["content"])
        if tag not in ("br", "img", "input", "link", "meta", "hr", "wbr"):
            self.open.append((tag, hidden))

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        if not self._hidden():
            self.text.append(data)

    def _hidden(self):
        return bool(self.open) and self.open[-1][1]
