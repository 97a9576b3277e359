"""From the packed log of a deal to its steps, each with the readings that made it so."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from generator.engine import codes as n
from generator.engine.because import (
    DEAL_EXPOSED_SCORES,
    DEATHS_MARKED_BY,
    DECLARE_SCORES,
    FOLA_SCORES,
    IRREGULAR_CAPTURE_DENIED,
    IRREGULAR_LATE_REMEDY_POINTS,
    IRREGULAR_MISDEAL_FIRST,
    IRREGULAR_REVOKE,
    IRREGULAR_REVOKE_DENIED,
    IRREGULAR_REVOKE_RETURNS,
    IRREGULAR_UNEXPOSED,
    IRREGULAR_WRONG_COUNT_PAYS,
    MATCH_LAYDOWN_EFFECT,
    MATTO_LOSS_SCORES,
    MATTO_OWED_COUNTING_IS_DEATH,
    ROB_CUTTER_SCORES,
    ROB_DEALER_SCORES,
    STAY_FEES,
    STAY_MARKS_DEATHS,
    TALLY_HONOURS,
    TALLY_LAST_TRICK,
    TALLY_SURPLUS_PAID_BY,
    TALLY_VALUES,
    TALLY_VERSICOLE_OF,
)
from generator.engine.events import Log
from generator.model.answers import Reading
from generator.model.cards import CARDS, in_order
from generator.replay.setting import Setting
from generator.replay.steps import Entry, Group, Move, Score, Step

HEADS = {
    n.SEATED: "Seated", n.SHUFFLED: "Shuffled", n.CUT: "Cut", n.ROBBED: "Robbed",
    n.ROBBING_STOPPED: "RobbingStopped", n.DEALT: "Dealt", n.EXPOSED: "Exposed",
    n.FOLA_TAKEN: "FolaTaken", n.FOLA_SHOWN: "FolaShown", n.DISCARDED: "Discarded",
    n.STAYED_OUT: "StayedOut", n.STAYED_IN: "StayedIn", n.DECLARED: "Declared",
    n.DECLARED_NOTHING: "DeclaredNothing", n.LED: "Led", n.CARD_PLAYED: "CardPlayed",
    n.DIED: "Died", n.TRICK_WON: "TrickWon", n.RESTO_DRAWN: "RestoDrawn",
    n.MATTO_OWED: "MattoOwed", n.MATTO_PAID: "MattoPaid", n.MATTO_LOST: "MattoLost",
    n.COUNTED: "Counted", n.SETTLED: "Settled", n.REFUSED: "Refused",
    n.REVOKED: "Revoked", n.REVOKE_MENDED: "RevokeMended", n.MISDEALT: "Misdealt",
    n.PENALTY: "Penalty", n.LAID_DOWN: "LaidDown",
}  # fmt: skip
KINDS = {
    n.RUN: "run",
    n.MATTO_1_40: "matto_1_40",
    n.ONE_X_28: "one_x_28",
    n.TENS: "tens",
    n.FOUR_KINGS: "kings",
}
ITEMS = {
    n.LAST_TRICK: "last_trick",
    n.SURPLUS: "cards",
    n.VALUES: "values",
    n.VERSICOLE: "versicole",
    n.HONOURS: "honours",
    n.FEES: "fees",
}
REASONS = {
    ROB_CUTTER_SCORES: "robbed",
    ROB_DEALER_SCORES: "robbed",
    DEAL_EXPOSED_SCORES: "exposed",
    FOLA_SCORES: "fola",
    DECLARE_SCORES: "declared",
    DEATHS_MARKED_BY: "death",
    STAY_MARKS_DEATHS: "death",
    MATTO_OWED_COUNTING_IS_DEATH: "death",
    MATTO_LOSS_SCORES: "matto_lost",
    STAY_FEES: "fee",
    TALLY_LAST_TRICK: "last_trick",
    TALLY_VALUES: "values",
    TALLY_VERSICOLE_OF: "versicole",
    TALLY_HONOURS: "honours",
    TALLY_SURPLUS_PAID_BY: "cards",
    IRREGULAR_MISDEAL_FIRST: "penalty",
    IRREGULAR_UNEXPOSED: "penalty",
    IRREGULAR_WRONG_COUNT_PAYS: "penalty",
    IRREGULAR_LATE_REMEDY_POINTS: "penalty",
    IRREGULAR_REVOKE: "penalty",
    IRREGULAR_REVOKE_DENIED: "penalty",
    IRREGULAR_CAPTURE_DENIED: "penalty",
    IRREGULAR_REVOKE_RETURNS: "returned",
}
# Questions whose steps are irregularities, wherever in the deal they come: irr.1, irr.2 ...
OF_IRREGULARITIES = range(IRREGULAR_MISDEAL_FIRST, MATCH_LAYDOWN_EFFECT + 1)
KINDS_OF_PLACE = {
    n.IN_HAND: "hand",
    n.IN_PILE: "pile",
    n.IN_DISCARDS: "discards",
    n.ON_TABLE: "table",
}
OF_THE_MATTO = ("MattoOwed", "MattoPaid", "MattoLost")


@dataclass(frozen=True, slots=True)
class Item:
    """One event of the log, unpacked."""

    what: int
    seat: int
    card: int
    question: int
    figure: int


@dataclass(slots=True)
class Open:
    """A step while its parts are being read."""

    head: Item
    event: str
    id: str
    questions: list[int] = field(default_factory=list)
    cards: list[tuple[int, int]] = field(default_factory=list)  # seat, card
    marks: list[Item] = field(default_factory=list)
    groups: list[tuple[Item, list[str]]] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)
    amounts: list[Item] = field(default_factory=list)
    resti: list[Item] = field(default_factory=list)


def unpack(packed: int) -> Item:
    """One packed event."""
    return Item(
        packed & 0x3F,
        packed >> n.SEAT_SHIFT & 0x7,
        packed >> n.CARD_SHIFT & 0x7F,
        packed >> n.QUESTION_SHIFT & 0xFF,
        (packed >> n.FIGURE_SHIFT) - n.FIGURE_ZERO,
    )


def decode(setting: Setting, log: Log, deck: Sequence[int]) -> tuple[Step, ...]:
    """The steps of a deal, in order, with ids that are unique and stable.

    `deck` is the table's, as the cut left it: packets are read off it.
    """
    reader = _Reader(setting, deck)
    for place in range(log.count):
        reader.read(unpack(log.items[place]))
    reader.close()
    return tuple(reader.steps)


class _Reader:
    """Reads a log from its beginning, keeping what step ids and running scores need."""

    def __init__(self, setting: Setting, deck: Sequence[int]) -> None:
        self.setting = setting
        self.deck = deck
        self.score = Score(setting.sides, setting.rules.resto)
        self.steps: list[Step] = []
        self.open: Open | None = None
        self.drawn: list[Open] = []  # resti that the open step has brought
        self.ids: dict[str, int] = {}
        self.dealt = False
        self.robbed = 0
        self.irregular = 0
        self.trick = 0
        self.place = 0
        self.trick_cards: list[str] = []
        self.gap = 0  # in the trick, where a card has been taken back

    def read(self, item: Item) -> None:
        """Take in one event: a head opens a step, a part belongs to the open one.

        Resti that a step's own entries bring are steps of their own after it: within one step
        each pair of sides moves one way, so that it is the same whether they are drawn between
        its entries or behind them.
        """
        if item.what == n.RESTO_DRAWN:
            self.drawn.append(Open(item, HEADS[item.what], ""))
            return
        if item.what in HEADS:
            self.close()
            event = HEADS[item.what]
            self.open = Open(item, event, self.unique(self.id_of(item, event)))
            return
        step = self.open
        assert step is not None
        if item.what == n.WHY:
            (self.drawn[-1] if self.drawn else step).questions.append(item.question)
        elif item.what == n.CARD:
            if step.groups:
                step.groups[-1][1].append(CARDS[item.card])
            else:
                step.cards.append((item.seat, item.card))
        elif item.what == n.PACKET:
            dealt = range(item.card, item.card + item.figure)
            step.cards += [(item.seat, self.deck[place]) for place in dealt]
        elif item.what == n.MARK:
            step.marks.append(item)
        elif item.what == n.GROUP:
            step.groups.append((item, []))
        elif item.what == n.AMOUNT:
            step.amounts.append(item)
        elif item.what == n.RESTO:
            step.resti.append(item)
        elif item.what == n.MOVE:
            step.moves.append(self.move(item))

    # ------------------------------------------------------------------ ids

    def unique(self, id: str) -> str:
        """The id, numbered from its second use on."""
        self.ids[id] = self.ids.get(id, 0) + 1
        return id if self.ids[id] == 1 else f"{id}.{self.ids[id]}"

    def id_of(self, item: Item, event: str) -> str:
        """The step's id, by stage and place."""
        card = CARDS[item.card] if item.card < n.CARDS else ""
        if item.question in OF_IRREGULARITIES:
            self.irregular += 1
            return f"irr.{self.irregular}"
        if event in ("Robbed", "RobbingStopped"):
            return self.robbing_id(event)
        if event == "Dealt":
            if not self.dealt:
                self.dealt, self.robbed = True, 0
            return f"deal.{item.figure}"
        if event in ("Led", "CardPlayed", "Refused"):
            return self.card_id(event)
        if event in ("Seated", "Shuffled", "Cut"):
            return {"Seated": "seats", "Shuffled": "shuffle", "Cut": "cut"}[event]
        if event in ("Exposed", "Discarded", "StayedOut", "StayedIn", "Declared"):
            return f"{_STAGE[event]}.{self.seat(item.seat)}"
        if event == "DeclaredNothing":
            return f"declare.{self.seat(item.seat)}"
        if event == "Counted":
            return f"tally.{ITEMS[item.card]}"
        return {
            "FolaTaken": "fola.taken",
            "FolaShown": "fola",
            "TrickWon": f"t{self.trick:02}.won",
            "Died": f"t{self.trick:02}.dead.{card}",
            "MattoOwed": f"t{self.trick:02}.matto",
            "MattoPaid": "matto",
            "MattoLost": "matto",
            "Settled": "resti",
        }[event]

    def robbing_id(self, event: str) -> str:
        """`cut.1` and on for the cutter, `rob.1` and on for the dealer."""
        stage = "rob" if self.dealt else "cut"
        if event == "RobbingStopped":
            return f"{stage}.stop"
        self.robbed += 1
        return f"{stage}.{self.robbed}"

    def card_id(self, event: str) -> str:
        """`t07.3`: trick and place; a refused card stands before the one played instead."""
        if event == "Refused":
            after = self.place + 1 if self.place and self.last_event() != "TrickWon" else 1
            trick = self.trick if after > 1 else self.trick + 1
            return f"t{trick:02}.{after}.refused"
        if event == "Led":
            self.trick += 1
            self.place = 0
            self.trick_cards = []
        self.place += 1
        return f"t{self.trick:02}.{self.place}"

    def resto_id(self) -> str:
        """Inside the play `t07.resto`, elsewhere the id of the step that brought it."""
        before = next(s.id for s in reversed(self.steps) if s.event != "RestoDrawn")
        if before.startswith("t") and before[1:3].isdigit():
            return f"{before[:3]}.resto"
        return f"{before}.resto"

    def last_event(self) -> str:
        """The event of the last step that is no consequence of a trick's end."""
        ends = ("Died", "RestoDrawn", *OF_THE_MATTO)
        return next((s.event for s in reversed(self.steps) if s.event not in ends), "")

    # ------------------------------------------------------------------ steps

    def seat(self, number: int) -> str:
        """A seat's name."""
        return self.setting.seats[number]

    def close(self) -> None:
        """Finish the open step and the resti it has brought."""
        if self.open is None:
            return
        step, drawn = self.open, self.drawn
        self.open, self.drawn = None, []
        self.finish(step)
        for resto in drawn:
            resto.id = self.unique(self.resto_id())
            self.finish(resto)

    def finish(self, step: Open) -> None:
        """Pass a step's points, and write down the score after it."""
        for mark in step.marks:
            self.score.pass_points(mark.seat, mark.card, mark.figure)
        if step.event == "RestoDrawn":
            self.score.draw(step.head.seat, step.head.card, step.head.figure)
        drawn = self.settled(step)
        self.steps.append(self.finished(step, drawn))

    def settled(self, step: Open) -> tuple[tuple[str, str, int], ...]:
        """Resti at the close, as names; leads go back to 0 unless they are carried over."""
        if step.event != "Settled":
            return ()
        names = self.setting.sides
        for resto in step.resti:
            if resto.card < len(names):
                self.score.draw(resto.seat, resto.card, resto.figure)
            else:
                won = self.score.won
                won[resto.seat] = won.get(resto.seat, 0) + resto.figure
        if self.setting.rules.remainder != n.REMAINDER_CARRIED:
            self.score.lead.clear()
        return tuple(
            (names[r.seat], names[r.card] if r.card < len(names) else "table", r.figure)
            for r in step.resti
        )

    def finished(self, step: Open, drawn: tuple[tuple[str, str, int], ...]) -> Step:
        """The step as others see it."""
        head, names = step.head, self.setting.sides
        cards = self.cards_of(step)
        to = giver = None
        if step.event == "RestoDrawn":
            to, giver = names[head.seat], names[head.card]
        elif step.event in OF_THE_MATTO:
            to, giver = names[head.figure], self.setting.side_of(self.seat(head.seat))
        return Step(
            id=step.id,
            event=step.event,
            seat=None if to and step.event == "RestoDrawn" else self.seat_of(head),
            cards=cards,
            marks=tuple(self.entry(mark) for mark in step.marks),
            lead=self.score.leads(),
            resti=self.score.resti(),
            because=self.because(step),
            figure=head.figure,
            to=to,
            giver=giver,
            hands=self.hands_of(step),
            groups=tuple(self.group(step, item, held) for item, held in step.groups),
            moves=tuple(step.moves),
            amounts=tuple((names[item.seat], item.figure) for item in step.amounts),
            drawn=drawn,
        )

    def seat_of(self, head: Item) -> str | None:
        """The seat of a head, None where nobody in particular acts."""
        return self.seat(head.seat) if head.seat < len(self.setting.seats) else None

    def cards_of(self, step: Open) -> tuple[str, ...]:
        """The cards of a step: its own, its parts', or the whole trick."""
        if step.event in ("Led", "CardPlayed"):
            self.trick_cards.append(CARDS[step.head.card])
        if step.event == "TrickWon":
            return tuple(self.trick_cards)
        if step.event in ("Dealt", "RestoDrawn"):
            return ()
        if step.event == "Declared":
            return in_order({code for _, held in step.groups for code in held})
        if step.cards:
            return tuple(CARDS[card] for _, card in step.cards)
        if step.event != "Counted" and step.head.card < n.CARDS:
            return (CARDS[step.head.card],)
        return ()

    def hands_of(self, step: Open) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Of a round of the deal, the cards that went to each seat, in the order dealt."""
        if step.event != "Dealt":
            return ()
        dealt: dict[str, list[str]] = {}
        for seat, card in step.cards:
            dealt.setdefault(self.seat(seat), []).append(CARDS[card])
        return tuple((seat, tuple(cards)) for seat, cards in dealt.items())

    def move(self, item: Item) -> Move:
        """A card on its way; one changed on the table is changed in its trick too."""
        source, to = (self.place_name(place) for place in divmod(item.figure, 64))
        card = CARDS[item.card]
        if source.startswith("table:"):
            self.gap = self.trick_cards.index(card)
        elif to.startswith("table:"):
            self.trick_cards[self.gap] = card
        return Move(card, source, to)

    def place_name(self, place: int) -> str:
        """A place of a move by name: `hand:south`, `pile:south+north`, `discards:east`."""
        kind = KINDS_OF_PLACE[place & ~7]
        names = self.setting.sides if kind == "pile" else self.setting.seats
        return f"{kind}:{names[place & 7]}"

    def entry(self, mark: Item) -> Entry:
        """A mark with the names of its sides and the reading that made it."""
        names = self.setting.sides
        return Entry(
            names[mark.seat],
            names[mark.card],
            mark.figure,
            REASONS[mark.question],
            self.setting.reading(mark.question),
        )

    def group(self, step: Open, item: Item, held: list[str]) -> Group:
        """A versicola: of a seat when declared, of a side when counted."""
        owner = self.setting.sides[item.seat] if step.event == "Counted" else self.seat(item.seat)
        return Group(owner, KINDS[item.card], item.figure, tuple(held))

    def because(self, step: Open) -> tuple[Reading[object], ...]:
        """The readings behind a step, each once: of its head, its further questions, its marks."""
        numbers = [step.head.question, *step.questions, *(m.question for m in step.marks)]
        once = dict.fromkeys(number for number in numbers if number)
        return tuple(self.setting.reading(number) for number in once)


_STAGE = {
    "Exposed": "exposed",
    "Discarded": "discard",
    "StayedOut": "stay",
    "StayedIn": "stay",
    "Declared": "declare",
}
