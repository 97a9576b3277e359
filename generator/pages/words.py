"""The words of the interface: Fluent messages of generator/words/<lang>.ftl.

A message costs some forty microseconds, and a page asks for hundreds: what was said once with
the same arguments is kept.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from generator.model.texts import FIRST_LANGUAGE

FOLDER = Path(__file__).resolve().parents[1] / "words"


RESOURCES: dict[str, Resource] = {}  # what was read, by the text


class WrongWords(ValueError):
    """A message that cannot be put together from the arguments given."""


@dataclass(slots=True)
class Words:
    """The messages of one language; those it lacks are said in English and noted."""

    lang: str
    bundles: tuple[FluentBundle, ...]  # its own, then English
    borrowed: set[str] = field(default_factory=set)  # ids that were said in English
    said: dict[tuple[object, ...], str] = field(default_factory=dict)

    def __call__(self, id: str, /, **arguments: object) -> str:
        """The message in words; raises KeyError for an id that no language has."""
        key = (id, *arguments, *arguments.values())
        words = self.said.get(key)
        if words is None:
            words = self.said[key] = self._format(id, arguments)
        return words

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return any(bundle.has_message(id) for bundle in self.bundles)

    def _format(self, id: str, arguments: Mapping[str, object]) -> str:
        for place, bundle in enumerate(self.bundles):
            if not bundle.has_message(id):
                continue
            if place:
                self.borrowed.add(id)
            pattern = bundle.get_message(id).value
            if pattern is None:
                raise WrongWords(f"the message {id} has no words of its own")
            words, errors = bundle.format_pattern(pattern, dict(arguments))
            if errors:
                raise WrongWords(f"the message {id}: {errors[0]}")
            return str(words)
        raise KeyError(id)


def words_of(lang: str, folder: Path = FOLDER) -> Words:
    """The words of a language; raises FileNotFoundError if it has none at all."""
    if not (folder / f"{lang}.ftl").is_file():
        raise FileNotFoundError(folder / f"{lang}.ftl")
    tongues = dict.fromkeys((lang, FIRST_LANGUAGE))
    bundles = (_bundle(tongue, folder / f"{tongue}.ftl") for tongue in tongues)
    return Words(lang, tuple(bundle for bundle in bundles if bundle is not None))


def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """The languages that have words, English first."""
    found = sorted(path.stem for path in folder.glob("*.ftl"))
    return tuple(sorted(found, key=lambda lang: lang != FIRST_LANGUAGE))


def _bundle(lang: str, file: Path) -> FluentBundle | None:
    if not file.is_file():
        return None
    return _parsed(lang, file.read_text("utf-8"))


@lru_cache(maxsize=8)
def _parsed(lang: str, text: str) -> FluentBundle:
    """The messages of a file's text: every language asks for those of the first too."""
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(read_words(text))
    return bundle


def read_words(text: str) -> Resource:
    """The messages of a file's text, as they are written; where each stands is not noted."""
    if text not in RESOURCES:
        RESOURCES[text] = FluentParser(with_spans=False).parse(text)
    return RESOURCES[text]
