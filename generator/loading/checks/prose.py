"""Texts that belong to nothing: each key is that of a record, a question or a note."""

from collections.abc import Collection, Iterable

from generator.loading.beside import BESIDE
from generator.loading.faults import did_you_mean, may_be
from generator.loading.library import LibraryFiles
from generator.loading.nodes import MapNode, TextNode
from generator.loading.prose import Prose
from generator.loading.questionnaire import FOLDER
from generator.loading.ruleset import ReadRuleSet
from generator.loading.steps import is_step
from generator.loading.values import EMPTY
from generator.model.library import STAGES
from generator.model.source import RecordField

OF_A_SOURCE = [
    "title",
    "short",
    "about",
    "reached",
    "rights",
    "date",
    "place",
    "numbering",
    "doubts",
    "record",
]
OF_A_STAGE = ["title", "short", "about"]
OF_A_QUESTION = ["asks", "short", "how", "values", "says"]
OF_A_CARD = ["name", "also"]
OF_A_TERM = ["term", "meaning", "sources"]
OF_A_NAME = ["term", "why"]
OF_A_CRUX = ["title", "doubt", "readings", "editors", "choice"]
STAGE_KEY = "_stage"
ANY = ("any", EMPTY)  # the sentences for every value of a figure or a list, and for an empty one


def check_prose(files: LibraryFiles) -> None:
    """Tell of texts whose keys nothing has."""
    for read in files.sources.values():
        provisions = [p.id for p in read.source.provisions]
        _known(files, read.prose["source"], OF_A_SOURCE, "a text of a source")
        for node in read.prose["source"].nodes.values():
            for key in ("doubts", "record"):
                _inner(files, node.values.get(key), [field.value for field in RecordField])
        if "provisions" not in read.unread:
            for stem in ("rendering", "notes", "text"):
                _known(files, read.prose[stem], provisions, "a provision of this source")
        if "examples" not in read.unread:
            _known(
                files, read.prose["examples"], [e.id for e in read.source.examples], "an example"
            )
    for stem in BESIDE:
        if f"rulesets/{stem}.yaml" not in files.unread:
            _known(
                files,
                files.prose_of("rulesets", stem),
                list(files.beside.get(stem, {})),
                "a record",
            )
    for ruleset in files.rulesets.values():
        prose = files.prose_of(f"rulesets/{ruleset.ruleset.id}", "notes")
        if not files.asked.unread:
            _known(files, prose, note_keys_of(ruleset), "an answer")
    for deal in files.deals.values():
        for place in _keys(deal.prose):
            if place.text not in ("title", "intro") and not is_step(place.text):
                _nothing(files, place, ["title", "intro"], "a step")
    _check_cruxes(files)
    _check_words(files)
    for stage in STAGES:
        if stage not in files.asked.unread:
            _check_stage(files, stage, files.prose_of(FOLDER, stage))


def note_keys_of(read: ReadRuleSet) -> list[str]:
    """Every key that a note of the rule set may have."""
    keys = {u.note: None for u in read.ruleset.unencoded}
    for question, by_form in read.answers.items():
        keys[question] = None
        for form, answer in by_form.items():
            keys[f"{question}/{form}"] = None
            for letter in (r.letter for r in answer.readings if r.letter):
                keys[f"{question}#{letter}"] = keys[f"{question}/{form}#{letter}"] = None
    return list(keys)


def _keys(prose: Prose) -> Iterable[TextNode]:
    return (place for node in prose.nodes.values() for place in node.keys.values())


def _known(files: LibraryFiles, prose: Prose, allowed: Collection[str], what: str) -> None:
    known = set(allowed)
    for place in _keys(prose):
        if place.text not in known:
            _nothing(files, place, list(allowed), what)


def _nothing(files: LibraryFiles, place: TextNode, allowed: list[str], what: str) -> None:
    few = may_be(allowed) if len(allowed) <= len(OF_A_SOURCE) else ""
    files.faults.at(
        "T001", place, f"'{place.text}' is not {what}", few, did_you_mean(place.text, allowed)
    )


def _check_cruxes(files: LibraryFiles) -> None:
    for node in files.prose_of("rulesets", "cruxes").nodes.values():
        for name, inner in node.values.items():
            _inner(files, inner, OF_A_CRUX)
            readings = inner.values.get("readings") if isinstance(inner, MapNode) else None
            if name in files.cruxes:
                _inner(files, readings, list(files.cruxes[name].letters))


def _check_words(files: LibraryFiles) -> None:
    """Texts of cards and terms; a term may mean another thing in each source that has it."""
    for node in files.prose_of("rulesets", "cards").nodes.values():
        for inner in node.values.values():
            _inner(files, inner, OF_A_CARD)
    for node in files.prose_of("rulesets", "glossary").nodes.values():
        for name, inner in node.values.items():
            _inner(files, inner, OF_A_TERM)
            if name in files.glossary and isinstance(inner, MapNode):
                cited = dict.fromkeys(cite.source for cite in files.glossary[name].cites)
                _inner(files, inner.values.get("sources"), list(cited))
    _known(files, files.prose_of("rulesets", "unshown"), [*files.unshown], "a reason there")
    for node in files.prose_of("rulesets", "terminology").nodes.values():
        for inner in node.values.values():
            _inner(files, inner, OF_A_NAME)


def _check_stage(files: LibraryFiles, stage: str, prose: Prose) -> None:
    names = [q.name for q in files.asked.questions.values() if q.stage == stage]
    _known(files, prose, [STAGE_KEY, *names], f"a question of '{stage}'")
    for node in prose.nodes.values():
        for name, inner in node.values.items():
            if not isinstance(inner, MapNode):
                files.faults.at(
                    "T002",
                    inner,
                    f"texts by their keys are due under '{name}'",
                    may_be(OF_A_QUESTION),
                )
                continue
            allowed = OF_A_STAGE if name == STAGE_KEY else OF_A_QUESTION
            _inner(files, inner, allowed)
            question = files.asked.questions.get(f"{stage}.{name}")
            if question is not None:
                _inner(files, inner.values.get("values"), list(question.allowed))
                _inner(files, inner.values.get("says"), [*question.allowed, *ANY])


def _inner(files: LibraryFiles, node: object, allowed: list[str]) -> None:
    if isinstance(node, MapNode):
        for key, place in node.keys.items():
            if key not in allowed:
                files.faults.at(
                    "T001",
                    place,
                    f"'{key}' is no text that belongs here",
                    may_be(allowed),
                    did_you_mean(key, allowed),
                )
