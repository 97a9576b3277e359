"""A match of several deals, in which the dealer moves as the rule set has it."""

from dataclasses import dataclass

from generator.engine.chance import draw
from generator.engine.codes import REMAINDER_CARRIED
from generator.model.choices import MatchNextDealer
from generator.replay.play import Leads, Replay, play_seed
from generator.replay.record import net_resti, plain_lead, record
from generator.replay.setting import Setting


@dataclass(frozen=True, slots=True)
class Match:
    """Deals in a row, each with what stands over from the one before, where a source has it."""

    replays: tuple[Replay, ...]

    def resti(self) -> dict[str, int]:
        """Net resti of each side over the match."""
        total = dict.fromkeys(self.replays[0].setting.sides, 0)
        for replay in self.replays:
            for side, net in net_resti(replay).items():
                total[side] += net
        return total

    def points(self) -> dict[str, int]:
        """Points scored by each side over the match, the second criterion of some sources."""
        sides = self.replays[0].setting.sides
        return {side: sum(r.gross[place] for r in self.replays) for place, side in enumerate(sides)}

    def plain(self) -> dict[str, object]:
        """The match as plain data; `left` is what stands over and settles nothing."""
        whole: dict[str, object] = {"resti": self.resti(), "points_scored": self.points()}
        if left := carried_from(self.replays[-1]):
            whole["left"] = plain_lead(self.replays[-1].setting, left)
        return {
            "form": self.replays[0].setting.id,
            "deals": [record(replay) for replay in self.replays],
            "match": whole,
        }

    def summary(self) -> str:
        """The result in one line."""
        scores = ", ".join(f"{side} {net:+}" for side, net in self.resti().items())
        return f"after {len(self.replays)} deals, net resti: {scores}"


def match(setting: Setting, seed: int, dealer: str, policies: tuple[str, ...], deals: int) -> Match:
    """Play `deals` deals from one seed; the first is the deal of `seed` itself.

    The dealer moves one seat in the order of play after each, unless the rule set has it that
    there is no next dealer (`match.next_dealer`). Leads that are no whole resto go into the next
    deal where they are carried over (`resti.remainder`).
    """
    first = setting.seats.index(dealer)
    moves = int(setting.answer("match.next_dealer") is MatchNextDealer.NEXT_IN_ORDER_OF_PLAY)
    replays: list[Replay] = []
    for number in range(deals):
        seat = setting.seats[(first + moves * number) % len(setting.seats)]
        own = seed if number == 0 else draw(seed, 0, number) >> 16
        carried = carried_from(replays[-1]) if replays else ()
        replays.append(play_seed(setting, own, seat, policies, carried))
    return Match(tuple(replays))


def carried_from(replay: Replay) -> Leads:
    """The leads that a deal leaves to the next one; none where no remainder is carried over.

    With one total a player nothing is left between two of them.
    """
    rules = replay.setting.rules
    if rules.remainder != REMAINDER_CARRIED or rules.one_total:
        return ()
    left = replay.steps[-1].lead
    return left if any(points for _, _, points in left) else ()
