"""A row of a deal's plain table as HTML.

A page has some hundred and thirty of them, and a macro of the templates took a third of the time
in which the whole deal is played, told and laid out; what stands around the rows is a template's.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache

from markupsafe import Markup, escape

from generator.views.refs import Ref
from generator.views.replay_table import Hand, Row

Face = Callable[[str], str]  # of a card the rest of its opening tag and what is in it, ready


@lru_cache(maxsize=50_000)
def _escaped(words: str) -> str:
    """Words as they stand in HTML: the same few sentences come again from deal to deal."""
    return str(escape(words))


def deal_row(row: Row, face: Face) -> Markup:
    """The `<tr>` of a step, its id the step's; seat and cards lead to it."""
    id = _escaped(row.id)
    seat = (
        f'<th scope="row"><a href="#{id}">{_escaped(row.seat)}</a></th>'
        if row.seat
        else "<td></td>"
    )
    cards = "".join([f'<a href="#{id}"{face(code)}</a> ' for code in row.cards])
    lead = _escaped(row.lead) if row.lead else ""
    marks = "".join([f"<span>{_escaped(mark)}</span>" for mark in row.marks])
    return Markup(
        f'<tr id="{id}">\n{seat}\n<td class="r-cards">{cards}</td>\n'
        f'<td class="r-event">{_event(row, face)}</td>\n'
        f'<td class="r-marks">{marks}</td>\n'
        f'<td class="r-lead">{lead}</td>\n</tr>'
    )


def _event(row: Row, face: Face) -> str:
    """The sentence with its symbol and passages, the hands of a deal, the comment."""
    sign = cites = ""
    if row.mark_words:
        sign = f' <span class="r-mark mr-symbol-{row.mark}">{_escaped(row.mark_words)}</span>'
    if row.passages:
        cites = f' <span class="r-cites">{", ".join(map(_link, row.passages))}</span>'
    hands, comment = _hands(row.hands, face), _comment(row)
    return f"<p>{_escaped(row.sentence)}{sign}{cites}</p>{hands}{comment}"


def _link(ref: Ref) -> str:
    label = _escaped(ref.label)
    return f'<a href="{_escaped(ref.href)}">{label}</a>' if ref.href else label


def _hands(hands: Iterable[Hand], face: Face) -> str:
    if not hands:
        return ""
    parts = [f"<dt>{_escaped(hand.seat)}</dt><dd>{_cards(hand.cards, face)}</dd>" for hand in hands]
    return f'<dl class="r-hands">{"".join(parts)}</dl>'


def _cards(codes: Iterable[str], face: Face) -> str:
    """Cards that lead nowhere, as the macro `cards` has them."""
    cards = [f'<span role="img"{face(code)}</span>' for code in codes]
    return f'<span class="cards">{"".join(cards)}</span>'


def _comment(row: Row) -> str:
    if not row.comment:
        return ""
    lang = f' lang="{row.comment_lang}"' if row.comment_lang else ""
    parts = "".join([f"<p>{_escaped(part)}</p>" for part in row.comment])
    return f'<div class="r-comment"{lang}>{parts}</div>'
