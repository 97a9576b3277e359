"""Revokes and captures not owned to, found out and paid for; hands laid down."""

from generator.engine import codes as n
from generator.engine.because import (
    IRREGULAR_CAPTURE_DENIED,
    IRREGULAR_PARTNER_PAYS_REVOKE,
    IRREGULAR_REVOKE,
    IRREGULAR_REVOKE_DENIED,
    IRREGULAR_REVOKE_RETURNS,
    IRREGULAR_REVOKE_STANDS,
    IRREGULAR_REVOKE_UNIT,
    MATCH_LAYDOWN,
    MATCH_LAYDOWN_BAR,
    MATCH_LAYDOWN_EFFECT,
)
from generator.engine.events import cards_part
from generator.engine.game import refuse
from generator.engine.irregular import pay_opponents, pay_sides
from generator.engine.play import legal_cards
from generator.engine.revoke import (
    breaks_duty,
    change_card,
    give_back,
    play_laid_down,
    play_wrongly,
    take_turn,
    undo_death,
)
from generator.model.cards import CARDS, INDEX, CardSet
from generator.model.choices import (
    IrregularRevokeReturns,
    IrregularRevokeStands,
    IrregularRevokeUnit,
    MatchLaydown,
)
from generator.model.deal import Irregularity
from generator.replay.going import Going, Revoke, Trick
from generator.replay.setting import masks


def turn(going: Going, step: str, slip: Irregularity | None) -> None:
    """The seat to move plays; a card against a duty too, if the record calls it a revoke.

    Where software refuses such a card it is refused, and the record can be followed no further.
    """
    table, rules, seat = going.table, going.rules, going.table.mover
    card = breaks_duty(table, rules) if slip and going.reading(IRREGULAR_REVOKE) else -1
    duty = legal_cards(table, rules)[2]
    if card >= 0 and going.arises(IRREGULAR_REVOKE):
        going.revokes[step] = Revoke(table.trick, table.place, seat, card, duty)
        play_wrongly(table, rules, going.log, card)
    elif card >= 0:
        going.refuse(seat, card, IRREGULAR_REVOKE, duty)
        refuse(table, rules)
        take_turn(table, rules, going.log)
    elif seat in going.down:
        play_laid_down(table, rules, going.log)
        going.why(MATCH_LAYDOWN_EFFECT)
    else:
        take_turn(table, rules, going.log)
    place = table.place - 1
    going.laid.append((seat, table.table_card[place]))
    going.last_turn[seat] = (table.trick, place)


# ---------------------------------------------------------------------- a revoke found out


def revoke_noticed(going: Going, slip: Irregularity) -> None:
    """A revoke comes out: it is mended, or punished as soon as it stands.

    Where it stands only once its author has played again (`vienna-1756:law-9`, X42 A), it waits
    for that. One found while its trick is on the table is punished when the trick is taken.
    """
    done = going.revokes.get(slip.step)
    if done is None:
        return  # under these rules the card was no revoke, or the play has gone another way
    again = IrregularRevokeStands.ONCE_THE_OFFENDER_HAS_PLAYED_AGAIN.value
    lies = len(going.tricks) == done.trick
    if going.word(IRREGULAR_REVOKE_STANDS) == again:
        if going.last_turn[done.seat] == (done.trick, done.place):
            if not (slip.what == "revoke_mended" and lies and _mended(going, slip, done)):
                going.waiting.append((done.seat, slip))
            return
    elif lies:
        going.at_close.append(slip)
        return
    _revoked(going, slip, done)


def _mended(going: Going, slip: Irregularity, done: Revoke) -> bool:
    """The card is taken back from the table and the right one played (`law-10`, X43)."""
    new = INDEX[slip.cards[0]]
    if not change_card(going.table, going.rules, done.place, new, 0):
        return False
    going.laid[done.place] = (done.seat, new)
    going.step(n.REVOKE_MENDED, done.seat, done.card, (IRREGULAR_REVOKE_STANDS, done.duty))
    going.move(done.seat, done.card, n.ON_TABLE, n.IN_HAND)
    going.move(done.seat, new, n.IN_HAND, n.ON_TABLE)
    return True


def _revoked(going: Going, slip: Irregularity, done: Revoke) -> None:
    """The penalty: to each opponent, in pairs by the unit; denied, its own price instead."""
    price = IRREGULAR_REVOKE
    points = going.figure(IRREGULAR_REVOKE)
    if slip.what == "revoke_denied" and going.reading(IRREGULAR_REVOKE_DENIED) is not None:
        price = IRREGULAR_REVOKE_DENIED
        points = going.figure(IRREGULAR_REVOKE_DENIED) * going.rules.resto or points
    questions = (
        price, IRREGULAR_REVOKE, done.duty, IRREGULAR_REVOKE_STANDS, IRREGULAR_REVOKE_RETURNS,
        IRREGULAR_REVOKE_UNIT, IRREGULAR_PARTNER_PAYS_REVOKE,
    )  # fmt: skip
    until = going.log.count
    going.charge(n.REVOKED, done.seat, done.card, questions, done.trick + 1)
    one = going.word(IRREGULAR_REVOKE_UNIT) == IrregularRevokeUnit.ONE_RESTO.value
    pay = pay_sides if one else pay_opponents
    pay(going.table, going.rules, going.log, done.seat, points, price)
    trick = going.tricks[done.trick]
    way = going.word(IRREGULAR_REVOKE_RETURNS)
    if trick.winner == done.seat and way != IrregularRevokeReturns.NOTHING.value:
        _return(going, trick, way == IrregularRevokeReturns.THE_WHOLE_TRICK.value, until)


def _return(going: Going, trick: Trick, whole: bool, until: int) -> None:
    """Cards that a trick won go back to their players' piles, and their deaths are undone.

    All of them, or those that count something. A debt for the Matto in the trick stands (editors).
    """
    rules, taker = going.rules, going.side(trick.winner)
    for seat, card in trick.laid:
        if (whole or rules.value[card]) and give_back(
            going.table, rules, going.log, seat, taker, card
        ):
            undo_death(going.table, rules, going.log, card, until)


# ---------------------------------------------------------------------- a capture not owned to


def capture_denied(going: Going, slip: Irregularity) -> None:
    """The winner of a trick has not owned to a counting card in it: it goes back with the trick.

    Two resti are due when the game ends (`vienna-1756:law-8`). Where a revoke gives cards back, the
    rule is one of revokes and touches no other capture (X41 B); else it is of any (X41 A).
    """
    number = int(slip.step[1:3]) - 1
    if number >= len(going.tricks):
        return
    trick = going.tricks[number]
    killed = [
        card
        for seat, card in trick.laid
        if going.rules.value[card] and going.side(seat) != going.side(trick.winner)
    ]
    if not killed:
        return
    if not going.arises(IRREGULAR_CAPTURE_DENIED):
        going.refuse(trick.winner, killed[0], IRREGULAR_CAPTURE_DENIED)
        return
    resti = going.figure(IRREGULAR_CAPTURE_DENIED)
    at_large = going.word(IRREGULAR_REVOKE_RETURNS) == IrregularRevokeReturns.NOTHING.value
    revoked = any((r.trick, r.seat) == (number, trick.winner) for r in going.revokes.values())
    if resti and not at_large and not revoked:
        going.refuse(trick.winner, killed[0], IRREGULAR_CAPTURE_DENIED, IRREGULAR_REVOKE_RETURNS)
        return
    until = going.log.count
    questions = (IRREGULAR_CAPTURE_DENIED, IRREGULAR_REVOKE_RETURNS)
    going.step(n.PENALTY, trick.winner, killed[0], questions, number + 1)
    if resti:
        _return(going, trick, True, until)
        going.owed.append(trick.winner)


def pay_for_captures(going: Going) -> None:
    """When the game ends: the resti for captures not owned to, once to each opposing side."""
    for seat in going.owed:
        going.charge(n.PENALTY, seat, n.NO_CARD, (IRREGULAR_CAPTURE_DENIED,))
        points = going.figure(IRREGULAR_CAPTURE_DENIED) * going.rules.resto
        pay_sides(going.table, going.rules, going.log, seat, points, IRREGULAR_CAPTURE_DENIED)


# ---------------------------------------------------------------------- a hand laid down


def laid_down(going: Going, slip: Irregularity) -> None:
    """A hand is laid open on the table, if it may be: from now on the others choose its cards."""
    table = going.table
    seat = going.seat(slip.seat) if slip.seat in going.setting.seats else table.mover
    if going.word(MATCH_LAYDOWN) != MatchLaydown.ALLOWED.value:
        going.refuse(seat, n.NO_CARD, MATCH_LAYDOWN)
        return
    bars = _bars(going, seat)
    if bars:
        going.refuse(seat, bars[0], MATCH_LAYDOWN_BAR, MATCH_LAYDOWN)
        return
    questions = (MATCH_LAYDOWN, MATCH_LAYDOWN_BAR, MATCH_LAYDOWN_EFFECT)
    going.step(n.LAID_DOWN, seat, n.NO_CARD, questions)
    cards_part(going.log, seat, table.suits[seat], table.trumps[seat])
    going.down.add(seat)


def _bars(going: Going, seat: int) -> list[int]:
    """The cards of a hand with which it may not be laid down."""
    reading = going.reading(MATCH_LAYDOWN_BAR)
    cards = reading.value if reading else None
    if not isinstance(cards, CardSet):
        return []
    suits, trumps = masks(cards.cards)
    if cards.counting:
        suits |= going.rules.counting_s
        trumps |= going.rules.counting_t
    suits &= going.table.suits[seat]
    trumps &= going.table.trumps[seat]
    return [
        card
        for card in range(len(CARDS))
        if (suits >> card & 1 if card < n.SUIT_CARDS else trumps >> (card - n.SUIT_CARDS) & 1)
    ]
