### Westmarch, in italiano: La Guerra dell’Anello: il gioco di carte.
###
### Il patto tra i cataloghi e il client sta in testa a en/confrontation.ftl; ciò che questo gioco aggiunge, in en/card_game.ftl.
### I nomi stanno da soli o tra virgolette: nessuna frase mette loro davanti una preposizione articolata.

## Parti, fazioni, tipi, simboli

side-free = Popoli Liberi
side-shadow = Ombra

faction-dunedain = Dúnedain
faction-elf = Elfi
faction-dwarf = Nani
faction-hobbit = Hobbit
faction-rohan = Rohan
faction-wizard = Stregoni
faction-isengard = Isengard
faction-monstrous = Mostri
faction-southron = Sudroni
faction-mordor = Mordor

type-army = Armata
type-character = Personaggio
type-item = Oggetto
type-event = Evento
keyword-nazgul = Nazgûl
keyword-weapon = Arma
keyword-steed = Cavalcatura
keyword-ent = Ent

special-attack = attacco
special-defence = difesa
special-path-attack = attacco sul sentiero
special-path-defence = difesa sul sentiero
icon-attack = attacco
icon-defence = difesa
icon-lead-attack = attacco di comando
icon-lead-defence = difesa di comando
icon-path-attack = attacco sul sentiero
icon-path-defence = difesa sul sentiero

region-path = il sentiero
region-reserve = la riserva
region-hand = la mano
region-deck = il mazzo
region-cycle-pile = la pila degli scarti
region-eliminated = la pila delle eliminate
region-apart = le carte pescate a parte
region-top-of-deck = la cima del mazzo

## Opzioni e preimpostazioni

option-scenario = Scenario
    .about = La Compagnia dell’Anello ha sei sentieri, gli altri nove.
option-scenario-trilogy = Trilogia
option-scenario-duel2 = Duello a due
option-scenario-duel3 = Duello a tre
option-scenario-fellowship = La Compagnia dell’Anello
option-people = Persone
    .about = Quante persone giocano la Trilogia; se meno di quattro, qualcuno tiene due mazzi.
preset-trilogy = Trilogia, quattro persone
preset-trilogy-3 = Trilogia, tre persone
preset-trilogy-2 = Trilogia, due persone
preset-duel2 = Duello a due
preset-duel3 = Duello a tre
preset-fellowship = La Compagnia dell’Anello

## Domande

prompt-setup-cycle = { $left ->
        [one] Scarta una carta della mano iniziale.
       *[other] Scarta { $left } carte della mano iniziale.
    }
prompt-setup-cycle-waiting = { $seat } sceglie le carte iniziali da scartare.
prompt-action-choose = Compi un’azione, o passa. Carte in mano: { $hand }, puoi tenerne{"\u00A0"}{ $carryover }.
prompt-action-choose-waiting = { $seat } valuta un’azione.
prompt-action-target = Dove va «{ $card }»?
prompt-action-destination = Dove si sposta «{ $card }»?
prompt-cards-cycle = { $left ->
        [one] Scarta una carta dalla mano.
       *[other] Scarta { $left } carte dalla mano.
    }
prompt-cards-cycle-waiting = { $seat } sceglie che cosa scartare.
prompt-cards-forsake = { $left ->
        [one] Abbandona una carta: dalla mano, dalla riserva o dalla cima del mazzo.
       *[other] Abbandona { $left } carte: dalla mano, dalla riserva o dalla cima del mazzo.
    }
prompt-cards-forsake-waiting = { $seat } sceglie che cosa abbandonare.
prompt-cards-eliminate = { $left ->
        [one] Elimina una carta dalla mano.
       *[other] Elimina { $left } carte dalla mano.
    }
prompt-cards-eliminate-waiting = { $seat } sceglie che cosa eliminare.
prompt-cards-saved-by = Quale testo salva la carta?
prompt-cards-saved-by-waiting = { $seat } sceglie che cosa salva la carta.
prompt-text-offer = { $cause }: accetti?
prompt-text-offer-waiting = { $seat } valuta un’offerta.
prompt-text-fetch = { $cause }: quale carta prendi?
prompt-text-fetch-waiting = { $seat } cerca una carta.
prompt-text-icons = { $cause }: quale luogo riceve il simbolo?
prompt-text-icons-waiting = { $seat } sceglie un luogo.
prompt-text-ride = { $cause }: dove cavalca «{ $card }»?
prompt-text-ride-waiting = { $seat } valuta una cavalcata.
prompt-text-copy = { $cause }: quale copia di «{ $card }»?
prompt-text-copy-waiting = { $seat } sceglie una carta.
prompt-text-victim = { $cause }: quale carta viene eliminata?
prompt-text-victim-waiting = { $seat } sceglie una carta da eliminare.
prompt-text-fetch-or-victim = { $cause }: prendi una carta, o eliminane una.
prompt-text-fetch-or-victim-waiting = { $seat } sceglie una carta.
prompt-text-ride-to-ruin = { $cause }: quali carte di Rohan cavalcano verso la rovina?
prompt-text-ride-to-ruin-waiting = { $seat } sceglie chi cavalca verso la rovina.
prompt-text-fallen = { $cause }: quale carta di Mordor su un campo cade?
prompt-text-fallen-waiting = { $seat } sceglie chi cade.
prompt-location-battleground = { $cause }: quale campo di battaglia entra in gioco?
prompt-location-battleground-waiting = { $seat } sceglie un campo di battaglia.
prompt-location-move-there = { $cause }: «{ $card }» vi si sposta?
prompt-location-move-there-waiting = { $seat } valuta uno spostamento.
prompt-location-path = { $cause }: quale sentiero viene ora?
prompt-location-path-waiting = { $seat } sceglie un sentiero.
prompt-apart-play = { $cause }: gioca una delle carte pescate a parte, o nessuna. Ne puoi giocare ancora { $left }.
prompt-apart-play-waiting = { $seat } guarda le carte pescate a parte.
prompt-apart-eliminate = { $cause }: quale delle carte pescate a parte elimini?
prompt-apart-eliminate-waiting = { $seat } guarda le carte pescate a parte.
prompt-apart-cycle = { $cause }: quale delle carte pescate a parte scarti?
prompt-apart-cycle-waiting = { $seat } guarda le carte pescate a parte.
prompt-apart-keep = { $cause }: quale delle carte pescate a parte tieni?
prompt-apart-keep-waiting = { $seat } guarda le carte pescate a parte.
prompt-combat-next = Quale combattimento si risolve ora?
prompt-combat-next-waiting = { $seat } sceglie il prossimo combattimento.
prompt-combat-support = Un’armata sostiene «{ $card }»?
prompt-combat-support-waiting = { $seat } decide chi ha sostegno.
prompt-combat-lose = { $left ->
        [one] Resta un simbolo di attacco: indica un difensore da perdere.
       *[other] Restano { $left } simboli di attacco: indica un difensore da perdere.
    }
prompt-combat-lose-waiting = { $seat } indica le perdite.
prompt-combat-objection = Il tuo alleato perderebbe «{ $card }». Sei d’accordo?
prompt-combat-objection-waiting = { $seat } deve dare il suo accordo.
prompt-combat-enemy-names = Non c’è accordo: indica il difensore perso.
prompt-combat-enemy-names-waiting = { $seat } indica la perdita.

## Scelte

token-play = Gioca «{ $subject }»
token-move = Sposta «{ $subject }»
token-to = Verso: { $subject }
token-on = Portatore: { $subject }
token-cycle = Scarta «{ $subject }»
token-winnow = Vaglia la mano
token-use = Usa «{ $subject }»
token-ring = Usa il segnalino Anello
token-pass = Passa
token-eliminate = Elimina «{ $subject }»
token-forsake = Abbandona: { $subject }
token-forsake-reserve = Abbandona dalla riserva: { $subject }
token-take = Prendi «{ $subject }»
token-activate = { $subject }
token-add = Luogo: { $subject }
token-at = La copia, luogo: { $subject }
token-accept = Accetta
token-decline = Rifiuta
token-done = Fatto
token-fight = Risolvi: { $subject }
token-support = Sostieni: { $subject }
token-leave = Lascia senza sostegno: { $subject }
token-lose = Perdi «{ $subject }»
token-agree = D’accordo
token-object = Mi oppongo
token-save-by = Grazie a «{ $subject }»

## Eventi

event-cycled = { $count ->
        [one] { $seat } scarta una carta.
       *[other] { $seat } scarta { $count } carte.
    }
event-cycled-cards = { $seat } scarta: { $cards }.
event-eliminated = { $count ->
        [one] { $seat } elimina una carta, coperta.
       *[other] { $seat } elimina { $count } carte, coperte.
    }
event-eliminated-cards = Eliminate ({ $seat }): { $cards }.
event-removed = Rimossa dal gioco ({ $seat }): { $card }; da dove: { $from }.
event-forsook = { $seat } abbandona una carta; da dove: { $from }.
event-saved = «{ $card }» è scartata invece che eliminata.
event-drew = { $count ->
        [0] { $seat } non può pescare.
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
event-drew-cards = { $seat } pesca: { $cards }.
event-drew-apart = { $count ->
        [one] { $seat } pesca una carta a parte.
       *[other] { $seat } pesca { $count } carte a parte.
    }
event-drew-apart-cards = { $seat } pesca a parte: { $cards }.
event-recycled = { $seat } rimescola gli scarti in un nuovo mazzo.
event-took = { $seat } prende «{ $card }»; da dove: { $from }.
event-kept = { $count ->
        [one] { $seat } tiene una carta.
       *[other] { $seat } tiene { $count } carte.
    }
event-kept-cards = { $seat } tiene: { $cards }.
event-looked = { $seat } vede la cima del mazzo: { $card }.
event-played = { $seat } gioca «{ $card }».
event-played-to = { $to-id ->
        [reserve] { $seat } gioca «{ $card }» in riserva.
       *[other] { $seat } gioca «{ $card }» verso: { $to }.
    }
event-played-on = { $seat } gioca «{ $card }»; portatore: { $on }.
event-moved = { $seat } sposta «{ $card }» verso: { $to }.
event-used = { $seat } usa «{ $card }».
event-accepted = { $seat } accetta.
event-declined = { $seat } rifiuta.
event-lasts-for-the-round = «{ $cause }» vale fino alla fine del round.
event-activated = Campo di battaglia attivo: { $battleground }.
event-reactivated = Torna in gioco { $battleground }, dall’area dei punti: { $out-of }.
event-path-turned-up = Prenderà il posto del sentiero: { $path }.
event-path-activated = Sentiero attivo: { $path }.
event-no-battleground = Nel mazzo non restano campi di battaglia.
event-icons-added = +{ $amount } ({ $icon }).
event-icons-added-at = { $location }: +{ $amount } ({ $icon }).
event-icons-added-card = { $card }: +{ $amount } ({ $icon }).
event-corruption = La corruzione cambia di { $by }: ora è { $corruption }.
event-round = Round { $round }. Primo giocatore: { $first-player }.
event-turn = Tocca a: { $seat }.
event-passed = { $seat } passa.
event-winnowed = { $seat } vaglia la mano.
event-ring-used = { $seat } usa un segnalino Anello.
event-scores = Punti: Popoli Liberi { $free }, Ombra { $shadow }.
event-game-over = Vince { $winner }: { $reason }.
event-combat = { $cancelled ->
        [0] Combattimento, { $location }: attacco { $attack }.
       *[other] Combattimento, { $location }: attacco { $attack }, di cui il luogo annulla { $cancelled }.
    }
event-support = { $supported-id ->
        [true] { $character }: ha sostegno.
       *[other] { $character }: senza sostegno.
    }
event-loss-named = { $seat } perderebbe «{ $card }».
event-agreed = { $seat } è d’accordo.
event-objected = { $seat } si oppone.
event-cancelled = «{ $card }» annulla { $icons } e va persa; restano { $left }.
event-won = { $location }: vince { $side }.
event-nobody-scores = { $location }: nessuno ne trae punti.

reason-last-path = l’ultimo sentiero è percorso
reason-lead = un vantaggio di dieci punti

## Il tavolo

ui-cards-table = Il tavolo
ui-cards-round = Round { $round }
ui-cards-first = primo giocatore
ui-cards-turn = di turno
ui-cards-must-act = Compi un’azione. Carte in mano: { $hand }, puoi tenerne{"\u00A0"}{ $carryover }.
ui-cards-passed = ha passato
ui-cards-you = tu
ui-cards-points = { $points ->
        [one] { $side }: { $points } punto
       *[other] { $side }: { $points } punti
    }
ui-cards-tie = Parità di punti: vince l’Ombra.
ui-cards-corruption = Corruzione { $count }
ui-cards-corruption-points = Corruzione
ui-cards-vp = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
ui-cards-road = La strada
ui-cards-road-stone = Sentiero { $number }: { $state ->
        [free] dei Popoli Liberi
        [shadow] dell’Ombra
        [here] qui e ora
        [nobody] di nessuno
       *[ahead] ancora da venire
    }
ui-cards-hand = Mano: { $seat }
ui-cards-hand-count = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
ui-cards-hand-empty = Nessuna carta in mano.
ui-cards-reserve = Riserva
ui-cards-empty = vuota
ui-cards-deck = Mazzo
ui-cards-cycle-pile = Scarti
ui-cards-eliminated = Eliminate
ui-cards-pile = { $pile }: { $count }
ui-cards-pile-known = Si sa che vi sono:
ui-cards-pile-deck = Senza ordine:
ui-cards-top = In cima: { $card }
ui-cards-ring = Segnalino Anello
ui-cards-ring-ready = Segnalino Anello pronto
ui-cards-ring-used = Segnalino Anello usato
ui-cards-apart = Pescate a parte
ui-cards-laid = In corso
ui-cards-to-choose = Da scegliere
ui-cards-lasting = In questo round: { $cards }
ui-cards-no-defence = conquistato: la sua difesa non conta
ui-cards-sums = Attacco { $attack }, il luogo difende con { $own }, i suoi difensori con { $cards }.
ui-cards-left = restano { $count }
ui-cards-stands = resiste
ui-cards-falls = cade
ui-cards-next-path = poi: { $path }
ui-cards-no-location = I luoghi entrano in gioco all’inizio del round.
ui-cards-battleground-of = Campo di battaglia, { $side }
ui-cards-path-number = Sentiero { $number }
ui-cards-defenders = Difensori
ui-cards-attackers = Attaccanti
ui-cards-fresh = giocata in riserva in questo round: non può ancora spostarsi
ui-cards-wields = porta { $items }
ui-cards-on-paths = Sentieri { $paths }
ui-cards-wielders = Portatore: { $wielders }
ui-cards-any-faction = un personaggio della fazione { $faction }
ui-cards-any-keyword = un { $keyword }
ui-cards-no-icons = nessun simbolo
ui-cards-icon-count = { $icon } { $count }
ui-cards-reconstructed = Incerto: { $what }. Nessuna fonte lo dà; è scelto perché si accordi col resto.
ui-cards-reconstructed-bearers = chi può portarlo
ui-cards-reconstructed-keywords = le parole chiave
ui-cards-copies = { $count ->
        [one] una copia
       *[other] { $count } copie
    }
ui-cards-choosable = Si può scegliere ora.
ui-cards-marked = Segnata.
ui-cards-why-not = Perché non giocarla?
ui-cards-play-to = Gioca: { $place }
ui-cards-play-on = Gioca; portatore: { $card }
ui-cards-play-event = Gioca l’evento
ui-cards-move-to = Sposta: { $place }
ui-cards-cycle-this = Scartala
ui-cards-use-this = Usa la sua azione
ui-cards-mark-more = { $count ->
        [0] Segnate: { $marked } su { $of }.
        [one] Segna ancora una carta.
       *[other] Segna ancora { $count } carte.
    }
ui-cards-do-cycle = Scarta le segnate
ui-cards-do-forsake = Abbandona le segnate
ui-cards-do-eliminate = Elimina le segnate
ui-cards-do-lose = Perdi le segnate
ui-cards-cancels = Annulla { $icons } su { $left }
ui-cards-actions = Azioni senza carta
ui-cards-group-play = Gioca
ui-cards-group-move = Sposta e usa
ui-cards-group-cycle = Scarta invece una carta
ui-cards-group-other = Altrimenti
ui-cards-winnow-more = Elimina 2 carte dalla mano, poi pescane 1.
ui-cards-ring-game = Pesca 2 carte, una volta per partita.
ui-cards-ring-round = Pesca 3 carte, poi eliminane 1 e scartane 1; una volta per round.
ui-cards-pass-more = Le azioni finiscono quando tutti passano di seguito.
ui-cards-cycle-more = Va coperta nella tua pila degli scarti.
ui-cards-combat-attack = Attacco
ui-cards-combat-place = il luogo
ui-cards-combat-won = Vince: { $side }
ui-cards-hidden-cards = { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
ui-cards-battlegrounds-left = Campi di battaglia ancora possibili: { $places }
ui-cards-paths-left = Sentieri ancora possibili: { $places }
ui-cards-team = Gli alleati possono parlarsi, ma solo in modo che tutti leggano.
ui-cards-large = La carta intera
ui-cards-spoken = { $card }. { $faction }, { $type }. { $icons }.{ $legal ->
        [yes] {" "}Si può scegliere ora.
       *[no] {""}
    }

## Le 112 carte

card-dead-men-of-dunharrow = Morti di Dunclivo
    .text = +2 attacco e +2 difesa mentre sostiene Grampasso o Aragorn.
card-great-gate = Gran Cancello
    .text = +3 difesa a Minas Tirith. Mai sui campi di battaglia dell’Ombra.
card-guards-of-the-citadel = Guardie della Cittadella
    .text = +1 difesa a Minas Tirith.
card-knights-of-dol-amroth = Cavalieri di Dol Amroth
    .text = +1 difesa a Dol Amroth.
card-soldiers-of-gondor = Soldati di Gondor
card-aragorn = Aragorn
    .text = Giocata: rimuovi Grampasso dal gioco. In riserva: +1 carta in ogni fase di pesca. Abbandonata dal mazzo: solo scartata.
card-boromir = Boromir
    .text = Giocata: pesca 1. Quando giunge al sentiero: abbandona 1.
card-denethor = Denethor
    .text = Azione in riserva: abbandona 1 carta per prendere Boromir o Faramir dal mazzo.
card-faramir = Faramir
    .text = Quando giunge a un sentiero 7: puoi sostituirlo con un altro 7.
card-halbarad = Halbarad
    .text = Azione in riserva (scartala): prendi Grampasso o Aragorn dal mazzo.
card-prince-imrahil = Principe Imrahil
    .text = Giocata: puoi scartare 1 carta per prendere dal mazzo i Cavalieri di Dol Amroth.
card-strider = Grampasso
    .text = Azione sul sentiero: sostituiscilo con uno del numero successivo. Giocato Aragorn: eliminato.
card-anduril = Andúril
    .text = Azione in riserva: metti in gioco un campo dei Dúnedain; il portatore vi si sposta.
card-blade-of-westernesse = Lama dell’Ovesturia
card-paths-of-the-dead = Sentieri dei Morti
    .text = Abbandona 2 carte, poi pescane 4, o 5 con Grampasso o Aragorn in gioco.
card-the-red-arrow = La Freccia Rossa
    .text = In questo round i campi dei Dúnedain sono aperti a Rohan.
card-the-three-hunters = I Tre Cacciatori
    .text = In questo round ogni campo è aperto a Gimli, Legolas, Grampasso e Aragorn; ogni armata dei Popoli Liberi li sostiene.
card-high-elves = Alti Elfi
card-arwen = Arwen
    .text = Giocata: pesca 1. In riserva: Grampasso e Aragorn difendono con 1 in più.
card-elrond = Elrond
    .text = Giocata: pesca 1. In riserva: limite di mano +1.
card-galadriel = Galadriel
    .text = Giocata: pesca 1. In riserva: +1 carta in ogni fase di pesca, poi scarta 1.
card-legolas = Legolas
    .text = Giocata: puoi prendere dal mazzo l’Arco dei Galadhrim.
card-bow-of-the-galadhrim = Arco dei Galadhrim
    .text = Nessuna seconda arma accanto.
card-elven-cloak = Mantello elfico
    .text = Il portatore perso sul sentiero viene scartato con ciò che porta.
card-lembas = Lembas
    .text = Azione sul sentiero (eliminala): il giocatore degli Hobbit toglie 1 corruzione per ogni Hobbit sul sentiero.
card-mirror-of-galadriel = Specchio di Galadriel
    .text = In gioco: vedi la prima carta del tuo mazzo.
card-nenya = Nenya, Anello di Diamante
    .text = Azione in riserva (scartala): il sentiero o un campo riceve 1 difesa.
card-phial-of-galadriel = Fiala di Galadriel
    .text = Il sentiero su cui si trova ha 2 difese in più.
card-vilya = Vilya, Anello dell’Aria
    .text = Azione in riserva (scartala): ogni giocatore dei Popoli Liberi pesca 1.
card-gimli = Gimli
    .text = Giocata: puoi prendere l’Ascia nanica dagli scarti.
card-dwarven-axe = Ascia nanica
card-bilbo-baggins = Bilbo Baggins
    .text = Azione in riserva (scartala): pesca 2. Eliminato, viene solo scartato con ciò che porta.
card-fatty-bolger = Grassotto Bolger
    .text = Azione in riserva (eliminala): pesca 3. Abbandonato dalla riserva, viene solo scartato.
card-frodo-baggins = Frodo Baggins
    .text = Eliminato o abbandonato, viene solo scartato; non ciò che porta.
card-merry-brandybuck = Merry Brandibuck
    .text = I campi di Rohan gli sono aperti, e Rohan lo sostiene. Persa sul sentiero: scartata con ciò che porta.
card-pippin-took = Pipino Tuc
    .text = I campi dei Dúnedain gli sono aperti, e i Dúnedain lo sostengono. Persa sul sentiero: scartata con ciò che porta.
card-sam-gamgee = Sam Gamgee
    .text = Azione in riserva (scartala): il sentiero riceve 1 difesa del sentiero.
card-herbs-and-stewed-rabbit = Erbe aromatiche e coniglio al ragù
    .text = Azione ovunque in gioco (eliminala): prendi un personaggio Hobbit dagli scarti e pesca 1.
card-mithril-coat = Cotta di mithril
card-sting = Pungolo
    .text = Il sentiero su cui si trova ha 1 difesa in più se vi è un personaggio Mostro.
card-there-is-another-way = C’è un’altra strada
    .text = Sostituisci il sentiero con un altro dello stesso numero, con 1 difesa.
card-riders-of-rohan = Cavalieri di Rohan
card-village-militia = Milizia dei villaggi
card-eomer = Éomer
    .text = Giocata: pesca 5 carte a parte, puoi giocarne un’armata di Rohan, scarta le altre.
card-eowyn = Éowyn
    .text = Giocata su un campo: puoi eliminare un Nazgûl in gioco. Giocata in riserva: puoi prendere Merry o Pipino dagli scarti.
card-ghan-buri-ghan = Ghân-buri-Ghân
    .text = In riserva: Minas Tirith è aperta a Rohan.
card-theoden = Théoden
    .text = +1 attacco e +1 difesa mentre Gandalf è in gioco. Giocata: pesca 5 carte a parte, puoi giocarne una di Rohan, scarta le altre.
card-shadowfax = Ombromanto
    .text = Azione in riserva: metti in gioco un campo qualsiasi; il portatore, se non giocato in questo round, vi si sposta.
card-death-ride-ride-to-ruin = Morte! Cavalcate verso la rovina
    .text = Elimina carte di Rohan della tua riserva: Mordor ne elimina altrettante sui campi.
card-gandalf-the-grey = Gandalf il Grigio
    .text = Azione sul sentiero: sostituiscilo con uno del numero successivo. Giocato Gandalf il Bianco: eliminato.
card-gandalf-the-white = Gandalf il Bianco
    .text = Giocata: rimuovi Gandalf il Grigio dal gioco. In riserva: +1 carta in ogni fase di pesca. Abbandonata dal mazzo: solo scartata.
card-gwaihir-the-windlord = Gwaihir, Re dei Venti
    .text = Azione in riserva (scartala): prendi Gandalf, Grigio o Bianco, dagli scarti.
card-quickbeam = Sveltolampo
    .text = +1 attacco e +1 difesa per ogni coppia di armate e personaggi di Isengard sul campo.
card-smeagol = Sméagol
    .text = Azione sul sentiero: aggiungi 1 corruzione per sostituirlo con uno del numero successivo. Persa sul sentiero: scartata con ciò che porta.
card-treebeard = Barbalbero
    .text = +1 attacco a Orthanc. Quando giunge a un campo: il giocatore di Isengard elimina un’armata di Isengard.
card-gandalfs-staff = Bastone di Gandalf
    .text = In gioco: limite di mano +1.
card-glamdring = Glamdring
card-narya = Narya, Anello di Fuoco
    .text = Azione in riserva (scartala): ogni giocatore dell’Ombra scarta 1 carta.
card-devilry-of-saruman = Diavoleria di Saruman
card-fighting-uruk-hai = Uruk-hai guerrieri
card-white-hand-orcs = Orchi della Bianca Mano
card-wolf-riders = Cavalcalupi
card-grima-wormtongue = Gríma Vermilinguo
    .text = Azione in riserva (eliminala): prendi Saruman dal mazzo, o elimina un personaggio di Rohan in gioco.
card-saruman = Saruman
    .text = In riserva: +1 carta in ogni fase di pesca. Abbandonata dal mazzo: solo scartata.
card-ugluk = Uglúk
    .text = Azione sul sentiero: sostituiscilo con un altro dello stesso numero.
card-palantir-of-orthanc = Palantír di Orthanc
    .text = Azione in riserva: una volta per round, delle prime 3 carte eliminane una, scartane una, tienine una.
card-sarumans-staff = Bastone di Saruman
    .text = In gioco: limite di mano +1.
card-woven-of-all-colours = Veste di molti colori
    .text = Il portatore perso in combattimento viene scartato con ciò che porta.
card-threats-and-promises = Minacce e promesse
    .text = Con Saruman in riserva: metti in gioco un campo di Isengard; può spostarvisi.
card-goblins-of-the-misty-mountains = Goblin delle Montagne Nebbiose
card-balrog-of-moria = Balrog di Moria
    .text = +1 attacco a Khazad-dûm. Quando giunge a un luogo: ogni giocatore dei Popoli Liberi abbandona 1.
card-barrow-wights = Spettri dei Tumuli
    .text = Azione in riserva (eliminala): ogni giocatore dei Popoli Liberi abbandona 1.
card-candles-of-corpses = Candele dei morti
    .text = +1 attacco alle Paludi Morte. Azione in riserva (eliminala): ogni giocatore dei Popoli Liberi abbandona 1.
card-caradhras-the-cruel = Caradhras il Crudele
    .text = Giocata su Caradhras: sostituiscilo con un altro 4. Azione in riserva (eliminala): ogni giocatore dei Popoli Liberi abbandona 1.
card-cave-troll = Troll delle caverne
    .text = Azione in riserva (eliminala): ogni giocatore dei Popoli Liberi abbandona 1.
card-flocks-of-crebain = Stormi di Crebain
    .text = Azione sul sentiero: sostituiscilo con un altro dello stesso numero.
card-gollum = Gollum
    .text = Azione sul sentiero: sostituiscilo con un altro dello stesso numero. Persa sul sentiero: scartata con ciò che porta.
card-hill-troll = Troll delle colline
    .text = Azione in riserva (eliminala): ogni giocatore dei Popoli Liberi abbandona 1.
card-shelob = Shelob
    .text = +1 attacco alla Tana di Shelob. Quando giunge a un luogo: ogni giocatore dei Popoli Liberi abbandona 1.
card-coastal-raiders = Predoni costieri
    .text = +1 attacco a Dol Amroth. Azione in riserva (eliminala): Dol Amroth esce dal suo mazzo.
card-corsairs-of-umbar = Corsari di Umbar
    .text = Azione in riserva (eliminala): Umbar esce dal suo mazzo.
card-haradrim-cavalry = Cavalleria Haradrim
    .text = +1 attacco a Minas Tirith. Azione in riserva (eliminala): Minas Tirith esce dal suo mazzo.
card-haradrim-mumakil = Mûmakil Haradrim
card-haradrim-regulars = Fanteria Haradrim
    .text = Azione in riserva (eliminala): Harad esce dal suo mazzo.
card-the-black-fleet = La Flotta Nera
    .text = +1 attacco a Pelargir. Azione in riserva (eliminala): Pelargir esce dal suo mazzo.
card-the-black-serpent = Il Serpente Nero
    .text = Azione in riserva (eliminala): un campo dei Sudroni torna da un’area dei punti.
card-black-uruks = Uruk neri
card-grond = Grond, Martello degli Inferi
card-mordor-orcs = Orchi di Mordor
card-olog-hai = Olog-hai
card-trolls-of-udun = Troll di Udûn
card-gorbag-and-shagrat = Gorbag e Shagrat
    .text = Giunti al sentiero: puoi scartare 1 carta per 1 attacco su di loro, 2 a Cirith Ungol.
card-grishnakh = Grishnákh
    .text = Azione sul sentiero (eliminala): aggiungi 1 corruzione.
card-mouth-of-sauron = Bocca di Sauron
    .text = Mai su un sentiero con un campo dell’Ombra attivo. In riserva: +1 carta in ogni fase di pesca.
card-the-beguiler = L’Ingannatore
    .text = Azione in riserva (scartala): ogni giocatore dei Popoli Liberi scarta 1 carta.
card-the-black-easterling = L’Esterling Nero
    .text = Giocata: pesca 1. +1 difesa a Dol Guldur.
card-the-commander = Il Comandante
    .text = Azione in riserva (scartala): ogni giocatore dell’Ombra pesca 1.
card-the-destroyer = Il Distruttore
    .text = Azione in riserva (scartala): un campo riceve 1 attacco.
card-the-hunter = Il Cacciatore
    .text = Azione in riserva (scartala): il sentiero riceve 1 attacco del sentiero.
card-the-lidless-eye = L’Occhio senza palpebre
    .text = Giocata: ogni giocatore dell’Ombra pesca 1. In riserva: limite di mano +1. Mai su un sentiero con un campo dell’Ombra attivo.
card-the-messenger = Il Messaggero
    .text = Azione in riserva (scartala): prendi un Nazgûl dagli scarti.
card-the-reaver = Il Predone
    .text = Azione in riserva (scartala): ogni giocatore dei Popoli Liberi abbandona 1.
card-the-warrior = Il Guerriero
    .text = Azione in riserva (scartala): un campo riceve 1 difesa.
card-the-witch-king = Il Re Stregone
    .text = In riserva: +1 carta in ogni fase di pesca. Abbandonata dal mazzo: solo scartata.
card-black-breath = Alito Nero
    .text = Azione in un luogo (scartala con il portatore e ciò che porta): aggiungi 1 corruzione.
card-black-riders-mount = Destriero del Cavaliere Nero
    .text = Giocata in riserva: il portatore può spostarsi subito sul sentiero.
card-fell-beast = Bestia alata
    .text = Giocata in riserva: il portatore può spostarsi subito su un campo.
card-morgul-blade = Lama Morgul
    .text = Azione sul sentiero (eliminala): aggiungi 1 corruzione.
card-nazguls-mantle = Manto del Nazgûl
    .text = Il portatore perso in combattimento viene scartato con ciò che porta.
card-the-black-captain = Il Capitano Nero
    .text = Con il Re Stregone in riserva: metti in gioco un campo di Mordor; può spostarvisi.
card-the-day-without-dawn = Il giorno senz’alba
    .text = Pesca 7 carte a parte ed eliminane una; puoi giocarne due armate, scarta le altre.
card-the-ringwraiths-are-abroad = Gli Spettri dell’Anello sono in viaggio
    .text = Pesca 7 carte a parte ed eliminane una; puoi giocarne due Nazgûl, scarta le altre.

## Campi di battaglia e sentieri

region-dol-amroth = Dol Amroth
    .text = Il giocatore dei Dúnedain può abbandonare 1 carta per pescarne 1.
region-edoras = Edoras
    .text = Entra anche il Fosso di Helm, dal suo mazzo.
region-helms-deep = Fosso di Helm
    .text = Il giocatore di Rohan pesca 5 carte a parte, può giocare qui un’armata o un personaggio, scarta le altre.
region-lorien = Lórien
    .text = Entra anche Dol Guldur, dal mazzo o da un’area dei punti.
region-minas-tirith = Minas Tirith
    .text = Il giocatore dei Dúnedain può abbandonare 1 carta per pescarne 3.
region-pelargir = Pelargir
    .text = Il giocatore dei Dúnedain può abbandonare 1 carta per pescarne 1.
region-rivendell = Gran Burrone
    .text = Il giocatore degli Elfi pesca 1, poi scarta 1.
region-dol-guldur = Dol Guldur
    .text = Entra anche Lórien, dal mazzo o da un’area dei punti.
region-harad = Harad
    .text = Ogni giocatore dell’Ombra pesca 1.
region-minas-morgul = Minas Morgul
    .text = Il giocatore di Mordor pesca 5 carte a parte, può giocare un Nazgûl in riserva, scarta le altre.
region-morannon = Morannon
    .text = Il giocatore di Mordor pesca 5 carte a parte, può giocarne un’armata, scarta le altre.
region-moria = Moria
    .text = Il giocatore dei Mostri pesca 2.
region-orthanc = Orthanc
    .text = Il giocatore di Isengard può prendere Saruman dal mazzo o dagli scarti, poi rimescola gli scarti.
region-umbar = Umbar
    .text = Ogni giocatore dell’Ombra pesca 1.
region-bag-end = Casa Baggins
    .text = Il giocatore degli Hobbit pesca 2.
region-bucklebury-ferry = Traghetto di Buckburgo
    .text = I giocatori di Mordor e degli Hobbit pescano 1 carta ciascuno.
region-gildors-encampment = Accampamento di Gildor
    .text = Il giocatore degli Elfi pesca 1, poi scarta 1.
region-inn-of-the-prancing-pony = Locanda del Puledro Impennato
    .text = Ogni giocatore dell’Ombra pesca 2.
region-the-old-forest = La Vecchia Foresta
    .text = Ogni giocatore dei Popoli Liberi abbandona 1.
region-weathertop = Colle Vento
    .text = Il giocatore di Mordor pesca 2.
region-fords-of-bruinen = Guadi del Bruinen
    .text = Ogni giocatore dei Popoli Liberi abbandona 1 carta, poi ne pesca 3.
region-imladris = Imladris
    .text = Il giocatore degli Elfi pesca 2.
region-the-council-of-elrond = Il Consiglio di Elrond
    .text = Ogni giocatore dei Popoli Liberi pesca 1.
region-caradhras = Caradhras
    .text = Ogni giocatore dei Popoli Liberi abbandona 1.
region-khazad-dum = Khazad-dûm
    .text = Il giocatore dei Mostri pesca 2.
region-the-doors-of-durin = Le Porte di Durin
    .text = Il giocatore dei Mostri può abbandonare 1 carta per aggiungere qui 1 attacco.
region-dimrill-dale = Valle dei Rivi Tenebrosi
    .text = Ogni giocatore dell’Ombra scarta 2 carte.
region-egladil = Egladil
    .text = Ogni giocatore dei Popoli Liberi pesca 2, poi scarta 1.
region-lothlorien = Lothlórien
    .text = Il giocatore degli Elfi pesca 1, poi scarta 1.
region-amon-hen = Amon Hen
    .text = Il giocatore di Mordor pesca 1, poi scarta 1.
region-dead-marshes = Paludi Morte
    .text = Il giocatore dei Mostri pesca 2.
region-emyn-muil = Emyn Muil
    .text = Ogni giocatore dei Popoli Liberi abbandona 1.
region-henneth-annun = Henneth Annûn
    .text = Il giocatore dei Dúnedain pesca 1.
region-osgiliath = Osgiliath
    .text = Il giocatore dei Dúnedain può abbandonare 1 carta per pescarne 3.
region-the-cross-roads = Il Crocevia
    .text = Ogni giocatore dei Popoli Liberi pesca 1.
region-cirith-ungol = Cirith Ungol
    .text = Il giocatore di Mordor pesca 5 carte a parte, può giocarne un’armata, scarta le altre.
region-morgul-vale = Valle di Morgul
    .text = Il giocatore di Mordor pesca 5 carte a parte, può giocarne un Nazgûl, scarta le altre.
region-shelobs-lair = Tana di Shelob
    .text = Il giocatore dei Mostri pesca 2.
region-cracks-of-doom = Voragine del Fato
    .text = Il giocatore dei Mostri pesca 2.
region-morgai = Morgai
    .text = Questo sentiero riceve 1 attacco.
region-orodruin = Orodruin
    .text = Il giocatore di Mordor pesca 2.

## Perché una scelta non è possibile, secondo la regola

refusal-card-pass-01 = Puoi passare solo con una mano entro il limite, o più piccola di quella di ogni avversario.
refusal-card-winnow-02 = Per vagliare servono due carte in mano.
refusal-card-ring-01 = Non resta alcun segnalino Anello da usare.
refusal-card-ring-06 = Non si può pescare alcuna carta.
refusal-card-play-26 = Nulla del suo testo si può compiere ora.
refusal-card-play-12 = È già stata giocata in questo round.
refusal-card-item-02 = In gioco non c’è nessuno che possa portarlo.
refusal-card-item-01 = Un oggetto si gioca su un personaggio.
refusal-card-item-08 = Un oggetto si sposta solo con il portatore.
refusal-card-move-03 = È entrata in riserva in questo round e non può ancora spostarsi.
refusal-card-move-02 = Nessun luogo attivo le è aperto.
refusal-card-play-15 = Un’armata non va mai su un sentiero.
refusal-card-play-16 = Quel campo non è attivo o non mostra la sua fazione.
refusal-card-play-18 = Quel campo non è attivo o non mostra la fazione del personaggio.
refusal-card-play-19 = Il sentiero attivo è chiuso a quel personaggio.
refusal-card-action-08 = Quell’azione spetta a un altro giocatore.
refusal-card-action-10 = Il costo non si può pagare, o non ne verrebbe nulla.
refusal-card-play-04 = Finché hai carte in mano, devi scartarne una dalla mano.
refusal-card-play-05 = La carta giocata non può pagare per sé.
refusal-card-forsake-06 = Le carte nei luoghi non si possono abbandonare.
refusal-card-forsake-08 = Mazzo e scarti sono vuoti.
refusal-card-forsake-10 = Quella carta non è nella tua riserva.
refusal-card-combat-12 = Quella carta non difende qui, o non può annullare nulla.
refusal-card-combat-11 = I difensori devono annullare ciò che possono.
refusal-card-location-03 = Là non c’è combattimento da risolvere.
refusal-card-activate-07 = Quel campo è già attivo.
refusal-card-path-08 = Quel sentiero ha un altro numero.
refusal-card-path-07 = Quel sentiero è già stato percorso.
refusal-card-play-31 = Il testo, o i limiti consueti, non permettono di giocare quella carta.
ui-cards-aim-free = Il fine della tua parte: vincere sentieri e campi di battaglia, per essere in vantaggio di 10 punti dopo un round, o anche di uno solo dopo l’ultimo sentiero.
ui-cards-aim-shadow = Il fine della tua parte: vincere campi di battaglia e corrompere sui sentieri il Portatore dell’Anello, per essere in vantaggio di 10 punti dopo un round, o non in svantaggio dopo l’ultimo sentiero.
