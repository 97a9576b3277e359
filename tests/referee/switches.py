"""The other readings of the doubtful places that touch play: crux, letter, what it changes."""

from dataclasses import replace
from typing import Any

from tests.referee.forms import FORMS, Form

Changes = dict[str, Any]
Letters = dict[str, Changes]

SWITCHES: dict[str, Letters] = {
    "X01": {"A": {"matto": 0}, "B": {"matto": 5}},
    "X02": {
        "A": {"trump_29": 0, "ladder": "with_29"},
        "B": {"trump_29": 0, "ladder": "without_29"},
        "C": {"trump_29": 5, "ladder": "with_29"},
        "D": {"trump_29": 0, "ladder": "skips_29"},
    },
    "X03": {"A": {"versicole_times": 1}, "B": {"versicole_times": 2}},
    "X04": {"A": {"matto_joins": "adds"}, "B": {"matto_joins": "fills"}},
    "X05": {
        "A": {"matto_scope": "others"},
        "B": {"matto_scope": "every"},
        "C": {"matto_scope": "one"},
    },
    "X06b": {"A": {}, "B": {"one_x_28": ("T1", "T14", "T28")}},
    "X07": {"A": {"worth": "flat"}, "B": {"worth": "cards"}},
    "X08a": {
        "A": {"long_runs": "merged"},
        "B": {"long_runs": "threes"},
        "C": {"long_runs": "overlapping"},
    },
    "X08b": {"A": {"four_tens": "one_set"}, "B": {"four_tens": "two_sets"}},
    "X09": {"A": {"batches": (12, 13)}, "B": {"batches": (12, 12, 1)}},
    "X10": {
        "A": {"fola": "none", "fola_shown": "none"},
        "B": {"fola": "must", "fola_shown": "dealer"},
    },
    "X11a": {"A": {"fola": "must"}, "B": {"fola": "may"}},
    "X11b": {"A": {"fola_21_to_27": False}, "B": {"fola_21_to_27": True}},
    "X11c": {"A": {"fola_scores": False}, "B": {"fola_scores": True}},
    "X13": {"A": {"packet_goes": "under"}, "B": {"packet_goes": "on_top"}},
    # B, all that follow whatever they are, makes no playable game
    "X14a": {
        "A": {"robs_21_to_27": False, "robs_29": False},
        "C": {"robs_21_to_27": True, "robs_29": True},
    },
    "X14b": {"A": {"cut_from": "packet"}, "B": {"cut_from": "table"}},
    # B, the dealer's own share, makes no playable game
    "X14c": {"A": {"hand_back": "short"}, "C": {"hand_back": "discard"}},
    "X14d": {"A": {"may_stop": True}, "B": {"may_stop": False}},
    "X15": {"A": {"robs_29": True}, "B": {"robs_29": False}},
    "X17": {"A": {"exposed": "each"}, "B": {"exposed": "last"}},
    "X18": {"A": {"exposed_scores": True}, "B": {"exposed_scores": False}},
    "X19a": {"A": {"barred": False}, "B": {"barred": True}},
    "X19b": {"A": {"voids_barred": False}, "B": {"voids_barred": True}},
    "X20": {"A": {"declare": "before"}, "B": {"declare": "first_trick"}},
    "X21": {"A": {"undeclared": 2}, "B": {"undeclared": 0}},
    "X23": {"A": {"stay": "discarded"}, "C": {"stay": "undealt"}},
    "X28a": {"A": {"king": False}, "B": {"king": True}},
    "X28b": {"A": {"king_trigger": "any"}, "B": {"king_trigger": "second"}},
    "X28c": {"A": {"king_scope": "suit"}, "B": {"king_scope": "deal"}},
    "X28d": {"A": {"king_bars": "holder"}, "B": {"king_bars": "everyone"}},
    "X29": {"A": {"matto_leads": "last_card"}, "B": {"matto_leads": "any_time"}},
    "X30": {"A": {"matto_last": "keeps"}, "B": {"matto_last": "loses"}},
    "X31a": {
        "A": {"gives": "cartaccia", "given_dies": False},
        "B": {"gives": "worthless", "given_dies": True},
    },
    "X31b": {"A": {"lost_by": "player"}, "B": {"lost_by": "side"}},
    "X32a": {"A": {"owes": "when_lost"}, "B": {"owes": "always"}},
    "X32b": {"A": {"paid": "end"}, "B": {"paid": "at_once"}},
    "X33": {"A": {"loss": "both"}, "B": {"loss": "mark"}, "C": {"loss": "pile"}},
    "X34a": {"A": {"surplus": "below"}, "B": {"surplus": "own"}, "C": {"surplus": "pairwise"}},
    "X34b": {"A": {}, "B": {"surplus": "none"}},
    "X35a": {"A": {"one_total": False}, "B": {"one_total": True}},
    "X35b": {"A": {"netting": "once"}, "B": {"netting": "each"}},
    "X35c": {"A": {"remainder": "up"}, "B": {"remainder": "carried"}, "C": {"remainder": "down"}},
    "X35d": {"A": {}, "B": {"drawn": "never"}},
    "X47": {"A": {"reversed_suits": "CD"}, "B": {"reversed_suits": ""}},
    "X54": {"A": {"matto_is_tarocco": False}, "B": {"matto_is_tarocco": True}},
    "X55a": {"A": {}, "B": {"fees": ()}},
    "X55b": {"A": {}, "B": {}},  # what goes beyond the deaths are penalties, which no deal here has
    "X60": {"A": {"rob_stops": "unrobbable"}, "B": {"rob_stops": "ignoble"}},
    "X61": {
        "A": {"ranges": ((1, 5), (28, 40))},
        "B": {"ranges": ((1, 5), (28, 35), (36, 40))},
    },
    "X70": {"A": {"drawn": "first_lead"}, "B": {"drawn": "first_score"}},
}

# X26 asks another thing of each: of Minucci, whether a card is exempt though its versicola
# survives; of Vienna, whether it is exempt at all.
X26: dict[str, Letters] = {
    "minucci-1688": {"A": {"declared_cards": "exempt"}, "B": {"declared_cards": "broken"}},
    "ughi-ms": {"A": {"declared_cards": "exempt"}, "B": {"declared_cards": "broken"}},
    "vienna-1756/pairs": {"A": {"declared_cards": "scored"}, "B": {"declared_cards": "exempt"}},
    "vienna-1756": {"A": {"declared_cards": "exempt"}, "B": {"declared_cards": "scored"}},
}

EVERYWHERE = {"X05", "X08b", "X21", "X29", "X30", "X33", "X35b"}
IN_MINUCCI = (
    EVERYWHERE
    | {"X02", "X08a", "X10", "X13", "X15", "X19a", "X19b", "X20", "X28a", "X28b", "X28c", "X28d"}
    | {"X32b", "X34a", "X35a", "X35c", "X35d", "X47", "X60", "X61"}
)
DOUBTED: dict[str, set[str]] = {
    "online-table": EVERYWHERE,
    "cardavia": EVERYWHERE | {"X32a", "X70"},
    "minucci-1688": IN_MINUCCI,
    "ughi-ms": IN_MINUCCI | {"X06b", "X18"},
    "vienna-1756": EVERYWHERE
    | {"X01", "X02", "X03", "X04", "X07", "X08a", "X11a", "X11b", "X11c", "X13", "X14a", "X14b"}
    | {"X14c", "X14d", "X17", "X20", "X28a", "X28b", "X28c", "X28d", "X31a", "X31b", "X32b"}
    | {"X34b", "X35c", "X35d", "X54"},
}


def letters_of(form: Form) -> dict[str, Letters]:
    """The cruxes that touch play in this form, with their letters."""
    ruleset = form.name.partition("/")[0]
    cruxes = {crux: SWITCHES[crux] for crux in sorted(DOUBTED[ruleset])}
    if ruleset in ("minucci-1688", "ughi-ms") and form.fees:
        cruxes["X23"] = SWITCHES["X23"]
    if ruleset == "ughi-ms" and not form.fees:
        cruxes["X09"] = SWITCHES["X09"]
    if ruleset == "vienna-1756":
        more = ["X32a"] if form.pairs else ["X34a", "X35a"]
        more += ["X55a"] if form.players == 3 else []
        more += ["X55b"] if form.fees else []
        cruxes |= {crux: SWITCHES[crux] for crux in more}
    doubt = X26.get(form.name) or X26.get(ruleset)
    return cruxes | ({"X26": doubt} if doubt else {})


def form_rules(name: str, letters: dict[str, str]) -> Form:
    """The form with the readings named by letter; ValueError for what is not known here."""
    if name not in FORMS:
        raise ValueError(f"the referee does not know the form {name!r}")
    form = FORMS[name]
    known = letters_of(form)
    for crux, letter in sorted(letters.items()):
        if letter not in known.get(crux, {}):
            raise ValueError(f"the referee knows no reading {letter!r} of {crux!r} in {name}")
        form = replace(form, **known[crux][letter])
    return form
