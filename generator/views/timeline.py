"""The sources in time, as a drawing of one line each: when the play was, when the work came out."""

from dataclasses import dataclass

from generator.model.source import Source, Uncertainty
from generator.views.context import Context
from generator.views.dated import age_of, read_sources
from generator.views.entry import year_of
from generator.views.naming import joined
from generator.views.refs import source_short
from generator.views.source import when

ROW = 30  # px
STEP, FINE_STEP = 100, 50  # years between ticks, and between minor ones
LABEL_ROOM = 62  # per cent from which on names stand to the left of their line


@dataclass(frozen=True, slots=True)
class Tick:
    """A year on the axis."""

    x: float
    label: str
    minor: bool


@dataclass(frozen=True, slots=True)
class Row:
    """One source: `x1`, `x2` are the years of the play, `point` the year of the work."""

    siglum: str | None
    name: str
    y: int
    x1: float
    x2: float
    open: bool
    point: float | None
    label_x: float
    anchor: str


@dataclass(frozen=True, slots=True)
class Timeline:
    """The drawing; title and description are read in its place."""

    title: str
    description: str
    caption: str
    height: int
    ticks: tuple[Tick, ...]
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class _Span:
    """Years, and what part of the width they take."""

    first: int
    last: int

    def at(self, year: int) -> float:
        return round(100 * (year - self.first) / (self.last - self.first), 2)


def timeline(context: Context) -> Timeline | None:
    """The time line; None where no source has a year."""
    sources = sorted(
        (source for source in read_sources(context) if _years(source)),
        key=lambda source: (age_of(context, source), source.id),
    )
    if not sources:
        return None
    years = [year for source in sources for year in _years(source)]
    span = _Span(min(years) // FINE_STEP * FINE_STEP, (max(years) // FINE_STEP + 1) * FINE_STEP)
    return Timeline(
        title=context.word("timeline-title"),
        description=joined(context.word, (_told(context, each) for each in sources), "semicolon"),
        caption=context.word("timeline-key"),
        height=ROW * (len(sources) + 1) + 26,
        ticks=_ticks(span),
        rows=tuple(_row(context, span, place, each) for place, each in enumerate(sources)),
    )


def _years(source: Source) -> list[int]:
    issued = year_of(source.bibliography)
    years = [source.play.not_before, source.play.not_after, int(issued) if issued else None]
    return [year for year in years if year is not None]


def _told(context: Context, source: Source) -> str:
    return context.word(
        "timeline-source",
        name=source_short(context, source.id),
        when=when(context, source) or "",
        first=str(source.play.not_before or ""),
        last=str(source.play.not_after or ""),
    )


def _ticks(span: _Span) -> tuple[Tick, ...]:
    years = range(span.first, span.last + 1, FINE_STEP)
    return tuple(Tick(span.at(year), str(year), year % STEP != 0) for year in years)


def _row(context: Context, span: _Span, place: int, source: Source) -> Row:
    issued = year_of(source.bibliography)
    point = span.at(int(issued)) if issued else None
    years = _years(source)
    first = source.play.not_before or min(years)
    last = source.play.not_after or max(years)
    x1, x2 = span.at(first), span.at(last)
    right = max(x2, point or 0)
    to_left = right > LABEL_ROOM
    return Row(
        siglum=source.siglum,
        name=source_short(context, source.id),
        y=ROW * (place + 1),
        x1=x1,
        x2=x2,
        open=Uncertainty.UNCERTAIN_DATE in source.uncertainty,
        point=point,
        label_x=(x1 if point is None else point) if to_left else right,
        anchor="end" if to_left else "start",
    )
