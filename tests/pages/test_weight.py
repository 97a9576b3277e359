"""No page is heavy: what a reader loads of one, compressed as servers do it, fonts apart."""

import gzip
import re
from functools import cache
from pathlib import Path

MOST = 300_000  # bytes
LOADED = re.compile(r'<(?:link rel="stylesheet" href|script defer src)="([^"]+)"')
SEARCHED = re.compile(r'data-search-records="([^"]+)"')  # the search page's own, at once


@cache
def compressed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), compresslevel=6))


def test_every_page_with_its_styles_and_scripts_is_light(built_site: Path):
    weights: dict[str, int] = {}
    for page in sorted(built_site.rglob("*.html")):
        text = page.read_text("utf-8")
        if page.name == "404.html":
            continue  # its addresses begin at the root of the published site
        beside = (*LOADED.findall(text), *SEARCHED.findall(text))
        assert len(beside) >= 4, page  # three styles and a script
        files = (page, *((page.parent / address).resolve() for address in beside))
        weights[page.relative_to(built_site).as_posix()] = sum(map(compressed, files))
    assert len(weights) > 200
    heavy = {name: weight for name, weight in weights.items() if weight > MOST}
    assert heavy == {}
