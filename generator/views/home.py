"""The first page: the sources in time, what they disagree about most, a deal to watch."""

from collections.abc import Iterable
from dataclasses import dataclass

from generator.model.cards import CARDS
from generator.model.source import Source
from generator.model.texts import Text
from generator.replay.play import Replay
from generator.views.citing import Cite, cite, state_of_site
from generator.views.context import Context
from generator.views.dated import age_of, read_sources
from generator.views.disputes import Dispute, loudest
from generator.views.refs import Link, plain_words, source_short, source_title, spoken
from generator.views.source import when
from generator.views.timeline import Timeline, timeline
from generator.views.uses import deal_title

INTRO = ("home-intro-1", "home-intro-2")
MORE = (
    "pairs",
    "questions",
    "synopsis",
    "silences",
    "study",
    "glossary",
    "cards",
    "bibliography",
    "coverage",
    "data",
    "contribute",
    "about",
)
LOUDEST = 7


@dataclass(frozen=True, slots=True)
class Watch:
    """A deal that a newcomer may watch."""

    title: str
    text: str
    href: str
    cards: tuple[str, ...]
    more: Link | None


@dataclass(frozen=True, slots=True)
class Home:
    """The head of the page."""

    intro_html: str
    figures: str
    watch: Watch | None


@dataclass(frozen=True, slots=True)
class SourceLine:
    """One source in the list, which says all that the drawing shows."""

    siglum: str | None
    title: str
    href: str
    when: str
    about: str


@dataclass(frozen=True, slots=True)
class HomePage:
    """Everything the template prints."""

    home: Home
    timeline: Timeline | None
    sources: tuple[SourceLine, ...]
    disagreements: tuple[Dispute, ...]
    more: tuple[Link, ...]
    cite: Cite
    state: str


def home_page(context: Context, made: tuple[str, ...]) -> HomePage:
    """The first page; `made` are the names of the single pages that there are."""
    return HomePage(
        home=Home(_intro(context), _figures(context), _watch(context)),
        timeline=timeline(context),
        sources=source_lines(context, read_sources(context)),
        disagreements=loudest(context, LOUDEST),
        more=tuple(
            Link(
                context.word(f"menu-{name}"),
                context.address.page(name),
                context.word(f"home-more-{name}"),
            )
            for name in MORE
            if name in made
        ),
        cite=cite(context, context.word("site-title"), state_of_site(context)),
        state=state_of_site(context),
    )


def source_lines(context: Context, sources: Iterable[Source]) -> tuple[SourceLine, ...]:
    """Some sources, oldest first."""
    sources = sorted(sources, key=lambda source: (age_of(context, source), source.id))
    return tuple(
        SourceLine(
            siglum=source.siglum,
            title=source_short(context, source.id),
            href=context.address.source(source.id),
            when=when(context, source) or "",
            about=_about(context, source),
        )
        for source in sources
    )


def _about(context: Context, source: Source) -> str:
    kind = context.word(f"evidence-kind-{source.evidence.value.replace('_', '-')}")
    title = source_title(context, source.id)
    return context.word("source-line", title=title, kind=kind)


def _intro(context: Context) -> str:
    words = "\n\n".join(context.word(id) for id in INTRO)
    return context.prose(Text(words, context.lang))


def _figures(context: Context) -> str:
    library = context.library
    return context.word(
        "home-figures",
        cards=len(CARDS),
        sources=len(read_sources(context)),
        passages=sum(len(source.provisions) for source in library.sources.values()),
        questions=len(library.questions),
        forms=sum(1 for _ in library.forms()),
    )


def _for_newcomers(context: Context, replay: Replay) -> tuple[bool, int]:
    """How well a deal serves a first look: the game in pairs, by the youngest description."""
    source = context.library.sources[replay.setting.ruleset.source]
    return replay.setting.pairs, age_of(context, source)


def _watch(context: Context) -> Watch | None:
    """A kept deal, whose record says what it shows."""
    if not context.replays:
        return None
    id, replay = max(context.replays.items(), key=lambda item: _for_newcomers(context, item[1]))
    intro = context.library.deals[id].texts.find(context.lang, "intro")
    declared = (step.cards for step in replay.steps if step.event == "Declared" and step.cards)
    more = Link(context.word("home-all-deals"), context.address.page("replays"))
    return Watch(
        title=deal_title(context, id),
        text=plain_words(spoken(context, intro).partition("\n\n")[0]) if intro else "",
        href=context.address.replay(id),
        cards=max(declared, key=len, default=()),
        more=more if len(context.replays) > 1 else None,
    )
