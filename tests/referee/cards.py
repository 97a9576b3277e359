"""The 97 cards: their order, their suits, and which is the better of two."""

PLAIN_SUITS = "CDSB"  # coppe, denari, spade, bastoni
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")
MATTO = "M"
TRUMPS = tuple(f"T{number}" for number in range(1, 41))
KINGS = tuple(f"{suit}K" for suit in PLAIN_SUITS)

# The order of listings and of ties (editorial): suits, tarocchi, the Matto.
PACK = (*(suit + rank for suit in PLAIN_SUITS for rank in RANKS), *TRUMPS, MATTO)
PLACE = {card: place for place, card in enumerate(PACK)}

SUIT_WORDS = {"C": "coppe", "D": "denari", "S": "spade", "B": "bastoni"}


NUMBERS = {card: at for at, card in enumerate(TRUMPS, start=1)}


def suit_of(card: str) -> str:
    """C, D, S or B, T for the tarocchi, M for the Matto, which is of no suit."""
    return card[0]


def is_trump(card: str) -> bool:
    return card[0] == "T"


def is_plain(card: str) -> bool:
    return suit_of(card) in PLAIN_SUITS


def is_king(card: str) -> bool:
    return card in KINGS


def number(card: str) -> int:
    """The number of a tarocco, 0 for every other card."""
    return NUMBERS.get(card, 0)


def strength(card: str, reversed_suits: str) -> int:
    """How high a card stands inside its own suit; numerals of a reversed suit go 10 low, 1 high."""
    if is_trump(card):
        return number(card)
    height = RANKS.index(card[1:]) + 1
    if suit_of(card) in reversed_suits and height <= 10:
        return 11 - height
    return height


def in_order(cards: "set[str] | frozenset[str] | list[str]") -> list[str]:
    return sorted(cards, key=lambda card: PLACE.get(card, len(PACK)))


def listed(cards: "set[str] | frozenset[str] | list[str]") -> str:
    """Cards as words, in the order of listings."""
    return " ".join(in_order(cards)) or "nothing"


def suit_counts(cards: list[str]) -> dict[str, int]:
    """How many cards of each plain suit there are."""
    return {word: sum(suit_of(card) == suit for card in cards) for suit, word in SUIT_WORDS.items()}
