"""One deal played: from a seed by policies, from a record, or from its hands."""

from dataclasses import dataclass, replace

from generator.engine import codes as n
from generator.engine.events import Log
from generator.engine.game import (
    finish,
    get_ready,
    new_pack,
    play_deal,
    play_trick,
    take_seats,
)
from generator.engine.table import Table
from generator.model.cards import CARDS, INDEX, SUIT_CARDS
from generator.model.deal import Deal, Hands, Line
from generator.replay.decode import decode
from generator.replay.irregular import play_irregular
from generator.replay.setting import Setting, masks
from generator.replay.steps import Step

POLICIES = {"first": n.FIRST, "random": n.RANDOM, "careful": n.CAREFUL}
CUT_STEP, OWED_STEP = "cut", "matto"
Leads = tuple[tuple[str, str, int], ...]  # one side, another, by how much the first is ahead


@dataclass(frozen=True, slots=True)
class Replay:
    """A deal as it was played under one form."""

    setting: Setting
    deal: Deal | None
    seed: int | None
    policies: tuple[str, ...]
    pack: tuple[str, ...]  # top to bottom, before the cut; empty if played from the hands
    cut: int | None
    dealer: str
    steps: tuple[Step, ...]
    piles: tuple[tuple[str, tuple[str, ...]], ...]
    gross: tuple[int, ...]  # points credited, by side (001's "points scored")
    carried: Leads = ()  # what stood over from the deal before in a match

    @property
    def refused(self) -> bool:
        """Whether a recorded card was against these rules."""
        return any(step.event == "Refused" for step in self.steps)


def play_seed(
    setting: Setting, seed: int, dealer: str, policies: tuple[str, ...], carried: Leads = ()
) -> Replay:
    """Play the deal that a seed gives; `policies` by seat, in the order of play.

    `carried` are leads that stand from the deal before, each below a resto.
    """
    table = _table(setting, seed, dealer, policies)
    table.lead = _leads(setting, carried)
    new_pack(table)
    return replace(_played(setting, table, None, seed, policies, carried), carried=carried)


def play_recorded(setting: Setting, deal: Deal) -> Replay:
    """Play a recorded deal under a form, its own or another with as many seats.

    What the record forces and the form refuses is a step `Refused`; the record's `then` policy
    plays on from there. What it calls irregular is played all the same (irregular.py).
    """
    if deal.hands is not None:
        return replace(play_hands(setting, deal.hands, deal.dealer, deal.line), deal=deal)
    policies = (deal.line.policy,) * len(setting.seats)
    seed = deal.line.seed if deal.seed is None else deal.seed
    table = _table(setting, seed, deal.dealer, policies)
    if deal.pack is not None:
        table.deck = [INDEX[code] for code in deal.pack]
    else:
        new_pack(table)
    table.seed = deal.line.seed
    _force(setting, table, deal.line, deal.cut)
    return _played(setting, table, deal, deal.seed, policies)


def play_hands(
    setting: Setting, hands: Hands, dealer: str, line: Line, out: tuple[str, ...] | None = None
) -> Replay:
    """Play a deal from its hands as they are when play begins, with nothing scored before.

    It begins after the discards: at staying out where that comes after the deal, else at the
    declarations. `out` are the seats that then stay out where they may; None leaves it to the
    policy.
    """
    policies = (line.policy,) * len(setting.seats)
    table = _table(setting, line.seed, dealer, policies)
    _lay(setting, table, hands)
    _force(setting, table, line, None)
    if out is not None:
        table.line.stay = _padded([1 if seat in out else 0 for seat in setting.seats], 4, -1)
    log = Log()
    take_seats(table, setting.rules, log)
    get_ready(table, setting.rules, log)
    while table.trick < setting.rules.hand_size:
        play_trick(table, setting.rules, log)
    finish(table, setting.rules, log)
    return _replay(setting, table, log, dealer, (), None, None, policies)


def _lay(setting: Setting, table: Table, hands: Hands) -> None:
    """Give everybody his hand; what nobody holds or has put away is the fola."""
    held = [masks(hands.hands.get(seat, ())) for seat in setting.seats]
    away = [masks(hands.discarded.get(seat, ())) for seat in setting.seats]
    robbed = [masks(hands.robbed.get(seat, ())) for seat in setting.seats]
    table.suits = _padded([suits for suits, _ in held], 4, 0)
    table.trumps = _padded([trumps for _, trumps in held], 4, 0)
    table.hand_count = _padded([len(hands.hands.get(seat, ())) for seat in setting.seats], 4, 0)
    table.discard_s = _padded([suits for suits, _ in away], 4, 0)
    table.discard_t = _padded([trumps for _, trumps in away], 4, 0)
    table.robbed_s = _padded([suits for suits, _ in robbed], 4, 0)
    table.robbed_t = _padded([trumps for _, trumps in robbed], 4, 0)
    table.fola_s, table.fola_t = masks(CARDS)
    for suits, trumps in (*held, *away):
        table.fola_s &= ~suits
        table.fola_t &= ~trumps


def _table(setting: Setting, seed: int, dealer: str, policies: tuple[str, ...]) -> Table:
    table = Table()
    table.seed = seed
    table.dealer = setting.seats.index(dealer)
    table.policy = _padded([POLICIES[policy] for policy in policies], 4, 0)
    return table


def _leads(setting: Setting, carried: Leads) -> list[int]:
    """Leads as the engine holds them, those of a pair either way."""
    places = {side: place for place, side in enumerate(setting.sides)}
    lead = [0] * 16
    for one, other, points in carried:
        lead[4 * places[one] + places[other]] = points
        lead[4 * places[other] + places[one]] = -points
    return lead


def _played(
    setting: Setting, table: Table, deal: Deal | None, seed: int | None,
    policies: tuple[str, ...], carried: Leads = (),
) -> Replay:  # fmt: skip
    pack = tuple(CARDS[card] for card in table.deck)
    log = Log()
    dealer = setting.seats[table.dealer]  # another may deal when he stays out before the deal
    if deal is not None and deal.irregular:
        play_irregular(setting, table, log, deal.irregular)
    else:
        play_deal(table, setting.rules, log)
    return _replay(setting, table, log, dealer, pack, deal, seed, policies, carried)


def _replay(
    setting: Setting, table: Table, log: Log, dealer: str, pack: tuple[str, ...],
    deal: Deal | None, seed: int | None, policies: tuple[str, ...], carried: Leads = (),
) -> Replay:  # fmt: skip
    """What a finished table and its log came to."""
    return Replay(
        setting=setting,
        deal=deal,
        seed=seed,
        policies=policies,
        pack=pack,
        cut=table.cut_at or None,
        dealer=dealer,
        steps=decode(setting, log, table.deck, carried),
        piles=tuple(
            (side, codes_of(table.pile_s[place], table.pile_t[place]))
            for place, side in enumerate(setting.sides)
        ),
        gross=tuple(table.gross[place] for place in range(len(setting.sides))),
    )


def _force(setting: Setting, table: Table, line: Line, cut: int | None) -> None:
    """Write what the record forces into the table's line; lists are set whole."""
    at = [-1] * 100
    discards = {seat: line.forced.get(f"discard.{seat}") for seat in setting.seats}
    for step, cards in line.forced.items():
        if step[:1] == "t" and step[1:3].isdigit():
            trick, place = int(step[1:3]), int(step[4:])
            at[4 * (trick - 1) + place - 1] = INDEX[cards[0]]
    table.line.card_at = at
    table.line.discards_given = _padded([1 if discards[s] else 0 for s in setting.seats], 4, 0)
    split = [masks(discards[seat] or ()) for seat in setting.seats]
    table.line.discard_s = _padded([suits for suits, _ in split], 4, 0)
    table.line.discard_t = _padded([trumps for _, trumps in split], 4, 0)
    held = [masks(line.forced.get(f"declare.{seat}", ())) for seat in setting.seats]
    table.line.hold_s = _padded([suits for suits, _ in held], 4, 0)
    table.line.hold_t = _padded([trumps for _, trumps in held], 4, 0)
    if line.out is not None:
        table.line.stay = _padded([int(seat in line.out) for seat in setting.seats], 4, -1)
    owed = line.forced.get(OWED_STEP)
    table.line.owed = INDEX[owed[0]] if owed else -1
    table.line.cut = cut or -1
    table.line.then = POLICIES[line.then]
    table.asked = 1


def codes_of(suits: int, trumps: int) -> tuple[str, ...]:
    """The engine's two masks as codes, in card order."""
    return tuple(
        CARDS[place]
        for place in range(n.CARDS)
        if (suits >> place & 1 if place < SUIT_CARDS else trumps >> (place - SUIT_CARDS) & 1)
    )


def _padded(values: list[int], room: int, filler: int) -> list[int]:
    return values + [filler] * (room - len(values))
