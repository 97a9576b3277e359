"""Wrong numbers of cards: misdeals, how they are put right, and what is found during play."""

from collections.abc import Iterable

from generator.engine import codes as n
from generator.engine.because import (
    DISCARD_BARRED,
    IRREGULAR_LATE_REMEDY,
    IRREGULAR_LATE_REMEDY_POINTS,
    IRREGULAR_MISDEAL_CAP,
    IRREGULAR_MISDEAL_FIRST,
    IRREGULAR_MISDEAL_FURTHER,
    IRREGULAR_MISDEAL_PAID_TO,
    IRREGULAR_PARTNER_PAYS_COUNT,
    IRREGULAR_TOO_FEW,
    IRREGULAR_TOO_MANY,
    IRREGULAR_UNEXPOSED,
    IRREGULAR_WRONG_COUNT_PAYS,
    IRREGULAR_WRONG_COUNT_SCORES,
)
from generator.engine.deal import deal_hands, give
from generator.engine.discard import put_away
from generator.engine.events import card_part
from generator.engine.game import lies_in
from generator.engine.irregular import (
    Figures,
    bar,
    bring_up,
    cards_held,
    deal_wrongly,
    discard_wrongly,
    expose_but,
    hand_due,
    may_put_excess_away,
    misdeal_points,
    pay_opponents,
    pay_player,
)
from generator.engine.policies import choose_discard
from generator.engine.revoke import change_card
from generator.model.cards import INDEX
from generator.model.choices import (
    IrregularLateRemedy,
    IrregularMisdealPaidTo,
    IrregularPartnerPaysCount,
    IrregularTooFew,
    IrregularTooMany,
    IrregularWrongCountPays,
    IrregularWrongCountScores,
)
from generator.model.deal import Irregularity
from generator.replay.going import Going, trick_and_place

Slips = Iterable[Irregularity]
OF_A_MISDEAL = (
    IRREGULAR_MISDEAL_FIRST,
    IRREGULAR_MISDEAL_FURTHER,
    IRREGULAR_MISDEAL_CAP,
    IRREGULAR_MISDEAL_PAID_TO,
)
# Whose packets and discards may be wrong, and the question without which they cannot be.
MISCOUNTS = {"misdeal": IRREGULAR_MISDEAL_FIRST, "wrong_count": IRREGULAR_WRONG_COUNT_SCORES}


# ---------------------------------------------------------------------- the deal as it goes


def deal_out(going: Going, slips: Slips) -> None:
    """The deal, its packets as wrong as the record has them; right where software deals."""
    wrong = [0] * 16
    for slip in _miscounts(going, slips, "deal."):
        batch = int(slip.step.removeprefix("deal.")) - 1
        for seat, number in going.wrong(slip):
            if batch < going.rules.n_batches:
                wrong[4 * batch + seat] += number
    if any(wrong):
        deal_wrongly(going.table, going.rules, going.log, _figures(wrong))
    else:
        deal_hands(going.table, going.rules, going.log)


def turn_up_cards(going: Going, slips: Slips) -> None:
    """The last cards are turned up, but for those that the dealer forgets."""
    unturned = [0] * 16
    for slip in slips:
        if slip.what == "unexposed" and going.arises(IRREGULAR_UNEXPOSED):
            unturned[_owner(going, slip)] = 1
    expose_but(going.table, going.rules, going.log, _figures(unturned))


def put_away_discards(going: Going, slips: Slips) -> None:
    """Cutter and dealer put away as many as they took, or so many fewer as the record has it.

    A hand that was dealt wrongly and not put right stays wrong: he only evens what he robbed.
    """
    table = going.table
    kept = [0] * 16
    for seat in (table.cutter, table.dealer):
        kept[seat] = cards_held(table, seat) - hand_due(table, going.rules, seat)
    for slip in _miscounts(going, slips, "discard."):
        for seat, number in going.wrong(slip):
            kept[seat] += number
    discard_wrongly(table, going.rules, going.log, _figures(kept))


def _miscounts(going: Going, slips: Slips, at: str) -> list[Irregularity]:
    return [
        slip
        for slip in slips
        if slip.what in MISCOUNTS
        and slip.step.startswith(at)
        and going.arises(MISCOUNTS[slip.what])
    ]


def _owner(going: Going, slip: Irregularity) -> int:
    """The seat that a step `exposed.south` names; one that is not there stands for nobody."""
    name = slip.step.removeprefix("exposed.")
    return going.seat(name) if name in going.setting.seats else len(going.setting.seats)


def _figures(at: list[int]) -> Figures:
    figures = Figures()
    figures.at = at
    return figures


# ---------------------------------------------------------------------- found before play


def misdealt(going: Going, slip: Irregularity) -> None:
    """The dealer pays for the cards he has dealt wrongly.

    Paid for the deal as a whole, or for each hand by itself to its player; a partner who was
    wronged is not paid (X37, editors).
    """
    table, rules, log = going.table, going.rules, going.log
    if not going.arises(IRREGULAR_MISDEAL_FIRST):
        going.refuse(table.dealer, n.NO_CARD, IRREGULAR_MISDEAL_FIRST)
        return
    wronged = [(seat, abs(number)) for seat, number in going.wrong(slip)]
    total = sum(number for _, number in wronged)
    going.charge(n.MISDEALT, table.dealer, n.NO_CARD, OF_A_MISDEAL, total)
    if going.word(IRREGULAR_MISDEAL_PAID_TO) == IrregularMisdealPaidTo.EACH_OPPONENT.value:
        pay_opponents(
            table, rules, log, table.dealer, _price(going, total), IRREGULAR_MISDEAL_FIRST
        )
        return
    for seat, number in wronged:
        pay_player(
            table, rules, log, table.dealer, seat, _price(going, number), IRREGULAR_MISDEAL_FIRST
        )


def _price(going: Going, cards: int) -> int:
    first, further, cap = (going.figure(question) for question in OF_A_MISDEAL[:3])
    return misdeal_points(first, further, cap, cards)


def put_away_excess(going: Going, slip: Irregularity) -> None:
    """One who was dealt too many puts the excess away: the cards recorded, or as he chooses.

    A recorded card that may not go is refused, and another goes in its stead.
    """
    assert slip.seat is not None
    if slip.seat not in going.setting.seats or not going.arises(IRREGULAR_TOO_MANY):
        return
    table, rules, seat = going.table, going.rules, going.seat(slip.seat)
    without_void = IrregularTooMany.DISCARDS_THE_EXCESS_WITHOUT_A_VOID.value
    keeps_suits = 1 if going.word(IRREGULAR_TOO_MANY) == without_void else 0
    amount = cards_held(table, seat) - hand_due(table, rules, seat)
    wanted = [INDEX[code] for code in slip.cards]
    gone: list[int] = []
    while len(gone) < amount:
        suits, trumps = may_put_excess_away(table, rules, seat, keeps_suits)
        card = wanted.pop(0) if wanted else -1
        if card >= 0 and not lies_in(suits, trumps, card):
            going.refuse(seat, card, IRREGULAR_TOO_MANY, DISCARD_BARRED)
            continue
        if card < 0:
            card = choose_discard(table, rules, seat, suits, trumps, len(gone))
        put_away(table, seat, card)
        gone.append(card)
    if gone:
        going.step(n.DISCARDED, seat, n.NO_CARD, (IRREGULAR_TOO_MANY, DISCARD_BARRED), len(gone))
        for card in gone:
            card_part(going.log, seat, card)


def make_up(going: Going, slip: Irregularity) -> None:
    """One who was dealt too few gets the rest from the stock, by the dealer's hand (X45 A).

    Where he names the places himself, the record says the cards; else they come from the top.
    """
    assert slip.seat is not None
    if slip.seat not in going.setting.seats or not going.arises(IRREGULAR_TOO_FEW):
        return
    table, seat = going.table, going.seat(slip.seat)
    amount = hand_due(table, going.rules, seat) - cards_held(table, seat)
    if amount <= 0:
        return
    draws = IrregularTooFew.DRAWS_UNSEEN_FROM_THE_STOCK.value
    named = slip.cards if going.word(IRREGULAR_TOO_FEW) == draws else ()
    going.step(n.DEALT, table.dealer, n.NO_CARD, (IRREGULAR_TOO_FEW,), amount)
    for place in range(amount):
        if place < len(named):
            bring_up(table, INDEX[named[place]])
        give(table, going.log, seat, 1)


def not_turned_up(going: Going, slip: Irregularity) -> None:
    """The dealer pays each opponent for a card that he forgot to turn up; to whom is not said."""
    table = going.table
    owner = _owner(going, slip)
    if not going.arises(IRREGULAR_UNEXPOSED) or owner == len(going.setting.seats):
        going.refuse(table.dealer, n.NO_CARD, IRREGULAR_UNEXPOSED)
        return
    going.charge(n.PENALTY, table.dealer, n.NO_CARD, (IRREGULAR_UNEXPOSED,), owner)
    points = going.figure(IRREGULAR_UNEXPOSED)
    pay_opponents(table, going.rules, going.log, table.dealer, points, IRREGULAR_UNEXPOSED)


# ---------------------------------------------------------------------- found during play


def wrong_count(going: Going, slip: Irregularity) -> None:
    """Somebody is found with too many cards or too few: he pays, and his cards count no more.

    He goes on playing, and still pays what he owes (X46 A). What he marked before stands; what he
    captures from now on he does not mark. The penalty of a side is paid once (X39a A), to each
    opponent, for whom no source has a word.
    """
    pays = going.word(IRREGULAR_WRONG_COUNT_PAYS) == (
        IrregularWrongCountPays.THE_MISDEAL_PENALTY.value
    )
    questions = (
        IRREGULAR_WRONG_COUNT_PAYS,
        IRREGULAR_WRONG_COUNT_SCORES,
        IRREGULAR_PARTNER_PAYS_COUNT,
        *(OF_A_MISDEAL[:3] if pays else ()),
    )
    for seat, number in going.wrong(slip):
        if not going.arises(IRREGULAR_WRONG_COUNT_SCORES):
            going.refuse(seat, n.NO_CARD, IRREGULAR_WRONG_COUNT_SCORES)
            continue
        going.charge(n.PENALTY, seat, n.NO_CARD, questions, abs(number))
        if pays:
            pay_opponents(
                going.table, going.rules, going.log, seat, _price(going, abs(number)),
                IRREGULAR_WRONG_COUNT_PAYS,
            )  # fmt: skip
        _bar(going, seat)


def _bar(going: Going, seat: int) -> None:
    """Remember what the seat's side may still mark; a partner who does not share marks for it."""
    shared = IrregularPartnerPaysCount.SHARED.value
    if going.rules.pairs and going.word(IRREGULAR_PARTNER_PAYS_COUNT) != shared:
        return
    scores = going.word(IRREGULAR_WRONG_COUNT_SCORES)
    nothing = scores == IrregularWrongCountScores.NOTHING.value
    what = n.MARKS_NOTHING if nothing else n.MARKS_LAST_TRICK_AND_CARDS
    going.barred[going.side(seat)] = what
    bar(going.table, going.rules, going.side(seat), what)


def barred_sides(going: Going) -> Figures:
    """What each side may still mark, as the engine wants it."""
    return _figures([going.barred.get(side, 0) for side in range(16)])


def put_right_late(going: Going, slip: Irregularity) -> None:
    """A card just played, by one with a card too many, is called a discard; another is played.

    The dealer pays for it, if he is an opponent. Granted while the trick lies on the table, and to
    the leader only before anybody has followed (editors).
    """
    table, rules = going.table, going.rules
    trick, place = trick_and_place(slip.step)
    if len(going.tricks) != trick or place >= len(going.laid):
        return  # the play has gone another way
    seat, old = going.laid[place]
    new = INDEX[slip.cards[0]]
    if not (
        going.word(IRREGULAR_LATE_REMEDY) == IrregularLateRemedy.IF_THE_CARD_DOES_NOT_COUNT.value
        and rules.value[old] == 0
        and cards_held(table, seat) > rules.hand_size - trick - 1
        and (place > 0 or len(going.laid) == 1)
        and change_card(table, rules, place, new, 1)
    ):
        going.refuse(seat, old, IRREGULAR_LATE_REMEDY)
        return
    put_away(table, seat, old)
    going.laid[place] = (seat, new)
    questions = (IRREGULAR_LATE_REMEDY, IRREGULAR_LATE_REMEDY_POINTS)
    going.step(n.PENALTY, seat, old, questions)
    going.move(seat, old, n.ON_TABLE, n.IN_DISCARDS)
    going.move(seat, new, n.IN_HAND, n.ON_TABLE)
    points = going.figure(IRREGULAR_LATE_REMEDY_POINTS)
    pay_player(table, rules, going.log, table.dealer, seat, points, IRREGULAR_LATE_REMEDY_POINTS)
