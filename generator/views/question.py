"""The page of one question: how it is asked, and what each source answers, cell by cell."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from generator.model.library import answer_of
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.model.texts import FIRST_LANGUAGE
from generator.views.answers import AnswerBlock, answer_blocks
from generator.views.citing import Cite, cite
from generator.views.context import Context
from generator.views.dated import StripEntry, first_of_all, strip
from generator.views.effects import Effect, caution, effects
from generator.views.naming import joined
from generator.views.refs import Link, question_short, question_text, spoken, stage_text

_CODES = re.compile(r"(?<=Code )[a-z0-9]+\b(?!_)|\b[a-z0-9]+(?:_[a-z0-9]+)+\b")
# codes are English: elsewhere a word of three letters or more that is one can be nothing else
_FOREIGN_CODES = re.compile(r"\b[a-z0-9_]{3,}\b")


@dataclass(frozen=True, slots=True)
class QuestionHead:
    """How the question is asked."""

    id: str
    stage: str
    stage_href: str
    asks: str
    short: str
    how: str | None
    kind: str
    consequence: str
    dimension: str | None
    applies: str | None
    unit: str | None


@dataclass(frozen=True, slots=True)
class First:
    """Which source has a rule for it first."""

    text: str


@dataclass(frozen=True, slots=True)
class Downloads:
    """The answers as files."""

    csv_href: str | None
    json_href: str


@dataclass(frozen=True, slots=True)
class Neighbours:
    """The questions before and after."""

    previous: Link | None
    next: Link | None


@dataclass(frozen=True, slots=True)
class QuestionPage:
    """Everything the template prints."""

    question: QuestionHead
    first: First | None
    strip: tuple[StripEntry, ...]
    cells: tuple[AnswerBlock, ...]
    effects: tuple[Effect, ...]  # of every other value in every form, the heaviest first
    caution: Link | None
    table: Downloads
    neighbours: Neighbours
    cite: Cite
    state: str


def question_page(context: Context, question: Question) -> QuestionPage:
    """The page of a question."""
    head = _head(context, question)
    state = context.word("state-question", sets=_sets(context, question))
    first = first_of_all(context, question)
    return QuestionPage(
        question=head,
        first=First(first) if first else None,
        strip=strip(context, question),
        cells=answer_blocks(context, question),
        effects=effects(context, question.id),
        caution=caution(context),
        table=Downloads(csv_href=None, json_href="index.json"),
        neighbours=_neighbours(context, question),
        cite=cite(context, head.asks, state),
        state=state,
    )


def _head(context: Context, question: Question) -> QuestionHead:
    word = context.word
    return QuestionHead(
        id=question.id,
        stage=stage_text(context, question.stage, "short"),
        stage_href=context.address.compare(question.stage),
        asks=question_text(context, question, "asks") or question.id,
        short=question_short(context, question),
        how=_how(context, question),
        kind=word(f"question-kind-{question.kind.value}"),
        consequence=word(f"consequence-{question.consequence.value}"),
        dimension=_dimension(context, question),
        applies=_applies(context, question.applies_when or {}),
        unit=word(f"unit-name-{question.unit}") if question.unit else None,
    )


def _how(context: Context, question: Question) -> str | None:
    """The coder's guide, with the words of values in the place of their codes."""
    guide = question_text(context, question, "how")
    texts = context.library.question_texts[question.stage]
    said = {
        value: context.word("quoted", words=spoken(context, words))
        for value in question.allowed
        if (words := texts.find(context.lang, question.name, "values", value)) is not None
    }
    codes = _CODES if context.lang == FIRST_LANGUAGE else _FOREIGN_CODES
    return guide and codes.sub(lambda found: said.get(found[0], found[0]), guide)


def _dimension(context: Context, question: Question) -> str | None:
    if not question.dimension:
        return None
    numbers = joined(context.word, map(str, question.dimension))
    return context.word("question-dimension", numbers=numbers)


def _applies(context: Context, when: Mapping[str, tuple[str, ...]]) -> str | None:
    """`King rule: forced`."""
    clauses = []
    for id, allowed in when.items():
        other = context.library.questions[id]
        texts = context.library.question_texts[other.stage]
        words = [texts.find(context.lang, other.name, "values", value) for value in allowed]
        values = [
            spoken(context, text) if text else value
            for text, value in zip(words, allowed, strict=True)
        ]
        clauses.append(
            context.word(
                "question-applies-when",
                question=question_short(context, other),
                values=joined(context.word, values, "or"),
            )
        )
    return joined(context.word, clauses, "semicolon") or None


def _sets(context: Context, question: Question) -> int:
    """How many rule sets answer the question, or were read for it."""
    return sum(1 for ruleset in context.library.rulesets.values() if _read(ruleset, question))


def _read(ruleset: RuleSet, question: Question) -> bool:
    return any(answer_of(ruleset, question.id, form) is not None for form in ruleset.forms)


def _neighbours(context: Context, question: Question) -> Neighbours:
    ids = list(context.library.questions)
    place = ids.index(question.id)
    before = ids[place - 1] if place else None
    after = ids[place + 1] if place + 1 < len(ids) else None
    return Neighbours(_neighbour(context, before), _neighbour(context, after))


def _neighbour(context: Context, id: str | None) -> Link | None:
    if id is None:
        return None
    question = context.library.questions[id]
    return Link(question_short(context, question), context.address.question(id))
