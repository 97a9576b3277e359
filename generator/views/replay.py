"""The page of a kept deal: what the drawn table is given, and the plain table under it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from generator.model.deal import Deal
from generator.model.texts import Text
from generator.replay.play import Replay
from generator.replay.record import Plain, plain_step, record
from generator.replay.steps import Entry, Step
from generator.views.behind import Behind
from generator.views.citing import Cite, cite
from generator.views.context import Context
from generator.views.courses import course
from generator.views.diverge import travels
from generator.views.element import element_cards, element_words
from generator.views.events import Told, told
from generator.views.governing import (
    Passage,
    in_order,
    paragraphs,
    passage,
    plain_paragraphs,
    plain_passage,
)
from generator.views.naming import card_name
from generator.views.reckoning import reasons
from generator.views.refs import (
    Link,
    form_name,
    source_short,
)
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

    record: Plain  # the replay record
    replay: Plain  # the page's JSON: the record, with words, sentences and passages
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
    every = [each.step for told_steps in (tale, *tales.values()) for each in told_steps]
    behind = Behind(context, setting)
    cites = in_order(context, behind.every(every), setting.ruleset.source)
    plain = record(replay)
    intro = deal.texts.find(context.lang, "intro")
    form = form_name(context, setting.ruleset, setting.form)
    source = source_short(context, setting.ruleset.source)
    over = context.word("replay-over", source=source, form=form)
    state = context.word("replay-state", form=over)
    return ReplayPage(
        record=plain,
        replay=_page_record(behind, replay, plain, tale, tales),
        deal=Head(
            title=deal_title(context, deal.id),
            intro=paragraphs(context, intro),
            over=over,
        ),
        stages=table_stages(behind, replay, tale, tales),
        passages=tuple(p for each in cites if (p := passage(context, each)) is not None),
        travels=travels(context, deal.id),
        cite=cite(context, deal_title(context, deal.id), state),
        steps=step_cites(context, replay, state),
        state=state,
    )


# ---------------------------------------------------------------------- the page's JSON


def _page_record(
    behind: Behind,
    replay: Replay,
    plain: Plain,
    tale: Sequence[Told],
    tales: Mapping[str, Sequence[Told]],
) -> Plain:
    context, deal, setting = behind.context, replay.deal, replay.setting
    assert deal is not None
    steps = plain["steps"]
    assert isinstance(steps, list)
    every = [each.step for t in (tale, *tales.values()) for each in t]
    intro = deal.texts.find(context.lang, "intro")
    return plain | {
        "steps": [
            step | _worded(behind, each, deal) for step, each in zip(steps, tale, strict=True)
        ],
        "title": deal_title(context, deal.id),
        "intro": "\n\n".join(paragraphs(context, intro)),
        "start": deal.start,
        "resto_points": setting.rules.resto,
        "words": context.once(
            ("element", setting.sides), lambda: element_words(context.word, setting.sides)
        ),
        "cards": context.once("cards", lambda: element_cards(context.word)),
        "passages": {
            p.id: {"label": p.label, "href": p.href, "text": p.text}
            for each in behind.every(every)
            if (p := plain_passage(context, each)) is not None
        },
        "stages": [
            {"id": s.id, "title": context.word(f"replay-stage-{s.id}"), "first": s.first}
            for s in stages(tale)
        ],
        "others": {
            step: {
                "play": card_name(context.word, deal.other[step].play),
                "sentence": other[-1].sentence,
                "steps": [_other_step(behind, each) for each in other],
            }
            for step, other in tales.items()
        },
    }


def _other_step(behind: Behind, each: Told) -> Plain:
    return plain_step(behind.setting, each.step, {}) | _worded(behind, each, None)


def _worded(behind: Behind, each: Told, deal: Deal | None) -> Plain:
    """What a step of the record gains on the page: sentence, passages, reasons in words."""
    step, ground = each.step, behind.ground(each.step)
    mark = deal.marks.get(step.id) if deal else None
    comment = {
        lang: "\n\n".join(plain_paragraphs(text.words))
        for lang, text in _comments(deal, step).items()
    }
    return {
        "sentence": each.sentence,
        "passages": ground.passages,
        "because": ground.because,
        "marks": [
            _mark(entry, why)
            for entry, why in zip(step.marks, reasons(behind.context.word, step), strict=True)
        ],
        **({"mark": mark} if mark else {}),
        **({"comment": comment} if comment else {}),
    }


def _mark(entry: Entry, why: str) -> Plain:
    return {
        "to": entry.to,
        "from": entry.giver,
        "points": entry.points,
        "for": entry.reason,
        "text": why,
    }


def _comments(deal: Deal | None, step: Step) -> dict[str, Text]:
    if deal is None:
        return {}
    found = {lang: deal.texts.find(lang, step.id) for lang in deal.texts.trees}
    return {lang: text for lang, text in found.items() if text is not None and text.lang == lang}
