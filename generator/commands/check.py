"""`check`: every fault and warning of the data, and how much of it there is."""

from collections import Counter
from pathlib import Path

import click

from generator.commands.common import (
    Command,
    columns,
    echo_json,
    format_option,
    lines_of,
    root_option,
)
from generator.commands.scopes import Scope
from generator.loading.faults import Fault, texts
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

    The whole library is read, but only what is asked about is told: a PATH is a file or a folder,
    or the id of a source, a rule set or a deal. Exit code 1 for faults; warnings (what is not
    read, not translated, not noted yet) let the library stand.

    \b
    Examples:
        minchiate check
        minchiate check vienna-1756
        minchiate check vienna-1756/pairs/whole-deal
        minchiate check sources/vienna-1756/provisions.yaml
    """
    scope = Scope(root, paths)
    library, faults, warnings = load_library(root)
    faults, warnings = scope.only(faults), scope.only(warnings)
    counts = count(library)
    if output == "json":
        told = {"faults": faults, "warnings": warnings}
        echo_json({**{k: [f.as_dict() for f in v] for k, v in told.items()}, "counts": counts})
    else:
        _print(root, faults, warnings, counts, scope)
    ctx.exit(1 if faults else 0)


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
    root: Path,
    faults: tuple[Fault, ...],
    warnings: tuple[Fault, ...],
    counts: dict[str, object],
    scope: Scope,
) -> None:
    for title, found in (("Faults", faults), ("Warnings", warnings)):
        if found:
            click.echo(f"{title}\n\n{texts(found, lines_of(root))}\n")
    answers = counts["answers"]
    if isinstance(answers, dict) and answers:
        heads = list(next(iter(answers.values())))
        rows = [[f, *n.values()] for f, n in answers.items() if scope.holds(_ruleset_file(f))]
        if rows:
            click.echo(columns([["form", *heads], *rows]) + "\n")
    said = [f"{n} {k}" for k, n in counts.items() if isinstance(n, int)]
    click.echo(", ".join([*said, _many(faults, "fault"), _many(warnings, "warning")]))


def _ruleset_file(form: str) -> str:
    return f"rulesets/{form.partition('/')[0]}/ruleset.yaml"


def _many(found: tuple[Fault, ...], what: str) -> str:
    return f"{len(found) or 'no'} {what}{'' if len(found) == 1 else 's'}"
