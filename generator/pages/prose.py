"""Our prose to HTML: the small part of Markdown that texts use, and nothing raw.

Paragraphs, emphasis, strong words, code, lists, quotations and links to the web. HTML in a text
comes out as the characters it is written with; a link that leads to anything but a page is
left as its words.
"""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import lru_cache
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.treeprocessors import Treeprocessor
from markupsafe import Markup

from generator.model.texts import Text

_AMPERSAND = "\ue000"  # stands for & while Markdown works, which would take &amp; for a sign
_MARKED = re.compile(r"[*_`\[\]<>&\\]|^\s*([-+#>]|\d+[.)])|\n")
_CRUX = re.compile(r"\bX\d{2}[a-z]?\b(?![^<>]*>)")
_LOCUS = re.compile(r"\b([A-Z]\d?)\s(?=[A-Z]\d)")  # the siglum before a locus: `T S3.2`
_HARMLESS = re.compile(r"(https?:|mailto:|#|\.{0,2}/|[\w-]+/)", re.IGNORECASE)
_UNWANTED = ("image_link", "image_reference", "short_image_ref", "html", "autolink", "automail")


class _OnlyPages(Treeprocessor):
    """Takes the address from links that lead elsewhere than to a page."""

    def run(self, root: Element) -> None:
        for link in root.iter("a"):
            if not _HARMLESS.match(link.get("href", "")):
                link.tag = "span"
                link.attrib.clear()


@dataclass(frozen=True, slots=True)
class PageProse:
    """Texts for a page in one language (views.context.Prose).

    The id of a doubtful place that a text names, as X28b, is made a link by `crux`. A text that is
    not in the page's language is followed by `mark`, in the page's own words.
    """

    lang: str
    cruxes: Collection[str] = ()
    crux: Callable[[str], str] | None = None
    mark: str = ""

    def __call__(self, text: Text, /) -> Markup:
        """Paragraphs of HTML, in a box of their own language where it is not the page's."""
        html = self._linked(_html(text.words))
        if text.lang == self.lang:
            return html
        return Markup('<div lang="{}">{}{}</div>').format(text.lang, html, self._mark())

    def bare(self, text: Text, /) -> Markup:
        """Paragraphs of HTML; the language is marked around them."""
        return self._linked(_html(text.words))

    def line(self, text: Text, /) -> Markup:
        """One paragraph without its tags; several stand one after another."""
        words = re.sub(r"</p>\s*<p>", " ", _html(text.words))
        html = self._linked(Markup(words.removeprefix("<p>").removesuffix("</p>")))
        if text.lang == self.lang:
            return html
        return Markup('<span lang="{}">{}{}</span>').format(text.lang, html, self._mark())

    def _mark(self) -> Markup:
        if not self.mark:
            return Markup()
        return Markup(' <small class="other-language" lang="{}">{}</small>').format(
            self.lang, self.mark
        )

    def _linked(self, html: Markup) -> Markup:
        if self.crux is None or not _CRUX.search(html):
            return html
        return Markup(_CRUX.sub(self._link, html))

    def _link(self, found: re.Match[str]) -> str:
        if self.crux is None or found[0] not in self.cruxes:
            return found[0]
        return Markup('<a class="cite" href="{}">{}</a>').format(self.crux(found[0]), found[0])


@lru_cache(maxsize=20_000)
def _html(words: str) -> Markup:
    words = _LOCUS.sub("\\1\u00a0", words)  # which never stand on two lines
    if not _MARKED.search(words):
        return Markup("<p>{}</p>").format(words)
    html = _reader().reset().convert(words.replace("&", _AMPERSAND))
    return Markup(html.replace(_AMPERSAND, "&amp;"))


@lru_cache(maxsize=1)
def _reader() -> Markdown:
    reader = Markdown(output_format="html")
    reader.preprocessors.deregister("html_block")
    for name in _UNWANTED:
        reader.inlinePatterns.deregister(name)
    reader.parser.blockprocessors.deregister("hashheader")
    reader.parser.blockprocessors.deregister("setextheader")
    reader.parser.blockprocessors.deregister("hr")
    reader.treeprocessors.register(_OnlyPages(reader), "only_pages", 0)
    return reader
