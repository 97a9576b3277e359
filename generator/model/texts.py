"""Prose of readers' languages, kept apart from the data it speaks of."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Tree = Mapping[str, "str | Tree"]
FIRST_LANGUAGE = "en"
OF_ONE_LANGUAGE = frozenset({"also"})  # a second name: each language has its own, or none


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of prose and the language it is really in (English where nothing else is)."""

    words: str
    lang: str


@dataclass(frozen=True, slots=True)
class Texts:
    """The prose of one data file: by language, then by id, then by key."""

    trees: Mapping[str, Tree] = field(default_factory=dict)

    def find(self, lang: str, *path: str) -> Text | None:
        """The text at `path` in `lang`, else in English, else None."""
        own = self._at(self.trees.get(lang, {}), path)
        if own is not None:
            return Text(own, lang)
        first = self._at(self.trees.get(FIRST_LANGUAGE, {}), path)
        return None if first is None else Text(first, FIRST_LANGUAGE)

    def own(self, lang: str, *path: str) -> Text | None:
        """The text at `path` in `lang` itself, else None: for what is not translated."""
        words = self._at(self.trees.get(lang, {}), path)
        return None if words is None else Text(words, lang)

    def has(self, lang: str, *path: str) -> bool:
        """Whether the text stands in `lang` itself."""
        return self._at(self.trees.get(lang, {}), path) is not None

    def keys(self, lang: str, *path: str) -> tuple[str, ...]:
        """The keys that stand under `path` in `lang` itself; empty if there are none."""
        node: str | Tree | None = self.trees.get(lang, {})
        for key in path:
            node = node.get(key) if isinstance(node, Mapping) else None
        return tuple(node) if isinstance(node, Mapping) else ()

    @staticmethod
    def _at(tree: Tree, path: tuple[str, ...]) -> str | None:
        node: str | Tree = tree
        try:
            for key in path:
                node = node[key]  # type: ignore[index]
        except (KeyError, TypeError):  # there is no such key, or a text where it is looked for
            return None
        return node if isinstance(node, str) else None
