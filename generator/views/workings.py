"""A source's worked examples in words: what is given, what it says, what we find."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from generator.model.cards import COUNTING, cards_named
from generator.model.source import Example, Outcome, Source
from generator.replay.examples import Finding
from generator.views.context import Context, Words
from generator.views.naming import card_list, joined, seat_name, side_name
from generator.views.refs import form_name, form_parts, plain_words, siglum_of, spoken

CARD_KEYS = (
    "cards",
    "hand",
    "trick",
    "legal",
    "refused",
    "declared",
    "captured",
    "robbed",
    "exposed",
    "winner",
    "dead",
    "card",
)
WORDED = (
    "yes", "no", "misdeal", "revoke", "revoke_denied", "late_remedy", "unexposed",
    "coppe", "denari", "spade", "bastoni",
)  # fmt: skip
SEAT_KEYS = ("dealer", "by", "from", "last_trick", "stays_out")


@dataclass(frozen=True, slots=True)
class Working:
    """An example with its outcome; `found` is none where nothing could be tried."""

    id: str
    text: str
    given: str
    expected: str
    found: str | None
    outcome: str
    form: str | None  # the forms tried, where they are not all that the source knows


def workings(context: Context, source: Source, provision: str) -> tuple[Working, ...]:
    """The examples of a passage: one for each outcome, with the forms that had it."""
    return tuple(
        working
        for example in source.examples
        if example.provision == provision
        for working in _workings_of(context, source, example)
    )


def _workings_of(context: Context, source: Source, example: Example) -> Iterable[Working]:
    findings = context.links.findings.get((source.id, example.id), ())
    if not findings:
        yield _working(context, source, example, None, Outcome.NOT_DECIDABLE, ())
        return
    like: dict[str, list[Finding]] = {}
    for finding in findings:
        like.setdefault(f"{finding.outcome.value} {finding.found}", []).append(finding)
    for place, group in enumerate(like.values()):
        first = group[0]
        found = None if first.outcome is Outcome.AGREES else first.found
        forms = tuple(finding.form for finding in group) if len(like) > 1 else ()
        made = _working(context, source, example, found, first.outcome, forms)
        yield replace(made, id=f"{made.id}.{place + 1}") if place else made


def _working(
    context: Context,
    source: Source,
    example: Example,
    found: Mapping[str, object] | None,
    outcome: Outcome,
    forms: tuple[str, ...],
) -> Working:
    text = source.example_texts.find(context.lang, example.id)
    names = []
    for form in forms:
        ruleset, name = form_parts(context, form)
        names.append(f"{siglum_of(context, ruleset)} {form_name(context, ruleset, name)}")
    return Working(
        id=f"example-{example.id}",
        text=plain_words(spoken(context, text)) if text else "",
        given=told(context.word, example.given),
        expected=told(context.word, example.expected),
        found=told(context.word, found) if found is not None else None,
        outcome=outcome.value.replace("_", "-"),
        form=joined(context.word, names) or None,
    )


def told(word: Words, facts: Mapping[str, object]) -> str:
    """Plain data of an example in words, in the order of the data."""
    clauses = [_clause(word, key, value) for key, value in facts.items() if key not in SEAT_KEYS]
    if "dealer" in facts:
        clauses.insert(0, word("example-dealer", seat=seat_name(word, str(facts["dealer"]))))
    return joined(word, clauses, "semicolon") or word("example-nothing")


def _clause(word: Words, key: str, value: object) -> str:
    if key == "moments" and isinstance(value, list | tuple):
        return joined(word, (_moment(word, each) for each in value), "comma")
    name = "card-count" if key == "cards" and str(value).isdigit() else key.replace("_", "-")
    return word(f"example-{name}", value=_value(word, key, value))


def _moment(word: Words, moment: object) -> str:
    assert isinstance(moment, Mapping)
    what = next(iter(moment))
    arguments = {
        "seat": seat_name(word, str(moment.get("by", moment[what]))),
        "from": seat_name(word, str(moment["from"])) if "from" in moment else "",
        "cards": _value(word, what, moment[what]) if what in CARD_KEYS else "",
    }
    return word(f"moment-{str(what).replace('_', '-')}", **arguments)


def _value(word: Words, key: str, value: object) -> str:
    if key == "versicole" and isinstance(value, list | tuple):
        groups = [_cards(word, group) for group in value]
        return joined(word, groups, "semicolon") or word("example-none")
    if key in CARD_KEYS and not str(value).isdigit():
        return _cards(word, value) or word("example-none")
    if isinstance(value, Mapping):
        sides = (f"{side_name(word, side)} {_figure(n)}" for side, n in value.items())
        return joined(word, sides, "comma")
    if isinstance(value, list | tuple):
        parts = (_word_or_figure(word, str(each)) for each in value)
        return joined(word, parts, "comma") or word("example-none")
    return _word_or_figure(word, str(value))


def _cards(word: Words, value: object) -> str:
    words = [str(each) for each in value] if isinstance(value, list | tuple) else [str(value)]
    if COUNTING in words:
        rest = tuple(each for each in words if each != COUNTING)
        counting = word("cards-counting")
        return joined(word, [counting, *([card_list(word, cards_named(rest))] if rest else [])])
    return card_list(word, cards_named(tuple(words)))


def _figure(value: object) -> str:
    text = str(value)
    return "−" + text[1:] if text.startswith("-") else text


def _word_or_figure(word: Words, text: str) -> str:
    if text in WORDED:
        return word(f"example-word-{text.replace('_', '-')}")
    return _figure(text)
