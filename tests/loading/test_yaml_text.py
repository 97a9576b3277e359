"""YAML is read as texts with places, and told of where it is not ours."""

from pathlib import Path

import pytest

from generator.loading.faults import Fault, Faults
from generator.loading.nodes import ListNode, MapNode, Node, TextNode, plain
from generator.loading.yaml_text import read_bytes, read_file


def read(text: str | bytes, file: str = "x.yaml") -> tuple[Node | None, tuple[Fault, ...]]:
    faults = Faults()
    node = read_bytes(text.encode() if isinstance(text, str) else text, file, faults)
    return node, faults.sorted()


def test_every_scalar_is_text() -> None:
    node, faults = read("a: [21, 007, 1:30, no, 1e3, 2024-01-01, none, 'null']\n")
    assert not faults
    assert node is not None
    words = ["21", "007", "1:30", "no", "1e3", "2024-01-01", "none", "null"]
    assert plain(node) == {"a": words}


def test_keys_and_values_have_places() -> None:
    node, _ = read("- id: x\n  y: [a, bc]\n")
    assert isinstance(node, ListNode)
    record = node.items[0]
    assert isinstance(record, MapNode)
    assert (record.keys["y"].at.line, record.keys["y"].at.column) == (2, 3)
    listed = record.values["y"]
    assert isinstance(listed, ListNode)
    word = listed.items[1]
    assert isinstance(word, TextNode)
    assert (word.at.line, word.at.column, word.width) == (2, 10, 2)


def test_columns_count_letters_not_bytes() -> None:
    _, faults = read("è: [é, null]\n")
    assert (faults[0].line, faults[0].column) == (1, 8)


def test_prose_may_hold_what_data_may_not() -> None:
    text = "a: “quoted”\nb: p.\u00a03\n"
    assert read(text, "notes.en.yaml")[1] == ()
    assert {f.code for f in read(text)[1]} == {"Y004"}


def test_many_faults_are_told_at_once() -> None:
    _, faults = read("a: null\nb: &x c\na: true\nd: *x\ne:\n")
    assert [(f.code, f.line) for f in faults] == [
        ("Y016", 1), ("Y011", 2), ("Y014", 3), ("Y017", 3), ("Y011", 4), ("Y016", 5),
    ]  # fmt: skip


def test_a_word_in_quotes_is_a_word() -> None:
    node, faults = read("a: \"true\"\nb: 'null'\n")
    assert not faults
    assert node is not None
    assert plain(node) == {"a": "true", "b": "null"}


@pytest.mark.parametrize("end", range(1, 60))
def test_a_truncated_file_has_one_fault(end: int) -> None:
    whole = "id: toy\nanswers:\n  play.follow: {value: x, cites: [p5]}\n"
    text = whole[: min(end, len(whole) - 1)]
    _, faults = read(text)
    at_a_line_end = text.endswith("\n")
    assert len(faults) == (0 if at_a_line_end and not text.endswith(":\n") else 1)


def test_a_bomb_of_aliases_is_told_and_does_not_go_off() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 9)]
    _, faults = read("\n".join(lines) + "\n")
    assert {f.code for f in faults} == {"Y011"}


def test_a_file_is_read_again_when_its_bytes_are_others(tmp_path: Path) -> None:
    """And of one that is wrong the fault is told each time."""

    def told(text: str) -> tuple[Node | None, list[str]]:
        (tmp_path / "again.yaml").write_text(text, "utf-8")
        faults = Faults()
        node = read_file(tmp_path, "again.yaml", faults)
        return node, [fault.code for fault in faults.sorted()]

    first, same, other = told("a: 1\n"), told("a: 1\n"), told("a: 2\n")
    assert same[0] is first[0]
    assert other[0] is not None
    assert plain(other[0]) == {"a": "2"}
    assert told("a: null\n")[1] == told("a: null\n")[1] == ["Y016"]
