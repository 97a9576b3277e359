"""The library: everything that a folder of data holds, loaded and linked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields

from generator.model.answers import Answer, Citation
from generator.model.deal import Deal
from generator.model.glossary import Term
from generator.model.pack import PrintedCard
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.model.source import Source
from generator.model.texts import Texts

STAGES = (
    "pack", "cards", "versicole", "players", "deal", "rob", "fola", "discard", "stay",
    "declare", "play", "matto", "deaths", "tally", "resti", "irregular", "match",
)  # fmt: skip


Pair = tuple[str, str]  # two forms by id, in the order of their address


class UnknownId(Exception):
    """No record of that id; `near` are the ids most like it."""

    def __init__(self, what: str, id: str, near: tuple[str, ...] = ()) -> None:
        self.what = what
        self.id = id
        self.near = near
        super().__init__(f"no {what} '{id}'")


@dataclass(frozen=True, slots=True)
class CruxEntry:
    """A crux of the library: its letters and the questions where it may stand."""

    id: str
    letters: tuple[str, ...]
    questions: tuple[str, ...]
    unplayable: tuple[str, ...] = ()
    was: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NamedTerm:
    """A thing of the game whose name was chosen in each language; `matter` are its stages."""

    id: str
    matter: tuple[str, ...] = ()
    was: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Unshown:
    """Why some things are in no kept deal: answers that decide no step, passages that act in none.

    `answers` are questions, or questions with one value, as `fola.search=none`.
    """

    id: str
    answers: tuple[str, ...] = ()
    cites: tuple[Citation, ...] = ()
    was: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Library:
    """Questions, sources, rule sets, cruxes, deals, cards and terms, by id, each in its order."""

    questions: Mapping[str, Question]
    sources: Mapping[str, Source] = field(default_factory=dict)
    rulesets: Mapping[str, RuleSet] = field(default_factory=dict)
    cruxes: Mapping[str, CruxEntry] = field(default_factory=dict)
    deals: Mapping[str, Deal] = field(default_factory=dict)  # by Deal.id
    question_texts: Mapping[str, Texts] = field(default_factory=dict)  # by stage
    crux_texts: Texts = field(default_factory=Texts)
    ruleset_notes: Mapping[str, Texts] = field(default_factory=dict)
    cards: Mapping[str, PrintedCard] = field(default_factory=dict)  # by code
    glossary: Mapping[str, Term] = field(default_factory=dict)
    card_texts: Texts = field(default_factory=Texts)
    glossary_texts: Texts = field(default_factory=Texts)
    terms: Mapping[str, NamedTerm] = field(default_factory=dict)
    term_texts: Texts = field(default_factory=Texts)
    pairs: tuple[Pair, ...] = ()  # forms whose comparison has a page by name
    unshown: Mapping[str, Unshown] = field(default_factory=dict)
    unshown_texts: Texts = field(default_factory=Texts)

    def forms(self) -> Iterator[tuple[RuleSet, str]]:
        """Every playable form, as rule set and form id, in order."""
        for ruleset in self.rulesets.values():
            for form in ruleset.forms:
                yield ruleset, form


def answer_of(ruleset: RuleSet, question: str, form: str) -> Answer[object] | None:
    """What a form answers to a question by id; None if it was not read there."""
    stage, _, name = question.partition(".")
    return getattr(getattr(ruleset, stage), name).get(form)  # type: ignore[no-any-return]


def question_paths() -> tuple[str, ...]:
    """The ids of all questions, from the fields of RuleSet, in order."""
    return tuple(f"{stage}.{f.name}" for stage in STAGES for f in fields(_group_type(stage)))


def _group_type(stage: str) -> type:
    kind = next(f.type for f in fields(RuleSet) if f.name == stage)
    assert isinstance(kind, type), stage
    return kind
