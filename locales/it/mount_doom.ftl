### Westmarch, in italiano: Viaggio al Monte Fato.
###
### Il contratto tra cataloghi e client sta all’inizio di en/confrontation.ftl, le variabili di questo gioco all’inizio
### di en/mount_doom.ftl. I nomi seguono l’uso italiano di Tolkien; le variabili sono nomi senza articolo.

## Pedine, e facce del dado battaglia

character-ring-bearer = Frodo e Sam
character-merry-pippin = Merry e Pipino
character-aragorn = Aragorn
character-legolas = Legolas
character-gimli = Gimli
character-gandalf = Gandalf
character-sauron = Sauron

## Luoghi

region-rivendell = Gran Burrone
region-lothlorien = Lothlórien
region-rohan = Rohan
region-helms-deep = Fosso di Helm
region-gondor = Gondor
region-minas-morgul = Minas Morgul
region-mount-doom = Monte Fato
region-isengard = Isengard

## Dadi

die-orange = dado arancione
die-purple = dado viola
die-blue = dado blu
die-green = dado verde
die-red = dado rosso
die-black-1 = dado nero
die-black-2 = dado nero
die-battle = dado battaglia

## Carte: alleati e Gandalf

card-arwen = Arwen
    .hint = Quando una pedina si ferma su una casella evento: questa volta l’evento non accade.
card-elrond = Elrond
    .hint = Subito dopo un tiro: rilancia uno dei dadi; conta solo la nuova faccia.
card-theoden = Re Théoden
    .hint = Guida un compagno alla fine della tappa in cui si trova.
card-galadriel = Galadriel
    .hint = Subito prima di lanciare il dado battaglia: il coraggio va alla casella di Galadriel.
card-eowyn = Éowyn
    .hint = Con un 6 contro il Re Stregone: lui, la sua carta e tutti i Nazgûl escono dal gioco.
card-eomer = Éomer e i Cavalieri di Rohan
    .hint = Invece di un lancio: una battaglia è vinta.
card-faramir = Faramir
    .hint = Prima del tuo turno: Frodo e Sam avanzano da due a quattro caselle.
card-treebeard = Barbalbero
    .hint = O due punti di coraggio, o va a Isengard: da allora ogni vittoria laggiù toglie un Uruk-hai, il capo per ultimo.
card-boromir = Boromir
    .hint = Dopo una battaglia persa contro un Uruk-hai: lancia di nuovo; perde solo Sauron.
card-gandalfs-vision = Visione di Gandalf
    .hint = Prima di disporre una nuova tappa: guarda la prima carta del suo mazzo, e lasciala o toglila.
card-gandalfs-wrath = Ira di Gandalf
    .hint = Toglie una carta incontro dopo che è stata affrontata.
card-gandalfs-support = Sostegno di Gandalf
    .hint = Prima di un turno: lancia tutti i dadi colorati e muovi una pedina secondo il suo dado.
card-gandalfs-trick = Trucco di Gandalf
    .hint = Dopo un tiro: gira un dado colorato su una faccia a scelta.
card-gandalfs-power = Potere di Gandalf
    .hint = Dopo un tiro: gira un dado nero su una faccia a scelta.

## Carte: nemici

card-cave-troll = Troll delle Caverne
    .hint = Una battaglia; se persa, costa due punti di coraggio.
card-saruman = Saruman
    .hint = Due Uruk-hai si radunano a Isengard, o quanti ne restano.
card-nazgul = Nazgûl
    .hint = Un Nazgûl giunge a Minas Morgul. Quando ci sono tutti e nove, la partita è persa.
card-balrog = Balrog di Moria
    .hint = Si perdono subito tre punti di coraggio, e Gandalf non può aiutare fino al Fosso di Helm.
card-moria-orc = Orco di Moria
    .hint = Una battaglia; se persa, costa un punto di coraggio.
card-orc-hordes = Orde di Orchi
    .hint = Una battaglia; se persa, costa due punti di coraggio.
card-wargs = Warg
    .hint = Si perdono subito due punti di coraggio.
card-uruk-hai = Uruk-hai
    .hint = Una battaglia per ogni Uruk-hai a Isengard; ognuna persa costa un punto di coraggio. Con almeno una vittoria se ne va un guerriero.
card-wormtongue = Grima Vermilinguo
    .hint = Devi rinunciare a uno dei tuoi alleati senza usarlo.
card-grond = Grond
    .hint = Si perdono subito tre punti di coraggio.
card-eye-of-sauron = Occhio di Sauron
    .hint = Il coraggio scende alla casella dell’Occhio, se non è già lì o più in basso.
card-witch-king = Re Stregone di Angmar
    .hint = Un dado nero per ogni Nazgûl a Minas Morgul; ogni faccia dispari costa un punto di coraggio.
card-mumakil = Mûmakil
    .hint = Due battaglie; ognuna persa costa due punti di coraggio.
card-haradrim = Haradrim
    .hint = Si perdono subito due punti di coraggio.
card-denethor = Denethor
    .hint = Un dado colorato che attende sul libro va rilanciato.
card-army-of-the-dead = Esercito dei Morti
    .hint = Si sposta sulla carta più vicina a sinistra o a destra, e la copre.
card-mouth-of-sauron = Bocca di Sauron
    .hint = Battaglie finché non se ne vincono due di fila; ognuna persa costa un punto di coraggio.

## Carte: l’ultima tappa

card-gollums-deceit = Inganno di Gollum
    .hint = Si perdono due punti di coraggio.
card-phial-of-galadriel = Fiala di Galadriel
    .hint = Si guadagnano due punti di coraggio.
card-gollums-madness = Follia di Gollum
    .hint = Si perde un punto di coraggio.
card-shelob = Shelob
    .hint = Si perde un punto di coraggio, e in questo turno Frodo e Sam restano dove sono.
card-shelobs-sting = Pungiglione di Shelob
    .hint = Lancia un dado nero: 2 o 3 costa un punto di coraggio, da 4 a 6 ne costa due.
card-ring-power = Potere dell’Unico Anello
    .hint = Lancia un dado nero: un 6 costa cinque punti di coraggio.
card-eagles = Aquile
    .hint = Si guadagna un punto di coraggio.

## Cause che non sono pedine, carte né dadi

cause-turn = il turno
cause-first-roll = il primo tiro
cause-second-roll = il secondo tiro
cause-battle = la battaglia
cause-slot = lo spazio vuoto
cause-companions = i compagni a Minas Morgul
cause-destination = l’arrivo esatto
cause-event-space = la casella evento
cause-single-use = si affronta una volta sola
cause-allies-in-need = alleati nel bisogno

## Perché la partita è finita

reason-ring-destroyed = l’Anello è finito nel fuoco
reason-courage-lost = i Portatori dell’Anello hanno perso il coraggio
reason-nazgul-gathered = tutti e nove i Nazgûl sono a Minas Morgul
reason-turn-limit = la partita è stata fermata dopo troppi turni

## Opzioni

option-players = Giocatori
    .about = Quanti viaggiano insieme contro il gioco; si può giocare anche da soli.
option-easier = Alleati nel bisogno
    .about = Più facile: a Minas Morgul ogni carta non usata dà un punto di coraggio.
option-exclusive-allies = Alleati esclusivi
    .about = Più difficile: un alleato aiuta solo il giocatore che l’ha conquistato.
option-unprotected = Nessuna protezione
    .about = Più difficile: le caselle evento agiscono su ogni pedina che vi si ferma, anche accanto a un’altra.

## Insiemi di opzioni già pronti

preset-base-1 = Gioco base, da soli
preset-base-2 = Gioco base, due giocatori
preset-base-3 = Gioco base, tre giocatori
preset-base-4 = Gioco base, quattro giocatori
preset-easier-1 = Più facile, da soli
preset-easier-2 = Più facile, due giocatori
preset-easier-3 = Più facile, tre giocatori
preset-easier-4 = Più facile, quattro giocatori
preset-exclusive-1 = Alleati esclusivi, da soli
preset-exclusive-2 = Alleati esclusivi, due giocatori
preset-exclusive-3 = Alleati esclusivi, tre giocatori
preset-exclusive-4 = Alleati esclusivi, quattro giocatori
preset-unprotected-1 = Nessuna protezione, da soli
preset-unprotected-2 = Nessuna protezione, due giocatori
preset-unprotected-3 = Nessuna protezione, tre giocatori
preset-unprotected-4 = Nessuna protezione, quattro giocatori
preset-harder-1 = Più difficile in entrambi i modi, da soli
preset-harder-2 = Più difficile in entrambi i modi, due giocatori
preset-harder-3 = Più difficile in entrambi i modi, tre giocatori
preset-harder-4 = Più difficile in entrambi i modi, quattro giocatori
preset-all-changes = Tutte le varianti insieme, tre giocatori

## Parti di frasi

# $figure: una pedina va
phrase-goes = { $figure-id ->
        [ring_bearer] { $figure } vanno
        [merry_pippin] { $figure } vanno
       *[other] { $figure } va
    }
# $figure: una pedina resta
phrase-stays = { $figure-id ->
        [ring_bearer] { $figure } restano
        [merry_pippin] { $figure } restano
       *[other] { $figure } resta
    }
# $from: da dove
phrase-from = { $from ->
        [0] da Gran Burrone
        [8] da Lothlórien
        [16] da Rohan
        [24] dal Fosso di Helm
        [32] da Gondor
        [40] da Minas Morgul
       *[other] dalla casella { $from }
    }
# $to: verso dove
phrase-to = { $to ->
        [8] a Lothlórien
        [16] a Rohan
        [24] al Fosso di Helm
        [32] a Gondor
        [40] a Minas Morgul
        [48] al Monte Fato
       *[other] alla casella { $to }
    }
# $cause: che cosa l’ha provocato, in fondo alla frase; niente dove si capisce da sé
phrase-because = { $cause-id ->
        [none] .
        [turn] .
        [battle] .
        [orange] .
        [purple] .
        [blue] .
        [green] .
        [red] .
       *[other] {" "}({ $cause }).
    }
# $stage: la tappa, dopo i due punti o tra parentesi
phrase-stage = { $stage }

## Domande: il tiro

prompt-turn-begin = Tocca a te. Quale dado colorato prendi per primo?
prompt-roll-second-die = Quale dado lanci insieme al { $die }?
prompt-roll-place-black = Pagina 1: quale dado nero va sul libro?
prompt-roll-place-coloured = Pagina 1: quale dado colorato va sotto il nero { $black }?
prompt-roll-third-die = Il secondo tiro: quale dado colorato si aggiunge?
prompt-roll-place-second = Pagina 2: quale dado colorato va sul libro?
prompt-dice-after-roll = I dadi sono lì. Vuoi cambiare il tiro?
prompt-turn-playing-waiting = { $seat } sta giocando.

## Domande: le azioni

prompt-action-before-die = { $die-id ->
        [none] Tutti i dadi sono risolti. Usi una carta prima della fine del turno?
       *[other] Ora tocca al { $die }. Usi prima una carta?
    }
prompt-slot-move = Lo spazio è vuoto. Di quanto { $figure-id ->
        [merry_pippin] avanzano { $figure }?
       *[other] avanza { $figure }?
    }
prompt-move-event = { $event-id ->
        [heart] { phrase-goes } su un cuore nero. Arwen impedisce la perdita di coraggio?
       *[other] { phrase-goes } sulla pietra di un Nazgûl. Arwen ne impedisce la venuta?
    }
prompt-encounter-after = Incontro concluso: { $card }. L’Ira di Gandalf toglie la carta?
prompt-courage-before-loss = { $hearts ->
        [one] State per perdere un punto di coraggio ({ $cause }). Prima aiuta Barbalbero?
       *[other] State per perdere { $hearts } punti di coraggio ({ $cause }). Prima aiuta Barbalbero?
    }

## Domande: la battaglia

prompt-battle-before = Battaglia: { $enemy }. Al fianco di Frodo e Sam: { $support }. Lanci il dado battaglia?
prompt-battle-thrown = { $enemy }: il dado battaglia mostra { $face }. Lo lasci così?
prompt-battle-gandalf = { $enemy }: il dado battaglia mostra Gandalf. Dai una delle sue carte per la vittoria?
prompt-battle-boromir = Il dado battaglia mostra { $face }: persa. Interviene Boromir?

## Domande: i nemici

prompt-enemy-wormtongue = Vermilinguo sussurra. Quale dei tuoi alleati se ne va?
prompt-enemy-witch-king = Un 6 contro il Re Stregone! Colpisce Éowyn?
prompt-enemy-denethor = Denethor dispera. Quale dado colorato del libro si rilancia?
prompt-enemy-army = L’Esercito dei Morti avanza. Da che parte?

## Domande: le carte

prompt-card-elrond = Elrond: quale dado si rilancia?
prompt-card-which-die = { $card }: quale dado giri?
prompt-card-which-face = { $card }: su quale faccia giri il { $die }?
prompt-card-theoden = Re Théoden: chi guida alla fine della tappa?
prompt-card-treebeard = Barbalbero: coraggio, o la marcia su Isengard?
prompt-card-faramir = Faramir: di quante caselle guida Frodo e Sam?
prompt-card-support = Sostegno di Gandalf: quale dado tieni?

## Domande: le tappe

prompt-stage-vision = La prossima tappa: { phrase-stage }. Usi la Visione di Gandalf prima che le carte siano disposte?
prompt-stage-vision-card = In cima alle carte ({ phrase-stage }) c’è: { $card }. Resta lì?
prompt-final-roll = L’ultima tappa. Lanci il dado nero?
prompt-final-rolled = Il dado nero è lì. Lo lasci così?
prompt-final-step = Frodo e Sam stanno per fare il loro passo. Usi prima una carta?

## Scelte

token-take = Prendi il { $subject }
token-place = { $subject }
token-roll = Lancia
token-use = Usa { $subject }
token-die = { $subject }
token-face = Giralo sul { $subject }
token-lead = Guida { $subject }
token-gain = Guadagna due punti di coraggio
token-send = Manda Barbalbero a Isengard
token-discard = Rinuncia a { $subject }
token-keep = Lasciala in cima
token-remove = Toglila dal gioco
token-advance = { $subject-id ->
        [0] Resta
        [1] Una casella
       *[other] { $subject } caselle
    }
token-shift = { $subject-id ->
        [left] A sinistra
       *[right] A destra
    }
token-pass = { $prompt ->
        [action-before-die] Nessuna carta, avanti
        [encounter-after] No, la carta resta
        [battle-thrown] Lascialo così
        [battle-gandalf] No, la battaglia è persa
        [battle-boromir] No, la battaglia è persa
        [enemy-witch-king] Non ora
        [courage-before-loss] No, subisci la perdita
        [final-rolled] Lascialo così
        [final-step] Nessuna carta, fai il passo
        [dice-after-roll] Lascialo così
        [move-event] No, che accada
        [stage-vision] No, disponi le carte
       *[other] Avanti
    }

## Il diario: il turno e i dadi

event-turn = Turno { $number }. { $seat }.
event-rolled = { $cause-id ->
        [first_roll] Primo tiro: { $roll }.
        [second_roll] Secondo tiro: { $roll }.
        [battle] Il dado battaglia mostra { $roll }.
        [turn] Tiro: { $roll }.
       *[other] Tiro ({ $cause }): { $roll }.
    }
event-rerolled = Il { $die } è rilanciato: { $new-face } invece di { $old-face }{ phrase-because }
event-roll-stands = Il tiro resta com’è.
event-die-set = Il { $die } è girato da { $old-face } a { $new-face }{ phrase-because }
event-page-filled = Pagina { $page } del libro: { $roll }.
event-die-resolved = Il { $die } è risolto: { $face }.

## Il diario: la strada e il coraggio

event-moved = { phrase-goes } { phrase-from } { phrase-to }{ phrase-because }
event-waits = { phrase-goes } oltre Minas Morgul, nell’area d’attesa{ phrase-because }
event-stays = { phrase-stays } sul posto.
event-courage = { $change ->
        [up] Il coraggio sale di { $by }, a { $to }{ phrase-because }
        [down] Il coraggio scende di { $by }, a { $to }{ phrase-because }
       *[same] Il coraggio resta a { $to }, com’era ({ $from }){ phrase-because }
    }
event-event-cancelled = Arwen impedisce l’evento della casella { $space } (pedina: { $figure }).
event-nothing-happens = Non accade nulla{ phrase-because }

## Il diario: Isengard e Minas Morgul

event-uruk-hai-placed = { $count ->
        [one] Un Uruk-hai si unisce a quelli di Isengard; ora sono { $in-isengard }.
       *[other] { $count } Uruk-hai si uniscono a quelli di Isengard; ora sono { $in-isengard }.
    }
event-uruk-hai-removed = { $chieftain-id ->
        [true] Cade il capo degli Uruk-hai. Isengard è libera (ne restano { $in-isengard }).
       *[other] Un Uruk-hai lascia Isengard; ne restano { $in-isengard }.
    }
event-ents-march = Barbalbero marcia su Isengard.
event-nazgul-placed = Un Nazgûl giunge a Minas Morgul, ora { $at-minas-morgul } su nove{ phrase-because }
event-nazgul-slain = Éowyn uccide il Re Stregone. I Nazgûl non ci sono più.
event-gandalf-locked = Il Balrog prende Gandalf: le sue carte non aiutano fino al Fosso di Helm.
event-gandalf-free = Gandalf è tornato: le sue carte aiutano di nuovo.

## Il diario: le carte

event-turned-up = Lo spazio { $slot } è scoperto: { $card }.
event-activated = Spazio { $slot }: { $card }.
event-ally-taken = { $seat } conquista un alleato: { $card }.
event-card-used = { $seat } usa: { $card }.
event-card-discarded = { $card }: la carta esce dal gioco{ phrase-because }
event-card-removed = { $card }: la carta lascia lo spazio { $slot } e il gioco{ phrase-because }
event-army-shifted = L’Esercito dei Morti passa dallo spazio { $from } allo spazio { $to }.
event-gandalf-boxed = L’arrivo non era esatto: una carta di Gandalf va persa senza guardarla. Nel suo mazzo: { $left }.
event-gandalf-drawn = Esatto! { $seat } pesca: { $card }. Nel mazzo di Gandalf: { $left }.
event-foreseen = La Visione di Gandalf mostra la prima carta ({ phrase-stage }): { $card }.
event-vision-removed = { $card }: la carta è tolta dal gioco (Visione di Gandalf).
event-vision-kept = { $card }: la carta resta in cima (Visione di Gandalf).

## Il diario: le battaglie

event-battle = Battaglia: { $enemy }. Sostegno: { $support }.
event-battle-won = { $cause-id ->
        [none] Vinta contro: { $enemy }.
       *[other] Vinta contro: { $enemy } (grazie a { $cause }).
    }
event-battle-lost = { $cause-id ->
        [none] Persa contro: { $enemy }.
        [gandalf] Persa contro: { $enemy }; Gandalf non viene.
        [sauron] Persa contro: { $enemy }, per la faccia di Sauron.
        [boromir] Persa contro: { $enemy }, malgrado Boromir.
       *[other] Persa contro: { $enemy }; non presente: { $cause }.
    }

## Il diario: le tappe e la fine

event-stage-ends = L’Anello è giunto alla meta: { phrase-stage }.
event-stage-begins = Una nuova tappa: { phrase-stage }. Carte scoperte: { $track }.
event-game-over = La partita è finita: { $reason }.

## Il tabellone

ui-doom-won = La Compagnia ha vinto.
ui-doom-lost = La Compagnia ha perso.
ui-doom-stage-line = { $count ->
        [0] Tappa { $number } di 6: { $stage }, raggiunta
        [one] Tappa { $number } di 6: { $stage }, manca una casella
       *[other] Tappa { $number } di 6: { $stage }, mancano { $count } caselle
    }
ui-doom-turn-line = { $several ->
        [yes] Turno { $number } · { $seat }
       *[no] Turno { $number }
    }
ui-doom-space = casella { $space }
ui-doom-waiting-area = area d’attesa
ui-doom-slot = Spazio { $slot }
ui-doom-percent = { $number }%
ui-doom-under-one = meno dell’1%
ui-doom-die-face = { $die }{ "\u00a0" }{ $face }
ui-doom-in-pool = accanto al tabellone
ui-doom-just-rolled = appena lanciati
ui-doom-on-page = sul libro, pagina { $page }
ui-doom-dice-tray = I dadi
ui-doom-book = Il libro aperto
ui-doom-track = Gli incontri
ui-doom-hand = Carte davanti a voi
ui-doom-hand-empty = nessuna carta
ui-doom-cards = Carte
ui-doom-company = La Compagnia
ui-doom-gandalf-stack = Nel mazzo di Gandalf: { $count }
ui-doom-gandalf-locked = Il Balrog tiene Gandalf: le sue carte non aiutano fino al Fosso di Helm.
ui-doom-held-by = { $hint } Davanti a: { $seat }.
ui-doom-foreseen = In cima alle prossime carte: { $card }
ui-doom-removed = Fuori dal gioco in questa tappa: { $cards }
ui-doom-covers = Sotto c’è: { $card }
ui-doom-unknown-card = una carta coperta
ui-doom-once = si affronta una volta sola
ui-doom-plus-nazgul = +1 Nazgûl
ui-doom-zero-to-two = { $figure }: 0–{ "\u2060" }2

## Il tabellone: che cosa accadrebbe

ui-doom-walk = { $some ->
        [yes] { $figure }, meta: { $to }; { $effects }
       *[no] { $figure }, meta: { $to }
    }
ui-doom-stays-waiting = { $figure }: ancora nell’area d’attesa
ui-doom-from = { $figure }, ora: { $from }.
ui-doom-at-face = Con { $face }: { $effects }.
ui-doom-covered = l’evento è coperto
ui-doom-courage-up = coraggio +{ $count }
ui-doom-courage-down = coraggio −{ $count }
ui-doom-courage-to = Coraggio { $from } → { $to }
ui-doom-nazgul-comes = un Nazgûl giunge a Minas Morgul
ui-doom-gandalf-drawn = peschi una carta di Gandalf
ui-doom-gandalf-lost = una carta di Gandalf va persa
ui-doom-symbol-nazgul = Spazio vuoto: un Nazgûl giunge a Minas Morgul
ui-doom-symbol-nothing = Spazio vuoto: non accade nulla
ui-doom-symbol-moves = Spazio vuoto, fino a due caselle per: { $figure }
ui-doom-face-down = Una carta coperta
ui-doom-meets = { $some ->
        [yes] { $card }: { $effects }
       *[no] { $card }
    }
ui-doom-battles = { $count ->
        [one] una battaglia
       *[other] { $count } battaglie
    }
ui-doom-battles-two = battaglie finché non ne vincete due di fila
ui-doom-battles-left = { $count ->
        [one] ancora una battaglia
       *[other] ancora { $count } battaglie
    }
ui-doom-each-lost = ogni battaglia persa: coraggio −{ $count }
ui-doom-uruks-come = { $count ->
        [one] un Uruk-hai si unisce a quelli di Isengard
       *[other] { $count } Uruk-hai si uniscono a quelli di Isengard
    }
ui-doom-dice = { $count ->
        [one] si lancia un dado nero
       *[other] si lanciano { $count } dadi neri
    }
ui-doom-won-by = { $count ->
        [0] nessuna faccia dei compagni vince
        [one] una faccia dei compagni su sei vince
       *[other] { $count } facce dei compagni su sei vincono
    }

## Il tabellone: le probabilità

ui-doom-odds = Probabilità
ui-doom-odds-summary = { $mean ->
        [0] Nessuna perdita: { $none }.
       *[other] Nessuna perdita: { $none }; in media coraggio −{ $mean }.
    }
ui-doom-odds-alone = Senza carte
ui-doom-odds-helped = Con le carte che aiutano
ui-doom-odds-none = nessuna perdita
ui-doom-odds-lost = coraggio −{ $count }
ui-doom-odds-defeat = partita persa
ui-doom-odds-nothing = { $card }: qui non si lancia nulla.
ui-doom-faces = Le facce del dado battaglia
ui-doom-face-wins = vince
ui-doom-face-card = per una carta
ui-doom-face-loses = perde

## Il tabellone: la battaglia

ui-doom-battle-with = Battaglia: { $card }
ui-doom-nobody = nessuno
ui-doom-supports = al loro fianco
ui-doom-not-here = non al fianco
ui-doom-result-won = Vinta
ui-doom-result-lost = Persa

## Il tabellone: i particolari

ui-doom-colour-ally = Alleato
ui-doom-colour-gandalf = Carta di Gandalf
ui-doom-colour-enemy = Nemico
ui-doom-colour-final = L’ultima tappa
ui-doom-figure-supports = Ora sostiene Frodo e Sam in battaglia: è sulla loro casella o più avanti in questa tappa.
ui-doom-figure-not = Ora non può sostenere Frodo e Sam in battaglia: è più indietro, o oltre questa tappa.
ui-doom-about-battle-die = Quattro facce sono dei compagni, una di Gandalf, una di Sauron.
ui-doom-about-black-die = Il suo numero è lo spazio dell’incontro che si affronta.
ui-doom-about-heart = Chi si ferma qui da solo costa un punto di coraggio.
ui-doom-about-nazgul = Chi si ferma qui da solo attira un Nazgûl a Minas Morgul.
ui-doom-about-destination = La fine della tappa: { $stage }. Il tiro esatto di un compagno dà un punto di coraggio, quello di Frodo e Sam una carta di Gandalf.

## Il tabellone, a voce

ui-doom-courage-spoken = Coraggio: { $now } su { $top }
ui-doom-isengard-spoken = { $treebeard ->
        [yes] Isengard: Uruk-hai { $count } su 6. C’è Barbalbero.
       *[no] Isengard: Uruk-hai { $count } su 6.
    }
ui-doom-morgul-spoken = Minas Morgul: Nazgûl { $count } su 9, altri { $pool } ancora lontani.
ui-doom-figure-spoken = { $figure }: { $space }.{ $legal ->
        [yes] {" "}Si può scegliere.
       *[no] {""}
    }
ui-doom-die-spoken = { $die }, { $place }. { $more }{ $legal ->
        [yes] {" "}Si può scegliere.
       *[no] {""}
    }
ui-doom-slot-spoken = Spazio { $slot }. { $more }.{ $legal ->
        [yes] {" "}Si può scegliere.
       *[no] {""}
    }
ui-doom-card-spoken = Carta { $card }. { $hint }{ $several ->
        [yes] {" "}Davanti a: { $seat }.
       *[no] {""}
    }{ $locked ->
        [yes] {" "}Gandalf è in mano al Balrog.
       *[no] {""}
    }{ $legal ->
        [yes] {" "}Si può scegliere.
       *[no] {""}
    }

## Rifiuti: perché qualcosa non si può scegliere, secondo la regola

refusal-doom-action-03 = Ogni dado sul libro viene risolto, nel suo ordine.
refusal-doom-ally-01 = Quella carta non è davanti a nessun giocatore.
refusal-doom-ally-02 = Quella carta è uscita dal gioco: ogni carta si usa una volta sola.
refusal-doom-ally-07 = Questo ora non è tra le scelte.
refusal-doom-ally-08 = Questo ora non è tra le scelte.
refusal-doom-ally-11 = Non è il momento di quella carta, o non avrebbe effetto.
refusal-doom-card-01 = Questo ora non è tra le scelte.
refusal-doom-card-09 = Questo ora non è tra le scelte.
refusal-doom-card-10 = Elrond rilancia un dado del tiro appena fatto.
refusal-doom-card-13 = Re Théoden guida un compagno, non i Portatori dell’Anello.
refusal-doom-card-14 = Dopo l’aiuto di Galadriel bisogna lanciare il dado battaglia.
refusal-doom-card-15 = Questo ora non è tra le scelte.
refusal-doom-card-17 = Deve andarsene uno dei tuoi alleati; le carte di Gandalf e quelle degli altri sono al sicuro.
refusal-doom-card-22 = Faramir guida di due, tre o quattro caselle.
refusal-doom-card-24 = Barbalbero porta coraggio o va a Isengard.
refusal-doom-card-29 = Va rilanciato un dado colorato che attende sul libro.
refusal-doom-card-31 = Questo ora non è tra le scelte.
refusal-doom-card-33 = L’Esercito si sposta sulla carta più vicina a sinistra o a destra.
refusal-doom-card-44 = Quel compagno è già alla fine della tappa.
refusal-doom-combat-07 = Sulla faccia di Gandalf vince solo una sua carta non usata.
refusal-doom-combat-13 = Una battaglia non si può rifiutare.
refusal-doom-combat-14 = Questo ora non è tra le scelte.
refusal-doom-courage-01 = Il coraggio è già al massimo.
refusal-doom-final-07 = Nell’ultima tappa si lancia un solo dado nero.
refusal-doom-final-09 = Nell’ultima tappa non si usano i dadi colorati.
refusal-doom-final-10 = Nell’ultima tappa quella carta ora non serve.
refusal-doom-final-11 = Nell’ultima tappa Faramir non può aiutare.
refusal-doom-final-14 = Questo ora non è tra le scelte.
refusal-doom-gandalf-03 = Questo ora non è tra le scelte.
refusal-doom-gandalf-05 = Questo ora non è tra le scelte.
refusal-doom-gandalf-06 = Si tiene uno dei cinque dadi colorati.
refusal-doom-gandalf-08 = Il Trucco di Gandalf gira un dado colorato del tiro appena fatto.
refusal-doom-gandalf-09 = Il Potere di Gandalf gira un dado nero del tiro appena fatto.
refusal-doom-gandalf-10 = Il Balrog ha preso Gandalf: nessuna sua carta aiuta prima del Fosso di Helm.
refusal-doom-hard-01 = Solo il giocatore davanti al quale sta quell’alleato può usarne la carta.
refusal-doom-roll-01 = Per il primo tiro si scelgono due diversi dadi colorati.
refusal-doom-roll-02 = Sulla pagina 1 va prima un dado nero, poi uno dei dadi colorati appena lanciati.
refusal-doom-roll-03 = Il terzo dado è uno colorato che non era nel primo tiro.
refusal-doom-roll-04 = Sulla pagina 2 va uno dei due dadi colorati appena lanciati.
refusal-doom-slot-03 = La pedina indicata si muove di 0, 1 o 2 caselle.
ui-doom-aim = Il vostro fine: condurre i Portatori dell’Anello al Monte Fato prima che finisca il coraggio, e prima che giunga il nono Nazgûl.
