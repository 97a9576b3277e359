"""The sentences of irregular steps: what came out, what is paid for it, what goes back."""

from collections.abc import Mapping

from generator.replay.steps import Step
from generator.views.context import Words
from generator.views.naming import card_list, card_parts, joined, side_code

PENALTIES = {
    "irregular.unexposed": "event-unexposed",
    "irregular.wrong_count_pays": "event-wrong-count",
    "irregular.late_remedy": "event-put-right-late",
    "irregular.capture_denied": "event-capture-denied",
}
REFUSALS = {
    "irregular.revoke": "play",
    "irregular.too_many": "discard",
    "irregular.late_remedy": "late",
    "irregular.revoke_stands": "stands",
    "irregular.capture_denied": "capture",
    "match.laydown": "laydown",
    "match.laydown_bar": "laydown",
}


def revoked(word: Words, step: Step) -> str:
    """A revoke has come out."""
    return _told(word, "event-revoked", step)


def revoke_mended(word: Words, step: Step) -> str:
    """A card is taken back in time."""
    return _told(word, "event-revoke-mended", step)


def misdealt(word: Words, step: Step) -> str:
    """The dealer has dealt wrongly."""
    return _told(word, "event-misdealt", step)


def penalty(word: Words, step: Step) -> str:
    """A penalty falls due, or a thing comes out for which none is set."""
    id = PENALTIES.get(step.because[0].question, "event-penalty")
    if id == "event-capture-denied" and not step.cards:
        id = "event-capture-paid"
    return _told(word, id, step)


def laid_down(word: Words, step: Step) -> str:
    """A hand is laid open."""
    return word("event-laid-down", seat=step.seat)


def refused(word: Words, step: Step) -> str:
    """What the record has does not go under these rules."""
    if not step.id.startswith("irr."):
        return word("event-refused", seat=step.seat, **_card(step))
    why = REFUSALS.get(step.because[0].question, "never")
    return word("event-refused-slip", why=why, seat=step.seat, **_card(step))


def missing_dealt(word: Words, step: Step) -> str:
    """One who was dealt too few gets the rest."""
    return word("event-dealt-missing", seat=step.seat, cutter=step.hands[0][0], figure=step.figure)


def _told(word: Words, id: str, step: Step) -> str:
    """A sentence with what is charged to whom, and what goes back or is played instead."""
    charged: dict[str, int] = {}
    for mark in step.marks:
        if mark.reason == "penalty":
            charged[mark.to] = charged.get(mark.to, 0) + mark.points
    shares = [
        word("event-share", to=side_code(to), points=points) for to, points in charged.items()
    ]
    cards = [move.card for move in step.moves if move.to.partition(":")[0] in ("pile", "table")]
    return word(
        id,
        seat=step.seat,
        figure=step.figure,
        charged="yes" if shares else "no",
        payments=joined(word, shares, "semicolon"),
        returned="yes" if cards else "no",
        cards=card_list(word, cards),
        **_card(step),
    )


def _card(step: Step) -> Mapping[str, object]:
    """The arguments that name the step's card, of none if there is none."""
    return card_parts(step.cards[0]) if step.cards else {}
