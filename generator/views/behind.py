"""What stands behind the steps of one page: passages and reasons, each worked out once.

Most steps of a deal rest on the same few readings; a page of a hundred and fifty steps has some
thirty different reasons.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from generator.model.answers import Citation, Reading
from generator.replay.record import Plain, plain_reading
from generator.replay.setting import Setting
from generator.replay.steps import Step
from generator.views.context import Context, cell_anchor
from generator.views.governing import governing, label
from generator.views.refs import Ref, passage_ref, question_short
from generator.views.values import value_words


@dataclass(frozen=True, slots=True)
class Ground:
    """What some readings rest on, as one page shows it."""

    readings: tuple[Reading[object], ...]
    cites: tuple[Citation, ...]  # the passages that govern
    refs: tuple[Ref, ...]  # links to them, each named with its siglum
    passages: list[str]  # those of them that are provisions, as the page's JSON has them
    because: list[Plain]  # the readings with their words, for the same


class Behind:
    """The passages and reasons behind steps under one form, as one page shows them."""

    __slots__ = ("_grounds", "_reasons", "_refs", "context", "setting")

    def __init__(self, context: Context, setting: Setting) -> None:
        self.context = context
        self.setting = setting
        self._grounds: dict[int, Ground] = {}  # by the identity of readings, which a ground keeps
        self._reasons: dict[int, Plain] = {}  # by the identity of a reading, which the form keeps
        self._refs: dict[Citation, Ref] = {}

    def ground(self, step: Step) -> Ground:
        """What a step rests on; steps that rest on the same readings share it."""
        found = self._grounds.get(id(step.because))
        if found is None:
            cites = governing(self.context, (step,))
            found = self._grounds[id(step.because)] = Ground(
                readings=step.because,
                cites=cites,
                refs=tuple(map(self._ref, cites)),
                passages=[str(cite) for cite in cites if cite.provision is not None],
                because=[self._reason(reading) for reading in step.because],
            )
        return found

    def every(self, steps: Iterable[Step]) -> tuple[Citation, ...]:
        """The passages that govern some steps, each once."""
        grounds = {id(ground): ground for ground in map(self.ground, steps)}
        return tuple(dict.fromkeys(cite for each in grounds.values() for cite in each.cites))

    def _ref(self, cite: Citation) -> Ref:
        found = self._refs.get(cite)
        if found is None:
            ref = passage_ref(self.context, cite)
            found = self._refs[cite] = Ref(label(ref), ref.href, ref.title)
        return found

    def _reason(self, reading: Reading[object]) -> Plain:
        found = self._reasons.get(id(reading))
        if found is None:
            found = self._reasons[id(reading)] = self._worded(reading)
        return found

    def _worded(self, reading: Reading[object]) -> Plain:
        context = self.context
        words = context.once(("because", id(reading)), lambda: _in_words(context, reading))
        return plain_reading(reading) | {
            "words": words,
            "href": context.address.question(reading.question, cell_anchor(self.setting.id)),
        }


def _in_words(context: Context, reading: Reading[object]) -> str:
    """A question and its answer: `King rule: forced`."""
    question = context.library.questions[reading.question]
    value = context.word("value-none")
    if reading.value is not None:
        value = value_words(context, question, reading.value)
    short = question_short(context, question)
    return context.word("because-words", question=short, value=value)
