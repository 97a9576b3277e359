"""What was measured, as one Markdown table with what was asked beside it."""

import os
import platform
import statistics
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

Rates = dict[str, list[float]]
BEGIN, END = "<!-- measured -->", "<!-- end of what was measured -->"


@dataclass(frozen=True)
class Form:
    """Of a form, what it is compared by."""

    players: int
    questions: int  # answered by its source, or by the editors where it is silent


@dataclass(frozen=True)
class Ratio:
    """Two items whose rates are set against each other, round by round, and what is asked."""

    name: str
    over: str
    under: str
    asked: float | None  # None where it is shown beside another
    least: bool = True  # whether what is asked is the least ratio, or the most


RATIOS = (
    Ratio("compiled sweep / tarok from Python", "compiled sweep, random", "tarok, Python", 100),
    Ratio("compiled sweep / tarok's C++ rollouts", "compiled sweep, random",
          "tarok, C++ rollouts", 8),
    Ratio("compiled, time with full log / without", "compiled, played without log",
          "compiled, full log", 1.2, least=False),
    Ratio("compiled, stepped from Python / tarok from Python", "compiled, stepped from Python",
          "tarok, Python", 5),
    Ratio("interpreted with full log / tarok with text log", "interpreted, full log",
          "tarok, Python, text log", 1.5),
)  # fmt: skip
RICHEST = "time a card, richest form / plainest"
DEAREST = "time a card, dearest form / cheapest"
SPREAD = 1.25
SECONDS_ASKED = 10.0


def paired(rates: Rates, over: str, under: str) -> float | None:
    """The median of the ratios of two items, round by round; None where one is missing."""
    if over not in rates or under not in rates:
        return None
    return statistics.median(a / b for a, b in zip(rates[over], rates[under], strict=True))


def ratios(rates: Rates, forms: Mapping[str, Form]) -> list[tuple[Ratio, float]]:
    """Each ratio that could be measured; the last ones between forms.

    The richest form answers most questions of the questionnaire, the plainest fewest; of several
    that answer as many, those two are taken that lie furthest apart. Whatever their rules, forms
    for two or three lie apart from those for four, for what a deal costs besides its tricks is
    shared by fewer cards: so the dearest and the cheapest are shown for four, and for all.
    """
    found = [(ratio, paired(rates, ratio.over, ratio.under)) for ratio in RATIOS]
    timed = {id: form for id, form in forms.items() if id in rates}
    if timed:
        most = max(form.questions for form in timed.values())
        fewest = min(form.questions for form in timed.values())
        rich = [id for id, form in timed.items() if form.questions == most]
        plain = [id for id, form in timed.items() if form.questions == fewest]
        told = f"{RICHEST}: {most} questions answered / {fewest}"
        found.append(_between(rates, _slowest(rates, rich), _fastest(rates, plain), told, SPREAD))
    for among, wanted in (("for four players", {4}), ("for any number", {2, 3, 4})):
        ids = [id for id, form in timed.items() if form.players in wanted]
        if ids:
            slow, fast = _slowest(rates, ids), _fastest(rates, ids)
            found.append(_between(rates, slow, fast, f"{DEAREST}, {among}", None))
    return [(ratio, figure) for ratio, figure in found if figure is not None]


def _slowest(rates: Rates, ids: list[str]) -> str:
    return min(ids, key=lambda id: statistics.median(rates[id]))


def _fastest(rates: Rates, ids: list[str]) -> str:
    return max(ids, key=lambda id: statistics.median(rates[id]))


def _between(
    rates: Rates, slow: str, fast: str, name: str, asked: float | None
) -> tuple[Ratio, float | None]:
    """The time a card of one form over that of another."""
    ratio = Ratio(f"{name}: {slow} / {fast}", fast, slow, asked, least=False)
    return ratio, paired(rates, fast, slow)


def markdown(
    rates: Rates, forms: Mapping[str, Form], rounds: int, seconds: tuple[float, float] | None
) -> str:
    """The table: what was asked against what was measured, then each rate."""
    lines = [about(rounds), "", "| measured | asked | result | |", "| --- | ---: | ---: | --- |"]
    for ratio, figure in ratios(rates, forms):
        if ratio.asked is None:
            lines.append(_row(ratio.name, "", f"{figure:.2f}", ""))
            continue
        sign = "at least" if ratio.least else "at most"
        met = figure >= ratio.asked if ratio.least else figure <= ratio.asked
        lines.append(_row(ratio.name, f"{sign} {ratio.asked:g}", f"{figure:.2f}", _met(met)))
    if seconds is not None:
        name = "every form, 100,000 deals each, two processes, start to end"
        wall, processor = seconds
        told = f"{wall:.1f} s ({processor:.1f} s of processor)"
        lines.append(_row(name, f"under {SECONDS_ASKED:g} s", told, _met(wall < SECONDS_ASKED)))
    for name, got in rates.items():
        span = f"{min(got):,.0f} to {max(got):,.0f}"
        told = f"{name}, compiled sweep" if name in forms else name
        lines.append(_row(f"{told}: card plays/s", "", f"{statistics.median(got):,.0f}", span))
    return "\n".join(lines) + "\n"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _met(met: bool) -> str:
    return "met" if met else "**not met**"


def about(rounds: int) -> str:
    """Machine, versions and rounds, in a line."""
    packages = ", ".join(f"{name} {_version(name)}" for name in ("open_spiel", "cython"))
    return (
        f"{_processor()}, {os.cpu_count()} cores, {platform.system()}; "
        f"Python {platform.python_version()}, {packages}; median of {rounds} rounds, "
        f"load {os.getloadavg()[0]:.1f} at the end."
    )


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text("utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(": ")[2]
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "missing"


def put_into(file: Path, table: str, write: Callable[[Path, str], object]) -> None:
    """Put the table between its two marks in a page."""
    head, begin, rest = file.read_text("utf-8").partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        sys.exit(f"{file} has lost its marks {BEGIN} and {END}")
    write(file, f"{head}{BEGIN}\n\n{table}\n{END}{tail}")
