"""A witness beside the text that it witnesses: where it agrees, and in which words it differs."""

from dataclasses import dataclass

from generator.model.answers import Answer, Citation
from generator.model.library import answer_of
from generator.model.source import Layer, Provision, Source
from generator.model.texts import FIRST_LANGUAGE
from generator.views.context import Context
from generator.views.refs import Ref, form_parts, form_ref, passage_ref, witnessed


@dataclass(frozen=True, slots=True)
class Agreement:
    """The answer of the witnessed text that a witness shares."""

    says: str  # that it agrees, in words
    ref: Ref  # the witnessed text's own answer


@dataclass(frozen=True, slots=True)
class Variant:
    """A word or two in which a witness differs."""

    lemma: str
    reading: str
    kind: str  # in what they differ, in words


@dataclass(frozen=True, slots=True)
class Apparatus:
    """All the words in which a passage of a witness differs."""

    of: Ref | None  # the passage of the witnessed text; none if it is not known
    witness: Ref
    variants: tuple[Variant, ...]
    lang: str | None  # of their words, where it is not the page's own


def agreement(context: Context, form_id: str, question: str) -> Agreement | None:
    """What a witness's answer agrees with; None of another text, or where it reads otherwise."""
    ruleset, form = form_parts(context, form_id)
    if ruleset.witness_of is None:
        return None
    other = context.library.rulesets[ruleset.witness_of]
    if form not in other.forms:
        return None
    own, theirs = answer_of(ruleset, question, form), answer_of(other, question, form)
    if own is None or theirs is None or _said(own) != _said(theirs):
        return None
    says = agrees_word(context, context.library.sources[other.source])
    return Agreement(says, form_ref(context, f"{other.id}/{form}", question))


def agrees_word(context: Context, of: Source) -> str:
    """`agrees with the print`, where the witnessed text is printed."""
    printed = Layer.PRINTED_BOOK in of.layers
    return context.word("witness-agrees", of="print" if printed else "text")


def apparatus(context: Context, source: Source, provision: Provision) -> tuple[Apparatus, ...]:
    """Where the passage differs itself from what it witnesses, and where its witnesses differ."""
    of = witnessed(context, source)
    found = [_apparatus(context, of, source, provision)]
    for witness in witnesses(context, source):
        place = witness.provision(provision.id)
        if place is not None:
            found.append(_apparatus(context, source, witness, place))
    return tuple(each for each in found if each.variants)


def _apparatus(
    context: Context, of: Source | None, witness: Source, provision: Provision
) -> Apparatus:
    base = of.provision(provision.id) if of else None
    return Apparatus(
        of=passage_ref(context, Citation(of.id, base.id)) if of and base else None,
        witness=passage_ref(context, Citation(witness.id, provision.id)),
        variants=tuple(
            Variant(each.lemma, each.reading, context.word(f"variant-{each.kind.value}"))
            for each in provision.readings
        ),
        lang=None if context.lang == FIRST_LANGUAGE else FIRST_LANGUAGE,
    )


def witnesses(context: Context, source: Source) -> tuple[Source, ...]:
    """The sources that bear witness to this one."""
    own = {r.id for r in context.library.rulesets.values() if r.source == source.id}
    return tuple(
        context.library.sources[ruleset.source]
        for ruleset in context.library.rulesets.values()
        if ruleset.witness_of in own and ruleset.source in context.library.sources
    )


def _said(answer: Answer[object]) -> tuple[object, ...]:
    """What an answer says and how surely, without its passages."""
    readings = tuple((r.letter, r.written, r.evidence, r.playable) for r in answer.readings)
    return answer.crux, answer.played.letter, readings
