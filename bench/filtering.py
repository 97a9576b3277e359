"""How long the whole comparison takes to filter, in Chromium.

Each filter is set and taken away in turn. Timed is what a click costs until the page is laid out
anew (`laid out`), and until the browser has drawn it (`shown`). Before anything is timed, a
filter must hide rows and give them all back.

    python bench/filtering.py               nine rounds, on a site built for it in English
    python bench/filtering.py --site DIR    on a site that is built already
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILTERS = {
    "differences only": "input[name=differ]",
    "a stage": "input[name=stage][value=play]",
    "an evidence": "input[name=evidence][value=silent]",
    "a column": "input[name=form]:checked",
}
CLICK = """async box => {
    const settled = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    await settled();
    const start = performance.now();
    box.click();
    document.querySelector("#compare").getBoundingClientRect();
    const laid = performance.now();
    await settled();
    return [laid - start, performance.now() - start];
}"""
ROWS = "document.querySelectorAll('#compare tr[data-question]:not([hidden])').length"

Times = list[tuple[float, float]]  # milliseconds until laid out, and until shown


def timed(site: Path, chromium: str, rounds: int) -> dict[str, Times]:
    """Each filter by name, set and taken away, round by round."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto((site / "compare/index.html").as_uri())
        every = page.evaluate(ROWS)
        boxes = {name: page.query_selector(where) for name, where in FILTERS.items()}
        for name, box in boxes.items():
            fewer = (box.evaluate(CLICK), page.evaluate(ROWS))[1]
            box.evaluate(CLICK)
            if page.evaluate(ROWS) != every or (fewer == every and name != "a column"):
                raise SystemExit(f"{name}: the filter does not do what it says; nothing was timed")
        found: dict[str, Times] = {f"{n}, {w}": [] for n in boxes for w in ("set", "taken away")}
        for _ in range(rounds):
            for name, box in boxes.items():
                for way in ("set", "taken away"):
                    found[f"{name}, {way}"].append(tuple(box.evaluate(CLICK)))
        browser.close()
        print(f"{every} questions, {len(page_forms(site))} forms, {rounds} rounds")
    return found


def page_forms(site: Path) -> set[str]:
    """The columns of the comparison, as its table names them."""
    text = (site / "compare/index.html").read_text("utf-8")
    return {part.partition('"')[0] for part in text.split('role="columnheader" data-form="')[1:]}


def built(folder: Path) -> Path:
    """The site in English, built into a folder."""
    command = [sys.executable, "-m", "generator.cli", "build", "--out", str(folder / "site")]
    env = {**os.environ, "MINCHIATE_LANG": "en", "PYTHONPATH": str(ROOT)}
    subprocess.run(command, cwd=ROOT, env=env, check=True)
    return folder / "site"


def main() -> int:
    """Measure and print; writes nothing that stays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--site", type=Path)
    words = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    try:
        import playwright  # noqa: F401
    except ImportError:
        chromium = None
    if chromium is None:
        print("Chromium or Playwright is not installed: the comparison was not timed")
        return 0
    with tempfile.TemporaryDirectory(prefix="minchiate-") as folder:
        site = words.site or built(Path(folder))
        found = timed(site.resolve(), chromium, 3 if words.quick else 9)
    print(f"{'medians in milliseconds':32}{'laid out':>10}{'shown':>10}{'most':>10}")
    for name, times in found.items():
        laid, shown = (statistics.median(each) for each in zip(*times, strict=True))
        print(f"{name:32}{laid:10.1f}{shown:10.1f}{max(t[1] for t in times):10.1f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
