"""Texts that are wanting: English first, then notes, then translations that were begun."""

from collections.abc import Iterable, Iterator

from generator.loading.checks.prose import STAGE_KEY
from generator.loading.entries import AnyReading
from generator.loading.faults import Faults
from generator.loading.library import LibraryFiles
from generator.loading.prose import LANGUAGES, Prose
from generator.loading.questionnaire import FOLDER
from generator.loading.ruleset import ReadRuleSet
from generator.loading.sources import ReadSource
from generator.model.answers import Evidence, Mark
from generator.model.questions import Question
from generator.model.source import Read
from generator.model.texts import FIRST_LANGUAGE, OF_ONE_LANGUAGE, Texts, Tree

OF_ANY_SOURCE = ("title", "short")
OF_A_SOURCE_READ = ("about", "reached", "rights")
NAMED = 3  # ids that a warning of a translation names


def check_wanting(files: LibraryFiles) -> None:
    """Warn of texts that are not there."""
    witnessed = _witnessed(files)
    for read in files.sources.values():
        _check_source(files.faults, read, witnessed.get(read.source.id, Texts()))
    for question in files.asked.questions.values():
        _check_question(files, question)
    for stage in dict.fromkeys(q.stage for q in files.asked.questions.values()):
        _want(
            files.faults,
            files.prose_of(FOLDER, stage),
            Mark(f"{FOLDER}/{stage}.yaml", 1, 1),
            f"the stage '{stage}'",
            [(STAGE_KEY, "title"), (STAGE_KEY, "short")],
        )
    for crux in files.cruxes.values():
        paths = [(crux.id, key) for key in ("title", "doubt", "choice")]
        letters = [(crux.id, "readings", letter) for letter in crux.letters]
        at = files.beside["cruxes"][crux.id].at
        prose = files.prose_of("rulesets", "cruxes")
        _want(files.faults, prose, at, crux.id, [*paths, *letters])
    for stem, key in (("cards", "name"), ("glossary", "meaning")):
        for name, node in files.beside.get(stem, {}).items():
            _want(files.faults, files.prose_of("rulesets", stem), node.at, name, [(name, key)])
    for deal in files.deals.values():
        _want(files.faults, deal.prose, deal.deal.at, deal.deal.id, [("title",), ("intro",)])
    for ruleset in files.rulesets.values():
        _check_notes(files, ruleset)
    _check_translations(files)


def _want(
    faults: Faults, prose: Prose, at: Mark, what: str, paths: Iterable[tuple[str, ...]]
) -> None:
    """Warn of the texts of a record that are not there in English."""
    wanting = ["/".join(path) for path in paths if _lacks(prose, *path)]
    if wanting:
        faults.add(
            "T101",
            at,
            f"{what} has no English {', '.join(wanting)}",
            f"write it in {at.file.removesuffix('.yaml')}.en.yaml",
        )


def _lacks(prose: Prose, *path: str) -> bool:
    """Whether an English text is known to be wanting."""
    return FIRST_LANGUAGE not in prose.unread and not prose.texts.has(FIRST_LANGUAGE, *path)


def _witnessed(files: LibraryFiles) -> dict[str, Texts]:
    """By the source of a witness, the renderings of the text that it witnesses."""
    pairs = (
        (r.ruleset.source, files.rulesets.get(r.ruleset.witness_of or ""))
        for r in files.rulesets.values()
    )
    return {
        source: files.sources[other.ruleset.source].source.rendering
        for source, other in pairs
        if other is not None and other.ruleset.source in files.sources
    }


def _check_source(faults: Faults, read: ReadSource, witnessed: Texts) -> None:
    """Texts of a source; what a witness has word for word needs no rendering of its own."""
    source = read.source
    due = OF_ANY_SOURCE if source.read is Read.NONE else (*OF_ANY_SOURCE, *OF_A_SOURCE_READ)
    _want(faults, read.prose["source"], source.at, source.id, [(key,) for key in due])
    for doubt in source.doubts:
        _want(faults, read.prose["source"], source.at, source.id, [("doubts", doubt.field.value)])
    folder = f"sources/{source.id}"
    for provision in source.provisions:
        as_witnessed = witnessed.has(FIRST_LANGUAGE, provision.id)
        if _lacks(read.prose["rendering"], provision.id) and not as_witnessed:
            faults.add(
                "T101",
                provision.at,
                f"{source.id}:{provision.id} has no English rendering",
                f"write it in {folder}/rendering.en.yaml",
            )
    for example in source.examples:
        if _lacks(read.prose["examples"], example.id):
            faults.add(
                "T101",
                example.at,
                f"the example {example.id} has no English text",
                f"write it in {folder}/examples.en.yaml",
            )


def _check_question(files: LibraryFiles, question: Question) -> None:
    prose = files.prose_of(FOLDER, question.stage)
    at = files.asked.nodes[question.id].at
    paths = [(question.name, "asks"), (question.name, "short"), (question.name, "how")]
    paths_of_values = [(question.name, "values", word) for word in question.allowed]
    _want(files.faults, prose, at, question.id, [*paths, *paths_of_values])


def _check_notes(files: LibraryFiles, read: ReadRuleSet) -> None:
    """Warn of readings that need a note and have none in English."""
    folder = f"rulesets/{read.ruleset.id}"
    prose = files.prose_of(folder, "notes")
    notes = prose.keys(FIRST_LANGUAGE)
    if FIRST_LANGUAGE in prose.unread:
        return
    hint = f"write it in {folder}/notes.en.yaml"
    for question, by_form in read.answers.items():
        for form, answer in by_form.items():
            for reading in answer.readings:
                why = _why(reading)
                place = read.nodes.get(f"value/{question}/{form}/{reading.letter or ''}")
                if why and place is not None and reading.note not in notes:
                    key = question + (f"#{reading.letter}" if reading.letter else "")
                    files.faults.at(
                        "T103",
                        place,
                        f"{question} is {why}, and no note says why",
                        f'{hint}, as   "{key}": >-',
                    )
    for number, item in enumerate(read.ruleset.unencoded):
        node = read.nodes.get(f"unencoded/{number}")
        if node is not None and item.note not in notes and read.ruleset.witness_of is None:
            files.faults.at("T103", node, f"no note '{item.note}' says what cannot be said", hint)


def _why(reading: AnyReading) -> str:
    """Why a reading needs a note; empty if it needs none."""
    if reading.letter is not None:
        return f"a crux (reading {reading.letter})"
    if reading.evidence in (Evidence.IMPLIED, Evidence.CONJECTURED):
        return str(reading.evidence.value)
    if reading.supplied_from is not None:
        return f"supplied from {reading.supplied_from}"
    return f"completed from {reading.completed_from}" if reading.completed_from else ""


def _check_translations(files: LibraryFiles) -> None:
    """Of a language that was begun, warn of each file that lacks some of its texts."""
    for lang in LANGUAGES[1:]:
        if not any(lang in prose.nodes for prose in files.prose.values()):
            continue
        for name, prose in files.prose.items():
            english = dict(_leaves(prose.texts.trees.get(FIRST_LANGUAGE, {})))
            done = dict(_leaves(prose.texts.trees.get(lang, {})))
            wanting = [key for key in english if key not in done]
            if wanting and lang not in prose.unread:
                more = ", ..." if len(wanting) > NAMED else ""
                files.faults.add(
                    "T102",
                    Mark(f"{name}.{lang}.yaml", 1, 1),
                    f"{len(wanting)} of {len(english)} texts are not translated yet",
                    f"they are {', '.join(wanting[:NAMED])}{more}",
                )


def _leaves(tree: Tree, above: str = "") -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, str):
            if key not in OF_ONE_LANGUAGE:
                yield above + key, value
        else:
            yield from _leaves(value, f"{above}{key}/")
