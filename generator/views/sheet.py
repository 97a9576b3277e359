"""The table sheet: what a player wants at hand, on one side of A4.

Values, versicole, the order of a deal, the play, and what is marked when. Nothing is said here
that no answer holds: every line is a question's short name and the value that is played, or a
message that is given such values. What the source does not say stands in brackets, as elsewhere.
"""

from dataclasses import dataclass

from generator.model.answers import Reading
from generator.model.cards import KINGS, CardSet
from generator.model.library import answer_of
from generator.model.ruleset import RuleSet
from generator.replay.counting import count_cards
from generator.views.cells import arises, state_of
from generator.views.context import Context
from generator.views.refs import form_name, question_short, source_short
from generator.views.values import figure, value_words

VALUES = (
    ("cards.arie", ("T36", "T37", "T38", "T39", "T40")),
    ("cards.trumps_28_30_to_35", ("T28", "T30", "T31", "T32", "T33", "T34", "T35")),
    ("cards.trump_29", ("T29",)),
    ("cards.trumps_10_13_20", ("T10", "T13", "T20")),
    ("cards.trumps_2_to_5", ("T2", "T3", "T4", "T5")),
    ("cards.trump_1", ("T1",)),
    ("cards.kings", KINGS),
    ("cards.matto", ("M",)),
)
VERSICOLE = (
    "versicole.run_ranges", "versicole.run_length", "versicole.long_runs",
    "versicole.trump_29_in_runs", "versicole.kings", "versicole.four_tens",
    "versicole.matto_joins", "versicole.matto_scope",
)  # fmt: skip
PLAY = (
    "play.follow", "play.trump_when_void", "play.king_rule", "play.king_trigger",
    "play.king_scope", "play.king_before_matto", "matto.lead", "matto.owes_when",
    "matto.owes_card", "matto.lost_when",
)  # fmt: skip
MARKS = (
    "rob.cutter_scores", "rob.dealer_scores", "deal.exposed_scores", "fola.scores",
    "declare.scores", "deaths.scored", "deaths.marked_by", "deaths.declared_cards",
    "tally.last_trick", "tally.versicole_times", "tally.surplus", "tally.surplus_quota",
    "stay.fees", "resti.points", "resti.in_play", "resti.remainder",
)  # fmt: skip
ORDER = (  # the steps of a deal, each with the question that must have a value other than none
    ("cut", "rob.cutter_takes", ("rob.cutter_from", "rob.cutter_takes")),
    ("deal", "deal.hand_size", ("deal.hand_size", "deal.batches")),
    ("exposed", "deal.exposed", ("deal.exposed",)),
    ("rob", "rob.dealer", ("rob.dealer_takes",)),
    ("fola", "fola.search", ("fola.takes",)),
    ("discard", "discard.barred", ("discard.barred",)),
    ("stay", "stay.allowed", ("stay.when",)),
    ("declare", "declare.when", ("declare.when",)),
    ("lead", "players.leader", ("players.leader",)),
    ("matto", "matto.paid_when", ("matto.paid_when",)),
    ("count", "tally.order", ("tally.order",)),
    ("resti", "resti.points", ("resti.points", "resti.remainder")),
)
NO_STEP = {"rob.dealer": "robs_nothing", "fola.search": "none", "stay.allowed": "barred"}


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A line with its value: named in words, by cards, or both."""

    label: str | None
    value: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Block:
    """A block of the sheet."""

    title: str
    rows: tuple[SheetRow, ...] = ()
    lines: tuple[str, ...] = ()
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """The table sheet of one form."""

    title: str
    under: str
    blocks: tuple[Block, ...]


def table_sheet(context: Context, ruleset: RuleSet, form: str) -> Sheet:
    """The sheet of a form."""
    lines = _Lines(context, ruleset, form)
    word = context.word
    source = source_short(context, ruleset.source)
    return Sheet(
        title=word("sheet-title", source=source, form=form_name(context, ruleset, form)),
        under=word("sheet-under"),
        blocks=(
            Block(word("sheet-values"), rows=lines.values(), note=lines.total()),
            Block(word("sheet-versicole"), rows=(*lines.sets(), *lines.rows(VERSICOLE))),
            Block(word("sheet-order"), lines=lines.order()),
            Block(word("sheet-play"), rows=lines.rows(PLAY)),
            Block(word("sheet-marks"), rows=lines.rows(MARKS)),
        ),
    )


class _Lines:
    """The lines of one form's sheet."""

    def __init__(self, context: Context, ruleset: RuleSet, form: str) -> None:
        self.context = context
        self.ruleset = ruleset
        self.form = form

    def reading(self, question: str) -> Reading[object] | None:
        """What is played; None where nothing is, or where the question does not arise."""
        answer = answer_of(self.ruleset, question, self.form)
        asked = self.context.library.questions[question]
        if answer is None or answer.played.value is None:
            return None
        return answer.played if arises(self.ruleset, self.form, asked) else None

    def value(self, question: str) -> str | None:
        """The value in words, bracketed where the source does not say it."""
        reading = self.reading(question)
        if reading is None:
            return None
        asked = self.context.library.questions[question]
        words = value_words(self.context, asked, reading.value)
        return self.marked(reading, words)

    def marked(self, reading: Reading[object], words: str) -> str:
        """Words with the marks of a conjecture or of a filler."""
        state = state_of(reading)
        if state not in ("conjectured", "supplied"):
            return words
        return self.context.word(f"sheet-{state}", value=words)

    def rows(self, questions: tuple[str, ...]) -> tuple[SheetRow, ...]:
        """A row for each question that has a value."""
        found = ((question, self.value(question)) for question in questions)
        return tuple(
            SheetRow(question_short(self.context, self.context.library.questions[q]), value)
            for q, value in found
            if value is not None
        )

    def values(self) -> tuple[SheetRow, ...]:
        """The counting cards and what each is worth."""
        found = ((cards, self.value(question)) for question, cards in VALUES)
        return tuple(SheetRow(None, value, cards) for cards, value in found if value is not None)

    def total(self) -> str | None:
        """What all cards are worth together."""
        value = self.value("cards.total")
        return self.context.word("sheet-total", value=value) if value else None

    def sets(self) -> tuple[SheetRow, ...]:
        """The sets that are no runs."""
        rows = []
        own = self.reading("versicole.matto_1_40")
        if own is not None:
            rows.append(self.set_row(own, ("M", "T1", "T40")))
        for question in ("versicole.one_x_28", "versicole.tens"):
            reading = self.reading(question)
            held = reading.value if reading is not None else ()
            sets = held if isinstance(held, tuple) else (held,)
            for cards in sets:
                if reading is not None and isinstance(cards, CardSet) and cards.cards:
                    rows.append(self.set_row(reading, cards.cards))
        return tuple(rows)

    def set_row(self, reading: Reading[object], cards: tuple[str, ...]) -> SheetRow:
        """A set, drawn, with what it is worth at one counting."""
        form_id = f"{self.ruleset.id}/{self.form}"
        points = count_cards(self.context.settings[form_id], cards).versicole_points
        words = figure(self.context.word, "points", points)
        return SheetRow(None, self.marked(reading, words), cards)

    def order(self) -> tuple[str, ...]:
        """The steps of a deal, one line each."""
        lines = []
        for step, question, asked in ORDER:
            reading = self.reading(question)
            values = [self.value(name) for name in asked]
            if reading is None or None in values or reading.written == NO_STEP.get(question):
                continue
            names = (name.partition(".")[2].replace("_", "-") for name in asked)
            named = dict(zip(names, values, strict=True))
            lines.append(self.context.word(f"sheet-step-{step}", **named))
        return tuple(lines)
