# English words of the site. Messages are grouped by where they stand; a message says one thing in one place.
# In templates: word('message-id', name=value). Terms (with a leading dash) are for use within messages.


## The site and its frame

site-title = The Rules of Minchiate
site-subtitle = source by source
site-description = How the Florentine tarot game of Minchiate was played according to each source that describes it: what each says, where it says it, where they disagree, and what difference it makes at the table.
skip-to-content = Skip to the text
menu = Menu
nav-main = Main
nav-languages = Languages
nav-crumbs = Where you are
nav-on-this-page = On this page
nav-neighbours = Before and after
theme-dark = Dark page
theme-light = Light page
note = Note

## Titles of the menu and of index pages

menu-sources = Sources
menu-compare = Comparison
menu-rules = Rulebooks
menu-replays = Deals
menu-cruxes = Doubtful places
menu-silences = Silences
menu-synopsis = Synopsis
menu-questions = Questions
menu-pairs = Pairs
menu-coverage = Coverage
menu-cards = Cards
menu-glossary = Glossary
menu-bibliography = Bibliography
menu-study = What rules change
menu-contribute = Add a source
menu-data = Data
menu-about = About

## The key, one tap away on every page

key = Key
key-sigla = The sources
key-evidence = How surely we have it

## The foot of the page

foot-cite = Cite this page
foot-behind = Behind this page
foot-json = This page as JSON
foot-yaml = Made from
foot-edition = This edition
foot-version = Version { $version }, { $date }
foot-licence = Texts and data: Creative Commons Attribution 4.0. Program: MIT licence.

## A former address

moved-under = This address is a former one; the page stands here now.

## No such page

not-found-title = No such page
not-found-under = Addresses here do not change, so this one was probably never right.
not-found-advice = These lead to everything that is here:
not-found-home = The first page
not-found-search = Search


## Evidence: the word, and a line that explains it

evidence-stated = stated
evidence-stated-means = The source says it.
evidence-implied = implied
evidence-implied-means = Not said, but it follows from what is said; a note says how.
evidence-conjectured = conjectured
evidence-conjectured-means = Our reading of a passage that does not yield one sense; a note says why.
evidence-silent = silent
evidence-silent-means = The source was read and says nothing of this.
evidence-supplied = supplied
evidence-supplied-means = The source is silent; to play it we take the value of another, whose siglum follows.
evidence-completed = completed
evidence-completed-means = The source gives a part; the rest is taken from another, whose siglum follows.
evidence-crux = doubtful
evidence-crux-means = A doubtful place with more than one reading; the letter is the reading that is played.
evidence-not-applicable = not applicable
evidence-not-applicable-means = The source itself makes the question idle, as software does that deals the cards.
evidence-not-arising = does not arise
evidence-not-arising-means = Another answer of this source leaves no room for the question.
evidence-not-read = not read
evidence-not-read-means = We have not read the source for this; it may well say something.

## Kinds of doubtful places

crux-contradictory = contradictory
crux-contradictory-means = The source says two things that cannot both hold.
crux-garbled = garbled
crux-garbled-means = The words as they reached us do not yield one sense.
crux-slip = slip
crux-slip-means = A figure or a word that the source itself shows to be wrong.
crux-silent = silent
crux-silent-means = The source is silent where the game cannot go on without an answer.
crux-disputed = disputed
crux-disputed-means = The words are clear; editors do not agree on what they mean.
crux-mark = doubtful place { $crux },
crux-mark-title = Doubtful place { $crux }
crux-mark-title-read = Doubtful place { $crux }, read here as { $letter }

## Values

value-none = nothing said
value-not-applicable = n/a
editors-short = eds
completed-from = completed from

## Outcomes of worked examples

outcome-agrees = agrees
outcome-contradicts = contradicts
outcome-not-decidable = not decidable


## Cards and seats

# The letter of a rank on a small card: K king, Q queen, N knight, J knave or maid, else the number.
card-rank =
    { $rank ->
        [K] K
        [Q] Q
        [N] N
        [J] J
       *[other] { $rank }
    }
card-matto-short = Matto
seat-south = south
seat-east = east
seat-north = north
seat-west = west


## Citing

cite = Cite
cite-text = Reference
copy = Copy
copied = Copied
copy-failed = Could not copy; the address is in the bar above.
copy-link = Address of this passage
copy-link-to = Address of { $what }
propose-correction = Propose a correction


## Search

search = Search
search-go = Search
search-placeholder = verzigola, T35, king…
search-under = Passages, questions, answers, cards and terms, in old spellings and new, with accents or without.
search-words = Words, an old spelling, a card, a locus
search-none = Nothing found
search-loading = Fetching the index…
search-failed = The index could not be read.
search-all = All that was found
search-count = { $count } found
search-results = Found
search-no-script = The search runs in your browser and needs JavaScript. Everything can also be reached through these indexes.
search-indexes = Indexes

## Headings of what was found

kind-provision = Passages
kind-question = Questions
kind-cell = Answers
kind-card = Cards
kind-term = Terms
kind-source = Sources
kind-rulebook = Rulebooks
kind-replay = Deals
kind-crux = Doubtful places
kind-work = Works
kind-page = Pages


## The first page

home-sources = The sources in time
home-disagreements = What they disagree about most
home-same = the same
home-watch = Watch it played
home-more = Other ways in


## A source

source-record = Bibliographic record
source-evidence-kind = Kind of evidence
source-ruleset-kind = Kind of rule set
source-reached = How it reached us
source-read = Read
source-uncertainty = Uncertain because
source-witness-of = Witness of
source-witnesses = Witnesses
source-numbering = Loci
source-copies = Copies
source-credits = Credits
source-rights = Rights
source-rulebooks = Rulebooks
source-provisions = What it says
source-loci = Loci of this source
source-unencoded = What no question asks
source-unencoded-means = These passages rule something for which the questionnaire has no question yet; the simulator does not play them.
source-changes = What changed
source-beside = Beside it
source-beside-none = nothing

## Below a passage

app-readings = Readings
app-answers = Answers
app-context = No rule
app-steps = Played in
app-steps-more =
    and { $count ->
        [one] one more deal
       *[other] { $count } more deals
    }
app-terms = Terms
app-matter = Matter
app-examples = Its example
example-given = Given –
example-expected = it says –
example-found = we find –


## A question

question-id = Question
question-kind = Kind
question-how = How answers are given
question-consequence = Bears on
question-unit = Counted in
question-applies = Arises when
question-dated = By date
question-answers = Source by source

## An answer

cell-doubtful = The place is doubtful:
cell-looked = Looked for in
cell-see = See also
cell-says = Rulebook
cell-engine = In play
cell-steps = Shown in
cell-changes = If it were otherwise
reading-played = played here
reading-unplayable = cannot be played


## The comparison

compare-question = Question
compare-stages = Stages of the game
filters = What is shown
filter-differences = Differences only
filter-forms = Columns
filter-stages = Stages
filter-evidence = Evidence
filter-earlier = Move left
filter-later = Move right
filter-status = { $shown } of { $all } questions
filter-none = No question is left. Take a filter away.
filter-copy = Copy the address of this view
filter-reset = Take all filters away


## A rulebook

book-after = Written from the readings of
book-contents = Order of play
# Leads from a sentence to the same rule in the other sources: confer.
book-compare-short = cf.
book-all-sources = This rule in all sources
book-all-sources-on = Rule { $number } in all sources
book-deals = Deals played by these rules
sheet-print = Print the table sheet


### Pages, values and passages (views/values, refs, cells, home, source, question; pages/)

## Lists: `joint` is and, or, comma, semicolon

joint-more =
    { $joint ->
        [semicolon] { $before }; { $item }
       *[other] { $before }, { $item }
    }
joint-last =
    { $joint ->
        [semicolon] { $before }; { $item }
        [comma] { $before }, { $item }
        [or] { $before } or { $item }
       *[other] { $before } and { $item }
    }

## Figures with what they count

unit-points =
    { $count ->
        [0] nothing
        [one] { $count } point
       *[other] { $count } points
    }
unit-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
unit-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
unit-deals =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
unit-resti =
    { $count ->
        [one] { $count } resto
       *[other] { $count } resti
    }
unit-times =
    { $count ->
        [0] not at all
        [1] once
        [2] twice
       *[other] { $count } times
    }
units-points = { $list } points
units-cards = { $list } cards
units-players = { $list } players
units-deals = { $list } deals
units-resti = { $list } resti
units-times = { $list } times
unit-name-points = points
unit-name-cards = cards
unit-name-players = players
unit-name-deals = deals
unit-name-resti = resti
unit-name-times = times
value-empty = none
value-unplayable = a reading that cannot be played
quoted = ‘{ $words }’

## Sets of cards

cards-none = no card
cards-counting = the counting cards
cards-kings = the Kings
cards-trump = the { $number }
cards-range = the { $low } to { $high }
range = { $low } to { $high }

## Forms

form-pairs = pairs
form-each =
    { $players ->
        [2] two
        [3] three alone
        [4] four alone
       *[other] { $players } alone
    }

## Loci

locus-law = law { $figure }
locus-footnote = note { $figure }
locus-page = p. { $figure }
locus-paragraph = par. { $figure }
locus-section =
    { $figure ->
        [heading] heading
        [preface] preface
       *[other] section { $figure }
    }
locus-bullet = item { $figure }
locus-line = l. { $figure }
locus-folio = f. { $figure }

## The language itself, dates

language-name = English
# month is a number
date-words =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
years = { $first }–{ $last }

## What the closed lists of the data are called

evidence-kind-rules-text = rules of the game, written as such
evidence-kind-contemporary-rule-description = description by a contemporary
evidence-kind-historical-rule-description = description by a historian
evidence-kind-manuscript-copy = manuscript copy
evidence-kind-modern-description = modern description
evidence-kind-software = software and its help pages
ruleset-kind-described = described in full
ruleset-kind-observed = observed in play
ruleset-kind-suggested = suggested
ruleset-kind-scholarly = put together by scholars
ruleset-kind-reconstructed = reconstructed
ruleset-kind-incomplete = incomplete
ruleset-kind-none = none of its own
layer-printed-book = printed book
layer-manuscript = manuscript
layer-transcription = transcription
layer-german = German
layer-italian = Italian
layer-english = English
layer-translated-it = Italian translation
layer-translated-en = English translation
layer-screen-page = page on screen
uncertainty-translated = known through a translation
uncertainty-at-second-hand = told at second hand
uncertainty-incomplete = incomplete
uncertainty-uncertain-date = date uncertain
uncertainty-suspected-copy = perhaps copied from another
uncertainty-written-long-after = written long after the play
uncertainty-wording-garbled = wording garbled in places
uncertainty-author-unknown = author unknown
read-whole = the whole
read-part = a part
read-none = not read
role-rendering = Rendering
role-encoding = Encoding
role-translation = Translation
role-transcription = Transcription
role-review = Review
context-history = It tells of history, and rules nothing.
context-advice = It gives advice on good play, and rules nothing.
context-software = It says what the program does for its players, and rules nothing.
context-praise = It praises the game, and rules nothing.
context-context = It belongs to what surrounds the rules, and rules nothing.
context-literature = It speaks of other writings, and rules nothing.
question-kind-rule = a rule, on which sources may differ
question-kind-fixed = a rule on which all sources that speak agree
question-kind-checked = follows from other answers, and is verified by them
question-kind-descriptive = described, and nothing in play hangs on it
consequence-procedure = how things are done
consequence-legality = what may be played
consequence-outcome = who wins what
consequence-score = the score
consequence-payment = payment

## Bibliographic entries

entry-part-title = ‘{ $title }’
entry-inside = in { $by }{ $title }
entry-pages =
    { $many ->
        [True] pp. { $pages }
       *[other] p. { $pages }
    }
opens-at = opens at page { $page }

## Citing: the title of what is cited, and the state of its text

cite-words = ‘{ $title }’, in { $site }, version { $version } ({ $date }). { $state } { $address }
passage-label = { $source }, { $locus }
cell-title = { $question }: { $source }, { $forms }
synopsis-title = { $matter }: all sources
state-site =
    State: { $sources ->
        [one] one source
       *[other] { $sources } sources
    } encoded so far.
state-source =
    { $read ->
        [none] State: known by its title, not read yet.
       *[other] State: { $read ->
            [part] a part
           *[other] the whole
        } was read, and is rendered in our own words after the { $layer ->
            [german] German text.
            [italian] Italian text.
            [english] English text.
            [translated-it] Italian translation.
            [translated-en] English translation.
            [transcription] transcription.
            [manuscript] manuscript.
            [printed-book] printed text.
           *[other] text on screen.
        }
    }
state-question =
    State: answers from { $sets ->
        [one] one rule set.
       *[other] { $sets } rule sets.
    }
state-cell = State: { $evidence }.
state-cell-crux =
    State: { $evidence }, by reading { $letter } of the doubtful place { $crux }{ $played ->
        [no] , which is not the one that we play.
       *[yes] .
    }
# the languages through which a text reaches us: $line is "German → Italian → English", $steps how many they are
state-line =
    { $steps ->
        [one] The text is read in { $line }.
       *[other] The text reaches us { $line }.
    }
state-crux =
    State: { $places ->
        [0] a doubt that no rule set has yet.
       *[other] in doubt in { $where }.
    }
# the siglum of a rule set, and the reading that it plays: "V (we play A)"
state-crux-where = { $siglum } (we play { $letter })
state-crux-reading =
    State: { $played ->
        [yes] a reading that we play in { $where }.
       *[no] a reading that we play nowhere.
    }
# $evidence: "stated 4, implied 1"; $where: "M N6a, N14 (Italian → English); V W5 (German → Italian → English)"
state-card =
    State: { $answers ->
        [0] no answer of any rule set gives it points.
       *[other] answers on its worth: { $evidence }.
    }
state-card-evidence = { $evidence } { $count }
state-term =
    State: { $explained ->
        [yes] explained in our own words
       *[no] not explained yet
    }; found in { $where }.
cite-reading = { $title }, reading { $letter }
cite-crux = Doubtful place { $crux }: { $title }
cite-term = Glossary: { $term }
cite-card = The pack: { $card }
cite-step = { $deal }, step { $step }
# $reasons: "King rule: forced (stated); ..."
cite-step-why = Decided by { $reasons }.
cite-this-step = Cite this step
cite-steps-how = Every step has an address of its own: that of the page, the sign # and the name of the step. The seats in the table lead to it.
correct-title = Correction: { $id } (version { $version })
correct-text =
    Place: { $id }
    What it is: { $title }
    Address: { $address }
    Version: { $version }
    What should be otherwise, and how:
    Where the source says so:
correct-copy = Copy these lines, fill in the last two, and send them.
correct-how = Where corrections go

## Describing pages to search engines

describe-replay = A whole deal of Minchiate, played by the rules of one source: { $over }.
describe-question = { $asks } What every source of the rules of Minchiate answers, with the passage.

## Indexes and what stands under their titles

under-sources = Everything that was read, oldest first: what it is, how it reached us, and what it says passage by passage.
under-compare = All questions by all forms.
under-rules = One for each form: the rules as that source alone would teach them, in the order of play.
under-replays = Whole deals, played card by card, with the passage behind every step.
under-cruxes = Where a source contradicts itself, is garbled, or leaves out what play cannot do without.
under-coverage = Which passages the deals of this site exercise, and which they do not.
under-questions = What is asked of every source, in the order of play.
under-synopsis = The passages of all sources on one matter, one beside another.
under-glossary = The words of the game as the sources use and spell them, with every passage where they stand.
under-cards = The ninety-seven cards of the pack: four suits, forty tarocchi, and the Matto.
under-bibliography = Every work that this edition knows of, with how far it was read.
under-data = All that stands behind the pages, to take away and use.
synopsis-compare = The questions on this matter, form by form
synopsis-silent = Without a passage on this matter:
cards-of-coppe = Cups
cards-of-denari = Coins
cards-of-spade = Swords
cards-of-bastoni = Batons
cards-of-tarocchi = Tarocchi
cards-of-matto = The Matto

## The first page

home-intro-1 = Minchiate is the great tarot game of Florence: ninety-seven cards, forty of them *tarocchi*, four players, and a reckoning that rewards memory and punishes carelessness. It was played for three centuries, and those who wrote down how it is played do not agree with one another.
home-intro-2 = This is an edition of what they say. Each source stands here passage by passage; every rule that can be drawn from it is cited, set beside the rules of the others, and played.
home-figures = { $cards } cards · { $sources } sources · { $passages } passages · { $questions } questions · { $forms } forms of play
home-all-deals = All deals
home-more-questions = What is asked of every source, in the order of play
home-more-synopsis = The passages of all sources on one matter, side by side
home-more-glossary = The words of the game, and where they stand
home-more-cards = The pack, drawn
home-more-bibliography = All works, and how far each was read
home-more-coverage = Which passages have been played, and which not yet
home-more-data = The data behind the pages
home-more-contribute = How a source comes in, without programming
home-more-about = What this is, who made it, how to cite it
source-line = { $title }: { $kind }
timeline-title = When the sources were written, and when the play was that they describe
timeline-key = A lozenge is the year of the work; the line, the years of the play that it describes, dotted where they are uncertain.
timeline-source = { $name }, { $when }: play of { $first } to { $last }

dated-line = { $when }. { $about }
sources-read = Read
sources-unread = Known by their title, not read yet

## A source

source-pending = We know this work by its title and have not read it. It may well say something on every question.
source-date = Date of the play

## Below a passage

app-seen = Drawn on in
passage-same = the same text as
same-text = But for the readings below, the text is that of
witness-agrees =
    { $of ->
        [print] agrees with the print
       *[text] agrees with the text that it copies
    }
variant-rule = touches a rule
variant-wording = wording
variant-omission = omission
variant-addition = addition
variant-repetition = written twice
variant-order = order of words
variant-figures = figure or word
variant-punctuation = punctuation
variant-spelling = spelling

## A question

question-dimension = dimension { $numbers }
question-applies-when = { $question }: { $values }
first-none = None of the { $read } rule sets that were read for it gives a rule of its own.
first-of-all =
    First in { $siglum } ({ $when }), of { $read } read{ $silent ->
        [0] .
        [one] ; one is silent.
       *[other] ; { $silent } are silent.
    }

## Examples: what is given, expected, found

example-nothing = the form itself
example-none = none
example-dealer = { $seat } deals
example-cards = { $value }
example-card-count = cards: { $value }
example-tricks = tricks: { $value }
example-card-points = points of the cards: { $value }
example-versicole = versicole: { $value }
example-versicole-points = points of the versicole: { $value }
example-surplus = cards over: { $value }
example-hand = in hand: { $value }
example-trick = in the trick: { $value }
example-led-before = led before: { $value }
example-last = last trick: { $value }
example-legal = may be played: { $value }
example-refused = refused: { $value }
example-leads = lead { $value }
example-changes = gains and losses { $value }
example-resti = resti { $value }
example-lead = lead { $value }
example-scores = scores in play { $value }
example-close = net of the close { $value }
example-what = error: { $value }
example-wrong-cards = wrong cards: { $value }
example-points = points: { $value }
example-total = points in all: { $value }
example-pack = cards of the pack: { $value }
example-stock = cards left over: { $value }
example-batches = cards dealt to each: { $value }
example-robbable = cards that may be robbed: { $value }
example-protected = cards that may not be discarded: { $value }
example-resto = points of a resto: { $value }
example-declared = declared: { $value }
example-times = reckoned: { $value } times
example-card = card: { $value }
example-winner = takes the trick: { $value }
example-dead = dies: { $value }
example-fees = fees for staying out, from the leader on: { $value }
example-word-yes = yes
example-word-no = no
example-word-misdeal = misdeal
example-word-revoke = revoke
example-word-revoke-denied = revoke denied
example-word-late-remedy = error mended late
example-word-unexposed = card not turned up
example-word-coppe = cups
example-word-denari = coins
example-word-spade = swords
example-word-bastoni = batons
moment-robbed = { $seat } robs { $cards }
moment-exposed = { $seat } turns up { $cards }
moment-declared = { $seat } declares { $cards }
moment-captured = { $seat } takes { $cards } from { $from }
moment-last-trick = { $seat } wins the last trick
moment-stays-out = { $seat } stays out

## A page that is not in this language yet

not-translated = This page is not translated yet; it stands here in English.
# after a text that stands in English on a page of another language
other-language = in English
in-other-language = { $words } [in English]

### End of pages, values and passages



### Replay and events (views/events, naming, reckoning, replay, uses; the element of replay.mjs)

# The element (replay.mjs), its plain table (replay.html.j2) and the sheet of cards (cards.svg.j2). The page hands the
# element every message replay-... as `words`, keyed by its id without "replay-". A message with a variable is formatted
# with the variable's own name in braces, as in n = "{n}"; the element puts the value in. None of these depends on a
# number's plural.

## The element and its regions

replay-replay = Replay: { $title }
replay-table = The table
replay-controls = Moving through the deal
replay-plain = The whole deal as a plain table
replay-folded = Folded while hands are hidden, because it tells every hand.
replay-whole = Open the whole page
replay-keys = Keys, once the table has the focus: left and right arrow one card, [ and ] one trick, Home, End; the space bar plays and pauses.

## Moving

replay-first = Back to the start
replay-trick-back = Trick back
replay-back = Card back
replay-play = Play
replay-pause = Pause
replay-on = Next card
replay-trick-on = Next trick
replay-last = To the end
replay-slider = Step of the deal
replay-stages = Stages of the deal
replay-trick = Trick { $n }
replay-pace = Pace
replay-pace-slow = slow
replay-pace-even = steady
replay-pace-quick = quick

## Seeing

replay-who = Who sees
replay-who-all = all hands
replay-who-seat = what { $seat } knows
replay-who-played = only what lies open
replay-turn = Turn the table
replay-turned = Now at the bottom: { $seat }.
replay-copy = Copy link to this step
replay-copied = Link copied
replay-save = Record (JSON)

## Seats and sides. Also side-<seats>, as in replay-side-south-north: see below

replay-seat-south = South
replay-seat-east = East
replay-seat-north = North
replay-seat-west = West
# Two seats that play together; the page hands it over as "side-south+north" for each side of the record
replay-side = { $one } and { $other }
replay-dealer = dealer
replay-leads = leads
replay-cuts = cuts
replay-out = stays out
replay-held = Cards: { $n }
replay-hidden = Cards face down: { $n }
replay-played = { $seat }: { $card }
replay-to = to

## The score

replay-pile = Pile: { $n }
replay-resti = Resti: { $n }
replay-ahead = { $side } ahead by { $n }
replay-level = Level
replay-tally = The count
replay-item-last_trick = Last trick
replay-item-cards = Cards over the quota
replay-item-values = Counting cards
replay-item-versicole = Versicole
replay-item-fees = Fee for staying out
replay-item-honours = Cards and versicole

## What lies about

replay-robbed = robbed
replay-declared = declared
replay-perhaps = seen before
replay-perhaps-means = In the hand, or among the cards put away
replay-saved = saved
replay-lost = lost to the other side
replay-fola = Fola
replay-cards = Cards: { $n }
replay-suits-told = Told to all: cards of each suit
replay-put-away = Put away
replay-debt = One card owed for the Matto: { $from } → { $to }
replay-suit-coppe = cups
replay-suit-denari = coins
replay-suit-spade = swords
replay-suit-bastoni = batons

## The step

replay-scored = Scored
replay-why = The rule
replay-why-refused = Why the card is refused
replay-comment-hidden = Comment (it may speak of hidden cards)
replay-other = Another course from here
replay-in-other = Another course of this deal.
replay-leave = Back to the deal as played
replay-evidence-stated = stated
replay-evidence-implied = implied
replay-evidence-conjectured = conjectured
replay-evidence-silent = silent
replay-evidence-supplied = supplied
replay-evidence-not_applicable = does not apply

## Sentences that stand in for those that would tell a hidden card

replay-hidden-Dealt = deals, face down.
replay-hidden-Discarded = puts cards away, face down.
replay-hidden-FolaShown = goes through the fola, unseen by this player.
replay-hidden-FolaTaken = takes cards from the fola, unseen by this player.
replay-hidden-RobbingStopped = stops robbing at a card that others do not see.
replay-hidden-Refused = wishes to play a card that the rules refuse.

## Lists

replay-tricks = Tricks
replay-piles = Piles
replay-log = Log
replay-trick-short = No.
replay-took = takes the trick
replay-tricks-key = The card led is underlined; the taker’s card stands on a darker ground.

## What an entry was for

replay-for-robbed = for a robbed card
replay-for-exposed = for a card turned up
replay-for-declared = for a versicola declared
replay-for-death = for a death
replay-for-last_trick = for the last trick
replay-for-cards = for cards over the quota
replay-for-values = for counting cards
replay-for-honours = for cards and versicole
replay-for-versicole = for versicole in the pile
replay-for-fola = for a card of the fola
replay-for-matto_lost = for the Matto
replay-for-fee = fee for staying out
replay-for-penalty = penalty
replay-for-returned = for a card given back

## Symbols beside a play

replay-mark-good = well played
replay-mark-excellent = excellent
replay-mark-interesting = worth trying
replay-mark-doubtful = doubtful
replay-mark-poor = a slip
replay-mark-bad = a mistake
replay-mark-turning_point = the turning point
replay-mark-blunder = a bad mistake
replay-mark-forced = forced

## The plain table

replay-head-seat = Seat
replay-head-cards = Cards
replay-head-event = What happens
replay-head-marks = Points
replay-head-lead = Lead
replay-course = Another course: { $play } instead
replay-passages = Passages that governed this deal

## On the arie themselves

replay-aria-36 = Star
replay-aria-37 = Moon
replay-aria-38 = Sun
replay-aria-39 = World
replay-aria-40 = Trumpets

## Cards in words. A card comes as its parts: $suit (C D S B, T a tarocco, M the Matto), $rank (1-10 J N Q K,
## or the number of a tarocco), $aria (star moon sun world trumpets, or no). A language that inflects adds further
## forms beside these and uses them in its own sentences; no program names a form but card-label and card-listed.

card-suit-name =
    { $suit ->
        [C] Cups
        [D] Coins
        [S] Swords
       *[B] Batons
    }
card-rank-name =
    { $rank ->
        [K] King
        [Q] Queen
        [N] Knight
        [J] { $suit ->
            [C] Maid
            [D] Maid
           *[other] Jack
        }
       *[other] { $rank }
    }
card-aria-name =
    { $aria ->
        [star] Star
        [moon] Moon
        [sun] Sun
        [world] World
       *[trumpets] Trumpets
    }
# alone, as on a label
card-label =
    { $suit ->
        [M] Matto
        [T] { $aria ->
            [no] Tarocco { $rank }
           *[other] { card-aria-name } ({ $rank })
        }
       *[other] { card-rank-name } of { card-suit-name }
    }
# one of several, after a colon or between commas
card-listed =
    { $suit ->
        [M] the Matto
        [T] { $aria ->
            [no] { $rank }
           *[other] { card-aria-name } ({ $rank })
        }
       *[other] { card-rank-name } of { card-suit-name }
    }
# within a sentence
card-the =
    { $suit ->
        [M] the Matto
        [T] the { $aria ->
            [no] { $rank }
           *[other] { card-aria-name } ({ $rank })
        }
       *[other] the { card-rank-name } of { card-suit-name }
    }
# at the head of a sentence
card-The =
    { $suit ->
        [M] The Matto
        [T] The { $aria ->
            [no] { $rank }
           *[other] { card-aria-name } ({ $rank })
        }
       *[other] The { card-rank-name } of { card-suit-name }
    }
# the suit led, as a kind of card that somebody has or has not
card-suit-led =
    { $led ->
        [C] cups
        [D] coins
        [S] swords
        [B] batons
       *[T] tarocchi
    }

## Seats and sides in words. $seat, $leader, $cutter: a seat; $side, $to, $giver: a side (south-north: two seats)

event-seat =
    { $seat ->
        [south] South
        [east] East
        [north] North
       *[west] West
    }
event-leader =
    { $leader ->
        [south] South
        [east] East
        [north] North
       *[west] West
    }
event-cutter =
    { $cutter ->
        [south] South
        [east] East
        [north] North
       *[west] West
    }
event-side =
    { $side ->
        [south] South
        [east] East
        [north] North
        [west] West
        [south-north] South and North
       *[east-west] East and West
    }
event-to =
    { $to ->
        [south] South
        [east] East
        [north] North
        [west] West
        [south-north] South and North
       *[east-west] East and West
    }
event-giver =
    { $giver ->
        [south] South
        [east] East
        [north] North
        [west] West
        [south-north] South and North
       *[east-west] East and West
    }

## What happens, a sentence for each event. $points: what a step scores, 0 for nothing; $payers: how many pay it each;
## $to-seats and $giver-seats: how many seats a side has, for the number of the verb

event-seated-pairs = { event-seat } deals, { event-cutter } cuts, { event-leader } leads. South and North play against East and West.
event-seated-each = { event-seat } deals, { event-cutter } cuts, { event-leader } leads. Each plays alone.
event-seated-two = { event-seat } deals; { event-leader } cuts and leads.
event-shuffled = The pack is shuffled.
event-cut = { event-seat } cuts, lifting { $figure ->
        [one] one card
       *[other] { $figure } cards
    }.
event-robbed = { event-seat } robs { card-the }{ event-scoring }.
event-robbing-stopped = { event-seat } is stopped by { card-the }.
event-robbing-ended =
    { $why ->
        [limit] { event-seat } has robbed as many cards as is allowed.
        [choice] { event-seat } leaves off robbing.
       *[empty] { event-seat } stops robbing: no card is left.
    }
event-dealt = { event-seat } deals a packet of { $figure ->
        [one] one card
       *[other] { $figure } cards
    } to each player.
event-dealt-short = { event-seat } deals a packet of { $figure ->
        [one] one card
       *[other] { $figure } cards
    } to each player, and the fewer to { event-cutter }, who has robbed.
event-dealt-unlike = { event-seat } deals packets of unlike size: { $amounts }.
event-dealt-missing = { event-seat } gives { event-cutter } { $figure ->
        [one] one more card
       *[other] { $figure } more cards
    } from the stock.
event-exposed = { event-seat }’s last card is turned up: { card-the }{ event-scoring }.
event-fola-taken = { event-seat } takes from the fola: { $cards }{ event-scoring }.
event-fola-taken-nothing = { event-seat } finds nothing to take in the fola.
event-fola-shown = Left in the fola: { $cards }.
event-fola-empty = Nothing is left in the fola.
event-discarded = { event-seat } puts away: { $cards }.
event-stayed-out = { event-seat } stays out of the deal, for a fee of { $figure }.
event-stayed-in = { event-seat } plays.
event-declared = { event-seat } declares { $groups }{ event-scoring }.
event-declared-nothing = { event-seat } declares nothing.
event-led = { event-seat } leads { card-the }.
event-played-follows = { event-seat } plays { card-the }.
event-played-trumps = { event-seat } has no { card-suit-led } and trumps with { card-the }.
event-played-throws =
    { $led ->
        [T] { event-seat } has no tarocco and throws { card-the }.
       *[other] { event-seat } has neither { card-suit-led } nor a tarocco and throws { card-the }.
    }
event-played-forced = { event-seat } must give up { card-the }.
event-played-wrongly = { event-seat } plays { card-the }, against the rules.
event-played-matto = { event-seat } plays the Matto.
event-played-sets = { event-seat } plays { card-the }, which sets the suit.
event-died = { card-The } dies: { $points } to { $takers }.
event-died-unmarked = { card-The } is lost, but scores nothing: it had been declared.
event-died-barred = { card-The } is lost, but scores nothing: who takes it plays with a wrong number of cards.
event-trick-won = { event-seat } takes the trick with { card-the }.
event-resto-drawn =
    { $to-seats ->
        [one] { event-to } is { $figure } ahead of { event-giver } and wins a resto.
       *[other] { event-to } are { $figure } ahead and win a resto.
    }
event-matto-owed =
    { $giver-seats ->
        [one] { event-giver } keeps the Matto and owes { event-to } a card for it.
       *[other] { event-giver } keep the Matto and owe { event-to } a card for it.
    }
event-matto-paid =
    { $giver-seats ->
        [one] For the Matto { event-giver } gives { event-to } { card-the }.
       *[other] For the Matto { event-giver } give { event-to } { card-the }.
    }
event-matto-lost =
    { $giver-seats ->
        [one] { event-giver } has won no trick and loses the Matto to { event-to }.
       *[other] { event-giver } have won no trick and lose the Matto to { event-to }.
    }
event-counted-last-trick = The last trick: { $amounts }.
event-counted-cards = Cards over the quota: { $amounts }.
event-counted-values = Counting cards brought home: { $amounts }.
event-counted-versicole = Versicole brought home: { $amounts }.
event-counted-honours = Counting cards and versicole brought home: { $amounts }.
event-counted-fees = The fee for staying out: { $payments }.
event-settled = The close: { $payments }. Resti in all: { $amounts }.
event-settled-level = The close: nobody owes a resto. Resti in all: { $amounts }.
event-revoked = It comes out that { event-seat } revoked with { card-the } in trick { $figure }{ event-charged }{ event-given-back }.
event-revoke-mended = { event-seat } takes { card-the } back in time and plays instead: { $cards }.
event-misdealt = { event-seat } has dealt { $figure ->
        [one] one card
       *[other] { $figure } cards
    } wrongly{ event-charged }.
event-penalty = A penalty falls due{ event-charged }.
event-unexposed = { event-seat } has forgotten to turn up a card{ event-charged }.
event-wrong-count = { event-seat } is found with a wrong number of cards{ event-charged }.
event-put-right-late = { event-seat } takes back { card-the }, which should have been put away, for another ({ $cards }){ event-charged }.
event-capture-denied = It comes out that { event-seat } did not own to the capture of { card-the }{ event-given-back }.
event-capture-paid = The play is over, and the capture not owned to falls due{ event-charged }.
event-laid-down = { event-seat } lays the hand on the table.
event-refused = { event-seat } may not play { card-the }.
event-refused-slip =
    { $why ->
        [play] { event-seat } may not play { card-the }.
        [discard] { event-seat } may not put { card-the } away.
        [late] { event-seat } may not take { card-the } back as a card to be put away.
        [stands] { event-seat } has not played again: the revoke does not stand.
        [capture] Nothing is due from { event-seat } for a capture not owned to.
        [laydown] { event-seat } may not lay the hand down.
       *[never] Under these rules this cannot happen.
    }

# what is charged for an irregularity, at the end of a sentence; $charged: yes or no
event-charged =
    { $charged ->
        [yes] : { $payments }
       *[no] { "" }
    }
event-share = { $points } to { event-to }
# cards that go back to their piles; $returned: yes or no
event-given-back =
    { $returned ->
        [yes] . Given back: { $cards }
       *[no] { "" }
    }

# what a step scores at once, in the middle of a sentence
event-scoring =
    { $points ->
        [0] { "" }
       *[other] { $payers ->
            [one] , for { $points }
           *[other] , for { $points } from each
        }
    }
# what a side has of an item of the count; with its versicole, if any
event-amount = { event-side } { $points }
event-amount-of = { event-side } { $points } ({ $groups })
event-payment = { event-giver } { $giver ->
        [south-north] pay
        [east-west] pay
       *[other] pays
    } { $points } to { event-to }
event-resti =
    { $to-seats ->
        [one] { event-to } wins { $resti ->
            [one] one resto
           *[other] { $resti } resti
        } from { event-giver }
       *[other] { event-to } win { $resti ->
            [one] one resto
           *[other] { $resti } resti
        } from { event-giver }
    }
event-resti-won = { event-to } wins { $resti ->
        [one] one resto
       *[other] { $resti } resti
    }
event-resti-paid = { event-to } pays { $resti ->
        [one] one resto
       *[other] { $resti } resti
    }

## Versicole. $numbers: of its cards, as 1-13-28 (the hyphens do not break); $first and $last: of the lowest and the highest; $matto: whether the Matto
## joins it, yes or no; $count: how many Kings

versicola-run = a run from { $first } to { $last }{ versicola-joined }
versicola-matto-1-40 = the Matto with 1 and 40
versicola-one-x-28 = the set { $numbers }{ versicola-joined }
versicola-tens = the tens { $numbers }{ versicola-joined }
versicola-kings =
    { $count ->
        [3] three Kings{ versicola-joined }
       *[other] four Kings{ versicola-joined }
    }
versicola-joined =
    { $matto ->
        [yes] { " " }with the Matto
       *[no] { "" }
    }

## Points in words: what an entry was for, and the entry whole

mark-for-robbed = for { card-the } robbed
mark-for-exposed = for { card-the } turned up
mark-for-fola = for { card-the } taken from the fola
mark-for-fola-several = for the cards taken from the fola
mark-for-declared = for { $group }
mark-for-death = for { card-the }
mark-for-matto-lost = for the Matto lost
mark-for-fee = for staying out
mark-for-last-trick = for the last trick
mark-for-values = for counting cards
mark-for-versicole = for versicole
mark-for-honours = for counting cards and versicole
mark-for-cards = for cards over the quota
mark-for-penalty = as a penalty
mark-for-returned = for a card given back
mark-whole-pairs = { $points } to { event-to }, { $reason }
mark-whole-each = { $points } to { event-to } from { event-giver }, { $reason }

## The running lead in words

lead-level = level
lead-ahead = { event-to } ahead by { $points }
lead-over = { event-to } { $points } over { event-giver }

## Stages of a deal

replay-stage-seats = Seats and pack
replay-stage-cut = The cutter robs
replay-stage-deal = The deal
replay-stage-exposed = Cards turned up
replay-stage-rob = The dealer robs
replay-stage-fola = The fola
replay-stage-discard = Discards
replay-stage-stay = Staying out
replay-stage-declare = Declarations
replay-stage-fola-open = The fola laid open
replay-stage-first = Declarations in the first trick
replay-stage-play = The tricks
replay-stage-last = The last trick
replay-stage-matto = The card for the Matto
replay-stage-tally = The count
replay-stage-resti = The close

## A step of a deal as a link: the deal and the place in it

uses-step = { $deal }: { $place }
uses-trick = trick { $trick }
uses-trick-seat = trick { $trick }, { event-seat }
uses-stage-seats = before the deal
uses-stage-shuffle = before the deal
uses-stage-cut = the cutter robs
uses-stage-deal = the deal
uses-stage-exposed = cards turned up
uses-stage-rob = the dealer robs
uses-stage-fola = the fola
uses-stage-discard = discards
uses-stage-stay = staying out
uses-stage-declare = declarations
uses-stage-matto = the card for the Matto
uses-stage-tally = the count
uses-stage-resti = the close
uses-stage-irr = an irregularity

## What stands over a deal, and the answer behind a step

replay-over = { $source }: { $form }
because-words = { $question }: { $value }
replay-state = State: a deal played under { $form }.

### End of replay and events


### Rulebooks, comparison, doubtful places, coverage, synopsis (views/compare, rulebook, sheet, cruxes, coverage, synopsis)

## The comparison

compare-title = Every question, every form
compare-title-stage = { $stage }: every form
compare-under = What each source answers to each question, and how surely.


## Rulebooks

book-title = { $source }: { $form }
book-under = The rules in the order of play, every sentence with its passage
book-unplayable = This form cannot be played yet: some questions are still unanswered, or their answers exclude one another. What has been answered stands below.
book-caution = Handle with care: { $doubts }.
book-players-pairs =
    { $count ->
        [4] Four players in two pairs
       *[other] { $count } players in pairs
    }
book-players-each =
    { $count ->
        [2] Two players
        [3] Three players, each alone
        [4] Four players, each alone
       *[other] { $count } players, each alone
    }
# before the passages in which we looked in vain
book-not-in = not in
book-state = rulebook written from the readings of { $source }
book-silent = Nothing is said of this: { $asks }
book-not-applicable = The source leaves no room for the question: { $asks }
book-not-read = Not read for this question: { $asks }
book-value = { $asks } { $value }

## The table sheet

sheet-title = Table sheet: { $source }, { $form }
sheet-under = In [brackets] what the source leaves out and another fills; in ⟨angles⟩ what we conjecture.
sheet-values = Values
sheet-versicole = Versicole
sheet-order = A deal
sheet-play = Play
sheet-marks = Marks
sheet-total = In all { $value }.
sheet-conjectured = ⟨{ $value }⟩
sheet-supplied = [{ $value }]
sheet-step-cut = The cutter cuts, and robs { $cutter-takes } from { $cutter-from }.
sheet-step-deal = Each is dealt { $hand-size }, in packets of { $batches }.
sheet-step-exposed = Turned up: { $exposed }.
sheet-step-rob = The dealer robs { $dealer-takes } from the stock.
sheet-step-fola = The dealer takes { $takes } from the fola.
sheet-step-discard = The surplus is discarded; what may not go: { $barred }.
sheet-step-stay = Who will may stay out, { $when }.
sheet-step-declare = Versicole are declared { $when }.
sheet-step-lead = To the first trick leads { $leader }.
sheet-step-matto = The card owed for the Matto is paid { $paid-when }.
sheet-step-count = The count: { $order }.
sheet-step-resti = Resti of { $points }; what is left over { $remainder }.

## Doubtful places

cruxes-under = { $count } places where a source contradicts itself, is garbled, slips or falls silent, or where editors part: how each may be read, and which reading is played.
cruxes-contents = Doubtful places
cruxes-editors = Editors
cruxes-choice = We play
cruxes-changes = Read otherwise
cruxes-changes-lead = Under each place stands what the other readings would change, measured over the same deals.
# before the sigla of the sources that are so read
cruxes-played-by = so read:
cruxes-no-question = No question

## Coverage

coverage-under = Which passages the kept deals put into play, which act only elsewhere or later, and which are no rules; and how surely each form’s questions are answered.
coverage-questions = Questions by evidence
coverage-sets = Rule sets
coverage-form = Form
coverage-passage = Passage
coverage-why = What it answers, or why it does not act
coverage-deals =
    { $count ->
        [0] no kept deal
        [one] { $count } kept deal
       *[other] { $count } kept deals
    }
coverage-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
coverage-shown = shown
coverage-shown-means = A kept deal has a step that the passage decided; the number of steps leads to the first.
coverage-example = example
coverage-example-means = No deal shows it, but a worked example of the source is run for this form.
coverage-idle = not yet shown
coverage-idle-means = It can act, and no kept deal shows it yet.
coverage-waits = later
coverage-waits-means = It acts only where something goes against the rules or over a match of several deals, and no kept deal of this form has that.
coverage-unplayed = not played
coverage-unplayed-means = Only a reading that is not played rests on it.
coverage-told = told
coverage-told-means = It answers questions that are described or derived and never decide anything in play.
coverage-silent = silent
coverage-silent-means = It is only the place where one would look for an answer.
coverage-elsewhere = elsewhere
coverage-elsewhere-means = It speaks of other forms of the game.
coverage-context = no rule
coverage-context-means = It rules nothing; the reason is given.
coverage-unasked = no question
coverage-unasked-means = It rules something for which no question has been put yet.
coverage-more = { $list }; and { $count } more
coverage-languages = The texts in each language
coverage-languages-means = How many texts of each kind stand in which language. What is missing is read in English, and marked.
coverage-kind = Kind
coverage-kind-source = What is told of sources
coverage-kind-rendering = Renderings
coverage-kind-notes = Notes on passages
coverage-kind-examples = Worked examples
coverage-kind-questionnaire = Questionnaire
coverage-kind-answers = Notes on answers
coverage-kind-cruxes = Doubtful places
coverage-kind-deals = Deals
coverage-kind-glossary = Glossary
coverage-kind-cards = Names of cards
coverage-kind-terminology = Choices of terms
coverage-kind-unshown = Reasons why no deal shows it
coverage-unseen = What no deal shows, and why
coverage-unseen-means = Every answer that some form plays and that decides no step of a kept deal, and every passage of a rule that acts in none.
coverage-share = { $done } of { $all }

### End of rulebooks

### Pairs (views/pairs)

under-pairs = Two forms side by side: where they differ, sorted by what it bears on, with the passages of both. Forms for as many players and the same sides, nearest in time.
home-more-pairs = Two forms side by side, sorted by what differs
pair-over = Two forms compared
pair-title = { $one } and { $other }
pair-state = State: the readings played by { $one } and { $other }.
pair-index-state = State: all pairs of forms that have a page of their own.
pair-figures =
    { $value ->
        [0] They are played alike
        [one] They play otherwise on one question
       *[other] They play otherwise on { $value } questions
    }; how surely we know it differs on { $evidence } more, and { $alike } are answered alike{ $unread ->
        [0] .
       *[other] . For { $unread } one of them was not read.
    }
pair-compare = The two as columns of the comparison
pair-deals = Played under both:
pair-differs-value = They play otherwise.
pair-differs-evidence = Played alike; how surely we know it differs.
pair-means-procedure = What is done, in what order, and what may be seen.
pair-means-legality = Which card may be played, taken or put away.
pair-means-outcome = To whom cards and tricks fall.
pair-means-score = How many points something is worth.
pair-means-payment = Who pays whom, and when.
pair-alike = Answered alike
pair-unread = Not read for one of them

### Silences (views/silences)

under-silences = What each source leaves out, and what fills the gap when its game is played.
home-more-silences = What each source leaves out, drawn
home-more-study = What each rule changes, measured over thousands of deals
silences-lead = Every mark is one answer of one form of play and leads to it. Squares are silences: an open one is filled for play, and the letter says from which source; a full one nothing fills.
silences-worth = What the fillers are worth has been measured.
silences-by-editors = supplied by the editors
silences-forms = Form by form
silences-figure = In the map
silences-filled-by = Filled from
silences-in-words = { $stage }: the same in words
silences-answers = Who says it, and who does not
silences-mark = { $form }, { $question }: { $state }{ $worth ->
        [none] {""}
       *[other] . Filled otherwise, another winner in { $worth }
    }
silences-who = { $siglum } ({ $forms })
silences-filled = { $what } from { $filler }
silences-shaded = The fuller a square and the more marks at its foot, the more its filler is worth: the share of deals that another side wins if the silence is filled otherwise, as another source would have it.
silences-worth-key = What a filler is worth, by the player at whom it shows most:
silences-level-none = no other winner
silences-level = above { $low } to { $high } % of deals
silences-level-most = above { $low } % of deals
silences-worth-head = Another winner if filled otherwise
silences-worth-of = { $careful } ({ $between }) by careful play, { $chance } ({ $about }) by chance

### Deals that travel (views/diverge, around; diverge.html.j2)

replay-travels = The same deal by other rules:
diverge-title = { $deal }, by the rules of { $source }
diverge-head = By the rules of { $source }
diverge-form = { $source } ({ $form })
diverge-by-pack = The same pack, cut and dealer by the rules of two forms, { $one } and { $other }; what was chosen at home is chosen again as far as the rules allow.
diverge-by-hands = The same hands when play begins, by the rules of two forms, { $one } and { $other }; the same cards are played as far as the rules allow.
diverge-state = a deal played under { $one } and under { $other }
diverge-kinds = Where they part
diverge-nowhere = They do not part in { $kinds }.
diverge-course = The course by { $form }
diverge-here = Here:
diverge-again = Further up:
diverge-above = The passages stand above:
diverge-alike = Behind it, and answered alike by both:
diverge-tally = What it comes to
diverge-resti = Resti won

diverge-kind-procedure = Procedure
diverge-kind-legality = Legality
diverge-kind-outcome = Outcome
diverge-kind-score = Score
diverge-kind-payment = Payment
diverge-in-procedure = procedure
diverge-in-legality = what may be played
diverge-in-outcome = who wins what
diverge-in-score = the score
diverge-in-payment = payment
diverge-means-procedure = The first step that only one of them has, or that comes at another time; or other cards dealt, robbed, taken or put away.
diverge-means-legality = The first card, from the same hand to the same trick, that one of them refuses, or whose choice another rule narrows.
diverge-means-outcome = The first trick that falls to another player or holds other cards, or other cards that change hands.
diverge-means-score = The first points that only one of them gives, or that are fewer or for something else.
diverge-means-payment = The first resto that only one of them pays, or that is paid by or to somebody else.

diverge-undone-none = No single answer undoes it.
diverge-undone-one = If both gave one answer to this, they would not part here:
diverge-undone-any = If both gave one answer to any of these, they would not part here:
diverge-undone-together = If both gave one answer to each of these together, they would not part here:

## What rules change: the study

under-study = The same deals, played as each form has its rules and again with one answer changed.
study-none = No study has been kept for these forms.
study-way-paired = Every form plays the same { $deals } shuffles, and plays them again with one answer changed to a value that another source, or another reading of the same passage, holds. Nothing else differs, so that whatever parts the two comes from that answer.
study-way-policies = Two players have been tried in all seats, and both are shown: one leaves everything to chance, the other is a simple careful player. Neither is a master. A rule that calls for judgment looks harmless where nobody has any, and a figure here is worth no more than the player behind it.
study-way-luck = A rule that sends other cards into other hands, as where the cutter robs or how many cards a packet has, makes another deal of the same pack. What it shows is how far luck was dealt out anew, not that the rule favours anybody.
study-way-figures = Figures are means over all deals of a form, with the interval in which they lie with a confidence of 95 per cent. The points are net, before what is left over is rounded to a resto.
study-policy-random = by chance
study-policy-careful = careful
study-forms = What a deal comes to
study-form = Form
study-policy = Player
study-first-hand = Points of the first hand
study-spread = Their spread
study-resti = Resti of the first hand
study-forms-caption = Points and resti are those of the side that leads first. The events are counted in a hundred deals.
study-event-king-forced = Kings forced
study-event-robbed = cards robbed
study-event-exposed = cards exposed
study-event-fola-taken = times the fola gave cards
study-event-stayed-out = times somebody stayed out
study-event-declared = declarations
study-event-died = deaths
study-event-resto-drawn = resti drawn in play
study-event-matto-owed = cards owed for the Matto
study-event-matto-lost = Mattos lost
study-drawing = The rules that change most
study-drawing-means = { $count } questions, each with the share of deals that another side wins once its answer is changed. The table below has the same figures.
study-drawing-caption = The full mark is careful play, the open one chance. Each line shows the form and the value at which the answer weighs most.
study-rules = Rules by weight
study-rules-caption = Of each question, the form and the value where the change weighs most.
study-rule = Question
study-value = Put in its place
study-winner-head = Another winner
study-points-head = Points moved
study-silences = What silences are worth
study-silences-under = Here the source says nothing, and we play what another has. This is what the choice is worth.
study-doubts = What doubts are worth
study-doubts-under = The doubtful places, each read the other way at all its questions.
study-doubt = Doubtful place
study-idle = Rules that changed no score
study-idle-under = Some guide the order of things or what may be seen; others matter only to players who know how to use them.
study-supplied = silent
study-winner = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-points = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-signed = { NUMBER($figure, maximumFractionDigits: 2) }
study-plain = { NUMBER($figure, maximumFractionDigits: 1) }
study-percent = { $figure } %
study-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-effect = another winner in { NUMBER($careful, minimumFractionDigits: 1) } % of { $deals } deals ({ NUMBER($careful-low, minimumFractionDigits: 1) } to { NUMBER($careful-high, minimumFractionDigits: 1) }) by careful play; by chance, in { NUMBER($chance, minimumFractionDigits: 1) } % ({ NUMBER($chance-low, minimumFractionDigits: 1) } to { NUMBER($chance-high, minimumFractionDigits: 1) }).
study-why-cannot-play = not tried: with the rest of these rules it cannot be played.
study-why-silent = not tried: it would raise a question that this source does not answer.
study-why-sides = not tried: the sides would not be the same.
study-why-alike = plays the same here.
study-deals = { $deals }
effect = Effect
effect-column = the share of deals that another side wins if this answer alone is changed, in the form and to the value where that weighs most. The link leads to all the figures with their intervals.
effect-chance = by chance { $figure }
effect-none = not tried
effect-told = { $form }, { $value }: { $effect }
effects-title = What this rule changes
effects-under = Each line puts into one form what another source has, or another reading, and leaves all other answers as they are; the same shuffles are played with it and without it. The bounds are those of 95 per cent.
effects-caution = A player who plays badly makes a rule look harmless: so two are shown, one that leaves all to chance and a careful one, and neither is a master.
effects-how = How it was measured.
effects-none = No other answer to this question could be tried.
effects-deals = Deals
### Choices of terms (views/terminology)

menu-terminology = Terms in three languages
terminology-under = What we call the things of the game in English, Italian and German, and why, where it matters.
terminology-why = Why

## The glossary and the cards. $parted: yes where a form, or a reading, gives another answer to a question on the card

glossary-it = Italian
glossary-de = German
glossary-en = English
glossary-shown = Seen at
glossary-see = See also
card-printed = on the card: { $number }
card-summary =
    { $parted ->
        [yes] { $worth } alone; sources part
       *[no] { $worth } alone
    }
card-worthless = no points
card-named-in = Named in
card-apart = otherwise:

## Doubtful entries of a record

source-doubts = Doubtful in the record
doubt-kept = what our record has
doubt-translator = the English translator
doubt-of-archive-location = Shelf mark
doubt-of-archive-place = Place of the archive
doubt-of-author = Author
doubt-of-edition = Edition
doubt-of-issue = Number of the journal
doubt-of-issued = Date
doubt-of-publisher = Publisher
doubt-of-publisher-place = Place
doubt-of-status = Whether it was printed
doubt-of-title = Title
doubt-of-url = Address
doubt-of-editor = Editor
doubt-of-container-title = Journal or collection
doubt-of-volume = Volume
doubt-of-page = Pages

### The bibliography (views/bibliography)

bibliography-whole = Read whole
bibliography-whole-means = These were read from beginning to end: what they do not say of a matter, they are silent on.
bibliography-part = Read in part
bibliography-part-means = Of these only what is named was read: what the rest says is unknown to us.
bibliography-none = Not read
bibliography-none-means = Known by their title or through others. They may well say something of a rule: not read is not the same as silent.
bibliography-read = read: { $read }
cite-work = Cite this work

### The data, to take away (views/downloads, exports)

data-files = Files
data-size = { $size } kB
data-file-values-csv = Every answer as a table: one line for each reading of each form’s answer to each question, with its evidence, passages and note. Notes are in English.
data-file-values-csv-metadata-json = What each column of that table holds, for programs that know CSV on the Web.
data-file-library-json = The whole library: sources, passages, renderings, notes, answers, doubtful places, deals, cards and terms, with all texts in three languages.
data-file-works-json = All works of the bibliography as CSL-JSON.
data-file-works-bib = The same for BibTeX and BibLaTeX.
data-file-works-ris = The same as RIS, which most reference managers read.
data-licence = Data and texts are under the Creative Commons Attribution 4.0 licence.
data-cite = How to cite them
data-beside-head = Beside each page
data-beside = Nothing is known to the pages alone. Beside each stands the same page as JSON: put index.json in the place of the last part of its address. The foot of the page leads there, and to the YAML files from which it was made.
data-compare = What is compared, whole or stage by stage, can be had as CSV and JSON from the page of the comparison itself:
data-columns = The columns of the table
data-columns-means = In values.csv every form has a line for every question. Where a form was not read for it, or it does not arise there, the line says so and has no value.
data-column = Column
data-column-holds = What it holds
data-column-may-be-empty = May be empty.
export-table = The values of all forms
export-table-means = One line for each reading of each form’s answer to each question; every form has a line for every question.
column-source = The source whose rules these are, by its id.
column-siglum = Its siglum in tables.
column-form = The form, as rule set and way of playing: vienna-1756/pairs.
column-question = The question, by its id: play.king_rule.
column-short = Its short name.
column-stage = The stage of the game to which it belongs.
column-dimension = Its numbers in the list of dimensions, parted by blanks.
column-kind = rule: sources may differ; fixed: all that speak agree; checked: it follows from other answers; descriptive: no play hangs on it.
column-consequence = What it bears on: procedure, legality, outcome, score or payment.
column-crux = The doubtful place that makes the answer uncertain, by its id: X28b.
column-letter = Which of its readings this line is.
column-played = yes if this is the reading that is played, else no.
column-value = The value, in the words of the data files; the items of a list are parted by blanks. It is empty where nothing is played.
column-evidence = stated, implied, conjectured; silent: the source says nothing; supplied: it says nothing, and the value is another’s; not_applicable: the source leaves no room for the question; not_arising: the other answers leave none; not_read.
column-supplied-from = Of a silence, the form whose value is played instead, or editors.
column-completed-from = The form, or editors, from which a part of the value comes that the source does not give.
column-cites = The passages of the source, as vienna-1756:w4, parted by blanks; of a silence, where one would look.
column-locus = Where these passages stand in the source, in their order, parted by semicolons.
column-see = Passages of other sources that help to read these.
column-note = Our note on the answer, in English.

### What changed by release (views/changed)

data-file-kept = The values as version { $version } released them, to compare with.
changes-no-release = No version has been released yet. From the first on, what changes in the answers of this source will be listed here.
changes-first = The answers of this source came in with this version.
changes-not-there = This source had no answers yet.
changes-nothing = Nothing has changed in its answers.
changes-working = Since then, not yet released
changes-letter = { $question }, reading { $letter }
changes-value = { $value } ({ $evidence })
changes-with = { $words } – { $more }
changes-not-played = { $words }, not played
changes-new = not there
changes-gone = gone

### While the site is served (pages/plugin)

served-wrong = Something is wrong in the data. The pages are as they were before it.
