"""The record as it stands beside a page, written piece by piece."""

import json

from generator.replay.play import play_seed
from generator.replay.record import record
from generator.replay.record_text import RecordWriter, deal_text
from generator.views.context import Context

CARRIED = 7  # points of the first side over the second, from the deal before


def test_the_record_is_written_as_json_writes_it(context: Context):
    """Kept deals of all forms one after another, with their comments in all languages."""
    writers = {id: RecordWriter(setting) for id, setting in context.settings.items()}
    for replay in context.replays.values():
        written = writers[replay.setting.id].record(replay, deal_text(replay))
        assert written == json.dumps(record(replay), ensure_ascii=False)
    assert any(each.deal and each.deal.texts.trees for each in context.replays.values())


def test_so_is_that_of_a_deal_from_a_seed(context: Context):
    for setting in context.settings.values():
        sides = (setting.sides[0], setting.sides[1], CARRIED)
        writer = RecordWriter(setting)
        for carried in ((), (sides,)):
            policies = ("random",) * len(setting.seats)
            replay = play_seed(setting, 5, setting.seats[-1], policies, carried)
            written = writer.record(replay, deal_text(replay))
            assert written == json.dumps(record(replay), ensure_ascii=False)
