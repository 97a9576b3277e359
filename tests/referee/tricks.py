"""The tricks: what may be played, who takes them, who dies, and what is owed for the Matto."""

from tests.referee.before import declare, show_fola
from tests.referee.cards import MATTO, PACK, listed
from tests.referee.debts import pay_debt
from tests.referee.legality import legal_cards, suit_of_trick, winning_card
from tests.referee.table import Debt, Table
from tests.referee.values import value
from tests.referee.versicole import versicole

Trick = list[tuple[str, str]]  # seats and their cards, the lead first


class NoMore(Exception):
    """The record breaks off, or is such that nothing after it can be followed."""


def play(table: Table) -> None:
    """All the tricks, each led by the winner of the one before: minucci-1688:n19."""
    if table.form.declare == "before":
        for seat in table.order():
            declare(table, seat)
        if table.form.fola_shown == "open":
            show_fola(table)
    leader, led_before = table.order()[0], set[str]()
    for number in range(1, table.form.hand + 1):
        trick = play_trick(table, number, leader, led_before)
        leader = take(table, number, trick)
        led_before.add(suit_of_trick([card for _, card in trick]))


def play_trick(table: Table, number: int, leader: str, led_before: set[str]) -> Trick:
    trick: Trick = []
    for place, seat in enumerate(table.order_from(leader), start=1):
        if number == 1 and table.form.declare == "first_trick":
            declare(table, seat)  # just before his own card: online-table:s5-5
        id, hand, before = f"t{number:02}.{place}", table.hands[seat], [card for _, card in trick]
        legal = legal_cards(table.form, hand, before, led_before, number == 1)
        card = table.clerk.card(id, legal)
        if not table.clerk.step(id, "CardPlayed" if trick else "Led", seat, [card]):
            raise NoMore(id)
        if card not in PACK:
            raise NoMore(f"{id}, {card!r}, which is no card")
        if card not in hand:
            table.clerk.fault(id, f"{seat} plays {card}, which he does not hold")
        elif card not in legal:
            table.clerk.fault(id, f"{card} is not legal; he may play {listed(legal)}")
        if table.form.drawn == "first_lead":
            table.clerk.drawing = True  # cardavia:c4-7
        hand.discard(card)
        trick.append((seat, card))
    return trick


def take(table: Table, number: int, trick: Trick) -> str:
    """Who wins the trick, and what follows from it."""
    id, cards = f"t{number:02}", [card for _, card in trick]
    best = winning_card(table.form, cards)
    winner = next(seat for seat, card in trick if card == best)
    step = table.clerk.step(f"{id}.won", "TrickWon", winner, cards)
    if step.get("seat") in table.order():
        winner = step["seat"]
    side = table.side[winner]
    matto_taken = table.form.matto_last == "loses" and number == table.form.hand
    table.tricks[winner] += 1
    table.last_to_win = winner
    owes = None if matto_taken else new_debt(table, trick, side)
    told = bool(owes) and table.clerk.next().get("event") == "MattoOwed"
    if owes and told:
        owe(table, id, owes)
    for seat, card in trick:
        stays = card == MATTO and not matto_taken  # with its player or side: minucci-1688:n5
        if not stays and table.side[seat] != side:
            die(table, id, seat, card)
    for seat, card in trick:
        stays = card == MATTO and not matto_taken
        table.piles[table.side[seat] if stays else side].add(card)
    if owes and not told:
        owe(table, id, owes)
    if table.form.paid == "at_once":
        pay_debt(table)
    return winner


def new_debt(table: Table, trick: Trick, side: str) -> Debt | None:
    """One card is owed to the side that takes the trick of another side's Matto.

    Under `always` the other of two sides gets one in any case: cardavia:c3-3.
    """
    seat = next((seat for seat, card in trick if card == MATTO), "")
    if not seat:
        return None
    mine = table.side[seat]
    if side != mine:
        return Debt(seat, mine, side)
    if table.form.owes == "always" and len(table.sides) == 2:
        return Debt(seat, mine, next(other for other in table.sides if other != mine))
    return None


def owe(table: Table, id: str, debt: Debt) -> None:
    table.debt = debt
    between = (debt.creditor, debt.debtor)
    table.clerk.step(f"{id}.matto", "MattoOwed", None, between=between)


def die(table: Table, id: str, seat: str, card: str) -> None:
    """A counting card falls to another side: minucci-1688:n11, online-table:s5-2."""
    points = value(table.form, card)
    if not points:
        return
    marks = table.death(seat, points)
    if is_exempt(table, seat, card):  # the absent, who has no part in the count, still marks
        marks = [mark for mark in marks if mark.to == table.absent]
    table.clerk.step(f"{id}.dead.{card}", "Died", seat, [card], marks, optional=not marks)


def is_exempt(table: Table, seat: str, card: str) -> bool:
    """Whether a death is not marked because its owner had shown the card in a versicola."""
    groups = [group for group in table.declared.get(seat, []) if card in group.cards]
    if table.form.declared_cards == "scored" or not groups:
        return False
    if table.form.declared_cards == "exempt":
        return True
    still = table.hands[seat] | table.piles[table.side[seat]]
    return not all(survives(table, group.kind, (group.cards & still) - {card}) for group in groups)


def survives(table: Table, kind: str, cards: frozenset[str]) -> bool:
    """Whether what is left of a versicola is one."""
    return any(group.kind == kind for group in versicole(table.form, cards))
