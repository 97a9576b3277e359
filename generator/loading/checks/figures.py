"""Sums: batches and hands, stock, card values; and answers that contradict each other."""

from collections.abc import Iterator
from typing import Any

from generator.loading.checks.rulesets import place_of
from generator.loading.library import LibraryFiles
from generator.loading.ruleset import ReadRuleSet
from generator.model.answers import Reading
from generator.model.cards import CARDS, CardSet
from generator.model.choices import FolaSearch, VersicoleTrump29InRuns

CARDS_WORTH = {  # question -> how many cards are worth that
    "cards.trump_1": 1, "cards.trumps_2_to_5": 4, "cards.trumps_10_13_20": 3,
    "cards.trumps_28_30_to_35": 7, "cards.trump_29": 1, "cards.arie": 5, "cards.kings": 4,
    "cards.matto": 1,
}  # fmt: skip
JEALOUS = "T29"


def check_figures(files: LibraryFiles) -> None:
    """Tell of sums that do not come out, form by form."""
    for read, form in files.forms():
        _check_batches(files, read, form)
        _check_stock(files, read, form)
        _check_total(files, read, form)
        _check_29(files, read, form)


def _figure(
    read: ReadRuleSet, question: str, form: str, crux: str | None = None, letter: str | None = None
) -> int | None:
    """The figure that is played, or that a letter of a crux plays."""
    answer = read.answers.get(question, {}).get(form)
    if answer is None:
        return None
    other = answer.by_letter(letter) if letter is not None and answer.crux == crux else None
    value = (other or answer.played).value
    return value if isinstance(value, int) else None


def _readings(
    read: ReadRuleSet, question: str, form: str
) -> Iterator[tuple[Reading[Any], str | None]]:
    """The readings of an answer that can be played and have a value, each with the crux."""
    answer = read.answers.get(question, {}).get(form)
    for reading in answer.readings if answer else ():
        if reading.playable and reading.value is not None:
            yield reading, answer.crux if answer else None


def _check_batches(files: LibraryFiles, read: ReadRuleSet, form: str) -> None:
    for reading, crux in _readings(read, "deal.batches", form):
        hand = _figure(read, "deal.hand_size", form, crux, reading.letter)
        made = sum(reading.value or ())
        if hand is not None and made != hand:
            files.faults.at(
                "R024",
                place_of(read, "deal.batches", form, reading.letter),
                f"batches of {reading.written} make {made}, and the hand of '{form}' is {hand}",
                "they sum to deal.hand_size; a reading that does not is   playable: no",
            )


def _check_stock(files: LibraryFiles, read: ReadRuleSet, form: str) -> None:
    players = read.ruleset.forms[form].players
    for reading, crux in _readings(read, "deal.stock", form):
        hand = _figure(read, "deal.hand_size", form, crux, reading.letter)
        left = None if hand is None else len(CARDS) - players * hand
        if left not in (None, reading.value):
            files.faults.at(
                "R025",
                place_of(read, "deal.stock", form, reading.letter),
                f"{players} hands of {hand} leave {left} of {len(CARDS)}, not {reading.written}",
                "it is what is left when hands are full and nothing was robbed",
            )


def _check_total(files: LibraryFiles, read: ReadRuleSet, form: str) -> None:
    for reading, crux in _readings(read, "cards.total", form):
        worth = {q: _figure(read, q, form, crux, reading.letter) for q in CARDS_WORTH}
        made = sum(CARDS_WORTH[q] * (value or 0) for q, value in worth.items())
        if None not in worth.values() and made != reading.value:
            files.faults.at(
                "R026",
                place_of(read, "cards.total", form, reading.letter),
                f"the values of the cards make {made}, not {reading.written}",
                "a source's own wrong sum goes into a worked example",
            )


def _check_29(files: LibraryFiles, read: ReadRuleSet, form: str) -> None:
    """A 29 that no run may hold need not be rescued for one."""
    in_runs = read.ruleset.versicole.trump_29_in_runs.get(form)
    if in_runs is None or in_runs.played.value in (None, VersicoleTrump29InRuns.ALLOWED):
        return
    search = read.ruleset.fola.search.get(form)
    must = search is not None and search.played.value is FolaSearch.MUST_TAKE
    for question, asked in (("fola.takes", must), ("discard.barred", True)):
        answer = read.answers.get(question, {}).get(form)
        value = answer.played.value if answer else None
        if asked and isinstance(value, CardSet) and JEALOUS in value.cards:
            files.faults.at(
                "R104",
                place_of(read, "versicole.trump_29_in_runs", form, in_runs.played.letter),
                f"runs leave out the 29 in '{form}', and {question} protects it",
                "if the source says both, make it a crux",
            )
