"""Two whole deals worked by hand, written out as records: what happened, and every lead.

The cards and the plays are ours; the figures were reckoned by hand from the sources' rules.
"""

from typing import Any

Step = dict[str, Any]

# An entry: step, event, seat, cards; who marks how much ("A 5": the side of south five from the
# other; "west 5": west five from each other player); the leads after it, where they change.
Entry = tuple[str, str, str, str, str, Any]

ONLINE_PACK = """
T39 T35 T31 B5 T19 C8 S7 B8 D10 D3 CK T6 S10 T15 S2 D9 T11 D6 DN T4 SK S4 C1 C2 C9 S9 T26 CQ T16
SJ T37 T29 B3 T1 C3 CJ B9 C10 T24 T40 D5 B6 T25 B1 T7 S6 T21 BN SN T18 B2 BJ T8 D7 S5 T22 T9 D8 C5
T30 T33 DJ C6 D2 T28 T13 T2 T34 T36 T17 BQ DK T3 T27 T38 B4 CN D4 S3 BK DQ T23 T10 T12 M T20 C7
T32 S1 T14 T5 B10 B7 C4 S8 SQ D1
"""

ONLINE_TRICKS = """
1 L: SN SK S9 T1 > D | 2 D: C7 C8 C6 C2 > C | 3 C: SJ T12 S6 S2 > D | 4 D: D5 D10 D9 DK > C
5 C: CQ C3 CK C5 > L | 6 L: B1 T9 BQ BK > P | 7 P: D8 T16 D4 D7 > C | 8 C: T17 T23 T6 T28 > P
9 P: S4 T26 T24 S7 > C | 10 C: T27 T32 T7 T33 > P | 11 P: S5 T2 T25 S10 > D
12 D: B6 B8 T11 T29 > C | 13 C: T3 T5 T8 T30 > P | 14 P: D6 T13 DQ D3 > C
15 C: T31 T40 T18 T4 > D | 16 D: B9 B2 T15 T34 > C | 17 C: T35 M T19 T22 > C
18 C: T36 T10 T21 D2 > C | 19 C: T37 T20 B5 C1 > C | 20 C: T39 CJ BJ DJ > C
21 C: T38 CN BN DN > C
"""

ONLINE_BEFORE: list[Entry] = [
    ("cut.1", "Robbed", "north", "T39", "A 10", 10),
    ("cut.2", "Robbed", "north", "T35", "A 5", 15),
    ("cut.3", "Robbed", "north", "T31", "A 5", 20),
    ("cut.stop", "RobbingStopped", "north", "B5", "", 20),
    ("deal.1", "Dealt", "west", "", "", 20),
    ("deal.2", "Dealt", "west", "", "", 20),
    ("exposed.south", "Exposed", "south", "D7", "", 20),
    ("exposed.east", "Exposed", "east", "T28", "B 5", 15),
    ("exposed.north", "Exposed", "north", "B4", "", 15),
    ("exposed.west", "Exposed", "west", "C7", "", 15),
    ("rob.1", "Robbed", "west", "T32", "B 5", 10),
    ("rob.stop", "RobbingStopped", "west", "S1", "", 10),
    ("fola.taken", "FolaTaken", "west", "T5", "", 10),
    ("fola", "FolaShown", "west", "S1 T14 B10 B7 C4 S8 SQ D1", "", 10),
    ("discard.north", "Discarded", "north", "C9 B3 B4", "", 10),
    ("discard.west", "Discarded", "west", "C10 S3", "", 10),
]

# What follows a step: by the step before it.
ONLINE_BETWEEN: dict[str, list[Entry]] = {
    "discard.west": [("declare.south", "DeclaredNothing", "south", "", "", 10)],
    "t01.1": [("declare.east", "DeclaredNothing", "east", "", "", 10)],
    "t01.2": [
        ("declare.north", "Declared", "north", "T34 T35 T36 T37 T38 T39", "A 50", 60),
        ("declare.north.resto", "RestoDrawn", "", "A B", "", 0),
    ],
    "t01.3": [("declare.west", "Declared", "west", "T1 T40 M", "B 20", -20)],
    "t11.won": [("t11.dead.T2", "Died", "north", "T2", "B 3", -23)],
    "t13.won": [("t13.dead.T3", "Died", "north", "T3", "B 3", -26)],
    "t15.won": [("t15.dead.T31", "Died", "north", "T31", "B 5", -31)],
    "t17.won": [("t17.matto", "MattoOwed", "west", "A B", "", -31)],
    "t18.won": [("t18.dead.T10", "Died", "west", "T10", "A 5", -26)],
    "t19.won": [("t19.dead.T20", "Died", "west", "T20", "A 5", -21)],
    "t21.won": [
        ("matto", "MattoPaid", "west", "S2", "", -21),
        ("tally.versicole", "Counted", "", "", "B 17", -38),
        ("tally.last_trick", "Counted", "north", "", "A 10", -28),
        ("tally.values", "Counted", "", "", "A 8", -20),
        ("tally.cards", "Counted", "", "", "A 10", -10),
        ("resti", "Settled", "", "", "", 0),
    ],
}

# The same cards and plays by Cardavia's rules: declared before the first lead, the fola laid open
# after that, and no resto until then.
CARDAVIA_BEFORE: list[Entry] = [
    *(entry for entry in ONLINE_BEFORE if entry[0] != "fola"),
    ("declare.south", "DeclaredNothing", "south", "", "", 10),
    ("declare.east", "DeclaredNothing", "east", "", "", 10),
    ("declare.north", "Declared", "north", "T34 T35 T36 T37 T38 T39", "A 50", 60),
    ("declare.west", "Declared", "west", "T1 T40 M", "B 20", 40),
    ("fola", "FolaShown", "west", "S1 T14 B10 B7 C4 S8 SQ D1", "", 40),
]

CARDAVIA_BETWEEN: dict[str, list[Entry]] = {
    "t11.won": [("t11.dead.T2", "Died", "north", "T2", "B 3", 37)],
    "t13.won": [("t13.dead.T3", "Died", "north", "T3", "B 3", 34)],
    "t15.won": [("t15.dead.T31", "Died", "north", "T31", "B 5", 29)],
    "t17.won": [("t17.matto", "MattoOwed", "west", "A B", "", 29)],
    "t18.won": [("t18.dead.T10", "Died", "west", "T10", "A 5", 34)],
    "t19.won": [("t19.dead.T20", "Died", "west", "T20", "A 5", 39)],
    "t21.won": [
        ("matto", "MattoPaid", "west", "S2", "", 39),
        ("tally.values", "Counted", "", "", "A 8", 47),
        ("tally.versicole", "Counted", "", "", "B 17", 30),
        ("tally.cards", "Counted", "", "", "A 10", 40),
        ("tally.last_trick", "Counted", "north", "", "A 10", 50),
        ("resti", "Settled", "", "", "", 0),
    ],
}

MINUCCI_PACK = """
SJ T24 T15 T23 T8 S6 T38 D10 M T37 T2 T12 T32 T40 T27 D4 BQ D1 T22 C6 T29 C5 SQ CK D5 SN T9 T36
C9 S1 CQ B1 T25 T31 D8 D9 T3 SK T5 T16 B8 S7 C8 T1 T20 B2 C4 B4 T30 S5 DJ C1 D6 T14 B3 CN C3 T39 D7
B9 DK S8 T17 T21 B6 C7 BJ S2 BK CJ T34 T33 C10 DN D2 D3 BN T4 S10 T7 T11 T13 T10 T26 S9 C2 B10 DQ
T6 T19 T18 B7 B5 S4 T28 T35 S3
"""

MINUCCI_TRICKS = """
1 L: B2 M BN > D | 2 D: C6 C4 C7 > L | 3 L: S9 SJ SQ > D | 4 D: C5 C3 T8 > C | 5 C: S3 S10 S4 > D
6 D: T22 T6 T28 > C | 7 C: D7 D4 DJ > L | 8 L: B3 B6 BQ > D | 9 D: CK C2 T1 > C
10 C: S6 T7 S5 > D | 11 D: D3 D6 DK > C | 12 C: T24 T27 T30 > L | 13 L: B4 B9 T11 > D
14 D: D2 DQ T20 > C | 15 C: S8 T12 T14 > L | 16 L: B5 BJ T2 > D | 17 D: D1 T18 T35 > C
18 C: T23 T29 T19 > D | 19 D: CJ C1 T15 > C | 20 C: BK T4 B7 > D | 21 D: DN T26 T17 > L
22 L: B10 T21 T32 > D | 23 D: T33 T10 T37 > C | 24 C: T39 T40 T13 > D | 25 D: T34 CN T38 > C
"""


def three(cutter_leader: int, cutter_dealer: int, dealer_leader: int) -> dict[str, int]:
    """Leads of three players as the record writes them; here each positive for the first named."""
    return {
        "south>east": -cutter_leader,
        "south>west": -dealer_leader,
        "east>west": cutter_dealer,
    }


MINUCCI_BEFORE: list[Entry] = [
    ("cut", "Cut", "east", "", "", three(0, 0, 0)),
    ("cut.1", "Robbed", "east", "T20", "east 5", three(5, 5, 0)),
    ("cut.2", "Robbed", "east", "T1", "east 5", three(10, 10, 0)),
    ("cut.stop", "RobbingStopped", "east", "C8", "", three(10, 10, 0)),
    ("deal.1", "Dealt", "west", "", "", three(10, 10, 0)),
    ("deal.2", "Dealt", "west", "", "", three(10, 10, 0)),
    ("exposed.south", "Exposed", "south", "S4", "", three(10, 10, 0)),
    ("exposed.east", "Exposed", "east", "T37", "east 10", three(20, 20, 0)),
    ("exposed.west", "Exposed", "west", "SQ", "", three(20, 20, 0)),
    ("rob.1", "Robbed", "west", "CK", "west 5", three(20, 15, 5)),
    ("rob.stop", "RobbingStopped", "west", "D5", "", three(20, 15, 5)),
    ("discard.east", "Discarded", "east", "D10 S2", "", three(20, 15, 5)),
    ("discard.west", "Discarded", "west", "C10", "", three(20, 15, 5)),
    ("declare.south", "DeclaredNothing", "south", "", "", three(20, 15, 5)),
    ("declare.east", "Declared", "east", "T37 T38 T39 M", "east 35", three(55, 50, 5)),
    ("declare.west", "Declared", "west", "T32 T33 T34", "west 15", three(55, 35, 20)),
]

MINUCCI_BETWEEN: dict[str, list[Entry]] = {
    "t01.won": [("t01.matto", "MattoOwed", "east", "west east", "", three(55, 35, 20))],
    "t09.won": [("t09.dead.CK", "Died", "west", "CK", "-west 5", three(55, 40, 15))],
    "t20.won": [("t20.dead.BK", "Died", "east", "BK", "-east 5", three(50, 35, 15))],
    "t23.won": [("t23.dead.T10", "Died", "south", "T10", "-south 5", three(55, 35, 20))],
    "t24.won": [
        ("t24.dead.T13", "Died", "south", "T13", "-south 5", three(60, 35, 25)),
        ("t24.dead.T13.resto", "RestoDrawn", "", "east south", "", three(0, 35, 25)),
    ],
    "t25.won": [
        ("matto", "MattoPaid", "east", "C1", "", three(0, 35, 25)),
        ("tally.last_trick", "Counted", "east", "", "east 10", three(10, 45, 25)),
        ("tally.cards", "Counted", "", "", "east<south 2, west<south 8", three(12, 45, 33)),
        (
            "tally.honours",
            "Counted",
            "",
            "",
            "east<south 85, west<south 36, east<west 49",
            three(97, 94, 69),
        ),
        ("resti", "Settled", "", "", "", three(0, 0, 0)),
    ],
}
