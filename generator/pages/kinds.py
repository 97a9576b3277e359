"""Which pages there are: each kind of page, and the draft of every page of it.

`KINDS` goes through them in the order of the menu. A kind makes nothing where the library has
nothing for it.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from generator.model.library import STAGES, Library
from generator.model.source import Source
from generator.pages import addresses as at
from generator.pages.deals import diverged, replays
from generator.pages.draft import DESCRIPTION, Draft, fields_of, prose_files
from generator.pages.pairs import pairs
from generator.pages.shelf import Shelf
from generator.pages.single import Single, crumb, index, single
from generator.views.bibliography import bibliography_page
from generator.views.compare import compare_page, stages_asked
from generator.views.compare_data import compare_csv, compare_raw
from generator.views.context import Context
from generator.views.coverage import coverage_page
from generator.views.cruxes import cruxes_page
from generator.views.downloads import downloads_page
from generator.views.effects import raw_effects
from generator.views.glossary import glossary_page
from generator.views.home import home_page
from generator.views.indexes import (
    questions_index,
    rules_index,
    search_page,
    sources_index,
    synopsis_index,
)
from generator.views.pack import cards_page
from generator.views.question import question_page
from generator.views.raw import plain, raw_form, raw_library, raw_question, raw_source
from generator.views.refs import Link, plain_words, shortened, source_text, spoken
from generator.views.rulebook import rulebook_page
from generator.views.silences import silences_page
from generator.views.source import source_page
from generator.views.state import state_of_text
from generator.views.study import study_page
from generator.views.synopsis import synopsis_page
from generator.views.terminology import terminology_page

SEARCHED = ("sources", "compare", "questions", "synopsis", "rules", "cruxes", "glossary", "cards")

Maker = Callable[[Shelf], Iterator[Draft]]
SINGLES: Mapping[str, Callable[[Context], Single]] = {
    "cruxes": cruxes_page,
    "silences": silences_page,
    "coverage": coverage_page,
    "glossary": glossary_page,
    "terminology": terminology_page,
    "cards": cards_page,
    "bibliography": bibliography_page,
    "study": study_page,
    "search": lambda context: search_page(context, SEARCHED),
}
SINGLE = (
    *SEARCHED,
    "pairs",
    "silences",
    "coverage",
    "bibliography",
    "study",
    "about",
    "contribute",
    "data",
)


def home(shelf: Shelf) -> Iterator[Draft]:
    context = shelf.context(at.HOME)
    page = home_page(context, SINGLE)
    yield Draft(
        path=at.HOME,
        kind="home",
        template="home.html.j2",
        variables=fields_of(page),
        title=context.word("site-title"),
        description=context.word("site-description"),
        cite=page.cite,
        state=page.state,
        raw=raw_library(shelf.library),
    )


def sources(shelf: Shelf) -> Iterator[Draft]:
    yield index("sources", sources_index(shelf.context(at.page_path("sources"))))
    for source in shelf.library.sources.values():
        path = at.source_path(source.id)
        context = shelf.context(path)
        page = source_page(context, source)
        about = source_text(context, source, "about")
        told = plain_words(spoken(context, about)) if about else ""
        yield Draft(
            path=path,
            kind="source",
            template="source.html.j2",
            variables=fields_of(page),
            title=page.source.title,
            description=shortened(told, DESCRIPTION),
            cite=page.cite,
            state=state_of_text(context, source),
            raw=raw_source(context, source),
            crumbs=(crumb(context, "sources"),),
            files=_source_files(source, context.lang),
        )


def _source_files(source: Source, lang: str) -> tuple[str, ...]:
    """The data files that a source has."""
    names = ["provisions.yaml"] if source.provisions else []
    names.append("source.yaml")
    for stem, texts in (
        ("source", source.texts),
        ("rendering", source.rendering),
        ("notes", source.notes),
    ):
        names += prose_files(texts, stem, lang)
    return tuple(f"sources/{source.id}/{name}" for name in names)


def questions(shelf: Shelf) -> Iterator[Draft]:
    yield index("questions", questions_index(shelf.context(at.page_path("questions"))))
    for question in shelf.library.questions.values():
        path = at.question_path(question.id)
        context = shelf.context(path)
        page = question_page(context, question)
        yield Draft(
            path=path,
            kind="question",
            template="question.html.j2",
            variables=fields_of(page),
            title=page.question.asks,
            description=context.word("describe-question", asks=page.question.asks),
            cite=page.cite,
            state=page.state,
            raw={
                **raw_question(context, question),
                "effects": raw_effects(context, question.id),
            },
            crumbs=(
                crumb(context, "compare"),
                Link(page.question.stage, page.question.stage_href),
            ),
            files=(
                f"rulesets/questionnaire/{question.stage}.yaml",
                *prose_files(
                    shelf.library.question_texts[question.stage],
                    f"rulesets/questionnaire/{question.stage}",
                    context.lang,
                ),
                *(f"rulesets/{id}/ruleset.yaml" for id in shelf.library.rulesets),
            ),
        )


def compare(shelf: Shelf) -> Iterator[Draft]:
    context = shelf.context(at.compare_path())
    yield _comparison(shelf, None)
    for stage in stages_asked(context):
        yield _comparison(shelf, stage)


def _comparison(shelf: Shelf, stage: str | None) -> Draft:
    path = at.compare_path(stage)
    context = shelf.context(path)
    page = compare_page(context, stage)
    return Draft(
        path=path,
        kind="compare",
        template="compare.html.j2",
        variables={"compare": page},
        title=page.title,
        description=shortened(page.under or "", DESCRIPTION),
        cite=page.cite,
        state=page.state,
        raw=compare_raw(context, stage),
        crumbs=(crumb(context, "compare"),) if stage else (),
        files=tuple(f"rulesets/{id}/ruleset.yaml" for id in shelf.library.rulesets),
        files_beside={at.TABLE: compare_csv(context, stage)},
    )


def rules(shelf: Shelf) -> Iterator[Draft]:
    yield index("rules", rules_index(shelf.context(at.page_path("rules"))))
    for ruleset, form in shelf.library.forms():
        form_id = f"{ruleset.id}/{form}"
        path = at.rulebook_path(form_id)
        context = shelf.context(path)
        page = rulebook_page(context, form_id)
        yield Draft(
            path=path,
            kind="rulebook",
            template="rulebook.html.j2",
            variables=fields_of(page),
            title=page.book.title,
            description=shortened(page.book.under or "", DESCRIPTION),
            cite=page.cite,
            state=page.state,
            raw=raw_form(shelf.library, ruleset, form),
            crumbs=(crumb(context, "rules"),),
            files=(
                f"rulesets/{ruleset.id}/ruleset.yaml",
                *prose_files(
                    shelf.library.ruleset_notes[ruleset.id],
                    f"rulesets/{ruleset.id}/notes",
                    context.lang,
                ),
            ),
        )


def synopsis(shelf: Shelf) -> Iterator[Draft]:
    yield index("synopsis", synopsis_index(shelf.context(at.page_path("synopsis"))))
    for stage in STAGES:
        path = at.synopsis_path(stage)
        context = shelf.context(path)
        page = synopsis_page(context, stage)
        yield Draft(
            path=path,
            kind="synopsis",
            template="synopsis.html.j2",
            variables=fields_of(page),
            title=page.title,
            description=page.under,
            cite=page.cite,
            state=page.state,
            raw=plain(page),
            crumbs=(crumb(context, "synopsis"),),
        )


def singles(shelf: Shelf) -> Iterator[Draft]:
    """Pages that are the only ones of their kind."""
    for name, view in SINGLES.items():
        context = shelf.context(at.page_path(name))
        yield single(name, view(context), _files_beside(shelf.library, name, context.lang))


def data(shelf: Shelf) -> Iterator[Draft]:
    """The page of the data; the files themselves stand beside that of the first language."""
    context = shelf.context(at.page_path("data"))
    sizes = {name: len(text.encode()) for name, text in shelf.downloads.items()}
    draft = single("data", downloads_page(context, sizes))
    first = shelf.lang == shelf.langs[0]
    yield replace(draft, files_beside=shelf.downloads) if first else draft


def _files_beside(library: Library, name: str, lang: str) -> tuple[str, ...]:
    """The data files of a page that shows a file of rulesets/ itself."""
    texts = {
        "cruxes": library.crux_texts,
        "cards": library.card_texts,
        "glossary": library.glossary_texts,
    }
    if name not in texts or not texts[name].trees:
        return ()
    told = (f"rulesets/{name}.{lang}.yaml",) if lang in texts[name].trees else ()
    return (f"rulesets/{name}.yaml", *told)


KINDS: tuple[Maker, ...] = (
    home, sources, compare, pairs, questions, synopsis, rules, replays, diverged, singles, data
)  # fmt: skip
