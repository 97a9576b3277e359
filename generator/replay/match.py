"""A match of several deals, in which the dealer moves as the rule set has it."""

from dataclasses import dataclass

from generator.engine.chance import draw
from generator.model.choices import MatchNextDealer
from generator.replay.play import Replay, play_seed
from generator.replay.record import net_resti, record
from generator.replay.setting import Setting


@dataclass(frozen=True, slots=True)
class Match:
    """Deals in a row; a remainder carried over is not yet carried into the next deal."""

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
        """The match as plain data."""
        return {
            "form": self.replays[0].setting.id,
            "deals": [record(replay) for replay in self.replays],
            "match": {"resti": self.resti(), "points_scored": self.points()},
        }

    def summary(self) -> str:
        """The result in one line."""
        scores = ", ".join(f"{side} {net:+}" for side, net in self.resti().items())
        return f"after {len(self.replays)} deals, net resti: {scores}"


def match(setting: Setting, seed: int, dealer: str, policies: tuple[str, ...], deals: int) -> Match:
    """Play `deals` deals from one seed; the first is the deal of `seed` itself.

    The dealer moves one seat in the order of play after each, unless the rule set has it that
    there is no next dealer (`match.next_dealer`).
    """
    first = setting.seats.index(dealer)
    moves = int(setting.answer("match.next_dealer") is MatchNextDealer.NEXT_IN_ORDER_OF_PLAY)
    replays = []
    for number in range(deals):
        seat = setting.seats[(first + moves * number) % len(setting.seats)]
        own = seed if number == 0 else draw(seed, 0, number) >> 16
        replays.append(play_seed(setting, own, seat, policies))
    return Match(tuple(replays))
