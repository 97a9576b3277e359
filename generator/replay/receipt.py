"""The receipt of a replay record: hashes of what it depends on."""

import hashlib
import json
from functools import lru_cache

from generator.engine.block import Rules
from generator.model.answers import Reading
from generator.model.deal import Irregularity
from generator.replay.play import Replay

SCHEMA = 1  # raised when the shape of the record changes


def receipt(replay: Replay) -> dict[str, object]:
    """What the record depends on: no version, so that a release rewrites nothing."""
    return {
        "schema": SCHEMA,
        "answers_hash": answers_hash(replay.setting.rules),
        "deal_hash": _hash([replay.pack, replay.cut, replay.dealer, _line(replay)]),
        "supplied": list(_supplied(replay.setting.rules)),
    }


def _line(replay: Replay) -> object:
    if replay.deal is None:
        return [replay.seed, replay.policies, *([replay.carried] if replay.carried else [])]
    line = replay.deal.line
    forced: list[object] = [line.policy, line.seed, sorted(line.forced.items()), line.then]
    return forced + [_slip(slip) for slip in replay.deal.irregular]


def _slip(slip: Irregularity) -> object:
    counts = [sorted(slip.more.items()), sorted(slip.fewer.items())]
    return [slip.what, slip.step, slip.noticed, slip.seat, slip.cards, *counts]


@lru_cache(maxsize=256)
def _supplied(rules: Rules) -> tuple[str, ...]:
    """The questions whose answers others supply where the source is silent."""
    readings = (reading for reading in rules.readings if isinstance(reading, Reading))
    return tuple(r.question for r in readings if r.evidence_word == "supplied")


@lru_cache(maxsize=256)
def answers_hash(rules: Rules) -> str:
    """A hash of the compiled answers alone: a reworded note changes nothing in it."""
    return _hash(_block(rules))


def _block(rules: Rules) -> dict[str, object]:
    block: dict[str, object] = {name: _listed(getattr(rules, name)) for name in block_fields()}
    if rules.rules_of_three is not None:
        block["rules_of_three"] = _block(rules.rules_of_three)
    return block


# of a block, what is no number, or follows from other numbers
NO_ANSWERS = (
    "readings", "rules_of_three", "n_values", "values", "n_worths", "worth", "worth_s", "worth_t",
    "order_why", "run_starts", "side_mask", "trumps_due", "dear", "spends",
)  # fmt: skip


def block_fields() -> list[str]:
    return sorted(
        name for name in dir(Rules) if not name.startswith("_") and name not in NO_ANSWERS
    )


def _listed(value: object) -> object:
    return list(value) if isinstance(value, list | tuple) else value


def _hash(value: object) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
