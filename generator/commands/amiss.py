"""What is wrong with a recorded deal that only playing it tells: a card refused, a step that does
not come, a result that is not the one expected. One line each, with the place in its file.
"""

from collections.abc import Iterator
from pathlib import Path

from generator.loading.faults import Faults, did_you_mean
from generator.loading.nodes import MapNode, Node
from generator.loading.yaml_text import read_file
from generator.model.deal import Deal
from generator.replay.play import Replay

REFUSED = ".refused"
OF_ITS_OWN = ("title", "intro")  # texts of a deal that belong to no step


def amiss(root: Path, replay: Replay) -> tuple[str, ...]:
    """What is wrong with a deal played under its own form, as `file:line:column what, and why`."""
    assert replay.deal is not None
    deal, ids = replay.deal, [step.id for step in replay.steps]
    file = deal.at.file
    node = read_file(root, file, Faults())
    found = [f"{_place(node, file, *path)} {says}" for path, says in _of_the_deal(replay, ids)]
    for lang, tree in deal.texts.trees.items():
        prose = file.replace(".yaml", f".{lang}.yaml")
        lost = [key for key in tree if key not in ids and key not in OF_ITS_OWN]
        texts = read_file(root, prose, Faults()) if lost else None
        found += [f"{_place(texts, prose, key)} {_no_step(key, ids)}" for key in lost]
    return tuple(found)


def _of_the_deal(replay: Replay, ids: list[str]) -> Iterator[tuple[tuple[str, ...], str]]:
    deal = replay.deal
    assert deal is not None
    if not deal.irregular:  # what follows upon a slip may well be refused: the page shows it
        for step in replay.steps:
            if step.event == "Refused":
                at, why = step.id.removesuffix(REFUSED), step.because[0]
                rule = f"{why.question} {' '.join(map(str, why.cites))}".strip()
                yield (
                    ("line", "forced", at),
                    f"{at}: {' '.join(step.cards)} may not be played here, by {rule}; "
                    "write a card that the hand may play",
                )
    for key, steps in _named(deal):
        for step_id in (each for each in steps if each not in ids):
            path = (key,) if key == "start" else (key, step_id)
            yield path, _no_step(step_id, ids)
    won = dict(replay.steps[-1].resti)
    if deal.expect is not None and dict(deal.expect) != won:
        said = ", ".join(f"{side} {count}" for side, count in deal.expect.items())
        come = ", ".join(f"{side} {count}" for side, count in won.items())
        yield ("expect",), f"the resti expected are {said}; played, they are {come}"


def _named(deal: Deal) -> Iterator[tuple[str, list[str]]]:
    yield "start", [deal.start] if deal.start else []
    yield "marks", list(deal.marks)
    yield "other", list(deal.other)


def _no_step(step: str, ids: list[str]) -> str:
    return f"{step}: the deal has no such step; {did_you_mean(step, ids) or 'see the kept replay'}"


def _place(node: Node | None, file: str, *path: str) -> str:
    """The place of a key under keys, or of the last of them that is there."""
    line, column = 1, 1
    for key in path:
        if not isinstance(node, MapNode) or key not in node.keys:
            break
        line, column = node.keys[key].at.line, node.keys[key].at.column
        node = node.values[key]
    return f"{file}:{line}:{column}"
