"""One deal under two forms: where they first part in each way, and which questions undo it."""

from dataclasses import dataclass, replace

from generator.replay.causes import Causes
from generator.replay.partings import Parting, partings_of
from generator.replay.play import Replay
from generator.replay.record import Plain, plain_reading, tally
from generator.replay.setting import Setting
from generator.replay.travel import Start, Travel


@dataclass(frozen=True, slots=True)
class Divergence:
    """A deal under its own form and another."""

    a: Replay
    b: Replay
    by: str  # pack or hands
    partings: tuple[Parting, ...]  # the first of each kind, in order of step

    def plain(self) -> Plain:
        """The comparison as plain data."""
        return {
            "a": self.a.setting.id,
            "b": self.b.setting.id,
            "by": self.by,
            "partings": [_plain_parting(parting) for parting in self.partings],
            "tally_a": tally(self.a),
            "tally_b": tally(self.b),
        }


def _plain_parting(parting: Parting) -> Plain:
    return {
        "kind": parting.kind,
        "step": parting.step,
        "because_a": [plain_reading(reading) for reading in parting.because_a],
        "because_b": [plain_reading(reading) for reading in parting.because_b],
        "undone_by": list(parting.undone_by),
    }


def diverge(start: Start, a: Setting, b: Setting, by: str) -> Divergence:
    """Play a deal, or that of a seed, under its own form and another.

    `by` is pack or hands (travel.py). Raises UnknownTravel where the deal cannot go.
    """
    travel = Travel(start, by)
    mine, theirs = travel.both(travel.home(a), b)
    causes = Causes(travel, a, b)
    partings: list[Parting] = []
    for parting in partings_of(mine, theirs):
        undone_by, together = causes.of(parting, partings)
        partings.append(replace(parting, undone_by=undone_by, together=together))
    return Divergence(mine, theirs, by, tuple(partings))
