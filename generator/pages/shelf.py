"""Everything that the pages of one language are made from."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from generator.model.library import Library
from generator.pages.addresses import PageAddresses
from generator.pages.edition import Edition
from generator.pages.prose import PageProse
from generator.pages.words import Words
from generator.views.context import Context


@dataclass(frozen=True, slots=True)
class Shelf:
    """The library in one language; `langs` are all that are made, the first at the root."""

    base: Context  # what the views are given, as on the first page
    langs: tuple[str, ...]
    words: Words
    names: Mapping[str, str]  # what each language calls itself
    edition: Edition
    downloads: Mapping[str, str]  # the data as files of text, by name; the same for all languages
    listed: Library | None = None  # what has pages, if that is not the whole library
    between: Callable[[], None] | None = None  # called before each page

    @property
    def library(self) -> Library:
        """The library, as far as it has pages."""
        return self.base.library if self.listed is None else self.listed

    @property
    def lang(self) -> str:
        """The language of the pages."""
        return self.base.lang

    def addresses(self, path: str, root: str | None = None) -> PageAddresses:
        """The addresses as they stand on a page; from `root` where that is given."""
        return PageAddresses(path, self.lang, self.langs[0], self.edition.site, root)

    def context(self, path: str) -> Context:
        """What the views of a page are given."""
        if self.between is not None:
            self.between()
        address = self.addresses(path)
        mark = self.words("other-language")
        prose = PageProse(self.lang, self.library.cruxes, address.crux, mark)
        return replace(self.base, address=address, prose=prose)
