"""The files of a new source, rule set or deal: whole as they stand, with blanks to be filled.

What is still to be said stands as a comment, with what may stand there; a skeleton passes
`check`, which warns of what is unanswered.
"""

from collections.abc import Iterator, Mapping

from generator.model.questions import Question, Shape
from generator.model.texts import Texts

MODELINE = "# yaml-language-server: $schema={up}schema/{name}.schema.json"
BLANKS = {
    Shape.NUMBER: "NUMBER",
    Shape.NUMBERS: "[NUMBER, NUMBER]",
    Shape.WORDS: "[WORD, WORD]",
    Shape.CARDS: "[CARD, CARD-CARD]",
    Shape.SETS: "[[CARD, CARD, CARD]]",
    Shape.RANGES: "[CARD-CARD]",
    Shape.CHOICE: "WORD",
}  # none is an answer to anything: a line that is taken over without a value is a fault


def modeline(name: str, depth: int) -> str:
    """The line that tells an editor the schema of a file `depth` folders below the root."""
    return MODELINE.format(up="../" * depth, name=name)


def source_files(id: str) -> dict[str, str]:
    """The files of a new source, by name."""
    return {
        "source.yaml": _lines(
            modeline("source", 2),
            f"id: {id}",
            "# siglum: X                    one letter or two, if it has a rule set",
            "evidence: rules_text           # contemporary_rule_description, manuscript_copy ...",
            "ruleset: incomplete            # described once it is whole; none without one",
            "read: part                     # whole when every provision is transcribed",
            "play: {}                       # {not_before: 1700, not_after: 1728, place: Rome}",
            "layers: []                     # [printed_book, italian, translated_en]",
            "uncertainty: []                # [translated, uncertain_date ...]",
            "bibliography: {type: book, title: To be given}",
            "copies: []                     # [{library: ..., shelfmark: ..., address: ...}]",
            "numberings:",
            "  - {id: pages, counts: [page, paragraph]}",
            "rights: [rendering_ours]",
            "credits: {}                    # {rendering: [your name], encoding: [your name]}",
        ),
        "source.en.yaml": _lines(
            f"title: {id}",
            f"short: {id}",
            "about: To be written.",
            "reached: To be written.",
            "rights: To be written.",
        ),
        "provisions.yaml": _lines(
            modeline("provisions", 2),
            "# one record a provision, in the source's own order",
            "- id: p1-1",
            "  locus: {page: 1, paragraph: 1, of: pages}",
            "  matter: []                   # [deal, rob]: the stages it speaks of",
            "  context: context             # take this line out once an answer cites it",
        ),
        "rendering.en.yaml": _lines("p1-1: To be written."),
        "notes.en.yaml": _lines("p1-1: To be written."),
        "examples.yaml": _lines(
            modeline("examples", 2),
            "# the source's own worked examples, as:",
            "# - id: e1",
            "#   provision: p1-1",
            "#   kind: count",
            f"#   forms: [{id}/pairs]",
            "#   given: {cards: [T36, T37, T38]}",
            "#   expected: {versicole_points: 30}",
            "#   outcome: agrees",
            "[]",
        ),
    }


def ruleset_files(
    id: str, questions: Mapping[str, Question], texts: Mapping[str, Texts]
) -> dict[str, str]:
    """The files of a new rule set: every question in the order of play, as a commented blank."""
    return {"ruleset.yaml": _lines(*_ruleset(id, questions, texts))}


def _ruleset(
    id: str, questions: Mapping[str, Question], texts: Mapping[str, Texts]
) -> Iterator[str]:
    yield modeline("ruleset", 2)
    yield f"id: {id}"
    yield f"source: {id}"
    yield "forms:"
    yield "  pairs: {players: 4, sides: pairs}"
    yield "cruxes: {}"
    yield "# A line below that begins with # is a question not answered yet. To answer it, take out"
    yield "# the sign, put your value in the place of the word in capitals, say how surely the text"
    yield "# gives it, and cite the passages. Where the text says nothing, write as here:"
    yield "#   {evidence: silent, cites: [p1-1], supplied: {value: WORD, from: editors}}"
    yield "# Where forms differ, write a list:"
    yield "#   - {forms: [pairs], value: NUMBER, evidence: stated, cites: [p1-1]}"
    yield "answers:"
    first = next(iter(questions))
    yield f"  {first}: {{evidence: silent, cites: [{id}]}}   # in place of this, an answer"
    stage = ""
    for question in questions.values():
        if question.stage != stage:
            stage = question.stage
            yield ""
            yield f"  # ---- {stage}"
        yield from _blank(question, texts.get(stage, Texts()))
    yield "unencoded: []"


def _blank(question: Question, texts: Texts) -> Iterator[str]:
    asks = texts.find("en", question.name, "asks")
    yield f"  # {asks.words if asks else question.id}"
    if question.allowed:
        yield f"  #   may be: {', '.join(question.allowed)}"
    if question.applies_when:
        for other, words in question.applies_when.items():
            yield f"  #   only where {other} is {' or '.join(words)}"
    blank = BLANKS[question.type]
    yield f"  # {question.id}: {{value: {blank}, evidence: stated, cites: [p1-1]}}"


def deal_files(form: str, slug: str, seed: int) -> dict[str, str]:
    """The files of a new deal from a seed; `new deal --seed N --recorded` writes it out whole."""
    return {
        f"{slug}.yaml": _lines(
            modeline("deal", 3),
            f"form: {form}",
            "made: for this site",
            "dealer: west",
            f"seed: {seed}",
            "line: {policy: careful}",
        ),
        f"{slug}.en.yaml": _lines(f"title: {slug}", "intro: To be written."),
    }


def _lines(*lines: str) -> str:
    return "\n".join(lines) + "\n"
