"""The plain table of a deal: rows by stage and trick, with passages and comments."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from generator.model.deal import Deal
from generator.replay.play import Replay
from generator.views.behind import Behind
from generator.views.context import Context
from generator.views.events import Told
from generator.views.governing import paragraphs
from generator.views.naming import card_name, seat_name
from generator.views.reckoning import lead, marks_whole
from generator.views.refs import Ref
from generator.views.stages import Stage

Lead = tuple[tuple[str, str, int], ...]
MOVES_THE_LEAD = ("RestoDrawn", "Settled")


class Hand(NamedTuple):
    """What a seat was dealt in one round."""

    seat: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OtherCourse:
    """Another course from a step, folded under its row."""

    play: str  # the card played instead
    sentence: str  # how it ends
    rows: tuple["Row", ...]


class Row(NamedTuple):
    """One step."""

    id: str
    seat: str | None
    cards: tuple[str, ...]
    sentence: str
    marks: tuple[str, ...]
    lead: str | None  # where it changed
    passages: tuple[Ref, ...]
    comment: tuple[str, ...] = ()
    comment_lang: str | None = None  # where it is not the page's own
    mark: str | None = None
    mark_words: str | None = None
    hands: tuple[Hand, ...] = ()  # of a round of the deal
    other: OtherCourse | None = None


class Group(NamedTuple):
    """The rows of a trick, or of a whole stage outside the tricks."""

    title: str | None
    href: str | None
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class TableStage:
    """A stage with its table."""

    id: str
    title: str
    groups: tuple[Group, ...]


def table_stages(
    context: Context,
    behind: Behind,
    replay: Replay,
    tale: Sequence[Told],
    tales: Mapping[str, Sequence[Told]],
    staged: Sequence[Stage],
) -> tuple[TableStage, ...]:
    """The whole deal; `tales` are the other courses by the step at which they begin."""
    others = {
        step: _other(context, behind, replay, step, other, tale) for step, other in tales.items()
    }
    rows = {row.id: row for row in _rows(context, behind, replay.deal, tale)}
    for id, other in others.items():
        rows[id] = rows[id]._replace(other=other)
    return tuple(_stage(context, stage, rows) for stage in staged)


def _stage(context: Context, stage: Stage, rows: Mapping[str, Row]) -> TableStage:
    groups = []
    for trick, each in stage.by_trick():
        held = tuple([rows[step.id] for step, _ in each])
        if not trick:
            groups.append(Group(None, None, held))
            continue
        led = next((step.id for step, _ in each if step.event == "Led"), held[0].id)
        groups.append(Group(context.word("replay-trick", n=trick), f"#{led}", held))
    return TableStage(stage.id, context.word(f"replay-stage-{stage.id}"), tuple(groups))


def _other(
    context: Context,
    behind: Behind,
    replay: Replay,
    step: str,
    other: Sequence[Told],
    tale: Sequence[Told],
) -> OtherCourse:
    assert replay.deal is not None
    place = next(place for place, each in enumerate(tale) if each.step.id == step)
    before = tale[place - 1].step.lead
    rows = _rows(context, behind, None, other, before)
    return OtherCourse(
        play=card_name(context.word, replay.deal.other[step].play),
        sentence=other[-1].sentence,
        rows=tuple(row._replace(id=f"{step}~{row.id}") for row in rows),
    )


def _rows(
    context: Context, behind: Behind, deal: Deal | None, tale: Iterable[Told], before: Lead = ()
) -> tuple[Row, ...]:
    word = context.word
    seats = {seat: seat_name(word, seat) for seat in behind.setting.seats}
    noted = deal.noted if deal else ()
    rows = []
    for each in tale:
        step, sentence = each
        id, event, seat, cards, passed, after, *_ = step
        ahead, marks = None, marks_whole(word, step) if passed else ()
        if after is not before and (passed or event in MOVES_THE_LEAD) and after != before:
            ahead = lead(word, step)
        refs = behind.ground(step).refs
        row = Row(id, seats[seat] if seat else None, cards, sentence, marks, ahead, refs)
        if step.hands:
            hands = tuple(Hand(seats[seat], cards) for seat, cards in step.hands)
            row = row._replace(hands=hands)
        if deal is not None and id in noted:
            row = _with_notes(context, deal, row)
        rows.append(row)
        before = after
    return tuple(rows)


def _with_notes(context: Context, deal: Deal, row: Row) -> Row:
    mark = deal.marks.get(row.id)
    comment = deal.texts.find(context.lang, row.id)
    return row._replace(
        comment=paragraphs(context, comment),
        comment_lang=comment.lang if comment and comment.lang != context.lang else None,
        mark=mark,
        mark_words=context.word(f"replay-mark-{mark}") if mark else None,
    )
