# Die deutschen Wörter der Site: dieselben Meldungen und Variablen wie in en.ftl. Dazu kommen die Formen der Karten nach
# Fall und Geschlecht (card-the-acc, card-the-dat, card-noun …), die nur die Sätze dieser Datei gebrauchen.
# Anführungszeichen „…“, innen ‚…‘; Gedankenstrich – mit Leerzeichen. Eine Nummer ist weiblich: die 29, mit der 29.


## The site and its frame

site-title = Die Regeln des Minchiate
site-subtitle = Quelle für Quelle
site-description = Wie man Minchiate, das Florentiner Tarockspiel, nach jeder der Quellen spielte, die es beschreiben: was jede sagt, wo sie es sagt, worin sie sich widersprechen und was das am Tisch ausmacht.
skip-to-content = Zum Text
menu = Menü
nav-main = Hauptmenü
nav-languages = Sprachen
nav-crumbs = Wo Sie sind
nav-on-this-page = Auf dieser Seite
nav-neighbours = Davor und danach
theme-dark = Dunkle Ansicht
theme-light = Helle Ansicht
note = Anmerkung

## Titles of the menu and of index pages

menu-sources = Quellen
menu-compare = Vergleich
menu-rules = Regelbücher
menu-replays = Spiele
menu-cruxes = Strittige Stellen
menu-silences = Schweigen
menu-synopsis = Synopse
menu-questions = Fragen
menu-pairs = Zu zweien
menu-coverage = Abdeckung
menu-cards = Karten
menu-glossary = Glossar
menu-bibliography = Literatur
menu-study = Was die Regeln ausmachen
menu-contribute = Eine Quelle beitragen
menu-data = Daten
menu-about = Die Ausgabe

## The key, one tap away on every page

key = Zeichen
key-sigla = Die Quellen
key-evidence = Wie sicher es ist

## The foot of the page

foot-cite = Diese Seite zitieren
foot-behind = Hinter dieser Seite
foot-json = Diese Seite als JSON
foot-yaml = Gemacht aus
foot-edition = Diese Ausgabe
foot-version = Version { $version }, { $date }
foot-licence = Texte und Daten: Creative Commons Namensnennung 4.0. Programm: MIT-Lizenz.

## No such page

# a former address
moved-under = Diese Adresse ist eine frühere; die Seite steht jetzt hier.
not-found-title = Diese Seite gibt es nicht
not-found-under = Adressen ändern sich hier nicht; diese hat wohl nie gestimmt.
not-found-advice = Von hier kommt man zu allem, was da ist:
not-found-home = Die erste Seite
not-found-search = Suche


## Evidence: the word, and a line that explains it

evidence-stated = ausgesprochen
evidence-stated-means = Die Quelle sagt es.
evidence-implied = mitgemeint
evidence-implied-means = Nicht gesagt, aber es folgt aus dem Gesagten; eine Anmerkung zeigt, wie.
evidence-conjectured = vermutet
evidence-conjectured-means = Unsere Lesung einer Stelle, die keinen eindeutigen Sinn ergibt; eine Anmerkung sagt, warum.
evidence-silent = schweigt
evidence-silent-means = Die Quelle wurde gelesen und sagt nichts davon.
evidence-supplied = ergänzt
evidence-supplied-means = Die Quelle schweigt; zum Spielen nehmen wir den Wert einer anderen, deren Sigle folgt.
evidence-completed = vervollständigt
evidence-completed-means = Die Quelle gibt einen Teil; das Übrige stammt aus einer anderen, deren Sigle folgt.
evidence-crux = strittig
evidence-crux-means = Eine strittige Stelle mit mehr als einer Lesung; der Buchstabe nennt die Lesung, die gespielt wird.
evidence-not-applicable = entfällt
evidence-not-applicable-means = Die Quelle selbst macht die Frage müßig, wie ein Programm, das die Karten selber gibt.
evidence-not-arising = stellt sich nicht
evidence-not-arising-means = Eine andere Antwort dieser Quelle lässt für die Frage keinen Platz.
evidence-not-read = nicht gelesen
evidence-not-read-means = Wir haben die Quelle darauf hin nicht gelesen; sie mag durchaus etwas dazu sagen.

## Kinds of doubtful places

crux-contradictory = widersprüchlich
crux-contradictory-means = Die Quelle sagt zweierlei, das nicht zusammengeht.
crux-garbled = entstellt
crux-garbled-means = So, wie der Wortlaut auf uns gekommen ist, ergibt er keinen eindeutigen Sinn.
crux-slip = Versehen
crux-slip-means = Eine Zahl oder ein Wort, das die Quelle selbst als falsch erweist.
crux-silent = Lücke
crux-silent-means = Die Quelle schweigt, wo das Spiel ohne Antwort nicht weitergehen kann.
crux-disputed = umstritten
crux-disputed-means = Der Wortlaut ist klar; was er bedeutet, darüber sind die Herausgeber uneins.
crux-mark = strittige Stelle { $crux },
crux-mark-title = Strittige Stelle { $crux }
crux-mark-title-read = Strittige Stelle { $crux }, hier gelesen wie { $letter }

## Values

value-none = nichts gesagt
value-not-applicable = entf.
editors-short = Hg.
completed-from = vervollständigt aus

## Outcomes of worked examples

outcome-agrees = stimmt
outcome-contradicts = widerspricht
outcome-not-decidable = nicht zu entscheiden


## Cards and seats

# Auf kleinen Karten: K König, D Königin (Dame), R Reiter, B Bube oder Magd, sonst die Zahl.
card-rank =
    { $rank ->
        [K] K
        [Q] D
        [N] R
        [J] B
       *[other] { $rank }
    }
card-matto-short = Narr
seat-south = Süd
seat-east = Ost
seat-north = Nord
seat-west = West


## Citing

cite = Zitieren
cite-text = Nachweis
copy = Kopieren
copied = Kopiert
copy-failed = Das Kopieren misslang; die Adresse steht oben in der Leiste.
copy-link = Adresse dieser Stelle
copy-link-to = Adresse: { $what }
propose-correction = Eine Berichtigung vorschlagen


## Search

search = Suche
search-go = Suchen
search-placeholder = Versicola, T35, König …
search-under = Stellen, Fragen, Antworten, Karten und Ausdrücke, in alter und neuer Schreibung, mit Akzenten oder ohne.
search-words = Wörter, eine alte Schreibung, eine Karte, eine Fundstelle
search-none = Nichts gefunden
search-loading = Das Verzeichnis wird geholt …
search-failed = Das Verzeichnis ließ sich nicht lesen.
search-all = Alles Gefundene
search-count = gefunden: { $count }
search-results = Gefunden
search-no-script = Die Suche läuft in Ihrem Browser und braucht JavaScript. Alles ist auch über diese Verzeichnisse zu erreichen.
search-indexes = Verzeichnisse

## Headings of what was found

kind-provision = Stellen
kind-question = Fragen
kind-cell = Antworten
kind-card = Karten
kind-term = Ausdrücke
kind-source = Quellen
kind-rulebook = Regelbücher
kind-replay = Spiele
kind-crux = Strittige Stellen
kind-work = Werke
kind-page = Seiten


## The first page

home-sources = Die Quellen in der Zeit
home-disagreements = Worin sie am weitesten auseinandergehen
home-same = dasselbe
home-watch = Beim Spielen zusehen
home-more = Andere Wege hinein


## A source

source-record = Bibliographische Angaben
source-evidence-kind = Art des Zeugnisses
source-ruleset-kind = Art des Regelwerks
source-reached = Wie sie auf uns kam
source-read = Gelesen
source-uncertainty = Unsicher, weil
source-witness-of = Textzeuge von
source-witnesses = Textzeugen
source-numbering = Fundstellen
source-copies = Exemplare
source-credits = Wer daran gearbeitet hat
source-rights = Rechte
source-rulebooks = Regelbücher
source-provisions = Was sie sagt
source-loci = Fundstellen dieser Quelle
source-unencoded = Wonach keine Frage fragt
source-unencoded-means = Diese Stellen regeln etwas, wofür der Fragebogen noch keine Frage hat; der Simulator spielt sie nicht.
source-changes = Was sich geändert hat
source-beside = Daneben
source-beside-none = nichts

## Below a passage

app-readings = Lesarten
app-answers = Antwortet auf
app-context = Keine Regel
app-steps = Gespielt in
app-steps-more =
    und { $count ->
        [one] ein weiteres Spiel
       *[other] { $count } weitere Spiele
    }
app-terms = Ausdrücke
app-matter = Gegenstand
app-examples = Ihr Beispiel
example-given = Gegeben:
example-expected = sie sagt:
example-found = wir finden:


## A question

question-id = Frage
question-kind = Art
question-how = Wie kodiert wird
question-consequence = Betrifft
question-unit = Gezählt in
question-applies = Stellt sich bei
question-dated = Nach der Zeit
question-answers = Quelle für Quelle

## An answer

cell-doubtful = Die Stelle ist strittig:
cell-looked = Gesucht in
cell-see = Siehe auch
cell-says = Im Regelbuch
cell-engine = Im Spiel
cell-steps = Zu sehen in
cell-changes = Wäre es anders
reading-played = wird gespielt
reading-unplayable = nicht spielbar


## The comparison

compare-question = Frage
compare-stages = Abschnitte des Spiels
filters = Was gezeigt wird
filter-differences = Nur Unterschiede
filter-forms = Spalten
filter-stages = Abschnitte
filter-evidence = Sicherheit
filter-earlier = Nach links
filter-later = Nach rechts
filter-status = { $shown } von { $all } Fragen
filter-none = Keine Frage bleibt übrig. Nehmen Sie einen Filter weg.
filter-copy = Adresse dieser Ansicht kopieren
filter-reset = Alle Filter wegnehmen


## A rulebook

book-after = Geschrieben nach dieser Quelle:
book-contents = Der Gang des Spiels
# Führt von einem Satz zur selben Regel in den anderen Quellen.
book-compare-short = vgl.
book-all-sources = Diese Regel in allen Quellen
book-all-sources-on = Regel { $number } in allen Quellen
book-deals = Spiele nach diesen Regeln
sheet-print = Das Tischblatt drucken


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
        [or] { $before } oder { $item }
       *[other] { $before } und { $item }
    }

## Figures with what they count

unit-points =
    { $count ->
        [0] nichts
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
unit-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
unit-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
unit-deals =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
unit-resti =
    { $count ->
        [one] { $count } Resto
       *[other] { $count } Resti
    }
unit-times =
    { $count ->
        [0] kein Mal
        [1] einmal
        [2] zweimal
       *[other] { $count } Mal
    }
units-points = { $list } Punkte
units-cards = { $list } Karten
units-players = { $list } Spieler
units-deals = { $list } Spiele
units-resti = { $list } Resti
units-times = { $list } Mal
unit-name-points = Punkten
unit-name-cards = Karten
unit-name-players = Spielern
unit-name-deals = Spielen
unit-name-resti = Resti
unit-name-times = Malen
value-empty = keine
value-unplayable = eine Lesung, die sich nicht spielen lässt
quoted = „{ $words }“

## Sets of cards

cards-none = keine Karte
cards-counting = die zählenden Karten
cards-kings = die Könige
cards-trump = die { $number }
cards-range = die { $low } bis { $high }
range = { $low } bis { $high }

## Forms

form-pairs = zu Paaren
form-each =
    { $players ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert, jeder für sich
       *[other] zu { $players }, jeder für sich
    }

## Loci

locus-law = Gesetz { $figure }
locus-footnote = Anm. { $figure }
locus-page = S. { $figure }
locus-paragraph = Abs. { $figure }
locus-section =
    { $figure ->
        [heading] Überschrift
        [preface] Vorwort
       *[other] Abschnitt { $figure }
    }
locus-bullet = Punkt { $figure }
locus-line = Z. { $figure }
locus-folio = Bl. { $figure }

## The language itself, dates

language-name = Deutsch
# month is a number
date-words =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
years = { $first }–{ $last }

## What the closed lists of the data are called

evidence-kind-rules-text = Spielregeln, als solche geschrieben
evidence-kind-contemporary-rule-description = Beschreibung eines Zeitgenossen
evidence-kind-historical-rule-description = Beschreibung eines Historikers
evidence-kind-manuscript-copy = handschriftliche Kopie
evidence-kind-modern-description = Beschreibung aus neuer Zeit
evidence-kind-software = Programm mit seinen Hilfeseiten
ruleset-kind-described = vollständig beschrieben
ruleset-kind-observed = am Spieltisch beobachtet
ruleset-kind-suggested = vorgeschlagen
ruleset-kind-scholarly = von Gelehrten zusammengestellt
ruleset-kind-reconstructed = rekonstruiert
ruleset-kind-incomplete = unvollständig
ruleset-kind-none = kein eigenes
layer-printed-book = gedrucktes Buch
layer-manuscript = Handschrift
layer-transcription = Transkription
layer-german = Deutsch
layer-italian = Italienisch
layer-english = Englisch
layer-translated-it = italienische Übersetzung
layer-translated-en = englische Übersetzung
layer-screen-page = Seite am Bildschirm
uncertainty-translated = nur aus einer Übersetzung bekannt
uncertainty-at-second-hand = aus zweiter Hand
uncertainty-incomplete = unvollständig
uncertainty-uncertain-date = Datum unsicher
uncertainty-suspected-copy = vielleicht abgeschrieben
uncertainty-written-long-after = lange nach dem Spiel geschrieben
uncertainty-wording-garbled = Wortlaut stellenweise entstellt
uncertainty-author-unknown = Verfasser unbekannt
read-whole = ganz
read-part = zum Teil
read-none = nicht gelesen
role-rendering = Wiedergabe
role-encoding = Kodierung
role-translation = Übersetzung
role-transcription = Transkription
role-review = Durchsicht
context-history = Hier wird Geschichte erzählt und nichts geregelt.
context-advice = Hier wird zum guten Spiel geraten und nichts geregelt.
context-software = Hier steht, was das Programm den Spielern abnimmt; geregelt wird nichts.
context-praise = Hier wird das Spiel gelobt und nichts geregelt.
context-context = Das gehört zum Umfeld der Regeln; geregelt wird nichts.
context-literature = Hier ist von anderen Schriften die Rede; geregelt wird nichts.
question-kind-rule = eine Regel, in der die Quellen sich unterscheiden können
question-kind-fixed = eine Regel, in der alle Quellen einig sind, die davon sprechen
question-kind-checked = folgt aus anderen Antworten und wird an ihnen geprüft
question-kind-descriptive = nur beschrieben; im Spiel hängt nichts daran
consequence-procedure = wie man vorgeht
consequence-legality = was man spielen darf
consequence-outcome = wer was gewinnt
consequence-score = was man anschreibt
consequence-payment = was gezahlt wird

## Bibliographic entries

entry-part-title = „{ $title }“
entry-inside = in { $by }{ $title }
entry-pages =
    { $many ->
        [True] S. { $pages }
       *[other] S. { $pages }
    }
opens-at = aufgeschlagen auf Seite { $page }

## Citing: the title of what is cited, and the state of its text

cite-words = „{ $title }“, in: { $site }, Version { $version } ({ $date }). { $state } { $address }
passage-label = { $source }, { $locus }
cell-title = { $question }: { $source }, { $forms }
synopsis-title = { $matter }: alle Quellen
state-site =
    Stand: bisher { $sources ->
        [one] eine Quelle
       *[other] { $sources } Quellen
    } kodiert.
state-source =
    { $read ->
        [none] Stand: nur dem Titel nach bekannt, noch nicht gelesen.
       *[other] Stand: { $read ->
            [part] zum Teil
           *[other] ganz
        } gelesen und in eigenen Worten wiedergegeben, nach { $layer ->
            [german] dem deutschen Text.
            [italian] dem italienischen Text.
            [english] dem englischen Text.
            [translated-it] der italienischen Übersetzung.
            [translated-en] der englischen Übersetzung.
            [transcription] der Transkription.
            [manuscript] der Handschrift.
            [printed-book] dem gedruckten Text.
           *[other] dem Text am Bildschirm.
        }
    }
state-question =
    Stand: Antworten aus { $sets ->
        [one] einem Regelwerk.
       *[other] { $sets } Regelwerken.
    }
state-cell = Stand: { $evidence }.
state-cell-crux =
    Stand: { $evidence }, nach Lesung { $letter } der strittigen Stelle { $crux }{ $played ->
        [no] , die hier nicht gespielt wird.
       *[yes] .
    }
# die Sprachen, durch die ein Text zu uns kam: $line ist "Deutsch → Italienisch → Englisch", $steps wie viele es sind
state-line =
    { $steps ->
        [one] Gelesen wird der Text auf { $line }.
       *[other] Der Text kam auf diesem Weg zu uns: { $line }.
    }
state-crux =
    Stand: { $places ->
        [0] ein Zweifel, den noch kein Regelwerk hat.
       *[other] strittig in { $where }.
    }
# die Sigle eines Regelwerks und die Lesung, die dort gespielt wird: "V (gespielt wird A)"
state-crux-where = { $siglum } (gespielt wird { $letter })
state-crux-reading =
    Stand: { $played ->
        [yes] eine Lesung, die in { $where } gespielt wird.
       *[no] eine Lesung, die nirgends gespielt wird.
    }
# $evidence: "ausgesprochen 4, erschlossen 1"; $where: "M N6a, N14 (Italienisch → Englisch); V W5 (Deutsch → Italienisch → Englisch)"
state-card =
    Stand: { $answers ->
        [0] keine Antwort eines Regelwerks gibt ihr Punkte.
       *[other] Antworten zu ihrem Wert: { $evidence }.
    }
state-card-evidence = { $evidence } { $count }
state-term =
    Stand: { $explained ->
        [yes] in eigenen Worten erklärt
       *[no] noch nicht erklärt
    }; zu finden in { $where }.
cite-reading = { $title }, Lesung { $letter }
cite-crux = Strittige Stelle { $crux }: { $title }
cite-term = Glossar: { $term }
cite-card = Das Spiel: { $card }
cite-step = { $deal }, Schritt { $step }
# $reasons: "Königsregel: gezwungen (ausgesprochen); ..."
cite-step-why = Entschieden durch { $reasons }.
cite-this-step = Diesen Schritt zitieren
cite-steps-how = Jeder Schritt hat eine eigene Adresse: die der Seite, das Zeichen # und den Namen des Schritts. Die Plätze in der Tafel führen dorthin.
correct-title = Berichtigung: { $id } (Version { $version })
correct-text =
    Stelle: { $id }
    Was das ist: { $title }
    Adresse: { $address }
    Version: { $version }
    Was anders lauten sollte, und wie:
    Wo die Quelle es sagt:
correct-copy = Diese Zeilen kopieren, die beiden letzten ausfüllen und einsenden.
correct-how = Wohin Berichtigungen gehen

## Describing pages to search engines

describe-replay = Ein ganzes Spiel Minchiate, gespielt nach den Regeln einer Quelle: { $over }.
describe-question = { $asks } Was jede Quelle zu den Regeln des Minchiate darauf antwortet, mit der Stelle.

## Indexes and what stands under their titles

under-sources = Alles, was gelesen wurde, das Älteste zuerst: was es ist, wie es auf uns kam und was es sagt, Stelle für Stelle.
under-compare = Alle Fragen, alle Spielformen.
under-rules = Eines für jede Spielform: die Regeln, wie diese Quelle allein sie lehren würde, in der Folge des Spiels.
under-replays = Ganze Spiele, Karte für Karte gespielt, mit der Stelle hinter jedem Schritt.
under-cruxes = Wo eine Quelle sich widerspricht, entstellt ist oder auslässt, was das Spiel nicht entbehren kann.
under-coverage = Welche Stellen in den Spielen dieser Ausgabe zur Geltung kommen und welche nicht.
under-questions = Was jede Quelle gefragt wird, in der Folge des Spiels.
under-synopsis = Die Stellen aller Quellen zu einem Gegenstand, eine neben der anderen.
under-glossary = Die Wörter des Spiels, wie die Quellen sie gebrauchen und schreiben, mit jeder Stelle, an der sie stehen.
under-cards = Die siebenundneunzig Karten: vier Farben, vierzig Tarocke und der Narr.
under-bibliography = Alle Werke, die diese Ausgabe kennt, und wie weit sie gelesen wurden.
under-data = Alles, was hinter den Seiten steht, zum Mitnehmen und Weiterverwenden.
synopsis-compare = Die Fragen zu diesem Gegenstand, Spielform für Spielform
synopsis-silent = Ohne eine Stelle zu diesem Gegenstand:
cards-of-coppe = Kelche
cards-of-denari = Münzen
cards-of-spade = Schwerter
cards-of-bastoni = Stäbe
cards-of-tarocchi = Tarocke
cards-of-matto = Der Narr

## The first page

home-intro-1 = Minchiate ist das große Tarockspiel von Florenz: siebenundneunzig Karten, vierzig davon *Tarocke*, vier Spieler und eine Rechnung, die gutes Gedächtnis belohnt und Leichtsinn bestraft. Drei Jahrhunderte lang wurde es gespielt, und wer aufschrieb, wie man es spielt, ist sich mit den anderen nicht einig.
home-intro-2 = Dies ist eine Ausgabe dessen, was sie sagen. Jede Quelle steht hier Stelle für Stelle; jede Regel, die sich aus ihr gewinnen lässt, ist belegt, neben die der anderen gestellt und gespielt.
home-figures = { $cards } Karten · { $sources } Quellen · { $passages } Stellen · { $questions } Fragen · { $forms } Spielformen
home-all-deals = Alle Spiele
home-more-questions = Was jede Quelle gefragt wird, in der Folge des Spiels
home-more-synopsis = Die Stellen aller Quellen zu einem Gegenstand, nebeneinander
home-more-glossary = Die Wörter des Spiels, und wo sie stehen
home-more-cards = Die Karten, gezeichnet
home-more-bibliography = Alle Werke, und wie weit jedes gelesen ist
home-more-coverage = Welche Stellen gespielt sind und welche noch nicht
home-more-data = Die Daten hinter den Seiten
home-more-contribute = Wie man ohne Programmieren eine Quelle beiträgt
home-more-about = Was das ist, wer es gemacht hat, wie man es zitiert
source-line = { $title }: { $kind }
timeline-title = Wann die Quellen geschrieben wurden und wann man so spielte, wie sie es beschreiben
timeline-key = Die Raute ist das Jahr des Werks; die Linie sind die Jahre des Spiels, das es beschreibt, gepunktet, wo sie unsicher sind.
timeline-source = { $name }, { $when }: Spiel von { $first } bis { $last }

dated-line = { $when }. { $about }
sources-read = Gelesen
sources-unread = Nur dem Titel nach bekannt, noch nicht gelesen

## A source

source-pending = Wir kennen dieses Werk nur dem Titel nach und haben es nicht gelesen. Es mag durchaus zu jeder Frage etwas sagen.
source-date = Zeit des Spiels

## Below a passage

app-seen = Herangezogen in
passage-same = derselbe Text wie
same-text = Bis auf die Lesarten unten ist der Text der von
witness-agrees =
    { $of ->
        [print] stimmt mit dem Druck überein
       *[text] stimmt mit dem abgeschriebenen Text überein
    }
variant-rule = berührt eine Regel
variant-wording = Wortlaut
variant-omission = Auslassung
variant-addition = Zusatz
variant-repetition = doppelt geschrieben
variant-order = Wortstellung
variant-figures = Ziffer oder Wort
variant-punctuation = Zeichensetzung
variant-spelling = Schreibung

## A question

question-dimension = Dimension { $numbers }
question-applies-when = { $question }: { $values }
first-none = Keines der { $read } daraufhin gelesenen Regelwerke gibt eine eigene Regel.
first-of-all =
    Zuerst in { $siglum } ({ $when }), von { $read } gelesenen{ $silent ->
        [0] .
        [one] ; eines schweigt.
       *[other] ; { $silent } schweigen.
    }

## Examples: what is given, expected, found

example-nothing = die Spielform selbst
example-none = nichts
example-dealer = { $seat } gibt
example-cards = { $value }
example-card-count = Karten: { $value }
example-tricks = Stiche: { $value }
example-card-points = Punkte der Karten: { $value }
example-versicole = Versicole: { $value }
example-versicole-points = Punkte der Versicole: { $value }
example-surplus = Überzahl: { $value }
example-hand = im Blatt: { $value }
example-trick = im Stich: { $value }
example-led-before = schon ausgespielt: { $value }
example-last = letzter Stich: { $value }
example-legal = spielbar: { $value }
example-refused = abgewiesen: { $value }
example-leads = Vorsprünge { $value }
example-changes = Gewinne und Verluste { $value }
example-resti = Resti { $value }
example-lead = Vorsprung { $value }
example-scores = im Spiel angeschrieben { $value }
example-close = Saldo am Ende { $value }
example-what = Fehler: { $value }
example-wrong-cards = falsche Karten: { $value }
example-points = Punkte: { $value }
example-total = Punkte insgesamt: { $value }
example-pack = Karten im Kartenspiel: { $value }
example-stock = übrige Karten: { $value }
example-batches = Karten für jeden: { $value }
example-robbable = Karten, die man rauben darf: { $value }
example-protected = Karten, die man nicht ablegen darf: { $value }
example-resto = Punkte eines Resto: { $value }
example-declared = gemeldet: { $value }
example-times = gezählt: { $value }-mal
example-card = Karte: { $value }
example-winner = nimmt den Stich: { $value }
example-dead = stirbt: { $value }
example-fees = Gebühren für das Aussetzen, von der Vorhand an: { $value }
example-word-yes = ja
example-word-no = nein
example-word-misdeal = vergeben
example-word-revoke = Renonce
example-word-revoke-denied = geleugnete Renonce
example-word-late-remedy = spät behobener Fehler
example-word-unexposed = Karte nicht aufgedeckt
example-word-coppe = Kelche
example-word-denari = Münzen
example-word-spade = Schwerter
example-word-bastoni = Stäbe
moment-robbed = { $seat } raubt { $cards }
moment-exposed = { $seat } deckt auf: { $cards }
moment-declared = { $seat } meldet { $cards }
moment-captured = { $seat } nimmt { $cards } von { $from }
moment-last-trick = { $seat } macht den letzten Stich
moment-stays-out = { $seat } setzt aus

## A page that is not in this language yet

not-translated = Diese Seite ist noch nicht übersetzt; sie steht hier auf Englisch.
# after a text that stands in English on a page of another language
other-language = auf Englisch
in-other-language = { $words } [auf Englisch]

### End of pages, values and passages



### Replay and events (views/events, naming, reckoning, replay, uses; the element of replay.mjs)

# The element (replay.mjs), its plain table (replay.html.j2) and the sheet of cards (cards.svg.j2): see en.ftl.

## The element and its regions

replay-replay = Spielverlauf: { $title }
replay-table = Der Tisch
replay-controls = Durch das Spiel gehen
replay-plain = Das ganze Spiel als Tabelle
replay-folded = Eingeklappt, solange Blätter verdeckt sind, denn hier steht jedes Blatt.
replay-whole = Die ganze Seite öffnen
replay-keys = Tasten, sobald der Tisch angewählt ist: Pfeil links und rechts eine Karte, [ und ] ein Stich, Pos1, Ende; die Leertaste spielt und hält an.

## Moving

replay-first = Zurück zum Anfang
replay-trick-back = Ein Stich zurück
replay-back = Eine Karte zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Nächste Karte
replay-trick-on = Nächster Stich
replay-last = Bis zum Ende
replay-slider = Schritt des Spiels
replay-stages = Abschnitte des Spiels
replay-trick = { $n }. Stich
replay-pace = Tempo
replay-pace-slow = langsam
replay-pace-even = gleichmäßig
replay-pace-quick = schnell

## Seeing

replay-who = Wer sieht
replay-who-all = alle Blätter
replay-who-seat = was { $seat } weiß
replay-who-played = nur, was offen liegt
replay-turn = Den Tisch drehen
replay-turned = Jetzt unten: { $seat }.
replay-copy = Adresse dieses Schritts kopieren
replay-copied = Adresse kopiert
replay-save = Aufzeichnung (JSON)

## Seats and sides

replay-seat-south = Süd
replay-seat-east = Ost
replay-seat-north = Nord
replay-seat-west = West
# Two seats that play together
replay-side = { $one } und { $other }
replay-dealer = Geber
replay-leads = Vorhand
replay-cuts = hebt ab
replay-out = setzt aus
replay-held = Karten: { $n }
replay-hidden = Verdeckte Karten: { $n }
replay-played = { $seat }: { $card }
replay-to = an

## The score

replay-pile = Stiche: { $n } Karten
replay-resti = Resti: { $n }
replay-ahead = { $side } mit { $n } vorn
replay-level = Gleichstand
replay-tally = Die Schlusszählung
replay-item-last_trick = Letzter Stich
replay-item-cards = Überzahl an Karten
replay-item-values = Zählende Karten
replay-item-versicole = Versicole
replay-item-fees = Gebühr fürs Aussetzen
replay-item-honours = Karten und Versicole

## What lies about

replay-robbed = geraubt
replay-declared = gemeldet
replay-perhaps = schon gesehen
replay-perhaps-means = Im Blatt oder in der Ablage
replay-saved = gerettet
replay-lost = an die Gegenpartei verloren
replay-fola = Fola
replay-cards = Karten: { $n }
replay-suits-told = Allen angesagt: Karten jeder Farbe
replay-put-away = Abgelegt
replay-debt = Eine Karte geschuldet für den Narren: { $from } → { $to }
replay-suit-coppe = Kelche
replay-suit-denari = Münzen
replay-suit-spade = Schwerter
replay-suit-bastoni = Stäbe

## The step

replay-scored = Angeschrieben
replay-why = Die Regel
replay-why-refused = Warum die Karte abgewiesen wird
replay-comment-hidden = Bemerkung (kann von verdeckten Karten sprechen)
replay-other = Ein anderer Verlauf von hier an
replay-in-other = Ein anderer Verlauf dieses Spiels.
replay-leave = Zurück zum Spiel, wie es gespielt wurde
replay-evidence-stated = ausgesprochen
replay-evidence-implied = mitgemeint
replay-evidence-conjectured = vermutet
replay-evidence-silent = schweigt
replay-evidence-supplied = ergänzt
replay-evidence-not_applicable = entfällt

## Sentences that stand in for those that would tell a hidden card

replay-hidden-Dealt = gibt, verdeckt.
replay-hidden-Discarded = legt verdeckt Karten weg.
replay-hidden-FolaShown = sieht die Fola durch; dieser Spieler sieht sie nicht.
replay-hidden-FolaTaken = nimmt Karten aus der Fola; dieser Spieler sieht sie nicht.
replay-hidden-RobbingStopped = hört bei einer Karte zu rauben auf, die andere nicht sehen.
replay-hidden-Refused = möchte eine Karte spielen, die nach den Regeln nicht erlaubt ist.

## Lists

replay-tricks = Stiche
replay-piles = Gewonnene Karten
replay-log = Verlauf
replay-trick-short = Nr.
replay-took = macht den Stich
replay-tricks-key = Die ausgespielte Karte ist unterstrichen; die stechende steht auf dunklerem Grund.

## What an entry was for

replay-for-robbed = für eine geraubte Karte
replay-for-exposed = für eine aufgedeckte Karte
replay-for-declared = für eine gemeldete Versicola
replay-for-death = für einen Tod
replay-for-last_trick = für den letzten Stich
replay-for-cards = für die Überzahl an Karten
replay-for-values = für zählende Karten
replay-for-honours = für Karten und Versicole
replay-for-versicole = für Versicole in den Stichen
replay-for-fola = für eine Karte aus der Fola
replay-for-matto_lost = für den Narren
replay-for-fee = Gebühr fürs Aussetzen
replay-for-penalty = Buße
replay-for-returned = für eine zurückgegebene Karte

## Symbols beside a play

replay-mark-good = gut gespielt
replay-mark-excellent = ausgezeichnet
replay-mark-interesting = einen Versuch wert
replay-mark-doubtful = fraglich
replay-mark-poor = ein Versehen
replay-mark-bad = ein Fehler
replay-mark-turning_point = der Wendepunkt
replay-mark-blunder = ein schwerer Fehler
replay-mark-forced = erzwungen

## The plain table

replay-head-seat = Platz
replay-head-cards = Karten
replay-head-event = Was geschieht
replay-head-marks = Punkte
replay-head-lead = Vorsprung
replay-course = Ein anderer Verlauf: stattdessen { $play }
replay-passages = Stellen, nach denen dieses Spiel ging

## On the arie themselves

replay-aria-36 = Stern
replay-aria-37 = Mond
replay-aria-38 = Sonne
replay-aria-39 = Welt
replay-aria-40 = Trompeten

## Cards in words. A card comes as its parts: $suit (C D S B, T a tarocco, M the Matto), $rank (1-10 J N Q K,
## or the number of a tarocco), $aria (star moon sun world trumpets, or no).

# der Narr in seinen Fällen
-narr =
    { $case ->
        [acc] den Narren
        [dat] dem Narren
       *[nom] der Narr
    }

card-suit-name =
    { $suit ->
        [C] Kelche
        [D] Münzen
        [S] Schwerter
       *[B] Stäbe
    }
# das Bestimmungswort: Kelch-Ass, Münzkönig
card-suit-stem =
    { $suit ->
        [C] Kelch
        [D] Münz
        [S] Schwert
       *[B] Stab
    }
card-rank-name =
    { $rank ->
        [K] könig
        [Q] königin
        [N] reiter
        [J] { $suit ->
            [C] magd
            [D] magd
           *[other] bube
        }
        [1] -Ass
        [2] -Zwei
        [3] -Drei
        [4] -Vier
        [5] -Fünf
        [6] -Sechs
        [7] -Sieben
        [8] -Acht
        [9] -Neun
       *[10] -Zehn
    }
card-aria-name =
    { $aria ->
        [star] Stern
        [moon] Mond
        [sun] Sonne
        [world] Welt
       *[trumpets] Trompeten
    }
# alone, as on a label
card-label =
    { $suit ->
        [M] Narr (Matto)
        [T] { $aria ->
            [no] Tarock { $rank }
           *[other] { card-aria-name } ({ $rank })
        }
       *[other] { card-suit-stem }{ card-rank-name }
    }
# one of several, after a colon or between commas
card-listed =
    { $suit ->
        [M] Narr
        [T] { $aria ->
            [no] { $rank }
           *[other] { card-aria-name } ({ $rank })
        }
       *[other] { card-suit-stem }{ card-rank-name }
    }
# schwach gebeugt, nach den, dem: den Narren, den Stabbuben; alle anderen Karten bleiben gleich
card-oblique =
    { $suit ->
        [M] Narren
        [S] { card-suit-stem }{ $rank ->
            [J] buben
           *[other] { card-rank-name }
        }
        [B] { card-suit-stem }{ $rank ->
            [J] buben
           *[other] { card-rank-name }
        }
       *[other] { card-listed }
    }
# within a sentence, im Werfall: der Kelchkönig, die Münzmagd, das Stab-Ass, die 29, die Trompeten (40)
card-the =
    { $suit ->
        [M] { -narr(case: "nom") }
        [T] { $aria ->
            [star] der { card-listed }
            [moon] der { card-listed }
           *[other] die { card-listed }
        }
       *[other] { $rank ->
            [K] der { card-listed }
            [N] der { card-listed }
            [J] { $suit ->
                [C] die { card-listed }
                [D] die { card-listed }
               *[other] der { card-listed }
            }
            [1] das { card-listed }
           *[other] die { card-listed }
        }
    }
# at the head of a sentence
card-The =
    { $suit ->
        [M] Der Narr
        [T] { $aria ->
            [star] Der { card-listed }
            [moon] Der { card-listed }
           *[other] Die { card-listed }
        }
       *[other] { $rank ->
            [K] Der { card-listed }
            [N] Der { card-listed }
            [J] { $suit ->
                [C] Die { card-listed }
                [D] Die { card-listed }
               *[other] Der { card-listed }
            }
            [1] Das { card-listed }
           *[other] Die { card-listed }
        }
    }
# im Wenfall: den Kelchkönig, die Münzmagd, den Stabbuben, das Stab-Ass, die 29, den Stern (36)
card-the-acc =
    { $suit ->
        [M] { -narr(case: "acc") }
        [T] { $aria ->
            [star] den { card-oblique }
            [moon] den { card-oblique }
           *[other] die { card-oblique }
        }
       *[other] { $rank ->
            [K] den { card-oblique }
            [N] den { card-oblique }
            [J] { $suit ->
                [C] die { card-oblique }
                [D] die { card-oblique }
               *[other] den { card-oblique }
            }
            [1] das { card-oblique }
           *[other] die { card-oblique }
        }
    }
# im Wemfall: dem Kelchkönig, der Münzmagd, dem Stabbuben, dem Stab-Ass, der 29, den Trompeten (40)
card-the-dat =
    { $suit ->
        [M] { -narr(case: "dat") }
        [T] { $aria ->
            [star] dem { card-oblique }
            [moon] dem { card-oblique }
            [trumpets] den { card-oblique }
           *[other] der { card-oblique }
        }
       *[other] { $rank ->
            [K] dem { card-oblique }
            [N] dem { card-oblique }
            [J] { $suit ->
                [C] der { card-oblique }
                [D] der { card-oblique }
               *[other] dem { card-oblique }
            }
            [1] dem { card-oblique }
           *[other] der { card-oblique }
        }
    }
# the suit led, as a kind of card that somebody has or has not
card-suit-led =
    { $led ->
        [C] Kelche
        [D] Münzen
        [S] Schwerter
        [B] Stäbe
       *[T] Tarocke
    }

## Seats and sides in words. $seat, $leader, $cutter: a seat; $side, $to, $giver: a side (south-north: two seats)

event-seat =
    { $seat ->
        [south] Süd
        [east] Ost
        [north] Nord
       *[west] West
    }
event-leader =
    { $leader ->
        [south] Süd
        [east] Ost
        [north] Nord
       *[west] West
    }
event-cutter =
    { $cutter ->
        [south] Süd
        [east] Ost
        [north] Nord
       *[west] West
    }
event-side =
    { $side ->
        [south] Süd
        [east] Ost
        [north] Nord
        [west] West
        [south-north] Süd und Nord
       *[east-west] Ost und West
    }
event-to =
    { $to ->
        [south] Süd
        [east] Ost
        [north] Nord
        [west] West
        [south-north] Süd und Nord
       *[east-west] Ost und West
    }
event-giver =
    { $giver ->
        [south] Süd
        [east] Ost
        [north] Nord
        [west] West
        [south-north] Süd und Nord
       *[east-west] Ost und West
    }

## What happens, a sentence for each event. $points: what a step scores, 0 for nothing; $payers: how many pay it each;
## $to-seats and $giver-seats: how many seats a side has, for the number of the verb

event-seated-pairs = { event-seat } gibt, { event-cutter } hebt ab, { event-leader } hat Vorhand. Süd und Nord spielen gegen Ost und West.
event-seated-each = { event-seat } gibt, { event-cutter } hebt ab, { event-leader } hat Vorhand. Jeder spielt für sich.
event-seated-two = { event-seat } gibt; { event-leader } hebt ab und hat Vorhand.
event-shuffled = Die Karten werden gemischt.
event-cut = { event-seat } hebt { $figure ->
        [one] eine Karte
       *[other] { $figure } Karten
    } ab.
event-robbed = { event-seat } raubt { card-the-acc }{ event-scoring }.
event-robbing-stopped = { event-seat } muss aufhören, denn nun kommt { card-the }.
event-robbing-ended =
    { $why ->
        [limit] { event-seat } hat so viele Karten geraubt, wie erlaubt ist.
        [choice] { event-seat } hört auf zu rauben.
       *[empty] { event-seat } hört auf zu rauben: Es ist keine Karte mehr da.
    }
event-dealt = { event-seat } gibt jedem ein Päckchen von { $figure ->
        [one] einer Karte
       *[other] { $figure } Karten
    }.
event-dealt-short = { event-seat } gibt jedem ein Päckchen von { $figure ->
        [one] einer Karte
       *[other] { $figure } Karten
    }, { event-cutter } aber um so viele weniger, wie er geraubt hat.
event-dealt-unlike = { event-seat } gibt ungleiche Päckchen: { $amounts }.
event-dealt-missing = { event-seat } gibt { event-cutter } aus dem Talon noch { $figure ->
        [one] eine Karte
       *[other] { $figure } Karten
    }.
event-exposed = Die letzte Karte von { event-seat } wird aufgedeckt: { card-the }{ event-scoring }.
event-fola-taken = { event-seat } nimmt aus der Fola: { $cards }{ event-scoring }.
event-fola-taken-nothing = { event-seat } findet in der Fola nichts zu nehmen.
event-fola-shown = In der Fola bleiben: { $cards }.
event-fola-empty = In der Fola bleibt nichts.
event-discarded = { event-seat } legt ab: { $cards }.
event-stayed-out = { event-seat } setzt dieses Spiel aus, gegen eine Gebühr von { $figure }.
event-stayed-in = { event-seat } spielt mit.
event-declared = { event-seat } meldet { $groups }{ event-scoring }.
event-declared-nothing = { event-seat } meldet nichts.
event-led = { event-seat } spielt { card-the-acc } aus.
event-played-follows = { event-seat } spielt { card-the-acc }.
event-played-trumps = { event-seat } hat keine { card-suit-led } und trumpft mit { card-the-dat }.
event-played-throws =
    { $led ->
        [T] { event-seat } hat keinen Tarock und wirft { card-the-acc } ab.
       *[other] { event-seat } hat weder { card-suit-led } noch Tarocke und wirft { card-the-acc } ab.
    }
event-played-forced = { event-seat } muss { card-the-acc } hergeben.
event-played-wrongly = { event-seat } spielt gegen die Regeln { card-the-acc }.
event-played-matto = { event-seat } spielt { -narr(case: "acc") }.
event-played-sets = { event-seat } spielt { card-the-acc } und bestimmt damit die Farbe.
event-died = { card-The } { $aria ->
        [trumpets] fallen
       *[other] fällt
    }: { $points } für { $takers }.
event-died-unmarked = { card-The } { $aria ->
        [trumpets] fallen
       *[other] fällt
    }, doch angeschrieben wird nichts: Die Karte war gemeldet.
event-died-barred = { card-The } { $aria ->
        [trumpets] fallen
       *[other] fällt
    }, doch angeschrieben wird nichts: Wer nimmt, spielt mit einer falschen Kartenzahl.
event-trick-won = { event-seat } macht den Stich mit { card-the-dat }.
event-resto-drawn =
    { $to-seats ->
        [one] { event-to } liegt { $figure } vor { event-giver } und gewinnt einen Resto.
       *[other] { event-to } liegen { $figure } vorn und gewinnen einen Resto.
    }
event-matto-owed =
    { $giver-seats ->
        [one] { event-giver } behält { -narr(case: "acc") } und schuldet { event-to } dafür eine Karte.
       *[other] { event-giver } behalten { -narr(case: "acc") } und schulden { event-to } dafür eine Karte.
    }
event-matto-paid =
    { $giver-seats ->
        [one] Für { -narr(case: "acc") } gibt { event-giver } an { event-to } { card-the-acc }.
       *[other] Für { -narr(case: "acc") } geben { event-giver } an { event-to } { card-the-acc }.
    }
event-matto-lost =
    { $giver-seats ->
        [one] { event-giver } hat keinen Stich gemacht und verliert { -narr(case: "acc") } an { event-to }.
       *[other] { event-giver } haben keinen Stich gemacht und verlieren { -narr(case: "acc") } an { event-to }.
    }
event-counted-last-trick = Der letzte Stich: { $amounts }.
event-counted-cards = Überzahl an Karten: { $amounts }.
event-counted-values = Heimgebrachte Zählkarten: { $amounts }.
event-counted-versicole = Heimgebrachte Versicole: { $amounts }.
event-counted-honours = Heimgebrachte Zählkarten und Versicole: { $amounts }.
event-counted-fees = Die Gebühr fürs Aussetzen: { $payments }.
event-settled = Die Abrechnung: { $payments }. Resti insgesamt: { $amounts }.
event-settled-level = Die Abrechnung: Niemand schuldet einen Resto. Resti insgesamt: { $amounts }.
event-revoked = Es kommt heraus, dass { event-seat } im { $figure }. Stich mit { card-the-dat } nicht Farbe bekannt hat{ event-charged }{ event-given-back }.
event-revoke-mended = { event-seat } nimmt { card-the-acc } rechtzeitig zurück und spielt stattdessen: { $cards }.
event-misdealt = { event-seat } hat sich um { $figure ->
        [one] eine Karte
       *[other] { $figure } Karten
    } vergeben{ event-charged }.
event-penalty = Eine Buße wird fällig{ event-charged }.
event-unexposed = { event-seat } hat vergessen, eine Karte aufzudecken{ event-charged }.
event-wrong-count = Bei { event-seat } stimmt die Zahl der Karten nicht{ event-charged }.
event-put-right-late = { event-seat } nimmt { card-the-acc } zurück und gibt dafür eine andere Karte ({ $cards }); das Ablegen war fällig gewesen{ event-charged }.
event-capture-denied = Es kommt heraus, dass { event-seat } verschwiegen hat, { card-the-acc } gestochen zu haben{ event-given-back }.
event-capture-paid = Das Spiel ist aus, und der verschwiegene Fang wird fällig{ event-charged }.
event-laid-down = { event-seat } legt die Karten auf.
event-refused = { event-seat } darf { card-the-acc } nicht spielen.
event-refused-slip =
    { $why ->
        [play] { event-seat } darf { card-the-acc } nicht spielen.
        [discard] { event-seat } darf { card-the-acc } nicht ablegen.
        [late] { event-seat } darf { card-the-acc } nicht als Ablage zurücknehmen.
        [stands] { event-seat } hat nicht weitergespielt: Die Renonce gilt nicht.
        [capture] { event-seat } schuldet für einen verschwiegenen Fang nichts.
        [laydown] { event-seat } darf die Karten nicht auflegen.
       *[never] Nach diesen Regeln kann das nicht vorkommen.
    }

# what is charged for an irregularity, at the end of a sentence; $charged: yes or no
event-charged =
    { $charged ->
        [yes] : { $payments }
       *[no] { "" }
    }
event-share = { $points } für { event-to }
# cards that go back to their piles; $returned: yes or no
event-given-back =
    { $returned ->
        [yes] . Zurückgegeben: { $cards }
       *[no] { "" }
    }

# what a step scores at once, in the middle of a sentence
event-scoring =
    { $points ->
        [0] { "" }
       *[other] { $payers ->
            [one] ; das bringt { $points }
           *[other] ; das bringt { $points } von jedem
        }
    }
# what a side has of an item of the count; with its versicole, if any
event-amount = { event-side } { $points }
event-amount-of = { event-side } { $points } ({ $groups })
event-payment = { event-giver } { $giver ->
        [south-north] zahlen
        [east-west] zahlen
       *[other] zahlt
    } { $points } an { event-to }
event-resti =
    { $to-seats ->
        [one] { event-to } gewinnt { $resti ->
            [one] einen Resto
           *[other] { $resti } Resti
        } von { event-giver }
       *[other] { event-to } gewinnen { $resti ->
            [one] einen Resto
           *[other] { $resti } Resti
        } von { event-giver }
    }
event-resti-won = { event-to } gewinnt { $resti ->
        [one] einen Resto
       *[other] { $resti } Resti
    }
event-resti-paid = { event-to } zahlt { $resti ->
        [one] einen Resto
       *[other] { $resti } Resti
    }

## Versicole. $numbers: of its cards, as 1-13-28 (the hyphens do not break); $first and $last: of the lowest and the highest; $matto: whether the Matto
## joins it, yes or no; $count: how many Kings

versicola-run = die Folge von { $first } bis { $last }{ versicola-joined }
versicola-matto-1-40 = die Gruppe Narr, 1 und 40
versicola-one-x-28 = die Gruppe { $numbers }{ versicola-joined }
versicola-tens = die Zehner { $numbers }{ versicola-joined }
versicola-kings =
    { $count ->
        [3] drei Könige{ versicola-joined }
       *[other] vier Könige{ versicola-joined }
    }
versicola-joined =
    { $matto ->
        [yes] { " " }mit { -narr(case: "dat") }
       *[no] { "" }
    }

## Points in words: what an entry was for, and the entry whole

mark-for-robbed = für { card-the-acc }, geraubt
mark-for-exposed = für { card-the-acc }, aufgedeckt
mark-for-fola = für { card-the-acc } aus der Fola
mark-for-fola-several = für die Karten aus der Fola
mark-for-declared = für { $group }
mark-for-death = für { card-the-acc }
mark-for-matto-lost = für den verlorenen Narren
mark-for-fee = fürs Aussetzen
mark-for-last-trick = für den letzten Stich
mark-for-values = für zählende Karten
mark-for-versicole = für Versicole
mark-for-honours = für zählende Karten und Versicole
mark-for-cards = für die Überzahl an Karten
mark-for-penalty = als Buße
mark-for-returned = für eine zurückgegebene Karte
mark-whole-pairs = { $points } an { event-to }, { $reason }
mark-whole-each = { $points } an { event-to } von { event-giver }, { $reason }

## The running lead in words

lead-level = Gleichstand
lead-ahead = { event-to } mit { $points } vorn
lead-over = { event-to } { $points } vor { event-giver }

## Stages of a deal

replay-stage-seats = Plätze und Karten
replay-stage-cut = Der Abhebende raubt
replay-stage-deal = Das Geben
replay-stage-exposed = Aufgedeckte Karten
replay-stage-rob = Der Geber raubt
replay-stage-fola = Die Fola
replay-stage-discard = Das Ablegen
replay-stage-stay = Das Aussetzen
replay-stage-declare = Die Meldungen
replay-stage-fola-open = Die Fola liegt offen
replay-stage-first = Meldungen im ersten Stich
replay-stage-play = Die Stiche
replay-stage-last = Der letzte Stich
replay-stage-matto = Die Karte für den Narren
replay-stage-tally = Die Schlusszählung
replay-stage-resti = Die Abrechnung

## A step of a deal as a link: the deal and the place in it

uses-step = { $deal }: { $place }
uses-trick = { $trick }. Stich
uses-trick-seat = { $trick }. Stich, { event-seat }
uses-stage-seats = vor dem Geben
uses-stage-shuffle = vor dem Geben
uses-stage-cut = der Abhebende raubt
uses-stage-deal = das Geben
uses-stage-exposed = aufgedeckte Karten
uses-stage-rob = der Geber raubt
uses-stage-fola = die Fola
uses-stage-discard = das Ablegen
uses-stage-stay = das Aussetzen
uses-stage-declare = die Meldungen
uses-stage-matto = die Karte für den Narren
uses-stage-tally = die Schlusszählung
uses-stage-resti = die Abrechnung
uses-stage-irr = ein Verstoß

## What stands over a deal, and the answer behind a step

replay-over = { $source }: { $form }
because-words = { $question }: { $value }
replay-state = Stand: ein Spiel, gespielt nach { $form }.

### End of replay and events


### Rulebooks, comparison, doubtful places, coverage, synopsis (views/compare, rulebook, sheet, cruxes, coverage, synopsis)

## The comparison

compare-title = Alle Fragen, alle Spielformen
compare-title-stage = { $stage }: alle Spielformen
compare-under = Was jede Quelle auf jede Frage antwortet, und wie sicher.


## Rulebooks

book-title = { $source }: { $form }
book-under = Die Regeln in der Folge des Spiels, jeder Satz mit seiner Stelle
book-unplayable = Nach dieser Form lässt sich noch nicht spielen: Manche Fragen sind noch offen, oder ihre Antworten schließen einander aus. Was beantwortet ist, steht unten.
book-caution = Mit Vorsicht zu gebrauchen: { $doubts }.
book-players-pairs =
    { $count ->
        [4] Vier Spieler, zwei gegen zwei
       *[other] { $count } Spieler zu Paaren
    }
book-players-each =
    { $count ->
        [2] Zwei Spieler
        [3] Drei Spieler, jeder für sich
        [4] Vier Spieler, jeder für sich
       *[other] { $count } Spieler, jeder für sich
    }
# before the passages in which we looked in vain
book-not-in = nicht in
book-state = Regelbuch, geschrieben nach der Quelle: { $source }
book-silent = Davon wird nichts gesagt: { $asks }
book-not-applicable = Die Quelle lässt für die Frage keinen Platz: { $asks }
book-not-read = Daraufhin nicht gelesen: { $asks }
book-value = { $asks } { $value }

## The table sheet

sheet-title = Tischblatt: { $source }, { $form }
sheet-under = In [eckigen Klammern], was die Quelle auslässt und eine andere ergänzt; in ⟨spitzen⟩, was wir vermuten.
sheet-values = Werte
sheet-versicole = Versicole
sheet-order = Ein Spiel
sheet-play = Das Spielen
sheet-marks = Was man anschreibt
sheet-total = Insgesamt { $value }.
sheet-conjectured = ⟨{ $value }⟩
sheet-supplied = [{ $value }]
sheet-step-cut = Abgehoben wird; der Abhebende raubt { $cutter-takes } ({ $cutter-from }).
sheet-step-deal = Jeder bekommt { $hand-size }, in Päckchen zu { $batches }.
sheet-step-exposed = Aufgedeckt wird: { $exposed }.
sheet-step-rob = Der Geber raubt vom Talon { $dealer-takes }.
sheet-step-fola = Aus der Fola nimmt der Geber { $takes }.
sheet-step-discard = Was zu viel ist, wird abgelegt; nicht in die Ablage dürfen: { $barred }.
sheet-step-stay = Wer will, setzt aus, { $when }.
sheet-step-declare = Versicole meldet man { $when }.
sheet-step-lead = Zum ersten Stich spielt aus: { $leader }.
sheet-step-matto = Die für { -narr(case: "acc") } geschuldete Karte wird beglichen: { $paid-when }.
sheet-step-count = Die Schlusszählung: { $order }.
sheet-step-resti = Ein Resto: { $points }; was übrig ist: { $remainder }.

## Doubtful places

cruxes-under = { $count } Stellen, an denen eine Quelle sich widerspricht, entstellt ist, sich versieht oder schweigt, oder an denen die Herausgeber auseinandergehen: wie jede zu lesen sein kann und welche Lesung gespielt wird.
cruxes-contents = Strittige Stellen
cruxes-editors = Herausgeber
cruxes-choice = Wir spielen
cruxes-changes = Anders gelesen
cruxes-changes-lead = Unter jeder Stelle steht, was die anderen Lesungen ausmachen würden, gemessen an denselben Spielen.
# before the sigla of the sources that are so read
cruxes-played-by = so gelesen:
cruxes-no-question = Keine Frage

## Coverage

coverage-under = Welche Stellen in den aufbewahrten Spielen zur Geltung kommen, welche nur anderswo oder später wirken und welche keine Regeln sind; und wie sicher die Fragen für jede Spielform beantwortet sind.
coverage-questions = Die Fragen nach der Sicherheit der Antwort
coverage-sets = Regelwerke
coverage-form = Spielform
coverage-passage = Stelle
coverage-why = Worauf sie antwortet, oder warum sie nicht wirkt
coverage-deals =
    { $count ->
        [0] kein aufbewahrtes Spiel
        [one] { $count } aufbewahrtes Spiel
       *[other] { $count } aufbewahrte Spiele
    }
coverage-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
coverage-shown = gezeigt
coverage-shown-means = In einem aufbewahrten Spiel hat die Stelle einen Schritt entschieden; die Zahl der Schritte führt zum ersten.
coverage-example = Beispiel
coverage-example-means = Kein Spiel zeigt sie, doch ein durchgerechnetes Beispiel der Quelle wird für diese Spielform geprüft.
coverage-idle = noch nicht gezeigt
coverage-idle-means = Sie kann wirken, und noch zeigt sie kein aufbewahrtes Spiel.
coverage-waits = später
coverage-waits-means = Sie wirkt nur bei Verstößen oder in einer Partie von mehreren Spielen, und kein aufbewahrtes Spiel dieser Spielform hat dergleichen.
coverage-unplayed = nicht gespielt
coverage-unplayed-means = Nur eine Lesung, die nicht gespielt wird, ruht auf ihr.
coverage-told = erzählt
coverage-told-means = Sie antwortet auf Fragen, die nur beschreiben oder sich ergeben und im Spiel nie etwas entscheiden.
coverage-silent = schweigt
coverage-silent-means = Sie ist nur der Ort, an dem man eine Antwort suchen würde.
coverage-elsewhere = anderswo
coverage-elsewhere-means = Sie spricht von anderen Spielformen.
coverage-context = keine Regel
coverage-context-means = Sie regelt nichts; der Grund ist angegeben.
coverage-unasked = keine Frage
coverage-unasked-means = Sie regelt etwas, wofür noch keine Frage gestellt ist.
coverage-more = { $list }; und { $count } weitere
coverage-languages = Die Texte in jeder Sprache
coverage-languages-means = Wie viele Texte jeder Art in welcher Sprache da sind. Was fehlt, steht auf Englisch da und ist gekennzeichnet.
coverage-kind = Art
coverage-kind-source = Angaben zu den Quellen
coverage-kind-rendering = Wiedergaben
coverage-kind-notes = Anmerkungen zu den Stellen
coverage-kind-examples = Durchgerechnete Beispiele
coverage-kind-questionnaire = Fragebogen
coverage-kind-answers = Anmerkungen zu den Antworten
coverage-kind-cruxes = Strittige Stellen
coverage-kind-deals = Spiele
coverage-kind-glossary = Glossar
coverage-kind-cards = Namen der Karten
coverage-kind-terminology = Wahl der Ausdrücke
coverage-kind-unshown = Gründe, warum kein Spiel es zeigt
coverage-unseen = Was kein Spiel zeigt, und warum
coverage-unseen-means = Jede Antwort, nach der eine Spielform sich richtet und die in keinem aufbewahrten Spiel einen Schritt entscheidet, und jede Stelle einer Regel, die in keinem wirkt.
coverage-share = { $done } von { $all }

### End of rulebooks

### Pairs (views/pairs)

under-pairs = Zwei Spielformen nebeneinander: worin sie sich unterscheiden, geordnet nach dem, was davon abhängt, mit den Stellen beider. Formen für gleich viele Spieler und mit denselben Parteien, die zeitlich nächsten.
home-more-pairs = Zwei Spielformen nebeneinander, geordnet nach ihren Unterschieden
pair-over = Zwei Spielformen im Vergleich
pair-title = { $one } und { $other }
pair-state = Stand: die Lesungen, nach denen { $one } und { $other } gespielt werden.
pair-index-state = Stand: alle Paare von Spielformen, die eine eigene Seite haben.
pair-figures =
    { $value ->
        [0] Sie werden gleich gespielt
        [one] Bei einer Frage wird anders gespielt
       *[other] Bei { $value } Fragen wird anders gespielt
    }; bei { $evidence } weiteren ist nur die Gewissheit verschieden, und { $alike } sind gleich beantwortet{ $unread ->
        [0] .
       *[other] . Für { $unread } wurde eine der beiden nicht gelesen.
    }
pair-compare = Die beiden als Spalten des Vergleichs
pair-deals = Nach beiden gespielt:
pair-differs-value = Es wird anders gespielt.
pair-differs-evidence = Gleich gespielt; nur die Gewissheit ist verschieden.
pair-means-procedure = Was geschieht, in welcher Folge, und was man dabei sehen darf.
pair-means-legality = Welche Karte gespielt, genommen oder weggelegt werden darf.
pair-means-outcome = Wem Karten und Stiche zufallen.
pair-means-score = Wie viele Punkte etwas wert ist.
pair-means-payment = Wer wen bezahlt, und wann.
pair-alike = Gleich beantwortet
pair-unread = Für eine der beiden nicht gelesen

### Silences (views/silences)

under-silences = Was jede Quelle auslässt, und womit die Lücke gefüllt wird, wenn man nach ihr spielt.
home-more-silences = Was jede Quelle auslässt, gezeichnet
home-more-study = Was jede Regel ausmacht, gemessen an Tausenden von Spielen
silences-lead = Jedes Zeichen ist eine Antwort einer Spielform und führt zu ihr. Quadrate sind Schweigen: ein offenes ist für das Spiel gefüllt, und der Buchstabe sagt, aus welcher Quelle; ein volles füllt nichts.
silences-worth = Was die Ergänzungen ausmachen, ist gemessen.
silences-by-editors = von den Herausgebern ergänzt
silences-forms = Form für Form
silences-figure = In der Karte
silences-filled-by = Gefüllt aus
silences-in-words = { $stage }: dasselbe in Worten
silences-answers = Wer es sagt und wer nicht
silences-mark = { $form }, { $question }: { $state }{ $worth ->
        [none] {""}
       *[other] . Anders gefüllt ein anderer Sieger in { $worth }
    }
silences-who = { $siglum } ({ $forms })
silences-filled = { $what } aus { $filler }
silences-shaded = Je dunkler ein Quadrat ist und je mehr Striche es am Fuß trägt, desto mehr ist seine Ergänzung wert: der Anteil der Spiele, die eine andere Partei gewinnt, wenn das Schweigen anders gefüllt wird, so wie eine andere Quelle es hat.
silences-worth-key = Was eine Ergänzung wert ist, nach der Spielweise, bei der es am meisten ausmacht:
silences-level-none = kein anderer Sieger
silences-level = über { $low } bis { $high } % der Spiele
silences-level-most = über { $low } % der Spiele
silences-worth-head = Anderer Sieger, wenn anders gefüllt
silences-worth-of = { $careful } ({ $between }) bei umsichtigem Spiel, { $chance } ({ $about }) bei zufälligem

### Deals that travel (views/diverge, around; diverge.html.j2)

replay-travels = Dasselbe Spiel nach anderen Regeln:
diverge-title = { $deal }, nach den Regeln von { $source }
diverge-head = Nach den Regeln von { $source }
diverge-form = { $source } ({ $form })
diverge-by-pack = Dieselbe Kartenfolge, dasselbe Abheben und derselbe Geber nach den Regeln zweier Spielformen, { $one } und { $other }; was daheim gewählt wurde, wird wieder gewählt, soweit die Regeln es zulassen.
diverge-by-hands = Dieselben Blätter bei Spielbeginn nach den Regeln zweier Spielformen, { $one } und { $other }; dieselben Karten werden gespielt, soweit die Regeln es zulassen.
diverge-state = ein Spiel, gespielt nach { $one } und nach { $other }
diverge-kinds = Wo sie sich trennen
diverge-nowhere = Sie trennen sich nicht in { $kinds }.
diverge-course = Der Verlauf nach { $form }
diverge-here = Hier:
diverge-again = Weiter oben:
diverge-above = Die Stellen stehen weiter oben:
diverge-alike = Dahinter steht, von beiden gleich beantwortet:
diverge-tally = Was dabei herauskommt
diverge-resti = Gewonnene Resti

diverge-kind-procedure = Hergang
diverge-kind-legality = Spielbarkeit
diverge-kind-outcome = Ausgang
diverge-kind-score = Punkte
diverge-kind-payment = Zahlung
diverge-in-procedure = dem Hergang
diverge-in-legality = dem, was man spielen darf
diverge-in-outcome = dem, wer was gewinnt
diverge-in-score = den Punkten
diverge-in-payment = der Zahlung
diverge-means-procedure = Der erste Schritt, den nur eine von beiden hat oder der zu anderer Zeit kommt; oder andere Karten, die gegeben, geraubt, genommen oder abgelegt werden.
diverge-means-legality = Die erste Karte aus demselben Blatt zum selben Stich, die eine von beiden abweist oder deren Wahl eine andere Regel einengt.
diverge-means-outcome = Der erste Stich, den ein anderer macht oder der andere Karten enthält, oder andere Karten, die den Besitzer wechseln.
diverge-means-score = Die ersten Punkte, die nur eine von beiden gibt oder die weniger sind oder für etwas anderes stehen.
diverge-means-payment = Der erste Resto, den nur eine von beiden zahlen lässt oder den ein anderer zahlt oder bekommt.

diverge-undone-none = Keine einzelne Antwort hebt das auf.
diverge-undone-one = Gäben beide hierauf dieselbe Antwort, so trennten sie sich an dieser Stelle nicht:
diverge-undone-any = Gäben beide auf irgendeine dieser Fragen dieselbe Antwort, so trennten sie sich an dieser Stelle nicht:
diverge-undone-together = Gäben beide auf alle diese Fragen zusammen dieselbe Antwort, so trennten sie sich an dieser Stelle nicht:

### Choices of terms (views/terminology)

menu-terminology = Die Wörter in drei Sprachen
terminology-under = Wie wir die Dinge des Spiels auf Englisch, Italienisch und Deutsch nennen, und warum, wo es darauf ankommt.
terminology-why = Warum

## What rules change: the study

under-study = Dieselben Spiele, gespielt nach den Regeln jeder Spielform und dann noch einmal mit einer einzigen geänderten Antwort.
study-none = Für diese Spielformen ist keine Untersuchung aufbewahrt.
study-way-paired = In jeder Spielform werden dieselben { $deals } Mischungen gespielt und dann noch einmal, mit einer Antwort, die durch den Wert einer anderen Quelle oder einer anderen Lesung derselben Stelle ersetzt ist. Sonst ist alles gleich; was die beiden Male trennt, kommt also von dieser Antwort.
study-way-policies = Auf allen Plätzen wurden zwei Spielweisen erprobt, und beide sind zu sehen: Die eine überlässt alles dem Zufall, die andere ist schlicht und umsichtig. Meisterhaft ist keine von beiden. Eine Regel, bei der es auf Urteil ankommt, sieht harmlos aus, wo niemand urteilt, und eine Zahl ist hier nicht mehr wert als die Spielweise hinter ihr.
study-way-luck = Eine Regel, die andere Karten in andere Blätter bringt, etwa woher der Abhebende raubt oder wie viele Karten ein Päckchen hat, macht aus derselben Kartenfolge ein anderes Spiel. Sie zeigt, wie weit das Glück neu verteilt wurde, nicht, dass sie jemanden begünstigt.
study-way-figures = Die Zahlen sind Mittel über alle Spiele einer Spielform, mit dem Bereich, in dem sie mit 95 Prozent Sicherheit liegen. Die Punkte sind netto gerechnet, bevor ein Rest zu einem Resto gerundet wird.
study-policy-random = zufällig
study-policy-careful = umsichtig
study-forms = Was ein Spiel einbringt
study-form = Spielform
study-policy = Spielweise
study-first-hand = Punkte der Vorhand
study-spread = Ihre Streuung
study-resti = Resti der Vorhand
study-forms-caption = Punkte und Resti sind die der Partei, die zum ersten Stich ausspielt. Die Ereignisse sind auf hundert Spiele gerechnet.
study-event-king-forced = erzwungene Könige
study-event-robbed = geraubte Karten
study-event-exposed = aufgedeckte Karten
study-event-fola-taken = wie oft die Fola Karten hergab
study-event-stayed-out = wie oft jemand aussetzte
study-event-declared = Meldungen
study-event-died = Tode
study-event-resto-drawn = im Spiel gezogene Resti
study-event-matto-owed = für den Narren geschuldete Karten
study-event-matto-lost = verlorene Narren
study-drawing = Die Regeln, die am meisten ausmachen
study-drawing-means = { $count } Fragen, jede mit dem Anteil der Spiele, die eine andere Partei gewinnt, sobald die Antwort geändert wird. Die Tabelle darunter hat dieselben Zahlen.
study-drawing-caption = Das volle Zeichen ist umsichtiges Spiel, das offene der Zufall. Jede Zeile zeigt die Spielform und den Wert, bei denen die Antwort am schwersten wiegt.
study-rules = Die Regeln nach Gewicht
study-rules-caption = Zu jeder Frage die Spielform und der Wert, bei denen die Änderung am schwersten wiegt.
study-rule = Frage
study-value = An ihre Stelle gesetzt
study-winner-head = Anderer Sieger
study-points-head = Verschobene Punkte
study-silences = Was das Schweigen wert ist
study-silences-under = Hier sagt die Quelle nichts, und wir spielen, was eine andere hat. So viel ist diese Wahl wert.
study-doubts = Was die Zweifel wert sind
study-doubts-under = Die strittigen Stellen, jede an allen ihren Fragen anders gelesen.
study-doubt = Strittige Stelle
study-idle = Regeln, die keinen Punkt veränderten
study-idle-under = Manche ordnen den Hergang oder was man sehen darf; andere zählen nur für Spieler, die sie zu nutzen wissen.
study-supplied = schweigt
study-winner = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-points = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-signed = { NUMBER($figure, maximumFractionDigits: 2) }
study-plain = { NUMBER($figure, maximumFractionDigits: 1) }
study-percent = { $figure } %
study-between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-effect = anderer Sieger in { NUMBER($careful, minimumFractionDigits: 1) } % von { $deals } Spielen ({ NUMBER($careful-low, minimumFractionDigits: 1) } bis { NUMBER($careful-high, minimumFractionDigits: 1) }) bei umsichtigem Spiel, bei zufälligem in { NUMBER($chance, minimumFractionDigits: 1) } % ({ NUMBER($chance-low, minimumFractionDigits: 1) } bis { NUMBER($chance-high, minimumFractionDigits: 1) }).
study-why-cannot-play = nicht erprobt: Mit dem Rest dieser Regeln lässt es sich nicht spielen.
study-why-silent = nicht erprobt: Es würfe eine Frage auf, die diese Quelle nicht beantwortet.
study-why-sides = nicht erprobt: Es wären nicht dieselben Parteien.
study-why-alike = spielt sich hier gleich.
study-deals = { $deals }
effect = Wirkung
effect-column = der Anteil der Spiele, die eine andere Partei gewinnt, wenn nur diese Antwort geändert wird, in der Spielform und mit dem Wert, bei denen das am schwersten wiegt. Der Verweis führt zu allen Zahlen mit ihren Bereichen.
effect-chance = zufällig { $figure }
effect-none = nicht erprobt
effect-told = { $form }, { $value }: { $effect }
effects-title = Was diese Regel ausmacht
effects-under = Jede Zeile setzt in eine Spielform ein, was eine andere Quelle oder eine andere Lesung hat, und lässt alle übrigen Antworten stehen; mit ihr und ohne sie werden dieselben Mischungen gespielt. Die Bereiche gelten mit 95 Prozent Sicherheit.
effects-caution = Wer schlecht spielt, lässt eine Regel harmlos aussehen: Darum sind zwei Spielweisen zu sehen, eine, die alles dem Zufall überlässt, und eine umsichtige, und meisterhaft ist keine von beiden.
effects-how = Wie gemessen wurde.
effects-none = Zu dieser Frage ließ sich keine andere Antwort erproben.
effects-deals = Spiele

## Das Glossar und die Karten. $parted: yes, wenn eine Spielform oder eine Lesung eine Frage zur Karte anders beantwortet

glossary-it = italienisch
glossary-de = deutsch
glossary-en = englisch
glossary-shown = Zu sehen in
glossary-see = Siehe auch
card-printed = auf der Karte: { $number }
card-summary =
    { $parted ->
        [yes] { $worth } für sich; Quellen uneins
       *[no] { $worth } für sich
    }
card-worthless = keine Punkte
card-named-in = Genannt in
card-apart = sonst:

## Doubtful entries of a record

source-doubts = Zweifelhaft an den Angaben
doubt-kept = so unsere Angabe
doubt-translator = der englische Übersetzer
doubt-of-archive-location = Signatur
doubt-of-archive-place = Ort des Archivs
doubt-of-author = Verfasser
doubt-of-edition = Ausgabe
doubt-of-issue = Nummer der Zeitschrift
doubt-of-issued = Datum
doubt-of-publisher = Verlag
doubt-of-publisher-place = Ort
doubt-of-status = Ob es gedruckt wurde
doubt-of-title = Titel
doubt-of-url = Adresse
doubt-of-editor = Herausgeber
doubt-of-container-title = Zeitschrift oder Sammlung
doubt-of-volume = Band
doubt-of-page = Seiten

### The bibliography (views/bibliography)

bibliography-whole = Ganz gelesen
bibliography-whole-means = Von Anfang bis Ende gelesen: Wovon sie nicht sprechen, darüber schweigen sie.
bibliography-part = Zum Teil gelesen
bibliography-part-means = Davon wurde nur das Genannte gelesen; was der Rest sagt, wissen wir nicht.
bibliography-none = Nicht gelesen
bibliography-none-means = Nur dem Titel nach oder durch andere bekannt. Sie sagen zu einer Regel vielleicht durchaus etwas: Nicht gelesen heißt nicht, dass sie schweigen.
bibliography-read = gelesen: { $read }
cite-work = Dieses Werk zitieren

### The data, to take away (views/downloads, exports)

data-files = Dateien
data-size = { $size } kB
data-file-values-csv = Alle Antworten als Tabelle: eine Zeile für jede Lesung jeder Antwort, Form für Form und Frage für Frage, mit Beleglage, Stellen und Anmerkung. Die Anmerkungen sind englisch.
data-file-values-csv-metadata-json = Was in jeder Spalte dieser Tabelle steht, für Programme, die CSV on the Web verstehen.
data-file-library-json = Die ganze Bibliothek: Quellen, Stellen, Wiedergaben, Anmerkungen, Antworten, strittige Stellen, Spiele, Karten und Ausdrücke, mit allen Texten in drei Sprachen.
data-file-works-json = Alle Werke des Literaturverzeichnisses als CSL-JSON.
data-file-works-bib = Dieselben für BibTeX und BibLaTeX.
data-file-works-ris = Dieselben als RIS, das fast jede Literaturverwaltung liest.
data-licence = Daten und Texte stehen unter der Lizenz Creative Commons Namensnennung 4.0.
data-cite = Wie man sie zitiert
data-beside-head = Neben jeder Seite
data-beside = Nichts wissen die Seiten allein. Neben jeder steht dieselbe Seite als JSON: Man setze index.json an die Stelle des letzten Teils ihrer Adresse. Der Fuß der Seite führt dorthin und zu den YAML-Dateien, aus denen sie gemacht ist.
data-compare = Was verglichen wird, ganz oder Abschnitt für Abschnitt, gibt es als CSV und JSON auf der Seite des Vergleichs selbst:
data-columns = Die Spalten der Tabelle
data-columns-means = In values.csv hat jede Form eine Zeile für jede Frage. Wo eine Form daraufhin nicht gelesen wurde oder die Frage sich nicht stellt, sagt die Zeile es und hat keinen Wert.
data-column = Spalte
data-column-holds = Was darin steht
data-column-may-be-empty = Darf leer sein.
export-table = Die Werte aller Formen
export-table-means = Eine Zeile für jede Lesung der Antwort jeder Form auf jede Frage; jede Form hat eine Zeile für jede Frage.
column-source = Die Quelle, deren Regeln es sind, mit ihrer Kennung.
column-siglum = Ihre Sigle in Tabellen.
column-form = Die Form, als Regelwerk und Spielweise: vienna-1756/pairs.
column-question = Die Frage, mit ihrer Kennung: play.king_rule.
column-short = Ihr kurzer Name.
column-stage = Der Abschnitt des Spiels, zu dem sie gehört.
column-dimension = Ihre Nummern in der Liste der Dimensionen, durch Leerzeichen getrennt.
column-kind = rule: Quellen können auseinandergehen; fixed: alle, die sprechen, stimmen überein; checked: folgt aus anderen Antworten; descriptive: im Spiel hängt nichts daran.
column-consequence = Worauf sie wirkt: procedure, legality, outcome, score oder payment.
column-crux = Die strittige Stelle, die die Antwort unsicher macht, mit ihrer Kennung: X28b.
column-letter = Welche ihrer Lesungen diese Zeile ist.
column-played = yes, wenn nach dieser Lesung gespielt wird, sonst no.
column-value = Der Wert, in den Wörtern der Datendateien; die Glieder einer Liste sind durch Leerzeichen getrennt. Er fehlt, wo nichts gespielt wird.
column-evidence = stated, implied, conjectured; silent: die Quelle schweigt; supplied: sie schweigt, und der Wert kommt von einer anderen; not_applicable: die Quelle lässt der Frage keinen Raum; not_arising: die anderen Antworten lassen ihr keinen; not_read.
column-supplied-from = Bei einem Schweigen die Form, deren Wert stattdessen gespielt wird, oder editors.
column-completed-from = Die Form, oder editors, von der ein Teil des Wertes kommt, den die Quelle nicht gibt.
column-cites = Die Stellen der Quelle, als vienna-1756:w4, durch Leerzeichen getrennt; bei einem Schweigen, wo man suchen würde.
column-locus = Wo diese Stellen in der Quelle stehen, in ihrer Reihenfolge, durch Strichpunkte getrennt.
column-see = Stellen anderer Quellen, die diese verstehen helfen.
column-note = Unsere Anmerkung zur Antwort, auf Englisch.

### What changed by release (views/changed)

data-file-kept = Die Werte, wie Version { $version } sie veröffentlicht hat, zum Vergleichen.
changes-no-release = Noch ist keine Version erschienen. Von der ersten an steht hier, was sich an den Antworten dieser Quelle ändert.
changes-first = Die Antworten dieser Quelle kamen mit dieser Version herein.
changes-not-there = Diese Quelle hatte noch keine Antworten.
changes-nothing = An ihren Antworten hat sich nichts geändert.
changes-working = Seither, noch nicht erschienen
changes-letter = { $question }, Lesung { $letter }
changes-value = { $value } ({ $evidence })
changes-with = { $words } – { $more }
changes-not-played = { $words }, nicht gespielt
changes-new = fehlte
changes-gone = entfallen

### While the site is served (pages/plugin)

served-wrong = In den Daten stimmt etwas nicht. Die Seiten stehen noch wie zuvor.
