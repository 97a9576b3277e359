"""MkDocs hooks over the portable core, and nothing else: the only file that imports mkdocs."""

import gc
import logging
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from jinja2 import ChoiceLoader, Environment, PrefixLoader, TemplateError
from mkdocs.config import config_options as c
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.livereload import LiveReloadServer
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page as SitePage
from mkdocs.structure.toc import get_toc
from mkdocs.utils.templates import TemplateContext
from watchdog.observers.polling import PollingObserver

from generator.loading.faults import Fault, texts
from generator.model.texts import FIRST_LANGUAGE
from generator.pages import written
from generator.pages.addresses import NOT_FOUND, folder_of, name_index, written_path
from generator.pages.afresh import LOOK, Writing
from generator.pages.beforehand import beforehand
from generator.pages.build import Broken, load, make_pages
from generator.pages.compiled import COMPILED
from generator.pages.core import Made, Page, parted, put_in
from generator.pages.edition import Edition, edition_of
from generator.pages.head import written_head
from generator.pages.notice import Noticed
from generator.pages.places import site_root
from generator.pages.words import FOLDER, WrongWords

log = get_plugin_logger("minchiate")

DATA = ("sources", "rulesets")
NOTICE = "notice.html.j2"


def _not_dirty(record: logging.LogRecord) -> bool:
    """Not the warning that a page may be missing from menus: ours do not come from MkDocs."""
    return "'dirty' build" not in record.getMessage()


def one_line(faults: tuple[Fault, ...]) -> str:
    """The first fault, and how many more there are."""
    first = faults[0]
    more = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    return f"{first.file}:{first.line}:{first.column}: {first.message}{more}"


class MinchiateConfig(Config):  # type: ignore[no-untyped-call]
    """Options of the plugin in mkdocs.yml."""

    root = c.Type(str, default="")  # the folder of the data; default: that of mkdocs.yml
    languages = c.ListOfItems(c.Type(str), default=[FIRST_LANGUAGE])  # the first at the root
    only = c.Type(str, default="")  # one language, while writing
    corrections = c.Type(str, default="")  # where they are proposed, with {title} and {body}


class MadePage(SitePage):
    """A generated page: what MkDocs looks for in a text is known of it.

    MkDocs would read its front matter as YAML, and set up a reader of Markdown for a marker alone:
    for a site of 900 pages that takes most of a second.
    """

    def __init__(self, made: Page, file: File, config: MkDocsConfig) -> None:
        super().__init__(None, file, config)
        self.made = made

    def read_source(self, config: MkDocsConfig) -> None:
        """Take the text apart into what is said of the page, and its marker."""
        self.meta, self.markdown = parted(self.made)

    def render(self, config: MkDocsConfig, files: Files) -> None:
        """Leave the marker as it stands: the piece comes with `on_post_page`."""
        self.content, self.toc = (self.markdown or "").strip(), get_toc([])
        self.present_anchor_ids, self.links_to_anchors = set(), {}


class MinchiatePlugin(BasePlugin[MinchiateConfig]):  # type: ignore[no-untyped-call]
    """Generated pages, a tree for each language, search records, the data files."""

    made: Made
    writing: Writing  # while serving
    serving = False
    wrong = ""  # what is wrong with the data, while the last good pages are served

    def on_startup(self, *, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
        """Note how MkDocs was started; this also keeps the object over the rebuilds of serve."""
        self.serving = command == "serve"
        if self.serving:
            self.later = Path(tempfile.mkdtemp(prefix="minchiate-"))  # watched: see on_post_build
            logging.getLogger("mkdocs.commands.build").addFilter(_not_dirty)
        # what is made lives to the end: of the time to load and make a language's pages, looking
        # for dead objects takes 11 per cent by Python's own thresholds, 2 by these, for 8 MB more
        gc.set_threshold(200_000, 20, 20)

    def on_shutdown(self) -> None:
        """Leave nothing behind."""
        if self.serving:
            shutil.rmtree(self.later, ignore_errors=True)
        gc.freeze()  # else Python takes a second at its end to take all apart that was made

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Find the folders, and have them watched."""
        self.data = Path(self.config.root or Path(config.config_file_path).parent).resolve()
        self.site_src = site_root(self.data) / "site_src"
        watched = (*(self.data / name for name in DATA), self.site_src, FOLDER)
        config.watch += [str(folder) for folder in watched if folder.is_dir()]
        config.watch += [str(self.later)] if self.serving else []
        config.theme.static_templates |= {folder + NOT_FOUND for folder in self._folders()}
        return config

    def on_env(self, env: Environment, *, config: MkDocsConfig, files: Files) -> Environment:
        """Let the folder of each language have the template of 404.html too.

        While serving, what was made of a template serves the next time as well.
        """
        env.bytecode_cache = COMPILED
        if env.loader is not None:
            again = {folder.rstrip("/"): env.loader for folder in self._folders()}
            env.loader = ChoiceLoader([env.loader, PrefixLoader(again)])
        return env

    def _folders(self) -> tuple[str, ...]:
        """Of every language but the one at the root."""
        first, *others = self._langs()
        return tuple(folder_of(lang, first) for lang in others)

    def _langs(self) -> tuple[str, ...]:
        """The languages that are made, the first at the root."""
        return (self.config.only,) if self.config.only else tuple(self.config.languages)

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Make the pages, and add them and all files beside them."""
        pages = self._make(config)
        for file in list(files):
            if written_path(file.src_uri) != file.src_uri:
                files.remove(file)  # it comes with the pages of its language
        for page in pages:
            if (first := files.get_file_from_path(page.path)) is not None:
                files.remove(first)  # the page is in the only language that is made
            file = File.generated(config, page.path, content=page.text)
            if not page.is_file:
                file.inclusion = InclusionLevel.NOT_IN_NAV
                if page.pieces:
                    MadePage(page, file, config)
            files.append(file)
        for name, path in written.beside(self.site_src, self.data):
            files.append(File.generated(config, name, abs_src_path=str(path)))
        script = written.replay_script(self.site_src)
        files.append(File.generated(config, written.REPLAY, content=script))
        return files

    def _make(self, config: MkDocsConfig) -> tuple[Page, ...]:
        """Make the pages anew; while serving, broken data leave the last good ones standing."""
        self.wrong = ""
        try:
            if self.serving:
                return self._made_afresh()
            edition = self._edition(config.site_url or "")
            with beforehand(self.site_src / "templates", self._langs()):
                loaded = load(self.data)
            self.made = make_pages(loaded, self._langs(), edition, at_once=True)
        except Broken as broken:
            self._wrong(one_line(broken.faults), texts(broken.faults, self._lines))
        except (TemplateError, WrongWords, KeyError) as error:
            name = getattr(error, "name", None) or type(error).__name__
            place = f"{name}:{getattr(error, 'lineno', '')}".rstrip(":")
            self._wrong(f"{place}: {error}", f"{place}: {error}")
        return () if self.serving else self.made.pages

    def _edition(self, site: str = "") -> Edition:
        return edition_of(site_root(self.data), site, self.config.corrections)

    def _made_afresh(self) -> tuple[Page, ...]:
        """The pages that are other than when they were last written into the served folder."""
        if not hasattr(self, "writing"):
            folders = (*(self.data / name for name in DATA), self.site_src, FOLDER)
            self.writing = Writing(self.data, self._langs(), folders)
        new = self.writing.turn(self._edition())
        if self.writing.made is not None:
            self.made = self.writing.made
        return new

    def _wrong(self, line: str, whole: str) -> None:
        """Keep the last good pages while serving; stop a build with all that is wrong."""
        if not (self.serving and hasattr(self, "made")):
            raise PluginError(whole) from None
        self.wrong = whole
        log.error("%s; the last good pages stay", " ".join(line.split()))

    def on_serve(
        self, server: LiveReloadServer, *, config: MkDocsConfig, builder: Callable[..., Any]
    ) -> LiveReloadServer:
        """Have what is wrong shown in the pages, which load again after every change.

        MkDocs looks for changes twice a second, too seldom for who waits to see a word; and it
        waits for the end of many at once, such as a program makes that saves a file in steps.
        """
        first = [path for path in (config.docs_dir, config.config_file_path) if path]
        for path in first:
            server.unwatch(path)
        server.observer = PollingObserver(timeout=LOOK)
        for path in first:
            server.watch(path)
        server.build_delay = LOOK / 4
        root = urlsplit(config.site_url or "").path.rstrip("/") + "/"

        def notice(address: str) -> str:
            if not self.wrong:
                return ""
            frame, _ = self.made.frame_of(address.removeprefix(root))
            return frame.render(NOTICE, {"faults": self.wrong})

        server.set_app(Noticed(server.get_app(), notice))  # type: ignore[arg-type]
        return server

    def _lines(self, file: str) -> list[str]:
        path = self.data / file
        return path.read_text("utf-8", errors="replace").split("\n") if path.is_file() else []

    def on_page_context(
        self, context: TemplateContext, *, page: SitePage, config: MkDocsConfig, nav: Navigation
    ) -> TemplateContext:
        """Give the frame its words, its menu and its addresses."""
        frame, path = self.made.frame_of(page.file.src_uri)
        around: dict[str, Any] = frame.around(path, self.made.crumbs.get(page.file.src_uri, ()))
        context.update(around)  # type: ignore[typeddict-item]
        if not isinstance(page, MadePage):
            for key, value in written_head(frame, path, str(page.title or "")).items():
                page.meta.setdefault(key, value)
        context["suits_drawn"] = page.meta.get("suits_drawn", False)  # type: ignore[typeddict-unknown-key]
        return context

    def on_template_context(
        self, context: TemplateContext, *, template_name: str, config: MkDocsConfig
    ) -> TemplateContext:
        """The same for 404.html, with addresses from the root; alternates for sitemap.xml."""
        root = "/" + "/".join((config.site_url or "").split("/")[3:])
        frame, _ = self.made.frame_of(template_name)
        around: dict[str, Any] = frame.around("", root=root)
        others = () if template_name != NOT_FOUND else tuple(self.made.frames.values())[1:]
        unfound = [around, *(other.around("", root=root) for other in others)]
        context.update(around)  # type: ignore[typeddict-item]
        context.update(  # type: ignore[call-arg]
            alternates=self._alternates, suits_drawn=False, unfound=unfound, base_url=root
        )
        return context

    def _alternates(self, page: SitePage) -> list[Any]:
        frame, path = self.made.frame_of(page.file.src_uri)
        languages = frame.around(path)["languages"]
        assert isinstance(languages, list)
        return languages

    def on_page_content(
        self, html: str, *, page: SitePage, config: MkDocsConfig, files: Files
    ) -> str:
        """Name index.html in the links of pages that hands have written."""
        return name_index(html)

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Have the pages made that wait, by a change where MkDocs looks for changes."""
        if self.serving and self.writing.behind:
            (self.later / "pages").write_text(str(time.monotonic_ns()))
        elif self.serving:
            gc.collect(0)  # now, and not while somebody waits for the next text

    def on_post_page(self, output: str, *, page: SitePage, config: MkDocsConfig) -> str:
        """Put the pieces in, when the page around them is done."""
        return put_in(output, page.made.pieces) if isinstance(page, MadePage) else output
