"""`where`: everything that rests on a passage, from the answers to the steps of the deals."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from generator.commands.common import (
    Command,
    FaultyData,
    columns,
    echo_json,
    format_option,
    root_option,
    unknown,
)
from generator.loading.library import load_library
from generator.model.answers import Citation
from generator.model.library import Library
from generator.pages import addresses as at
from generator.replay.play import Replay, play_recorded
from generator.replay.setting import playable
from generator.views.backlinks import Resting, backlinks
from generator.views.context import cell_anchor


@dataclass(frozen=True, slots=True)
class Found:
    """What leads to a passage; answers are those that cite it, `seen` those that compare it."""

    answers: tuple[Resting, ...]
    seen: tuple[Resting, ...]
    examples: tuple[str, ...]  # ids in the source's examples.yaml
    steps: tuple[tuple[str, str], ...]  # deal, step


@click.command(cls=Command)
@click.argument("provision", metavar="PROVISION")
@root_option
@format_option()
def command(provision: str, root: Path, output: str) -> None:
    """Say what rests on a passage: answers, worked examples, steps of kept deals, pages.

    PROVISION is a source and the id of a passage in it.

    \b
    Examples:
        minchiate where vienna-1756:w14
        minchiate where minucci-1688:n11 --format json
    """
    library, faults, _ = load_library(root)
    if faults:
        raise FaultyData(root, faults)
    cite = passage(library, provision)
    found = where(library, cite)
    pages = list(dict.fromkeys(_pages(library, cite, found)))
    if output == "json":
        echo_json(
            {
                "provision": str(cite),
                "answers": list(_answers(found)),
                "examples": list(found.examples),
                "steps": [{"deal": deal, "step": step} for deal, step in found.steps],
                "pages": pages,
            }
        )
    else:
        _print(found, pages)


def passage(library: Library, word: str) -> Citation:
    """The passage that a word names; raises UnknownId with the passages most like it."""
    source, _, id = word.partition(":")
    known = library.sources.get(source)
    if known is None or known.provision(id) is None:
        every = (f"{s.id}:{p.id}" for s in library.sources.values() for p in s.provisions)
        raise unknown("passage", word, every)
    return Citation(source, id)


def where(library: Library, cite: Citation) -> Found:
    """What rests on a passage; plays every kept deal."""
    links = backlinks(library, _replays(library))
    return Found(
        answers=links.cited.get(cite, ()),
        seen=links.seen.get(cite, ()),
        examples=tuple(
            e.id for e in library.sources[cite.source].examples if e.provision == cite.provision
        ),
        steps=tuple((place.deal, place.step) for place in links.steps.get(cite, ())),
    )


def _replays(library: Library) -> Iterator[Replay]:
    settings = playable(library)
    for deal in library.deals.values():
        if f"{deal.ruleset}/{deal.form}" in settings:
            yield play_recorded(settings[f"{deal.ruleset}/{deal.form}"], deal)


def _answers(found: Found) -> Iterator[dict[str, object]]:
    """Each form whose answer cites the passage, once for a question."""
    told = set()
    for resting in found.answers:
        standing = resting.standing
        for form in standing.forms:
            key = (f"{standing.ruleset.id}/{form}", standing.question.id)
            if key not in told:
                told.add(key)
                yield {"form": key[0], "question": key[1]}


def _pages(library: Library, cite: Citation, found: Found) -> Iterator[str]:
    """Addresses from the root of the site, in its first language."""
    yield f"/{at.source_path(cite.source)}#{cite.provision}"
    provision = library.sources[cite.source].provision(cite.provision or "")
    for stage in provision.matter if provision else ():
        yield f"/{at.synopsis_path(stage)}"
    for resting in (*found.answers, *found.seen):
        standing = resting.standing
        anchor = cell_anchor(standing.form_id, resting.reading.letter)
        yield f"/{at.question_path(standing.question.id)}#{anchor}"
    for deal, step in found.steps:
        yield f"/{at.replay_path(deal)}#{step}"


def _print(found: Found, pages: list[str]) -> None:
    answers = [
        (str(a["form"]), str(a["question"])) for a in _answers(found)
    ]  # the words of JSON, as a table
    parts = (
        ("Answers", columns(answers)),
        ("Worked examples", "\n".join(found.examples)),
        ("Steps", columns(found.steps)),
        ("Pages", "\n".join(pages)),
    )
    told = [f"{title}\n\n{text}" for title, text in parts if text]
    click.echo("\n\n".join(told))
