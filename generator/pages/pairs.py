"""The pages of two forms compared, and their list."""

from collections.abc import Iterator

from generator.pages import addresses as at
from generator.pages.draft import DESCRIPTION, Draft, fields_of
from generator.pages.shelf import Shelf
from generator.pages.single import crumb, index
from generator.views.chosen_pairs import chosen_pairs
from generator.views.pairs import pair_page, pairs_index
from generator.views.raw import plain
from generator.views.refs import shortened


def pairs(shelf: Shelf) -> Iterator[Draft]:
    """Every pair that has a page."""
    chosen = chosen_pairs(shelf.base)
    if chosen:
        yield index("pairs", pairs_index(shelf.context(at.page_path("pairs")), chosen))
    for pair in chosen:
        path = at.pair_path(*pair)
        context = shelf.context(path)
        page = pair_page(context, pair)
        rulesets = dict.fromkeys(form.partition("/")[0] for form in pair)
        yield Draft(
            path=path,
            kind="pair",
            template="pair.html.j2",
            variables=fields_of(page),
            title=page.title,
            description=shortened(page.figures, DESCRIPTION),
            cite=page.cite,
            state=page.state,
            raw={
                "a": pair[0],
                "b": pair[1],
                "questions": [
                    {"id": line.id, "consequence": group.id, "differs": line.differs,
                     "a": plain(line.a.cell), "b": plain(line.b.cell)}
                    for group in page.groups for line in group.lines
                ],
            },
            crumbs=(crumb(context, "pairs"),),
            files=tuple(f"rulesets/{id}/ruleset.yaml" for id in rulesets),
        )  # fmt: skip
