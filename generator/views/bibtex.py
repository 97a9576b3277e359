"""One entry of BibTeX, from its fields."""

import re
from collections.abc import Mapping

_UNSAFE = re.compile(r"([&%$#_])")


def bibtex_entry(kind: str, key: str, fields: Mapping[str, str]) -> str:
    """The entry, without the fields that are empty; braces in a field are BibTeX's own."""
    lines = (
        f"  {name} = {{{value if name == 'url' else _safe(value)}}}"
        for name, value in fields.items()
        if value.strip("{}")
    )
    return f"@{kind}{{{key},\n" + ",\n".join(lines) + "\n}"


def _safe(value: str) -> str:
    return _UNSAFE.sub(r"\\\1", value.replace("~", "\\textasciitilde{}"))
