"""From the packed log of a deal to its steps, each with the readings that made it so."""

from collections.abc import Sequence

from generator.engine import codes as n
from generator.engine.events import Log
from generator.model.answers import Reading
from generator.model.cards import CARDS, in_order
from generator.replay.packed import (
    EVENTS,
    KINDS,
    KINDS_OF_PLACE,
    OF_A_TRICK,
    OF_THE_MATTO,
    PLAYS,
    REASONS,
    WHAT,
    Item,
    Open,
    unpack,
)
from generator.replay.setting import Setting
from generator.replay.step_ids import OF_IRREGULARITIES, StepIds
from generator.replay.steps import Entry, Group, Move, Score, Step


def decode(
    setting: Setting,
    log: Log,
    deck: Sequence[int],
    carried: Sequence[tuple[str, str, int]] = (),
) -> tuple[Step, ...]:
    """The steps of a deal, in order, with ids that are unique and stable.

    `deck` is the table's, as the cut left it: packets are read off it. `carried` are the leads
    that stood before the deal: one side, another, by how much the first is ahead.
    """
    reader = _Reader(setting, deck, carried)
    reader.read(log.items[: log.count])
    return tuple(reader.steps)


class _Reader:
    """Reads a log from its beginning, keeping what step ids and running scores need."""

    def __init__(
        self, setting: Setting, deck: Sequence[int], carried: Sequence[tuple[str, str, int]]
    ) -> None:
        self.setting = setting
        self.deck = deck
        self.score = Score(setting.sides, setting.rules.resto)
        for one, other, points in carried:
            self.score.pass_points(setting.sides.index(one), setting.sides.index(other), points)
        self.lead, self.resti = self.score.leads(), self.score.resti()  # after the last step
        self.steps: list[Step] = []
        self.open: Open | None = None
        self.ids = StepIds(setting)
        self.drawn: list[Open] = []  # resti that the open step has brought
        self.trick_cards: list[str] = []
        self.gap = 0  # in the trick, where a card has been taken back

    def read(self, items: Sequence[int]) -> None:
        """Take in all events: a head opens a step, a part belongs to the open one.

        Resti that a step's own entries bring are steps of their own after it: within one step
        each pair of sides moves one way, so that it is the same whether they are drawn between
        its entries or behind them.
        """
        place, end = 0, len(items)
        while place < end:
            packed = items[place]
            place += 1
            what = packed & WHAT
            if what == n.WHY:  # the part of which there are most, without an Item of each
                self.further(packed >> n.QUESTION_SHIFT & 0xFF)
                continue
            event = EVENTS[what]
            if event is None:
                self.part(unpack(packed))
                continue
            if event == "RestoDrawn":
                self.drawn.append(Open(unpack(packed), event, ""))
                continue
            if self.open is not None:
                self.close()
            if event in OF_A_TRICK:
                after = place  # behind the further questions
                while after < end and items[after] & WHAT == n.WHY:
                    after += 1
                ends = after == end or EVENTS[items[after] & WHAT] not in (None, "RestoDrawn")
                if ends and self.of_a_trick(packed, event, items[place:after]):
                    place = after
                    continue
            head = unpack(packed)
            self.open = Open(head, event, self.ids.unique(self.ids.id_of(head, event, self.steps)))
            if event == "Led":
                self.trick_cards = []
        self.close()

    def of_a_trick(self, packed: int, event: str, further: Sequence[int]) -> bool:
        """Write down a step of a trick that has nothing but its head and further questions.

        Three of four steps are such, and go straight from the packed event to the step. False,
        with nothing done, for an irregularity, which has an id of another kind.
        """
        question = packed >> n.QUESTION_SHIFT & 0xFF
        if question in OF_IRREGULARITIES:
            return False
        if event == "TrickWon":
            id, cards = self.ids.won_id(), tuple(self.trick_cards)
        else:
            if event == "Led":
                self.trick_cards = []
            card = CARDS[packed >> n.CARD_SHIFT & 0x7F]
            self.trick_cards.append(card)
            id, cards = self.ids.card_id(event), (card,)
        numbers: tuple[int, ...] = (question,)
        if further:
            numbers = (question, *[each >> n.QUESTION_SHIFT & 0xFF for each in further])
        id, seat = self.ids.unique(id), self.setting.seats[packed >> n.SEAT_SHIFT & 0x7]
        because = self.setting.because(numbers)
        figure = (packed >> n.FIGURE_SHIFT) - n.FIGURE_ZERO
        step = Step(id, event, seat, cards, (), self.lead, self.resti, because, figure)
        self.steps.append(step)
        return True

    def further(self, question: int) -> None:
        """Take in a further question behind the open step, or behind the resto it has brought."""
        step = self.drawn[-1] if self.drawn else self.open
        assert step is not None
        step.questions.append(question)

    def part(self, item: Item) -> None:
        """Take in another part of the open step."""
        step = self.open
        assert step is not None
        if item.what == n.MARK:
            step.marks.append(item)
        elif item.what == n.CARD:
            if step.groups:
                step.groups[-1][1].append(CARDS[item.card])
            else:
                step.cards.append((item.seat, item.card))
        elif item.what == n.PACKET:
            dealt = range(item.card, item.card + item.figure)
            step.cards += [(item.seat, self.deck[place]) for place in dealt]
        elif item.what == n.GROUP:
            step.groups.append((item, []))
        elif item.what == n.AMOUNT:
            step.amounts.append(item)
        elif item.what == n.RESTO:
            step.resti.append(item)
        elif item.what == n.MOVE:
            step.moves.append(self.move(item))

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
            resto.id = self.ids.unique(self.ids.resto_id(self.steps))
            self.finish(resto)

    def finish(self, step: Open) -> None:
        """Pass a step's points, and write down the score after it."""
        for mark in step.marks:
            self.score.pass_points(mark.seat, mark.card, mark.figure)
        if step.event == "RestoDrawn":
            self.score.draw(step.head.seat, step.head.card, step.head.figure)
        drawn = self.settled(step) if step.event == "Settled" else ()
        if step.marks or step.event in ("RestoDrawn", "Settled"):
            self.lead, self.resti = self.score.leads(), self.score.resti()
        self.steps.append(self.finished(step, drawn))

    def settled(self, step: Open) -> tuple[tuple[str, str, int], ...]:
        """Resti at the close, as names; leads go back to 0 unless they are carried over."""
        names = self.setting.sides
        for resto in step.resti:
            if resto.card < len(names):
                self.score.draw(resto.seat, resto.card, resto.figure)
            else:
                won = self.score.won
                won[resto.seat] = won.get(resto.seat, 0) + resto.figure
        rules = self.setting.rules
        if rules.remainder != n.REMAINDER_CARRIED or rules.one_total:
            self.score.lead.clear()
        return tuple(
            (names[r.seat], names[r.card] if r.card < len(names) else "table", r.figure)
            for r in step.resti
        )

    def finished(self, step: Open, drawn: tuple[tuple[str, str, int], ...]) -> Step:
        """The step as others see it."""
        head, names = step.head, self.setting.sides
        cards = self.cards_of(step)
        marks = tuple([self.entry(mark) for mark in step.marks]) if step.marks else ()
        because = self.because(step)
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
            marks=marks,
            lead=self.lead,
            resti=self.resti,
            because=because,
            figure=head.figure,
            to=to,
            giver=giver,
            hands=self.hands_of(step),
            groups=tuple([self.group(step, item, held) for item, held in step.groups]),
            moves=tuple(step.moves),
            amounts=tuple([(names[item.seat], item.figure) for item in step.amounts]),
            drawn=drawn,
        )

    def seat_of(self, head: Item) -> str | None:
        """The seat of a head, None where nobody in particular acts."""
        return self.seat(head.seat) if head.seat < len(self.setting.seats) else None

    def cards_of(self, step: Open) -> tuple[str, ...]:
        """The cards of a step: its own, its parts', or the whole trick."""
        if step.event in PLAYS:
            card = CARDS[step.head.card]
            self.trick_cards.append(card)
            if not step.cards:
                return (card,)
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
        numbers: tuple[int, ...] = (step.head.question,)
        if step.questions or step.marks:
            numbers = (*numbers, *step.questions, *[mark.question for mark in step.marks])
        return self.setting.because(numbers)
