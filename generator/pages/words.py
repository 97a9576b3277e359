"""The words of the interface: Fluent messages of generator/words/<lang>.ftl.

A message costs some forty microseconds, and a page asks for hundreds: what was said once with
the same arguments is kept. What is formatted has blanks where a text or a figure only stands in
its place, so that it serves for all of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from generator.model.texts import FIRST_LANGUAGE
from generator.pages.choosing import Chosen, chosen_by

FIRST_BLANK = 0xE000  # of the letters that belong to no language
FIGURE = "figure-alone"  # a message of ours: a figure as the language writes it
FOLDER = Path(__file__).resolve().parents[1] / "words"


RESOURCES: dict[str, Resource] = {}  # what was read, by the text


class WrongWords(ValueError):
    """A message that cannot be put together from the arguments given."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """The messages of one language alone."""

    bundle: FluentBundle
    chosen: Chosen  # by which arguments each of them chooses its words
    formatted: dict[tuple[object, ...], str] = field(default_factory=dict)  # with blanks in it

    def say(self, id: str, arguments: Mapping[str, object]) -> str:
        """A message of the language, filled in."""
        chosen, asked = self.chosen[id], dict(arguments)
        put: list[tuple[str, str]] = []  # blanks and what goes there
        for name, value in arguments.items():
            kind = type(value)
            if name not in chosen and (kind is str or kind is int):
                asked[name] = blank = chr(FIRST_BLANK + len(put))
                put.append((blank, value if isinstance(value, str) else self._figure(value)))
        words = self._format(id, asked)
        for blank, text in put:
            words = words.replace(blank, text)
        return words

    def _figure(self, figure: object) -> str:
        """A figure as the language writes it."""
        words = self.formatted.get((figure,))
        if words is None:
            words = self.formatted[(figure,)] = self._format(FIGURE, {"figure": figure})
        return words

    def _format(self, id: str, arguments: dict[str, object]) -> str:
        key = (id, *arguments, *arguments.values())
        words = self.formatted.get(key)
        if words is None:
            pattern = self.bundle.get_message(id).value
            if pattern is None:
                raise WrongWords(f"the message {id} has no words of its own")
            said, errors = self.bundle.format_pattern(pattern, arguments)
            if errors:
                raise WrongWords(f"the message {id}: {errors[0]}")
            words = self.formatted[key] = str(said)
        return words


@dataclass(slots=True, eq=False)
class Words:
    """The messages of one language; those it lacks are said in English and noted."""

    lang: str
    tongues: tuple[Tongue, ...]  # its own, then English
    borrowed: set[str] = field(default_factory=set)  # ids that were said in English
    said: dict[tuple[object, ...], str] = field(default_factory=dict)

    def __call__(self, id: str, /, **arguments: object) -> str:
        """The message in words; raises KeyError for an id that no language has."""
        key = (id, *arguments, *arguments.values())
        words = self.said.get(key)
        if words is None:
            words = self.said[key] = self._say(id, arguments)
        return words

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(tongue.bundle.has_message(id) for tongue in self.tongues)

    def _say(self, id: str, arguments: Mapping[str, object]) -> str:
        for place, tongue in enumerate(self.tongues):
            if tongue.bundle.has_message(id):
                if place:
                    self.borrowed.add(id)
                return tongue.say(id, arguments)
        raise KeyError(id)


def words_of(lang: str, folder: Path = FOLDER) -> Words:
    """The words of a language; raises FileNotFoundError if it has none at all."""
    if not (folder / f"{lang}.ftl").is_file():
        raise FileNotFoundError(folder / f"{lang}.ftl")
    tongues = dict.fromkeys((lang, FIRST_LANGUAGE))
    found = (_tongue(tongue, folder / f"{tongue}.ftl") for tongue in tongues)
    return Words(lang, tuple(each for each in found if each is not None))


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """The languages that have words, English first."""
    found = sorted(path.stem for path in folder.glob("*.ftl"))
    return tuple(sorted(found, key=lambda lang: lang != FIRST_LANGUAGE))


def _tongue(lang: str, file: Path) -> Tongue | None:
    if not file.is_file():
        return None
    return _parsed(lang, file.read_text("utf-8"))


@lru_cache(maxsize=8)
def _parsed(lang: str, text: str) -> Tongue:
    """The messages of a file's text: every language asks for those of the first too."""
    resource = read_words(text)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    bundle.add_resource(read_words(f"{FIGURE} = {{ $figure }}"))
    return Tongue(bundle, chosen_by(resource.body))


def read_words(text: str) -> Resource:
    """The messages of a file's text, as they are written; where each stands is not noted."""
    if text not in RESOURCES:
        RESOURCES[text] = FluentParser(with_spans=False).parse(text)
    return RESOURCES[text]
