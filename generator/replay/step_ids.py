"""The ids of the steps of a deal: by stage and place, unique and stable."""

from collections.abc import Sequence

from generator.engine.because import IRREGULAR_MISDEAL_FIRST, MATCH_LAYDOWN_EFFECT
from generator.model.cards import CARDS
from generator.replay.packed import ITEMS, OF_THE_MATTO, PLAYS, Item
from generator.replay.setting import Setting
from generator.replay.steps import Step

# Questions whose steps are irregularities, wherever in the deal they come: irr.1, irr.2 ...
OF_IRREGULARITIES = range(IRREGULAR_MISDEAL_FIRST, MATCH_LAYDOWN_EFFECT + 1)
_OF_A_SEAT = {
    "Exposed": "exposed",
    "Discarded": "discard",
    "StayedOut": "stay",
    "StayedIn": "stay",
    "Declared": "declare",
    "DeclaredNothing": "declare",
}
_ONCE = {
    "Seated": "seats",
    "Shuffled": "shuffle",
    "Cut": "cut",
    "FolaTaken": "fola.taken",
    "FolaShown": "fola",
    "MattoPaid": "matto",
    "MattoLost": "matto",
    "Settled": "resti",
}


class StepIds:
    """Gives ids from the first step of a deal on, counting tricks and places.

    `steps` are those that are finished.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.ids: dict[str, int] = {}
        self.dealt = False
        self.robbed = 0
        self.irregular = 0
        self.trick = 0
        self.prefix = _prefix(0)
        self.place = 0

    def unique(self, id: str) -> str:
        """The id, numbered from its second use on."""
        uses = self.ids[id] = self.ids.get(id, 0) + 1
        return id if uses == 1 else f"{id}.{uses}"

    def id_of(self, item: Item, event: str, steps: Sequence[Step]) -> str:
        """The step's id, by stage and place."""
        if item.question in OF_IRREGULARITIES:
            self.irregular += 1
            return f"irr.{self.irregular}"
        if event in PLAYS:
            return self.card_id(event)
        if event == "Refused":
            return self.refused_id(steps)
        if event in ("Robbed", "RobbingStopped"):
            return self.robbing_id(event)
        if event == "Dealt":
            if not self.dealt:
                self.dealt, self.robbed = True, 0
            return f"deal.{item.figure}"
        if event == "Counted":
            return f"tally.{ITEMS[item.card]}"
        if event == "Died":
            return f"{self.prefix}.dead.{CARDS[item.card]}"
        if event in _OF_A_SEAT:
            return f"{_OF_A_SEAT[event]}.{self.setting.seats[item.seat]}"
        if event == "TrickWon":
            return self.won_id()
        if event == "MattoOwed":
            return f"{self.prefix}.matto"
        return _ONCE[event]

    def robbing_id(self, event: str) -> str:
        """`cut.1` and on for the cutter, `rob.1` and on for the dealer."""
        stage = "rob" if self.dealt else "cut"
        if event == "RobbingStopped":
            return f"{stage}.stop"
        self.robbed += 1
        return f"{stage}.{self.robbed}"

    def card_id(self, event: str) -> str:
        """`t07.3`: trick and place."""
        if event == "Led":
            self.trick += 1
            self.prefix = _prefix(self.trick)
            self.place = 0
        self.place += 1
        return f"{self.prefix}.{self.place}"

    def won_id(self) -> str:
        """`t07.won`."""
        return f"{self.prefix}.won"

    def refused_id(self, steps: Sequence[Step]) -> str:
        """`t07.3.refused`: a refused card stands before the one played instead."""
        after = self.place + 1 if self.place and _last_event(steps) != "TrickWon" else 1
        trick = self.trick if after > 1 else self.trick + 1
        return f"{_prefix(trick)}.{after}.refused"

    def resto_id(self, steps: Sequence[Step]) -> str:
        """Inside the play `t07.resto`, elsewhere the id of the step that brought it."""
        before = next(s.id for s in reversed(steps) if s.event != "RestoDrawn")
        if before.startswith("t") and before[1:3].isdigit():
            return f"{before[:3]}.resto"
        return f"{before}.resto"


def _prefix(trick: int) -> str:
    """How the ids of a trick begin."""
    return f"t{trick:02}"


def _last_event(steps: Sequence[Step]) -> str:
    """The event of the last step that is no consequence of a trick's end."""
    ends = ("Died", "RestoDrawn", *OF_THE_MATTO)
    return next((s.event for s in reversed(steps) if s.event not in ends), "")
