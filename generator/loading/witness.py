"""Witnesses: what a rule set does not answer itself, it answers as the text it witnesses."""

from collections.abc import Mapping
from dataclasses import replace

from generator.loading.answers import AnyAnswer, ByForm
from generator.loading.entries import AnyReading
from generator.model.answers import Citation, Crux, Unencoded

Answers = Mapping[str, Mapping[str, AnyAnswer]]


def completed(own: Answers, witnessed: Answers, source: str, of: str) -> dict[str, ByForm]:
    """The answers of a witness: its own, and for the rest the witnessed text's.

    Passages of the witnessed source `of` are cited by the same ids in the witness's `source`.
    """
    found = {}
    for name, by_form in witnessed.items():
        taken = {form: _moved(answer, source, of) for form, answer in by_form.items()}
        found[name] = taken | dict(own.get(name, {}))
    return found


def completed_cruxes(
    own: Mapping[str, Crux], witnessed: Mapping[str, Crux], source: str, of: str
) -> dict[str, Crux]:
    """The cruxes of a witness: its own, and the witnessed text's with its passages."""
    taken = {k: replace(c, cites=_cites(c.cites, source, of)) for k, c in witnessed.items()}
    return taken | dict(own)


def completed_unencoded(
    own: tuple[Unencoded, ...], witnessed: tuple[Unencoded, ...], source: str, of: str
) -> tuple[Unencoded, ...]:
    """What no question can say, in the witnessed text and in the witness."""
    return (*(replace(u, cites=_cites(u.cites, source, of)) for u in witnessed), *own)


def replayed(answer: AnyAnswer, cruxes: Mapping[str, Crux]) -> AnyAnswer:
    """The answer, with the letter played that the witness plays."""
    crux = cruxes.get(answer.crux or "")
    reading = answer.by_letter(crux.play) if crux else None
    return answer if reading is None else replace(answer, played=reading)


def _moved(answer: AnyAnswer, source: str, of: str) -> AnyAnswer:
    readings = tuple(_reading(r, source, of) for r in answer.readings)
    return replace(answer, readings=readings, played=_reading(answer.played, source, of))


def _reading(reading: AnyReading, source: str, of: str) -> AnyReading:
    return replace(reading, cites=_cites(reading.cites, source, of))


def _cites(cites: tuple[Citation, ...], source: str, of: str) -> tuple[Citation, ...]:
    return tuple(replace(c, source=source) if c.source == of else c for c in cites)
