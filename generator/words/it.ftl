# Le parole italiane del sito: stessi messaggi e stesse variabili di en.ftl. In più stanno qui le forme delle carte con
# articolo e preposizione (card-article…), di cui si servono solo le frasi di questo file.
# Virgolette «…», dentro “…”; apostrofo ’; trattino – tra spazi; meno di tredici cose in lettere, punti e carte in cifre.


## The site and its frame

site-title = Le regole delle minchiate
site-subtitle = fonte per fonte
site-description = Come si giocava alle minchiate, il gioco di tarocchi fiorentino, secondo ciascuna fonte che lo descrive: che cosa dice ognuna, dove lo dice, dove le fonti discordano, e che differenza fa al tavolo.
skip-to-content = Vai al testo
menu = Menu
nav-main = Menu principale
nav-languages = Lingue
nav-crumbs = Percorso
nav-on-this-page = In questa pagina
nav-neighbours = Prima e dopo
theme-dark = Pagina scura
theme-light = Pagina chiara
note = Nota

## Titles of the menu and of index pages

menu-sources = Fonti
menu-compare = Confronto
menu-rules = Regolamenti
menu-replays = Mani giocate
menu-cruxes = Luoghi dubbi
menu-silences = Silenzi
menu-synopsis = Sinossi
menu-questions = Domande
menu-pairs = A due a due
menu-coverage = Copertura
menu-cards = Carte
menu-glossary = Glossario
menu-bibliography = Bibliografia
menu-study = Che cosa cambiano le regole
menu-contribute = Aggiungere una fonte
menu-data = Dati
menu-about = L’edizione

## The key, one tap away on every page

key = Legenda
key-sigla = Le fonti
key-evidence = Quanto è sicuro

## The foot of the page

foot-cite = Citare questa pagina
foot-behind = Dietro questa pagina
foot-json = Questa pagina in JSON
foot-yaml = Fatta da
foot-edition = Questa edizione
foot-version = Versione { $version }, { $date }
foot-licence = Testi e dati: Creative Commons Attribuzione 4.0. Programma: licenza MIT.

## No such page

# a former address
moved-under = Questo indirizzo è di prima; la pagina ora sta qui.
not-found-title = Questa pagina non c’è
not-found-under = Qui gli indirizzi non cambiano: questo, con ogni probabilità, non è mai stato giusto.
not-found-advice = Da qui si arriva a tutto quello che c’è:
not-found-home = La prima pagina
not-found-search = Ricerca


## Evidence: the word, and a line that explains it

evidence-stated = detto
evidence-stated-means = La fonte lo dice.
evidence-implied = implicito
evidence-implied-means = Non è detto, ma segue da quello che è detto; una nota spiega come.
evidence-conjectured = congetturato
evidence-conjectured-means = La nostra lettura di un passo che non dà un senso solo; una nota spiega perché.
evidence-silent = tace
evidence-silent-means = La fonte è stata letta e non ne dice nulla.
evidence-supplied = supplito
evidence-supplied-means = La fonte tace; per giocare si prende il valore di un’altra, la cui sigla segue.
evidence-completed = completato
evidence-completed-means = La fonte dà una parte; il resto si prende da un’altra, la cui sigla segue.
evidence-crux = dubbio
evidence-crux-means = Un luogo dubbio con più di una lettura; la lettera indica quella che si gioca.
evidence-not-applicable = non pertinente
evidence-not-applicable-means = La fonte stessa rende oziosa la domanda, come fa un programma che distribuisce le carte da sé.
evidence-not-arising = non si pone
evidence-not-arising-means = Un’altra risposta di questa fonte non lascia posto alla domanda.
evidence-not-read = non letto
evidence-not-read-means = Non abbiamo letto la fonte a questo riguardo; può darsi che dica qualcosa.

## Kinds of doubtful places

crux-contradictory = contraddittorio
crux-contradictory-means = La fonte dice due cose che non possono stare insieme.
crux-garbled = guasto
crux-garbled-means = Le parole, come ci sono giunte, non danno un senso solo.
crux-slip = svista
crux-slip-means = Una cifra o una parola che la fonte stessa mostra sbagliata.
crux-silent = silenzio
crux-silent-means = La fonte tace là dove il gioco non può andare avanti senza una risposta.
crux-disputed = controverso
crux-disputed-means = Le parole sono chiare; chi le ha studiate non è d’accordo su che cosa vogliano dire.
crux-mark = luogo dubbio { $crux },
crux-mark-title = Luogo dubbio { $crux }
crux-mark-title-read = Luogo dubbio { $crux }, letto qui come { $letter }

## Values

value-none = non ne dice nulla
value-not-applicable = non pert.
editors-short = ed.
completed-from = completato da

## Outcomes of worked examples

outcome-agrees = concorda
outcome-contradicts = contraddice
outcome-not-decidable = indecidibile


## Cards and seats

# Sulle carte piccole: R re, D regina (la donna), C cavallo, F fante o fantina, altrimenti la cifra.
card-rank =
    { $rank ->
        [K] R
        [Q] D
        [N] C
        [J] F
       *[other] { $rank }
    }
card-matto-short = Matto
seat-south = Sud
seat-east = Est
seat-north = Nord
seat-west = Ovest


## Citing

cite = Cita
cite-text = Riferimento
copy = Copia
copied = Copiato
copy-failed = Non si è potuto copiare; l’indirizzo è nella barra in alto.
copy-link = Indirizzo di questo passo
copy-link-to = Indirizzo: { $what }
propose-correction = Proponi una correzione


## Search

search = Ricerca
search-go = Cerca
search-placeholder = verzicola, T35, re…
search-under = Passi, domande, risposte, carte e termini, nelle grafie antiche e nelle moderne, con o senza accenti.
search-words = Parole, una grafia antica, una carta, un luogo
search-none = Non si è trovato nulla
search-loading = L’indice sta arrivando…
search-failed = Non si è potuto leggere l’indice.
search-all = Tutto quello che si è trovato
search-count = trovati: { $count }
search-results = Trovati
search-no-script = La ricerca avviene nel browser e richiede JavaScript. A tutto si arriva anche da questi indici.
search-indexes = Indici

## Headings of what was found

kind-provision = Passi
kind-question = Domande
kind-cell = Risposte
kind-card = Carte
kind-term = Termini
kind-source = Fonti
kind-rulebook = Regolamenti
kind-replay = Mani giocate
kind-crux = Luoghi dubbi
kind-work = Opere
kind-page = Pagine


## The first page

home-sources = Le fonti nel tempo
home-disagreements = Su che cosa discordano di più
home-same = lo stesso
home-watch = Vederlo giocare
home-more = Altre vie d’accesso


## A source

source-record = Scheda bibliografica
source-evidence-kind = Genere della testimonianza
source-ruleset-kind = Genere del regolamento
source-reached = Come ci è giunta
source-read = Letta
source-uncertainty = Incerta perché
source-witness-of = Testimone di
source-witnesses = Testimoni
source-numbering = Luoghi
source-copies = Esemplari
source-credits = Chi ha lavorato
source-rights = Diritti
source-rulebooks = Regolamenti
source-provisions = Che cosa dice
source-loci = Luoghi di questa fonte
source-unencoded = Quello che nessuna domanda chiede
source-unencoded-means = Questi passi prescrivono qualcosa per cui il questionario non ha ancora una domanda; il simulatore non li gioca.
source-changes = Che cosa è cambiato
source-beside = Testo a fronte
source-beside-none = nessuno

## Below a passage

app-readings = Lezioni
app-answers = Risponde a
app-context = Non è una regola
app-steps = Giocato in
app-steps-more =
    e { $count ->
        [one] un’altra mano
       *[other] altre { $count } mani
    }
app-terms = Termini
app-matter = Materia
app-examples = Il suo esempio
example-given = Dato:
example-expected = dice:
example-found = troviamo:


## A question

question-id = Domanda
question-kind = Genere
question-how = Come si codificano le risposte
question-consequence = Riguarda
question-unit = Si conta in
question-applies = Si pone quando
question-dated = In ordine di tempo
question-answers = Fonte per fonte

## An answer

cell-doubtful = Il luogo è dubbio:
cell-looked = Cercato in
cell-see = Si veda anche
cell-says = Nel regolamento
cell-engine = Nel gioco
cell-steps = Si vede in
cell-changes = Se fosse altrimenti
reading-played = si gioca questa
reading-unplayable = non si può giocare


## The comparison

compare-question = Domanda
compare-stages = Fasi del gioco
filters = Che cosa si vede
filter-differences = Solo le differenze
filter-forms = Colonne
filter-stages = Fasi
filter-evidence = Sicurezza
filter-earlier = Sposta a sinistra
filter-later = Sposta a destra
filter-status = { $shown } domande su { $all }
filter-none = Non resta nessuna domanda: si tolga un filtro.
filter-copy = Copia l’indirizzo di questa vista
filter-reset = Togli tutti i filtri


## A rulebook

book-after = Scritto secondo questa fonte:
book-contents = Ordine del gioco
# Rimanda dalla frase alla stessa regola nelle altre fonti.
book-compare-short = cfr.
book-all-sources = Questa regola in tutte le fonti
book-all-sources-on = Regola { $number } in tutte le fonti
book-deals = Mani giocate con queste regole
sheet-print = Stampa il foglio da tavolo


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
        [or] { $before } o { $item }
       *[other] { $before } e { $item }
    }

## Figures with what they count

unit-points =
    { $count ->
        [0] nulla
        [one] { $count } punto
       *[other] { $count } punti
    }
unit-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
unit-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
unit-deals =
    { $count ->
        [one] { $count } mano
       *[other] { $count } mani
    }
unit-resti =
    { $count ->
        [one] { $count } resto
       *[other] { $count } resti
    }
unit-times =
    { $count ->
        [0] nessuna volta
        [1] una volta
        [2] due volte
       *[other] { $count } volte
    }
units-points = { $list } punti
units-cards = { $list } carte
units-players = { $list } giocatori
units-deals = { $list } mani
units-resti = { $list } resti
units-times = { $list } volte
unit-name-points = punti
unit-name-cards = carte
unit-name-players = giocatori
unit-name-deals = mani
unit-name-resti = resti
unit-name-times = volte
value-empty = nulla
value-unplayable = una lettura che non si può giocare
quoted = «{ $words }»

## Sets of cards

cards-none = nessuna carta
cards-counting = le carte che contano
cards-kings = i Re
cards-trump =
    { $number ->
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $number }
    }
cards-range =
    { $low ->
        [1] dall’1
        [8] dall’8
        [11] dall’11
       *[other] dal { $low }
    } { $high ->
        [8] all’8
        [11] all’11
       *[other] al { $high }
    }
range = da { $low } a { $high }

## Forms

form-pairs = a coppie
form-each =
    { $players ->
        [2] in due
        [3] in tre
        [4] in quattro, ciascuno per sé
       *[other] in { $players }, ciascuno per sé
    }

## Loci

locus-law = legge { $figure }
locus-footnote = nota { $figure }
locus-page = p. { $figure }
locus-paragraph = § { $figure }
locus-section =
    { $figure ->
        [heading] titolo
        [preface] prefazione
       *[other] sezione { $figure }
    }
locus-bullet = punto { $figure }
locus-line = r. { $figure }
locus-folio = c. { $figure }

## The language itself, dates

language-name = Italiano
# month is a number
date-words =
    { $day ->
        [1] 1º
       *[other] { $day }
    } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
years = { $first }–{ $last }

## What the closed lists of the data are called

evidence-kind-rules-text = regole del gioco, scritte come tali
evidence-kind-contemporary-rule-description = descrizione di un contemporaneo
evidence-kind-historical-rule-description = descrizione di uno storico
evidence-kind-manuscript-copy = copia manoscritta
evidence-kind-modern-description = descrizione moderna
evidence-kind-software = programma e sue pagine d’aiuto
ruleset-kind-described = descritto per intero
ruleset-kind-observed = osservato al tavolo
ruleset-kind-suggested = proposto
ruleset-kind-scholarly = messo insieme da studiosi
ruleset-kind-reconstructed = ricostruito
ruleset-kind-incomplete = incompleto
ruleset-kind-none = nessuno proprio
layer-printed-book = libro a stampa
layer-manuscript = manoscritto
layer-transcription = trascrizione
layer-german = tedesco
layer-italian = italiano
layer-english = inglese
layer-translated-it = traduzione italiana
layer-translated-en = traduzione inglese
layer-screen-page = pagina sullo schermo
uncertainty-translated = nota da una traduzione
uncertainty-at-second-hand = riferita di seconda mano
uncertainty-incomplete = incompleta
uncertainty-uncertain-date = di data incerta
uncertainty-suspected-copy = forse copiata da un’altra
uncertainty-written-long-after = scritta molto dopo il gioco
uncertainty-wording-garbled = guasta in qualche luogo
uncertainty-author-unknown = di autore ignoto
read-whole = per intero
read-part = in parte
read-none = non letta
role-rendering = Parafrasi
role-encoding = Codifica
role-translation = Traduzione
role-transcription = Trascrizione
role-review = Revisione
context-history = Racconta la storia, e non prescrive nulla.
context-advice = Consiglia come giocar bene, e non prescrive nulla.
context-software = Dice che cosa fa il programma per chi gioca, e non prescrive nulla.
context-praise = Loda il gioco, e non prescrive nulla.
context-context = Appartiene a ciò che sta intorno alle regole, e non prescrive nulla.
context-literature = Parla di altri scritti, e non prescrive nulla.
question-kind-rule = una regola su cui le fonti possono differire
question-kind-fixed = una regola su cui concordano tutte le fonti che ne parlano
question-kind-checked = segue da altre risposte, che la confermano
question-kind-descriptive = descritta soltanto: nel gioco non ne dipende nulla
consequence-procedure = come si procede
consequence-legality = che cosa si può giocare
consequence-outcome = chi vince che cosa
consequence-score = i punti
consequence-payment = il pagamento

## Bibliographic entries

entry-part-title = «{ $title }»
entry-inside = in { $by }{ $title }
entry-pages =
    { $many ->
        [True] pp. { $pages }
       *[other] p. { $pages }
    }
opens-at = si apre alla pagina { $page }

## Citing: the title of what is cited, and the state of its text

cite-words = «{ $title }», in { $site }, versione { $version } ({ $date }). { $state } { $address }
passage-label = { $source }, { $locus }
cell-title = { $question }: { $source }, { $forms }
synopsis-title = { $matter }: tutte le fonti
state-site =
    Stato: { $sources ->
        [one] codificata finora una fonte
       *[other] codificate finora { $sources } fonti
    }.
state-source =
    { $read ->
        [none] Stato: ne conosciamo il titolo, non l’abbiamo ancora letta.
       *[other] Stato: letta { $read ->
            [part] in parte
           *[other] per intero
        }, e resa con parole nostre { $layer ->
            [german] dal testo tedesco.
            [italian] dal testo italiano.
            [english] dal testo inglese.
            [translated-it] dalla traduzione italiana.
            [translated-en] dalla traduzione inglese.
            [transcription] dalla trascrizione.
            [manuscript] dal manoscritto.
            [printed-book] dal testo a stampa.
           *[other] dal testo sullo schermo.
        }
    }
state-question =
    Stato: risposte da { $sets ->
        [one] un regolamento.
       *[other] { $sets } regolamenti.
    }
state-cell = Stato: { $evidence }.
state-cell-crux =
    Stato: { $evidence }, secondo la lettura { $letter } del luogo dubbio { $crux }{ $played ->
        [no] , che non è quella che si gioca qui.
       *[yes] .
    }
# le lingue per cui un testo ci è giunto: $line è "tedesco → italiano → inglese", $steps quante sono
state-line =
    { $steps ->
        [one] Il testo si legge in { $line }.
       *[other] Il testo ci è giunto per questa via: { $line }.
    }
state-crux =
    Stato: { $places ->
        [0] un dubbio che nessun insieme di regole ha ancora.
       *[other] in dubbio in { $where }.
    }
# la sigla di un insieme di regole, e la lettura che vi si gioca: "V (si gioca A)"
state-crux-where = { $siglum } (si gioca { $letter })
state-crux-reading =
    Stato: { $played ->
        [yes] una lettura che si gioca in { $where }.
       *[no] una lettura che non si gioca in nessun luogo.
    }
# $evidence: "detto 4, implicito 1"; $where: "M N6a, N14 (italiano → inglese); V W5 (tedesco → italiano → inglese)"
state-card =
    Stato: { $answers ->
        [0] nessuna risposta di alcun regolamento le dà punti.
       *[other] risposte sul suo valore: { $evidence }.
    }
state-card-evidence = { $evidence } { $count }
state-term =
    Stato: { $explained ->
        [yes] spiegato con parole nostre
       *[no] non ancora spiegato
    }; si trova in { $where }.
cite-reading = { $title }, lettura { $letter }
cite-crux = Luogo dubbio { $crux }: { $title }
cite-term = Glossario: { $term }
cite-card = Il mazzo: { $card }
cite-step = { $deal }, passaggio { $step }
# $reasons: "regola del Re: obbligato (detto); ..."
cite-step-why = Deciso da { $reasons }.
cite-this-step = Cita questo passaggio
cite-steps-how = Ogni passaggio ha un indirizzo suo: quello della pagina, il segno # e il nome del passaggio. Vi portano i posti nella tabella.
correct-title = Correzione: { $id } (versione { $version })
correct-text =
    Luogo: { $id }
    Che cos’è: { $title }
    Indirizzo: { $address }
    Versione: { $version }
    Che cosa va cambiato, e come:
    Dove la fonte lo dice:
correct-copy = Copia queste righe, completa le ultime due e spediscile.
correct-how = Dove vanno le correzioni

## Describing pages to search engines

describe-replay = Un’intera mano di minchiate, giocata con le regole di una fonte: { $over }.
describe-question = { $asks } Che cosa risponde ogni fonte sulle regole delle minchiate, con il passo.

## Indexes and what stands under their titles

under-sources = Tutto quello che è stato letto, dal più antico: che cos’è, come ci è giunto, e che cosa dice passo per passo.
under-compare = Tutte le domande per tutti i modi di giocare.
under-rules = Uno per ogni modo di giocare: le regole come le insegnerebbe quella fonte da sola, nell’ordine del gioco.
under-replays = Mani intere, giocate carta per carta, con il passo della fonte dietro ogni mossa.
under-cruxes = Dove una fonte si contraddice, è guasta, o tralascia ciò di cui il gioco non può fare a meno.
under-coverage = Quali passi mettono alla prova le mani giocate di questo sito, e quali no.
under-questions = Che cosa si chiede a ogni fonte, nell’ordine del gioco.
under-synopsis = I passi di tutte le fonti su una stessa materia, l’uno accanto all’altro.
under-glossary = Le parole del gioco come le usano e le scrivono le fonti, con ogni passo in cui stanno.
under-cards = Le novantasette carte del mazzo: quattro semi, quaranta tarocchi, e il Matto.
under-bibliography = Tutte le opere note a questa edizione, e quanto se ne è letto.
under-data = Tutto quello che sta dietro alle pagine, da prendere e da usare.
synopsis-compare = Le domande su questa materia, modo per modo
synopsis-silent = Senza un passo su questa materia:
cards-of-coppe = Coppe
cards-of-denari = Denari
cards-of-spade = Spade
cards-of-bastoni = Bastoni
cards-of-tarocchi = Tarocchi
cards-of-matto = Il Matto

## The first page

home-intro-1 = Le minchiate sono il grande gioco di tarocchi di Firenze: novantasette carte, quaranta delle quali *tarocchi*, quattro giocatori, e un conto che premia la memoria e punisce la distrazione. Si giocarono per tre secoli, e chi ne ha messo per iscritto le regole non va d’accordo con gli altri.
home-intro-2 = Questa è un’edizione di quello che ne dicono. Ogni fonte sta qui passo per passo; ogni regola che se ne può ricavare è citata, messa accanto a quelle delle altre, e giocata.
home-figures = { $cards } carte · { $sources } fonti · { $passages } passi · { $questions } domande · { $forms } modi di giocare
home-all-deals = Tutte le mani giocate
home-more-questions = Che cosa si chiede a ogni fonte, nell’ordine del gioco
home-more-synopsis = I passi di tutte le fonti su una stessa materia, l’uno accanto all’altro
home-more-glossary = Le parole del gioco, e dove si trovano
home-more-cards = Il mazzo, disegnato
home-more-bibliography = Tutte le opere, e quanto di ognuna si è letto
home-more-coverage = Quali passi sono stati giocati, e quali non ancora
home-more-data = I dati che stanno dietro le pagine
home-more-contribute = Come entra una fonte, senza programmare
home-more-about = Che cos’è questo sito, chi l’ha fatto, come si cita
source-line = { $title }: { $kind }
timeline-title = Quando furono scritte le fonti, e quando si giocava come esse descrivono
timeline-key = La losanga è l’anno dell’opera; la linea, gli anni del gioco che descrive, punteggiata dove sono incerti.
timeline-source = { $name }, { $when }: gioco dal { $first } al { $last }

dated-line = { $when }. { $about }
sources-read = Lette
sources-unread = Note dal titolo, non ancora lette

## A source

source-pending = Di quest’opera conosciamo il titolo e non l’abbiamo letta. Può darsi che dica qualcosa su ogni domanda.
source-date = Tempo del gioco

## Below a passage

app-seen = Se ne serve
passage-same = lo stesso testo di
same-text = Salvo le lezioni qui sotto, il testo è quello di
witness-agrees =
    { $of ->
        [print] concorda con la stampa
       *[text] concorda con il testo che copia
    }
variant-rule = tocca una regola
variant-wording = espressione
variant-omission = omissione
variant-addition = aggiunta
variant-repetition = ripetizione
variant-order = ordine delle parole
variant-figures = cifra o parola
variant-punctuation = punteggiatura
variant-spelling = grafia

## A question

question-dimension = dimensione { $numbers }
question-applies-when = { $question }: { $values }
first-none = Nessuno dei { $read } regolamenti letti a questo riguardo dà una regola sua propria.
first-of-all =
    La prima volta in { $siglum } ({ $when }), su { $read } letti{ $silent ->
        [0] .
        [one] ; uno tace.
       *[other] ; { $silent } tacciono.
    }

## Examples: what is given, expected, found

example-nothing = il modo di giocare stesso
example-none = nulla
example-dealer = dà le carte { $seat }
example-cards = { $value }
example-card-count = carte: { $value }
example-tricks = prese: { $value }
example-card-points = punti delle carte: { $value }
example-versicole = verzicole: { $value }
example-versicole-points = punti delle verzicole: { $value }
example-surplus = carte in più: { $value }
example-hand = in mano: { $value }
example-trick = nella presa: { $value }
example-led-before = semi già aperti: { $value }
example-last = ultima presa: { $value }
example-legal = si può giocare: { $value }
example-refused = rifiutato: { $value }
example-leads = vantaggi { $value }
example-changes = guadagni e perdite { $value }
example-resti = resti { $value }
example-lead = vantaggio { $value }
example-scores = punti segnati giocando { $value }
example-close = saldo alla fine { $value }
example-what = errore: { $value }
example-wrong-cards = carte sbagliate: { $value }
example-points = punti: { $value }
example-total = punti in tutto: { $value }
example-pack = carte del mazzo: { $value }
example-stock = carte avanzate: { $value }
example-batches = carte date a ciascuno: { $value }
example-robbable = carte che si possono rubare: { $value }
example-protected = carte che non si possono scartare: { $value }
example-resto = punti di un resto: { $value }
example-declared = accusate: { $value }
example-times = contata: { $value } volte
example-card = carta: { $value }
example-winner = fa la presa: { $value }
example-dead = muore: { $value }
example-fees = quote di chi sta fuori, a cominciare da chi ha la mano: { $value }
example-word-yes = sì
example-word-no = no
example-word-misdeal = errore nel dar le carte
example-word-revoke = rifiuto
example-word-revoke-denied = rifiuto negato
example-word-late-remedy = errore riparato tardi
example-word-unexposed = carta non scoperta
example-word-coppe = coppe
example-word-denari = denari
example-word-spade = spade
example-word-bastoni = bastoni
moment-robbed = { $seat } ruba { $cards }
moment-exposed = { $seat } scopre { $cards }
moment-declared = { $seat } accusa { $cards }
moment-captured = { $seat } prende { $cards } a { $from }
moment-last-trick = { $seat } fa l’ultima presa
moment-stays-out = { $seat } sta fuori

## A page that is not in this language yet

not-translated = Questa pagina non è ancora tradotta; sta qui in inglese.
# after a text that stands in English on a page of another language
other-language = in inglese
in-other-language = { $words } [in inglese]

### End of pages, values and passages



### Replay and events (views/events, naming, reckoning, replay, uses; the element of replay.mjs)

# The element (replay.mjs), its plain table (replay.html.j2) and the sheet of cards (cards.svg.j2): see en.ftl.

## The element and its regions

replay-replay = Mano giocata: { $title }
replay-table = Il tavolo
replay-controls = Muoversi nella mano
replay-plain = Tutta la mano in una tabella
replay-folded = Chiusa finché le carte sono coperte, perché le dice tutte.
replay-whole = Apri la pagina intera
replay-keys = Tasti, quando il tavolo è scelto: frecce a sinistra e a destra una carta, [ e ] una presa, Home, Fine; la barra spaziatrice fa andare e fermare.

## Moving

replay-first = Torna all’inizio
replay-trick-back = Una presa indietro
replay-back = Una carta indietro
replay-play = Avvia
replay-pause = Ferma
replay-on = La carta seguente
replay-trick-on = La presa seguente
replay-last = Fino alla fine
replay-slider = Passo della mano
replay-stages = Fasi della mano
replay-trick = Presa { $n }
replay-pace = Andatura
replay-pace-slow = lenta
replay-pace-even = regolare
replay-pace-quick = svelta

## Seeing

replay-who = Chi vede
replay-who-all = tutte le carte
replay-who-seat = quello che sa { $seat }
replay-who-played = solo quello che è scoperto
replay-turn = Gira il tavolo
replay-turned = Ora in basso: { $seat }.
replay-copy = Copia il collegamento a questo passo
replay-copied = Collegamento copiato
replay-save = Verbale (JSON)

## Seats and sides

replay-seat-south = Sud
replay-seat-east = Est
replay-seat-north = Nord
replay-seat-west = Ovest
# Two seats that play together
replay-side = { $one } e { $other }
replay-dealer = mazziere
replay-leads = ha la mano
replay-cuts = alza
replay-out = sta fuori
replay-held = Carte: { $n }
replay-hidden = Carte coperte: { $n }
replay-played = { $seat }: { $card }
replay-to = a

## The score

replay-pile = Carte prese: { $n }
replay-resti = Resti: { $n }
replay-ahead = { $side } in vantaggio di { $n }
replay-level = Pari
replay-tally = Il conto
replay-item-last_trick = Ultima presa
replay-item-cards = Carte in più
replay-item-values = Carte che contano
replay-item-versicole = Verzicole
replay-item-fees = Quota di chi sta fuori
replay-item-honours = Carte e verzicole

## What lies about

replay-robbed = rubata
replay-declared = accusata
replay-perhaps = già vista
replay-perhaps-means = In mano, o fra le carte scartate
replay-saved = salvata
replay-lost = passata all’altra parte
replay-fola = Fola
replay-cards = Carte: { $n }
replay-suits-told = Detto a tutti: le carte di ogni seme
replay-put-away = Scartate
replay-debt = Una carta dovuta per il Matto: { $from } → { $to }
replay-suit-coppe = coppe
replay-suit-denari = denari
replay-suit-spade = spade
replay-suit-bastoni = bastoni

## The step

replay-scored = Segnato
replay-why = La regola
replay-why-refused = Perché la carta è rifiutata
replay-comment-hidden = Commento (può parlare di carte coperte)
replay-other = Un altro corso da qui
replay-in-other = Un altro corso di questa mano.
replay-leave = Torna alla mano com’è stata giocata
replay-evidence-stated = detto
replay-evidence-implied = implicito
replay-evidence-conjectured = congetturato
replay-evidence-silent = tace
replay-evidence-supplied = supplito
replay-evidence-not_applicable = non pertinente

## Sentences that stand in for those that would tell a hidden card

replay-hidden-Dealt = dà le carte, coperte.
replay-hidden-Discarded = scarta, a carte coperte.
replay-hidden-FolaShown = guarda la fola, che questo giocatore non vede.
replay-hidden-FolaTaken = prende carte dalla fola, che questo giocatore non vede.
replay-hidden-RobbingStopped = smette di rubare davanti a una carta che gli altri non vedono.
replay-hidden-Refused = vorrebbe giocare una carta che le regole rifiutano.

## Lists

replay-tricks = Prese
replay-piles = Carte prese
replay-log = Svolgimento
replay-trick-short = N.
replay-took = fa la presa
replay-tricks-key = È sottolineata la carta di chi ha aperto; quella di chi prende sta su fondo più scuro.

## What an entry was for

replay-for-robbed = per una carta rubata
replay-for-exposed = per una carta scoperta
replay-for-declared = per una verzicola accusata
replay-for-death = per una morte
replay-for-last_trick = per l’ultima presa
replay-for-cards = per le carte in più
replay-for-values = per le carte che contano
replay-for-honours = per carte e verzicole
replay-for-versicole = per le verzicole nelle prese
replay-for-fola = per una carta della fola
replay-for-matto_lost = per il Matto
replay-for-fee = quota di chi sta fuori
replay-for-penalty = pena
replay-for-returned = per una carta resa

## Symbols beside a play

replay-mark-good = ben giocata
replay-mark-excellent = ottima
replay-mark-interesting = interessante
replay-mark-doubtful = dubbia
replay-mark-poor = svista
replay-mark-bad = errore
replay-mark-turning_point = la svolta
replay-mark-blunder = grave errore
replay-mark-forced = forzata

## The plain table

replay-head-seat = Posto
replay-head-cards = Carte
replay-head-event = Che cosa succede
replay-head-marks = Punti
replay-head-lead = Vantaggio
replay-course = Un altro corso: invece { $play }
replay-passages = Passi che hanno governato questa mano

## On the arie themselves

replay-aria-36 = Stella
replay-aria-37 = Luna
replay-aria-38 = Sole
replay-aria-39 = Mondo
replay-aria-40 = Trombe

## Cards in words. A card comes as its parts: $suit (C D S B, T a tarocco, M the Matto), $rank (1-10 J N Q K,
## or the number of a tarocco), $aria (star moon sun world trumpets, or no).

# i nomi che si ripetono
-coppe = coppe
-denari = denari
-spade = spade
-bastoni = bastoni
-matto = Matto

card-suit-name =
    { $suit ->
        [C] { -coppe }
        [D] { -denari }
        [S] { -spade }
       *[B] { -bastoni }
    }
card-rank-name =
    { $rank ->
        [K] Re
        [Q] Regina
        [N] Cavallo
        [J] { $suit ->
            [C] Fantina
            [D] Fantina
           *[other] Fante
        }
        [1] asso
       *[other] { $rank }
    }
card-aria-name =
    { $aria ->
        [star] Stella
        [moon] Luna
        [sun] Sole
        [world] Mondo
       *[trumpets] Trombe
    }
# alone, as on a label
card-label =
    { $suit ->
        [M] { -matto }
        [T] { $aria ->
            [no] Tarocco { $rank }
           *[other] { card-aria-name } ({ $rank })
        }
       *[other] { $rank ->
            [1] Asso
           *[other] { card-rank-name }
        } di { card-suit-name }
    }
# one of several, after a colon or between commas
card-listed =
    { $suit ->
        [M] { -matto }
        [T] { $aria ->
            [no] { $rank }
           *[other] { card-aria-name } ({ $rank })
        }
       *[other] { card-rank-name } di { card-suit-name }
    }
# l’articolo: il Re, la Regina, l’asso, l’8, le Trombe
card-article =
    { $suit ->
        [M] il{ " " }
        [T] { $aria ->
            [no] { $rank ->
                [1] l’
                [8] l’
                [11] l’
               *[other] il{ " " }
            }
            [star] la{ " " }
            [moon] la{ " " }
            [trumpets] le{ " " }
           *[other] il{ " " }
        }
       *[other] { $rank ->
            [1] l’
            [8] l’
            [Q] la{ " " }
            [J] { $suit ->
                [C] la{ " " }
                [D] la{ " " }
               *[other] il{ " " }
            }
           *[other] il{ " " }
        }
    }
# lo stesso in principio di frase
card-article-head =
    { $suit ->
        [M] Il{ " " }
        [T] { $aria ->
            [no] { $rank ->
                [1] L’
                [8] L’
                [11] L’
               *[other] Il{ " " }
            }
            [star] La{ " " }
            [moon] La{ " " }
            [trumpets] Le{ " " }
           *[other] Il{ " " }
        }
       *[other] { $rank ->
            [1] L’
            [8] L’
            [Q] La{ " " }
            [J] { $suit ->
                [C] La{ " " }
                [D] La{ " " }
               *[other] Il{ " " }
            }
           *[other] Il{ " " }
        }
    }
# la preposizione con l’articolo: del Re, della Regina, dell’asso, dell’8, delle Trombe
card-article-of =
    { $suit ->
        [M] del{ " " }
        [T] { $aria ->
            [no] { $rank ->
                [1] dell’
                [8] dell’
                [11] dell’
               *[other] del{ " " }
            }
            [star] della{ " " }
            [moon] della{ " " }
            [trumpets] delle{ " " }
           *[other] del{ " " }
        }
       *[other] { $rank ->
            [1] dell’
            [8] dell’
            [Q] della{ " " }
            [J] { $suit ->
                [C] della{ " " }
                [D] della{ " " }
               *[other] del{ " " }
            }
           *[other] del{ " " }
        }
    }
# davanti a chi si ferma: davanti al Re, alla Regina, all’asso, all’8, alle Trombe
card-article-to =
    { $suit ->
        [M] al{ " " }
        [T] { $aria ->
            [no] { $rank ->
                [1] all’
                [8] all’
                [11] all’
               *[other] al{ " " }
            }
            [star] alla{ " " }
            [moon] alla{ " " }
            [trumpets] alle{ " " }
           *[other] al{ " " }
        }
       *[other] { $rank ->
            [1] all’
            [8] all’
            [Q] alla{ " " }
            [J] { $suit ->
                [C] alla{ " " }
                [D] alla{ " " }
               *[other] al{ " " }
            }
           *[other] al{ " " }
        }
    }
# within a sentence
card-the = { card-article }{ card-listed }
# at the head of a sentence
card-The = { card-article-head }{ card-listed }
# del Re di coppe, dell’asso di spade, delle Trombe (40)
card-of-the = { card-article-of }{ card-listed }
# al Re di coppe, all’asso di spade, alle Trombe (40)
card-to-the = { card-article-to }{ card-listed }
# the suit led, as a kind of card that somebody has or has not
card-suit-led =
    { $led ->
        [C] { -coppe }
        [D] { -denari }
        [S] { -spade }
        [B] { -bastoni }
       *[T] tarocchi
    }

## Seats and sides in words. $seat, $leader, $cutter: a seat; $side, $to, $giver: a side (south-north: two seats)

event-seat =
    { $seat ->
        [south] Sud
        [east] Est
        [north] Nord
       *[west] Ovest
    }
event-leader =
    { $leader ->
        [south] Sud
        [east] Est
        [north] Nord
       *[west] Ovest
    }
event-cutter =
    { $cutter ->
        [south] Sud
        [east] Est
        [north] Nord
       *[west] Ovest
    }
event-side =
    { $side ->
        [south] Sud
        [east] Est
        [north] Nord
        [west] Ovest
        [south-north] Sud e Nord
       *[east-west] Est e Ovest
    }
event-to =
    { $to ->
        [south] Sud
        [east] Est
        [north] Nord
        [west] Ovest
        [south-north] Sud e Nord
       *[east-west] Est e Ovest
    }
event-giver =
    { $giver ->
        [south] Sud
        [east] Est
        [north] Nord
        [west] Ovest
        [south-north] Sud e Nord
       *[east-west] Est e Ovest
    }

## What happens, a sentence for each event. $points: what a step scores, 0 for nothing; $payers: how many pay it each;
## $to-seats and $giver-seats: how many seats a side has, for the number of the verb

event-seated-pairs = { event-seat } fa le carte, { event-cutter } alza, { event-leader } ha la mano. Sud e Nord giocano contro Est e Ovest.
event-seated-each = { event-seat } fa le carte, { event-cutter } alza, { event-leader } ha la mano. Ciascuno gioca per sé.
event-seated-two = { event-seat } fa le carte; { event-leader } alza e ha la mano.
event-shuffled = Si mescola il mazzo.
event-cut = { event-seat } alza { $figure ->
        [one] una carta
       *[other] { $figure } carte
    }.
event-robbed = { event-seat } ruba { card-the }{ event-scoring }.
event-robbing-stopped = { event-seat } si ferma davanti { card-to-the }.
event-robbing-ended =
    { $why ->
        [limit] { event-seat } ha rubato tutte le carte che può.
        [choice] { event-seat } smette di rubare.
       *[empty] { event-seat } finisce di rubare: non ci sono più carte.
    }
event-dealt = { event-seat } dà a ciascuno un mazzetto di { $figure ->
        [one] una carta
       *[other] { $figure } carte
    }.
event-dealt-short = { event-seat } dà a ciascuno un mazzetto di { $figure ->
        [one] una carta
       *[other] { $figure } carte
    }, e tante di meno a { event-cutter }, che ha rubato.
event-dealt-unlike = { event-seat } dà mazzetti disuguali: { $amounts }.
event-dealt-missing = { event-seat } dà a { event-cutter }, dal monte, { $figure ->
        [one] la carta che manca
       *[other] le { $figure } carte che mancano
    }.
event-exposed = Si scopre l’ultima carta di { event-seat }: { card-the }{ event-scoring }.
event-fola-taken = { event-seat } prende dalla fola: { $cards }{ event-scoring }.
event-fola-taken-nothing = { event-seat } non trova nulla da prendere nella fola.
event-fola-shown = Resta nella fola: { $cards }.
event-fola-empty = Nella fola non resta nulla.
event-discarded = { event-seat } scarta: { $cards }.
event-stayed-out = { event-seat } sta fuori da questa mano, per una quota di { $figure }.
event-stayed-in = { event-seat } gioca.
event-declared = { event-seat } accusa { $groups }{ event-scoring }.
event-declared-nothing = { event-seat } non accusa nulla.
event-led = { event-seat } apre con { card-the }.
event-played-follows = { event-seat } gioca { card-the }.
event-played-trumps = { event-seat } non ha { card-suit-led } e dà tarocco con { card-the }.
event-played-throws =
    { $led ->
        [T] { event-seat } non ha tarocchi e dà { card-the }.
       *[other] { event-seat } non ha né { card-suit-led } né tarocchi e dà { card-the }.
    }
event-played-forced = { event-seat } è costretto a dare { card-the }.
event-played-wrongly = { event-seat } gioca { card-the }, contro le regole.
event-played-matto = { event-seat } gioca il Matto.
event-played-sets = { event-seat } gioca { card-the } e dà così il seme.
event-died = { card-The } { $aria ->
        [trumpets] muoiono
       *[other] muore
    }: { $points } a { $takers }.
event-died-unmarked = { card-The } { $aria ->
        [trumpets] muoiono
       *[other] muore
    }, ma non si segna nulla: la carta era stata accusata.
event-died-barred = { card-The } { $aria ->
        [trumpets] muoiono
       *[other] muore
    }, ma non si segna nulla: chi prende gioca con un numero sbagliato di carte.
event-trick-won = { event-seat } fa la presa con { card-the }.
event-resto-drawn =
    { $to-seats ->
        [one] { event-to } è in vantaggio di { $figure } su { event-giver } e vince un resto.
       *[other] { event-to } sono in vantaggio di { $figure } e vincono un resto.
    }
event-matto-owed =
    { $giver-seats ->
        [one] { event-giver } si tiene il Matto e deve in cambio una carta a { event-to }.
       *[other] { event-giver } si tengono il Matto e devono in cambio una carta a { event-to }.
    }
event-matto-paid =
    { $giver-seats ->
        [one] In cambio del Matto { event-giver } dà { card-the } a { event-to }.
       *[other] In cambio del Matto { event-giver } danno { card-the } a { event-to }.
    }
event-matto-lost =
    { $giver-seats ->
        [one] { event-giver } non ha fatto nessuna presa e perde il Matto, che va a { event-to }.
       *[other] { event-giver } non hanno fatto nessuna presa e perdono il Matto, che va a { event-to }.
    }
event-counted-last-trick = L’ultima presa: { $amounts }.
event-counted-cards = Carte in più: { $amounts }.
event-counted-values = Carte che contano, portate a casa: { $amounts }.
event-counted-versicole = Verzicole portate a casa: { $amounts }.
event-counted-honours = Carte che contano e verzicole, portate a casa: { $amounts }.
event-counted-fees = La quota di chi sta fuori: { $payments }.
event-settled = La fine: { $payments }. Resti in tutto: { $amounts }.
event-settled-level = La fine: nessuno deve un resto. Resti in tutto: { $amounts }.
event-revoked = Si scopre che { event-seat } ha rifiutato con { card-the } alla presa { $figure }{ event-charged }{ event-given-back }.
event-revoke-mended = { event-seat } riprende in tempo { card-the } e gioca invece: { $cards }.
event-misdealt = { event-seat } ha dato male { $figure ->
        [one] una carta
       *[other] { $figure } carte
    }{ event-charged }.
event-penalty = È dovuta una pena{ event-charged }.
event-unexposed = { event-seat } ha dimenticato di scoprire una carta{ event-charged }.
event-wrong-count = { event-seat } si trova con un numero sbagliato di carte{ event-charged }.
event-put-right-late = { event-seat } riprende { card-the }, che andava scartata, in cambio di un’altra ({ $cards }){ event-charged }.
event-capture-denied = Si scopre che { event-seat } ha taciuto la cattura { card-of-the }{ event-given-back }.
event-capture-paid = Il gioco è finito, e si deve quanto costa la cattura taciuta{ event-charged }.
event-laid-down = { event-seat } posa le carte in tavola.
event-refused = { event-seat } non può giocare { card-the }.
event-refused-slip =
    { $why ->
        [play] { event-seat } non può giocare { card-the }.
        [discard] { event-seat } non può scartare { card-the }.
        [late] { event-seat } non può riprendere { card-the } come carta da scartare.
        [stands] { event-seat } non ha ancora rigiocato: il rifiuto non è fermo.
        [capture] { event-seat } non deve nulla per una cattura taciuta.
        [laydown] { event-seat } non può posare le carte.
       *[never] Con queste regole non può succedere.
    }

# what is charged for an irregularity, at the end of a sentence; $charged: yes or no
event-charged =
    { $charged ->
        [yes] : { $payments }
       *[no] { "" }
    }
event-share = { $points } a { event-to }
# cards that go back to their piles; $returned: yes or no
event-given-back =
    { $returned ->
        [yes] . Si rende: { $cards }
       *[no] { "" }
    }

# what a step scores at once, in the middle of a sentence
event-scoring =
    { $points ->
        [0] { "" }
       *[other] { $payers ->
            [one] , e sono { $points } punti
           *[other] , e sono { $points } punti da ciascuno
        }
    }
# what a side has of an item of the count; with its versicole, if any
event-amount = { event-side } { $points }
event-amount-of = { event-side } { $points } ({ $groups })
event-payment = { event-giver } { $giver ->
        [south-north] pagano
        [east-west] pagano
       *[other] paga
    } { $points } a { event-to }
event-resti =
    { $to-seats ->
        [one] { event-to } vince { $resti ->
            [one] un resto
           *[other] { $resti } resti
        } a { event-giver }
       *[other] { event-to } vincono { $resti ->
            [one] un resto
           *[other] { $resti } resti
        } a { event-giver }
    }
event-resti-won = { event-to } vince { $resti ->
        [one] un resto
       *[other] { $resti } resti
    }
event-resti-paid = { event-to } paga { $resti ->
        [one] un resto
       *[other] { $resti } resti
    }

## Versicole. $numbers: of its cards, as 1-13-28 (the hyphens do not break); $first and $last: of the lowest and the highest; $matto: whether the Matto
## joins it, yes or no; $count: how many Kings

versicola-run =
    la verzicola { $first ->
        [1] dall’1
        [8] dall’8
        [11] dall’11
       *[other] dal { $first }
    } { $last ->
        [8] all’8
        [11] all’11
       *[other] al { $last }
    }{ versicola-joined }
versicola-matto-1-40 = la verzicola di Matto, uno e Trombe
versicola-one-x-28 = la verzicola { $numbers }{ versicola-joined }
versicola-tens = la verzicola dei dieci { $numbers }{ versicola-joined }
versicola-kings =
    { $count ->
        [3] tre Re{ versicola-joined }
       *[other] quattro Re{ versicola-joined }
    }
versicola-joined =
    { $matto ->
        [yes] { " " }con il Matto
       *[no] { "" }
    }

## Points in words: what an entry was for, and the entry whole

mark-for-robbed = per aver rubato { card-the }
mark-for-exposed = per aver scoperto { card-the }
mark-for-fola = per { card-the }, dalla fola
mark-for-fola-several = per le carte prese dalla fola
mark-for-declared = per { $group }
mark-for-death = per la morte { card-of-the }
mark-for-matto-lost = per il Matto perduto
mark-for-fee = per chi sta fuori
mark-for-last-trick = per l’ultima presa
mark-for-values = per le carte che contano
mark-for-versicole = per le verzicole
mark-for-honours = per le carte che contano e le verzicole
mark-for-cards = per le carte in più
mark-for-penalty = per pena
mark-for-returned = per una carta resa
mark-whole-pairs = { $points } a { event-to }, { $reason }
mark-whole-each = { $points } a { event-to } da { event-giver }, { $reason }

## The running lead in words

lead-level = pari
lead-ahead = { event-to } in vantaggio di { $points }
lead-over = { event-to } { $points } su { event-giver }

## Stages of a deal

replay-stage-seats = Posti e mazzo
replay-stage-cut = Ruba chi alza
replay-stage-deal = La distribuzione
replay-stage-exposed = Carte scoperte
replay-stage-rob = Ruba il mazziere
replay-stage-fola = La fola
replay-stage-discard = Gli scarti
replay-stage-stay = Chi sta fuori
replay-stage-declare = Le accuse
replay-stage-fola-open = La fola scoperta
replay-stage-first = Le accuse alla prima presa
replay-stage-play = Le prese
replay-stage-last = L’ultima presa
replay-stage-matto = La carta per il Matto
replay-stage-tally = Il conto
replay-stage-resti = La fine

## A step of a deal as a link: the deal and the place in it

uses-step = { $deal }: { $place }
uses-trick = presa { $trick }
uses-trick-seat = presa { $trick }, { event-seat }
uses-stage-seats = prima della distribuzione
uses-stage-shuffle = prima della distribuzione
uses-stage-cut = ruba chi alza
uses-stage-deal = la distribuzione
uses-stage-exposed = carte scoperte
uses-stage-rob = ruba il mazziere
uses-stage-fola = la fola
uses-stage-discard = gli scarti
uses-stage-stay = chi sta fuori
uses-stage-declare = le accuse
uses-stage-matto = la carta per il Matto
uses-stage-tally = il conto
uses-stage-resti = la fine
uses-stage-irr = un’irregolarità

## What stands over a deal, and the answer behind a step

replay-over = { $source }: { $form }
because-words = { $question }: { $value }
replay-state = Stato: una mano giocata secondo { $form }.

### End of replay and events


### Rulebooks, comparison, doubtful places, coverage, synopsis (views/compare, rulebook, sheet, cruxes, coverage, synopsis)

## The comparison

compare-title = Tutte le domande, tutti i modi di giocare
compare-title-stage = { $stage }: tutti i modi di giocare
compare-under = Che cosa risponde ogni fonte a ogni domanda, e con quanta sicurezza.


## Rulebooks

book-title = { $source }: { $form }
book-under = Le regole nell’ordine del gioco, ogni frase con il suo passo
book-unplayable = Non si può ancora giocare secondo questa forma: alcune domande sono senza risposta, o le risposte si escludono a vicenda. Qui sotto sta ciò che è stato risposto.
book-caution = Da maneggiare con cautela: { $doubts }.
book-players-pairs =
    { $count ->
        [4] Quattro giocatori in due coppie
       *[other] { $count } giocatori a coppie
    }
book-players-each =
    { $count ->
        [2] Due giocatori
        [3] Tre giocatori, ciascuno per sé
        [4] Quattro giocatori, ciascuno per sé
       *[other] { $count } giocatori, ciascuno per sé
    }
# before the passages in which we looked in vain
book-not-in = non in
book-state = regolamento scritto secondo la fonte: { $source }
book-silent = Di questo non si dice nulla: { $asks }
book-not-applicable = La fonte non lascia posto alla domanda: { $asks }
book-not-read = Non letto a questo riguardo: { $asks }
book-value = { $asks } { $value }

## The table sheet

sheet-title = Foglio da tavolo: { $source }, { $form }
sheet-under = Tra [parentesi quadre] ciò che la fonte tralascia e un’altra supplisce; tra ⟨uncini⟩ ciò che congetturiamo.
sheet-values = Valori
sheet-versicole = Verzicole
sheet-order = Una mano
sheet-play = Il gioco
sheet-marks = Che cosa si segna
sheet-total = In tutto { $value }.
sheet-conjectured = ⟨{ $value }⟩
sheet-supplied = [{ $value }]
sheet-step-cut = Si alza; chi alza ruba { $cutter-takes } (da dove: { $cutter-from }).
sheet-step-deal = A ciascuno si danno { $hand-size }, a mazzetti di { $batches }.
sheet-step-exposed = Si scopre: { $exposed }.
sheet-step-rob = Dal monte il mazziere ruba { $dealer-takes }.
sheet-step-fola = Dalla fola il mazziere prende { $takes }.
sheet-step-discard = Si scartano le carte in più; non possono andare nello scarto: { $barred }.
sheet-step-stay = Chi vuole sta fuori; il momento: { $when }.
sheet-step-declare = Le verzicole si accusano { $when }.
sheet-step-lead = La prima presa la apre { $leader }.
sheet-step-matto = La carta dovuta per il Matto si consegna { $paid-when }.
sheet-step-count = Il conto: { $order }.
sheet-step-resti = Resti di { $points }; quello che avanza: { $remainder }.

## Doubtful places

cruxes-under = { $count } luoghi in cui una fonte si contraddice, è guasta, sbaglia o tace, o sui quali gli studiosi si dividono: come si può leggere ciascuno, e quale lettura si gioca.
cruxes-contents = Luoghi dubbi
cruxes-editors = Chi ne ha scritto
cruxes-choice = Come giochiamo
cruxes-changes = Letto altrimenti
cruxes-changes-lead = Sotto ogni luogo è detto che cosa cambierebbero le altre letture, misurato sulle stesse mani.
# before the sigla of the sources that are so read
cruxes-played-by = letti così:
cruxes-no-question = Nessuna domanda

## Coverage

coverage-under = Quali passi mettono in gioco le mani conservate, quali agiscono solo altrove o più tardi, e quali non sono regole; e con quanta sicurezza è data risposta alle domande per ogni modo di giocare.
coverage-questions = Le domande secondo la sicurezza della risposta
coverage-sets = Regolamenti
coverage-form = Modo di giocare
coverage-passage = Passo
coverage-why = A che cosa risponde, o perché non agisce
coverage-deals =
    { $count ->
        [0] nessuna mano conservata
        [one] { $count } mano conservata
       *[other] { $count } mani conservate
    }
coverage-steps =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
coverage-shown = mostrato
coverage-shown-means = Una mano conservata ha una mossa che il passo ha deciso; il numero delle mosse porta alla prima.
coverage-example = esempio
coverage-example-means = Nessuna mano lo mostra, ma per questo modo di giocare si prova un esempio svolto dalla fonte.
coverage-idle = non ancora mostrato
coverage-idle-means = Può agire, e nessuna mano conservata lo mostra ancora.
coverage-waits = in seguito
coverage-waits-means = Agisce solo nelle irregolarità o in una partita di più mani, e nessuna mano conservata di questo modo ne ha.
coverage-unplayed = non giocato
coverage-unplayed-means = Ne dipende soltanto una lettura che non si gioca.
coverage-told = solo narrato
coverage-told-means = Risponde a domande descritte o derivate, che nel gioco non decidono mai nulla.
coverage-silent = tace
coverage-silent-means = È soltanto il luogo in cui si cercherebbe una risposta.
coverage-elsewhere = altrove
coverage-elsewhere-means = Parla di altri modi di giocare.
coverage-context = non è una regola
coverage-context-means = Non prescrive nulla; la ragione è data.
coverage-unasked = nessuna domanda
coverage-unasked-means = Prescrive qualcosa per cui non è ancora stata posta una domanda.
coverage-more = { $list }; e altre { $count }
coverage-languages = I testi in ogni lingua
coverage-languages-means = Quanti testi di ogni genere stanno in ciascuna lingua. Quelli che mancano si leggono in inglese, con un segno.
coverage-kind = Genere
coverage-kind-source = Notizie sulle fonti
coverage-kind-rendering = Parafrasi
coverage-kind-notes = Note ai passi
coverage-kind-examples = Esempi svolti
coverage-kind-questionnaire = Questionario
coverage-kind-answers = Note alle risposte
coverage-kind-cruxes = Luoghi dubbi
coverage-kind-deals = Mani giocate
coverage-kind-glossary = Glossario
coverage-kind-cards = Nomi delle carte
coverage-kind-terminology = Scelte dei termini
coverage-kind-unshown = Perché nessuna mano lo mostra
coverage-unseen = Quel che nessuna mano mostra, e perché
coverage-unseen-means = Ogni risposta secondo cui si gioca in qualche modo e che non decide nessun passo di una mano conservata, e ogni passo di regola che in nessuna agisce.
coverage-share = { $done } su { $all }

### End of rulebooks

### Pairs (views/pairs)

under-pairs = Due modi di giocare fianco a fianco: in che cosa differiscono, ordinato secondo ciò che ne dipende, con i passi di entrambi. Modi per lo stesso numero di giocatori e con le stesse parti, i più vicini nel tempo.
home-more-pairs = Due modi di giocare fianco a fianco, secondo ciò che li divide
pair-over = Due modi a confronto
pair-title = { $one } e { $other }
pair-state = Stato: le letture giocate da { $one } e da { $other }.
pair-index-state = Stato: tutte le coppie di modi che hanno una pagina propria.
pair-figures =
    { $value ->
        [0] Si giocano allo stesso modo
        [one] Giocano diversamente su una domanda
       *[other] Giocano diversamente su { $value } domande
    }; su altre { $evidence } cambia solo la certezza, e { $alike } hanno la stessa risposta{ $unread ->
        [0] .
       *[other] . Per { $unread } uno dei due non è stato letto.
    }
pair-compare = I due come colonne del confronto
pair-deals = Giocate con le regole di entrambi:
pair-differs-value = Giocano diversamente.
pair-differs-evidence = Si gioca allo stesso modo; cambia la certezza.
pair-means-procedure = Che cosa si fa, in quale ordine, e che cosa si può vedere.
pair-means-legality = Quale carta si può giocare, prendere o scartare.
pair-means-outcome = A chi vanno le carte e le prese.
pair-means-score = Quanti punti vale una cosa.
pair-means-payment = Chi paga chi, e quando.
pair-alike = Stessa risposta
pair-unread = Non letto per uno dei due

### Silences (views/silences)

under-silences = Che cosa ogni fonte tralascia, e che cosa colma il vuoto quando si gioca secondo lei.
home-more-silences = Che cosa ogni fonte tralascia, in un disegno
home-more-study = Che cosa cambia ogni regola, misurato su migliaia di mani
silences-lead = Ogni segno è una risposta di un modo di giocare e porta a quella risposta. I quadrati sono silenzi: quello vuoto è colmato per poter giocare, e la lettera dice da quale fonte; quello pieno non è colmato da nulla.
silences-worth = Quanto valgono i supplementi è stato misurato.
silences-by-editors = supplito dai curatori
silences-forms = Modo per modo
silences-figure = Nella mappa
silences-filled-by = Supplito da
silences-in-words = { $stage }: lo stesso a parole
silences-answers = Chi ne parla e chi no
silences-mark = { $form }, { $question }: { $state }{ $worth ->
        [none] {""}
       *[other] . Colmato altrimenti, un altro vincitore nel { $worth }
    }
silences-who = { $siglum } ({ $forms })
silences-filled = { $what } da { $filler }
silences-shaded = Quanto più un quadrato è ombreggiato e quanti più segni porta al piede, tanto più vale il suo supplemento: la percentuale delle mani che vince un’altra parte se il silenzio si colma altrimenti, come vorrebbe un’altra fonte.
silences-worth-key = Quanto vale un supplemento, secondo il giocatore in cui si vede di più:
silences-level-none = nessun altro vincitore
silences-level = oltre { $low } e fino a { $high } % delle mani
silences-level-most = oltre { $low } % delle mani
silences-worth-head = Un altro vincitore se colmato altrimenti
silences-worth-of = { $careful } ({ $between }) con la condotta accorta, { $chance } ({ $about }) a caso

### Deals that travel (views/diverge, around; diverge.html.j2)

replay-travels = La stessa mano con altre regole:
diverge-title = { $deal }, con le regole di { $source }
diverge-head = Con le regole di { $source }
diverge-form = { $source } ({ $form })
diverge-by-pack = Lo stesso mazzo, la stessa alzata e lo stesso mazziere con le regole di due modi di giocare, { $one } e { $other }; quello che fu scelto la prima volta si sceglie di nuovo, fin dove le regole lo permettono.
diverge-by-hands = Le stesse carte in mano quando comincia il gioco, con le regole di due modi di giocare, { $one } e { $other }; si giocano le stesse carte, fin dove le regole lo permettono.
diverge-state = una mano giocata secondo { $one } e secondo { $other }
diverge-kinds = Dove si dividono
diverge-nowhere = Non si dividono per { $kinds }.
diverge-course = Lo svolgimento secondo { $form }
diverge-here = Qui:
diverge-again = Più sopra:
diverge-above = I passi stanno più sopra:
diverge-alike = Dietro a questo, con la stessa risposta dalle due parti:
diverge-tally = A che cosa si arriva
diverge-resti = Resti vinti

diverge-kind-procedure = Procedimento
diverge-kind-legality = Che cosa si può giocare
diverge-kind-outcome = Esito
diverge-kind-score = Punti
diverge-kind-payment = Pagamento
diverge-in-procedure = il procedimento
diverge-in-legality = quello che si può giocare
diverge-in-outcome = chi vince che cosa
diverge-in-score = i punti
diverge-in-payment = il pagamento
diverge-means-procedure = La prima mossa che si trova solo in una delle due, o che viene in un altro momento; oppure altre carte date, rubate, prese o scartate.
diverge-means-legality = La prima carta, dalle stesse carte in mano e nella stessa presa, che una delle due rifiuta, o la cui scelta è ristretta da un’altra regola.
diverge-means-outcome = La prima presa che va a un altro giocatore o contiene altre carte, oppure altre carte che cambiano di mano.
diverge-means-score = I primi punti che solo una delle due dà, o che sono meno, o per un’altra ragione.
diverge-means-payment = Il primo resto che solo in una delle due si paga, o che lo paga o lo riceve un altro.

diverge-undone-none = Nessuna risposta, da sola, lo toglie.
diverge-undone-one = Se dessero tutt’e due la stessa risposta a questa domanda, qui non si dividerebbero:
diverge-undone-any = Se dessero tutt’e due la stessa risposta a una qualsiasi di queste domande, qui non si dividerebbero:
diverge-undone-together = Se dessero tutt’e due la stessa risposta a queste domande insieme, qui non si dividerebbero:

### Choices of terms (views/terminology)

menu-terminology = I termini in tre lingue
terminology-under = Come chiamiamo le cose del gioco in inglese, in italiano e in tedesco, e perché, dove conta.
terminology-why = Perché

## What rules change: the study

under-study = Le stesse mani, giocate secondo le regole di ogni modo, e poi di nuovo con una sola risposta cambiata.
study-none = Per questi modi di giocare non è conservato nessuno studio.
study-way-paired = Ogni modo di giocare gioca gli stessi { $deals } mazzi mescolati, e li rigioca con una risposta cambiata in un valore che si trova in un’altra fonte, o in un’altra lettura dello stesso passo. Null’altro differisce: tutto ciò che divide le due prove viene da quella risposta.
study-way-policies = A tutti i posti si sono provati due giocatori, e qui si vedono tutt’e due: l’uno fa ogni cosa a caso, l’altro è semplice e accorto. Nessuno dei due è un maestro. Una regola che chiede giudizio pare innocua dove nessuno ne ha, e una cifra, qui, non vale più del giocatore che l’ha fatta.
study-way-luck = Una regola che manda altre carte in altre mani, come quella su dove ruba chi alza o su quante carte ha un mazzetto, fa dello stesso mazzo un’altra distribuzione. Quello che mostra è quanta fortuna sia stata ridistribuita, non che la regola favorisca qualcuno.
study-way-figures = Le cifre sono medie su tutte le mani di un modo di giocare, con l’intervallo in cui cadono con una fiducia del 95 per cento. I punti sono netti, prima che un avanzo si arrotondi a un resto.
study-policy-random = a caso
study-policy-careful = accorta
study-forms = A che cosa arriva una mano
study-form = Modo di giocare
study-policy = Condotta
study-first-hand = Punti di chi ha la mano
study-spread = Dispersione dei punti
study-resti = Resti di chi ha la mano
study-forms-caption = Punti e resti sono della parte che apre la prima presa. Gli avvenimenti si contano su cento mani.
study-event-king-forced = Re costretti
study-event-robbed = carte rubate
study-event-exposed = carte scoperte
study-event-fola-taken = volte che la fola ha dato carte
study-event-stayed-out = volte che qualcuno è stato fuori
study-event-declared = accuse
study-event-died = morti
study-event-resto-drawn = resti segnati giocando
study-event-matto-owed = carte dovute per il Matto
study-event-matto-lost = Matti perduti
study-drawing = Le regole che cambiano di più
study-drawing-means = { $count } domande, ciascuna con la percentuale delle mani che vince un’altra parte quando se ne cambia la risposta. La tabella qui sotto ha le stesse cifre.
study-drawing-caption = Il segno pieno è la condotta accorta, quello vuoto il caso. Ogni riga mostra il modo di giocare e il valore in cui la risposta pesa di più.
study-rules = Le regole secondo il peso
study-rules-caption = Di ogni domanda, il modo di giocare e il valore in cui il cambiamento pesa di più.
study-rule = Domanda
study-value = Messo al suo posto
study-winner-head = Un altro vincitore
study-points-head = Punti spostati
study-silences = Quanto valgono i silenzi
study-silences-under = Qui la fonte non dice nulla, e giochiamo quello che ha un’altra. Tanto vale la scelta.
study-doubts = Quanto valgono i dubbi
study-doubts-under = I luoghi dubbi, ciascuno letto nell’altro modo in tutte le sue domande.
study-doubt = Luogo dubbio
study-idle = Regole che non hanno cambiato nessun punto
study-idle-under = Alcune ordinano come si procede o che cosa si può vedere; altre importano soltanto a chi sa servirsene.
study-supplied = tace
study-winner = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-points = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-signed = { NUMBER($figure, maximumFractionDigits: 2) }
study-plain = { NUMBER($figure, maximumFractionDigits: 1) }
study-percent = { $figure } %
study-between = da { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-effect = un altro vincitore nel { NUMBER($careful, minimumFractionDigits: 1) } % di { $deals } mani (da { NUMBER($careful-low, minimumFractionDigits: 1) } a { NUMBER($careful-high, minimumFractionDigits: 1) }) con la condotta accorta; a caso, nel { NUMBER($chance, minimumFractionDigits: 1) } % (da { NUMBER($chance-low, minimumFractionDigits: 1) } a { NUMBER($chance-high, minimumFractionDigits: 1) }).
study-why-cannot-play = non provato: con il resto di queste regole non si può giocare.
study-why-silent = non provato: farebbe nascere una domanda a cui questa fonte non risponde.
study-why-sides = non provato: le parti non sarebbero le stesse.
study-why-alike = qui si gioca allo stesso modo.
study-deals = { $deals }
effect = Effetto
effect-column = la percentuale delle mani che vince un’altra parte se si cambia soltanto questa risposta, nel modo di giocare e nel valore in cui pesa di più. Il rinvio porta a tutte le cifre con i loro intervalli.
effect-chance = a caso { $figure }
effect-none = non provato
effect-told = { $form }, { $value }: { $effect }
effects-title = Che cosa cambia questa regola
effects-under = Ogni riga mette in un modo di giocare quello che ha un’altra fonte, o un’altra lettura, e lascia com’è ogni altra risposta; con e senza di essa si giocano gli stessi mazzi mescolati. Gli intervalli sono al 95 per cento.
effects-caution = Un giocatore che gioca male fa parere innocua una regola: perciò se ne mostrano due, uno che lascia tutto al caso e uno accorto, e nessuno dei due è un maestro.
effects-how = Come si è misurato.
effects-none = A questa domanda non si è potuta provare nessun’altra risposta.
effects-deals = Mani

## Il glossario e le carte. $parted: yes se un modo di giocare, o una lettura, risponde altrimenti a una domanda sulla carta

glossary-it = italiano
glossary-de = tedesco
glossary-en = inglese
glossary-shown = Si vede in
glossary-see = Si veda anche
card-printed = sulla carta: { $number }
card-summary =
    { $parted ->
        [yes] { $worth } da sola; fonti discordi
       *[no] { $worth } da sola
    }
card-worthless = nessun punto
card-named-in = Nominata in
card-apart = altrimenti:

## Doubtful entries of a record

source-doubts = Dubbi sulla scheda
doubt-kept = quel che ha la nostra scheda
doubt-translator = il traduttore inglese
doubt-of-archive-location = Segnatura
doubt-of-archive-place = Luogo dell’archivio
doubt-of-author = Autore
doubt-of-edition = Edizione
doubt-of-issue = Numero della rivista
doubt-of-issued = Data
doubt-of-publisher = Editore
doubt-of-publisher-place = Luogo
doubt-of-status = Se fu stampato
doubt-of-title = Titolo
doubt-of-url = Indirizzo
doubt-of-editor = Curatore
doubt-of-container-title = Rivista o raccolta
doubt-of-volume = Volume
doubt-of-page = Pagine

### The bibliography (views/bibliography)

bibliography-whole = Lette per intero
bibliography-whole-means = Lette dal principio alla fine: se di una materia non parlano, tacciono.
bibliography-part = Lette in parte
bibliography-part-means = Di queste si è letto solo quanto è indicato; che cosa dica il resto non lo sappiamo.
bibliography-none = Non lette
bibliography-none-means = Note dal titolo o attraverso altri. Su una regola possono benissimo dire qualcosa: non letto non vuol dire muto.
bibliography-read = letto: { $read }
cite-work = Cita quest’opera

### The data, to take away (views/downloads, exports)

data-files = File da scaricare
data-size = { $size } kB
data-file-values-csv = Tutte le risposte in una tabella: una riga per ogni lettura di ogni risposta, modo per modo e domanda per domanda, con testimonianza, passi e nota. Le note sono in inglese.
data-file-values-csv-metadata-json = Che cosa sta in ogni colonna di quella tabella, per i programmi che conoscono CSV on the Web.
data-file-library-json = Tutta la biblioteca: fonti, passi, parafrasi, note, risposte, luoghi dubbi, mani, carte e termini, con tutti i testi in tre lingue.
data-file-works-json = Tutte le opere della bibliografia in CSL-JSON.
data-file-works-bib = Le stesse per BibTeX e BibLaTeX.
data-file-works-ris = Le stesse in RIS, che quasi tutti i programmi di bibliografia leggono.
data-licence = Dati e testi hanno la licenza Creative Commons Attribuzione 4.0.
data-cite = Come si citano
data-beside-head = Accanto a ogni pagina
data-beside = Nulla di quanto sta qui lo sanno le pagine soltanto. Accanto a ognuna c’è la stessa pagina in JSON: basta mettere index.json al posto dell’ultima parte dell’indirizzo. Ci si arriva anche dal piede della pagina, come ai file YAML da cui è fatta.
data-compare = Quello che si confronta, tutto o fase per fase, si può avere in CSV e JSON dalla pagina stessa del confronto:
data-columns = Le colonne della tabella
data-columns-means = In values.csv ogni modo di giocare ha una riga per ogni domanda. Dove la fonte non è stata letta per quella domanda, o la domanda non si pone, la riga lo dice ed è senza valore.
data-column = Colonna
data-column-holds = Che cosa contiene
data-column-may-be-empty = Può essere vuota.
export-table = I valori di tutti i modi di giocare
export-table-means = Una riga per ogni lettura della risposta di ogni modo a ogni domanda; ogni modo ha una riga per ogni domanda.
column-source = La fonte di cui sono le regole, col suo id.
column-siglum = La sua sigla nelle tabelle.
column-form = Il modo di giocare, con l’insieme di regole: vienna-1756/pairs.
column-question = La domanda, col suo id: play.king_rule.
column-short = Il suo nome breve.
column-stage = La fase del gioco a cui appartiene.
column-dimension = I suoi numeri nell’elenco delle dimensioni, separati da spazi.
column-kind = rule: le fonti possono differire; fixed: quelle che parlano concordano; checked: segue da altre risposte; descriptive: nel gioco non ne dipende nulla.
column-consequence = Su che cosa incide: procedure, legality, outcome, score o payment.
column-crux = Il luogo dubbio che rende incerta la risposta, col suo id: X28b.
column-letter = Quale delle sue letture è questa riga.
column-played = yes se è la lettura con cui si gioca, altrimenti no.
column-value = Il valore, con le parole dei file di dati; le voci di un elenco sono separate da spazi. È vuoto dove non si gioca nulla.
column-evidence = stated, implied, conjectured; silent: la fonte tace; supplied: tace, e il valore è di un’altra; not_applicable: la fonte non lascia posto alla domanda; not_arising: non lo lasciano le altre risposte; not_read.
column-supplied-from = Di un silenzio, il modo di giocare di cui si prende il valore, o editors.
column-completed-from = Il modo di giocare, o editors, da cui viene la parte del valore che la fonte non dà.
column-cites = I passi della fonte, come vienna-1756:w4, separati da spazi; di un silenzio, dove si cercherebbe.
column-locus = Dove stanno quei passi nella fonte, nel loro ordine, separati da punto e virgola.
column-see = Passi di altre fonti che aiutano a leggere questi.
column-note = La nostra nota alla risposta, in inglese.

### What changed by release (views/changed)

data-file-kept = I valori come li ha pubblicati la versione { $version }, per confronto.
changes-no-release = Nessuna versione è ancora uscita. Dalla prima in poi si elencherà qui che cosa cambia nelle risposte di questa fonte.
changes-first = Le risposte di questa fonte sono entrate con questa versione.
changes-not-there = Questa fonte non aveva ancora risposte.
changes-nothing = Nelle sue risposte non è cambiato nulla.
changes-working = Da allora, non ancora pubblicato
changes-letter = { $question }, lettura { $letter }
changes-value = { $value } ({ $evidence })
changes-with = { $words } – { $more }
changes-not-played = { $words }, non giocata
changes-new = non c’era
changes-gone = tolta

### While the site is served (pages/plugin)

served-wrong = C’è qualcosa che non va nei dati. Le pagine restano com’erano prima.
