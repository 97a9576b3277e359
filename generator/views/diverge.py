"""The page of a deal that travels: where two forms part, the passages and both courses."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from generator.replay.diverge import Divergence
from generator.replay.partings import KINDS, Parting
from generator.replay.play import Replay
from generator.replay.setting import Setting
from generator.views.citing import Cite, cite
from generator.views.context import Context
from generator.views.naming import joined
from generator.views.parted import Apart, partings
from generator.views.reckoning import amounts, payments, resti_won
from generator.views.refs import Link, form_name, siglum_of, source_short
from generator.views.uses import deal_title


@dataclass(frozen=True, slots=True)
class Form:
    """One of the two forms."""

    id: str
    siglum: str
    name: str  # source and form
    href: str


@dataclass(frozen=True, slots=True)
class Row:
    """An item of the count, as each form has it."""

    title: str
    a: str
    b: str


@dataclass(frozen=True, slots=True)
class DivergePage:
    """Everything that diverge.html.j2 prints."""

    title: str
    head: str
    deal: Link
    under: str
    one: Form
    other: Form
    partings: tuple[Apart, ...]
    nowhere: str  # the kinds in which they do not part, in words; empty if in all
    tallies: tuple[Row, ...]
    cite: Cite
    state: str


def diverge_page(context: Context, found: Divergence, deal: str) -> DivergePage:
    """The page of a deal under its own form and another."""
    one, other = form_of(context, found.a.setting), form_of(context, found.b.setting)
    name = deal_title(context, deal)
    title = context.word("diverge-title", deal=name, source=other.name)
    state = context.word("diverge-state", one=one.name, other=other.name)
    return DivergePage(
        title=title,
        head=context.word("diverge-head", source=other.name),
        deal=Link(name, context.address.replay(deal)),
        under=context.word(f"diverge-by-{found.by}", one=one.name, other=other.name),
        one=one,
        other=other,
        partings=tuple(partings(context, found, deal)),
        nowhere=_nowhere(context, found.partings),
        tallies=tuple(_tallies(context, found)),
        cite=cite(context, title, state),
        state=state,
    )


def form_of(context: Context, setting: Setting) -> Form:
    """A form as the page names it."""
    ruleset = setting.ruleset
    source = source_short(context, ruleset.source)
    form = form_name(context, ruleset, setting.form)
    name = context.word("diverge-form", source=source, form=form)
    return Form(setting.id, siglum_of(context, ruleset), name, context.address.rulebook(setting.id))


def travels(context: Context, deal: str) -> tuple[Link, ...]:
    """Links to the comparisons of a deal, for its own page."""
    return tuple(
        Link(
            form_of(context, each.b.setting).name, context.address.diverge(deal, each.b.setting.id)
        )
        for each in context.divergences.get(deal, ())
    )


# ---------------------------------------------------------------------- what it comes to


def _nowhere(context: Context, partings: Iterable[Parting]) -> str:
    met = {parting.kind for parting in partings}
    words = (context.word(f"diverge-in-{kind}") for kind in KINDS if kind not in met)
    return joined(context.word, words, "or")


def _tallies(context: Context, found: Divergence) -> Iterator[Row]:
    one, other = _items(context, found.a), _items(context, found.b)
    for item in dict.fromkeys((*one, *other)):
        title = context.word(f"replay-item-{item}")
        yield Row(title, one.get(item, ""), other.get(item, ""))
    ends = [resti_won(context.word, replay.steps[-1]) for replay in (found.a, found.b)]
    yield Row(context.word("diverge-resti"), *ends)


def _items(context: Context, replay: Replay) -> dict[str, str]:
    return {
        step.id.removeprefix("tally."): amounts(context.word, step)
        or payments(context.word, step.marks)
        for step in replay.steps
        if step.event == "Counted"
    }
