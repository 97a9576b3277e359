"""The pages of kept deals, and of those that travel one for each form they are compared under."""

from collections.abc import Iterator

from markupsafe import Markup

from generator.model.deal import Deal
from generator.pages import addresses as at
from generator.pages.draft import DESCRIPTION, Draft, fields_of, prose_files
from generator.pages.shelf import Shelf
from generator.pages.single import crumb, index
from generator.views.context import Context
from generator.views.diverge import diverge_page
from generator.views.indexes import replays_index
from generator.views.refs import Link, shortened
from generator.views.replay import Head, replay_page


def replays(shelf: Shelf) -> Iterator[Draft]:
    if shelf.base.replays:
        yield index("replays", replays_index(shelf.context(at.page_path("replays"))))
    for id in shelf.base.replays:
        yield replay_draft(shelf, id)


def replay_draft(shelf: Shelf, id: str) -> Draft:
    """The page of one kept deal, by Deal.id."""
    path = at.replay_path(id)
    context = shelf.context(path)
    replay = shelf.base.replays[id]
    page = replay_page(context, replay)
    return Draft(
        path=path,
        kind="replay",
        template="replay.html.j2",
        variables={**fields_of(page), "replay": _in_script(page.replay)},
        title=page.deal.title,
        description=_describe_replay(context, page.deal),
        cite=page.cite,
        state=page.state,
        raw=page.record,
        crumbs=(crumb(context, "replays"),),
        files=_deal_files(shelf.library.deals[id], context.lang),
        suits_drawn=True,
    )


def _in_script(data: str) -> Markup:
    """JSON as it may stand in a script: nothing in it ends the script or begins a comment."""
    return Markup(data.replace("<", "\\u003c"))


def _describe_replay(context: Context, deal: Head) -> str:
    told = (context.word("describe-replay", over=deal.over), *deal.intro)
    return shortened(" ".join(told), DESCRIPTION)


def _deal_files(deal: Deal, lang: str) -> tuple[str, ...]:
    stem = f"rulesets/{deal.ruleset}/deals/{deal.slug}"
    return f"{stem}.yaml", *prose_files(deal.texts, stem, lang)


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
                    *_deal_files(deal, shelf.lang),
                    f"rulesets/{deal.ruleset}/ruleset.yaml",
                    f"rulesets/{each.b.setting.ruleset.id}/ruleset.yaml",
                ),
            )
