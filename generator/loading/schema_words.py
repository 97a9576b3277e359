"""What editors show over a record, and beside each word that they offer."""

from collections.abc import Iterable, Mapping
from typing import Any

RECORDS: Mapping[str, str] = {
    "Source": "A work that says, or may say, how Minchiate was played.",
    "Provision": "The smallest citable piece of a source, in the source's own order.",
    "Doubt": "An entry on which records disagree; why, stands in source.<lang>.yaml.",
    "Said": "One of the values, and who gives it.",
    "Example": "A worked example of the source's own, run under every form it names.",
    "Question": "One question, asked of every source; its prose stands in <stage>.<lang>.yaml.",
    "CruxEntry": "A doubt that rule sets may share; its texts stand in cruxes.<lang>.yaml.",
    "PrintedCard": "A card of the pack; its names stand in cards.<lang>.yaml.",
    "Term": "A term of the sources; what it means stands in glossary.<lang>.yaml.",
    "Use": "One way of writing it, and the passages that write it so.",
    "Shown": "A step of a kept deal that shows it.",
    "NamedTerm": "A thing of the game; its names stand in terminology.<lang>.yaml: term, why.",
    "Unshown": "Answers and passages that no kept deal shows; why: unshown.<lang>.yaml.",
    "Deal": "A recorded deal; its texts stand in <slug>.<lang>.yaml: title, intro, by step.",
}

WORDS: Mapping[str, Mapping[str, str]] = {  # by the list of words, then by word
    "Evidence": {
        "stated": "The passage says it.",
        "implied": "It follows from the passage; a note says how.",
        "conjectured": "The passage is doubtful, and this is our reading of it; a note says why.",
        "silent": "The source does not say; cites name where one would look.",
        "not_applicable": "The source itself leaves no room for the question.",
    },
    "CruxKind": {
        "contradictory": "Passages contradict each other.",
        "garbled": "The wording has suffered.",
        "slip": "A slip of the pen or the press.",
        "silent": "The source does not say, and fillers differ.",
        "disputed": "Readers have understood it differently.",
    },
    "Sides": {
        "pairs": "Two against two; partners sit opposite.",
        "each": "Each for himself.",
    },
    "players": {"2": "Two players.", "3": "Three players.", "4": "Four players."},
    "playable": {"yes": "It can be played.", "no": "It is shown and never played."},
    "EvidenceKind": {
        "rules_text": "Rules written to be followed.",
        "contemporary_rule_description": "An account of the rules by one who saw the game played.",
        "historical_rule_description": "An account of the rules of an earlier time.",
        "manuscript_copy": "A copy by hand of another text.",
        "modern_description": "An account of our own time.",
        "software": "A program, or what its pages say.",
    },
    "RuleSetKind": {
        "described": "The source describes the rules.",
        "observed": "The rules were watched at a table.",
        "suggested": "The source proposes rules.",
        "scholarly": "A scholar put the rules together.",
        "reconstructed": "The rules were worked out from other evidence.",
        "incomplete": "The source gives a part of the rules.",
        "none": "There is no rule set.",
    },
    "Read": {
        "whole": "Read from beginning to end.",
        "part": "Read in part.",
        "none": "Not read: known by its title.",
    },
    "Layer": {
        "printed_book": "A printed book.",
        "manuscript": "A manuscript.",
        "transcription": "A transcription of the original.",
        "german": "The text in German.",
        "italian": "The text in Italian.",
        "english": "The text in English.",
        "translated_it": "A translation into Italian.",
        "translated_en": "A translation into English.",
        "screen_page": "A page read on a screen.",
    },
    "Uncertainty": {
        "translated": "We read it in translation.",
        "at_second_hand": "We know it through another author.",
        "incomplete": "Part of the text is wanting.",
        "uncertain_date": "Its date is not certain.",
        "suspected_copy": "It may have been taken from another text.",
        "written_long_after": "It was written long after the play that it describes.",
        "wording_garbled": "The wording has suffered.",
        "author_unknown": "Nobody knows who wrote it.",
    },
    "Rights": {
        "public_domain": "The text belongs to everybody.",
        "rendering_ours": "What we print is our own rendering.",
        "facts_only": "We take facts from it, and no wording.",
        "not_reproduced": "Its text is not printed here.",
    },
    "Context": {
        "history": "It tells of the past.",
        "advice": "It advises the player.",
        "software": "It tells what a program does for the player.",
        "praise": "It praises the game.",
        "context": "It leads up to something else.",
        "literature": "It speaks of poems or books.",
    },
    "RecordField": {
        "author": "Who wrote it.",
        "editor": "Who edited it.",
        "title": "Its title.",
        "container-title": "The work that it stands in.",
        "edition": "Which edition.",
        "volume": "The volume.",
        "issue": "The issue of the journal.",
        "page": "The pages.",
        "issued": "When it came out.",
        "publisher": "Who published it.",
        "publisher-place": "Where it was published.",
        "archive_location": "The shelf mark.",
        "status": "Its state, as unpublished.",
        "URL": "Its web address.",
    },
    "ExampleKind": {
        "count": "Cards or tricks counted as one pile.",
        "marks": "Moments of a deal that score, one after another.",
        "resti": "Resti drawn from scores.",
        "penalty": "What an error costs.",
        "legal": "Which cards of a hand may be played.",
        "trick": "Which card takes a trick, and which cards die in it.",
        "deal": "Figures of the form: cards dealt, stock, fees.",
    },
    "Outcome": {
        "agrees": "The rules give the source's own figure.",
        "contradicts": "They do not, and the page says why.",
        "not_decidable": "The rules as encoded cannot tell.",
    },
    "Kind": {
        "rule": "Sources differ, and the engine plays by it.",
        "fixed": "All sources that speak agree, and the engine plays by it.",
        "checked": "Follows from other answers; verified on loading or in play.",
        "descriptive": "Shown, never played.",
    },
    "Shape": {
        "choice": "One word.",
        "number": "A figure, or a word that is allowed instead.",
        "numbers": "A list of figures.",
        "words": "A list of words.",
        "cards": "A list of cards; ranges and the word counting are allowed.",
        "sets": "A list of lists of cards.",
        "ranges": "A list of ranges, as T28-T35.",
    },
    "Consequence": {
        "procedure": "What is done at the table.",
        "legality": "Which cards may be played.",
        "outcome": "Who wins a trick or a card.",
        "score": "What is scored.",
        "payment": "What is paid.",
    },
    "CardKind": {
        "numeral": "A suit card from 1 to 10.",
        "court": "A suit card with a figure.",
        "tarocco": "A trump that shows its number.",
        "aria": "One of the five highest trumps, which show none.",
        "matto": "The Fool.",
    },
    "Tongue": {"it": "Italian.", "de": "German.", "en": "English."},
    "stages": {
        "pack": "The cards there are.",
        "cards": "What single cards are worth.",
        "versicole": "The sets of cards that score.",
        "players": "How many play, and in what order.",
        "deal": "Dealing.",
        "rob": "Cutting and robbing.",
        "fola": "The cards left over.",
        "discard": "Putting cards away.",
        "stay": "Staying out.",
        "declare": "Declaring versicole.",
        "play": "The tricks.",
        "matto": "The Fool.",
        "deaths": "Counting cards that are lost.",
        "tally": "The count at the end.",
        "resti": "Sixties, and what they are worth.",
        "irregular": "What goes against the rules.",
        "match": "Several deals, and their end.",
    },
    "seats": {
        "south": "The first seat.",
        "east": "To the right of south.",
        "north": "Opposite south.",
        "west": "To the left of south.",
    },
    "policies": {
        "first": "Plays the first card that may be played.",
        "random": "Plays any card that may be played.",
        "careful": "Plays simply and soundly.",
    },
    "symbols": {
        "good": "A good play.",
        "bad": "A bad play.",
        "doubtful": "A play that can be argued with.",
        "forced": "A play without a choice.",
        "turning_point": "The deal turns here.",
    },
    "slips": {
        "misdeal": "The dealer gives out a wrong number of cards.",
        "too_many": "One who was dealt too many cards puts the excess away.",
        "too_few": "One who was dealt too few cards gets the rest.",
        "wrong_count": "A hand with a wrong number of cards, found during play or never.",
        "late_remedy": "A card just played is called a discard that was forgotten.",
        "unexposed": "The dealer does not turn up a card that is to be shown.",
        "revoke": "A card that the rules of the trick did not allow.",
        "revoke_mended": "A revoke put right in time.",
        "revoke_denied": "A revoke that the player denies.",
        "capture_denied": "A capture that the winner of the trick does not own to.",
        "laydown": "A hand laid down.",
    },
    "penalties": {
        "misdeal": "Wrong numbers of cards dealt.",
        "revoke": "A card that the rules of the trick did not allow.",
        "revoke_denied": "A revoke that the player denies.",
        "late_remedy": "A discard remembered too late.",
        "unexposed": "A card not turned up.",
    },
    "last": {"yes": "It is the last trick.", "no": "Tricks are still to come."},
    "loci": {
        "page": "Pages.",
        "paragraph": "Paragraphs, counted on each page.",
        "section": "Sections, by heading or number.",
        "law": "Rules with a number of their own.",
        "bullet": "Items of a list.",
        "line": "Lines, counted on each page.",
        "folio": "Leaves with their sides.",
        "footnote": "Footnotes.",
    },
    "travels": {
        "pack": "The same pack, dealt by the other rules.",
        "hands": "The same hands, played by the other rules.",
    },
    "expected": {"made": "Worked out for this site.", "cites": "The passage says so."},
    "made": {"for this site": "Nobody played it: it was made to show something."},
}


def words(allowed: Iterable[object], lines: Mapping[str, str]) -> dict[str, Any]:
    """One of the words, each with its line; of words without any, the words alone."""
    names = list(allowed)
    texts = [lines.get(str(name), "") for name in names]
    if not any(texts):
        return {"enum": names}
    return {"enum": names, "enumDescriptions": texts, "markdownEnumDescriptions": texts}


def one_of(allowed: Iterable[object], which: str) -> dict[str, Any]:
    """One of the words of that list."""
    return words(allowed, WORDS[which])
