"""The pack: its ninety-seven cards, each with its names and its worth in every form."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from generator.model.cards import CARDS, MATTO, SUIT_CARDS, SUIT_NAMES, is_trump
from generator.views.card_worth import WorthLine, question_of, questions_of, worth_lines
from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.naming import card_name, joined
from generator.views.refs import Ref, passage_refs


@dataclass(frozen=True, slots=True)
class CardEntry:
    """One card."""

    code: str
    label: str  # as the deals call it: `Tarocco 28`
    names: tuple[str, ...]  # its picture, and other names, unless `label` says them; markup
    printed: str | None  # the number on it
    named_in: tuple[Ref, ...]
    worth: tuple[WorthLine, ...]
    summary: str
    cite: Cite


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
    lines = worth_lines(context)
    suits = tuple(
        _group(context, lines, name, [code for code in CARDS[:SUIT_CARDS] if code[0] == suit])
        for suit, name in SUIT_NAMES.items()
    )
    return CardsPage(
        title=title,
        under=context.word("under-cards"),
        groups=(
            *suits,
            _group(context, lines, "tarocchi", filter(is_trump, CARDS)),
            _group(context, lines, "matto", [MATTO]),
        ),
        cite=cite(context, title, state),
        state=state,
    )


def _group(
    context: Context, lines: Mapping[str, WorthLine], id: str, codes: Iterable[str]
) -> CardGroup:
    return CardGroup(
        id=id,
        title=context.word(f"cards-of-{id}"),
        cards=tuple(_card(context, lines, code) for code in codes),
    )


def _card(context: Context, lines: Mapping[str, WorthLine], code: str) -> CardEntry:
    record = context.library.cards.get(code)
    texts = context.library.card_texts
    names = (texts.find(context.lang, code, "name"), texts.own(context.lang, code, "also"))
    worth = tuple(lines[id] for id in questions_of(context.library, code) if id in lines)
    label = card_name(context.word, code)
    return CardEntry(
        code=code,
        label=label,
        names=tuple(context.prose.line(n) for n in names if n and not _said(n.words, label)),
        printed=record.printed if record else None,
        named_in=passage_refs(context, record.cites) if record else (),
        worth=worth,
        summary=_summary(context, lines, code),
        cite=cite(context, context.word("cite-card", card=label), _state(context, worth), code),
    )


def _said(name: str, label: str) -> bool:
    """Whether a label begins with a name, or with what follows its article: `la Luna`."""
    return label.startswith((name, name.partition(" ")[2] or name))


def _state(context: Context, worth: tuple[WorthLine, ...]) -> str:
    """How surely the sources have what they say of a card: `stated 9, implied 1`."""
    counted = Counter(
        holder.state
        for line in worth
        for saying in line.sayings
        for holder in saying.holders
        if holder.played
    )
    evidence = (
        context.word("state-card-evidence", count=count, evidence=context.word(f"evidence-{state}"))
        for state, count in counted.most_common()
    )
    told = joined(context.word, evidence, "comma")
    return context.word("state-card", answers=counted.total(), evidence=told)


def _summary(context: Context, lines: Mapping[str, WorthLine], code: str) -> str:
    """What most forms give for the card alone, and whether some form gives something else."""
    asked = [lines[id] for id in questions_of(context.library, code) if id in lines]
    if not asked:
        return context.word("card-worthless")
    own = question_of(code)
    line = lines.get(own) if own else None
    worth = line.sayings[0].words if line else context.word("unit-points", count=0)
    parted = any(len(line.sayings) > 1 for line in asked)
    return context.word("card-summary", worth=worth, parted="yes" if parted else "no")
