"""Prose becomes safe HTML."""

import pytest

from generator.model.texts import Text
from generator.pages.prose import PageProse

ENGLISH = PageProse("en")


def html(words, lang="en"):
    return str(ENGLISH(Text(words, lang)))


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("plain & <b>bold</b>", "<p>plain &amp; &lt;b&gt;bold&lt;/b&gt;</p>"),
        ("*a* &amp; &#60; `b & c`", "<p><em>a</em> &amp;amp; &amp;#60; <code>b &amp; c</code></p>"),
        ("[x](https://a.b/?c&d)", '<p><a href="https://a.b/?c&amp;d">x</a></p>'),
        ("*fola*", "<p><em>fola</em></p>"),
        ("a\n\nb", "<p>a</p>\n<p>b</p>"),
        ("<script>x</script> *y*", "<p>&lt;script&gt;x&lt;/script&gt; <em>y</em></p>"),
        ("# no heading", "<p># no heading</p>"),
        ("![x](http://a.b/c.png)", "<p>![x](http://a.b/c.png)</p>"),
        ("<div>\nblock\n</div>", "<p>&lt;div&gt;\nblock\n&lt;/div&gt;</p>"),
    ],
)
def test_prose_is_a_small_part_of_markdown(words, wanted):
    assert html(words) == wanted


@pytest.mark.parametrize(
    "scheme", ["javascript:x", "JavaScript:x", "&#106;avascript:x", "vbscript:x"]
)
def test_a_link_leads_to_a_page_or_is_no_link(scheme):
    assert "<a" not in html(f"[x]({scheme})")
    assert 'href="https://a.b/"' in html("[x](https://a.b/)")


def test_another_language_is_marked():
    assert html("Ciao", "it") == '<div lang="it"><p>Ciao</p></div>'
    assert str(ENGLISH.line(Text("Ciao *te*", "it"))) == '<span lang="it">Ciao <em>te</em></span>'


def test_a_line_has_no_paragraph_around_it():
    assert str(ENGLISH.line(Text("a & *b*", "en"))) == "a &amp; <em>b</em>"


def test_a_doubtful_place_that_is_named_is_a_link():
    prose = PageProse("en", {"X01"}, lambda id: f"../cruxes/index.html#{id}")
    assert str(prose(Text("See *crux* X01, not X99.", "en"))) == (
        '<p>See <em>crux</em> <a class="cite" href="../cruxes/index.html#X01">X01</a>, not X99.</p>'
    )


def test_a_siglum_stays_on_the_line_of_its_locus():
    said = PageProse("en").line(
        Text("As the page says (T S3.2, V\nW10). A card, C5, is none.", "en")
    )
    assert said == "As the page says (T\u00a0S3.2, V\u00a0W10). A card, C5, is none."
