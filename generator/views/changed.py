"""What changed in a source's answers by release, for its page."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from generator.model.source import Source
from generator.views.citing import date_words
from generator.views.context import Context, cell_anchor
from generator.views.csv_text import Row
from generator.views.naming import joined
from generator.views.refs import form_name, plain_words, question_short
from generator.views.releases import Change, Release, changes


@dataclass(frozen=True, slots=True)
class ChangeLine:
    """One answer that changed, in one form or alike in several; words, or none."""

    question: str
    href: str | None  # none if the question is asked no more
    forms: str
    before: str | None
    after: str | None


@dataclass(frozen=True, slots=True)
class ReleaseLine:
    """What a version changed in a source."""

    title: str  # the version and its date, or what is not released yet
    text: str | None  # where there is no list: that nothing changed, or all is new
    lines: tuple[ChangeLine, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """The releases, newest first; `none` is said where there is none yet."""

    none: str | None
    releases: tuple[ReleaseLine, ...]


def changed(context: Context, source: Source) -> Changed | None:
    """What changed in a source that has rules; None for one that has none."""
    rulesets = {r.id for r in context.library.rulesets.values() if r.source == source.id}
    if not rulesets:
        return None
    if not context.releases:
        return Changed(context.word("changes-no-release"), ())
    lines = [_first(context, context.releases[0], rulesets)] if len(context.releases) > 1 else []
    lines += [_release(context, one, other, rulesets) for one, other in pairwise(context.releases)]
    return Changed(None, tuple(reversed(lines)))


def _first(context: Context, release: Release, rulesets: set[str]) -> ReleaseLine:
    there = any(_ruleset(key[0]) in rulesets for key in release.rows)
    text = context.word("changes-first" if there else "changes-not-there")
    return ReleaseLine(_title(context, release), text, ())


def _release(context: Context, before: Release, after: Release, rulesets: set[str]) -> ReleaseLine:
    """What one version changed against the one before it."""
    own = [c for c in changes(before, after) if _ruleset(c.key[0]) in rulesets]
    known = any(_ruleset(key[0]) in rulesets for key in before.rows)
    if own and not known:
        return ReleaseLine(_title(context, after), context.word("changes-first"), ())
    lines = tuple(_lines(context, own))
    text = None if lines else context.word("changes-nothing")
    return ReleaseLine(_title(context, after), text, lines)


def _title(context: Context, release: Release) -> str:
    if not release.version:
        return context.word("changes-working")
    return context.word(
        "foot-version", version=release.version, date=date_words(context, release.date)
    )


def _ruleset(form: str) -> str:
    return form.partition("/")[0]


def _lines(context: Context, own: list[Change]) -> Iterator[ChangeLine]:
    """Changes that are alike in several forms are one line."""
    alike: dict[tuple[str, str, str | None, str | None], list[str]] = {}
    for change in own:
        form, question, letter = change.key
        before, after = _told(context, question, change)
        alike.setdefault((question, letter, before, after), []).append(form)
    for (question, letter, before, after), forms in alike.items():
        asked = context.library.questions.get(question)
        name = question if asked is None else question_short(context, asked)
        if letter:
            name = context.word("changes-letter", question=name, letter=letter)
        anchor = cell_anchor(forms[0], letter or None)
        yield ChangeLine(
            question=name,
            href=None if asked is None else context.address.question(question, anchor),
            forms=joined(context.word, (_form(context, form) for form in forms)),
            before=before,
            after=after,
        )


def _form(context: Context, form: str) -> str:
    ruleset = context.library.rulesets[_ruleset(form)]
    name = form.partition("/")[2]
    return form_name(context, ruleset, name) if name in ruleset.forms else name


def _told(context: Context, question: str, change: Change) -> tuple[str | None, str | None]:
    """What it was and what it is, in words; with the passages where only these differ."""
    one, other = (_words(context, question, row) for row in (change.before, change.after))
    if one != other or change.before is None or change.after is None:
        return one, other
    for name in ("cites", "completed_from", "supplied_from", "crux"):
        if change.before[name] != change.after[name]:
            return tuple(
                context.word("changes-with", words=words, more=row[name] or "–")
                for words, row in ((one, change.before), (other, change.after))
            )  # type: ignore[return-value]
    return one, other


def _words(context: Context, question: str, row: Row | None) -> str | None:
    if row is None:
        return None
    evidence = context.word(f"evidence-{row['evidence'].replace('_', '-')}")
    value = _value(context, question, row["value"])
    said = context.word("changes-value", value=value, evidence=evidence) if value else evidence
    return (
        said
        if row["played"] == "yes" or not row["letter"]
        else context.word("changes-not-played", words=said)
    )


def _value(context: Context, id: str, written: str) -> str:
    """A value as it was written: a word of a choice by its words, else as it stands."""
    question = context.library.questions.get(id)
    texts = context.library.question_texts.get(id.partition(".")[0])
    if question is None or texts is None:
        return written
    found = texts.find(context.lang, question.name, "values", written)
    return plain_words(found.words) if found and found.lang == context.lang else written
