"""The checker finds what is planted, and says where."""

from urllib.parse import unquote, urljoin, urlsplit

import pytest

from generator.pages.checker import _parted, check_site
from generator.pages.markup import line_of
from generator.pages.well_formed import read_html

PAGE = '<!doctype html>\n<html lang="en"><head><title>x</title></head><body>{}</body></html>\n'

PLANTED = {
    "<p>a": "</body> stands where </p> is due, opened in line 2",
    "<p><b>a</p></b>": "</p> stands where </b> is due",
    "</i>": "</i> stands where </body> is due",
    "<p><div>a</div></p>": "<div> stands in <p>",
    "<ul><a href='#a'>x</a></ul>": "<a> stands in <ul>",
    "<td>x</td>": "<td> stands in <body>",
    "<div/>": "does not close itself",
    "<p id='a'></p><p id='a'></p>": "the id 'a' stands twice",
    "<p id='a b'></p>": "a blank in it",
    "<p class='a' class='b'></p>": "has the attribute class twice",
    "<a href='#x'><a href='#y'>z</a></a>": "a link stands within a link",
    "<p>a < b</p>": "no tag of HTML, nor written &lt;: <",
    "<p class='a>b</p>": "no tag of HTML, nor written &lt;: <",
    "<p class='a'id='b'>b</p>": "no tag of HTML, nor written &lt;: <p",
    "<p><!doctype html></p>": "a declaration within <p>",
    "<!ELEMENT p>": "a declaration that is none of HTML: ELEMENT p",
    "<script>'</p>'": "</p> stands where </script> is due",
    "<a href='gone/index.html'>x</a>": "no such page: gone/index.html",
    "<a href='other/index.html#gone'>x</a>": "no such anchor: other/index.html#gone",
    "<a href='#gone'>x</a>": "no such anchor: #gone",
    "<a href='other/'>x</a>": "name index.html: other/",
    "<a href='javascript:x()'>x</a>": "a script for an address",
    "<img src='https://example.org/a.png' alt=''>": "fetched from outside",
    "<link rel='stylesheet' href='//example.org/a.css'>": "fetched from outside",
    "<script src='gone.js'></script>": "no such page: gone.js",
    "<img srcset='gone.png 2x' src='data:,' alt=''>": "no such page: gone.png",
}


def site_with(folder, body):
    (folder / "other").mkdir()
    (folder / "index.json").write_text("{}")
    (folder / "other/index.json").write_text("{}")
    (folder / "index.html").write_text(PAGE.format(body), "utf-8")
    (folder / "other/index.html").write_text(PAGE.format("<p id='a'>x</p>"), "utf-8")
    return folder


@pytest.mark.parametrize(("body", "said"), PLANTED.items(), ids=list(PLANTED.values()))
def test_a_planted_fault_is_found(tmp_path, body, said):
    found = check_site(site_with(tmp_path, body))
    assert any(said in line and line.startswith("index.html:") for line in found), found


@pytest.mark.parametrize(
    "body",
    [
        "<p>a<br>b <a href='other/index.html#a'>x</a> <a href='https://example.org/'>y</a></p>",
        "<svg viewBox='0 0 1 1'><path d='M0 0'/><g><path d='M0 0'/></g></svg>",
        "<dl><div><dt>a</dt><dd><p>b</p></dd></div></dl>",
        "<table><caption>a</caption><tbody><tr><th>a</th><td>b</td></tr></tbody></table>",
        '<script type=\'application/json\'>{"a": "<p>"}</script>',
        "<style>a>b{content:'</p>'}</style><!-- <p> --><input value='a>b<c' hidden>",
        "<P CLASS=a>a<BR/>b</p>",
        "<a href='other/index.html#&#97;'>x</a>",
    ],
)
def test_what_is_right_is_let_pass(tmp_path, body):
    assert check_site(site_with(tmp_path, body)) == []


def test_style_sheets_fetch_nothing_from_outside(tmp_path):
    site_with(tmp_path, "")
    (tmp_path / "a.css").write_text("@import 'https://example.org/b.css'; a{b:url(gone.woff2)}")
    found = check_site(tmp_path)
    assert [line.partition(": ")[2] for line in found] == [
        "fetched from outside: https://example.org/b.css",
        "no such file: gone.woff2",
    ]


def test_data_stand_beside_a_page_and_are_json(tmp_path):
    site_with(tmp_path, "")
    (tmp_path / "index.json").write_text("{")
    (tmp_path / "lost").mkdir()
    (tmp_path / "lost/index.json").write_text("{}")
    (tmp_path / "other/index.json").unlink()
    found = check_site(tmp_path)
    assert found[0] == "other/index.html: a page without its data"
    assert found[1].startswith("index.json: ")
    assert found[2] == "lost/index.json: data without a page"


def test_reading_parted_among_processes_finds_the_same(tmp_path):
    for place in range(40):
        (tmp_path / f"page{place}").mkdir()
        broken = f'<p id="a"><a href="../page{place + 1}/index.html#b">'
        (tmp_path / f"page{place}/index.html").write_text(broken, "utf-8")
    found = check_site(tmp_path, 2)
    assert len(found) > 40
    assert found == check_site(tmp_path)


def test_an_empty_folder_is_no_site(tmp_path):
    assert check_site(tmp_path) == [f"{tmp_path}: no pages"]


def test_a_page_is_read_with_its_lines():
    text = "<p>\n<script>\n'<a>'\n</script><a href='x'>y</a>\n</p>"
    ((address, places),) = read_html(text).places.items()
    assert (address.words, [line_of(text, place) for place in places]) == ("x", [4])


def test_faults_of_a_page_are_told_by_line(tmp_path):
    found = check_site(site_with(tmp_path, "<a href='#gone'>x</a>\n<a href='lost'>y</a>\n</i>"))
    lines = [line.split(":")[1] for line in found]
    assert lines == ["2", "3", "4"]


@pytest.mark.parametrize(
    "address",
    [
        "x.html", "a/b/", "../", "../index.html", "../../../../index.html", "../c-d/e.min.js",
        "./x", "a/../b", "è.html", "a%20b.html", "/x", "//example.org/x", "mailto:a@example.org",
    ],
)  # fmt: skip
def test_an_address_leads_where_a_browser_goes(address):
    for folder, base in (("", "/"), ("it", "/it/"), ("it/rules", "/it/rules/")):
        there = unquote(urljoin(base, urlsplit(address).path)).lstrip("/")
        assert _parted(folder, address)[2] == there
