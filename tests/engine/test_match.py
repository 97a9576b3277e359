"""A match of several deals."""

from generator.replay.match import match


def test_the_dealer_moves_after_every_deal(form):
    played = match(form("minucci-1688/each-4"), 5, "west", ("random",) * 4, 4)
    assert [replay.dealer for replay in played.replays] == ["west", "south", "east", "north"]
    assert sum(played.resti().values()) == 0


def test_where_there_is_no_next_dealer_he_stays(form):
    played = match(form("cardavia/pairs"), 5, "west", ("random",) * 4, 2)
    assert {replay.dealer for replay in played.replays} == {"west"}


def test_the_deals_of_a_match_are_different(form):
    played = match(form("online-table/pairs"), 5, "west", ("random",) * 4, 4)
    assert len({replay.pack for replay in played.replays}) == 4
    assert played.plain()["match"] == {
        "resti": played.resti(),
        "points_scored": played.points(),
    }
