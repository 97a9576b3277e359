"""What stands behind the steps of one page: passages and reasons, each worked out once.

Most steps of a deal rest on the same few readings; a page of a hundred and fifty steps has some
thirty different reasons.
"""

from collections.abc import Iterable

from generator.model.answers import Citation, Reading
from generator.replay.record import Plain, plain_reading
from generator.replay.setting import Setting
from generator.replay.steps import Step
from generator.views.context import Context, cell_anchor
from generator.views.governing import governing, label
from generator.views.refs import Ref, passage_ref, question_short
from generator.views.values import value_words


class Behind:
    """The passages and reasons behind steps under one form, as one page shows them."""

    __slots__ = ("_because", "_cites", "_refs", "context", "setting")

    def __init__(self, context: Context, setting: Setting) -> None:
        self.context = context
        self.setting = setting
        self._because: dict[int, Plain] = {}  # by the identity of a reading, which the form keeps
        self._cites: dict[tuple[int, ...], tuple[Citation, ...]] = {}
        self._refs: dict[Citation, Ref] = {}

    def cites(self, step: Step) -> tuple[Citation, ...]:
        """The passages that govern a step."""
        key = tuple(map(id, step.because))
        found = self._cites.get(key)
        if found is None:
            found = self._cites[key] = governing(self.context, (step,))
        return found

    def every(self, steps: Iterable[Step]) -> tuple[Citation, ...]:
        """The passages that govern some steps, each once."""
        return tuple(dict.fromkeys(cite for step in steps for cite in self.cites(step)))

    def refs(self, step: Step) -> tuple[Ref, ...]:
        """Links to the passages that govern a step, each named with its siglum."""
        return tuple(map(self._ref, self.cites(step)))

    def _ref(self, cite: Citation) -> Ref:
        found = self._refs.get(cite)
        if found is None:
            ref = passage_ref(self.context, cite)
            found = self._refs[cite] = Ref(label(ref), ref.href, ref.title)
        return found

    def because(self, step: Step) -> list[Plain]:
        """The readings behind a step with their words, as the page's JSON has them."""
        return [self._reason(reading) for reading in step.because]

    def _reason(self, reading: Reading[object]) -> Plain:
        found = self._because.get(id(reading))
        if found is None:
            found = self._because[id(reading)] = self._worded(reading)
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
