"""Cards on their own: what they count, and which of a hand may be played to a trick."""

from dataclasses import dataclass

from generator.engine import codes as n
from generator.engine.ledger import side_of
from generator.engine.play import legal_cards, open_trick, play_card, trick_winner
from generator.engine.rules import QUESTIONS
from generator.engine.table import Found, Table
from generator.engine.tally import cards_over
from generator.engine.versicole import find_versicole
from generator.engine.worth import pile_points
from generator.model.answers import Reading
from generator.model.cards import INDEX, MATTO, SUIT_NAMES, SUITS
from generator.replay.packed import KINDS
from generator.replay.play import codes_of
from generator.replay.setting import Setting, masks


@dataclass(frozen=True, slots=True)
class Versicola:
    """A versicola found in some cards; points include the Matto's where it joins."""

    kind: str
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Counted:
    """What some cards count as one pile; `surplus` is over the form's quota, never below 0."""

    cards: tuple[str, ...]
    card_points: int
    versicole: tuple[Versicola, ...]
    versicole_points: int
    surplus: int


@dataclass(frozen=True, slots=True)
class Refusal:
    """A card of the hand that may not be played, and the reading that bars it."""

    card: str
    because: Reading[object]


@dataclass(frozen=True, slots=True)
class Legal:
    """Which cards of a hand may be played, and why not the others."""

    legal: tuple[str, ...]
    refused: tuple[Refusal, ...]


def counting_cards(setting: Setting) -> tuple[str, ...]:
    """The cards that count something alone under a form."""
    return codes_of(setting.rules.counting_s, setting.rules.counting_t)


def count_cards(setting: Setting, cards: tuple[str, ...]) -> Counted:
    """Count cards as a pile: values, versicole, cards over the quota."""
    suits, trumps = masks(cards)
    versicole = versicole_in(setting, cards)
    return Counted(
        cards=codes_of(suits, trumps),
        card_points=pile_points(setting.rules, suits, trumps),
        versicole=versicole,
        versicole_points=sum(v.points for v in versicole),
        surplus=cards_over(setting.rules, suits, trumps) if setting.rules.surplus else 0,
    )


def versicole_in(setting: Setting, cards: tuple[str, ...]) -> tuple[Versicola, ...]:
    """The versicole that lie in some cards, in the order of every listing."""
    found = Found()
    find_versicole(found, setting.rules, *masks(cards))
    return tuple(
        Versicola(
            KINDS[found.kind[place]],
            codes_of(found.suits[place], found.trumps[place]),
            found.points[place],
        )
        for place in range(found.count)
    )


def times_reckoned(
    setting: Setting, code: str, declared: tuple[str, ...], pile: tuple[str, ...]
) -> int:
    """How often a card enters the counts of a deal: declared, in the pile, in its versicole."""
    at_first = sum(code in versicola.cards for versicola in versicole_in(setting, declared))
    at_last = sum(code in versicola.cards for versicola in versicole_in(setting, pile))
    alone = code in pile and setting.rules.value[INDEX[code]] > 0
    return at_first + alone + setting.rules.versicole_times * at_last


def trick_taken(setting: Setting, trick: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The card that takes a trick, played from the first seat on, and the cards that die."""
    rules, table = setting.rules, Table()
    open_trick(table)
    for place, code in enumerate(trick):
        table.mover = place
        play_card(table, rules, None, INDEX[code], 0)
    winner = trick_winner(table, rules, None)
    dead = (
        code
        for seat, code in enumerate(trick)
        if code != MATTO
        and rules.value[INDEX[code]]
        and side_of(rules, seat) != side_of(rules, winner)
    )
    return trick[winner], tuple(dead)


def legal_in_hand(
    setting: Setting,
    hand: tuple[str, ...],
    trick: tuple[str, ...] = (),
    led_before: tuple[str, ...] = (),
    last: bool = False,
) -> Legal:
    """Judge a hand against a trick in progress; whether the state can arise is not asked.

    `trick` in order, so that the hand's seat is its length plus one; `led_before` names suits.
    """
    rules = setting.rules
    table = Table()
    suits, trumps = masks(hand)
    table.trick = rules.hand_size - 1 if last else (1 if led_before else 0)
    table.suits_led = sum(
        n.SUIT_MASK[place] for place, suit in enumerate(SUITS) if SUIT_NAMES[suit] in led_before
    )
    played = [masks((code,)) for code in trick]
    mine = len(trick)
    table.suits = [p[0] for p in played] + [suits] + [0] * (3 - mine)
    table.trumps = [p[1] for p in played] + [trumps] + [0] * (3 - mine)
    open_trick(table)
    for place, code in enumerate(trick):
        table.mover = place
        play_card(table, rules, None, _number(code), 0)
    table.mover = mine
    may_s, may_t, question = legal_cards(table, rules)
    legal = codes_of(may_s, may_t)
    refused = tuple(
        Refusal(code, setting.reading(_bar(setting, table, code, question)))
        for code in codes_of(suits, trumps)
        if code not in legal
    )
    return Legal(legal, refused)


def _number(code: str) -> int:
    suits, trumps = masks((code,))
    return suits.bit_length() - 1 if suits else n.SUIT_CARDS + trumps.bit_length() - 1


def _bar(setting: Setting, table: Table, code: str, question: int) -> int:
    """The question that bars a card: the Matto has its own."""
    if code != MATTO:
        return question
    if table.place == 0:
        return QUESTIONS.index("matto.lead")
    return QUESTIONS.index("play.king_before_matto")
