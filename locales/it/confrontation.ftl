### Westmarch, in italiano: La Sfida.
###
### Il contratto tra cataloghi e client (identificatori e variabili) sta all’inizio di en/confrontation.ftl.
### I nomi seguono l’uso italiano di Tolkien. Le variabili sono nomi senza articolo; dove la frase vuole l’articolo, la
### preposizione o il plurale, lo sceglie secondo l’identificatore ($region-id, $character-id).

## Personaggi

character-frodo-classic = Frodo
    .face = Frodo (versione classica)
    .ability = Se è attaccato, può ritirarsi di lato prima che si giochino le carte; non in montagna.
character-frodo-variant = Frodo
    .face = Frodo (variante)
    .ability = Nelle sue battaglie il testo delle carte di Sauron non ha effetto. Se viene sconfitto, Sam prende l’Anello, a meno che non l’abbia sconfitto il Warg.
character-sam-classic = Sam
    .face = Sam (versione classica)
    .ability = Può combattere al posto di Frodo, se questi è attaccato nella sua regione. Ha forza 5 se Frodo è scoperto nella sua regione.
character-sam-variant = Sam
    .face = Sam (variante)
    .ability = Se è attaccato, ha la stessa forza di chi lo attacca.
character-pippin = Pipino
    .face = Pipino (versione classica)
    .ability = Quando attacca, può ritirarsi indietro prima che si giochino le carte.
character-smeagol = Sméagol
    .face = Sméagol (variante)
    .ability = Se è attaccato mentre è solo nella regione, può scambiarsi di posto con un compagno in una regione adiacente, che combatte per lui.
character-merry = Merry
    .face = Merry (versione classica)
    .ability = Sconfigge il Re Stregone prima che si giochino le carte.
character-faramir = Faramir
    .face = Faramir (variante)
    .ability = Quando attacca, può ritirarsi di lato prima che si giochino le carte; non in montagna.
character-gandalf-classic = Gandalf
    .face = Gandalf (versione classica)
    .ability = Sauron deve mostrare la sua carta prima che la Compagnia scelga la propria.
character-gandalf-variant = Gandalf
    .face = Gandalf (variante)
    .ability = Quando un compagno combatte nella sua regione o in una adiacente, si può scoprire Gandalf per aggiungere 1 alla forza del compagno.
character-aragorn-classic = Aragorn
    .face = Aragorn (versione classica)
    .ability = Per attaccare può muoversi in ogni direzione; in montagna non di lato.
character-aragorn-variant = Aragorn
    .face = Aragorn (variante)
    .ability = Se è attaccato, può dichiarare che non si giocano carte.
character-legolas = Legolas
    .face = Legolas (versione classica)
    .ability = Sconfigge il Nazgûl Alato prima che si giochino le carte.
character-elrond = Elrond
    .face = Elrond (variante)
    .ability = Nelle sue battaglie le carte di Sauron «Magia» e «Occhio di Sauron» non hanno effetto.
character-gimli = Gimli
    .face = Gimli (versione classica)
    .ability = Sconfigge gli Orchi prima che usino la loro abilità.
character-theoden = Théoden
    .face = Théoden (variante)
    .ability = A Rohan e a Gondor ha forza 4.
character-boromir = Boromir
    .face = Boromir (versione classica)
    .ability = Lui e il suo avversario sono entrambi sconfitti, prima dell’abilità di Sauron e delle carte.
character-treebeard = Barbalbero
    .face = Barbalbero (variante)
    .ability = A Fangorn ha forza 6. Da qualunque regione può andare a Fangorn per attaccarvi un nemico solo.
character-balrog = Balrog
    .face = Balrog (versione classica)
    .ability = Sul Caradhras può essere scoperto per sconfiggere un personaggio che attraversa le Miniere di Moria.
character-uruk-hai = Uruk-hai
    .face = Uruk-hai (variante)
    .ability = Possono avanzare di quante regioni vogliono fino a una regione vuota, ma non attraverso nemici o regioni piene.
character-shelob = Shelob
    .face = Shelob (versione classica)
    .ability = Dopo aver sconfitto un nemico torna a Gondor. Se lì ci sono nemici, o manca il posto, è sconfitta anche lei.
character-wormtongue = Vermilinguo
    .face = Vermilinguo (variante)
    .ability = Se viene sconfitto, può invece ritirarsi indietro in una regione vuota.
character-witch-king-classic = Re Stregone
    .tile = Re Stregone
    .face = Re Stregone (versione classica)
    .ability = Per attaccare può muoversi di lato; non in montagna.
character-witch-king-variant = Re Stregone
    .tile = Re Stregone
    .face = Re Stregone (variante)
    .ability = Quando entra nella Contea, Sauron vince subito.
character-flying-nazgul-classic = Nazgûl Alato
    .face = Nazgûl Alato (versione classica)
    .ability = Può raggiungere qualunque regione per attaccarvi un nemico solo.
character-flying-nazgul-variant = Nazgûl Alato
    .face = Nazgûl Alato (variante)
    .ability = Per attaccare può avanzare sorvolando una regione.
character-black-rider = Cavaliere Nero
    .face = Cavaliere Nero (versione classica)
    .ability = Per attaccare può avanzare di quante regioni vuole, ma non attraverso nemici o regioni piene.
character-mouth-of-sauron = Bocca di Sauron
    .face = Bocca di Sauron (variante)
    .ability = Scoperte le carte, Sauron può scambiare la sua con il 4, preso dalla mano o dagli scarti.
character-saruman-classic = Saruman
    .face = Saruman (versione classica)
    .ability = Il suo avversario non può ritirarsi grazie a un’abilità. Sauron può dichiarare che non si giocano carte.
character-saruman-variant = Saruman
    .face = Saruman (variante)
    .ability = Sconfigge Gandalf prima che si giochino le carte. Agli altri può chiedere una carta diversa, quando la loro è scoperta.
character-orcs-classic = Orchi
    .face = Orchi (versione classica)
    .ability = Quando attaccano, sconfiggono il primo avversario nella regione prima che si giochino le carte.
character-orcs-variant = Orchi
    .face = Orchi (variante)
    .ability = Quando attaccano hanno forza 6.
character-warg = Warg
    .face = Warg (versione classica)
    .ability = Nelle sue battaglie l’abilità del personaggio della Compagnia non ha effetto.
character-gollum = Gollum
    .face = Gollum (variante)
    .ability = Può ritirarsi in avanti prima che si giochino le carte.
character-cave-troll = Troll delle caverne
    .face = Troll delle caverne (versione classica)
    .ability = Nelle sue battaglie la carta di Sauron non conta: né il testo né il numero.
character-watcher = Osservatore
    .face = Osservatore (variante)
    .ability = Una volta scoperto, resta scoperto e non può più muoversi.

## Regioni

region-shire = Contea
region-arthedain = Arthedain
region-cardolan = Cardolan
region-rhudaur = Rhudaur
region-eregion = Eregion
region-enedwaith = Enedwaith
region-high-pass = Alto Passo
region-misty-mountains = Montagne Nebbiose
region-caradhras = Caradhras
region-gap-of-rohan = Breccia di Rohan
region-mirkwood = Bosco Atro
region-fangorn = Fangorn
region-rohan = Rohan
region-dagorlad = Dagorlad
region-gondor = Gondor
region-mordor = Mordor

## Carte combattimento

card-f-1 = 1
card-f-2 = 2
card-f-3 = 3
card-f-4 = 4
card-f-5 = 5
card-f-magic = Magia
    .hint = Diventa una carta che hai già giocato.
card-f-noble-sacrifice = Nobile sacrificio
    .hint = Entrambi i combattenti sono sconfitti.
card-f-elven-cloak = Mantello elfico
    .hint = Il numero sulla carta di Sauron non conta.
card-f-retreat = Ritirata
    .hint = Il tuo combattente si ritira indietro, se può.
card-s-1 = 1
card-s-2 = 2
card-s-3 = 3
card-s-4 = 4
card-s-5 = 5
card-s-6 = 6
card-s-magic = Magia
    .hint = Diventa una carta che hai già giocato.
card-s-eye = Occhio di Sauron
    .hint = Una carta con testo della Compagnia non ha effetto.
card-s-retreat = Ritirata
    .hint = Il tuo combattente si ritira di lato, se può.

## Carte speciali

special-shadowfax = Ombromanto
    .hint = Prima della mossa: un personaggio fa un passo in più in avanti, senza combattere, e poi muove come al solito.
special-gandalf-the-white = Gandalf il Bianco
    .hint = Invece del turno: Gandalf, se è stato sconfitto, torna a Fangorn.
special-a-king-revealed = Un Re si rivela
    .hint = Invece del turno: scopri Aragorn e indica la pedina che Sauron dovrà muovere.
special-gwaihir = Gwaihir, Re dei Venti
    .hint = In battaglia: il tuo combattente può ritirarsi di lato o indietro, al posto della sua abilità.
special-recall-to-mordor = Richiamo a Mordor
    .hint = Invece del turno: uno dei tuoi personaggi torna a Mordor.
special-dark-of-mordor = Oscurità di Mordor
    .hint = Prima della mossa: un personaggio fa un passo in più in avanti, senza combattere; poi ne muove un altro.
special-crebain-of-dunland = Crebain del Dunland
    .hint = Invece del turno: scopri una pedina della Compagnia fino alla fine della partita.
special-palantir = Palantír
    .hint = In qualunque momento del tuo turno: scopri la Compagnia in una regione, esclusa la Contea.

## Cause che non sono né personaggi né carte

cause-move = la mossa
cause-battle = la battaglia
cause-magic = Magia
cause-support = sostegno in battaglia
cause-ring-bearer = l’Anello

## Perché la partita è finita

reason-ring-bearer-in-mordor = il Portatore dell’Anello è giunto a Mordor
reason-ring-bearer-defeated = il Portatore dell’Anello è stato sconfitto
reason-three-in-shire = tre servi di Sauron sono nella Contea
reason-witch-king-in-shire = il Re Stregone è giunto nella Contea
reason-no-move = l’altra parte non poteva muovere
reason-turn-limit = la partita è stata fermata dopo troppi turni
reason-match-points = più punti nelle due partite insieme
reason-match-drawn = stessi punti nelle due partite

## Perché una pedina non può muovere

reason-revealed-watcher = l’Osservatore resta dove è stato scoperto
reason-regions-in-front-full = le regioni davanti sono piene
reason-no-region-in-front = davanti non c’è alcuna regione

## Opzioni

option-edition = Personaggi
    .about = Quali facce si giocano: tutte classiche, tutte della variante, o una scelta fra le due.
option-edition-classic = Classica
option-edition-variant = Variante
option-edition-draft = Draft
option-fellowship-specials = Carte speciali della Compagnia
    .about = Con quante carte speciali gioca la Compagnia; di solito due.
option-sauron-specials = Carte speciali di Sauron
    .about = Con quante carte speciali gioca Sauron; di solito due.
option-match = Incontro di due partite
    .about = Due partite, scambiandosi le parti e contando i punti.

## Combinazioni pronte

preset-classic = Classica
preset-variant = Variante
preset-draft = Draft
preset-classic-specials = Classica con carte speciali
preset-variant-specials = Variante con carte speciali
preset-draft-specials = Draft con carte speciali
preset-fellowship-handicap = Classica, la Compagnia aiutata da quattro carte speciali
preset-sauron-handicap = Variante, Sauron aiutato da tre carte speciali
preset-all-specials = Draft con tutte le carte speciali
preset-match = Incontro di due partite
preset-draft-match = Incontro di due partite, con draft e carte speciali

## Parti di frase

# $region: dove
phrase-in = { $region-id ->
        [shire] nella Contea
        [arthedain] nell’Arthedain
        [cardolan] nel Cardolan
        [rhudaur] nel Rhudaur
        [eregion] nell’Eregion
        [enedwaith] nell’Enedwaith
        [high_pass] sull’Alto Passo
        [misty_mountains] sulle Montagne Nebbiose
        [caradhras] sul Caradhras
        [gap_of_rohan] nella Breccia di Rohan
       *[other] a { $region }
    }
# $from: da dove
phrase-from = { $from-id ->
        [shire] dalla Contea
        [arthedain] dall’Arthedain
        [cardolan] dal Cardolan
        [rhudaur] dal Rhudaur
        [eregion] dall’Eregion
        [enedwaith] dall’Enedwaith
        [high_pass] dall’Alto Passo
        [misty_mountains] dalle Montagne Nebbiose
        [caradhras] dal Caradhras
        [gap_of_rohan] dalla Breccia di Rohan
       *[other] da { $from }
    }
# $to: verso dove
phrase-to = { $to-id ->
        [shire] nella Contea
        [arthedain] nell’Arthedain
        [cardolan] nel Cardolan
        [rhudaur] nel Rhudaur
        [eregion] nell’Eregion
        [enedwaith] nell’Enedwaith
        [high_pass] sull’Alto Passo
        [misty_mountains] sulle Montagne Nebbiose
        [caradhras] sul Caradhras
        [gap_of_rohan] nella Breccia di Rohan
       *[other] a { $to }
    }
# $character: all’inizio della frase
phrase-character = { $character-id ->
        [balrog] Il { $character }
        [uruk_hai] Gli { $character }
        [witch_king_classic] Il { $character }
        [witch_king_variant] Il { $character }
        [flying_nazgul_classic] Il { $character }
        [flying_nazgul_variant] Il { $character }
        [black_rider] Il { $character }
        [mouth_of_sauron] La { $character }
        [orcs_classic] Gli { $character }
        [orcs_variant] Gli { $character }
        [warg] Il { $character }
        [cave_troll] Il { $character }
        [watcher] L’{ $character }
       *[other] { $character }
    }
# $character: chi va, in una domanda
phrase-does = { $character-id ->
        [balrog] va il { $character }
        [uruk_hai] vanno gli { $character }
        [witch_king_classic] va il { $character }
        [witch_king_variant] va il { $character }
        [flying_nazgul_classic] va il { $character }
        [flying_nazgul_variant] va il { $character }
        [black_rider] va il { $character }
        [mouth_of_sauron] va la { $character }
        [orcs_classic] vanno gli { $character }
        [orcs_variant] vanno gli { $character }
        [warg] va il { $character }
        [cave_troll] va il { $character }
        [watcher] va l’{ $character }
       *[other] va { $character }
    }
# $number: la cifra sulla base della pedina; nel mezzo della frase
piece-number = n.{"\u00A0"}{ $number }
# $character, $piece: chi, per quanto ne sa il lettore; all’inizio della frase
phrase-who = { $character-id ->
        [none] La pedina nascosta { $piece }
       *[other] { $piece-id ->
            [none] { phrase-character }
           *[other] { phrase-character } ({ $piece })
        }
    }
# $cause: che cosa l’ha provocato, alla fine della frase; nulla dove è ovvio
phrase-because = { $cause-id ->
        [none] .
        [move] .
        [battle] .
        [magic] .
        [shelob] .
       *[other] {" "}({ $cause }).
    }

## Domande: la preparazione

prompt-setup-draft = Quale faccia di questa tessera giocherai? Tessere rimaste: { $left }.
prompt-setup-draft-waiting = { $seat } sceglie le facce.
prompt-setup-special-cards = Quale carta speciale prendi? Carte ancora da prendere: { $left }.
prompt-setup-special-cards-waiting = { $seat } sceglie le carte speciali.
prompt-setup-place = { $character-id ->
        [none] Chi schieri adesso?
       *[other] Dove { phrase-does } all’inizio?
    }
prompt-setup-place-waiting = { $seat } schiera i personaggi.

## Domande: il turno

prompt-turn-action = Tocca a te. Chi muove, o che cosa accade prima della mossa?
prompt-turn-action-waiting = { $seat } deve muovere.
prompt-turn-target = Dove { phrase-does } { phrase-from }?
prompt-turn-palantir = Guardi nel Palantír prima che il turno prosegua?
prompt-turn-palantir-waiting = { $seat } può guardare nel Palantír.
prompt-turn-ambush = La Compagnia è nelle Miniere di Moria. Il Balrog colpisce?
prompt-turn-ambush-waiting = { $seat } può colpire nelle Miniere di Moria.
prompt-turn-end-shuffle = Il tuo turno sta per finire. Mescoli delle pedine nascoste?
prompt-turn-end-shuffle-waiting = { $seat } conclude il turno.

## Domande: le carte speciali

prompt-special-a-king-revealed = Un Re si rivela: quale pedina deve muovere Sauron?
prompt-special-crebain-of-dunland = Crebain del Dunland: quale pedina scovano?
prompt-special-recall-to-mordor = Richiamo a Mordor: chi ritorna?
prompt-special-extra-mover = { $card }: chi fa il passo in più?
prompt-special-extra-target = { $card }: dove { phrase-does }?

## Domande: la battaglia

prompt-attack-shuffle = Il nemico ti attacca { phrase-in }. Prima mescoli le tue pedine nascoste?
prompt-attack-shuffle-waiting = { $seat } può mescolare prima dell’attacco.
prompt-attack-opponent = Attacco { phrase-in }: contro chi combatti?
prompt-attack-opponent-waiting = { $seat } sceglie l’avversario.
prompt-battle-change-fighter = Battaglia { phrase-in }: combatte qualcun altro?
prompt-battle-change-fighter-waiting = { $seat } può mandare in battaglia qualcun altro.
prompt-battle-gwaihir = Battaglia { phrase-in }: chiami Gwaihir?
prompt-battle-gwaihir-waiting = { $seat } può chiamare Gwaihir.
prompt-battle-fellowship-ability = Battaglia { phrase-in }: combatte { $character }. Usi un’abilità?
prompt-battle-fellowship-ability-waiting = { $seat } può usare un’abilità.
prompt-battle-sauron-ability = Battaglia { phrase-in }: combatte { $character }. Usi un’abilità?
prompt-battle-sauron-ability-waiting = { $seat } può usare un’abilità.
prompt-battle-card = Battaglia { phrase-in }: quale carta giochi?
prompt-battle-card-waiting = { $seat } sceglie una carta.
prompt-battle-show-card = Battaglia { phrase-in }: prima devi mostrare la tua carta. Quale?
prompt-battle-show-card-waiting = { $seat } deve mostrare subito una carta.
prompt-battle-answer-card = Battaglia { phrase-in }: la carta di Sauron è scoperta. Con quale carta rispondi?
prompt-battle-answer-card-waiting = { $seat } risponde con una carta.
prompt-battle-demand = Battaglia { phrase-in }: Saruman chiede un’altra carta?
prompt-battle-demand-waiting = { $seat } può chiedere un’altra carta.
prompt-battle-another-card = Battaglia { phrase-in }: Saruman chiede un’altra carta. Quale giochi?
prompt-battle-another-card-waiting = { $seat } deve scegliere un’altra carta.
prompt-battle-exchange = Battaglia { phrase-in }: la Bocca di Sauron scambia la tua carta con il 4?
prompt-battle-exchange-waiting = { $seat } può scambiare la carta.
prompt-battle-fetch = Battaglia { phrase-in }: in quale delle tue carte già giocate si trasforma Magia?
prompt-battle-fetch-waiting = { $seat } sceglie una carta per Magia.
prompt-battle-retreat = Battaglia { phrase-in }: dove si ritira il tuo combattente?
prompt-battle-retreat-waiting = { $seat } sceglie dove ritirarsi.
prompt-battle-support = Battaglia { phrase-in }: Gandalf sostiene chi combatte?
prompt-battle-support-waiting = { $seat } può chiedere il sostegno di Gandalf.
prompt-battle-wormtongue = Battaglia { phrase-in }: Vermilinguo è battuto. Sguscia via?
prompt-battle-wormtongue-waiting = { $seat } può far sgusciare via Vermilinguo.

## Scelte

token-face = { $subject }
token-take = Prendi: { $subject }
token-place = Schiera: { $subject }
token-move = Muovi: { $subject }
token-to = { $prompt ->
        [battle-fellowship-ability] Ritirata: { $subject }
        [battle-sauron-ability] Ritirata: { $subject }
        [battle-retreat] Ritirata: { $subject }
        [battle-wormtongue] Sguscia via: { $subject }
        [setup-place] Posto: { $subject }
       *[other] Destinazione: { $subject }
    }
token-mines = Attraverso le Miniere di Moria: { $subject }
token-shuffle = Mescola le pedine nascoste: { $subject }
token-play = Gioca: { $subject }
token-target = Pedina { $subject }
token-look = Guarda nel Palantír: { $subject }
token-fight = Combatti: { $subject }
token-draw = Pesca una delle pedine nascoste
token-reveal = Scopri: { $subject }
token-switch = Scambio di posto: { $subject }
token-card = Gioca: { $subject }
token-fetch = Riprendi: { $subject }
token-declare = Dichiara che non si giocano carte
token-demand = Chiedi un’altra carta
token-exchange = Scambia con: { $subject }
token-pass = { $prompt ->
        [turn-palantir] Non guardare ora
        [turn-ambush] Lascia passare
        [turn-end-shuffle] Concludi il turno
        [attack-shuffle] Non mescolare
        [battle-change-fighter] No, il combattente resta
        [battle-gwaihir] Non chiamare Gwaihir
        [battle-fellowship-ability] Non usare abilità
        [battle-sauron-ability] Non usare abilità
        [battle-demand] Accetta la carta
        [battle-exchange] Tieni la carta
        [battle-support] Nessun sostegno
        [battle-wormtongue] Accetta la sconfitta
       *[other] Passa
    }

## Il diario: la preparazione

event-face-chosen = Faccia scelta: { $character }.
event-rosters-shown = Le facce sono svelate. La Compagnia dell’Anello: { $rosters-fellowship }. Sauron: { $rosters-sauron }.
event-special-taken = Carta speciale presa: { $card }.
event-specials-shown = Le carte speciali sono svelate. La Compagnia dell’Anello: { $cards-fellowship }. Sauron: { $cards-sauron }.
event-placed = Schieramento { phrase-in }: { $character }.
event-game-begins = { $seats-fellowship-id ->
        [fellowship] Tutti sono al loro posto; la partita comincia.
       *[other] Comincia la partita { $game } dell’incontro. { $seats-fellowship } guida la Compagnia dell’Anello. { $seats-sauron } guida Sauron.
    }

## Il diario: il turno

event-turn = Turno { $number }. { $side } muove.
event-can-act = { $side } può ancora muovere.
event-moved = { phrase-who } { $character-id ->
        [orcs_classic] vanno
        [orcs_variant] vanno
        [uruk_hai] vanno
       *[other] va
    } { phrase-from } { phrase-to }{ phrase-because }
event-entered-mines = { phrase-who } entra nelle Miniere di Moria, dall’Eregion verso Fangorn{ phrase-because }
event-shuffled = { $side } mescola pedine nascoste { phrase-in }.
event-revealed = { phrase-who } { $character-id ->
        [orcs_classic] escono
        [orcs_variant] escono
        [uruk_hai] escono
       *[other] esce
    } allo scoperto { phrase-in }{ $cause-id ->
        [battle] .
        [support] {" "}a sostegno di chi combatte.
        [ring_bearer] {" "}come nuovo Portatore dell’Anello.
        [balrog] {" "}e colpisce nelle Miniere di Moria.
        [uruk_hai] {" "}per una marcia così lunga.
       *[other] {" "}({ $cause }).
    }
event-hidden = Personaggi di nuovo nascosti: { $characters }.
event-declined = { $question-id ->
        [ability] { $side } non usa abilità.
        [shuffle] { $side } non mescola.
        [support] { $side } non chiede il sostegno di Gandalf.
        [demand] { $side } non chiede un’altra carta.
        [change_fighter] { $side } non manda nessun altro in battaglia.
        [exchange] { $side } tiene la carta.
        [ambush] { $side } lascia attraversare in pace le Miniere di Moria.
        [gwaihir] { $side } non chiama Gwaihir.
        [palantir] { $side } non guarda nel Palantír.
       *[other] { $side } rinuncia.
    }
event-must-move = { phrase-who } { phrase-in } { $character-id ->
        [orcs_classic] possono muovere, e quindi devono
        [orcs_variant] possono muovere, e quindi devono
        [uruk_hai] possono muovere, e quindi devono
       *[other] può muovere, e quindi deve
    } farlo ora{ phrase-because }
event-cannot-move = { phrase-who } { phrase-in } non { $character-id ->
        [orcs_classic] possono
        [orcs_variant] possono
        [uruk_hai] possono
       *[other] può
    } obbedire: { $reason }{ phrase-because }

## Il diario: la battaglia

event-drawn = { $out-of ->
        [1] L’attacco { phrase-in } incontra una sola pedina.
       *[other] È stata pescata una delle { $out-of } pedine nascoste { phrase-in }.
    } { phrase-who } { $character-id ->
        [orcs_classic] devono
        [orcs_variant] devono
        [uruk_hai] devono
       *[other] deve
    } combattere.
event-battle = { $attacker-id ->
        [fellowship] Battaglia { phrase-in }: { $fellowship } contro { $sauron }. Attacca la Compagnia dell’Anello.
       *[sauron] Battaglia { phrase-in }: { $sauron } contro { $fellowship }. Attacca Sauron.
    }
event-took-over = { phrase-character } combatte al posto di { $for }.
event-retreated = { phrase-character } { $character-id ->
        [orcs_classic] si ritirano
        [orcs_variant] si ritirano
        [uruk_hai] si ritirano
       *[other] si ritira
    } { phrase-from } { phrase-to } { $cause-id ->
        [gwaihir] ({ $cause }).
        [f_retreat] (carta «{ $cause }»).
        [s_retreat] (carta «{ $cause }»).
       *[other] per abilità.
    }
event-no-cards = { phrase-character } dichiara che in questa battaglia non si giocano carte.
event-card-chosen = Carta coperta: { $card }.
event-card-shown = { $side } gioca una carta scoperta: { $card }{ phrase-because }
event-cards-revealed = Le carte sono scoperte. La Compagnia dell’Anello: { $fellowship }. Sauron: { $sauron }.
event-card-replaced = { $side } cambia carta: { $card } al posto di { $instead-of }{ phrase-because }
event-card-demanded = La Compagnia dell’Anello deve giocare un’altra carta{ phrase-because }
event-card-ignored = { $side-id ->
        [sauron] La carta di Sauron non conta: { $card }{ phrase-because }
       *[fellowship] La carta della Compagnia non conta: { $card }{ phrase-because }
    }
event-compared = Forza. La Compagnia dell’Anello: { $fellowship }. Sauron: { $sauron }.
event-defeated = { $cause-id ->
        [shelob] { phrase-who } non trova posto a Gondor e cade { phrase-in }.
       *[other] { phrase-who } { $character-id ->
            [orcs_classic] cadono
            [orcs_variant] cadono
            [uruk_hai] cadono
           *[other] cade
        } { phrase-in }{ phrase-because }
    }
event-ring-bearer = { phrase-character } prende l’Anello.
event-returned = { phrase-who } torna { phrase-to }{ phrase-because }
event-hands-taken-back = Tutte le carte combattimento sono state giocate; entrambe le parti le riprendono in mano.

## Il diario: le carte speciali

event-special-played = { $side } gioca la carta speciale { $card }.
event-named = { phrase-who } { phrase-in } { $character-id ->
        [orcs_classic] devono
        [orcs_variant] devono
        [uruk_hai] devono
       *[other] deve
    } muovere al prossimo turno{ phrase-because }

## Il diario: la fine

event-game-over = { $winner-id ->
        [none] La partita è finita. Nessuno ha vinto: { $reason }.
       *[other] La partita è finita. { $winner } vince: { $reason }. Punti: { $points }.
    }
event-match-over = { $winner-id ->
        [none] L’incontro finisce in parità, { $scores-first } a { $scores-second }.
       *[other] L’incontro è finito. { $winner } vince. Punti: { $scores-first } al primo giocatore, { $scores-second } al secondo.
    }

## Prima di scegliere: che cosa succederà

preview-start = { $who } inizia { phrase-in }.
preview-move = { $who } va { phrase-to }. Là non ci sono nemici.
preview-attack = { $count ->
        [one] { $who } attacca { phrase-in }: { $enemies }. Segue una battaglia.
       *[other] { $who } attacca { phrase-in } uno di { $count }: { $enemies }. Segue una battaglia.
    }
preview-retreat = Il tuo combattente lascia la battaglia e si ritira { phrase-to }.
preview-card = { $who }: { $own } + { $added } = { $sum }. Contro: { $enemy } con { $against } e una carta che non conosci. Abilità e testi delle carte possono cambiarlo.
preview-shuffle = I tuoi pezzi nascosti { phrase-in } si scambiano in segreto; il nemico lo viene a sapere.

## A margine: di che cosa si tratta

aim-fellowship = Il tuo scopo: portare il Portatore dell’Anello a Mordor. Solo tu sai quale pezzo è Frodo.
aim-sauron = Il tuo scopo: sconfiggere il Portatore dell’Anello, o portare tre dei tuoi personaggi nella Contea.
aim-setup = Trascina un personaggio illuminato su uno dei campi che si accendono, o lascia fare al caso.
aim-turn = Trascina un personaggio illuminato sul campo dove deve andare. Entrare dove c’è un nemico è un attacco.
aim-moves = Tocca a te. Chi muove?

## Rifiuti: perché una scelta non è possibile, secondo la regola che lo dice

refusal-conf-card-03 = Scegli una carta che hai ancora in mano.
refusal-conf-card-05 = La Magia può diventare solo una carta combattimento che hai già giocato.
refusal-conf-card-27 = Scegli la regione in cui si ritira il tuo combattente.
refusal-conf-char-04 = Solo Sam, nella stessa regione, può combattere al posto di Frodo.
refusal-conf-char-17 = Scegli una carta che hai ancora in mano.
refusal-conf-char-31 = Solo il Balrog, se si trova a Caradhras, può colpire nelle Miniere di Moria.
refusal-conf-charv-12 = Solo Gandalf, qui o in una regione adiacente, può dare sostegno.
refusal-conf-charv-23 = Sulle montagne Sméagol si scambia solo in avanti o all’indietro.
refusal-conf-charv-34 = Serve un’altra carta della tua mano.
refusal-conf-charv-37 = Vermilinguo sguscia all’indietro, in una regione vuota.
refusal-conf-charv-46 = L’Osservatore non può più muoversi dopo essere stato scoperto.
refusal-conf-charv-57 = Sméagol si scambia con un compagno in una regione adiacente.
refusal-conf-combat-05 = Si può indicare solo un personaggio scoperto; tra i nascosti decide la sorte.
refusal-conf-combat-10 = Il tuo combattente ora non ha questa abilità.
refusal-conf-gen-04 = Quel personaggio è stato sconfitto.
refusal-conf-hidden-06 = Per mescolare servono due pezzi nascosti nella stessa regione.
refusal-conf-hidden-16 = Questi pezzi ora non si possono mescolare.
refusal-conf-move-01 = Un personaggio si muove in una regione adiacente davanti a sé. Quelle illuminate sono raggiungibili.
refusal-conf-move-02 = I personaggi si muovono in avanti, non di lato né all’indietro.
refusal-conf-move-03 = In quella regione non c’è più posto.
refusal-conf-move-05 = Sulle montagne nessuno si muove di lato.
refusal-conf-move-07 = L’Anduin non porta nessuno controcorrente.
refusal-conf-move-08 = Le Miniere di Moria portano dall’Eregion a Fangorn.
refusal-conf-move-09 = Nessuno torna indietro attraverso le Miniere di Moria.
refusal-conf-move-11 = A Fangorn non c’è più posto.
refusal-conf-move-12 = Il fiume e le miniere sono vie solo per la Compagnia.
refusal-conf-move-14 = Davanti a quel personaggio non ci sono regioni.
refusal-conf-retreat-02 = Non ci si ritira dove si trova un nemico.
refusal-conf-retreat-03 = In quella regione non c’è posto per ritirarsi.
refusal-conf-retreat-04 = Nessuno si ritira attraverso le Miniere di Moria.
refusal-conf-retreat-05 = Sulle montagne nessuno si ritira di lato.
refusal-conf-retreat-06 = La ritirata non porta da quella parte.
refusal-conf-setup-05 = Quattro personaggi iniziano nella Contea e uno in ciascuna delle cinque regioni davanti alle montagne.
refusal-conf-setup-06 = Quattro personaggi iniziano a Mordor e uno in ciascuna delle cinque regioni davanti alle montagne.
refusal-conf-setup-07 = Nessuno inizia sulle montagne.
refusal-conf-special-02 = Quella carta speciale non è tua.
refusal-conf-special-07 = In questo turno è già stata giocata una carta speciale.
refusal-conf-special-08 = Ombromanto porta un personaggio un passo avanti, dove c’è posto e nessun nemico.
refusal-conf-special-10 = Ombromanto obbliga lo stesso personaggio a proseguire.
refusal-conf-special-11 = Nessun personaggio potrebbe fare entrambe le mosse.
refusal-conf-special-15 = Gandalf dev’essere stato sconfitto, e Fangorn dev’essergli aperta.
refusal-conf-special-17 = Deve muoversi il pezzo indicato.
refusal-conf-special-18 = Ora non si può rinunciare al turno: il pezzo indicato deve muoversi.
refusal-conf-special-20 = Aragorn è stato sconfitto; nessuno può rivelarsi re.
refusal-conf-special-22 = Gwaihir arriva all’inizio di una battaglia.
refusal-conf-special-30 = A Mordor dev’esserci posto e non dev’esserci la Compagnia.
refusal-conf-special-31 = Scegli un tuo personaggio fuori da Mordor.
refusal-conf-special-32 = Il passo in più va in avanti, dove c’è posto e nessun nemico.
refusal-conf-special-33 = Ora deve muoversi un altro personaggio.
refusal-conf-special-35 = Dopo quel passo nessun altro personaggio potrebbe muoversi.
refusal-conf-special-38 = Il Palantír guarda in una regione diversa dalla Contea dove si trova la Compagnia.
refusal-conf-special-43 = Non c’è nessuno su cui giocare quella carta.
refusal-conf-turn-02 = Nel tuo turno deve muoversi uno dei tuoi personaggi.
