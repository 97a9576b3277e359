"""In which state a passage stands under a form: does it act, and if not, why not.

The first that fits, after `shown` (a kept deal has a step that an answer citing it decided):

    example      no deal, but a worked example of the source is run for this form
    context      it is no rule; the reason is given
    unasked      no question can say what it asks
    elsewhere    it answers, but for other forms of the source
    silent       it is cited only as the place where one would look
    waits        it answers only questions of irregularities and of the match
    unplayed     it is cited only by readings that are not played
    told         it answers only questions that are described or derived, never decided in play
    idle         it can act, and no kept deal shows it yet
"""

from collections.abc import Iterable

from generator.model.answers import Evidence
from generator.model.questions import Kind
from generator.model.ruleset import RuleSet
from generator.model.source import Provision, Source
from generator.views.backlinks import Resting

STATES = (
    "shown", "example", "idle", "waits", "unplayed", "told", "silent", "elsewhere", "context",
    "unasked",
)  # fmt: skip
LATER = ("irregular", "match")  # stages that act in recorded deals and in matches only
DECIDED = (Kind.RULE, Kind.FIXED)


def passage_state(
    ruleset: RuleSet,
    source: Source,
    provision: Provision,
    form: str,
    resting: tuple[Resting, ...],
) -> str:
    """The state of a passage that no kept deal shows; `resting` are the set's own answers."""
    form_id = f"{ruleset.id}/{form}"
    if any(e.provision == provision.id and form_id in e.forms for e in source.examples):
        return "example"
    if provision.context is not None:
        return "context"
    if not resting:
        cited = (cite for each in ruleset.unencoded for cite in each.cites)
        return "unasked" if any(c.provision == provision.id for c in cited) else "elsewhere"
    here = [each for each in resting if form in each.standing.forms]
    return _of_answers(here) if here else "elsewhere"


def _of_answers(here: Iterable[Resting]) -> str:
    """What becomes of the answers that rest on a passage under one form."""
    spoken = [each for each in here if each.reading.evidence is not Evidence.SILENT]
    if not spoken:
        return "silent"
    acting = [each for each in spoken if each.standing.question.stage not in LATER]
    if not acting:
        return "waits"
    played = [e for e in acting if e.reading.written == e.standing.answer.played.written]
    if not played:
        return "unplayed"
    return "idle" if any(e.standing.question.kind in DECIDED for e in played) else "told"
