"""Pages that lead to pages: the list of each kind, and where a search may begin."""

from collections.abc import Iterable
from dataclasses import dataclass

from generator.model.library import STAGES
from generator.views.citing import Cite, cite
from generator.views.citing import state_of_site as state_of_site
from generator.views.context import Context
from generator.views.dated import read_sources
from generator.views.diverge import travels
from generator.views.home import source_lines
from generator.views.refs import (
    Link,
    form_name,
    question_short,
    question_text,
    siglum_of,
    source_short,
    stage_text,
)
from generator.views.uses import deal_title


@dataclass(frozen=True, slots=True)
class IndexItem:
    """One page in a list."""

    title: str
    href: str
    text: str = ""
    siglum: str | None = None
    more: tuple[Link, ...] = ()  # pages that hang on it, after the words `more_words`
    more_words: str = ""


@dataclass(frozen=True, slots=True)
class IndexGroup:
    """Pages under a heading; none where the list is one."""

    items: tuple[IndexItem, ...]
    id: str = "all"
    title: str | None = None
    href: str | None = None


@dataclass(frozen=True, slots=True)
class IndexPage:
    """A list of pages."""

    title: str
    under: str
    groups: tuple[IndexGroup, ...]
    cite: Cite
    state: str


@dataclass(frozen=True, slots=True)
class Search:
    """What the search page is given."""

    records: str
    others: tuple[IndexItem, ...]


@dataclass(frozen=True, slots=True)
class SearchPage:
    """Everything the template prints."""

    search: Search
    title: str
    under: str
    cite: Cite
    state: str


def sources_index(context: Context) -> IndexPage:
    """All sources, oldest first: those that were read, then those known by their title."""
    read = read_sources(context)
    rest = tuple(s for s in context.library.sources.values() if s not in read)
    parts = (("read", read), ("unread", rest))
    groups = tuple(
        IndexGroup(
            items=tuple(
                IndexItem(
                    line.title, line.href, _dated(context, line.when, line.about), line.siglum
                )
                for line in source_lines(context, sources)
            ),
            id=id,
            title=context.word(f"sources-{id}"),
        )
        for id, sources in parts
        if sources
    )
    return _page(context, "sources", groups)


def _dated(context: Context, when: str, about: str) -> str:
    return context.word("dated-line", when=when, about=about) if when else about


def questions_index(context: Context) -> IndexPage:
    """All questions, by stage."""
    groups = tuple(
        IndexGroup(
            items=tuple(
                IndexItem(
                    question_short(context, question),
                    context.address.question(question.id),
                    question_text(context, question, "asks") or "",
                )
                for question in context.library.questions.values()
                if question.stage == stage
            ),
            id=stage,
            title=stage_text(context, stage, "title"),
            href=context.address.compare(stage),
        )
        for stage in STAGES
    )
    return _page(context, "questions", groups)


def synopsis_index(context: Context) -> IndexPage:
    """The matters under which passages stand side by side."""
    items = tuple(
        IndexItem(
            stage_text(context, stage, "title"),
            context.address.synopsis(stage),
            stage_text(context, stage, "about"),
        )
        for stage in STAGES
    )
    return _page(context, "synopsis", (IndexGroup(items),))


def rules_index(context: Context) -> IndexPage:
    """The rulebooks, by source."""
    groups = tuple(
        IndexGroup(
            items=tuple(
                IndexItem(
                    form_name(context, ruleset, form),
                    context.address.rulebook(f"{ruleset.id}/{form}"),
                    siglum=siglum_of(context, ruleset),
                )
                for form in ruleset.forms
            ),
            id=ruleset.id,
            title=source_short(context, ruleset.source),
            href=context.address.source(ruleset.source),
        )
        for ruleset in context.library.rulesets.values()
    )
    return _page(context, "rules", groups)


def replays_index(context: Context) -> IndexPage:
    """The kept deals, each with the rules that it was also played by."""
    items = tuple(
        IndexItem(
            deal_title(context, id),
            context.address.replay(id),
            form_name(context, replay.setting.ruleset, replay.setting.form),
            siglum_of(context, replay.setting.ruleset),
            more=travels(context, id),
            more_words=context.word("replay-travels"),
        )
        for id, replay in context.replays.items()
    )
    return _page(context, "replays", (IndexGroup(items),))


def search_page(context: Context, made: Iterable[str]) -> SearchPage:
    """The page that the search box leads to; `made` are the indexes that there are."""
    return SearchPage(
        search=Search(
            records=context.address.data("search/records.js"),
            others=tuple(
                IndexItem(
                    context.word(f"menu-{name}"),
                    context.address.page(name),
                    context.word(f"under-{name}"),
                )
                for name in made
            ),
        ),
        title=context.word("search"),
        under=context.word("search-under"),
        cite=cite(context, context.word("search"), state_of_site(context)),
        state=state_of_site(context),
    )


def _page(context: Context, name: str, groups: tuple[IndexGroup, ...]) -> IndexPage:
    title = context.word(f"menu-{name}")
    state = state_of_site(context)
    return IndexPage(
        title, context.word(f"under-{name}"), groups, cite(context, title, state), state
    )
