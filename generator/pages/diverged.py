"""The pages of deals that travel: one for each form that a deal is compared under."""

from collections.abc import Iterator

from generator.pages import addresses as at
from generator.pages.draft import Draft, fields_of
from generator.pages.shelf import Shelf
from generator.pages.single import crumb
from generator.views.diverge import diverge_page
from generator.views.refs import Link


def diverged(shelf: Shelf) -> Iterator[Draft]:
    """Every travelling deal under each form that it travels to."""
    for id, found in shelf.base.divergences.items():
        deal = shelf.library.deals[id]
        for each in found:
            path = at.diverge_path(id, each.b.setting.id)
            context = shelf.context(path)
            page = diverge_page(context, each, id)
            yield Draft(
                path=path,
                kind="diverge",
                template="diverge.html.j2",
                variables=fields_of(page),
                title=page.title,
                description=page.under,
                cite=page.cite,
                state=page.state,
                raw={"deal": id, **each.plain()},
                crumbs=(crumb(context, "replays"), Link(page.deal.title, page.deal.href)),
                files=(
                    f"rulesets/{deal.ruleset}/deals/{deal.slug}.yaml",
                    f"rulesets/{deal.ruleset}/ruleset.yaml",
                    f"rulesets/{each.b.setting.ruleset.id}/ruleset.yaml",
                ),
            )
