"""The graph of a built site: which place each page leads to.

Read by patterns, which is quick: that pages are well formed is for the checker to say.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

from generator.pages.addresses import INDEX

KIND = re.compile(r'<body class="kind-([\w-]+)')
LINK = re.compile(r'<(?:a|form)\b[^>]*?\s(?:href|action)="([^"]+)"')  # a form leads somewhere too
ANCHOR = re.compile(r'<[a-z][^>]*?\sid="([^"]+)"')
Place = tuple[str, str]  # the address of a page, as sources/x/, and an anchor or nothing


@dataclass(frozen=True)
class Node:
    """One page."""

    kind: str
    ids: frozenset[str]
    leads: frozenset[Place]


def graph(site: Path, other_trees: tuple[str, ...]) -> dict[str, Node]:
    """The pages of the first language by address, without former addresses and other trees."""
    names = (p.relative_to(site).as_posix() for p in sorted(site.rglob(INDEX)))
    own = {n.removesuffix(INDEX): n for n in names if n.split("/")[0] not in other_trees}
    nodes = {address: _node(site, address, name, own) for address, name in own.items()}
    return {address: node for address, node in nodes.items() if node.kind != "moved"}


def _node(site: Path, address: str, name: str, own: Mapping[str, str]) -> Node:
    text = (site / name).read_text("utf-8")
    kind = KIND.search(text)
    assert kind, name
    leads = (_place(name, unescape(href)) for href in set(LINK.findall(text)))
    return Node(
        kind[1],
        frozenset(ANCHOR.findall(text)),
        frozenset(place for place in leads if place[0] in own and place != (address, "")),
    )


def _place(name: str, address: str) -> Place:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return "//", ""
    path = urljoin("/" + name, parts.path) if parts.path else "/" + name
    return unquote(path).lstrip("/").removesuffix(INDEX), unquote(parts.fragment)
