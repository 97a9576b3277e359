"""A built site, a server for it, and Chromium. Without Chromium the tests here are skipped, and
counted; in CI they fail.
"""

import os
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import sync_playwright

FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
NARROW = {"width": 320, "height": 640}  # a page enlarged four times on a screen of 1280 pixels


def pytest_collection_modifyitems(items):
    for item in items:
        if "tests/browser" in str(item.path):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium():
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("Chromium is not installed, and in CI it must be")
        pytest.skip("Chromium is not installed")
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(chromium, request):
    """The site; asked for after Chromium, so that nothing is built for tests that are skipped."""
    return request.getfixturevalue("built_site")


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format, *words):
        pass


@pytest.fixture(scope="session")
def address(site):
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture
def open_page(chromium, address):
    """`open_page(path, **context)`: a page; requests to the outside and errors fail the test."""
    contexts, outside, errors = [], [], []

    def opened(path="", base=address, **given):
        context = chromium.new_context(locale="en-GB", reduced_motion="reduce", **given)
        contexts.append(context)

        def route(r):
            if r.request.url.startswith((base, "data:", "blob:")):
                r.continue_()
            else:
                outside.append(r.request.url)
                r.abort()

        context.route("**/*", route)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda m: errors.append(m.text) if m.type == "error" else None)
        page.goto(base + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert (outside, errors) == ([], [])
