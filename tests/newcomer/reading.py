"""A page read as a browser reads it: its words, and what in it could act."""

from html.parser import HTMLParser


class Reading(HTMLParser):
    """Words, values of attributes, and the names of attributes that act by themselves."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.words: list[str] = []
        self.attributes: list[str] = []
        self.acting: list[str] = []  # scripts with words of ours, and handlers
        self._scripts = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        kind = dict(attrs).get("type") or ""
        self._scripts = tag == "script" and "json" not in kind
        for name, value in attrs:
            self.attributes.append(value or "")
            if name.startswith("on"):
                self.acting.append(f"{tag} {name}={value}")

    def handle_endtag(self, tag: str) -> None:
        self._scripts = False

    def handle_data(self, data: str) -> None:
        if self._scripts and "alert(" in data:
            self.acting.append(f"script {data[:200]}")
        self.words.append(data)

    @property
    def text(self) -> str:
        """All words of the page, run together."""
        return "".join(self.words)
