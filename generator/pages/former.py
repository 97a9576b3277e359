"""Old addresses lead on: what a record was called before (`was`) keeps its page and its anchors.

A former page is a small one that leads to the new; a former anchor stands where the new one is.
"""

import re
from collections.abc import Iterator, Mapping
from itertools import product

from generator.model.library import Library, Pair
from generator.pages import addresses as at
from generator.pages.draft import Draft
from generator.pages.shelf import Shelf
from generator.views.chosen_pairs import chosen_pairs
from generator.views.context import cell_anchor
from generator.views.refs import Link

Names = Mapping[str, tuple[str, ...]]  # the id now, then those it had


def former_paths(library: Library, pairs: tuple[Pair, ...] = ()) -> dict[str, str]:
    """The path of each former page, and of the page that it leads to."""
    led = dict(_paths(library, pairs))
    return {old: new for old, new in led.items() if old not in led.values()}


def _paths(library: Library, pairs: tuple[Pair, ...]) -> Iterator[tuple[str, str]]:
    for source in library.sources.values():
        yield from ((at.source_path(old), at.source_path(source.id)) for old in source.was)
    for question in library.questions.values():
        yield from ((at.question_path(old), at.question_path(question.id)) for old in question.was)
    forms = _forms(library)
    for form, names in forms.items():
        yield from ((at.rulebook_path(old), at.rulebook_path(form)) for old in names[1:])
    for one, other in pairs:
        for first, second in product(forms[one], forms[other]):
            yield at.pair_path(first, second), at.pair_path(one, other)
    for deal in library.deals.values():
        home = forms[f"{deal.ruleset}/{deal.form}"]
        names = tuple(f"{form}/{slug}" for form in home for slug in (deal.slug, *deal.was))
        yield from ((at.replay_path(old), at.replay_path(deal.id)) for old in names[1:])
        for to in deal.travels.to if deal.travels else ():
            for old, other in product(names, forms.get(to, ())):
                yield at.diverge_path(old, other), at.diverge_path(deal.id, to)


def _forms(library: Library) -> Names:
    """Every form by its id, with those it had when its rule set was called otherwise."""
    return {
        f"{ruleset.id}/{form}": tuple(f"{name}/{form}" for name in (ruleset.id, *ruleset.was))
        for ruleset, form in library.forms()
    }


def moved(shelf: Shelf, drafts: Mapping[str, Draft]) -> Iterator[Draft]:
    """The former pages; `drafts` are all others by path."""
    for old, new in former_paths(shelf.library, chosen_pairs(shelf.base)).items():
        target = drafts.get(new)
        if target is None or old in drafts:
            continue
        href = shelf.addresses(old).at(new)
        yield Draft(
            path=old,
            kind="moved",
            template="moved.html.j2",
            variables={"link": Link(target.title, href)},
            title=target.title,
            description=shelf.words("moved-under"),
            cite=target.cite,
            state=target.state,
            raw={"moved_to": new},
            moved_to=href,
        )


def former_anchors(shelf: Shelf, path: str) -> Names:
    """Of a page, by anchor, those that its record had before."""
    library = shelf.library
    for source in library.sources.values():
        if path == at.source_path(source.id):
            return {each.id: each.was for each in source.provisions if each.was}
    return shelf.base.once("former anchors", lambda: _anchors(shelf.base.library))


def _anchors(library: Library) -> dict[str, tuple[str, ...]]:
    records = (library.questions, library.rulesets, library.glossary, library.cards, library.terms)
    found = {record.id: record.was for kind in records for record in kind.values()}
    letters = ["", *(f".{letter}" for crux in library.cruxes.values() for letter in crux.letters)]
    for crux in library.cruxes.values():
        for letter in ("", *(f".{each}" for each in crux.letters)):
            found[crux.id + letter] = tuple(old + letter for old in crux.was)
    for form, names in _forms(library).items():
        for letter in dict.fromkeys(letters):
            olds = (cell_anchor(old) + letter for old in names[1:])
            found[cell_anchor(form) + letter] = tuple(olds)
    return {anchor: olds for anchor, olds in found.items() if olds}


def with_former(html: str, anchors: Names) -> str:
    """HTML in which the former anchors stand too: within their element, of a row in its first cell.

    One that the page has anew is left to what bears it now.
    """
    if not anchors:
        return html
    known = "|".join(map(re.escape, anchors))
    tag = rf'<\w+\b[^>]*?\sid="({known})"[^>]*>'
    element = re.compile(rf"{tag}(?:\s*<t[hd]\b[^>]*>)?")

    def more(found: re.Match[str]) -> str:
        olds = anchors[found[1]]
        spans = (f'<span id="{old}"></span>' for old in olds if f'id="{old}"' not in html)
        return found[0] + "".join(spans)

    return element.sub(more, html)
