"""A strict reader of HTML: what is opened is closed, and in the right order; ids are unique.

Browsers mend what is broken, each in its way, and say nothing: an unclosed tag may swallow the
rest of a page. Our pages close every element that is not void.
"""

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = (
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
)  # fmt: skip
DRAWING = ("svg", "math")  # within these, <path/> closes itself
PHRASING = (
    "p", "h1", "h2", "h3", "h4", "h5", "h6", "span", "i", "b", "em", "strong", "button", "label",
)  # fmt: skip  # hold no blocks
BLOCKS = (
    "address", "article", "aside", "blockquote", "details", "div", "dl", "fieldset", "figure",
    "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p",
    "pre", "section", "table", "ul",
)  # fmt: skip
PARENTS = {
    "li": ("ul", "ol", "menu"),
    "dt": ("dl", "div"),
    "dd": ("dl", "div"),
    "tr": ("table", "thead", "tbody", "tfoot"),
    "td": ("tr",),
    "th": ("tr",),
    "thead": ("table",),
    "tbody": ("table",),
    "caption": ("table",),
    "legend": ("fieldset",),
    "summary": ("details",),
    "option": ("select", "optgroup", "datalist"),
}
FETCHED = ("src", "srcset", "poster", "data")
FETCHING_LINKS = {"stylesheet", "icon", "preload", "modulepreload", "prefetch", "manifest"}


@dataclass(frozen=True, slots=True)
class Reference:
    """An address that a page names; `fetched`: the browser goes there by itself."""

    line: int
    address: str
    fetched: bool


@dataclass(slots=True)
class ReadPage:
    """A page as it was read: its addresses, its anchors, what is wrong with it."""

    references: list[Reference] = field(default_factory=list)
    ids: set[str] = field(default_factory=set)
    faults: list[tuple[int, str]] = field(default_factory=list)


def read_html(text: str) -> ReadPage:
    """Read a page."""
    reader = _Reader()
    reader.feed(text)
    reader.close()
    reader.finish()
    return reader.page


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = ReadPage()
        self.open: list[tuple[str, int]] = []

    def fault(self, message: str) -> None:
        self.page.faults.append((self.getpos()[0], message))

    def handle_decl(self, decl: str) -> None:
        if decl.lower() != "doctype html" or self.open:
            self.fault(f"a declaration that is none of HTML: {decl}")

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._enter(tag, attrs)
        if tag not in VOID:
            self.open.append((tag, self.getpos()[0]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._enter(tag, attrs)
        if tag not in VOID and not self._drawing():
            self.fault(f"<{tag}/> does not close itself")

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            self.fault(f"</{tag}> closes nothing")
        elif not self.open:
            self.fault(f"</{tag}> closes what was never opened")
        elif self.open[-1][0] == tag:
            self.open.pop()
        else:
            inner, line = self.open[-1]
            self.fault(f"</{tag}> stands where </{inner}> is due, opened in line {line}")
            if any(name == tag for name, _ in self.open):
                while self.open.pop()[0] != tag:
                    pass

    def finish(self) -> None:
        for tag, line in self.open:
            self.page.faults.append((line, f"<{tag}> is never closed"))

    def _drawing(self) -> bool:
        return any(tag in DRAWING for tag, _ in self.open)

    def _enter(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._nesting(tag)
        names = [name for name, _ in attrs]
        for name in sorted({name for name in names if names.count(name) > 1}):
            self.fault(f"<{tag}> has the attribute {name} twice")
        given = dict(attrs)
        anchor = given.get("id")
        if anchor is not None:
            if not anchor or any(c.isspace() for c in anchor):
                self.fault(f"the id '{anchor}' is empty or has a blank in it")
            if anchor in self.page.ids:
                self.fault(f"the id '{anchor}' stands twice")
            self.page.ids.add(anchor)
        self._addresses(tag, given)

    def _nesting(self, tag: str) -> None:
        parent = self.open[-1][0] if self.open else ""
        if self._drawing():
            return
        if tag in PARENTS and parent not in PARENTS[tag]:
            self.fault(f"<{tag}> stands in <{parent or 'nothing'}>")
        if tag in BLOCKS and parent in PHRASING:
            self.fault(f"<{tag}> stands in <{parent}>, which holds no blocks")
        if parent in ("ul", "ol") and tag not in ("li", "script", "template"):
            self.fault(f"<{tag}> stands in <{parent}>, which holds <li> alone")
        if tag == "a" and any(name == "a" for name, _ in self.open):
            self.fault("a link stands within a link")

    def _addresses(self, tag: str, given: dict[str, str | None]) -> None:
        for key in ("href", *FETCHED):
            address = given.get(key)
            if not address or (key == "data" and tag != "object"):
                continue
            if self._drawing() and tag == "use" and address.startswith("#"):
                self.page.references.append(Reference(self.getpos()[0], address, False))
                continue
            kinds = set((given.get("rel") or "").split())
            fetched = key in FETCHED or (tag == "link" and bool(kinds & FETCHING_LINKS))
            if tag == "link" and "alternate" in kinds and given.get("hreflang"):
                fetched = False
            self.page.references.append(Reference(self.getpos()[0], address, fetched))
