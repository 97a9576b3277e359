"""The replay viewer as one classic script, so that a page opened from a file can load it."""

import re

_IMPORT = re.compile(r"^import\b[^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async |const |let |function|class ))", re.MULTILINE)


def joined(core_text: str, view_text: str) -> str:
    """Both modules in one function called at once: no imports, no exports, no global names.

    Both must write an import as one statement that ends in `;`, and `export` only before a
    declaration; the two share one scope, so no name may be declared in both.
    """
    body = "\n".join(
        _EXPORT.sub("", _IMPORT.sub("", text)).strip() for text in (core_text, view_text)
    )
    return f"(() => {{\n'use strict';\n{body}\n}})();\n"
