"""Which questions undo a parting: answered alike by both forms, they move it or end it.

Nothing is guessed: each candidate is tried by playing the deal again.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress

from generator.engine.rules import CannotPlay
from generator.model.answers import Reading, SilentSource
from generator.replay.partings import Parting, partings_of, questions_apart
from generator.replay.play import Replay
from generator.replay.setting import Setting, setting
from generator.replay.travel import Travel, UnknownTravel

Questions = tuple[str, ...]
Places = frozenset[tuple[str, str]]  # kind and step of each parting
UNPLAYABLE = (CannotPlay, SilentSource, UnknownTravel)


class Causes:
    """Two forms on whose answers a deal parts, and what has been tried to bring them together."""

    def __init__(self, travel: Travel, a: Setting, b: Setting) -> None:
        self.travel = travel
        self.a = a
        self.b = b
        self.home = travel.home(a)
        self.apart = questions_apart(a, b)
        self.tried: dict[Questions, tuple[Places, ...]] = {}

    def of(self, parting: Parting, before: Iterable[Parting]) -> tuple[Questions, bool]:
        """The questions that undo a parting, and whether they do so only together.

        Those behind the step come first. If it is none of them, the parting follows from an
        earlier one, whose questions are tried, or from something on the way, and all are.
        """
        behind = {reading.question for reading in (*parting.because_a, *parting.because_b)}
        earlier = {question for each in before for question in each.undone_by}
        for some in (behind, earlier, set(self.apart)):
            alone = self.alone(parting, tuple(q for q in self.apart if q in some))
            if alone:
                return alone, False
        near = tuple(question for question in self.apart if question in behind)
        joint = self.together(parting, near) or self.together(parting, self.apart)
        return joint, bool(joint)

    def alone(self, parting: Parting, some: Questions) -> Questions:
        """Those of some questions each of which undoes a parting, and all of them at once too.

        Better ones undo it whichever form answers as the other.
        """
        gone = {question: self.gone(parting, (question,)) for question in some}
        found = tuple(q for q in some if gone[q] and all(gone[q]))
        found = found or tuple(q for q in some if any(gone[q]))
        return found if len(found) < 2 or any(self.gone(parting, found)) else found[:1]

    def together(self, parting: Parting, some: Questions) -> Questions:
        """As few questions as will undo a parting together; none if even all do not."""
        if len(some) < 2 or not any(self.gone(parting, some)):
            return ()
        for question in some:
            fewer = tuple(q for q in some if q != question)
            if any(self.gone(parting, fewer)):
                some = fewer
        return some

    def gone(self, parting: Parting, questions: Questions) -> tuple[bool, ...]:
        """Whether a parting is gone from its step, one way of answering alike and the other."""
        if questions not in self.tried:
            self.tried[questions] = tuple(self.alike(questions))
        return tuple((parting.kind, parting.step) not in found for found in self.tried[questions])

    def alike(self, questions: Questions) -> Iterator[Places]:
        """The partings if the other form answers as the form at home, then if it answers so.

        A way that cannot be played is left out: the answers exclude others, call for some that
        a form does not have, or leave hands that do not fit.
        """
        with suppress(*UNPLAYABLE):
            yield self.places(self.home, _answering(self.b, questions, self.a))
        with suppress(*UNPLAYABLE):
            like_b = _answering(self.a, questions, self.b)
            yield self.places(self.travel.home(like_b), self.b)

    def places(self, home: Replay, b: Setting) -> Places:
        """Where a deal parts."""
        partings = partings_of(*self.travel.both(home, b))
        return frozenset((parting.kind, parting.step) for parting in partings)


def _answering(own: Setting, questions: Questions, other: Setting) -> Setting:
    """A setting that answers some questions as another does; raises CannotPlay, SilentSource."""
    changes: dict[str, str | Reading[object]] = {
        r.question: r for r in other.readings() if r.question in questions and r.value is not None
    }
    if not changes:
        raise SilentSource(questions[0])
    return setting(own.ruleset, own.form, {**own.changes, **changes})
