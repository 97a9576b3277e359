"""The page of a kept deal: what the drawn table is given, and the plain table under it."""

from dataclasses import dataclass

from generator.replay.play import Replay
from generator.replay.record_text import RecordWriter, deal_text
from generator.views.behind import behind
from generator.views.citing import Cite, cite
from generator.views.context import Context
from generator.views.courses import course
from generator.views.diverge import travels
from generator.views.events import told
from generator.views.governing import Passage, paragraphs
from generator.views.page_record import page_record
from generator.views.raw import Written
from generator.views.refs import Link, form_name, source_short
from generator.views.replay_table import TableStage, table_stages
from generator.views.stages import stages
from generator.views.step_cites import StepCites, step_cites
from generator.views.uses import deal_title


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above the table."""

    title: str
    intro: tuple[str, ...]  # paragraphs
    over: str  # rule set and form


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """Everything that replay.html.j2 prints."""

    record: Written  # the replay record
    replay: Written  # the page's JSON: the record, with words, sentences and passages
    deal: Head
    stages: tuple[TableStage, ...]
    passages: tuple[Passage, ...]
    travels: tuple[Link, ...]  # the same deal under other forms
    cite: Cite
    steps: StepCites
    state: str


def replay_page(context: Context, replay: Replay) -> ReplayPage:
    """The page of a kept deal."""
    deal = replay.deal
    assert deal is not None
    setting = replay.setting
    tale = told(context.word, replay)
    tales = {step: course(context.word, replay, step, other) for step, other in deal.other.items()}
    staged = stages(tale)
    grounds = behind(context, setting)
    cites = grounds.cites(
        each.step for told_steps in (tale, *tales.values()) for each in told_steps
    )
    text = deal_text(replay)
    writer = context.once(("record", id(setting)), lambda: RecordWriter(setting))
    intro = deal.texts.find(context.lang, "intro")
    form = form_name(context, setting.ruleset, setting.form)
    source = source_short(context, setting.ruleset.source)
    over = context.word("replay-over", source=source, form=form)
    state = context.word("replay-state", form=over)
    return ReplayPage(
        record=Written(writer.record(replay, text)),
        replay=page_record(context, grounds, replay, text, tale, tales, staged, cites),
        deal=Head(
            title=deal_title(context, deal.id),
            intro=paragraphs(context, intro),
            over=over,
        ),
        stages=table_stages(context, grounds, replay, tale, tales, staged),
        passages=tuple(found for cite in cites if (found := grounds.passage(cite)) is not None),
        travels=travels(context, deal.id),
        cite=cite(context, deal_title(context, deal.id), state),
        steps=step_cites(context, replay, state),
        state=state,
    )
