"""The page of a deal: the record for the drawn table, and the plain table that needs nothing."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from generator.model.deal import Other
from generator.replay.play import Replay, play_recorded, play_seed
from generator.replay.record import record
from generator.views.context import Context
from generator.views.events import told
from generator.views.replay import ReplayPage, replay_page
from generator.views.replay_table import Row
from generator.views.stages import stages


@pytest.fixture(scope="module", params=("pairs", "each-3", "each-2", "each-4"))
def replay(request: pytest.FixtureRequest, context: Context) -> Replay:
    """A deal with a comment, a symbol and another course, in forms of every kind."""
    home = next(iter(context.library.deals.values()))
    setting = next(s for s in context.settings.values() if s.form == request.param)
    found = play_seed(setting, 11, setting.seats[-1], ("careful",) * len(setting.seats))
    at = next(s for s in found.steps if s.id == "t03.2")
    other = next(c for c in found.steps if c.id == "t07.2").cards[0]
    assert other != at.cards[0]
    deal = replace(
        home,
        slug="made-up",
        ruleset=setting.ruleset.id,
        form=setting.form,
        dealer=setting.seats[-1],
        pack=found.pack,
        seed=None,
        hands=None,
        cut=found.cut,
        line=replace(home.line, policy="careful", seed=11, forced={}, then="careful", out=None),
        other={"t03.2": Other(other, "first")},
        marks={"t03.2": "doubtful"},
        texts=replace(
            home.texts,
            trees={"en": {"title": "Made up", "intro": "One *word*.\n\nTwo.", "t03.2": "Hm."}},
        ),
    )
    played = play_recorded(setting, deal)
    assert [s.id for s in played.steps] == [s.id for s in found.steps]
    return played


@pytest.fixture(scope="module")
def page(replay: Replay, context: Context) -> ReplayPage:
    assert replay.deal is not None
    library = replace(context.library, deals={**context.library.deals, replay.deal.id: replay.deal})
    return replay_page(replace(context, library=library), replay)


def rows(page: ReplayPage) -> Iterator[Row]:
    for stage in page.stages:
        for group in stage.groups:
            yield from group.rows


def test_the_table_has_every_step_once_and_in_order(page: ReplayPage, replay: Replay):
    assert [row.id for row in rows(page)] == [step.id for step in replay.steps]


def test_stages_hold_every_step(replay: Replay, context: Context):
    tale = told(context.word, replay)
    found = stages(tale)
    assert [each for stage in found for each in stage.told] == list(tale)
    assert [stage.id for stage in found][-2:] == ["tally", "resti"]
    assert "last" in [stage.id for stage in found]


def test_each_step_links_to_the_passages_behind_it(page: ReplayPage, replay: Replay):
    for row, step in zip(rows(page), replay.steps, strict=True):
        links = [passage.href or "" for passage in row.passages]
        for reading in step.because:
            for cite in reading.cites:
                wanted = f"sources/{cite.source}/index.html"
                wanted += f"#{cite.provision}" if cite.provision else ""
                assert any(link.endswith(wanted) for link in links), (step.id, cite)
        assert links or step.event == "Shuffled"


def test_the_record_stands_alone(page: ReplayPage, replay: Replay):
    """Words, passages and sentences are all in it; it is plain data."""
    plain = json.loads(page.replay)
    assert len(plain["cards"]) == 97
    assert plain["resto_points"] == 60
    assert plain["title"] == "Made up"
    assert plain["intro"] == "One word.\n\nTwo."
    assert {f"side-{side}" for side in replay.setting.sides} <= set(plain["words"])
    for reason in plain["reasons"]:
        assert reason["words"]
        assert reason["href"]
        assert set(reason["passages"]) <= set(plain["passages"])
    for step in (*plain["steps"], *plain["others"]["t03.2"]["steps"]):
        assert step["sentence"]
        assert set(step["because"]) <= set(range(len(plain["reasons"])))
        assert all(mark["text"] for mark in step["marks"])
    ids = [step["id"] for step in plain["steps"]]
    assert all(stage["first"] in ids and stage["title"] for stage in plain["stages"])


def test_the_record_keeps_what_the_kept_file_says(page: ReplayPage, replay: Replay):
    given = json.loads(page.replay)
    score: dict[str, object] = {}  # stands where it has changed
    for ours, kept in zip(given["steps"], record(replay)["steps"], strict=True):
        for key in ("id", "event", "seat", "cards"):
            assert ours[key] == kept[key]
        assert [m["points"] for m in ours["marks"]] == [m["points"] for m in kept["marks"]]
        changed = {key: ours[key] for key in ("lead", "resti") if key in ours}
        assert score != changed
        score |= changed
        assert score == {key: kept[key] for key in ("lead", "resti")}
        reasons = [given["reasons"][place] for place in ours["because"]]
        told = ("words", "href", "passages")
        assert [{k: v for k, v in r.items() if k not in told} for r in reasons] == kept["because"]


def test_a_reason_stands_once_with_the_passages_of_its_steps(page: ReplayPage, replay: Replay):
    given = json.loads(page.replay)
    listed = given["reasons"]
    assert len({each["question"] for each in listed}) == len(listed)
    for row, step in zip(rows(page), given["steps"], strict=True):
        named = {id for place in step["because"] for id in listed[place]["passages"]}
        links = [passage.href or "" for passage in row.passages]
        for id in named:
            source, _, provision = id.partition(":")
            assert any(f"sources/{source}/" in link and provision in link for link in links), id
        assert len(named) == len([link for link in links if "#" in link])


def test_another_course_begins_with_the_other_card(page: ReplayPage, replay: Replay):
    row = next(row for row in rows(page) if row.id == "t03.2")
    assert row.other is not None
    assert row.mark == "doubtful"
    assert row.mark_words == "doubtful"
    assert row.comment == ("Hm.",)
    first = row.other.rows[0]
    assert replay.deal is not None
    assert first.id in ("t03.2~t03.2", "t03.2~t03.2.refused")
    assert first.cards == (replay.deal.other["t03.2"].play,)
    assert row.other.rows[-1].id == "t03.2~resti"
    assert row.other.sentence.startswith("The close")
    assert not [other for other in rows(page) if other.other is not None and other.id != "t03.2"]


def test_points_stand_in_words_beside_the_step(page: ReplayPage, replay: Replay):
    for row, step in zip(rows(page), replay.steps, strict=True):
        assert len(row.marks) == len(step.marks)
        for words, mark in zip(row.marks, step.marks, strict=True):
            assert words.startswith(f"{mark.points} to ")


def test_every_passage_stands_once_with_its_text(page: ReplayPage):
    labels = [passage.id for passage in page.passages]
    assert len(labels) == len(set(labels))
    assert all(passage.text and passage.href for passage in page.passages)


def test_kept_deals_have_their_pages(context: Context):
    for replay in context.replays.values():
        assert replay_page(context, replay).stages
