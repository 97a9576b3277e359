"""A recorded deal with irregularities, played stage by stage, and what they bring between.

The record says what goes against the rules and when it comes out; what it costs, and whether it
can happen at all, is read from the form: wrong_counts.py and revokes.py decide, engine/irregular.py
and engine/revoke.py enter it. A deal without irregularities never comes here.
"""

from collections.abc import Callable, Iterable, Mapping

from generator.engine.because import IRREGULAR_REVOKE, IRREGULAR_REVOKE_STANDS
from generator.engine.events import Log
from generator.engine.game import close_trick, finish, get_ready, sit_down, turn_to_stock
from generator.engine.irregular import cards_held, finish_barred
from generator.engine.play import open_trick
from generator.engine.revoke import pass_turn
from generator.engine.rob import cut_and_rob
from generator.engine.table import Table
from generator.model.deal import Irregularity
from generator.replay.going import Going, Trick
from generator.replay.revokes import (
    capture_denied,
    laid_down,
    pay_for_captures,
    revoke_noticed,
    turn,
)
from generator.replay.setting import Setting
from generator.replay.wrong_counts import (
    barred_sides,
    deal_out,
    make_up,
    misdealt,
    not_turned_up,
    put_away_discards,
    put_away_excess,
    put_right_late,
    turn_up_cards,
    wrong_count,
)

Handler = Callable[[Going, Irregularity], None]
HANDLERS: Mapping[str, Handler] = {
    "misdeal": misdealt,
    "too_many": put_away_excess,
    "too_few": make_up,
    "unexposed": not_turned_up,
    "wrong_count": wrong_count,
    "late_remedy": put_right_late,
    "revoke": revoke_noticed,
    "revoke_mended": revoke_noticed,
    "revoke_denied": revoke_noticed,
    "capture_denied": capture_denied,
    "laydown": laid_down,
}
REVOKES = ("revoke", "revoke_mended", "revoke_denied")
MAY_PASS = ("wrong_count", "revoke")  # unless the record says when, nobody ever notices
DEALT, READY, END, NEVER = "dealt", "ready", "end", "never"  # moments outside the tricks
TILL_DEALT = ("seats", "shuffle", "cut", "deal", "exposed")


def play_irregular(
    setting: Setting, table: Table, log: Log, slips: tuple[Irregularity, ...]
) -> None:
    """Play a whole deal on a table that is laid out, with what goes wrong in it."""
    going = Going(setting, table, log, setting.rules)
    plan = _Plan(going, slips)
    going.rules = rules = sit_down(table, setting.rules, log)
    cut_and_rob(table, rules, log)
    deal_out(going, slips)
    turn_up_cards(going, slips)
    plan.at(DEALT)
    turn_to_stock(table, rules, log)
    put_away_discards(going, slips)
    get_ready(table, rules, log)
    plan.at(READY)
    while table.trick < rules.hand_size:
        _play_trick(going, plan)
    plan.at_last()
    pay_for_captures(going)
    if going.barred:
        finish_barred(table, rules, log, barred_sides(going))
    else:
        finish(table, rules, log)


class _Plan:
    """What is to come up at each moment of the deal, in the order of the record."""

    def __init__(self, going: Going, slips: Iterable[Irregularity]) -> None:
        self.going = going
        self.coming = [slip for slip in slips if _moment(slip) != NEVER]
        self.revokes = {slip.step: slip for slip in slips if slip.what in REVOKES}

    def at(self, moment: str) -> None:
        """Whatever comes up at a moment."""
        for slip in [slip for slip in self.coming if _moment(slip) == moment]:
            self.coming.remove(slip)
            HANDLERS[slip.what](self.going, slip)

    def after_turn(self, seat: int) -> None:
        """Revokes that stand now that their author has played again."""
        ripe = [slip for author, slip in self.going.waiting if author == seat]
        self.going.waiting = [each for each in self.going.waiting if each[0] != seat]
        for slip in ripe:
            revoke_noticed(self.going, slip)

    def after_trick(self) -> None:
        """Revokes found while their trick lay on the table."""
        ripe, self.going.at_close = self.going.at_close, []
        for slip in ripe:
            revoke_noticed(self.going, slip)

    def at_last(self) -> None:
        """What comes up when all is played, or at moments that this deal did not have.

        A revoke whose author never played again does not stand.
        """
        for slip in [slip for slip in self.coming if slip.what != "laydown"]:
            HANDLERS[slip.what](self.going, slip)
        for seat, slip in self.going.waiting:
            card = self.going.revokes[slip.step].card
            self.going.refuse(seat, card, IRREGULAR_REVOKE_STANDS, IRREGULAR_REVOKE)


def _moment(slip: Irregularity) -> str:
    """When a slip comes up: `t07.1` after that card, `t07.won` after the trick, or a stage."""
    if slip.what == "laydown":
        return f"before {slip.step}"
    at = slip.noticed or (NEVER if slip.what in MAY_PASS else slip.step)
    stage, _, place = at.partition(".")
    if stage[:1] == "t" and stage[1:].isdigit():
        return f"{stage}.{place[0]}" if place[0].isdigit() else f"{stage}.won"
    if stage in (NEVER, "matto", "tally", "resti"):
        return NEVER if stage == NEVER else END
    return DEALT if stage in TILL_DEALT else READY


def _play_trick(going: Going, plan: _Plan) -> None:
    """One trick; a seat that has no card left is passed over."""
    table, rules = going.table, going.rules
    open_trick(table)
    going.laid = []
    name = f"t{table.trick + 1:02}"
    for _ in range(table.seats):
        if cards_held(table, table.mover) == 0:
            pass_turn(table, rules)
            continue
        step = f"{name}.{table.place + 1}"
        plan.at(f"before {step}")
        seat = table.mover
        turn(going, step, plan.revokes.get(step))
        plan.at(step)
        plan.after_turn(seat)
    close_trick(table, rules, going.log)
    going.tricks.append(Trick(tuple(going.laid), table.last_winner))
    plan.after_trick()
    plan.at(f"{name}.won")
