"""The rows of a deal's plain table, as they stand in the page."""

from generator.model.cards import CARDS
from generator.pages.deal_rows import deal_rows
from generator.views.refs import Ref
from generator.views.replay_table import Hand, OtherCourse, Row

ROW = Row(
    id="t07.3",
    seat="North & Co",
    cards=("CK", "T40"),
    sentence="Plays <it>.",
    marks=("5 to “South”",),
    lead=None,
    passages=(Ref("T S3.2", "../../sources/t/index.html#s3-2"), Ref("nowhere")),
)


FACES = {code: f' class="card">{code}' for code in CARDS}


def test_seat_and_cards_lead_to_the_step():
    row = deal_rows([ROW], FACES)
    assert row.count('<a href="#t07.3"') == 3
    assert '<a href="#t07.3" class="card">CK</a>' in row
    assert '<tr id="t07.3">' in row


def test_words_are_escaped():
    said = ROW._replace(lead="a < b", comment=("<b>",), mark="good", mark_words="<i>")
    row = deal_rows([said], FACES)
    for bare in ("<it>", "<b>", "<i>", "a < b", "North & Co"):
        assert bare not in row
    for escaped in ("Plays &lt;it&gt;.", "&lt;b&gt;", "&lt;i&gt;", "a &lt; b", "North &amp; Co"):
        assert escaped in row


def test_a_passage_without_an_address_is_named_without_a_link():
    row = deal_rows([ROW], FACES)
    assert '<a href="../../sources/t/index.html#s3-2">T S3.2</a>, nowhere</span>' in row


def test_hands_that_were_dealt_stand_below_the_sentence():
    row = deal_rows([ROW._replace(hands=(Hand("East", ("S2", "M")),))], FACES)
    assert '<dt>East</dt><dd><span class="cards"><span role="img" class="card">S2</span>' in row
    assert "<dl" not in deal_rows([ROW], FACES)


def test_a_comment_in_another_language_says_so():
    said = ROW._replace(comment=("One.", "Two."), comment_lang="it")
    assert '<div class="r-comment" lang="it"><p>One.</p><p>Two.</p></div>' in deal_rows(
        [said], FACES
    )
    assert "lang=" not in deal_rows([said._replace(comment_lang=None)], FACES)


def test_another_course_stands_after_its_step():
    """As it is given; of what has none, nothing."""
    other = OtherCourse(play="5 of Cups", sentence="So it ends.", rows=(ROW,))
    rows = (ROW, ROW._replace(id="t07.4", other=other), ROW._replace(id="t08.1"))
    html = deal_rows(rows, FACES, lambda course: f"<tr>{course.play}</tr>")
    ids = [part.partition('"')[0] for part in html.split('<tr id="')[1:]]
    assert ids == ["t07.3", "t07.4", "t08.1"]
    assert html.count("<tr>5 of Cups</tr>") == 1
    assert html.index("t07.4") < html.index("5 of Cups") < html.index("t08.1")
