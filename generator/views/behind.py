"""What stands behind the steps of a page: passages and reasons, each worked out once.

Most steps of a deal rest on the same few readings: a page of a hundred and fifty steps has some
thirty different reasons, and the deals of a form share them.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from generator.model.answers import Citation, Reading
from generator.replay.record import Plain, plain_reading
from generator.replay.record_text import as_text
from generator.replay.setting import Setting
from generator.replay.steps import Step
from generator.views.context import Context, cell_anchor
from generator.views.governing import (
    Passage,
    governing,
    in_order,
    label,
    passage,
    plain_passage,
    reading_cites,
)
from generator.views.refs import Ref, passage_ref, question_short
from generator.views.values import value_words


@dataclass(frozen=True, slots=True)
class Ground:
    """What some readings rest on, as a page shows it."""

    readings: tuple[Reading[object], ...]
    cites: tuple[Citation, ...]  # the passages that govern
    refs: tuple[Ref, ...]  # links to them, each named with its siglum


class Behind:
    """The passages and reasons behind steps under one form, as pages at one depth show them."""

    __slots__ = ("_grounds", "_passages", "_reasons", "_refs", "_same", "_texts",
                 "context", "setting")  # fmt: skip

    def __init__(self, context: Context, setting: Setting) -> None:
        self.context = context
        self.setting = setting
        self._grounds: dict[int, Ground] = {}  # by the identity of readings, which a ground keeps
        self._reasons: dict[int, str] = {}  # by the identity of a reading, which the form keeps
        self._refs: dict[Citation, Ref] = {}
        self._passages: dict[Citation, Passage | None] = {}
        self._texts: dict[Citation, str | None] = {}
        self._same: dict[Citation, Citation] = {}  # one object for all citations that are equal

    def ground(self, step: Step) -> Ground:
        """What a step rests on; steps that rest on the same readings share it."""
        found = self._grounds.get(id(step.because))
        if found is None:
            same = self._same
            cites = tuple([same.setdefault(c, c) for c in governing(self.context, (step,))])
            found = self._grounds[id(step.because)] = Ground(
                readings=step.because, cites=cites, refs=tuple(map(self._ref, cites))
            )
        return found

    def cites(self, steps: Iterable[Step]) -> tuple[Citation, ...]:
        """The passages that govern some steps, each once, in the order of their sources."""
        readings = {id(step.because): step for step in steps}
        grounds = map(self.ground, readings.values())
        cites = {id(cite): cite for each in grounds for cite in each.cites}  # no hash of each
        return in_order(self.context, cites.values(), self.setting.ruleset.source)

    def passage(self, cite: Citation) -> Passage | None:
        """A passage with its rendering as markup; None where a source is cited as a whole."""
        if cite not in self._passages:
            self._passages[cite] = passage(self.context, cite)
        return self._passages[cite]

    def passage_text(self, cite: Citation) -> str | None:
        """A passage as a member of a JSON object, its rendering in plain words; or None."""
        if cite not in self._texts:
            self._texts[cite] = None
            if (found := plain_passage(self.context, cite)) is not None:
                told = {"label": found.label, "href": found.href, "text": found.text}
                self._texts[cite] = f"{as_text(found.id)}: {as_text(told)}"
        return self._texts[cite]

    def reason(self, reading: Reading[object]) -> str:
        """A reading as the page's JSON has it: with its words, its cell, and its passages."""
        found = self._reasons.get(id(reading))
        if found is None:
            found = self._reasons[id(reading)] = as_text(self._worded(reading))
        return found

    def _ref(self, cite: Citation) -> Ref:
        found = self._refs.get(cite)
        if found is None:
            ref = passage_ref(self.context, cite)
            found = self._refs[cite] = Ref(label(ref), ref.href, ref.title)
        return found

    def _worded(self, reading: Reading[object]) -> Plain:
        context = self.context
        words = context.once(("because", id(reading)), lambda: _in_words(context, reading))
        cites = reading_cites(context, reading)
        return plain_reading(reading) | {
            "words": words,
            "href": context.address.question(reading.question, cell_anchor(self.setting.id)),
            "passages": [str(cite) for cite in cites if cite.provision is not None],
        }


def behind(context: Context, setting: Setting) -> Behind:
    """What stands behind deals under a form, kept for all pages from which links go out alike."""
    key = ("behind", id(setting), context.address.home())
    return context.once(key, lambda: Behind(context, setting))


def _in_words(context: Context, reading: Reading[object]) -> str:
    """A question and its answer: `King rule: forced`."""
    question = context.library.questions[reading.question]
    value = context.word("value-none")
    if reading.value is not None:
        value = value_words(context, question, reading.value)
    short = question_short(context, question)
    return context.word("because-words", question=short, value=value)
