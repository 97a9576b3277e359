"""What comes before the first card: cut, robbing, deal, shown cards, fola, discards, declaring."""

from dataclasses import replace

from tests.referee.cards import MATTO, in_order, listed, suit_counts
from tests.referee.forms import Form
from tests.referee.legality import discard_faults
from tests.referee.table import Table
from tests.referee.values import is_in_the_fola_for_taking, is_robbable, value
from tests.referee.versicole import Group, versicole, worth_of


def cut_and_rob(table: Table) -> None:
    """The cutter looks for cards to rob, and the pack is put together again."""
    pack, lifted, low = table.pack, table.pack[: table.cut], table.pack[table.cut :]
    cutter = table.cutter
    if table.form.cut_from == "pack":  # online-table:s3-2
        table.pack = pack[rob(table, cutter, "cut", pack) :]
        return
    if table.form.cut_from == "table":
        low = low[rob(table, cutter, "cut", low) :]
    else:  # from the bottom of the packet up: minucci-1688:n14
        robbed = rob(table, cutter, "cut", lifted[::-1])
        lifted = lifted[: len(lifted) - robbed]
    table.pack = low + lifted if table.form.packet_goes == "under" else lifted + low


def rob(table: Table, seat: str, word: str, source: list[str]) -> int:
    """Take cards from the source one by one; how many. The stopping card is only looked at.

    The cutter takes no more than the stock, so that every hand can be filled.
    """
    form, clerk = table.form, table.clerk
    limit = form.stock if word == "cut" else len(source)
    for number, card in enumerate(source[:limit]):
        if not is_robbable(form, card, first=number == 0):
            clerk.step(f"{word}.stop", "RobbingStopped", seat, [card])
            return number
        id = f"{word}.{number + 1}"
        if form.may_stop and word == "cut" and clerk.stops(id):
            left = clerk.cards(f"{word}.stop", {card}, 0)
            clerk.step(
                f"{word}.stop", "RobbingStopped", seat, [card] if left else [], optional=True
            )
            return number
        clerk.step(id, "Robbed", seat, [card], table.score(seat, value(form, card)))
        table.hands[seat].add(card)
        table.extra[seat] += 1
    clerk.step(f"{word}.stop", "RobbingStopped", seat, [], optional=True)  # at the limit
    return len(source[:limit])


def packets(table: Table, seat: str) -> list[int]:
    """The sizes of a seat's packets, in cards.

    Where robbed cards are part of the hand, the cutter's last packets are shortened (editorial).
    """
    sizes = list(table.form.batches)
    missing = table.extra[seat] if table.form.hand_back == "short" else 0
    for at in reversed(range(len(sizes))):
        taken = min(missing, sizes[at])
        sizes[at] -= taken
        missing -= taken
    return sizes


def deal(table: Table) -> None:
    """Whole packets from the top, eldest first, dealer last; then the shown cards are entered."""
    last: dict[str, str] = {}
    for round, _ in enumerate(table.form.batches):
        dealt: dict[str, list[str]] = {}
        for seat in table.order():
            size = packets(table, seat)[round]
            dealt[seat], table.pack = table.pack[:size], table.pack[size:]
            table.hands[seat] |= set(dealt[seat])
            last.update({seat: dealt[seat][-1]} if size else {})
        id = f"deal.{round + 1}"
        step = table.clerk.step(id, "Dealt", table.dealer)
        told = table.clerk.told(step, "hands", dealt)
        for seat, cards in dealt.items():
            found = told.get(seat, [])
            if step and found != cards:
                table.clerk.fault(id, f"{seat} is dealt {' '.join(found)}, not {' '.join(cards)}")
    if table.form.hand_back == "short":
        table.extra[table.cutter] = 0  # his hand is full, and nothing has to go
    for seat in table.order() if table.form.exposed == "each" else [table.dealer]:
        points = value(table.form, last[seat]) if table.form.exposed_scores else 0
        marks = table.score(seat, points)
        table.clerk.step(f"exposed.{seat}", "Exposed", seat, [last[seat]], marks)


def dealers_rob(table: Table) -> None:
    """The next cards of the pack, on the same terms: minucci-1688:n14, online-table:s3-3."""
    if table.form.dealer_robs:
        table.pack = table.pack[rob(table, table.dealer, "rob", table.pack) :]


def search_fola(table: Table) -> None:
    """The dealer takes what counts out of what is left: vienna-1756:w14, online-table:s3-3."""
    form, clerk, dealer = table.form, table.clerk, table.dealer
    if form.fola == "none":
        return
    takeable = {card for card in table.pack if is_in_the_fola_for_taking(form, card)}
    taken = takeable
    if form.fola == "may":
        taken = set(clerk.cards("fola.taken", takeable)) & takeable
    points = sum(value(form, card) for card in taken) if form.fola_scores else 0
    marks = table.score(dealer, points)
    clerk.step("fola.taken", "FolaTaken", dealer, taken, marks, optional=not taken)
    table.pack = [card for card in table.pack if card not in taken]
    table.hands[dealer] |= taken
    table.extra[dealer] += len(taken)
    if form.fola_shown != "open":
        show_fola(table)


def show_fola(table: Table) -> None:
    """What is left, for those who may see it; how many of each suit, where that is told."""
    must = table.form.fola_shown in ("suits", "open") and bool(table.pack)
    step = table.clerk.step("fola", "FolaShown", None, set(table.pack), optional=not must)
    due = suit_counts(table.pack)
    told = table.clerk.told(step, "suits", due)
    if step and told != due and (told or table.form.fola_shown == "suits"):
        table.clerk.fault("fola", f"suits {told}, not {due}")


def discard(table: Table) -> None:
    """Cutter and dealer put away as many as they robbed and took: minucci-1688:n14."""
    for seat in (table.cutter, table.dealer):
        owed, hand, id = table.extra[seat], table.hands[seat], f"discard.{seat}"
        if not owed:
            table.clerk.step(id, "Discarded", seat, [], optional=True)
            continue
        away = table.clerk.cards(id, hand, owed)
        if table.clerk.step(id, "Discarded", seat, away):
            for fault in discard_faults(table.form, hand, away, owed):
                table.clerk.fault(id, fault)
        hand -= set(away)


def ask_who_stays_out(table: Table) -> None:
    """From the eldest on, until one stays out: minucci-1688:n12, n13; vienna-1756:w5."""
    if not table.form.fees:
        return
    for seat in table.order():
        id = f"stay.{seat}"
        if table.clerk.stays_out(id):
            table.clerk.step(id, "StayedOut", seat)
            table.absent = seat
            return
        table.clerk.step(id, "StayedIn", seat)


def other_way(form: Form, group: Group, said: list[Group]) -> bool:
    """Whether a run is but another way of filling the gaps beside one that is declared."""
    if form.matto_joins != "fills" or group.kind != "run" or MATTO not in group.cards:
        return False
    return any(one.kind == "run" and one.key[1] & group.key[1] for one in said)


def close_up(table: Table) -> None:
    """The three who are left sit and are dealt to as three: minucci-1688:n14, n19 (editorial)."""
    if table.absent:
        table.seats_around = table.order()
        table.dealer = table.seats_around[-1]
        table.form = replace(table.form, hand=25, batches=(12, 13), stock=22, quota=25)


def declare(table: Table, seat: str) -> None:
    """A seat shows its versicole, whole ones only, and scores them: online-table:s5-5."""
    form, clerk, hand, id = table.form, table.clerk, table.hands[seat], f"declare.{seat}"
    held = versicole(form, hand)
    said = clerk.groups(id, held)
    shown = {group.key for group in said}
    beside = {group.key for group in said if MATTO in group.cards}  # those he lays it down with
    declared = [
        replace(group, cards=group.cards | {MATTO}) if group.key in beside else group
        for group in held
        if group.key in shown
    ]
    if form.matto_joins == "fills" and "M" in hand:
        declared = said  # any way of filling a gap is his choice
    kept = [group for group in held if group.key not in shown and not other_way(form, group, said)]
    table.declared[seat], table.kept_back[seat] = declared, kept
    for group in said:
        compare_group(table, id, group, held)
    if kept and form.declare_all:
        clerk.fault(id, f"not declared: {'; '.join(map(in_words, kept))}")
    points = worth_of(form, declared, hand)
    event = "Declared" if said else "DeclaredNothing"
    step = clerk.step(id, event, seat, None, table.score(seat, points))
    on_the_table = {card for group in said for card in group.cards}
    if step.get("cards") and set(step["cards"]) != on_the_table:
        clerk.fault(
            id, f"cards {listed(step['cards'])}, but its versicole are {listed(on_the_table)}"
        )


def compare_group(table: Table, where: str, group: Group, held: list[Group]) -> None:
    """Tell where a versicola of the record is none, or worth something else."""
    mine = next((one for one in held if one.key == group.key), None)
    form = table.form
    if form.matto_joins == "fills":
        return
    if mine is None:
        table.clerk.fault(where, f"no versicola here: {in_words(group)}")
        return
    right = {mine.points, mine.points + 5} if form.matto_scope == "one" else {mine.points}
    alike = mine.cards == group.cards or form.matto_scope == "one" or form.worth == "flat"
    if group.points not in right or not alike:
        table.clerk.fault(where, f"{in_words(group)}, where the rules give {in_words(mine)}")


def in_words(group: Group) -> str:
    """A versicola with its kind and worth."""
    return f"{group.kind} {' '.join(in_order(group.cards))} = {group.points}"
