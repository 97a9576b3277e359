"""`check`: every fault and warning of the data, and how much of it there is."""

from collections import Counter
from pathlib import Path

import click

from generator.commands.common import (
    Command,
    WrongUse,
    columns,
    echo_json,
    format_option,
    lines_of,
    root_option,
)
from generator.loading.faults import Fault, near, texts
from generator.loading.library import load_library
from generator.loading.questionnaire import arises
from generator.model.library import Library, answer_of
from generator.model.ruleset import RuleSet

EVIDENCE = ("stated", "implied", "conjectured", "supplied", "silent", "not_applicable")


@click.command(cls=Command)
@click.argument("paths", metavar="[PATH]...", nargs=-1)
@root_option
@format_option()
@click.pass_context
def command(ctx: click.Context, paths: tuple[str, ...], root: Path, output: str) -> None:
    """Check the data, and say what is wrong, where, and what is allowed.

    With PATHs, only faults of those files and folders are told. Exit code 1 for faults; warnings
    (what is not read, not translated, not noted yet) let the library stand.

    \b
    Examples:
        minchiate check
        minchiate check rulesets/vienna-1756
    """
    library, faults, warnings = load_library(root)
    wanted = [_under(root, path) for path in paths]
    faults, warnings = _only(faults, wanted), _only(warnings, wanted)
    counts = count(library)
    if output == "json":
        told = {"faults": faults, "warnings": warnings}
        echo_json({**{k: [f.as_dict() for f in v] for k, v in told.items()}, "counts": counts})
    else:
        _print(root, faults, warnings, counts)
    ctx.exit(1 if faults else 0)


def _under(root: Path, path: str) -> str:
    """A path as faults name files: from the root, with forward slashes."""
    base = root.resolve()
    here = Path(path).resolve()
    whole = here if here.exists() and here.is_relative_to(base) else (base / path).resolve()
    if not whole.is_relative_to(base):
        raise WrongUse("bad_value", f"{path} is not under {root}")
    name = whole.relative_to(base).as_posix()
    if not whole.exists():
        files = [
            p.relative_to(base).as_posix()
            for d in ("sources", "rulesets")
            for p in (base / d).rglob("*.yaml")
        ]
        raise WrongUse("unknown_path", f"there is no file or folder {path}", near(name, files))
    return "" if name == "." else name


def _only(faults: tuple[Fault, ...], wanted: list[str]) -> tuple[Fault, ...]:
    if not wanted or "" in wanted:
        return faults
    return tuple(
        f for f in faults if any(f.file == w or f.file.startswith(f"{w}/") for w in wanted)
    )


def count(library: Library) -> dict[str, object]:
    """How much there is: records by kind, and the answers of each form by evidence."""
    return {
        "questions": len(library.questions),
        "sources": len(library.sources),
        "rulesets": len(library.rulesets),
        "cruxes": len(library.cruxes),
        "deals": len(library.deals),
        "provisions": {s.id: len(s.provisions) for s in library.sources.values()},
        "examples": {s.id: len(s.examples) for s in library.sources.values()},
        "answers": {f"{r.id}/{form}": _answers(library, r, form) for r, form in library.forms()},
    }


def _answers(library: Library, ruleset: RuleSet, form: str) -> dict[str, int]:
    found = {q: answer_of(ruleset, q, form) for q in library.questions}
    given = {q: answer for q, answer in found.items() if answer is not None}
    by_evidence = Counter(answer.played.evidence_word for answer in given.values())
    written = {q: a.played.written for q, a in given.items() if a.played.value is not None}
    due = sum(q in given or arises(question, written) for q, question in library.questions.items())
    return {
        "answered": len(given),
        "of": due,
        **{word: by_evidence.get(word, 0) for word in EVIDENCE},
        "in_doubt": sum(answer.crux is not None for answer in given.values()),
    }


def _print(
    root: Path, faults: tuple[Fault, ...], warnings: tuple[Fault, ...], counts: dict[str, object]
) -> None:
    for title, found in (("Faults", faults), ("Warnings", warnings)):
        if found:
            click.echo(f"{title}\n\n{texts(found, lines_of(root))}\n")
    answers = counts["answers"]
    if isinstance(answers, dict) and answers:
        heads = list(next(iter(answers.values())))
        rows = [[form, *numbers.values()] for form, numbers in answers.items()]
        click.echo(columns([["form", *heads], *rows]) + "\n")
    said = [f"{n} {k}" for k, n in counts.items() if isinstance(n, int)]
    click.echo(", ".join([*said, _many(faults, "fault"), _many(warnings, "warning")]))


def _many(found: tuple[Fault, ...], what: str) -> str:
    return f"{len(found) or 'no'} {what}{'' if len(found) == 1 else 's'}"
