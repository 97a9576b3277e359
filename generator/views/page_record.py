"""The JSON in the page of a deal, for the drawn table: the replay record, in words and folded.

Folded: what one step says like another is not said again. The reasons of all steps stand once,
and a step names its own by their places; leads and resti stand where they have changed.
`unfolded` of replay-core.mjs gives every step its own again.
"""

from collections.abc import Mapping, Sequence

from generator.model.answers import Citation, Reading
from generator.model.deal import Deal
from generator.replay.play import Replay
from generator.replay.record import Plain
from generator.replay.record_text import (
    DealText,
    StepText,
    as_text,
    mark_text,
    members,
    steps_text,
    word_text,
)
from generator.replay.steps import Step
from generator.views.behind import Behind
from generator.views.context import Context
from generator.views.element import element_cards, element_words
from generator.views.events import Told
from generator.views.governing import paragraphs, plain_paragraphs
from generator.views.naming import card_name
from generator.views.raw import Written
from generator.views.reckoning import reasons
from generator.views.stages import Stage
from generator.views.uses import deal_title


class _Reasons:
    """The reasons of a page in the order in which its steps first name them."""

    def __init__(self, behind: Behind) -> None:
        self.behind = behind
        self.listed: list[str] = []
        self._places: dict[int, int] = {}  # by the identity of a reading, which the form keeps
        self.named: dict[int, str] = {}  # `[0, 3]` by the identity of the readings of a step

    def places(self, step: Step) -> str:
        """Where the reasons of a step stand, which is kept in `named`."""
        found = self.named[id(step.because)] = str([*map(self._place, step.because)])
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
    text: DealText,
    told: Sequence[Told],
    tales: Mapping[str, Sequence[Told]],
    staged: Sequence[Stage],
    cites: Sequence[Citation],
) -> Written:
    """What the drawn table is given. `text` is that of the deal, `tales` are other courses."""
    deal, setting = replay.deal, replay.setting
    assert deal is not None
    listed = _Reasons(behind)
    steps = _steps(context, listed, deal, told, text.steps)
    others = [_other(context, listed, deal, step, other) for step, other in tales.items()]
    passages = filter(None, map(behind.passage_text, cites))
    more: Plain = {
        "title": deal_title(context, deal.id),
        "intro": "\n\n".join(paragraphs(context, deal.texts.find(context.lang, "intro"))),
        "start": deal.start,
        "resto_points": setting.rules.resto,
        "stages": [
            {"id": s.id, "title": context.word(f"replay-stage-{s.id}"), "first": s.first}
            for s in staged
        ],
    }
    words = context.once(("element", setting.sides), lambda: _words(context, setting.sides))
    return Written(
        f'{{{text.before}, "steps": [{steps}], {text.after}{members(more)}{words}, '
        f'"reasons": [{", ".join(listed.listed)}], "passages": {{{", ".join(passages)}}}, '
        f'"others": {{{", ".join(others)}}}}}'
    )


def _words(context: Context, sides: tuple[str, ...]) -> str:
    """The words of the element, and the names of the cards."""
    word = context.word
    return members({"words": element_words(word, sides), "cards": element_cards(word)})


def _other(context: Context, listed: _Reasons, deal: Deal, step: str, other: Sequence[Told]) -> str:
    play = card_name(context.word, deal.other[step].play)
    about = members({"play": play, "sentence": other[-1].sentence})
    text = steps_text(listed.behind.setting, [each.step for each in other])
    steps = _steps(context, listed, None, other, text)
    return f'{as_text(step)}: {{"steps": [{steps}]{about}}}'


def _steps(
    context: Context,
    listed: _Reasons,
    deal: Deal | None,
    told: Sequence[Told],
    text: Sequence[StepText],
) -> str:
    """Steps of a deal, or of another course of it, which has no marks or comments."""
    noted = deal.noted if deal is not None else ()
    named = listed.named
    written = []
    before = ""
    for (step, sentence), (head, score, more) in zip(told, text, strict=True):
        marks = _marks(context, step) if step.marks else ""
        grounds = named.get(id(step.because)) or listed.places(step)
        changed = f", {score}" if score != before else ""
        notes = _notes(deal, step) if deal is not None and step.id in noted else ""
        written.append(
            f'{{{head}, "sentence": {word_text(sentence)}, "because": {grounds}, '
            f'"marks": [{marks}]{changed}{more}{notes}}}'
        )
        before = score
    return ", ".join(written)


def _marks(context: Context, step: Step) -> str:
    """Points that passed, and what they were for."""
    whys = zip(step.marks, reasons(context.word, step), strict=True)
    return ", ".join([mark_text(mark, f', "text": {word_text(why)}') for mark, why in whys])


def _notes(deal: Deal, step: Step) -> str:
    """The symbol and the comment of a step."""
    notes: Plain = {}
    if step.id in deal.marks:
        notes["mark"] = deal.marks[step.id]
    said = {lang: deal.texts.own(lang, step.id) for lang in deal.texts.trees}
    comments = {
        lang: "\n\n".join(plain_paragraphs(text.words)) for lang, text in said.items() if text
    }
    if comments:
        notes["comment"] = comments
    return members(notes)
