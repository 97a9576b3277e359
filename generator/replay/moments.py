"""The scoring moments of an example, through the engine's own ledger."""

from collections.abc import Callable, Mapping

from generator.engine.codes import MARK, NO_SEAT
from generator.engine.deaths import die
from generator.engine.declare import declare
from generator.engine.events import Log
from generator.engine.ledger import score, side_of
from generator.engine.stay import fee_of
from generator.engine.table import Table
from generator.engine.tally import count_last_trick
from generator.model.cards import INDEX, MATTO
from generator.model.source import Given
from generator.replay.given import NotAnExample, cards_in, seat_in
from generator.replay.packed import unpack
from generator.replay.setting import Setting, masks


def table_of(setting: Setting, dealer: str) -> Table:
    table = Table()
    players = len(setting.seats)
    table.active = [1] * players + [0] * (4 - players)
    table.seats = players
    table.dealer = seat_in(setting, dealer) if dealer else players - 1
    table.testing = 1 if setting.rules.draw_from == 0 else 0
    return table


def happen(setting: Setting, table: Table, log: Log, moment: object) -> None:
    if not isinstance(moment, Mapping):
        raise NotAnExample("a moment is a map")
    what = next(iter(moment))
    if what not in MOMENTS:
        raise NotAnExample(f"no moment '{what}'")
    MOMENTS[what](setting, table, log, moment)


def _scored(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    """A robbed or exposed card: its owner's side scores its value."""
    code = str(moment.get("robbed", moment.get("exposed")))
    seat = seat_in(setting, moment["by"])
    rules = setting.rules
    score(table, rules, log, side_of(rules, seat), rules.value[INDEX[code]], 0)


def _declared(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    seat = seat_in(setting, moment["by"])
    suits, trumps = masks(cards_in(moment["declared"]))
    hands_s, hands_t = list(table.suits), list(table.trumps)
    hands_s[seat], hands_t[seat] = suits, trumps
    table.suits, table.trumps = hands_s, hands_t
    declare(table, setting.rules, log, seat)


def _captured(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    code = str(moment["captured"])
    loser, taker = seat_in(setting, moment["from"]), seat_in(setting, moment["by"])
    rules = setting.rules
    side = side_of(rules, taker)
    if code != MATTO and side != side_of(rules, loser) and rules.value[INDEX[code]]:
        suits, trumps = masks((code,))
        table.suits = [held & ~suits for held in table.suits]
        table.trumps = [held & ~trumps for held in table.trumps]
        die(table, rules, log, loser, side, INDEX[code])


def _last_trick(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    table.last_winner = seat_in(setting, moment["last_trick"])
    count_last_trick(table, setting.rules, log)


def _stays_out(setting: Setting, table: Table, log: Log, moment: Given) -> None:
    seat = seat_in(setting, moment["stays_out"])
    table.active = [0 if place == seat else playing for place, playing in enumerate(table.active)]
    table.out = seat
    table.n_out += 1
    table.fee[seat] = fee_of(setting.rules, table.dealer, seat)


MOMENTS: Mapping[str, Callable[[Setting, Table, Log, Given], None]] = {
    "robbed": _scored,
    "exposed": _scored,
    "declared": _declared,
    "captured": _captured,
    "last_trick": _last_trick,
    "stays_out": _stays_out,
}


def changes_in(setting: Setting, log: Log) -> dict[str, int]:
    """The sum of what each seat got and paid; of a side of two, what the side got."""
    sums = [0] * len(setting.sides)
    for place in range(log.count):
        item = unpack(log.items[place])
        if item.what == MARK and item.seat != NO_SEAT:
            sums[item.seat] += item.figure
            sums[item.card] -= item.figure
    return dict(zip(setting.sides, sums, strict=True))
