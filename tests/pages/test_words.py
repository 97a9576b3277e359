"""Every message that is asked for exists, and none is there for nothing."""

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from generator.pages.words import FOLDER, WrongWords, languages, words_of
from tests.conftest import ROOT

CODE = sorted((*ROOT.glob("generator/views/*.py"), *ROOT.glob("generator/pages/*.py")))
TEMPLATES = [p for p in sorted(ROOT.glob("site_src/templates/**/*.*")) if p.suffix != ".xml"]
IN_TEMPLATES = re.sub(
    r"\{#.*?#\}", "", "\n".join(p.read_text("utf-8") for p in TEMPLATES), flags=re.DOTALL
)
# word('id'), word('kind-' ~ x ~ '-means')
ASKED = re.compile(r"\bword\(\s*([\"'])([^\"'\n]+)\1((?:\s*~\s*[^,()]+)?)")
_HOLE = r"[\w.-]+"


def messages(lang: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((FOLDER / f"{lang}.ftl").read_text("utf-8"))
    return {e.id.name: e for e in parsed.body if isinstance(e, ast.Message)}


def asked_for() -> list[str]:
    """What is asked for in code and templates, as patterns of ids."""
    return [*_in_templates(), *(p for path in CODE for p in _in_code(path))]


def _in_templates() -> Iterator[str]:
    for _, text, more in ASKED.findall(IN_TEMPLATES):
        rest = re.findall(r"~\s*(?:'([^']*)'|[\w.]+)", more)
        yield re.escape(text) + "".join(re.escape(part) if part else _HOLE for part in rest)


def _in_code(path: Path) -> Iterator[str]:
    """Calls of `word` and `words`, whatever they are reached through."""
    for node in python.walk(python.parse(path.read_text("utf-8"))):
        if not (isinstance(node, python.Call) and node.args):
            continue
        called = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
        if called not in ("word", "words"):
            continue
        if isinstance(node.args[0], python.Constant):
            yield re.escape(str(node.args[0].value))
        elif isinstance(node.args[0], python.JoinedStr):
            parts = node.args[0].values
            yield "".join(
                re.escape(str(p.value)) if isinstance(p, python.Constant) else _HOLE for p in parts
            )


def quoted() -> set[str]:
    """Every text in quotes that could be an id: some are handed on by name."""
    said = "\n".join((IN_TEMPLATES, *(p.read_text("utf-8") for p in CODE)))
    return set(re.findall(r"[\"']([a-z0-9]+(?:-[\w.]+)*)[\"']", said))


def test_the_words_are_well_formed():
    for lang in languages():
        parsed = FluentParser().parse((FOLDER / f"{lang}.ftl").read_text("utf-8"))
        junk = [e.content for e in parsed.body if isinstance(e, ast.Junk)]
        assert junk == []
        ids = [e.id.name for e in parsed.body if isinstance(e, ast.Message | ast.Term)]
        assert sorted({id for id in ids if ids.count(id) > 1}) == []


def test_every_message_that_is_asked_for_exists():
    known = messages("en")
    missing = [p for p in asked_for() if not any(re.fullmatch(p, id) for id in known)]
    assert missing == []


def test_no_message_is_there_for_nothing():
    patterns = asked_for()
    literal = quoted()
    referred = set(re.findall(r"\{\s*([a-z][\w-]+)\s*\}", (FOLDER / "en.ftl").read_text("utf-8")))
    unused = [
        id
        for id in messages("en")
        if id not in literal | referred and not any(re.fullmatch(p, id) for p in patterns)
    ]
    assert unused == []


def test_an_unknown_message_is_an_error():
    with pytest.raises(KeyError):
        words_of("en")("no-such-message")
    with pytest.raises(WrongWords):
        words_of("en")("joint-last")


def test_what_a_language_lacks_is_said_in_english_and_noted(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", "utf-8")
    (tmp_path / "it.ftl").write_text("one = Uno\n", "utf-8")
    italian = words_of("it", tmp_path)
    assert (italian("one"), italian("two"), italian.borrowed) == ("Uno", "Two", {"two"})


def test_no_mark_is_set_around_what_is_put_in():
    text = words_of("en")("years", first="1640", last="1688")
    assert text == "1640–1688"
