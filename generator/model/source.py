"""Sources: their record, their provisions in their own order, their worked examples."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from generator.model.answers import Mark
from generator.model.texts import Texts


class EvidenceKind(Enum):
    """What kind of testimony a source is (after the Digital Ludeme Project)."""

    RULES_TEXT = "rules_text"
    CONTEMPORARY_RULE_DESCRIPTION = "contemporary_rule_description"
    HISTORICAL_RULE_DESCRIPTION = "historical_rule_description"
    MANUSCRIPT_COPY = "manuscript_copy"
    MODERN_DESCRIPTION = "modern_description"
    SOFTWARE = "software"


class RuleSetKind(Enum):
    """How a rule set came to be (after the Digital Ludeme Project)."""

    DESCRIBED = "described"
    OBSERVED = "observed"
    SUGGESTED = "suggested"
    SCHOLARLY = "scholarly"
    RECONSTRUCTED = "reconstructed"
    INCOMPLETE = "incomplete"
    NONE = "none"


class Read(Enum):
    """How far a work was read for this edition."""

    WHOLE = "whole"
    PART = "part"
    NONE = "none"


class Layer(Enum):
    """The forms through which a text came down to us, in order."""

    PRINTED_BOOK = "printed_book"
    MANUSCRIPT = "manuscript"
    TRANSCRIPTION = "transcription"
    GERMAN = "german"
    ITALIAN = "italian"
    ENGLISH = "english"
    TRANSLATED_IT = "translated_it"
    TRANSLATED_EN = "translated_en"
    SCREEN_PAGE = "screen_page"


class Uncertainty(Enum):
    """Why a source, or our reading of it, may mislead."""

    TRANSLATED = "translated"
    AT_SECOND_HAND = "at_second_hand"
    INCOMPLETE = "incomplete"
    UNCERTAIN_DATE = "uncertain_date"
    SUSPECTED_COPY = "suspected_copy"
    WRITTEN_LONG_AFTER = "written_long_after"
    WORDING_GARBLED = "wording_garbled"
    AUTHOR_UNKNOWN = "author_unknown"


class Rights(Enum):
    """On what ground we may show what we show."""

    PUBLIC_DOMAIN = "public_domain"
    RENDERING_OURS = "rendering_ours"
    FACTS_ONLY = "facts_only"
    NOT_REPRODUCED = "not_reproduced"


class Context(Enum):
    """Why a provision answers no question."""

    HISTORY = "history"
    ADVICE = "advice"
    SOFTWARE = "software"
    PRAISE = "praise"
    CONTEXT = "context"
    LITERATURE = "literature"


@dataclass(frozen=True, slots=True)
class Numbering:
    """One way of counting the places of a source; `counts` are the keys its loci use."""

    id: str
    counts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of the work that can be looked at."""

    library: str | None = None
    shelfmark: str | None = None
    address: str | None = None
    opens_at: str | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """When and where the play described took place; years."""

    place: str | None = None
    not_before: int | None = None
    not_after: int | None = None


@dataclass(frozen=True, slots=True)
class Locus:
    """A place in a source: figures or marks by key, in the order of the numbering."""

    parts: tuple[tuple[str, str], ...]
    of: str | None


class Difference(Enum):
    """In what a witness differs from the text it witnesses."""

    RULE = "rule"
    WORDING = "wording"
    OMISSION = "omission"
    ADDITION = "addition"
    REPETITION = "repetition"
    ORDER = "order"
    FIGURES = "figures"
    PUNCTUATION = "punctuation"
    SPELLING = "spelling"


@dataclass(frozen=True, slots=True)
class Witnessed:
    """Where a witness differs from the text it witnesses: a few words of each."""

    lemma: str
    reading: str
    kind: Difference


@dataclass(frozen=True, slots=True)
class Provision:
    """The smallest citable piece of a source."""

    id: str
    locus: Locus
    matter: tuple[str, ...]  # stages it speaks of
    at: Mark = field(compare=False, repr=False)
    terms: tuple[str, ...] = ()
    readings: tuple[Witnessed, ...] = ()
    context: Context | None = None
    was: tuple[str, ...] = ()


class RecordField(Enum):
    """The entries of a record that may be doubtful, or said otherwise in another language.

    Their names are those of CSL.
    """

    AUTHOR = "author"
    EDITOR = "editor"
    TITLE = "title"
    CONTAINER_TITLE = "container-title"
    EDITION = "edition"
    VOLUME = "volume"
    ISSUE = "issue"
    PAGE = "page"
    ISSUED = "issued"
    PUBLISHER = "publisher"
    PUBLISHER_PLACE = "publisher-place"
    ARCHIVE_LOCATION = "archive_location"
    ARCHIVE_PLACE = "archive-place"
    STATUS = "status"
    URL = "URL"


@dataclass(frozen=True, slots=True)
class Said:
    """One value of a disputed entry, and who gives it: sources, passages, or TRANSLATOR."""

    value: str
    by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Doubt:
    """An entry of a record on which records disagree; why, stands in source.<lang>.yaml."""

    field: RecordField
    values: tuple[Said, ...]
    kept: str | None  # the value that the record has; None where it has none of them


class ExampleKind(Enum):
    """What a worked example works out."""

    COUNT = "count"
    MARKS = "marks"
    RESTI = "resti"
    PENALTY = "penalty"
    LEGAL = "legal"
    TRICK = "trick"
    DEAL = "deal"


class Outcome(Enum):
    """What comes of running a source's own example through its rules."""

    AGREES = "agrees"
    CONTRADICTS = "contradicts"
    NOT_DECIDABLE = "not_decidable"


TRANSLATOR = "translator"  # of the text through which we know a source
Given = Mapping[str, object]  # plain data: text, lists, maps of text


@dataclass(frozen=True, slots=True)
class Example:
    """A source's worked example, to be run under every form it names."""

    id: str
    provision: str
    kind: ExampleKind
    forms: tuple[str, ...]
    given: Given
    expected: Given
    outcome: Outcome
    changes: Mapping[str, str]  # `with`: crux letters or values other than the played ones
    at: Mark = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Source:
    """A work that says, or may say, how Minchiate was played."""

    id: str
    siglum: str | None
    evidence: EvidenceKind
    ruleset: RuleSetKind
    read: Read
    play: Play
    layers: tuple[Layer, ...]
    uncertainty: tuple[Uncertainty, ...]
    bibliography: Mapping[str, object]  # CSL-JSON shaped
    copies: tuple[Copy, ...]
    numberings: tuple[Numbering, ...]
    rights: tuple[Rights, ...]
    credits: Mapping[str, tuple[str, ...]]
    doubts: tuple[Doubt, ...]
    provisions: tuple[Provision, ...]
    examples: tuple[Example, ...]
    was: tuple[str, ...]
    texts: Texts  # source.<lang>.yaml
    rendering: Texts
    notes: Texts
    example_texts: Texts
    at: Mark = field(compare=False, repr=False)

    def provision(self, id: str) -> Provision | None:
        """The provision of that id, None if there is none."""
        return next((p for p in self.provisions if p.id == id), None)
