"""What is said of a page in its head and foot: citation tags, JSON-LD, where its data are."""

from generator.pages import addresses as at
from generator.pages.draft import Draft
from generator.pages.frame import Frame
from generator.views.citing import EDITOR, cite, date_words, site_title, state_of_site
from generator.views.correcting import correction

STYLES = {"replay": ["assets/css/replay.css"], "cards": ["assets/css/replay.css"]}  # by kind
SCRIPTS = {"replay": ["assets/js/replay.js"]}
LICENCE = "https://creativecommons.org/licenses/by/4.0/"


def head(frame: Frame, draft: Draft) -> dict[str, object]:
    """The front matter of a page, as main.html wants it."""
    shelf = frame.shelf
    address = shelf.addresses(draft.path)
    fix = correction(shelf.context(draft.path), draft.path or at.INDEX, draft.title)
    return {
        "title": draft.title,
        "description": draft.description,
        "kind": draft.kind,
        "suits_drawn": draft.suits_drawn,
        "moved_to": draft.moved_to,
        "styles": STYLES.get(draft.kind, []),
        "scripts": SCRIPTS.get(draft.kind, []),
        "citation": _citation(frame, draft),
        "jsonld": _json_ld(frame, draft),
        "cite_html": str(frame.cite_button(draft.cite)),
        "json_href": "index.json",
        "yaml": [{"name": file, "href": address.yaml(file)} for file in draft.files],
        "version": shelf.edition.version,
        "date": date_words(shelf.context(draft.path), shelf.edition.date),
        "state": draft.state,
        "correct_href": fix.href or fix.how_href,
    }


def written_head(frame: Frame, path: str, title: str) -> dict[str, object]:
    """What a page that hands have written leaves unsaid."""
    context = frame.shelf.context(path)
    return {
        "kind": "page",
        "json_href": "index.json",
        "version": context.version,
        "date": date_words(context, context.date),
        "state": "",
        "cite_html": str(frame.cite_button(cite(context, title, state_of_site(context)))),
    }


def _citation(frame: Frame, draft: Draft) -> list[dict[str, str]]:
    """Tags that reference managers read."""
    edition = frame.shelf.edition
    tags = {
        "citation_title": draft.title,
        "citation_author": EDITOR,
        "citation_publication_date": edition.date.replace("-", "/"),
        "citation_inbook_title": site_title(frame.shelf.context(draft.path)),
        "citation_language": frame.shelf.lang,
    }
    if edition.site:
        tags["citation_public_url"] = frame.shelf.addresses(draft.path).lasting()
    return [{"name": name, "content": content} for name, content in tags.items() if content]


def _json_ld(frame: Frame, draft: Draft) -> dict[str, object]:
    edition = frame.shelf.edition
    said: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "WebSite" if draft.kind == "home" else "WebPage",
        "name": draft.title,
        "description": draft.description,
        "inLanguage": frame.shelf.lang,
        "version": edition.version,
        "datePublished": edition.date,
        "license": LICENCE,
        "author": {"@type": "Organization", "name": EDITOR},
        "isPartOf": {"@type": "WebSite", "name": site_title(frame.shelf.context(draft.path))},
    }
    if edition.site:
        said["url"] = frame.shelf.addresses(draft.path).lasting()
    return said
