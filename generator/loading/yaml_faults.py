"""What the YAML parser says of text it cannot read, in plain words."""

import yaml

from generator.loading.faults import Faults
from generator.model.answers import Mark

# what libyaml says -> what we say, and what to do; {open} is where the thing began
_SAYINGS = {
    "did not find expected ',' or ']'": (
        "the list that opens at {open} is not closed before this", "a ',' or ']' is due"),
    "did not find expected ',' or '}'": (
        "the map that opens at {open} is not closed before this", "a ',' or '}}' is due"),
    "found unexpected end of stream": (
        "the quoted text that opens at {open} is not closed", "a closing quotation mark is due"),
    "found unknown escape character": (
        "a backslash in double quotes is not understood", "use single quotes"),
    "mapping values are not allowed in this context": (
        "a ':' stands where no value may follow",
        "put a text that holds ': ' in quotes, or see the indentation"),
    "found unexpected ':'": (
        "a ':' stands where no value may follow", "a space is due after the ':' of a key"),
    "could not find expected ':'": (
        "a key without a ':'", "write   key: value"),
    "did not find expected key": (
        "this line does not fit the map that begins at {open}",
        "see the indentation, and quotation marks inside quotation marks"),
    "did not find expected '-' indicator": (
        "this line does not fit the list that begins at {open}",
        "a '- ' is due, or see the indentation"),
    "block sequence entries are not allowed in this context": (
        "a list may not begin here", "begin it on a line of its own"),
    "found character that cannot start any token": (
        "no value may begin with this character", "put the text in quotes"),
    "did not find expected node content": (
        "a value is due here", ""),
    "did not find expected <document start>": (
        "text stands after the end of the document", "take the line ... away"),
}  # fmt: skip


def tell_syntax(error: yaml.MarkedYAMLError, text: str, file: str, faults: Faults) -> None:
    """Keep one fault for the place where the parser gave up."""
    mark = error.problem_mark or error.context_mark
    place = Mark(file, mark.line + 1, mark.column + 1) if mark else Mark(file, 1, 1)
    opened = error.context_mark
    where = f"line {opened.line + 1}, column {opened.column + 1}" if opened else "the start"
    problem = (error.problem or "this cannot be read").strip()
    says, hint = _SAYINGS.get(problem, (f"this cannot be read as YAML: {problem}", ""))
    if _at_end(place, text):
        lines = text.rstrip("\n").split("\n")
        end = Mark(file, len(lines), len(lines[-1]) + 1)
        broken = says.format(open=where).replace(" before this", "")
        faults.add("Y009", end, f"the file breaks off: {broken}", hint.format())
    else:
        faults.add("Y010", place, says.format(open=where), hint.format())


def _at_end(place: Mark, text: str) -> bool:
    rest = text.split("\n")[place.line - 1 :]
    return not rest or not (rest[0][place.column - 1 :] + "".join(rest[1:])).strip()
