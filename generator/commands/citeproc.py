"""The bibliography as a processor of citations prints it: pandoc, in the Chicago style."""

import json
import re
import subprocess
import tempfile
from pathlib import Path

import click

from generator.model.library import Library
from generator.model.source import RecordField, Source
from generator.views.entry import described
from generator.views.raw import Plain
from generator.views.references import csl_item

STYLE = "site_src/csl/chicago-notes-bibliography-17th-edition.csl"
LOCALES = {"en": "en-GB", "it": "it-IT", "de": "de-DE"}
# our two settings: see site_src/csl/SOURCE.txt
SETTINGS = {
    ' subsequent-author-substitute="&#8212;&#8212;&#8212;"': "",
    'page-range-format="chicago-16"': 'page-range-format="expanded"',
}
# the style has no word for an annotator: it would make a co-author of him
UNPRINTED = ("contributor",)
_ENTRY = re.compile(r'<div id="ref-([^"]+)" class="csl-entry"[^>]*>\s*(.*?)\s*</div>', re.DOTALL)
_SPAN = re.compile(r"</?span>")  # around titles in quotation marks; it says nothing


def formatted(library: Library, lang: str, style: str) -> dict[str, str]:
    """The entry of every work as HTML, in the order of the style; by source.

    `style` is the text of a CSL file. Raises ClickException where pandoc is wanting or prints
    nothing for a work.
    """
    items = [printed_item(source, lang) for source in library.sources.values()]
    entries = {id: _SPAN.sub("", html) for id, html in _ENTRY.findall(_pandoc(items, lang, style))}
    for item in items:
        if not entries.get(str(item["id"])):
            raise click.ClickException(
                f"sources/{item['id']}/source.yaml: the style prints nothing for a work of "
                f"type {item['type']} with these entries; choose another type"
            )
    return entries


def printed_item(source: Source, lang: str) -> Plain:
    """The record of a work as it is printed in a language.

    Some entries have words of their own there, as `publisher-place: Firenze`. A description in
    the place of a title is what CSL calls a genre: it gets no quotation marks.
    """
    item = {key: value for key, value in csl_item(source).items() if key not in UNPRINTED}
    own = {
        field.value: " ".join(found.words.split())
        for field in RecordField
        if (found := source.texts.find(lang, "record", field.value)) and found.lang == lang
    }
    ours = described(item)
    if ours is not None:
        item["genre"] = own.pop("title", ours)
        del item["title"]
    if "issued" in own:
        item["issued"] = {"literal": own.pop("issued")}
    return {**item, **own}


def _pandoc(items: list[Plain], lang: str, style: str) -> str:
    """What pandoc prints of some items."""
    try:
        import pypandoc
    except ImportError:
        raise click.ClickException(
            "pandoc is wanting; it comes with the environment of the tests:  "
            "python3 -m generator test"
        ) from None
    for given, ours in SETTINGS.items():
        assert style.count(given) == 1, given
        style = style.replace(given, ours)
    page = f"---\nlang: {LOCALES.get(lang, lang)}\nnocite: '@*'\n---\n"
    with tempfile.TemporaryDirectory() as folder:
        works, csl = Path(folder) / "works.json", Path(folder) / "style.csl"
        works.write_text(json.dumps(items, ensure_ascii=False), "utf-8")
        csl.write_text(style, "utf-8")
        done = subprocess.run(
            [pypandoc.get_pandoc_path(), "--from=markdown", "--to=html", "--wrap=none",
             "--citeproc", f"--csl={csl}", f"--bibliography={works}"],
            input=page, capture_output=True, text=True, encoding="utf-8", check=False,
        )  # fmt: skip
    if done.returncode:
        raise click.ClickException(f"pandoc: {' '.join(done.stderr.split())}")
    return done.stdout
