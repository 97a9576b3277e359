"""How things are called and where they stand: forms, sources, passages, cruxes."""

import re
from dataclasses import dataclass
from functools import lru_cache

from generator.model.answers import Citation
from generator.model.questions import Question
from generator.model.ruleset import RuleSet
from generator.model.seats import Sides
from generator.model.source import Provision, Source
from generator.model.texts import Text
from generator.views.context import Context, cell_anchor

GIST = 220  # letters of a passage shown on hover
_NUMBERED = re.compile(r"[a-z]+\d+[a-z]?(-\d+[a-z]?)*\Z")


@dataclass(frozen=True, slots=True)
class Ref:
    """A link to a passage, or to a form: `label` beside the siglum; `title` is its gist."""

    label: str
    href: str | None = None
    title: str | None = None
    siglum: str | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A plain link."""

    title: str
    href: str | None = None
    text: str = ""


def spoken(context: Context, text: Text) -> str:
    """A text as words within other words; a note says so if they are not the page's language."""
    if text.lang == context.lang:
        return text.words
    return context.word("in-other-language", words=text.words)


def siglum_of(context: Context, ruleset: RuleSet) -> str:
    """The siglum of a rule set: that of its source."""
    source = context.library.sources.get(ruleset.source)
    return (source.siglum if source else None) or ruleset.id


def form_name(context: Context, ruleset: RuleSet, form: str) -> str:
    """A form in words, short: `pairs`, `three alone`."""
    found = ruleset.forms[form]
    if found.sides is Sides.PAIRS:
        return context.word("form-pairs")
    return context.word("form-each", players=found.players)


def form_parts(context: Context, form: str) -> tuple[RuleSet, str]:
    """Rule set and form of an id like `vienna-1756/pairs`."""
    ruleset, _, name = form.partition("/")
    return context.library.rulesets[ruleset], name


def form_ref(context: Context, form: str, question: str | None = None) -> Ref:
    """A form as a source of something; leads to its cell of a question, or to its rulebook."""
    ruleset, name = form_parts(context, form)
    if question is None:
        href = context.address.rulebook(form)
    else:
        href = context.address.question(question, cell_anchor(form))
    return Ref(
        label=form_name(context, ruleset, name),
        href=href,
        title=source_title(context, ruleset.source),
        siglum=siglum_of(context, ruleset),
    )


def source_text(context: Context, source: Source, key: str) -> Text | None:
    """A text of source.<lang>.yaml: title, short, about, reached, rights, date, numbering."""
    return source.texts.find(context.lang, key)


def source_short(context: Context, source_id: str) -> str:
    """The short title of a source."""
    return _source_words(context, source_id, "short")


def source_title(context: Context, source_id: str) -> str:
    """The full title of a source, without markup."""
    return plain_words(_source_words(context, source_id, "title"))


def _source_words(context: Context, source_id: str, key: str) -> str:
    source = context.library.sources.get(source_id)
    found = source_text(context, source, key) if source else None
    return spoken(context, found) if found else source_id


def passage_ref(context: Context, cite: Citation) -> Ref:
    """The link to a passage of a source, or to the source as a whole."""
    source = context.library.sources.get(cite.source)
    if source is None:
        return Ref(label=str(cite))
    label, anchor, title = context.once(("passage", cite), lambda: _passage(context, source, cite))
    return Ref(label, context.address.source(source.id, anchor), title, source.siglum)


def _passage(
    context: Context, source: Source, cite: Citation
) -> tuple[str, str | None, str | None]:
    """A passage on any page of the language: its short name, its anchor, how it begins."""
    provision = source.provision(cite.provision) if cite.provision else None
    if provision is None:
        label = cite.provision or source_short(context, source.id)
        return label, None, source_title(context, source.id)
    return locus_label(context, provision), provision.id, gist(context, source, provision)


def passage_refs(context: Context, cites: tuple[Citation, ...]) -> tuple[Ref, ...]:
    """The links to some passages, in their order."""
    return tuple(passage_ref(context, cite) for cite in cites)


def locus_label(context: Context, provision: Provision) -> str:
    """The short name of a passage: `S3.2`, `rule IV`, `note 12`, `N6a`."""
    parts = dict(provision.locus.parts)
    if "law" in parts:
        return context.word("locus-law", figure=parts["law"])
    if "footnote" in parts:
        return context.word("locus-footnote", figure=parts["footnote"])
    name = provision.id
    if _NUMBERED.match(name):
        return name[0].upper() + name[1:].replace("-", ".")
    return locus_place(context, provision) or name


def locus_place(context: Context, provision: Provision) -> str:
    """Where a passage stands: `p. 3, par. 2`."""
    shown = [(key, figure) for key, figure in provision.locus.parts if key != "law"]
    places = (context.word(f"locus-{key}", figure=figure) for key, figure in shown)
    return ", ".join(places)


def gist(context: Context, source: Source, provision: Provision) -> str | None:
    """The beginning of a passage's rendering, as plain words."""
    found = rendering_of(context, Citation(source.id, provision.id))
    return _gist(spoken(context, found)) if found else None


def rendering_of(context: Context, cite: Citation) -> Text | None:
    """What a passage says, in our words; of a witness that has the same text, what that says."""
    source = context.library.sources.get(cite.source)
    if source is None or cite.provision is None:
        return None
    own = source.rendering.find(context.lang, cite.provision)
    other = witnessed(context, source) if own is None else None
    return own if other is None else other.rendering.find(context.lang, cite.provision)


def witnessed(context: Context, source: Source) -> Source | None:
    """The source that another bears witness to; None if it stands by itself."""
    for ruleset in context.library.rulesets.values():
        if ruleset.source == source.id and ruleset.witness_of is not None:
            other = context.library.rulesets[ruleset.witness_of].source
            return context.library.sources.get(other)
    return None


@lru_cache(maxsize=4_000)
def _gist(words: str) -> str:
    return shortened(plain_words(words))


def shortened(words: str, most: int = GIST) -> str:
    """Words cut at a blank, with an ellipsis where something was cut."""
    if len(words) <= most:
        return words
    return words[: words.rfind(" ", 0, most)].rstrip(" ,;:–") + "…"


@lru_cache(maxsize=20_000)
def plain_words(markdown: str) -> str:
    """Prose without its marks, on one line."""
    return " ".join(re.sub(r"(?<![\w*])\*{1,2}|\*{1,2}(?![\w*])|`", "", markdown).split())


def question_text(context: Context, question: Question, key: str) -> str | None:
    """A text of the questionnaire: asks, short, how."""
    texts = context.library.question_texts.get(question.stage)
    found = texts.find(context.lang, question.name, key) if texts else None
    return spoken(context, found) if found else None


def question_short(context: Context, question: Question) -> str:
    """The short name of a question."""
    return question_text(context, question, "short") or question.id


def stage_text(context: Context, stage: str, key: str) -> str:
    """A text of a stage: title, short, about; the stage's word where there is none."""
    texts = context.library.question_texts.get(stage)
    found = texts.find(context.lang, "_stage", key) if texts else None
    return spoken(context, found) if found else stage


def crux_title(context: Context, crux: str) -> str:
    """The title of a doubtful place."""
    found = context.library.crux_texts.find(context.lang, crux, "title")
    return spoken(context, found) if found else crux
