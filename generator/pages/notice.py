"""A notice in every page that is served, while there is something to say.

It stands between the server of MkDocs and the reader, so no file of the site is touched by it.
"""

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

BODY = re.compile(rb"<body[^>]*>")


class Noticed:
    """A server's answers, with what `notice` says of an address put into its page."""

    def __init__(self, app: "WSGIApplication", notice: Callable[[str], str]) -> None:
        self.app, self.notice = app, notice

    def __call__(self, environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        """Answer a request; all but pages, and pages when nothing is to say, go by untouched."""
        told: list[tuple[str, list[tuple[str, str]]]] = []

        def remember(status: str, headers: list[tuple[str, str]], *_: object) -> Callable[..., int]:
            told.append((status, headers))
            return lambda written: len(written)

        answer = self.app(environ, remember)
        status, headers = told[-1]
        is_page = dict(headers).get("Content-Type", "").startswith("text/html")
        words = self.notice(environ["PATH_INFO"]) if is_page else ""
        if words:
            page = _with_notice(b"".join(answer), words.encode())
            headers = [each for each in headers if each[0] != "Content-Length"]
            headers.append(("Content-Length", str(len(page))))
            answer = [page]
        start(status, headers)
        return answer


def _with_notice(page: bytes, words: bytes) -> bytes:
    """Put after the tag that opens the body; a page without one begins with it."""
    body = BODY.search(page)
    at = body.end() if body else 0
    return page[:at] + words + page[at:]
