"""Whole deals worked by hand before the engine existed, and the means to run them."""

import re

from generator.engine.events import Log
from generator.engine.game import play_deal
from generator.engine.table import Table
from generator.model.cards import INDEX, SUIT_CARDS
from generator.replay.decode import decode
from generator.replay.setting import Setting
from generator.replay.steps import Step

# Four players: leader south, second east, cutter north, dealer west. Three: south east west.
FOR_THE_TABLE = """
pack T39 T35 T31 B5 T19 C8 S7 B8 D10 D3 CK T6 S10 T15 S2 D9 T11 D6 DN T4 SK S4 C1 C2 C9 S9 T26 CQ
T16 SJ T37 T29 B3 T1 C3 CJ B9 C10 T24 T40 D5 B6 T25 B1 T7 S6 T21 BN SN T18 B2 BJ T8 D7 S5 T22 T9
D8 C5 T30 T33 DJ C6 D2 T28 T13 T2 T34 T36 T17 BQ DK T3 T27 T38 B4 CN D4 S3 BK DQ T23 T10 T12 M T20
C7 T32 S1 T14 T5 B10 B7 C4 S8 SQ D1
away north C9 B3 B4
away west C10 S3
1 SN SK S9 T1
2 C7 C8 C6 C2
3 SJ T12 S6 S2
4 D5 D10 D9 DK
5 CQ C3 CK C5
6 B1 T9 BQ BK
7 D8 T16 D4 D7
8 T17 T23 T6 T28
9 S4 T26 T24 S7
10 T27 T32 T7 T33
11 S5 T2 T25 S10
12 B6 B8 T11 T29
13 T3 T5 T8 T30
14 D6 T13 DQ D3
15 T31 T40 T18 T4
16 B9 B2 T15 T34
17 T35 M T19 T22
18 T36 T10 T21 D2
19 T37 T20 B5 C1
20 T39 CJ BJ DJ
21 T38 CN BN DN
"""
FOR_THREE = """
pack SJ T24 T15 T23 T8 S6 T38 D10 M T37 T2 T12 T32 T40 T27 D4 BQ D1 T22 C6 T29 C5 SQ CK D5 SN T9
T36 C9 S1 CQ B1 T25 T31 D8 D9 T3 SK T5 T16 B8 S7 C8 T1 T20 B2 C4 B4 T30 S5 DJ C1 D6 T14 B3 CN C3
T39 D7 B9 DK S8 T17 T21 B6 C7 BJ S2 BK CJ T34 T33 C10 DN D2 D3 BN T4 S10 T7 T11 T13 T10 T26 S9 C2
B10 DQ T6 T19 T18 B7 B5 S4 T28 T35 S3
cut 45
away east D10 S2
away west C10
1 B2 M BN
2 C6 C4 C7
3 S9 SJ SQ
4 C5 C3 T8
5 S3 S10 S4
6 T22 T6 T28
7 D7 D4 DJ
8 B3 B6 BQ
9 CK C2 T1
10 S6 T7 S5
11 D3 D6 DK
12 T24 T27 T30
13 B4 B9 T11
14 D2 DQ T20
15 S8 T12 T14
16 B5 BJ T2
17 D1 T18 T35
18 T23 T29 T19
19 CJ C1 T15
20 BK T4 B7
21 DN T26 T17
22 B10 T21 T32
23 T33 T10 T37
24 T39 T40 T13
25 T34 CN T38
"""


def play_worked(setting: Setting, text: str) -> tuple[tuple[Step, ...], Table]:
    """Run a worked deal; every card and every discard is forced."""
    table = Table()
    table.dealer = len(setting.seats) - 1
    table.asked = 1
    words = re.search(r"pack (.*?)(?:away|cut)", text, re.DOTALL)
    assert words
    table.deck = [INDEX[code] for code in words[1].split()]
    cut = re.search(r"cut (\d+)", text)
    if cut:
        table.line.cut = int(cut[1])
    for seat, cards in re.findall(r"away (\w+) (.*)", text):
        place = setting.seats.index(seat)
        table.line.discards_given[place] = 1
        for code in cards.split():
            number = INDEX[code]
            if number < SUIT_CARDS:
                table.line.discard_s[place] |= 1 << number
            else:
                table.line.discard_t[place] |= 1 << (number - SUIT_CARDS)
    for trick, cards in re.findall(r"^(\d+) (.*)$", text, re.MULTILINE):
        for place, code in enumerate(cards.split()):
            table.line.card_at[4 * (int(trick) - 1) + place] = INDEX[code]
    log = Log()
    play_deal(table, setting.rules, log)
    return decode(setting, log, table.deck), table


def leads(steps: tuple[Step, ...]) -> list[int]:
    """The lead of the first side after each step that changed it, resti drawn apart."""
    found: list[int] = []
    for step in steps:
        if step.marks or step.event in ("RestoDrawn", "Settled"):
            value = step.lead[0][2]
            if not found or found[-1] != value:
                found.append(value)
    return found
