"""The sentence of each kind of event: which message, with what arguments."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from generator.model.cards import MATTO
from generator.replay.play import Replay
from generator.replay.steps import Step
from generator.views.context import Words
from generator.views.naming import (
    card_list,
    card_parts,
    joined,
    seats_in,
    side_code,
    side_name,
)
from generator.views.reckoning import amounts, payments, resti_won, settled, versicola
from generator.views.slips import (
    laid_down,
    misdealt,
    missing_dealt,
    penalty,
    refused,
    revoke_mended,
    revoked,
)


@dataclass(slots=True)
class Trick:
    """The trick being played: who has played what, and the suit it has, None while it has none."""

    played: dict[str, str] = field(default_factory=dict)  # by seat
    suit: str | None = None

    def add(self, seat: str, card: str) -> None:
        """One more card."""
        self.played[seat] = card
        if self.suit is None and card != MATTO:
            self.suit = card[0]

    def change(self, seat: str, card: str) -> None:
        """Another card lies where that of a seat lay."""
        played, self.suit = self.played | {seat: card}, None
        for each in played.items():
            self.add(*each)


@dataclass(slots=True)
class Moment:
    """A step with what its sentence needs to know: the deal, and the trick before the step."""

    replay: Replay
    step: Step
    trick: Trick


def sentence(word: Words, moment: Moment) -> str:
    """The sentence of one step."""
    return SENTENCES[moment.step.event](word, moment)


# ---------------------------------------------------------------------- before the play


def _seated(word: Words, moment: Moment) -> str:
    seats = moment.replay.setting.seats
    place = seats.index(moment.replay.dealer)
    how = "pairs" if moment.replay.setting.pairs else "each" if len(seats) > 2 else "two"
    return word(
        f"event-seated-{how}",
        seat=moment.replay.dealer,
        leader=seats[(place + 1) % len(seats)],
        cutter=seats[place - 1],
    )


def _robbing_stopped(word: Words, moment: Moment) -> str:
    step = moment.step
    if step.cards:
        return word("event-robbing-stopped", seat=step.seat, **card_parts(step.cards[0]))
    question = step.because[0].question
    why = {"rob.cutter_limit": "limit", "rob.duty": "choice"}.get(question, "empty")
    return word("event-robbing-ended", seat=step.seat, why=why)


def _dealt(word: Words, moment: Moment) -> str:
    step = moment.step
    if step.id.startswith("irr."):
        return missing_dealt(word, step)
    sizes = {seat: len(cards) for seat, cards in step.hands}
    full = max(sizes.values())
    short = [seat for seat in moment.replay.setting.seats if sizes.get(seat, 0) < full]
    robbed = any(reading.question == "rob.hand_back" for reading in step.because)
    if short and (len(short) > 1 or not robbed):
        packets = (word("event-amount", side=seat, points=size) for seat, size in sizes.items())
        return word("event-dealt-unlike", seat=step.seat, amounts=joined(word, packets))
    if short:
        return word("event-dealt-short", seat=step.seat, figure=full, cutter=short[0])
    return word("event-dealt", seat=step.seat, figure=full)


def _fola_taken(word: Words, moment: Moment) -> str:
    step = moment.step
    if not step.cards:
        return word("event-fola-taken-nothing", seat=step.seat)
    cards = card_list(word, step.cards)
    return word("event-fola-taken", seat=step.seat, cards=cards, **_scoring(moment))


def _fola_shown(word: Words, moment: Moment) -> str:
    cards = moment.step.cards
    if not cards:
        return word("event-fola-empty")
    return word("event-fola-shown", cards=card_list(word, cards))


def _declared(word: Words, moment: Moment) -> str:
    groups = joined(word, (versicola(word, group) for group in moment.step.groups))
    return word("event-declared", seat=moment.step.seat, groups=groups, **_scoring(moment))


def _scoring(moment: Moment) -> dict[str, object]:
    """What the step scores in all, and how many pay that much each."""
    marks = moment.step.marks
    givers = list(dict.fromkeys(mark.giver for mark in marks))
    points = sum(mark.points for mark in marks if mark.giver == givers[0])
    return {"points": points, "payers": len(givers)}


# ---------------------------------------------------------------------- the play


def _led(word: Words, moment: Moment) -> str:
    return _of_card(word, "event-led", moment.step.seat, moment.step.cards[0], "")


def _played(word: Words, moment: Moment) -> str:
    step, suit = moment.step, moment.trick.suit
    card = step.cards[0]
    if card == MATTO and any(each.question == "play.king_rule" for each in step.because):
        return _of_card(word, "event-played-wrongly", step.seat, card, suit or "T")
    return _of_play(word, step.seat, card, suit, step.because[0].question)


@lru_cache(maxsize=20_000)  # the commonest of steps, and the same again from deal to deal
def _of_play(word: Words, seat: str | None, card: str, suit: str | None, question: str) -> str:
    """The sentence of a card played to a trick that has a suit or none yet."""
    if card != MATTO and _breaks(card, suit, question):
        id = "event-played-wrongly"
    elif question == "play.king_rule":
        id = "event-played-forced"
    elif card == MATTO:
        id = "event-played-matto"
    elif suit is None:
        id = "event-played-sets"
    elif card[0] == suit:
        id = "event-played-follows"
    else:
        id = "event-played-trumps" if card[0] == "T" else "event-played-throws"
    return _of_card(word, id, seat, card, suit or "T")


@lru_cache(maxsize=20_000)
def _of_card(word: Words, id: str, seat: str | None, card: str, led: str) -> str:
    """The sentence of a card that is led or played, or takes: most of a deal is said by these."""
    return word(id, seat=seat, led=led, **card_parts(card))


def _breaks(card: str, suit: str | None, question: str) -> bool:
    """Whether a card was played against the duty that its step names."""
    match question:
        case "play.follow":
            due = suit or ""
        case "play.trump_when_void":
            due = "T"
        case "play.king_rule":
            due = f"{suit}K"
        case _:
            return False
    return not card.startswith(due)


def _died(word: Words, moment: Moment) -> str:
    card, marks = moment.step.cards[0], moment.step.marks
    if not marks:
        questions = [reading.question for reading in moment.step.because]
        barred = "irregular.wrong_count_scores" in questions
        return word("event-died-barred" if barred else "event-died-unmarked", **card_parts(card))
    return _dead(word, card, marks[0].points, tuple([mark.to for mark in marks]))


@lru_cache(maxsize=5_000)  # some eight in a deal, and the same again from deal to deal
def _dead(word: Words, card: str, points: int, sides: tuple[str, ...]) -> str:
    takers = joined(word, (side_name(word, side) for side in sides))
    return word("event-died", points=points, takers=takers, **card_parts(card))


def _trick_won(word: Words, moment: Moment) -> str:
    seat = moment.step.seat
    assert seat is not None
    return _of_card(word, "event-trick-won", seat, moment.trick.played[seat], "")


def _resto_drawn(word: Words, moment: Moment) -> str:
    resto = moment.replay.setting.rules.resto
    return word("event-resto-drawn", figure=resto, **_sides(moment))


def _matto(id: str) -> Callable[[Words, Moment], str]:
    def of_the_matto(word: Words, moment: Moment) -> str:
        parts = card_parts(moment.step.cards[0]) if moment.step.cards else {}
        return word(id, **_sides(moment), **parts)

    return of_the_matto


def _sides(moment: Moment) -> dict[str, object]:
    """Between which sides something passes, and how many seats each has."""
    to, giver = moment.step.to, moment.step.giver
    assert to is not None
    assert giver is not None
    return {
        "to": side_code(to),
        "giver": side_code(giver),
        "to-seats": seats_in(to),
        "giver-seats": seats_in(giver),
    }


# ---------------------------------------------------------------------- the end


def _counted(word: Words, moment: Moment) -> str:
    step = moment.step
    item = step.id.removeprefix("tally.").replace("_", "-")
    if not step.amounts:
        return word(f"event-counted-{item}", payments=payments(word, moment.step.marks))
    return word(f"event-counted-{item}", amounts=amounts(word, step))


def _settled(word: Words, moment: Moment) -> str:
    step = moment.step
    total = resti_won(word, step)
    if not step.drawn:
        return word("event-settled-level", amounts=total)
    return word("event-settled", payments=settled(word, step), amounts=total)


# ---------------------------------------------------------------------- the table of all events


def _plain(id: str) -> Callable[[Words, Moment], str]:
    """A sentence that needs no more than the seat, the figure, the one card and the points."""

    def plain(word: Words, moment: Moment) -> str:
        step = moment.step
        parts = card_parts(step.cards[0]) if step.cards else {}
        return word(id, seat=step.seat, figure=step.figure, **parts, **_scoring(moment))

    return plain


def _of_step(tell: Callable[[Words, Step], str]) -> Callable[[Words, Moment], str]:
    return lambda word, moment: tell(word, moment.step)


def _with_cards(id: str) -> Callable[[Words, Moment], str]:
    def with_cards(word: Words, moment: Moment) -> str:
        return word(id, seat=moment.step.seat, cards=card_list(word, moment.step.cards))

    return with_cards


SENTENCES: dict[str, Callable[[Words, Moment], str]] = {
    "Seated": _seated,
    "Shuffled": _plain("event-shuffled"),
    "Cut": _plain("event-cut"),
    "Robbed": _plain("event-robbed"),
    "RobbingStopped": _robbing_stopped,
    "Dealt": _dealt,
    "Exposed": _plain("event-exposed"),
    "FolaTaken": _fola_taken,
    "FolaShown": _fola_shown,
    "Discarded": _with_cards("event-discarded"),
    "StayedOut": _plain("event-stayed-out"),
    "StayedIn": _plain("event-stayed-in"),
    "Declared": _declared,
    "DeclaredNothing": _plain("event-declared-nothing"),
    "Led": _led,
    "CardPlayed": _played,
    "Died": _died,
    "TrickWon": _trick_won,
    "RestoDrawn": _resto_drawn,
    "MattoOwed": _matto("event-matto-owed"),
    "MattoPaid": _matto("event-matto-paid"),
    "MattoLost": _matto("event-matto-lost"),
    "Counted": _counted,
    "Settled": _settled,
    "Revoked": _of_step(revoked),
    "RevokeMended": _of_step(revoke_mended),
    "Misdealt": _of_step(misdealt),
    "Penalty": _of_step(penalty),
    "LaidDown": _of_step(laid_down),
    "Refused": _of_step(refused),
}
