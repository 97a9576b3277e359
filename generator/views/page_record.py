"""The JSON in the page of a deal, for the drawn table: the replay record, in words and folded.

Folded: what one step says like another is not said again. The reasons of all steps stand once,
and a step names its own by their places; leads and resti stand where they have changed.
`unfolded` of replay-core.mjs gives every step its own again.
"""

from collections.abc import Mapping, Sequence

from generator.model.answers import Citation, Reading
from generator.model.deal import Deal
from generator.replay.play import Replay
from generator.replay.record import (
    Plain,
    after_steps,
    before_steps,
    of_its_event,
    plain_lead,
    plain_mark,
)
from generator.replay.steps import Step
from generator.views.behind import Behind
from generator.views.context import Context
from generator.views.element import element_cards, element_words
from generator.views.events import Told
from generator.views.governing import paragraphs, plain_paragraphs
from generator.views.naming import card_name
from generator.views.reckoning import reasons
from generator.views.stages import Stage
from generator.views.uses import deal_title


class _Reasons:
    """The reasons of a page in the order in which its steps first name them."""

    def __init__(self, behind: Behind) -> None:
        self.behind = behind
        self.listed: list[Plain] = []
        self._places: dict[int, int] = {}  # by the identity of a reading, which the form keeps
        self._named: dict[int, list[int]] = {}  # by that of the readings of a step

    def places(self, step: Step) -> list[int]:
        """Where the reasons of a step stand."""
        found = self._named.get(id(step.because))
        if found is None:
            found = self._named[id(step.because)] = [self._place(each) for each in step.because]
        return found

    def _place(self, reading: Reading[object]) -> int:
        place = self._places.setdefault(id(reading), len(self.listed))
        if place == len(self.listed):
            self.listed.append(self.behind.reason(reading))
        return place


def page_record(
    context: Context,
    behind: Behind,
    replay: Replay,
    told: Sequence[Told],
    tales: Mapping[str, Sequence[Told]],
    staged: Sequence[Stage],
    cites: Sequence[Citation],
) -> Plain:
    """What the drawn table is given. `tales` are other courses."""
    deal, setting = replay.deal, replay.setting
    assert deal is not None
    listed = _Reasons(behind)
    steps = _steps(context, listed, deal, told)
    others = {
        step: {
            "play": card_name(context.word, deal.other[step].play),
            "sentence": other[-1].sentence,
            "steps": _steps(context, listed, None, other),
        }
        for step, other in tales.items()
    }
    passages = (behind.passage(cite)[1] for cite in cites)
    return {
        **before_steps(replay),
        "steps": steps,
        **after_steps(replay),
        "reasons": listed.listed,
        "title": deal_title(context, deal.id),
        "intro": "\n\n".join(paragraphs(context, deal.texts.find(context.lang, "intro"))),
        "start": deal.start,
        "resto_points": setting.rules.resto,
        "words": context.once(
            ("element", setting.sides), lambda: element_words(context.word, setting.sides)
        ),
        "cards": context.once("cards", lambda: element_cards(context.word)),
        "passages": {
            p.id: {"label": p.label, "href": p.href, "text": p.text} for p in passages if p
        },
        "stages": [
            {"id": s.id, "title": context.word(f"replay-stage-{s.id}"), "first": s.first}
            for s in staged
        ],
        "others": others,
    }


def _steps(
    context: Context, listed: _Reasons, deal: Deal | None, told: Sequence[Told]
) -> list[Plain]:
    """Steps of a deal, or of another course of it, which has no marks or comments."""
    setting = listed.behind.setting
    lead = resti = None
    steps = []
    for each in told:
        step = each.step
        plain: Plain = {
            "id": step.id,
            "event": step.event,
            "seat": step.seat,
            "cards": step.cards,
            "sentence": each.sentence,
            "because": listed.places(step),
            "marks": [
                plain_mark(mark) | {"text": why}
                for mark, why in zip(step.marks, reasons(context.word, step), strict=True)
            ],
            **of_its_event(step),
        }
        if step.lead != lead:
            plain["lead"] = plain_lead(setting, step.lead)
        if step.resti != resti:
            plain["resti"] = dict(step.resti)
        lead, resti = step.lead, step.resti
        if deal is not None:
            plain |= _notes(deal, step)
        steps.append(plain)
    return steps


def _notes(deal: Deal, step: Step) -> Plain:
    """The symbol and the comment of a step."""
    notes: Plain = {}
    if step.id in deal.marks:
        notes["mark"] = deal.marks[step.id]
    said = {lang: deal.texts.own(lang, step.id) for lang in deal.texts.trees}
    comments = {
        lang: "\n\n".join(plain_paragraphs(text.words)) for lang, text in said.items() if text
    }
    return notes | ({"comment": comments} if comments else {})
