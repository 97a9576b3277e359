"""The drawn table, as a reader uses it: by keys, clicks, addresses, and with hands hidden."""

import json

import pytest

from tests.browser.conftest import PHONE

DEAL = "replays/online-table/pairs/whole-deal/"
LAID = "replays/vienna-1756/pairs/irr-laid-down/"
REPLAY = "minchiate-replay"
STEP = f"document.querySelector('{REPLAY}').dataset.step"


@pytest.fixture
def replay(open_page):
    """`replay(hash, path, **context)`: the page of a deal once its table is drawn."""

    def opened(at="", path=DEAL, **given):
        page = open_page(f"{path}index.html{at}", **given)
        page.wait_for_selector(f"{REPLAY}[data-step]")
        return page

    return opened


def step(page):
    return page.evaluate(STEP)


def comes_to(page, id):
    page.wait_for_function(f"{STEP} === {json.dumps(id)}")


def record(page):
    return json.loads(page.locator(f"{REPLAY} script[type='application/json']").text_content())


def press(page, *keys):
    page.locator(REPLAY).focus()
    for key in keys:
        page.keyboard.press(key)


def test_keys_go_by_cards_by_tricks_and_to_the_ends(replay):
    page = replay("#t07.3")
    press(page, "ArrowRight")
    assert step(page) == "t07.4"
    press(page, "ArrowLeft", "ArrowLeft")
    assert step(page) == "t07.2"
    press(page, "]")
    assert step(page) == "t08.1"
    press(page, "[", "[")
    assert step(page) == "t06.1"
    steps = [each["id"] for each in record(page)["steps"]]
    press(page, "End")
    assert step(page) == steps[-1]
    press(page, "Home")
    assert step(page) == steps[0]


def test_a_card_in_trick_twelve_is_gone_to_and_back_returns(replay):
    page = replay("#t07.3")
    page.locator(".mr-panel-tricks summary").click()
    page.locator(".mr-trick-table [data-step='t12.3']").click()
    assert step(page) == "t12.3"
    assert page.evaluate("location.hash") == "#t12.3"
    page.go_back()
    comes_to(page, "t07.3")
    page.go_forward()
    comes_to(page, "t12.3")


def test_a_step_opened_cold_is_on_the_table(replay):
    page = replay("#t07.3")
    assert step(page) == "t07.3"
    played = {each["id"]: each["cards"][0] for each in record(page)["steps"] if each["cards"]}
    lying = page.locator(".mr-played [data-card]").evaluate_all(
        "all => all.map(e => e.dataset.card)"
    )
    assert sorted(lying) == sorted(played[f"t07.{place}"] for place in (1, 2, 3))
    assert page.locator("tr[id='t07.3'][aria-current='step']").count() == 1


@pytest.mark.parametrize("who", ["south", "east", "played"])
@pytest.mark.parametrize("at", ["deal.2", "fola", "t01.1", "t07.3", "t13.3"])
def test_no_hidden_card_is_in_the_drawn_table(replay, who, at):
    page = replay(f"#{at}")
    page.locator(".mr-who").select_option(who)
    for panel in ("tricks", "piles", "log"):
        page.locator(f".mr-panel-{panel} summary").click()
    page.wait_for_timeout(200)  # what is announced comes a little later
    told = record(page)
    names = {told["cards"][code]: code for code in told["cards"]}
    drawn = page.evaluate(
        """() => [...document.querySelectorAll('.mr-player *, .mr-status')].flatMap(e =>
          [e.dataset.card, e.getAttribute('title'), e.getAttribute('aria-label'),
           e.tagName === 'title' || e.className === 'mr-status' ? e.textContent : null])
          .filter(Boolean)"""
    )
    seen = {names.get(word, word) for word in drawn}
    assert not seen & hidden_from(told, who, at)
    assert not page.locator(".mr-plain").evaluate("box => box.open")


def hidden_from(told, who, at):
    """Cards still in the hands of others that were never laid open, by the steps alone."""
    ids = [each["id"] for each in told["steps"]]
    past, future = told["steps"][: ids.index(at) + 1], told["steps"][ids.index(at) + 1 :]
    open_to_all = ("Robbed", "Exposed", "Declared", "Led", "CardPlayed")
    known = {card for each in past if each["event"] in open_to_all for card in each["cards"]}
    if who != "played":
        side = next(side for side in told["sides"] if who in side)
        taken = [each for each in past if each["event"] == "FolaTaken" and each["seat"] in side]
        known |= {card for each in taken for card in each["cards"]}
    held = {
        each["cards"][0]
        for each in future
        if each["event"] in ("Led", "CardPlayed") and each["seat"] != who
    }
    return held - known


def test_with_all_hands_shown_the_same_cards_are_there(replay):
    page = replay("#t01.1")
    page.locator(".mr-who").select_option("all")
    drawn = page.locator(".mr-hand [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    assert hidden_from(record(page), "played", "t01.1") <= set(drawn)


def test_what_plays_by_itself_stops_at_the_next_stage(replay):
    page = replay()
    told = record(page)
    ids = [each["id"] for each in told["steps"]]
    first = next(each["first"] for each in told["stages"] if each["first"].startswith("discard"))
    page.evaluate(f"location.hash = '#{ids[ids.index(first) - 2]}'")
    comes_to(page, ids[ids.index(first) - 2])
    page.locator(".mr-pace").select_option("quick")
    press(page, " ")
    page.wait_for_selector(".mr-play[data-state='pause']")
    page.wait_for_selector(".mr-play[data-state='play']")
    assert step(page) == first


def test_a_pause_stops_it(replay):
    page = replay("#t07.1")
    press(page, " ", " ")
    page.wait_for_timeout(700)
    assert step(page) == "t07.1"


def test_a_turned_table_has_the_next_seat_below(replay):
    page = replay("#t07.3")
    assert page.locator(".mr-bottom").get_attribute("data-seat") == "south"
    page.locator(".mr-turn").click()
    assert page.locator(".mr-bottom").get_attribute("data-seat") == "east"


def test_another_course_is_entered_and_left(replay):
    page = replay("#t19.4")
    page.locator(".mr-enter").click()
    assert page.evaluate("location.hash") == "#t19.4~t19.4"
    card = page.locator(".mr-played[data-step='t19.4'] [data-card]").get_attribute("data-card")
    assert card == record(page)["others"]["t19.4"]["steps"][0]["cards"][0]
    assert page.locator(".mr-enter").count() == 0
    page.locator(".mr-leave").click()
    assert step(page) == "t19.4"
    assert page.evaluate("location.hash") == "#t19.4"


def test_a_hand_laid_down_lies_open_to_all(replay):
    page = replay("#t12.won", LAID)
    page.locator(".mr-who").select_option("played")
    cards = page.locator(".mr-seat[data-seat='west'] .mr-hand [data-card]")
    laid = next(each for each in record(page)["steps"] if each["event"] == "LaidDown")
    assert cards.count() < len(laid["cards"])
    press(page, "ArrowRight")
    assert step(page) == laid["id"]
    shown = cards.evaluate_all("all => all.map(e => e.dataset.card)")
    assert sorted(shown) == sorted(laid["cards"])


@pytest.mark.parametrize(("at", "glyph"), [("t08.3", "◆"), ("t19.4", "?"), ("t15.4", "!")])
def test_a_mark_has_its_glyph_and_its_word(replay, at, glyph):
    symbol = replay(f"#{at}").locator(".mr-now .mr-symbol")
    assert symbol.locator("b").text_content() == glyph
    assert len(symbol.text_content().replace(glyph, "").strip()) > 2


def test_alone_in_a_frame_it_is_bare(replay):
    page = replay("#bare:t07.3")
    assert step(page) == "t07.3"
    assert page.locator("html.replay-bare").count() == 1
    assert not page.locator(".mr-plain").evaluate("box => box.open")


def test_the_record_is_handed_over(replay, site):
    """As it stands beside the page, but for comments, which are there with their marks."""
    page = replay()
    with page.expect_download() as waiting:
        page.locator(".mr-save").click()
    saved = json.loads(waiting.value.path().read_text("utf-8"))
    beside = json.loads((site / DEAL / "index.json").read_text("utf-8"))["data"]
    for told in (*saved["steps"], *beside["steps"]):
        told.pop("comment", None)
    assert saved == beside


def test_on_a_phone_nothing_stands_over(replay):
    page = replay("#t07.3", viewport=PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    box = page.locator(".mr-board").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]


def test_without_javascript_the_whole_deal_is_read(open_page):
    page = open_page(f"{DEAL}index.html#t07.3", java_script_enabled=False)
    row = page.locator("tr[id='t07.3']")
    assert row.is_visible()
    assert page.locator("tr[id^='t21.']").first.is_visible()


def test_it_works_from_a_disk(open_page, site):
    page = open_page(f"{DEAL}index.html#t07.3", base=f"{site.as_uri()}/")
    page.wait_for_selector(f"{REPLAY}[data-step='t07.3']")
    press(page, "ArrowRight")
    assert step(page) == "t07.4"
