"""The rows of a deal's plain table as HTML.

A page has some hundred and thirty of them, for which macros of the templates are slow; what
stands around the rows is a template's.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from markupsafe import Markup, escape

from generator.views.governing import Passage
from generator.views.refs import Ref
from generator.views.replay_table import Group, OtherCourse, Row

Course = Callable[[OtherCourse], str]  # its row, ready
Faces = Mapping[str, str]  # of a card the rest of its opening tag and what is in it, ready


@lru_cache(maxsize=50_000)
def _escaped(words: str) -> str:
    """Words as they stand in HTML: the same few sentences come again from deal to deal."""
    return str(escape(words))


def passage_rows(passages: Iterable[Passage]) -> Markup:
    """Passages with their renderings, as terms and descriptions."""
    rows = [_passage_row(each.label, each.href, each.text) for each in passages]
    return Markup("\n".join(rows))


@lru_cache(maxsize=5_000)  # the same some thirty of a form, page after page
def _passage_row(label: str, href: str | None, text: str) -> str:
    return f"<dt>{_link(label, href)}</dt><dd>{escape(text)}</dd>"  # text is markup already


def deal_groups(groups: Iterable[Group], faces: Faces, other: Course) -> Markup:
    """The `<tbody>` of each group of rows, under the number of its trick if it is one."""
    parts = []
    cites: dict[int, str] = {}
    for group in groups:
        parts.append("<tbody>")
        if group.title:
            link = _link(group.title, group.href)
            parts.append(f'<tr class="r-trick"><th colspan="5" scope="rowgroup">{link}</th></tr>')
        parts += _rows(group.rows, faces, other, cites)
        parts.append("</tbody>")
    return Markup("\n".join(parts))


def deal_rows(rows: Iterable[Row], faces: Faces, other: Course | None = None) -> Markup:
    """The `<tr>` of some steps, its id the step's; seat and cards lead to it.

    `other` gives the row of another course from a step, which stands after the step's own.
    """
    return Markup("\n".join(_rows(rows, faces, other, {})))


def _rows(
    rows: Iterable[Row], faces: Faces, other: Course | None, cites: dict[int, str]
) -> list[str]:
    """`cites` are links to passages by the identity of these, which many rows share."""
    parts = []
    for row in rows:
        links = cites.get(id(row.passages))
        if links is None:
            links = cites[id(row.passages)] = _cites(row.passages)
        parts.append(_row(row, faces, links))
        if row.other is not None and other is not None:
            parts.append(other(row.other))
    return parts


def _cites(passages: Iterable[Ref]) -> str:
    links = ", ".join([_link(ref.label, ref.href) for ref in passages])
    return f' <span class="r-cites">{links}</span>' if links else ""


def _row(row: Row, faces: Faces, cites: str) -> str:
    id, seat, cards, sentence, marks, lead, *_ = row
    id = _escaped(id)
    who = f'<th scope="row"><a href="#{id}">{_escaped(seat)}</a></th>' if seat else "<td></td>"
    each = [f'<a href="#{id}"{faces[code]}</a> ' for code in cards]
    credit = "".join([f"<span>{_escaped(mark)}</span>" for mark in marks]) if marks else ""
    sign = below = ""
    if row.mark_words:
        sign = f' <span class="r-mark mr-symbol-{row.mark}">{_escaped(row.mark_words)}</span>'
    if row.hands or row.comment:
        below = _below(row, faces)
    return (
        f'<tr id="{id}">\n{who}\n<td class="r-cards">{"".join(each)}</td>\n'
        f'<td class="r-event"><p>{_escaped(sentence)}{sign}{cites}</p>{below}</td>\n'
        f'<td class="r-marks">{credit}</td>\n'
        f'<td class="r-lead">{_escaped(lead) if lead else ""}</td>\n</tr>'
    )


@lru_cache(maxsize=5_000)
def _link(label: str, href: str | None) -> str:
    return f'<a href="{escape(href)}">{escape(label)}</a>' if href else _escaped(label)


def _below(row: Row, faces: Faces) -> str:
    """The hands of a round of the deal, and the comment."""
    hands = comment = ""
    if row.hands:
        each = [f"<dt>{_escaped(h.seat)}</dt><dd>{_cards(h.cards, faces)}</dd>" for h in row.hands]
        hands = f'<dl class="r-hands">{"".join(each)}</dl>'
    if row.comment:
        lang = f' lang="{row.comment_lang}"' if row.comment_lang else ""
        parts = "".join([f"<p>{_escaped(part)}</p>" for part in row.comment])
        comment = f'<div class="r-comment"{lang}>{parts}</div>'
    return hands + comment


def _cards(codes: Iterable[str], faces: Faces) -> str:
    """Cards that lead nowhere, as the macro `cards` has them."""
    cards = [f'<span role="img"{faces[code]}</span>' for code in codes]
    return f'<span class="cards">{"".join(cards)}</span>'
