"""How the site grows with the library: one of five times as many sources, rule sets and deals.

Every source and rule set is copied under ids of its own, with its texts in every language, its
studies and its entries in the bibliography, and each library is built in all languages. What grows
faster than the library would be told by a ratio over five.

    python bench/five_times.py              builds twice: some minutes
    python bench/five_times.py --times 2    a smaller one
"""

import argparse
import json
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from generator.loading.prose import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
GROUNDS = ("sources", "rulesets")
SHARED = ("questionnaire",)  # folders of rulesets/ that are not one
SIGLUM = re.compile(r"^(siglum: *)(\S+)$", re.MULTILINE)


@dataclass(frozen=True)
class Built:
    """What a build took and made."""

    pages: dict[str, int]  # by language
    megabytes: float
    seconds: float
    processor: float  # seconds of it that it computed


def grown(to: Path, times: int) -> Path:
    """A library `times` as large, at `to`."""
    for ground in (*GROUNDS, "kept"):
        shutil.copytree(ROOT / ground, to / ground)
    folders = [
        folder
        for ground in GROUNDS
        for folder in sorted((ROOT / ground).iterdir())
        if folder.is_dir() and folder.name not in SHARED
    ]
    ids = sorted({folder.name for folder in folders}, key=len, reverse=True)
    known = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, ids))})(?![\w-])")
    for copy in range(2, times + 1):
        for folder in folders:
            other = to / folder.parent.name / f"{folder.name}-{copy}"
            shutil.copytree(folder, other)
            for file in other.rglob("*.yaml"):
                text = known.sub(rf"\1-{copy}", file.read_text("utf-8"))
                file.write_text(SIGLUM.sub(rf"\g<1>\g<2>{copy}", text), "utf-8")
        for file in sorted((ROOT / "kept/study").rglob("*.json")):
            other = to / "kept/study" / f"{file.parent.name}-{copy}" / file.name
            other.parent.mkdir(exist_ok=True)
            other.write_text(known.sub(rf"\1-{copy}", file.read_text("utf-8")), "utf-8")
    for file in (to / "kept/bibliography").glob("*.json"):
        entries = json.loads(file.read_text("utf-8"))
        copies = range(2, times + 1)
        more = {f"{id}-{copy}": html for copy in copies for id, html in entries.items()}
        file.write_text(json.dumps(entries | more, ensure_ascii=False), "utf-8")
    return to


def built(root: Path, site: Path) -> Built:
    """Build the library at `root`."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    command = [sys.executable, "-m", "generator.cli", "build", "--root", str(root)]
    subprocess.run([*command, "--out", str(site)], cwd=ROOT, check=True)
    seconds, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    files = [file for file in site.rglob("*") if file.is_file()]
    first, *others = LANGUAGES
    folders = [file.relative_to(site).parts[0] for file in files if file.suffix == ".html"]
    pages = {lang: folders.count(lang) for lang in others}
    return Built(
        pages={first: len(folders) - sum(pages.values()), **pages},
        megabytes=sum(file.stat().st_size for file in files) / 1e6,
        seconds=seconds,
        processor=after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime,
    )


def _print(name: str, small: float, large: float) -> None:
    print(f"{name:22}{small:12,.1f}{large:12,.1f}{large / small:8.2f}")


def main() -> int:
    """Build both and print; writes nothing that stays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory(prefix="minchiate-") as folder:
        at = Path(folder)
        one, many = (built(grown(at / f"library-{n}", n), at / f"site-{n}") for n in (1, times))
    print(f"{'':22}{'once':>12}{f'{times} times':>12}{'ratio':>8}")
    for lang in LANGUAGES:
        _print(f"pages, {lang}", one.pages[lang], many.pages[lang])
    _print("pages", sum(one.pages.values()), sum(many.pages.values()))
    for name in ("megabytes", "seconds", "processor"):
        _print(name, getattr(one, name), getattr(many, name))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
