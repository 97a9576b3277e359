"""The toy library with odd sources beside it, and with texts that no page may obey."""

import re
import shutil
from pathlib import Path

import yaml

from tests.loading.toy import sound_library

HOSTILE = (
    '<script>alert(1)</script> <b onclick="alert(2)">q</b> {{ 7 + 7 }} {% if x %} '
    "{ $sources } &amp; </textarea> ]]>"
)
MARK = re.compile(r"zq\d+z")


def odd_library(to: Path) -> Path:
    """Beside the toy: a work not read, a source answered by half, one at odds with itself."""
    root = sound_library(to)
    source = (root / "sources/toy/source.yaml").read_text()
    ruleset = (root / "rulesets/toy/ruleset.yaml").read_text()

    unread = source.replace("id: toy", "id: unread-1800").replace("read: whole", "read: none")
    unread = unread.replace("siglum: Z\n", "").replace("ruleset: described", "ruleset: none")
    _source(root, "unread-1800", unread)

    half = source.replace("id: toy", "id: half-1801").replace("siglum: Z", "siglum: Y")
    _source(root, "half-1801", half.replace("read: whole", "read: part"), passages=True)
    answers = ruleset.replace("id: toy\nsource: toy", "id: half-1801\nsource: half-1801")
    _ruleset(root, "half-1801", answers[: answers.index("  stay.allowed:")])

    clash = source.replace("id: toy", "id: clash-1802").replace("siglum: Z", "siglum: X")
    _source(root, "clash-1802", clash, passages=True)
    barred = "  versicole.trump_29_in_runs: {value: barred, evidence: stated, cites: [p2]}\n"
    answers = ruleset.replace("id: toy\nsource: toy", "id: clash-1802\nsource: clash-1802")
    answers = answers.replace("cites: [toy]", "cites: [clash-1802]")
    answers = re.sub(r"(discard.barred: .value: )\[.*?\]", r"\1[counting, T29]", answers)
    answers = _without(answers, "versicole.trump_29_worth")
    answers = _without(_without(answers, "cards.trump_29"), "versicole.trump_29_in_runs")
    answers = re.sub(r"  X02: .*\n", "", answers)
    alone = "  cards.trump_29: {value: 0, evidence: stated, cites: [p1]}\n"
    _ruleset(root, "clash-1802", answers.replace("answers:\n", f"answers:\n{alone}{barred}"))
    return root


def _source(root: Path, id: str, record: str, passages: bool = False) -> None:
    folder = root / "sources" / id
    folder.mkdir()
    (folder / "source.yaml").write_text(record)
    shutil.copy(root / "sources/toy/source.en.yaml", folder)
    text = (folder / "source.en.yaml").read_text()
    (folder / "source.en.yaml").write_text(text.replace("short: Toy source", f"short: {id}"))
    for name in ("provisions.yaml", "rendering.en.yaml") if passages else ():
        shutil.copy(root / "sources/toy" / name, folder)


def _ruleset(root: Path, id: str, text: str) -> None:
    folder = root / "rulesets" / id
    folder.mkdir()
    (folder / "ruleset.yaml").write_text(text)


def _without(answers: str, question: str) -> str:
    """The answers without one, with what is indented under it."""
    return re.sub(rf"  {re.escape(question)}:.*\n(    .*\n)*", "", answers)


def with_hostile_words(root: Path) -> dict[str, str]:
    """Put a mark and hostile words at the end of every text; which file and key has which mark."""
    marks: dict[str, str] = {}
    for file in sorted(root.rglob("*.en.yaml")):
        texts = yaml.safe_load(file.read_text())
        name = file.relative_to(root).as_posix()
        made = _marked(texts, name, marks)
        file.write_text(yaml.safe_dump(made, allow_unicode=True, default_style='"', width=10_000))
    source = root / "sources/toy/source.yaml"
    record = source.read_text()
    for key in ("  title: ", "  publisher-place: ", "place: ", "    - {literal: "):
        mark = _mark(marks, f"sources/toy/source.yaml {key.strip()}")
        record = re.sub(
            rf"(?m){re.escape(key)}([^,}}\n]+)",
            lambda found, key=key, mark=mark: f"{key}{_quoted(f'{found[1]} {mark} {HOSTILE}')}",
            record,
            count=1,
        )
    source.write_text(record)
    return marks


def _marked(value: object, name: str, marks: dict[str, str]) -> object:
    if isinstance(value, dict):
        return {k: _marked(v, f"{name} {k}", marks) for k, v in value.items()}
    return f"{str(value).rstrip()} {_mark(marks, name)} {HOSTILE}"


def _mark(marks: dict[str, str], name: str) -> str:
    mark = f"zq{len(marks)}z"
    marks[mark] = name
    return mark


def _quoted(words: str) -> str:
    return "'" + words.replace("'", "''") + "'"
