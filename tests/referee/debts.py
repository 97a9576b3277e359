"""What is given for the Matto, and when the Matto itself is lost: minucci-1688:n5."""

from tests.referee.account import Mark
from tests.referee.cards import MATTO, in_order, is_king, is_plain, listed
from tests.referee.table import Debt, Table
from tests.referee.values import card_points, is_counting, value
from tests.referee.versicole import Group, versicole, worth_of


def scoring_pile(table: Table, side: str) -> set[str]:
    """The pile as far as it scores; a lost Matto that counts once in all scores no more there."""
    pile = table.piles[side]
    if table.lost_matto == side and table.form.loss == "mark":
        return pile - {MATTO}
    return set(pile)


def end_versicole(table: Table, side: str, pile: set[str]) -> list[Group]:
    """The versicole in a pile; those passed over that its holder had kept back, if so read.

    A versicola is passed over where its cards, the Matto apart, all belong to one that was held
    from the start on this side and not declared (editorial).
    """
    found = versicole(table.form, pile)
    if table.form.undeclared:
        return found
    kept = [
        group.key[1]
        for seat, groups in table.kept_back.items()
        if table.side[seat] == side
        for group in groups
    ]
    return [group for group in found if not any(group.key[1] <= cards for cards in kept)]


def honours(table: Table, side: str, pile: set[str]) -> int:
    """Card values and versicole together."""
    groups = end_versicole(table, side, pile)
    times = table.form.versicole_times
    return card_points(table.form, pile) + times * worth_of(table.form, groups, pile)


def candidates(table: Table, pile: set[str]) -> list[str]:
    """The cards that may be owed, in the order of listings.

    Worthless ones if there are any, a lone 29 among them: online-table:s4-3, vienna-1756:law-12.
    Minucci: a cartaccia, a suit card that is no King; failing that any ignoble card (filler).
    """
    form, cards = table.form, in_order(pile - {MATTO})
    if form.gives == "cartaccia":
        low = [card for card in cards if is_plain(card) and not is_king(card)]
        if low:
            return low
    return [card for card in cards if not is_counting(form, card)] or cards


def best_card(table: Table, debt: Debt) -> tuple[str, list[str]]:
    """The candidate that leaves the debtor best off, and all the candidates.

    Best: his values and versicole less the receiver's, after it is given; then card order.
    """
    own, other = table.piles[debt.debtor], table.piles[debt.creditor]
    among = candidates(table, own)

    reckoned: dict[str, int] = {}  # cards below the King touch no count: reckon them once

    def left(card: str) -> int:
        kind = card if is_king(card) or not is_plain(card) else ""
        if kind not in reckoned:
            reckoned[kind] = after(card)
        return reckoned[kind]

    def after(card: str) -> int:
        mine = honours(table, debt.debtor, own - {card})
        return mine - honours(table, debt.creditor, other | {card})

    return max(among, key=left, default=""), among


def pay_debt(table: Table, at_the_end: bool = False) -> None:
    """Give the card that is owed, or at the end the Matto where no trick was won."""
    debt = table.debt
    if not debt:
        return
    side_won = any(table.tricks[seat] for seat, side in table.side.items() if side == debt.debtor)
    has_won = side_won if table.form.lost_by == "side" else bool(table.tricks[debt.seat])
    if has_won:
        give_card(table, debt)
    elif at_the_end:
        lose_matto(table, debt)


def give_card(table: Table, debt: Debt) -> None:
    card, among = best_card(table, debt)
    upcoming = table.clerk.next()
    id = str(upcoming.get("id")) if upcoming.get("event") == "MattoPaid" else "matto"
    given = table.clerk.card(id, {card}) or card
    points = value(table.form, given) if table.form.given_dies else 0
    marks = given_marks(table, debt, given, points)
    table.clerk.step(id, "MattoPaid", None, [given], marks, between=(debt.creditor, debt.debtor))
    if given not in among:
        table.clerk.fault(id, f"{given} may not be given; it has to be one of {listed(among)}")
    elif given != card:
        best = f"{card} leaves {debt.debtor} best off, of {listed(among)}"
        table.clerk.fault(id, f"{given} is given, but {best}")
    table.piles[debt.debtor].discard(given)
    table.piles[debt.creditor].add(given)
    table.debt = None


def given_marks(table: Table, debt: Debt, card: str, points: int) -> list[Mark]:
    """A counting card given for the Matto is a death like any other: vienna-1756:law-12."""
    marks = table.death(debt.seat, points)
    if table.form.declared_cards != "scored" and card in table.shown_by(debt.seat):
        return [mark for mark in marks if mark.to == table.absent]
    return marks


def lose_matto(table: Table, debt: Debt) -> None:
    """The Matto goes to the side that won its trick: online-table:s4-3, vienna-1756:law-12.

    Its 5 is marked like a death, unless it had been shown where shown cards are exempt.
    """
    marks = table.death(debt.seat, table.form.matto) if table.form.loss != "pile" else []
    if table.form.declared_cards != "scored" and MATTO in table.shown_by(debt.seat):
        marks = [mark for mark in marks if mark.to == table.absent]
    between = (debt.creditor, debt.debtor)
    table.clerk.step("matto", "MattoLost", None, None, marks, between=between)
    table.piles[debt.debtor].discard(MATTO)
    table.piles[debt.creditor].add(MATTO)
    table.debt, table.lost_matto = None, debt.creditor
