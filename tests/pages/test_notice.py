"""While the data are wrong, every served page says so, in its language."""

from urllib.parse import urlsplit
from wsgiref.util import setup_testing_defaults

import pytest
from mkdocs.structure.files import Files

from generator.pages.notice import Noticed
from tests.pages.test_plugin import data, spoil, started

__all__ = ["data"]

PAGE = b"<html><body class='a'><p>text</p></body></html>"


class Server:
    """As much of MkDocs' server as the plugin sees: it answers every address with one page."""

    def __init__(self, type="text/html"):
        self.app = self.answer
        self.type = type

    def watch(self, path):
        pass

    def unwatch(self, path):
        pass

    def answer(self, environ, start):
        start("200 OK", [("Content-Type", self.type), ("Content-Length", str(len(PAGE)))])
        return [PAGE]

    def get_app(self):
        return self.app

    def set_app(self, app):
        self.app = app


def answer(app, address):
    """What is sent for an address: the headers and the body."""
    environ, sent = {"PATH_INFO": address}, {}
    setup_testing_defaults(environ)
    body = b"".join(app(environ, lambda status, headers: sent.update(headers)))
    assert int(sent["Content-Length"]) == len(body)
    return body


def test_a_notice_stands_first_in_a_page():
    app = Noticed(Server().app, lambda address: f"<b>{address}: è così</b>")
    said = answer(app, "/cards/").decode()
    assert said == PAGE.decode().replace("'a'>", "'a'><b>/cards/: è così</b>")


@pytest.mark.parametrize(("type", "words"), [("application/json", "wrong"), ("text/html", "")])
def test_what_is_no_page_and_a_page_of_sound_data_are_left_as_they_are(type, words):
    assert answer(Noticed(Server(type).app, lambda _: words), "/data.json") == PAGE


def test_serving_shows_what_is_wrong_until_it_is_mended(data):
    plugin, config = started(data, "serve")
    plugin.on_files(Files([]), config=config)
    server = Server()
    assert plugin.on_serve(server, config=config, builder=lambda: None) is server
    file = data / "rulesets/online-table/ruleset.yaml"
    sound, line = file.read_text("utf-8"), spoil(data)
    root = urlsplit(config.site_url).path.rstrip("/")
    assert answer(server.app, f"{root}/it/cards/") == PAGE
    plugin.on_files(Files([]), config=config)
    for folder, words in {"": "Something is wrong", "it/": "qualcosa", "de/": "nicht"}.items():
        said = answer(server.app, f"{root}/{folder}cards/").decode()
        assert words in said
        assert f"rulesets/online-table/ruleset.yaml:{line}:" in said
    file.write_text(sound, "utf-8")
    plugin.on_files(Files([]), config=config)
    assert answer(server.app, f"{root}/it/cards/") == PAGE
