"""A strict reader of HTML: what is opened is closed, and in the right order; ids are unique.

Browsers mend what is broken, each in its way, and say nothing: an unclosed tag may swallow the
rest of a page. Our pages close every element that is not void.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from generator.pages.markup import VOID, Address, Kind, Tag, line_of, tags

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


@dataclass(slots=True)
class ReadPage:
    """A page as it was read: its addresses, its anchors, what is wrong with it and where.

    A place is that of a tag among those of the page (markup.line_of).
    """

    places: dict[Address, list[int]] = field(default_factory=lambda: defaultdict(list))
    ids: set[str] = field(default_factory=set)
    faults: list[tuple[int, str]] = field(default_factory=list)  # by place


_OPENS, _CLOSES = Kind.OPENS, Kind.CLOSES  # asked for at each of millions of tags


@dataclass(frozen=True, slots=True)
class _Element:
    """An open element: what it stands in, and what it says to those that stand in it."""

    name: str
    drawing: bool = False  # it is a drawing, or stands in one
    linked: bool = False  # it is a link, or stands in one
    inner: dict[str, "tuple[_Element, tuple[str, ...]]"] = field(default_factory=dict)

    def open(self, name: str) -> "tuple[_Element, tuple[str, ...]]":
        """An element in this one, and what is wrong with that; worked out once."""
        if name not in self.inner:
            linked = self.linked or name == "a"
            element = _element(name, self.drawing or name in DRAWING, linked)
            self.inner[name] = element, tuple(_reasons(name, self))
        return self.inner[name]


@cache
def _element(name: str, drawing: bool, linked: bool) -> _Element:
    return _Element(name, drawing, linked)


def _reasons(tag: str, parent: _Element) -> Iterator[str]:
    """What is wrong with an element in another; in a drawing, HTML does not ask."""
    if parent.drawing:
        return
    if tag in PARENTS and parent.name not in PARENTS[tag]:
        yield f"<{tag}> stands in <{parent.name or 'nothing'}>"
    if tag in BLOCKS and parent.name in PHRASING:
        yield f"<{tag}> stands in <{parent.name}>, which holds no blocks"
    if parent.name in ("ul", "ol") and tag not in ("li", "script", "template"):
        yield f"<{tag}> stands in <{parent.name}>, which holds <li> alone"
    if tag == "a" and parent.linked:
        yield "a link stands within a link"


def read_html(text: str) -> ReadPage:
    """Read a page."""
    page = ReadPage()
    faults, places, ids = page.faults, page.places, page.ids
    inner = _element("", False, False)
    stack = [(inner, -1)]  # what is open, and the places of the tags
    for place, tag in enumerate(tags(text)):
        if tag.kind is _CLOSES:
            if tag.name == inner.name:
                stack.pop()
            else:
                faults.append((place, _wrong_end(tag.name, stack, text)))
            inner = stack[-1][0]
            continue
        if tag.kind is _OPENS:
            inner, wrong = inner.inner.get(tag.name) or inner.open(tag.name)
            stack.append((inner, place))
        else:
            wrong = _alone(tag, inner)
        if wrong or tag.faults:
            faults += [(place, fault) for fault in (*wrong, *tag.faults)]
        if tag.anchor is not None:
            if tag.anchor in ids:
                faults.append((place, f"the id '{tag.anchor}' stands twice"))
            ids.add(tag.anchor)
        for address in tag.addresses:
            places[address].append(place)
    faults += [(place, f"<{element.name}> is never closed") for element, place in stack[1:]]
    return page


def _wrong_end(name: str, stack: list[tuple[_Element, int]], text: str) -> str:
    """What is wrong with an end where another is due; what it closes all the same is closed."""
    inner, place = stack[-1]
    if name in VOID:
        return f"</{name}> closes nothing"
    if len(stack) == 1:
        return f"</{name}> closes what was never opened"
    if any(element.name == name for element, _ in stack):
        while stack.pop()[0].name != name:
            pass
    due = f"</{inner.name}> is due, opened in line {line_of(text, place)}"
    return f"</{name}> stands where {due}"


def _alone(tag: Tag, inner: _Element) -> tuple[str, ...]:
    """What is wrong with a tag that opens nothing where it stands."""
    if tag.kind is Kind.DECLARES:
        return (f"a declaration within <{inner.name}>: {tag.name}",) if inner.name else ()
    if tag.kind is Kind.SAYS_NOTHING:
        return ()
    _, wrong = inner.open(tag.name)
    if tag.kind is Kind.CLOSES_ITSELF and not inner.drawing:
        return (*wrong, f"<{tag.name}/> does not close itself")
    return wrong
