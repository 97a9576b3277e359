"""The cards and the glossary: every card once and as it is, every term with one home."""

from generator.loading.beside import NO_SOURCE
from generator.loading.citations import Cited
from generator.loading.faults import did_you_mean
from generator.loading.library import LibraryFiles
from generator.loading.nodes import ListNode, MapNode, Node
from generator.loading.steps import is_step
from generator.loading.values import card_hints
from generator.model.answers import Mark
from generator.model.cards import CARDS
from generator.model.glossary import Term
from generator.model.pack import PrintedCard, kind_of, printed_number

CARDS_FILE = "rulesets/cards.yaml"
GLOSSARY_FILE = "rulesets/glossary.yaml"
_NAMED = 5  # cards that a fault names


def check_cards(files: LibraryFiles) -> None:
    """Tell of codes that are none, of cards that are wanting, and of cards described amiss."""
    nodes = files.beside.get("cards")
    if nodes is None:
        return
    for code, node in nodes.items():
        if code not in CARDS:
            files.faults.at("R004", _inner(node, "id"), f"'{code}' is no card", *card_hints(code))
        elif code in files.cards:
            _check_card(files, files.cards[code], node)
    wanting = [code for code in CARDS if code not in nodes]
    if wanting and CARDS_FILE not in files.unread:
        more = ", ..." if len(wanting) > _NAMED else ""
        files.faults.add(
            "L014",
            Mark(CARDS_FILE, 1, 1),
            f"{len(wanting)} cards are wanting: {', '.join(wanting[:_NAMED])}{more}",
            "the file has each of the 97 cards once",
        )


def _check_card(files: LibraryFiles, card: PrintedCard, node: Node) -> None:
    kind, number = kind_of(card.id), printed_number(card.id)
    if card.kind is not kind:
        files.faults.at(
            "R028",
            _inner(node, "kind"),
            f"{card.id} is no {card.kind.value}",
            f"write   kind: {kind.value}",
        )
    if card.printed != number:
        files.faults.at(
            "R028",
            _inner(node, "printed"),
            f"the number printed on {card.id} is not '{card.printed or 'nothing'}'",
            f"write   printed: {number}" if number else "it shows none: leave the key out",
        )


def check_glossary(files: LibraryFiles) -> None:
    """Tell of spellings with two homes, of terms that lead nowhere, of terms not explained."""
    first: dict[str, str] = {}
    for term in files.glossary.values():
        node = files.beside["glossary"][term.id]
        if not all(use.spellings and use.cites for use in term.uses) or not term.uses:
            files.faults.at(
                "R003",
                _inner(node, "uses"),
                f"{term.id}: a use without a spelling or a passage",
                "as in   - {lang: it, spellings: [fola], cites: [vienna-1756:w6]}",
            )
        for spelling in term.spellings:
            _once(files, first, term, spelling, node)
        _check_ways(files, term, node)
    if "glossary" in files.beside and GLOSSARY_FILE not in files.unread:
        _check_explained(files, set(first))


def check_unshown(files: LibraryFiles) -> None:
    """Tell of questions that are none, and of values that a choice does not have."""
    asked = files.asked.questions
    for record in files.unshown.values():
        node = files.beside["unshown"][record.id]
        for word in record.answers:
            name, _, value = word.partition("=")
            question = asked.get(name)
            if question is None:
                hint = did_you_mean(name, list(asked))
                files.faults.at("L018", _inner(node, "answers"), f"no question is '{name}'", hint)
            elif value and question.allowed and value not in question.allowed:
                files.faults.at(
                    "L018",
                    _inner(node, "answers"),
                    f"'{value}' is no answer to '{name}'",
                    f"one of {', '.join(question.allowed)}",
                    did_you_mean(value, list(question.allowed)),
                )


def _once(
    files: LibraryFiles, first: dict[str, str], term: Term, spelling: str, node: Node
) -> None:
    word = spelling.casefold()
    if word in first:
        files.faults.at(
            "L010",
            _inner(node, "uses"),
            f"'{spelling}', a spelling of {term.id}, is already one of {first[word]}",
            "a spelling leads to one term",
        )
    first.setdefault(word, term.id)


def _check_ways(files: LibraryFiles, term: Term, node: Node) -> None:
    """Where a term leads: other terms, and the step that shows it."""
    for name in term.see:
        if name not in files.glossary and GLOSSARY_FILE not in files.unread:
            files.faults.at(
                "R029",
                _inner(node, "see"),
                f"{term.id} leads to no term '{name}'",
                did_you_mean(name, list(files.glossary)),
            )
    if term.shown is None:
        return
    place = _inner(node, "shown")
    if term.shown.deal not in files.deals:
        files.faults.at(
            "L015",
            _inner(place, "deal"),
            f"no deal '{term.shown.deal}' stands in the library",
            did_you_mean(term.shown.deal, list(files.deals)),
        )
    if not is_step(term.shown.step):
        files.faults.at(
            "D007",
            _inner(place, "step"),
            f"'{term.shown.step}' is no step",
            "as in   t07.won   , or   cut.1",
        )


def _check_explained(files: LibraryFiles, known: set[str]) -> None:
    for read in files.sources.values():
        for provision in read.source.provisions:
            for term in provision.terms:
                if term.casefold() not in known:
                    files.faults.add(
                        "L103",
                        provision.at,
                        f"{read.source.id}:{provision.id} has the term '{term}', and "
                        f"{GLOSSARY_FILE} does not",
                        did_you_mean(term, sorted(known)),
                    )


def cited_beside(files: LibraryFiles) -> list[tuple[str, Cited]]:
    """The citations of these files, each with the source that it may leave out: none."""
    return [(NO_SOURCE, cited) for cited in files.cited_beside]


def _inner(node: Node, key: str) -> Node:
    """The value under a key, the record itself where there is none."""
    found = node.values.get(key) if isinstance(node, MapNode) else None
    if isinstance(found, ListNode) and found.items:
        return found.items[0]
    return found or node
