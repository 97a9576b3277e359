"""A rulebook: sentences made from the readings of one form, in the order of play.

Every question that arises under the form has its sentence, in the order of the questionnaire:
what the source says, what a filler supplies, what we conjecture, and what nobody says.
"""

from dataclasses import dataclass

from generator.model.library import answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.model.seats import Sides
from generator.model.source import Source
from generator.model.texts import Text
from generator.views.cells import NOT_READ, Cell, CruxMark, arises, cell
from generator.views.citing import Cite, cite
from generator.views.compare import questions_of, stages_asked
from generator.views.context import Context
from generator.views.governing import paragraphs
from generator.views.refs import (
    Link,
    Ref,
    form_name,
    form_parts,
    question_text,
    siglum_of,
    source_short,
    source_title,
    stage_text,
)
from generator.views.sheet import Sheet, table_sheet
from generator.views.uses import deal_title
from generator.views.values import joined, says

SAID = ("stated", "implied", "conjectured", "supplied")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule: its words, how surely we have them, and from where."""

    id: str  # of the question
    number: str
    text: str
    state: str
    cites: tuple[Ref, ...]  # of a silence: where we looked
    source: Ref | None  # of a supplied sentence; none where the editors supply it
    crux: CruxMark | None
    href: str | None
    note_html: str | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """The sentences of one stage."""

    id: str
    title: str
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class BookHead:
    """What stands above the sentences."""

    form: str
    siglum: str
    title: str
    under: str | None
    source: Ref
    lead_html: str | None
    caution: str | None
    players: str
    contents: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class BookDeal:
    """A kept deal played by these rules."""

    title: str
    href: str
    about: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Everything that rulebook.html.j2 prints."""

    book: BookHead
    sections: tuple[Section, ...]
    deals: tuple[BookDeal, ...]
    sheet: Sheet | None
    cite: Cite
    state: str


def rulebook_page(context: Context, form_id: str) -> Rulebook:
    """The rulebook of one form."""
    ruleset, form = form_parts(context, form_id)
    sections = _sections(context, ruleset, form)
    head = _head(context, ruleset, form, sections)
    state = context.word("book-state", source=source_short(context, ruleset.source))
    return Rulebook(
        book=head,
        sections=sections,
        deals=_deals(context, form_id),
        sheet=table_sheet(context, ruleset, form) if form_id in context.settings else None,
        cite=cite(context, head.title, state),
        state=state,
    )


def _head(context: Context, ruleset: RuleSet, form: str, sections: tuple[Section, ...]) -> BookHead:
    source = context.library.sources.get(ruleset.source)
    name = form_name(context, ruleset, form)
    short = source_short(context, ruleset.source)
    return BookHead(
        form=f"{ruleset.id}/{form}",
        siglum=siglum_of(context, ruleset),
        title=context.word("book-title", source=short, form=name),
        under=context.word("book-under"),
        source=Ref(
            label=source_title(context, ruleset.source),
            href=context.address.source(ruleset.source),
        ),
        lead_html=None,
        caution=_caution(context, ruleset, form, source),
        players=players(context, ruleset, form),
        contents=tuple(Link(section.title, f"#{section.id}") for section in sections),
    )


def players(context: Context, ruleset: RuleSet, form: str) -> str:
    """For whom a form is: `four players in two pairs`."""
    found = ruleset.forms[form]
    how = "pairs" if found.sides is Sides.PAIRS else "each"
    return context.word(f"book-players-{how}", count=found.players)


def _caution(context: Context, ruleset: RuleSet, form: str, source: Source | None) -> str | None:
    """That the form cannot be played yet; else why the source, or our reading, may mislead."""
    if f"{ruleset.id}/{form}" not in context.settings:
        return context.word("book-unplayable")
    words = [
        context.word(f"uncertainty-{doubt.value.replace('_', '-')}")
        for doubt in (source.uncertainty if source else ())
    ]
    if not words:
        return None
    return context.word("book-caution", doubts=joined(context.word, words))


def _sections(context: Context, ruleset: RuleSet, form: str) -> tuple[Section, ...]:
    sections: list[Section] = []
    for stage in stages_asked(context):
        asked = [q for q in questions_of(context, stage) if arises(ruleset, form, q)]
        if not asked:
            continue
        number = len(sections) + 1
        sentences = (
            sentence(context, ruleset, form, question, f"{number}.{place}")
            for place, question in enumerate(asked, 1)
        )
        sections.append(Section(stage, stage_text(context, stage, "title"), tuple(sentences)))
    return tuple(sections)


def sentence(
    context: Context, ruleset: RuleSet, form: str, question: Question, number: str
) -> Sentence:
    """The sentence that a form's answer to one question makes."""
    found = cell(context, ruleset, form, question)
    return Sentence(
        id=question.id,
        number=number,
        text=_text(context, ruleset, form, question, found),
        state=found.state,
        cites=found.cites,
        source=found.source,
        crux=found.crux,
        href=found.href,
    )


def _text(context: Context, ruleset: RuleSet, form: str, question: Question, found: Cell) -> str:
    answer = answer_of(ruleset, question.id, form)
    if answer is not None and found.state in SAID:
        said = says(context, question, answer.played)
        if said is not None:
            return said
    asks = question_text(context, question, "asks") or question.id
    state = found.state if found.state in ("silent", "not-applicable", NOT_READ) else "value"
    return context.word(f"book-{state}", asks=asks, value=found.words or "")


def _deals(context: Context, form_id: str) -> tuple[BookDeal, ...]:
    return tuple(
        BookDeal(
            title=deal_title(context, deal.id),
            href=context.address.replay(deal.id),
            about=_about(context, deal.texts.find(context.lang, "intro")),
        )
        for deal in context.library.deals.values()
        if f"{deal.ruleset}/{deal.form}" == form_id
    )


def _about(context: Context, intro: Text | None) -> str:
    """The first paragraph of a deal's introduction."""
    return next(iter(paragraphs(context, intro)), "")
