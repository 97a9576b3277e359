"""The content of a thousand replay pages: deals played, told and laid out, by two processes.

Every form plays its share of the seeds with careful players. Timed is all from the engine to the
HTML of a page's body and the JSON beside it; loading the data and reading the templates is not.
Before that, the page of each kept deal of the library is compared with the site's.

    python bench/replay_pages.py [--quick]
"""

import gc
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from pathlib import Path

from generator.model.answers import Mark
from generator.model.deal import Deal, Line
from generator.model.texts import Texts
from generator.pages import addresses as at
from generator.pages.build import Loaded, load, make_pages, shelves_of
from generator.pages.core import data_text
from generator.pages.deals import replay_draft
from generator.pages.frame import Frame, environment
from generator.pages.shelf import Shelf
from generator.replay.play import Replay, play_recorded

ROOT = Path(__file__).resolve().parents[1]
TEMPLATES = ROOT / "site_src/templates"
PAGES, FEW = 1000, 24


def made_deals(loaded: Loaded, number: int) -> dict[str, Deal]:
    """So many deals, the forms taking turns; by id."""
    settings = list(loaded.settings.values())
    found = {}
    for seed in range(number):
        form = settings[seed % len(settings)]
        deal = Deal(
            slug=f"seed-{seed}", ruleset=form.ruleset.id, form=form.form, cites=(),
            dealer=form.seats[-1], pack=None, seed=seed, hands=None, cut=None,
            line=Line("careful", seed, {}, "careful"), irregular=(), start=None, marks={},
            other={}, travels=None, expect=None, texts=Texts(), at=Mark("bench", 1, 1),
        )  # fmt: skip
        found[deal.id] = deal
    return found


def pages_of(
    loaded: Loaded, shelf: Shelf, deals: dict[str, Deal]
) -> Iterator[tuple[str, str, str]]:
    """Of each deal its id, and its page's HTML and JSON; each is played when its turn comes."""
    replays: dict[str, Replay] = {}
    library = replace(loaded.library, deals=deals)
    shelf = replace(shelf, base=replace(shelf.base, library=library, replays=replays))
    frame = Frame(environment(TEMPLATES), shelf, frozenset())
    for id, deal in deals.items():
        replays[id] = play_recorded(loaded.settings[f"{deal.ruleset}/{deal.form}"], deal)
        draft = replay_draft(shelf, id)
        html = frame.render(draft.template, draft.variables)
        yield id, html, data_text(draft.raw)
        del replays[id]


def differing(loaded: Loaded, shelf: Shelf) -> list[str]:
    """Kept deals whose page here is not the site's."""
    pages = {page.path: page for page in make_pages(loaded).pages}
    return [
        id
        for id, html, _ in pages_of(loaded, shelf, dict(loaded.library.deals))
        if html != pages[at.markdown_path(at.replay_path(id))].pieces[0]
    ]


def measure(
    loaded: Loaded, shelf: Shelf, deals: dict[str, Deal], told: "SimpleQueue[tuple[float, int]]"
) -> None:
    """Tell how many seconds of a processor it took, and how many characters were made."""
    began = time.process_time()
    size = sum(len(html) + len(data) for _, html, data in pages_of(loaded, shelf, deals))
    told.put((time.process_time() - began, size))


def main(words: list[str]) -> int:
    """Compare, then measure, a half of the deals in each of two processes; 1 if a page differs."""
    number = FEW if "--quick" in words else PAGES
    loaded = load(ROOT)
    shelf = shelves_of(loaded)["en"]
    differ = differing(loaded, shelf)
    if differ:
        print("these pages are not those of the site:", ", ".join(differ))
        return 1
    deals = list(made_deals(loaded, number).items())
    halves = [dict(deals[half::2]) for half in (0, 1)]
    gc.collect()
    gc.disable()  # as the build does
    began = time.perf_counter()
    forked = get_context("fork")  # what is loaded is there at once
    told: SimpleQueue[tuple[float, int]] = forked.SimpleQueue()
    each = [forked.Process(target=measure, args=(loaded, shelf, half, told)) for half in halves]
    for process in each:
        process.start()
    both = [told.get() for _ in each]
    for process in each:
        process.join()
    wall = time.perf_counter() - began
    spent, size = (sum(parts) for parts in zip(*both, strict=True))
    print(f"{number} replay pages of {size / number / 1000:.0f} kB, played and laid out:")
    print(f"{wall:.2f} s by the clock in two processes, {spent:.2f} s of processors")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
