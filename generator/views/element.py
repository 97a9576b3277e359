"""The words that the drawn table asks for, under the keys by which replay.mjs knows them."""

from generator.model.cards import CARDS
from generator.views.context import Words
from generator.views.naming import card_name, side_name

KEYS = (
    "replay", "table", "controls", "plain", "folded", "whole", "keys",
    "first", "trick-back", "back", "play", "pause", "on", "trick-on", "last", "slider", "stages",
    "trick", "pace", "pace-slow", "pace-even", "pace-quick",
    "who", "who-all", "who-seat", "who-played", "turn", "turned", "copy", "copied", "save",
    "seat-south", "seat-east", "seat-north", "seat-west", "dealer", "leads", "cuts", "out",
    "held",
    "hidden", "played", "to",
    "pile", "resti", "ahead", "level", "tally", "item-last_trick", "item-cards", "item-values",
    "item-versicole", "item-fees", "item-honours",
    "robbed", "declared", "perhaps", "perhaps-means", "saved", "lost", "fola", "cards",
    "suits-told", "put-away", "debt", "suit-coppe", "suit-denari", "suit-spade", "suit-bastoni",
    "scored", "why", "why-refused", "comment-hidden", "other", "in-other", "leave",
    "evidence-stated", "evidence-implied", "evidence-conjectured", "evidence-silent",
    "evidence-supplied", "evidence-not_applicable",
    "hidden-Dealt", "hidden-Discarded", "hidden-FolaShown", "hidden-FolaTaken",
    "hidden-RobbingStopped", "hidden-Refused",
    "tricks", "piles", "log", "trick-short", "took", "tricks-key",
    "for-robbed", "for-exposed", "for-declared", "for-death", "for-last_trick", "for-cards",
    "for-values", "for-honours", "for-versicole", "for-fola", "for-matto_lost", "for-fee",
    "for-penalty", "for-returned",
    "mark-good", "mark-excellent", "mark-interesting", "mark-doubtful", "mark-poor", "mark-bad",
    "mark-blunder", "mark-forced", "mark-turning_point",
)  # fmt: skip
SUITS = {"C": "coppe", "D": "denari", "S": "spade", "B": "bastoni"}
FILLED_IN = ("n", "seat", "card", "from", "to", "side", "title")  # by the element, in braces


def element_words(word: Words, sides: tuple[str, ...]) -> dict[str, str]:
    """Every word of the element; what it fills in itself stands in braces, as `{n}`."""
    braces: dict[str, object] = {name: f"{{{name}}}" for name in FILLED_IN}
    words = {key: word(f"replay-{key}", **braces) for key in KEYS}
    for code, suit in SUITS.items():
        words[f"suit-{code}"] = words[f"suit-{suit}"]
    for side in sides:
        words[f"side-{side}"] = side_name(word, side)
    return words


def element_cards(word: Words) -> dict[str, str]:
    """The names of all cards."""
    return {code: card_name(word, code) for code in CARDS}
