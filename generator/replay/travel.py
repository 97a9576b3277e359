"""A deal on its way to another form: the same cards and the same choices, under other rules."""

from dataclasses import dataclass, replace

from generator.model.answers import Mark
from generator.model.deal import Deal, Hands, Line
from generator.model.texts import Texts
from generator.replay.play import Replay, play_hands, play_recorded, play_seed
from generator.replay.setting import Setting

PACK, HANDS = "pack", "hands"
WAYS = (PACK, HANDS)
POLICY = "careful"  # of deals that come from a seed
PLAYED = ("Led", "CardPlayed", "Discarded")
OWED = "MattoPaid"
Start = Deal | int  # a recorded deal, or the seed of one


class UnknownTravel(ValueError):
    """A deal cannot be played under a form for comparison: why, in one line."""


@dataclass(frozen=True, slots=True)
class Travel:
    """A deal under its own form and under another, by its pack or by its hands.

    By pack the other form has the same pack, cut and dealer, and what was chosen at home is
    chosen again as far as its rules let it. By hands both begin after the discards, with the
    hands of the deal at home and nothing scored.
    """

    start: Start
    by: str

    def home(self, setting: Setting) -> Replay:
        """The deal under a form at home."""
        if isinstance(self.start, Deal):
            return play_recorded(setting, self.start)
        seats = setting.seats
        return play_seed(setting, self.start, seats[-1], (POLICY,) * len(seats))

    def both(self, home: Replay, b: Setting) -> tuple[Replay, Replay]:
        """The deal as played at home and under the other form; raises UnknownTravel."""
        a = home.setting
        if len(a.seats) != len(b.seats):
            raise UnknownTravel(
                f"{a.id} is for {len(a.seats)} players and {b.id} for {len(b.seats)}: "
                "a deal travels among forms of as many players"
            )
        if self.by == HANDS:
            if isinstance(self.start, Deal) and self.start.irregular:
                raise UnknownTravel("a deal with an irregularity travels by its pack alone")
            hands = hands_of(home)
            _check_hands(hands, home, b)
            line, out = _line(self.start, home), stayed_out(home)
            mine, theirs = (play_hands(s, hands, home.dealer, line, out) for s in (a, b))
            return mine, theirs
        if not home.pack:
            raise UnknownTravel("the deal is given by its hands: it has no pack to travel by")
        return home, play_recorded(b, _deal(self.start, home))


def hands_of(replay: Replay) -> Hands:
    """The hands when play begins, and what had gone before."""
    if replay.deal is not None and replay.deal.hands is not None:
        return replay.deal.hands
    hands: dict[str, list[str]] = {seat: [] for seat in replay.setting.seats}
    robbed: dict[str, list[str]] = {}
    discarded: dict[str, tuple[str, ...]] = {}
    taken: tuple[str, ...] = ()
    for step in replay.steps:
        for seat, cards in step.hands:
            hands[seat] += cards
        if step.event in ("Robbed", "FolaTaken") and step.seat:
            hands[step.seat] += step.cards
        if step.event == "Robbed" and step.seat:
            robbed.setdefault(step.seat, []).extend(step.cards)
        elif step.event == "FolaTaken":
            taken = step.cards
        elif step.event == "Discarded" and step.seat:
            discarded[step.seat] = step.cards
            hands[step.seat] = [c for c in hands[step.seat] if c not in step.cards]
    return Hands(
        hands={seat: tuple(cards) for seat, cards in hands.items()},
        robbed={seat: tuple(cards) for seat, cards in robbed.items()},
        taken=taken,
        discarded=discarded,
    )


def stayed_out(replay: Replay) -> tuple[str, ...]:
    """The seats that stayed out of a deal."""
    return tuple(s.seat for s in replay.steps if s.event == "StayedOut" and s.seat)


def _check_hands(hands: Hands, home: Replay, b: Setting) -> None:
    """Hands travel to forms with as large ones."""
    sizes = {len(cards) for cards in hands.hands.values()}
    if sizes != {b.rules.hand_size}:
        held = " or ".join(str(size) for size in sorted(sizes))
        raise UnknownTravel(
            f"hands of {held} cards cannot be played under {b.id}, "
            f"where a hand is {b.rules.hand_size}"
        )


def _line(start: Start, home: Replay) -> Line:
    """All that was chosen at home, forced wherever it can be."""
    forced = {step.id: step.cards for step in home.steps if step.event in (*PLAYED, OWED)}
    if isinstance(start, int):
        return Line(POLICY, start, forced, POLICY)
    kept_back = {k: cards for k, cards in start.line.forced.items() if k.startswith("declare.")}
    return replace(start.line, forced={**kept_back, **forced})


def _deal(start: Start, home: Replay) -> Deal:
    """The deal at home as a record that forces everything."""
    line = _line(start, home)
    if isinstance(start, Deal):
        return replace(start, pack=home.pack, seed=None, cut=home.cut, line=line, other={})
    setting = home.setting
    return Deal(
        slug=f"seed-{start}",
        ruleset=setting.ruleset.id,
        form=setting.form,
        cites=(),
        dealer=setting.seats[-1],
        pack=home.pack,
        seed=None,
        hands=None,
        cut=home.cut,
        line=line,
        irregular=(),
        start=None,
        marks={},
        other={},
        travels=None,
        expect=None,
        texts=Texts(),
        at=Mark("", 0, 0),
    )
