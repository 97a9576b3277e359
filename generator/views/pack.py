"""The pack: its ninety-seven cards, each with its name and the questions on its worth."""

from collections.abc import Iterable
from dataclasses import dataclass

from generator.model.cards import (
    CARDS,
    KINGS,
    MATTO,
    SUIT_CARDS,
    SUIT_NAMES,
    is_trump,
    trump_number,
)
from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.naming import card_name
from generator.views.refs import Link, question_short

ARIE_FROM = 36
PAPI = range(2, 6)
FIVES = (10, 13, 20)
HIGH = (28, *range(30, 36))


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card."""

    code: str
    name: str
    worth: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class CardGroup:
    """The cards of a suit, or the tarocchi, or the Matto."""

    id: str
    title: str
    cards: tuple[CardEntry, ...]


@dataclass(frozen=True, slots=True)
class CardsPage:
    """Everything the template prints."""

    title: str
    under: str
    groups: tuple[CardGroup, ...]
    cite: Cite
    state: str


def cards_page(context: Context) -> CardsPage:
    """The pack, suit by suit, then the tarocchi and the Matto."""
    title, state = context.word("menu-cards"), state_of_site(context)
    suits = tuple(
        _group(context, name, [code for code in CARDS[:SUIT_CARDS] if code[0] == suit])
        for suit, name in SUIT_NAMES.items()
    )
    return CardsPage(
        title=title,
        under=context.word("under-cards"),
        groups=(
            *suits,
            _group(context, "tarocchi", filter(is_trump, CARDS)),
            _group(context, "matto", [MATTO]),
        ),
        cite=cite(context, title, state),
        state=state,
    )


def _group(context: Context, id: str, codes: Iterable[str]) -> CardGroup:
    return CardGroup(
        id=id,
        title=context.word(f"cards-of-{id}"),
        cards=tuple(_card(context, code) for code in codes),
    )


def _card(context: Context, code: str) -> CardEntry:
    asked = question_of(code)
    question = context.library.questions.get(asked) if asked else None
    worth = (
        (Link(question_short(context, question), context.address.question(question.id)),)
        if question
        else ()
    )
    return CardEntry(code, card_name(context.word, code), worth)


def question_of(code: str) -> str | None:
    """The question that asks what a card is worth; None for those that never count."""
    if code == MATTO:
        return "cards.matto"
    if not is_trump(code):
        return "cards.kings" if code in KINGS else None
    number = trump_number(code)
    if number >= ARIE_FROM:
        return "cards.arie"
    special = {1: "cards.trump_1", 29: "cards.trump_29"}
    if number in special:
        return special[number]
    if number in PAPI:
        return "cards.trumps_2_to_5"
    if number in FIVES:
        return "cards.trumps_10_13_20"
    return "cards.trumps_28_30_to_35" if number in HIGH else None
