"""What a view needs from outside: the language, its words, the addresses, prose made ready."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar, cast

from generator.model.library import Library
from generator.model.texts import Text
from generator.replay.diverge import Divergence
from generator.replay.effects import FormStudy
from generator.replay.play import Replay
from generator.replay.setting import Setting
from generator.views.backlinks import Backlinks
from generator.views.releases import Release

T = TypeVar("T")


class Words(Protocol):
    """The words of a page's language by message id; raises KeyError for an unknown id."""

    def __call__(self, id: str, /, **arguments: object) -> str: ...
    def __hash__(self) -> int: ...  # sentences are kept by the words that they are made of


class Addresses(Protocol):
    """The addresses of things, relative to the page that is being made."""

    def home(self) -> str: ...
    def source(self, source: str, provision: str | None = None) -> str: ...
    def synopsis(self, stage: str) -> str: ...
    def compare(self, stage: str | None = None) -> str: ...
    def question(self, question: str, cell: str | None = None) -> str: ...
    def pair(self, one: str, other: str) -> str: ...
    def rulebook(self, form: str) -> str: ...
    def replay(self, deal: str, step: str | None = None) -> str: ...
    def diverge(self, deal: str, other: str) -> str: ...
    def crux(self, crux: str) -> str: ...
    def term(self, term: str) -> str: ...
    def card(self, code: str) -> str: ...
    def page(self, name: str, anchor: str | None = None) -> str: ...
    def data(self, path: str) -> str: ...
    def download(self, name: str) -> str: ...

    def lasting(self, anchor: str | None = None) -> str:
        """The lasting address of this page, or of a place on it, for citing."""
        ...


class Prose(Protocol):
    """A text as ready markup, with its language marked where it is not the page's own."""

    def __call__(self, text: Text, /) -> str: ...

    def bare(self, text: Text, /) -> str:
        """Paragraphs without a mark of their language: it stands around them."""
        ...

    def line(self, text: Text, /) -> str:
        """A text of one paragraph, without the paragraph around it."""
        ...


@dataclass(frozen=True, slots=True)
class Context:
    """Everything a view may look at. `settings` holds every form by id, compiled."""

    library: Library
    lang: str
    word: Words
    address: Addresses
    prose: Prose
    settings: Mapping[str, Setting]
    replays: Mapping[str, Replay] = field(default_factory=dict)  # kept deals by Deal.id
    divergences: Mapping[str, tuple[Divergence, ...]] = field(default_factory=dict)  # by Deal.id
    study: Mapping[str, FormStudy] = field(default_factory=dict)  # as kept, by form
    bibliography: Mapping[str, str] = field(default_factory=dict)  # entries by source, as HTML
    releases: tuple[Release, ...] = ()  # oldest first, and the values as they are now; or none
    version: str = ""
    date: str = ""  # of the release, as 2026-11-30
    corrections: str = ""  # the address that takes corrections, with {title} and {body} in it
    links: Backlinks = field(default_factory=Backlinks)
    names: Mapping[str, str] = field(default_factory=dict)  # of every language, in itself
    known: dict[object, object] = field(default_factory=dict)  # for `once`, shared by all pages

    def once(self, key: object, make: Callable[[], T]) -> T:
        """What `make` gives, made once for all pages of the language; nothing with addresses."""
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = make()
        return cast(T, found)


def cell_anchor(form: str, letter: str | None = None) -> str:
    """The anchor of a form's cell on a question's page: `vienna-1756-pairs`, `...-pairs.B`."""
    anchor = form.replace("/", "-")
    return anchor if letter is None else f"{anchor}.{letter}"
