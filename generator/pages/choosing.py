"""By which of its arguments a message chooses its words; the others it only puts in their place.

Of a message that chooses by none of its texts, one saying serves for all of them.
"""

from collections.abc import Mapping

from fluent.syntax import ast

Chosen = Mapping[str, frozenset[str]]  # names of arguments by message


class _Uses:
    """What the words of one message depend on."""

    def __init__(self, message: ast.Message) -> None:
        self.chosen: set[str] = set()  # arguments that do more than stand in a place
        self.named: set[str] = set()  # other messages
        self._look(message.value)

    def _look(self, part: object) -> None:
        match part:
            case ast.Placeable(expression=ast.VariableReference()) | ast.TextElement():
                pass
            case ast.VariableReference():
                self.chosen.add(part.id.name)
            case ast.MessageReference():
                self.named.add(part.id.name)
            case list():
                for each in part:
                    self._look(each)
            case ast.SyntaxNode():
                for each in vars(part).values():
                    self._look(each)


def chosen_by(body: list[ast.EntryType]) -> Chosen:
    """Of each message the arguments by which it or one that it names chooses."""
    uses = {each.id.name: _Uses(each) for each in body if isinstance(each, ast.Message)}
    return {id: frozenset(_all_chosen(uses, id, set())) for id in uses}


def _all_chosen(uses: Mapping[str, _Uses], id: str, met: set[str]) -> set[str]:
    if id not in uses or id in met:
        return set()
    met.add(id)
    named = (_all_chosen(uses, other, met) for other in uses[id].named)
    return uses[id].chosen.union(*named)
