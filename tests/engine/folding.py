"""Where every card lies after each step of a decoded deal, told by the steps alone."""

from collections import Counter

from generator.model.cards import CARDS
from generator.replay.play import Replay


class Lying:
    """The cards of a deal by place; every step moves some of them."""

    def __init__(self, replay: Replay) -> None:
        self.setting = replay.setting
        self.pack = list(replay.pack)
        self.hands: dict[str, list[str]] = {seat: [] for seat in self.setting.seats}
        self.aside: list[str] = []  # discards, and the hand of one who stays out
        self.trick: list[str] = []
        self.piles: dict[str, list[str]] = {side: [] for side in self.setting.sides}
        self.matto_side = ""
        self.taker = ""  # the side that won the last trick

    def every_card(self) -> Counter[str]:
        """All cards, wherever they lie."""
        places = (self.pack, self.aside, self.trick, *self.hands.values(), *self.piles.values())
        return Counter(card for place in places for card in place)

    def step(self, step) -> None:
        """Move the cards of one step."""
        if step.event in ("Robbed", "FolaTaken"):
            for card in step.cards:
                self.pack.remove(card)
                self.hands[step.seat].append(card)
        elif step.event == "Dealt":
            for seat, cards in step.hands:
                for card in cards:
                    self.pack.remove(card)
                    self.hands[seat].append(card)
        elif step.event == "Discarded":
            for card in step.cards:
                self.hands[step.seat].remove(card)
                self.aside.append(card)
        elif step.event == "StayedOut":
            self.aside += self.hands[step.seat]
            self.hands[step.seat] = []
        elif step.event in ("Led", "CardPlayed"):
            self.hands[step.seat].remove(step.cards[0])
            self.trick.append(step.cards[0])
            if step.cards[0] == "M":
                self.matto_side = self.setting.side_of(step.seat)
        elif step.event == "TrickWon":
            side = self.taker = self.setting.side_of(step.seat)
            for card in self.trick:
                self.piles[self.matto_side if card == "M" else side].append(card)
            self.trick = []
        elif step.event == "Died" and step.cards == ("M",):  # it has lost its power
            self.piles[self.matto_side].remove("M")
            self.piles[self.taker].append("M")
        elif step.event in ("MattoPaid", "MattoLost"):
            for card in step.cards:
                self.piles[step.giver].remove(card)
                self.piles[step.to].append(card)
        for move in step.moves:
            self.place(move.source).remove(move.card)
            self.place(move.to).append(move.card)

    def place(self, name: str) -> list[str]:
        """Where a move comes from or goes to, by its name."""
        kind, _, owner = name.partition(":")
        if kind == "pile":
            return self.piles[owner]
        if kind == "hand":
            return self.hands[owner]
        return self.aside if kind == "discards" else self.trick


def whole(counter: Counter[str]) -> bool:
    """Whether these are the 97 cards, once each."""
    return counter == Counter(CARDS)
